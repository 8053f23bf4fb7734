import {useEffect, useRef, useState} from 'react';
import {hasHashTarget, onHashJump} from '../../client/browser/hash-jumps.ts';
import {scrollMetrics} from '../../client/browser/scrolling.ts';
import {onWindow} from '../../client/browser/window.ts';
import {useRoute} from '../context.ts';
import type {ScrollRule, ScrollState} from '../scroll-rules.ts';

/**
 * Whether something that comes and goes with scrolling is shown. It begins anew with every page, and at every
 * jump to a place on the page (row NAV-12).
 *
 * @param rule `undefined`: nothing ever changes.
 * @param atRest What is shown at first and after a jump.
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
      put({shown: atRest, jumped: hasHashTarget()});
    }
    let previousY = scrollMetrics().y;
    const stopScroll = onWindow('scroll', () => {
      const metrics = scrollMetrics();
      if (metrics.y === previousY) return;
      put(rule(state.current, {...metrics, previousY}));
      previousY = metrics.y;
    });
    const stopJump = onHashJump((scrolls) => put({shown: atRest, jumped: scrolls}));
    return () => {
      stopScroll();
      stopJump();
    };
  }, [rule, atRest, path]);

  return shown;
}
