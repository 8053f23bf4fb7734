/**
 * A number as readers see it: without trailing zeros, with a real minus sign.
 *
 * @param digits Places after the point at most.
 */
export function formatNumber(value: number, digits = 2): string {
  const text = String(Number(value.toFixed(digits)) + 0);
  return text.replace('-', '−');
}
