import {basename} from 'node:path';

/** Hears what is wrong with the cache. None of it changes what is built. */
export interface CacheTrouble {
  /** A file is not as a build of this version left it. @param file Its path. */
  damaged(file: string): void;
  /** Something could not be kept for the next build. The first reason tells enough. */
  notKept(error: unknown): void;
  /** One sentence for each kind of trouble. */
  notes(): string[];
}

/** What a system's error code means to somebody who runs a build. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EMFILE: 'too many files are open',
  ENOTDIR: 'a file stands in its place',
  EEXIST: 'a file stands in its place',
  ENOENT: 'a link in its place leads nowhere',
};

/** For whom it does not matter. */
export const noTrouble: CacheTrouble = {
  damaged: () => undefined,
  notKept: () => undefined,
  notes: () => [],
};

export function cacheTrouble(): CacheTrouble {
  const damaged = new Set<string>();
  let notKept: string | undefined;
  return {
    damaged: (file) => damaged.add(basename(file)),
    notKept: (error) => {
      notKept ??= notKeptNote(error);
    },
    notes: () => [...damagedNote([...damaged].sort()), ...(notKept === undefined ? [] : [notKept])],
  };
}

/** Says that the next build finds less to go on from, and why. */
export function notKeptNote(error: unknown): string {
  const detail = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = Object.hasOwn(reasons, code) ? `${reasons[code]}, ${code}` : detail;
  return `The cache \`.legacydocs\` could not be kept (${reason}): the next build takes longer.`;
}

function damagedNote([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [
    `The cache held what no build of this version has left (\`${first}\`${more}); that was made anew.`,
  ];
}
