const maxShownLength = 60;

/** Describes a value for "it is …". Strings are shortened; lists, objects and functions are described by kind. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    const shown = value.length > maxShownLength ? `${value.slice(0, maxShownLength)}…` : value;
    return `\`${JSON.stringify(shown)}\``;
  }
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : `\`${String(value)}\``;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: '`true` or `false`',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Describes a schema type for "must be …". */
export function describeKind(expected: string): string {
  return kinds[expected] ?? `a value of type ${expected}`;
}

/** Formats a list: `a`; `a and b`; `a, b and c`. */
export function listed(words: readonly string[], conjunction = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** Formats a name for messages. */
export function quoted(name: unknown): string {
  return `\`${String(name)}\``;
}
