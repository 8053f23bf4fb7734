import {stubName} from './stub.ts';

/**
 * The same value as plain data that JSON can hold. What is no data is marked: `{$function: source}`, `{$package: name}`,
 * `{$regex: source}`. Circles are cut.
 */
export function plainValue(value: unknown, open: readonly object[] = []): unknown {
  const name = stubName(value);
  if (name !== undefined) return {$package: name};
  if (typeof value === 'function') return {$function: String(value)};
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof RegExp) return {$regex: value.source};
  if (value instanceof Date) return value.toISOString();
  if (open.includes(value) || open.length > 40) return undefined;
  const inside = [...open, value];
  if (Array.isArray(value)) return value.map((entry) => plainValue(entry, inside));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, plainValue(entry, inside)]),
  );
}
