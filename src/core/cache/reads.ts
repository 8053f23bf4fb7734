/**
 * Absolute paths of the files that a result depends on; `unknown` if the result may also depend on something other than
 * files.
 */
export type Reads = readonly string[] | 'unknown';

/** Combines the reads of a result's parts. */
export function allReads(parts: readonly Reads[]): Reads {
  const known = parts.filter((part) => part !== 'unknown');
  return known.length === parts.length ? [...new Set(known.flat())] : 'unknown';
}
