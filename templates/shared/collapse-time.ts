/** Unit of height in the formula of row COLL-01, in CSS pixels. */
const unit = 36;

/**
 * Returns the time that it takes to open or close an element (row COLL-01). The time increases more slowly than the
 * height.
 *
 * @param height Height of the content, in CSS pixels.
 * @returns Milliseconds.
 */
export function collapseTime(height: number): number {
  const units = height / unit;
  return Math.round(10 * (4 + 15 * units ** 0.25 + units / 5));
}
