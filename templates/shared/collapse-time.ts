/** Unit of height in the formula of row COLL-01, in CSS pixels. */
const unit = 36;

/**
 * Returns the duration of opening or closing an element (row COLL-01), which grows less than its height.
 *
 * @param height Height of the content, in CSS pixels.
 * @returns Milliseconds.
 */
export function collapseTime(height: number): number {
  const units = height / unit;
  return Math.round(10 * (4 + 15 * units ** 0.25 + units / 5));
}
