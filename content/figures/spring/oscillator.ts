/** Mass on a damped spring. */
export interface Oscillator {
  /** Damping relative to critical damping; below 1 the mass oscillates. */
  readonly dampingRatio: number;
  /** Undamped angular frequency, in radians per second. */
  readonly frequency: number;
}

export interface Movement {
  /** Remaining distance to the target, positive below the target. */
  readonly distance: number;
  /** In units per second, positive towards the target. */
  readonly velocity: number;
}

/** Returns the oscillator of a mass, damping and stiffness: `zeta` and `omega0` in the library. */
export function oscillatorOf(mass: number, damping: number, stiffness: number): Oscillator {
  return {
    dampingRatio: damping / (2 * Math.sqrt(stiffness * mass)),
    frequency: Math.sqrt(stiffness / mass),
  };
}

/**
 * Returns the movement after some time. It is exact for damping ratios up to 1. Above 1, all versions of the library
 * use the formula for critical damping, so that more damping does not slow the spring down further.
 *
 * Source: `spring` in `src/animations/spring.js` (1.13.4) and `src/reanimated2/animation/spring.ts` (2.14.4),
 * `underDampedSpringCalculations` and `criticallyDampedSpringCalculations` in
 * `src/reanimated2/animation/springUtils.ts` (3.3.0). Their internal velocity has the opposite sign.
 *
 * @param seconds Elapsed time.
 */
export function oscillate(
  {dampingRatio, frequency}: Oscillator,
  {distance, velocity}: Movement,
  seconds: number,
): Movement {
  if (dampingRatio < 1) {
    const decay = dampingRatio * frequency;
    const damped = frequency * Math.sqrt(1 - dampingRatio ** 2);
    const envelope = Math.exp(-decay * seconds);
    const sin = Math.sin(damped * seconds);
    const cos = Math.cos(damped * seconds);
    const drive = decay * distance - velocity;
    const left = envelope * (sin * (drive / damped) + distance * cos);
    return {
      distance: left,
      velocity: decay * left - envelope * (cos * drive - damped * distance * sin),
    };
  }
  const envelope = Math.exp(-frequency * seconds);
  return {
    distance: envelope * (distance + (frequency * distance - velocity) * seconds),
    velocity:
      envelope *
      (velocity * (1 - seconds * frequency) + seconds * distance * frequency * frequency),
  };
}
