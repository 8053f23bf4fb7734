import type {KeyPath} from './types.ts';

/**
 * Formats a key path as JavaScript property access.
 *
 * @example formatKeyPath(['themeConfig', 'navbar', 'items', 2, 'aria-label']) // "themeConfig.navbar.items[2]['aria-label']"
 */
export function formatKeyPath(path: KeyPath): string {
  return path.map(formatKey).join('');
}

function formatKey(key: string | number, index: number): string {
  if (typeof key === 'number') return `[${key}]`;
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key))
    return `['${key.replaceAll("'", "\\'")}']`;
  return index === 0 ? key : `.${key}`;
}

/** Returns the written value at a configuration path; `undefined` if there is none. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      typeof current === 'object' && current !== null ? Reflect.get(current, key) : undefined,
    value,
  );
}
