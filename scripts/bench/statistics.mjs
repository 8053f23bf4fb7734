/** @param {readonly number[]} numbers At least one. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Returns half the difference between the smallest and the largest number: the `b` of `a ± b`.
 *
 * @param {readonly number[]} numbers At least one.
 */
export function spread(numbers) {
  return (Math.max(...numbers) - Math.min(...numbers)) / 2;
}
