const zonePattern = /\s*(?:Z|UTC|GMT|(?:UTC|GMT)?[+-]\d\d:?\d\d)$/i;
const timePattern = /T?\s*\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:\s*[ap]m\b)?/i;

/**
 * Returns the time of a date, independently of the machine: a date without a time zone is in UTC.
 *
 * @param text `2024-01-31`, `2024-01-31T12:00:00+01:00`, `Jan 31 2024`.
 * @returns Seconds since 1970; `undefined` if the text is not a date or the day does not exist.
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

/** False if `Date` rolls over to another day, such as from 30 February to 1 March, or guesses the year. */
function namesDay(date: string): boolean {
  const day = new Date(parseUtc(date));
  const years = [day.getUTCFullYear(), day.getUTCFullYear() % 100];
  const parts = [...years, day.getUTCMonth() + 1, day.getUTCDate()];
  const numbers = (date.match(/\d+/g) ?? []).map(Number);
  return (
    numbers.every((part) => parts.includes(part)) && numbers.some((part) => years.includes(part))
  );
}
