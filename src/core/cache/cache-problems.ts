import {basename} from 'node:path';
import {systemReason} from '../diagnostics/system-error.ts';

/** Hears what is wrong with the cache. None of it changes what is built. */
export interface CacheProblems {
  /** A file is not as a build of this version left it. @param file Its path. */
  damaged(file: string): void;
  /** Something could not be kept for the next build. The first reason tells enough. */
  notKept(error: unknown): void;
  /** One sentence for each kind of problem since it was last asked. */
  notes(): string[];
}

/** For whom it does not matter. */
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

/** Says that the next build finds less to go on from, and why. */
export function notSavedNote(error: unknown): string {
  return `The cache \`.legacydocs\` could not be kept: ${systemReason(error)}. The next build takes longer.`;
}

function damagedNote([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [
    `The cache held what no build of this version has left (\`${first}\`${more}); that was made anew.`,
  ];
}
