import {useEffect, useRef, useState} from 'react';
import {hashTarget} from '../../client/browser/articles.ts';
import {onHashJump} from '../../client/browser/hash-jumps.ts';
import {scrollMetrics} from '../../client/browser/scrolling.ts';
import {onWindow, stopAll} from '../../client/browser/window.ts';
import {useRoute} from '../context.ts';
import type {ScrollRule, ScrollState} from '../scroll-rules.ts';

/**
 * True if an element that depends on scrolling is shown. Each new page and each jump to a hash resets the state (row
 * NAV-12).
 *
 * @param rule `undefined` if the state never changes.
 * @param atRest State initially and after a jump.
 */
export function useScrollShown(rule: ScrollRule | undefined, atRest: boolean): boolean {
  const {path} = useRoute();
  const [shown, setShown] = useState(atRest);
  const state = useRef<ScrollState>({shown: atRest, jumped: false});
  const openPath = useRef(path);

  useEffect(() => {
    if (rule === undefined) return;
    const put = (next: ScrollState) => {
      state.current = next;
      setShown(next.shown);
    };
    if (openPath.current !== path) {
      openPath.current = path;
      put({shown: atRest, jumped: hashTarget() !== null});
    }
    let previousY = scrollMetrics().y;
    return stopAll(
      onWindow('scroll', () => {
        const metrics = scrollMetrics();
        if (metrics.y === previousY) return;
        put(rule(state.current, {...metrics, previousY}));
        previousY = metrics.y;
      }),
      onHashJump((scrolls) => put({shown: atRest, jumped: scrolls})),
    );
  }, [rule, atRest, path]);

  return shown;
}
