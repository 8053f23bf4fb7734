/**
 * The moment that a date names, on every machine the same: without a zone it is UTC.
 *
 * @param date `2024-01-31`, `2024-01-31T12:00:00+01:00`, `Jan 31 2024`.
 * @returns Seconds since 1970; `undefined` if it names none.
 */
export function timeOf(date: string): number | undefined {
  const hasZone = /(?:Z|UTC|GMT|[+-]\d\d:?\d\d)$/i.test(date) && !/^\d{4}-\d\d-\d\d$/.test(date);
  const candidates = hasZone ? [date] : [`${date}Z`, `${date} UTC`];
  const found = candidates.map(Date.parse).find((time) => !Number.isNaN(time));
  return found === undefined ? undefined : Math.floor(found / 1_000);
}
