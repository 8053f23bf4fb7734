import {basename} from 'node:path';
import {systemReason} from '../diagnostics/diagnostic.ts';

/** Collects problems with the cache. Such problems never change the output. */
export interface CacheProblems {
  /**
   * Reports a cache file that is damaged or unreadable.
   *
   * @param file Its path.
   */
  damaged(file: string): void;
  /** Reports that a result could not be saved for the next build. Only the first reason is kept. */
  notKept(error: unknown): void;
  /** Returns one sentence for each kind of problem since the last call. */
  notes(): string[];
}

/** Ignores all problems. */
export const ignoredProblems: CacheProblems = {
  damaged: () => undefined,
  notKept: () => undefined,
  notes: () => [],
};

export function createCacheProblems(): CacheProblems {
  const damaged = new Set<string>();
  let notKept: string | undefined;
  return {
    damaged: (file) => damaged.add(basename(file)),
    notKept: (error) => {
      notKept ??= notSavedNote(error);
    },
    notes: () => {
      const notes = [
        ...damagedNote([...damaged].sort()),
        ...(notKept === undefined ? [] : [notKept]),
      ];
      damaged.clear();
      notKept = undefined;
      return notes;
    },
  };
}

/** Returns the note that the cache could not be saved, with the reason. */
export function notSavedNote(error: unknown): string {
  return `The cache \`.legacydocs\` could not be saved: ${systemReason(error)}. The next build takes longer.`;
}

function damagedNote([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [
    `The cache contained damaged or foreign files (\`${first}\`${more}); their contents were rebuilt.`,
  ];
}
