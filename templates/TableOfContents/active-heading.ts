import type {HeadingBox} from '../client/browser/headings.ts';

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
