import type {SidebarNode} from 'legacydocs';
import {createContext, useContext, useEffect, useEffectEvent, useRef, useState} from 'react';
import {useDocsPage, useSiteFiles} from '../shared/context.ts';

type Load = () => Promise<boolean>;

/** Context with a function that fetches the open page's complete sidebar, and resolves with true if it was loaded. */
export const SidebarLoader = createContext<Load>(async () => false);

function useSidebarLoader(): Load {
  return useContext(SidebarLoader);
}

export interface OpenSidebar {
  /** React key. Changes with version and sidebar, so that a different sidebar starts with a new state. */
  readonly key: string;
  readonly nodes: readonly SidebarNode[] | null;
  readonly load: Load;
}

/**
 * Returns the open page's sidebar: the part that the page includes or, after the reader has opened a category with
 * missing entries, the complete sidebar.
 */
export function useSidebar(given: readonly SidebarNode[] | null): OpenSidebar {
  const page = useDocsPage();
  const files = useSiteFiles();
  const [whole, setWhole] = useState<
    Pick<OpenSidebar, 'nodes'> & {readonly instead: typeof given}
  >();
  const key = `${page?.version} ${page?.sidebar}`;

  async function load(): Promise<boolean> {
    if (files === null || page === undefined || page.sidebar === null) return false;
    try {
      const nodes = (await files.sidebars(page.version))[page.sidebar];
      if (nodes !== undefined) setWhole({nodes, instead: given});
      return nodes !== undefined;
    } catch {
      return false;
    }
  }
  return {key, nodes: given !== null && whole?.instead === given ? whole.nodes : given, load};
}

/** Collapses a category when a sibling opens. */
export function useYielding(yieldTo: number | undefined, collapse: () => void): void {
  const [yielded, setYielded] = useState(yieldTo);
  if (yieldTo === yielded) return;
  setYielded(yieldTo);
  if (yieldTo !== undefined) collapse();
}

/** Calls the listener each time a category is opened. */
export function useOnExpand(expanded: boolean, listener: () => void): void {
  const wasExpanded = useRef(expanded);
  const onExpand = useEffectEvent(listener);
  useEffect(() => {
    if (expanded && !wasExpanded.current) onExpand();
    wasExpanded.current = expanded;
  }, [expanded]);
}

/** Fetches the complete sidebar while entries are missing. Calls `onFailure` if it cannot be loaded. */
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
