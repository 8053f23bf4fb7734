/** Joins class names. Returns `undefined` if there are none, so that no attribute is rendered. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  const given = names.filter((name) => typeof name === 'string' && name !== '');
  return given.length === 0 ? undefined : given.join(' ');
}
