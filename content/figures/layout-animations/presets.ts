import type {Change} from './changes.ts';
import type {Geometry} from './geometry.ts';

/** Groups of presets, one for each file of `defaultAnimations` in the library. */
export const groups = [
  'Fade',
  'Bounce',
  'Flip',
  'Stretch',
  'Zoom',
  'Slide',
  'LightSpeed',
  'Pinwheel',
  'Roll',
  'Rotate',
] as const;

export type Group = (typeof groups)[number];

/** Returns the changes of a preset for a window and a view. */
export type Preset = (geometry: Geometry) => readonly Change[];

/** Presets of one direction, by group and by name. */
export type Presets = Readonly<Record<Group, Readonly<Record<string, Preset>>>>;

/**
 * Returns the default duration of a preset, in milliseconds.
 *
 * Source: `getDuration` in `BaseAnimationBuilder.ts` and `Bounce.ts`, the same in 2.14.4 and 3.3.0.
 */
export function defaultDuration(group: Group): number {
  return group === 'Bounce' ? 600 : 300;
}
