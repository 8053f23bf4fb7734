/**
 * Formats a number for display, without trailing zeros and with a typographic minus sign.
 *
 * @param digits Maximum number of decimal places.
 */
export function formatNumber(value: number, digits = 2): string {
  const text = String(Number(value.toFixed(digits)) + 0);
  return text.replace('-', '−');
}
