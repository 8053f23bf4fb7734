import {useEffect, useState} from 'react';
import {type HeadingBox, headingBoxes} from '../client/browser/headings.ts';
import {scrollMetrics} from '../client/browser/scrolling.ts';
import {onWindow} from '../client/browser/window.ts';
import {useSite} from '../shared/context.ts';

/**
 * Id of the heading that the reader is at (rows TOC-02, TOC-03), whether the table of contents has it or not.
 *
 * @param lowest Levels of headings that count, from here
 * @param highest to here.
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
    const stops = [onWindow('scroll', update), onWindow('resize', update)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [lowest, highest, hideOnScroll]);
  return id;
}

/**
 * The heading that the reader is at (row TOC-02): the first below the navbar if it stands in the upper half of
 * the window, else the one before it; the last when all have been read.
 *
 * @param covered Height of what covers the window's top: the navbar's, `0` where that hides.
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
