import {randomUUID} from 'node:crypto';
import {closeSync, mkdirSync, openSync, readSync, rmSync, writeSync} from 'node:fs';
import {join} from 'node:path';
import {hashOf} from '../hash/sha256.ts';

/** Location of an entry in its pack file, in bytes. */
export type Span = readonly [offset: number, length: number];

/** A file to which entries are appended. Only the spans that `add` returned can be read. */
export interface PackWriter {
  /** File name in the store's folder. */
  readonly name: string;
  /**
   * Appends an entry.
   *
   * @param key Key that a reader must provide.
   */
  add(key: string, text: string): Span;
  /** Writes all buffered entries to the file. */
  flush(): void;
  close(): void;
  /** Closes and removes the file. */
  drop(): void;
}

/** Length in bytes of the hash before each entry. The hash covers the entry and its key. */
const hashLength = hashOf('').length;

/** Buffer size in bytes that triggers a write. */
const chunkBytes = 1 << 20;

/** Returns an entry as it is stored in a pack: its hash, then its text. */
export function packedText(key: string, text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from(hashOf(`${key}\n`, body)), body]);
}

/** Creates a pack in a folder. @throws If the folder is not writable. */
export function createPack(folder: string): PackWriter {
  mkdirSync(folder, {recursive: true});
  const name = `${randomUUID()}.pack`;
  const handle = openSync(join(folder, name), 'wx');
  let gathered: Buffer[] = [];
  let bytes = 0;
  let end = 0;
  const flush = (): void => {
    const all = Buffer.concat(gathered);
    gathered = [];
    bytes = 0;
    for (let done = 0; done < all.length; ) done += writeSync(handle, all, done);
  };
  return {
    name,
    add(key, text) {
      const packed = packedText(key, text);
      gathered.push(packed);
      const span = [end, packed.length] as const;
      end += span[1];
      bytes += span[1];
      if (bytes >= chunkBytes) flush();
      return span;
    },
    flush,
    close() {
      flush();
      closeSync(handle);
    },
    drop() {
      closeSync(handle);
      rmSync(join(folder, name), {force: true});
    },
  };
}

/**
 * Reads an entry of a pack.
 *
 * @param handle Handle of the open pack.
 * @returns `undefined` if the entry is damaged or was added under a different key.
 */
export function readSpan(handle: number, key: string, [offset, length]: Span): string | undefined {
  const bytes = Buffer.allocUnsafe(length);
  if (readSync(handle, bytes, 0, length, offset) !== length) return undefined;
  const body = bytes.subarray(hashLength);
  return hashOf(`${key}\n`, body) === bytes.toString('latin1', 0, hashLength)
    ? body.toString('utf8')
    : undefined;
}
