const zonePattern = /\s*(?:Z|UTC|GMT|(?:UTC|GMT)?[+-]\d\d:?\d\d)$/i;
const timePattern = /T?\s*\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:\s*[ap]m\b)?/i;

/**
 * The moment that a date names, on every machine the same: without a zone it is UTC.
 *
 * @param text `2024-01-31`, `2024-01-31T12:00:00+01:00`, `Jan 31 2024`.
 * @returns Seconds since 1970; `undefined` if it names none, or a day that the calendar does not have.
 */
export function timeOf(text: string): number | undefined {
  const date = text.replace(/\([^()]*\)$/, '').trim();
  const hasZone = zonePattern.test(date) && !/^\d{4}-\d\d-\d\d$/.test(date);
  const local = hasZone ? date.replace(zonePattern, '') : date;
  const time = hasZone ? Date.parse(date) : parseUtc(local);
  const isReal = namesDay(local.replace(timePattern, ' ').trim());
  return isReal && !Number.isNaN(time) ? Math.floor(time / 1_000) : undefined;
}

function parseUtc(date: string): number {
  const time = Date.parse(`${date}Z`);
  return Number.isNaN(time) ? Date.parse(`${date} UTC`) : time;
}

/** False where `Date` goes on counting, from 30 February to 1 March, or makes up the year. */
function namesDay(date: string): boolean {
  const day = new Date(parseUtc(date));
  const years = [day.getUTCFullYear(), day.getUTCFullYear() % 100];
  const parts = [...years, day.getUTCMonth() + 1, day.getUTCDate()];
  const numbers = (date.match(/\d+/g) ?? []).map(Number);
  return (
    numbers.every((part) => parts.includes(part)) && numbers.some((part) => years.includes(part))
  );
}
