import {type RefObject, useLayoutEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {wantsReducedMotion} from '../../client/browser/window.ts';
import {collapseTime} from '../collapse-time.ts';

export interface Collapsible<Box extends HTMLElement> {
  readonly ref: RefObject<Box | null>;
  /** For the `hidden` attribute: closed, and no longer moving (row COLL-02). */
  readonly hidden: boolean;
  /** For the `inert` attribute: on its way to be closed, where the focus would be lost (row COLL-02). */
  readonly inert: boolean;
  /** False until it is opened for the first time: its content can wait (row COLL-04). */
  readonly needed: boolean;
}

/**
 * A box that opens and closes by its height (rows COLL-01 to COLL-05). A change of mind on the way turns the
 * movement round. What it is at first, it is without a movement.
 */
export function useCollapsible<Box extends HTMLElement>(open: boolean): Collapsible<Box> {
  const ref = useRef<Box>(null);
  const [shown, setShown] = useState(open);
  const [needed, setNeeded] = useState(open);
  const settled = useRef(open);
  const movement = useRef<Animation>(undefined);
  if (open && !shown) setShown(true);
  if (open && !needed) setNeeded(true);

  useLayoutEffect(() => {
    if (movement.current !== undefined) return movement.current.reverse();
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
    movement.current = animation;
    animation.onfinish = () => {
      movement.current = undefined;
      // Turned round, it ends where it began.
      if (animation.playbackRate < 0) settled.current = !open;
      // Before the next paint, or a closed box would be seen open for a moment.
      flushSync(() => setShown(settled.current));
    };
  }, [open]);

  return {ref, hidden: !shown, inert: shown && !open, needed};
}
