import {type RefObject, useLayoutEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {wantsReducedMotion} from '../../client/browser/window.ts';
import {collapseTime} from '../collapse-time.ts';

export interface Collapsible<Box extends HTMLElement> {
  readonly ref: RefObject<Box | null>;
  /** For the `hidden` attribute: true if the element is closed and the animation has ended (row COLL-02). */
  readonly hidden: boolean;
  /**
   * For the `inert` attribute: true while the element is closing, so that it cannot receive the focus (row COLL-02).
   */
  readonly inert: boolean;
  /** False until the element is opened for the first time, so that the content is rendered lazily (row COLL-04). */
  readonly needed: boolean;
}

/**
 * Opens and closes an element and animates its height (rows COLL-01 to COLL-05). A change during the animation reverses
 * the animation. The initial state is not animated.
 */
export function useCollapsible<Box extends HTMLElement>(open: boolean): Collapsible<Box> {
  const ref = useRef<Box>(null);
  const [shown, setShown] = useState(open);
  const [needed, setNeeded] = useState(open);
  const settled = useRef(open);
  const running = useRef<Animation>(undefined);
  if (open && !shown) setShown(true);
  if (open && !needed) setNeeded(true);

  useLayoutEffect(() => {
    if (running.current !== undefined) return running.current.reverse();
    const box = ref.current;
    if (settled.current === open || box === null) return;
    settled.current = open;
    const {scrollHeight} = box;
    if (wantsReducedMotion() || scrollHeight === 0) return setShown(open);
    const heights = ['0px', `${scrollHeight}px`];
    const animation = box.animate(
      {height: open ? heights : heights.reverse(), overflow: ['hidden', 'hidden']},
      {duration: collapseTime(scrollHeight), easing: 'ease-in-out'},
    );
    running.current = animation;
    animation.onfinish = () => {
      running.current = undefined;
      // A reversed animation ends in the initial state.
      if (animation.playbackRate < 0) settled.current = !open;
      // The state is set before the next paint, because a closed element would otherwise be visible for a moment.
      flushSync(() => setShown(settled.current));
    };
  }, [open]);

  return {ref, hidden: !shown, inert: shown && !open, needed};
}
