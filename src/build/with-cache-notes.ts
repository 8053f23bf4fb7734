import type {CacheTrouble} from '../memory/trouble.ts';
import type {BuildOutcome} from './types.ts';

/** What a build says, with what was wrong with the cache meanwhile. */
export function withCacheNotes(result: BuildOutcome, trouble: CacheTrouble): BuildOutcome {
  const {output} = result;
  if (output === undefined) return result;
  const notes = new Set([...output.notes, ...trouble.notes()]);
  return {...result, output: {...output, notes: [...notes]}};
}
