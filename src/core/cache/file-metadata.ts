import {relativePath} from '../paths/paths.ts';
import {trustedStamp} from './inputs.ts';

/** What was found out about a file by reading it. */
interface FileFact {
  /** Of the file's bytes. */
  readonly hash: string;
  /** Plain data; `undefined` if it is not worth keeping. */
  readonly fact: unknown;
}

/** What was found out about files one by one. Files that are as they were then need not be read again. */
export interface FileMetadata {
  /** @returns A file's state on the disk, and what is known of it in this state. */
  lookUp(path: string): {readonly stamp: string; readonly known: FileFact | undefined};
  /** Of the file's bytes when it was last read. */
  lastHash(path: string): string | undefined;
  /** What is known of a file with these bytes, whatever its name. */
  ofBytes(hash: string): unknown;
  /** @param stamp From `lookUp`, before the file was read. */
  note(path: string, stamp: string, fact: FileFact): void;
}

/** Plain data. */
export interface StoredMetadata {
  /** Keyed by path relative to the site. */
  readonly files: Readonly<Record<string, readonly [stamp: string, hash: string]>>;
  /** Keyed by hash. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** File facts that are stored between builds. */
export interface StorableMetadata extends FileMetadata {
  /**
   * @param isWhole Whether files that were not looked at may be forgotten.
   * @returns `undefined` if nothing has changed.
   */
  take(isWhole: boolean): StoredMetadata | undefined;
}

/** Knows nothing and keeps nothing. */
export const noFileMetadata: FileMetadata = {
  lookUp: () => ({stamp: '', known: undefined}),
  lastHash: () => undefined,
  ofBytes: () => undefined,
  note: () => undefined,
};

/**
 * @param stored What is known from before.
 * @param base Absolute path of the site.
 * @param since `diskTime` before anything was read.
 */
export function openFileMetadata(
  stored: StoredMetadata | undefined,
  {base, since}: {readonly base: string; readonly since: number},
): StorableMetadata {
  const files = new Map(Object.entries(stored?.files ?? {}));
  const facts = new Map(Object.entries(stored?.facts ?? {}));
  const seen = new Set<string>();
  let isNew = false;
  return {
    lookUp(path) {
      const key = relativePath(base, path);
      seen.add(key);
      const stamp = trustedStamp(path, since);
      const [knownStamp, hash] = files.get(key) ?? [];
      const isKnown = hash !== undefined && stamp !== '' && stamp === knownStamp;
      return {stamp, known: isKnown ? {hash, fact: facts.get(hash)} : undefined};
    },
    lastHash: (path) => files.get(relativePath(base, path))?.[1],
    ofBytes: (hash) => facts.get(hash),
    note(path, stamp, {hash, fact}) {
      files.set(relativePath(base, path), [stamp, hash]);
      if (fact !== undefined) facts.set(hash, fact);
      isNew = true;
    },
    take(isWhole) {
      const kept = [...files].filter(([key]) => !isWhole || seen.has(key));
      if (!isNew && kept.length === files.size) return undefined;
      const hashes = new Set(kept.map(([, [, hash]]) => hash));
      const known = [...facts].filter(([hash]) => hashes.has(hash));
      return {files: Object.fromEntries(kept), facts: Object.fromEntries(known)};
    },
  };
}
