/**
 * Time that the work in `measureSlowness` takes on an idle reference machine, for which the tests' time-outs were
 * chosen.
 */
const idleMs = 160;

/**
 * Returns the factor by which this machine, under its current load, is slower than the reference machine, from 1 to 20.
 */
export function measureSlowness(): number {
  const start = performance.now();
  let sum = 1;
  for (let step = 0; step < 20_000_000; step++) sum = (Math.imul(sum, 31) + step) | 0;
  const elapsedMs = performance.now() - start;
  // The sum is used, so that the work is not optimized away.
  return Number.isInteger(sum) ? Math.min(20, Math.max(1, elapsedMs / idleMs)) : 1;
}
