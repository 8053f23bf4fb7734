import {useEffect, useState} from 'react';
import {headingBoxes} from '../../client/browser/headings.ts';
import {scrollMetrics} from '../../client/browser/scroll-metrics.ts';
import {onWindow} from '../../client/browser/window.ts';
import {activeHeading} from '../../TableOfContents/active-heading.ts';
import {useSite} from '../site.ts';

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
