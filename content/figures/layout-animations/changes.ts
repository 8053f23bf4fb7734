/** Properties that layout animations change. Lengths are in density-independent pixels. */
export type Property =
  | 'height'
  | 'opacity'
  | 'originX'
  | 'originY'
  | 'perspective'
  | 'rotate'
  | 'rotateX'
  | 'rotateY'
  | 'scale'
  | 'scaleX'
  | 'scaleY'
  | 'skewX'
  | 'translateX'
  | 'translateY'
  | 'width';

/**
 * Value in the library's notation: a number, degrees (`'90deg'`), or a number in a string (`'5'`), which is an angle in
 * radians.
 */
export type Value = number | `${number}deg` | `${number}`;

/**
 * Modifiers that apply to a leg: `duration`, `easing` and `springify` for `builder`; only `duration` for `timing`; only
 * `springify` for `defaults`.
 */
type Driver = 'builder' | 'timing' | 'defaults';

/** Part of a change that ends at one value. */
export interface Leg {
  readonly to: Value;
  /** Fraction of the animation's duration that the leg takes, from 0 to 1. */
  readonly share: number;
  readonly driver: Driver;
}

/** Initial value of a property, followed by its legs. */
export interface Change {
  readonly property: Property;
  readonly from: Value;
  readonly legs: readonly Leg[];
}

/** Returns the change of `animation(to, config)` in a builder. */
export function move(property: Property, from: Value, to: Value, share = 1): Change {
  return {property, from, legs: [{to, share, driver: 'builder'}]};
}

/**
 * Returns the change of one `withTiming`, or of several in `withSequence`. Builders never replace these with springs.
 */
export function timed(
  property: Property,
  from: Value,
  ...legs: readonly (readonly [to: Value, share: number])[]
): Change {
  return {property, from, legs: legs.map(([to, share]) => ({to, share, driver: 'timing'}))};
}

/** Returns the change of `animation(to)`, to which the library does not pass the config. */
export function unconfigured(property: Property, from: Value, to: Value): Change {
  return {property, from, legs: [{to, share: 1, driver: 'defaults'}]};
}

/** Returns a change without legs: the property keeps its value. */
export function hold(property: Property, value: Value): Change {
  return {property, from: value, legs: []};
}
