/** Milliseconds that the following work takes on the idle machine for which the tests' time-outs were chosen. */
const idleMs = 160;

/**
 * Returns how many times slower this machine currently is, under its load, than that machine: a number from 1 to 20.
 */
export function measureSlowness(): number {
  const start = performance.now();
  let sum = 1;
  for (let step = 0; step < 20_000_000; step++) sum = (Math.imul(sum, 31) + step) | 0;
  const elapsedMs = performance.now() - start;
  // The sum is used, so that a compiler cannot omit the work.
  return Number.isInteger(sum) ? Math.min(20, Math.max(1, elapsedMs / idleMs)) : 1;
}
