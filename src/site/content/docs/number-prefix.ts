export interface PrefixedName {
  /** Name without the prefix. */
  readonly name: string;
  /** `undefined` if there is no prefix. */
  readonly position: number | undefined;
}

/**
 * Matches names that begin with a date or a version, such as `2021-11-x` and `7.0-x`. Their leading digits are not a
 * number prefix.
 */
const dateOrVersion = /^\d+[-_.]\d/;
const prefixed = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s;

/**
 * Splits a leading number from the name of a file or folder (row SLUG-02).
 *
 * @example splitNumberPrefix('01-intro') // {name: 'intro', position: 1}
 * @example splitNumberPrefix('7.0-x') // {name: '7.0-x', position: undefined}
 */
export function splitNumberPrefix(name: string): PrefixedName {
  const [, digits, rest] = dateOrVersion.test(name) ? [] : (prefixed.exec(name) ?? []);
  return digits === undefined || rest === undefined
    ? {name, position: undefined}
    : {name: rest, position: Number(digits)};
}
