import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {useSidebarLoader} from './useSidebar.ts';

/** Collapses a category when a sibling opens. */
export function useYielding(yieldTo: number | undefined, collapse: () => void): void {
  const [yielded, setYielded] = useState(yieldTo);
  if (yieldTo === yielded) return;
  setYielded(yieldTo);
  if (yieldTo !== undefined) collapse();
}

/** Calls the listener each time a category opens. */
export function useOnExpand(expanded: boolean, listener: () => void): void {
  const wasExpanded = useRef(expanded);
  const onExpand = useEffectEvent(listener);
  useEffect(() => {
    if (expanded && !wasExpanded.current) onExpand();
    wasExpanded.current = expanded;
  }, [expanded]);
}

/** Fetches the entries of an open category that are not in the page. */
export function useMissingItems(missing: boolean, onFailure: () => void): void {
  const load = useEffectEvent(useSidebarLoader());
  const giveUp = useEffectEvent(onFailure);
  useEffect(() => {
    if (!missing) return;
    let asked = true;
    void load().then((isHere) => {
      if (asked && !isHere) giveUp();
    });
    return () => {
      asked = false;
    };
  }, [missing]);
}
