/** Names of the built-in types of admonitions. A type's title is the message `article.<name>`. */
export const admonitionNames = ['note', 'tip', 'info', 'caution', 'danger'] as const;

export type AdmonitionName = (typeof admonitionNames)[number];

/** Alternative keyword of each admonition type that has one (row MD-07). */
export const admonitionAliases: Readonly<Partial<Record<AdmonitionName, string>>> = {
  note: 'secondary',
  tip: 'success',
  info: 'important',
  danger: 'warning',
};

/** Returns an object with a value for each built-in type. */
export function forAdmonitionTypes<Value>(
  make: (name: AdmonitionName) => Value,
): Record<AdmonitionName, Value> {
  const entries = admonitionNames.map((name) => [name, make(name)] as const);
  // The type of `Object.fromEntries` loses the names of the keys.
  return Object.fromEntries(entries) as Record<AdmonitionName, Value>;
}
