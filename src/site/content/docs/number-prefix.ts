export interface PrefixedName {
  /** Without the prefix. */
  readonly name: string;
  /** `undefined` when there is no prefix. */
  readonly position: number | undefined;
}

/** `2021-11-x`, `7.0-x`: a date or a version, whose digits are part of the name. */
const dateOrVersion = /^\d+[-_.]\d/;
const prefixed = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s;

/**
 * Take a leading number off a file's or folder's name (row SLUG-02).
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
