import {byKey} from '../core/collections/collections.ts';
/** JSON that a person can read in a diff. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 1)}\n`;
}

/** Keys in order, so that equal values are equal texts. */
export function sortedRecord<Value>(
  entries: Iterable<readonly [string, Value]>,
): Record<string, Value> {
  return Object.fromEntries([...entries].sort(byKey));
}
