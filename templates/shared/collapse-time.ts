/** Height of a content that is a unit of the formula of row COLL-01, in CSS pixels. */
const unit = 36;

/**
 * How long opening or closing something takes (row COLL-01): it grows with the height, ever more slowly.
 *
 * @param height Of the whole content, in CSS pixels.
 * @returns Milliseconds.
 */
export function collapseTime(height: number): number {
  const units = height / unit;
  return Math.round(10 * (4 + 15 * units ** 0.25 + units / 5));
}
