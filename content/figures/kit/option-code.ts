type Options = Readonly<Record<string, number | boolean | string>>;

/**
 * Formats options as an object literal, omitting default values. Strings are inserted as code.
 *
 * @param base Expression that is spread before the options.
 * @returns An empty string if no option is left.
 */
export function optionCode(options: Options, defaults: Options, base?: string): string {
  const changed = Object.entries(options).filter(([name, value]) => defaults[name] !== value);
  const parts = changed.map(([name, value]) => `${name}: ${value}`);
  if (base !== undefined) parts.unshift(`...${base}`);
  return parts.length === 0 ? '' : `{ ${parts.join(', ')} }`;
}

/** Formats a function call, omitting empty arguments. */
export function callCode(name: string, ...args: readonly string[]): string {
  return `${name}(${args.filter((arg) => arg !== '').join(', ')})`;
}
