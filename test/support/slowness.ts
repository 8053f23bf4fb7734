/** Milliseconds that the work below takes on the idle machine for which the time-outs of the tests were chosen. */
const idleMs = 160;

/** Returns how many times slower than that machine this one is at present, with its load: a number from 1 to 20. */
export function measureSlowness(): number {
  const start = performance.now();
  let sum = 1;
  for (let step = 0; step < 20_000_000; step++) sum = (Math.imul(sum, 31) + step) | 0;
  const elapsedMs = performance.now() - start;
  // Uses the sum, so that no compiler leaves the work out.
  return Number.isInteger(sum) ? Math.min(20, Math.max(1, elapsedMs / idleMs)) : 1;
}
