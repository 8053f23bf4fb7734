import type {Change} from './changes.ts';
import type {Geometry} from './geometry.ts';

/** The groups in which the library sorts its presets, each a file of `defaultAnimations`. */
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

/** What a preset animates where. */
export type Preset = (geometry: Geometry) => readonly Change[];

/** The presets of one direction: by group, then by name. */
export type Presets = Readonly<Record<Group, Readonly<Record<string, Preset>>>>;

/**
 * How long a preset takes unless it is told otherwise, in milliseconds.
 *
 * Source: `getDuration` in `BaseAnimationBuilder.ts` and `Bounce.ts`, the same in 2.14.4 and 3.3.0.
 */
export function defaultDuration(group: Group): number {
  return group === 'Bounce' ? 600 : 300;
}
