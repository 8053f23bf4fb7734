/** Joins class names. Returns `undefined` if there are none, so that the attribute is not rendered. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  const given = names.filter((name) => typeof name === 'string' && name !== '');
  return given.length === 0 ? undefined : given.join(' ');
}
