/**
 * What stands in an attribute until its slot is filled. NUL cannot come from a source: Markdown and
 * HTML parsers replace it. What HTML writes for it could stand in a `<script>`, whose text is kept as
 * it is; so each page has a seal that its source does not hold.
 */
export function slotMarker(index: number, seal: string): string {
  return `\0${seal}${index}\0`;
}

/** Letters that never follow an encoded NUL in this source; mostly none. */
export function sealOf(source: string): string {
  let seal = '';
  while (source.includes(`&#x0;${seal}`)) seal += 's';
  return seal;
}

/** The number in a marker, or `undefined` for any other value. */
export function slotIndex(value: unknown): number | undefined {
  const digits = typeof value === 'string' ? /^\0s*(\d+)\0$/.exec(value)?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Cut a page's HTML at its markers. The attribute goes with its marker; the blank before it stays.
 *
 * @returns One piece more than there are slots.
 */
export function splitAtSlots(html: string, seal: string): string[] {
  return html.split(new RegExp(`(?<= )[a-z]+="&#x0;${seal}\\d+&#x0;"`));
}
