import type {LibraryVersion} from '../version.ts';
import {type Course, inSequence} from './courses.ts';
import {timingEase} from './easings.ts';
import type {Frame} from './geometry.ts';
import {springify} from './springify.ts';

/**
 * Returns the courses of a custom transition: one `withTiming` moves x, a delayed one moves y, and `withSpring` changes
 * the size.
 *
 * @param step Duration of each `withTiming` and length of the delay, in milliseconds.
 */
export function stagedLayout(
  from: Frame,
  to: Frame,
  step: number,
  version: LibraryVersion,
): readonly Course[] {
  const spring = springify(version);
  const timing = {duration: step, ease: timingEase};
  return [
    {
      property: 'originX',
      from: from.originX,
      legs: inSequence(0, [{to: to.originX, ...timing}]),
    },
    {
      property: 'originY',
      from: from.originY,
      legs: inSequence(step, [{to: to.originY, ...timing}]),
    },
    {
      property: 'width',
      from: from.width,
      legs: inSequence(0, [{to: to.width, ...spring(from.width, to.width)}]),
    },
    {
      property: 'height',
      from: from.height,
      legs: inSequence(0, [{to: to.height, ...spring(from.height, to.height)}]),
    },
  ];
}
