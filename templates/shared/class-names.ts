/** Joins the class names that are there; `undefined` when none is, so that no attribute is rendered. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  const given = names.filter((name) => typeof name === 'string' && name !== '');
  return given.length === 0 ? undefined : given.join(' ');
}
