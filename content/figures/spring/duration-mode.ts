/** Settings that determine the mass of a spring with a given duration. */
export interface LengthSettings {
  /** In milliseconds. */
  readonly duration: number;
  readonly dampingRatio: number;
  readonly stiffness: number;
  /** Initial velocity, in units per second. */
  readonly velocity: number;
  /** In units per second. A hundredth of it is the maximum distance from the target at the end. */
  readonly restSpeedThreshold: number;
}

const maxMass = 100;
const iterations = 20;
/** In milliseconds. */
const accuracy = 0.00005;

/**
 * Returns the mass for which the envelope of the oscillation falls to a hundredth of the speed threshold at the end of
 * the duration. The mass is found by bisection between 0 and 100; longer springs get a mass just below 100.
 *
 * Source: `calcuateNewMassToMatchDuration` and `bisectRoot` in `src/reanimated2/animation/springUtils.ts` (3.3.0). The
 * amplitude follows the published code, which takes no square root of the energy.
 *
 * @param distance Distance from the start to the target.
 */
export function massForDuration(settings: LengthSettings, distance: number): number {
  const {duration, dampingRatio, stiffness, velocity, restSpeedThreshold} = settings;
  const excess = (mass: number): number => {
    const energy = mass * velocity ** 2 + stiffness * distance ** 2;
    const amplitude = energy / (Math.exp(1 - 0.5 * dampingRatio) * stiffness);
    const damping = dampingRatio * 2 * Math.sqrt(stiffness * mass);
    const length = ((-2 * mass) / damping) * Math.log((restSpeedThreshold * 0.01) / amplitude);
    return 1000 * length - duration;
  };
  let [low, high] = [0, maxMass];
  let middle = (low + high) / 2;
  for (
    let remaining = iterations;
    remaining > 0 && Math.abs(excess(middle)) > accuracy;
    remaining -= 1
  ) {
    if (excess(middle) < 0) low = middle;
    else high = middle;
    middle = (low + high) / 2;
  }
  return middle;
}
