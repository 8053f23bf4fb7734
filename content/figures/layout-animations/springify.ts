import {type Track, valueAt} from '../motion/track.ts';
import {defaultSpring, durationSpringTrack, springTrack} from '../spring/spring.ts';
import type {LibraryVersion} from '../version.ts';
import type {Spring} from './builder.ts';
import type {Run} from './courses.ts';

/**
 * Returns the spring that `springify()` gives to a builder, with the default settings of a version.
 *
 * `LightSpeedIn` presets pass a duration to their spring. `withSpring` ignores it before 3.2.0; later it applies the
 * duration with a damping ratio of 0.5.
 */
export function springify(version: LibraryVersion): Spring {
  const settings = defaultSpring(version);
  return (from, to, duration) => {
    const distance = to - from;
    if (distance === 0) return {duration: 0, ease: () => 1};
    const timed = duration !== undefined && version === '3.x';
    return runOf(
      timed
        ? durationSpringTrack(settings, {duration, dampingRatio: 0.5}, distance)
        : springTrack(settings, distance, version),
      distance,
    );
  };
}

function runOf(track: Track, distance: number): Run {
  const {duration} = track;
  return {duration, ease: (fraction) => valueAt(track, fraction * duration) / distance};
}
