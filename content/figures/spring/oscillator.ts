/** A spring with a weight on it. */
export interface Oscillator {
  /** Relative to critical damping: below 1 it swings. */
  readonly dampingRatio: number;
  /** Undamped angular frequency, in radians per second. */
  readonly frequency: number;
}

export interface Movement {
  /** Distance that is left to the target, positive below it. */
  readonly distance: number;
  /** Units per second, positive towards the target. */
  readonly velocity: number;
}

/** How mass, damping and stiffness make a spring: `zeta` and `omega0` of the library. */
export function oscillatorOf(mass: number, damping: number, stiffness: number): Oscillator {
  return {
    dampingRatio: damping / (2 * Math.sqrt(stiffness * mass)),
    frequency: Math.sqrt(stiffness / mass),
  };
}

/**
 * The movement some time later. Exact for damping ratios up to 1; above, all versions of the library use the formula of
 * critical damping, so that more damping does not slow the spring down any further.
 *
 * Source: `spring` in `src/animations/spring.js` (1.13.4) and `src/reanimated2/animation/spring.ts` (2.14.4),
 * `underDampedSpringCalculations` and `criticallyDampedSpringCalculations` in
 * `src/reanimated2/animation/springUtils.ts` (3.3.0). There the velocity has the opposite sign inside.
 *
 * @param seconds Time that passes.
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
