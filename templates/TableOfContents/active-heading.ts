import {useEffect, useState} from 'react';
import {type HeadingBox, headingBoxes, scrollMetrics} from '../client/browser/scrolling.ts';
import {onWindow, stopAll} from '../client/browser/window.ts';
import {useSite} from '../shared/context.ts';

/**
 * Returns the id of the active heading (rows TOC-02, TOC-03), even if the table of contents does not contain it.
 *
 * @param lowest First level of the headings to consider.
 * @param highest Last level of the headings to consider.
 */
export function useActiveHeading(lowest: number, highest: number): string | undefined {
  const {hideOnScroll} = useSite().navbar;
  const [id, setId] = useState<string>();
  useEffect(() => {
    const levels = [2, 3, 4, 5, 6].filter((level) => level >= lowest && level <= highest);
    function update() {
      const {navbarHeight, viewportHeight} = scrollMetrics();
      const covered = hideOnScroll ? 0 : navbarHeight;
      setId(activeHeading(headingBoxes(levels), {covered, viewportHeight}));
    }
    update();
    return stopAll(onWindow('scroll', update), onWindow('resize', update));
  }, [lowest, highest, hideOnScroll]);
  return id;
}

/**
 * Returns the id of the active heading (row TOC-02): the first heading below the navbar if it is in the upper half of
 * the viewport, otherwise the preceding heading. After all headings have been passed, the last one is active.
 *
 * @param covered Height of the navbar at the top of the viewport, in CSS pixels; `0` if the navbar hides on scroll.
 */
export function activeHeading(
  headings: readonly HeadingBox[],
  {covered, viewportHeight}: {readonly covered: number; readonly viewportHeight: number},
): string | undefined {
  const next = headings.findIndex(({top}) => top >= covered);
  if (next === -1) return headings.at(-1)?.id;
  const heading = headings[next];
  const isReached = heading !== undefined && heading.top > 0 && heading.bottom < viewportHeight / 2;
  return isReached ? heading.id : headings[next - 1]?.id;
}
