/** An object whose values have not been checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns an object's fields; empty for any other value. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a list's entries. A single value is a list of one; `undefined` and `null` are empty lists. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function textsOf(value: unknown): string[] {
  return listOf(value).filter((entry) => typeof entry === 'string');
}

/** Returns the fields of an object, with each value as text. */
export function textFields(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([key, one]) => [key, String(one)]),
  );
}

/** Returns the package that a configured value was imported from, if that package was not run. */
export function packageOf(value: unknown): string | undefined {
  return textOf(fieldsOf(value)['$package']) ?? /^stub:(.*)$/.exec(textOf(value) ?? '')?.[1];
}

/** True if a setting disables something. */
export function isOff(value: unknown): boolean {
  return value === undefined || value === null || value === false;
}

/** True if a value contains functions, regular expressions or packages. See `plainValue`. */
export function holdsCode(value: unknown): boolean {
  return /"\$(?:function|package|regex)":/.test(JSON.stringify(value) ?? '');
}

/** Returns the fields that are not empty: their values are not `undefined`, `null`, or an empty list or object. */
export function defined(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      typeof value === 'object' ? Object.keys(value ?? {}).length > 0 : value !== undefined,
    ),
  );
}

/** Returns a copy without some fields. @param names Separated by spaces. */
export function omit<T>(fields: Readonly<Record<string, T>>, names: string): Record<string, T> {
  const gone = wordSet(names);
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !gone.has(key)));
}

/** Returns the value at a path. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
}

/**
 * Merges settings with those that they extend.
 *
 * @param lists Append lists to the extended lists instead of replacing them.
 */
export function merged(base: Fields, own: Fields, lists?: 'append'): Fields {
  const entries = Object.entries(own).map(([key, value]) => {
    const before = base[key];
    if (lists === 'append' && Array.isArray(before) && Array.isArray(value)) {
      return [key, [...before, ...value]];
    }
    return [key, isFields(before) && isFields(value) ? merged(before, value, lists) : value];
  });
  return {...base, ...Object.fromEntries(entries)};
}

/** Returns a copy without the part at the path. */
export function without(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_entry, index) => index !== Number(key))
      : value.map((entry, index) => (index === Number(key) ? without(entry, rest) : entry));
  }
  if (!isFields(value) || key === undefined) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      if (name !== String(key)) return [[name, entry]];
      return rest.length === 0 ? [] : [[name, without(entry, rest)]];
    }),
  );
}

/** Returns the set of words in a text. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
