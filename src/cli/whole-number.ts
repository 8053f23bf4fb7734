import {UsageError} from './usage-error.ts';

/** A whole number given to an option. */
export function requireWholeNumber(
  option: string,
  written: string,
  {from, to}: {readonly from: number; readonly to: number},
): number {
  const number = Number(written);
  if (written.trim() !== '' && Number.isInteger(number) && number >= from && number <= to) {
    return number;
  }
  throw new UsageError(
    `${option} must be a whole number from ${from} to ${to}; it is \`${written}\`.`,
  );
}
