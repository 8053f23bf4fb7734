type Options = Readonly<Record<string, number | boolean | string>>;

/**
 * Options as an object literal, without those that have their default anyway.
 *
 * @param base What stands first: an expression that is spread.
 * @returns Empty when nothing is left. Strings are taken as code.
 */
export function optionCode(options: Options, defaults: Options, base?: string): string {
  const changed = Object.entries(options).filter(([name, value]) => defaults[name] !== value);
  const parts = changed.map(([name, value]) => `${name}: ${value}`);
  if (base !== undefined) parts.unshift(`...${base}`);
  return parts.length === 0 ? '' : `{ ${parts.join(', ')} }`;
}

/** A call; empty arguments are left out. */
export function callCode(name: string, ...args: readonly string[]): string {
  return `${name}(${args.filter((arg) => arg !== '').join(', ')})`;
}
