/** What layout animations change. Lengths are density-independent pixels. */
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
 * A value as the library writes it: a number, degrees (`'90deg'`), or a number in a string (`'5'`), which is
 * an angle in radians.
 */
export type Value = number | `${number}deg` | `${number}`;

/**
 * What runs a leg: `builder` obeys `duration`, `easing` and `springify`; `timing` obeys `duration` only;
 * `defaults` obeys `springify` only.
 */
type Driver = 'builder' | 'timing' | 'defaults';

/** The way to one value. */
export interface Leg {
  readonly to: Value;
  /** Part of the animation's duration that the leg takes, 0 to 1. */
  readonly share: number;
  readonly driver: Driver;
}

/** One property, from its initial value through its legs. */
export interface Change {
  readonly property: Property;
  readonly from: Value;
  readonly legs: readonly Leg[];
}

/** `animation(to, config)` of a builder. */
export function move(property: Property, from: Value, to: Value, share = 1): Change {
  return {property, from, legs: [{to, share, driver: 'builder'}]};
}

/** `withSequence` of timings, or a single one: always `withTiming`, whatever the builder was told. */
export function timed(
  property: Property,
  from: Value,
  ...legs: readonly (readonly [to: Value, share: number])[]
): Change {
  return {property, from, legs: legs.map(([to, share]) => ({to, share, driver: 'timing'}))};
}

/** `animation(to)`, whose config was forgotten. */
export function unconfigured(property: Property, from: Value, to: Value): Change {
  return {property, from, legs: [{to, share: 1, driver: 'defaults'}]};
}

/** A value that stays as it is. */
export function hold(property: Property, value: Value): Change {
  return {property, from: value, legs: []};
}
