import {randomUUID} from 'node:crypto';
import {closeSync, mkdirSync, openSync, readSync, rmSync, writeSync} from 'node:fs';
import {join} from 'node:path';
import {hashOf} from '../hash/sha256.ts';

/** Where a text lies in its file, in bytes. */
export type Span = readonly [offset: number, length: number];

/** A file that takes one text after the other. Nobody reads it before its spans are known. */
export interface PackWriter {
  /** In the store's folder. */
  readonly name: string;
  /** @param key Only under this key is the text found again. */
  add(key: string, text: string): Span;
  /** Have everything in the file that was added. */
  flush(): void;
  close(): void;
  /** Close it, and give its room on the disk back. */
  drop(): void;
}

/** Bytes of the hash that stands before each text, of its key and the text. */
const hashLength = hashOf('').length;

/** Bytes gathered before they are written. */
const chunk = 1 << 20;

/** @throws If the folder cannot be written to. */
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
      const body = Buffer.from(text);
      gathered.push(Buffer.from(hashOf(`${key}\n`, body)), body);
      const span = [end, hashLength + body.length] as const;
      end += span[1];
      bytes += span[1];
      if (bytes >= chunk) flush();
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
 * @param handle Of an open pack.
 * @returns `undefined` if the text is not as it was added under this key.
 */
export function readSpan(handle: number, key: string, [offset, length]: Span): string | undefined {
  const bytes = Buffer.allocUnsafe(length);
  if (readSync(handle, bytes, 0, length, offset) !== length) return undefined;
  const body = bytes.subarray(hashLength);
  return hashOf(`${key}\n`, body) === bytes.toString('latin1', 0, hashLength)
    ? body.toString('utf8')
    : undefined;
}
