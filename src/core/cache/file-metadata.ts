import {relativePath} from '../paths/paths.ts';
import {trustedStamp} from './inputs.ts';

/** Hash and metadata of a file that was read. */
interface FileFact {
  /** Hash of the file's bytes. */
  readonly hash: string;
  /** Metadata as JSON data; `undefined` if there is none. */
  readonly fact: unknown;
}

/** Cached metadata of files, so that unchanged files need not be read again. */
export interface FileMetadata {
  /** Returns the file's current stamp, and the stored hash and metadata if the stamp is unchanged. */
  lookUp(path: string): {readonly stamp: string; readonly known: FileFact | undefined};
  /** Returns the hash of the file's bytes at the last read. */
  lastHash(path: string): string | undefined;
  /** Returns the metadata of a file with these bytes, at any path. */
  ofBytes(hash: string): unknown;
  /**
   * Stores the metadata of a file.
   *
   * @param stamp The stamp that `lookUp` returned before the file was read.
   */
  note(path: string, stamp: string, fact: FileFact): void;
}

/** Serialized metadata. */
export interface StoredMetadata {
  /** Keyed by path relative to the site. */
  readonly files: Readonly<Record<string, readonly [stamp: string, hash: string]>>;
  /** Keyed by hash. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Metadata cache that can be saved between builds. */
export interface StorableMetadata extends FileMetadata {
  /**
   * Returns the metadata to store.
   *
   * @param isComplete True if the entries of files that were not looked up can be dropped.
   * @returns `undefined` if nothing has changed.
   */
  take(isComplete: boolean): StoredMetadata | undefined;
}

/** Metadata cache that stores nothing. */
export const noFileMetadata: FileMetadata = {
  lookUp: () => ({stamp: '', known: undefined}),
  lastHash: () => undefined,
  ofBytes: () => undefined,
  note: () => undefined,
};

/**
 * Opens the metadata that an earlier build stored.
 *
 * @param stored The stored metadata.
 * @param base Absolute path of the site.
 * @param since Result of `diskTime` before the first read.
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
    take(isComplete) {
      const kept = [...files].filter(([key]) => !isComplete || seen.has(key));
      if (!isNew && kept.length === files.size) return undefined;
      const hashes = new Set(kept.map(([, [, hash]]) => hash));
      const known = [...facts].filter(([hash]) => hashes.has(hash));
      return {files: Object.fromEntries(kept), facts: Object.fromEntries(known)};
    },
  };
}
