/** What the mass of a spring of a given length depends on. */
export interface LengthSettings {
  /** Milliseconds. */
  readonly duration: number;
  readonly dampingRatio: number;
  readonly stiffness: number;
  /** At the start, in units per second. */
  readonly velocity: number;
  /** Units per second; a hundredth of it is how far from its target the spring may still swing at the end. */
  readonly restSpeedThreshold: number;
}

const heaviest = 100;
const iterations = 20;
/** Milliseconds. */
const accuracy = 0.00005;

/**
 * The mass with which the envelope of a spring's swing has shrunk to a hundredth of the speed threshold at the end of its
 * duration, by bisection between 0 and 100. Longer springs get a mass of just under 100.
 *
 * Source: `calcuateNewMassToMatchDuration` and `bisectRoot` in `src/reanimated2/animation/springUtils.ts` (3.3.0). Its
 * amplitude is what is published: the energy is not under a root there.
 *
 * @param distance From the start to the target.
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
  let [low, high] = [0, heaviest];
  let middle = (low + high) / 2;
  for (let left = iterations; left > 0 && Math.abs(excess(middle)) > accuracy; left -= 1) {
    if (excess(middle) < 0) low = middle;
    else high = middle;
    middle = (low + high) / 2;
  }
  return middle;
}
