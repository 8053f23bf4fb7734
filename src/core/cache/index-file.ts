import {randomUUID} from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname} from 'node:path';
import {hashOf} from '../hash/sha256.ts';
import {regularFile} from '../paths/paths.ts';
import {type CacheProblems, ignoredProblems} from './cache-problems.ts';
import {parseChecked, withChecksum} from './checksum.ts';

/**
 * Version of the file format; an index with a different version is ignored. Increase it with every change of the
 * format.
 */
const version = 1;

/** Offset of a part from the end of the head and length of the part, both in bytes, and hash of the part. */
type Span = readonly [offset: number, length: number, hash: string];

/** Head of the file: JSON data on the second line, after a line with a checksum. */
interface Head {
  readonly version: number;
  /** Fingerprint of the program that wrote the file. */
  readonly program: string;
  /** Names of the pack files that belong to the index. */
  readonly packs: readonly string[];
  readonly parts: Readonly<Record<string, Span>>;
}

/** One part of an index. */
export interface Part {
  readonly contents: () => Uint8Array | string;
  /** Length in bytes. */
  readonly length: number;
  readonly hash: string;
}

/** A stored index. Each part is read on demand and verified by its hash. */
export interface IndexFile extends Pick<Head, 'program' | 'packs'> {
  /** Checksum of the entire index. */
  readonly checksum: string;
  readonly names: readonly string[];
  /** Returns the hash of a part without reading the part. */
  hash(name: string): string | undefined;
  /** Returns a part; `undefined` if it is missing or damaged. */
  read(name: string): string | undefined;
  /** Returns a part without verifying it, to be copied to a new index. A later `read` verifies the copy. */
  copy(name: string): Part | undefined;
  close(): void;
}

/** Number of bytes to read first: nearly every index head is shorter. */
const usualHead = 1 << 16;

/**
 * Opens an index.
 *
 * @returns `undefined` if the index is missing or damaged, or has a different format version.
 */
export function openIndex(
  file: string,
  cacheProblems: CacheProblems = ignoredProblems,
): IndexFile | undefined {
  let handle: number;
  try {
    handle = openSync(regularFile(file), 'r');
  } catch {
    return undefined;
  }
  const found = readHead(handle, file);
  if (found === undefined) {
    cacheProblems.damaged(file);
    closeSync(handle);
    return undefined;
  }
  const {head, checksum, end} = found;
  const copy = (name: string): Part | undefined => {
    const span = Object.hasOwn(head.parts, name) ? head.parts[name] : undefined;
    if (span === undefined) return undefined;
    const [offset, length, hash] = span;
    return {contents: () => readBytes(handle, end + offset, length), length, hash};
  };
  return {
    program: head.program,
    packs: head.packs,
    checksum,
    names: Object.keys(head.parts),
    hash: (name) => (Object.hasOwn(head.parts, name) ? head.parts[name]?.[2] : undefined),
    read(name) {
      const part = copy(name);
      if (part === undefined) return undefined;
      const contents = part.contents();
      if (hashOf(contents) === part.hash) return contents.toString();
      cacheProblems.damaged(file);
      return undefined;
    },
    copy,
    close: () => closeSync(handle),
  };
}

/** Writes an index. @throws If the file cannot be written. @returns Its checksum. */
export function writeIndex(
  file: string,
  parts: ReadonlyMap<string, Part>,
  {program, packs}: Pick<Head, 'program' | 'packs'>,
): string {
  let end = 0;
  const spans: Record<string, Span> = {};
  for (const [name, {length, hash}] of parts) {
    spans[name] = [end, length, hash];
    end += length;
  }
  const head: Head = {version, program, packs, parts: spans};
  const {text, checksum} = withChecksum(head, basename(file));
  const bodies = function* () {
    yield `${text}\n`;
    for (const {contents} of parts.values()) yield contents();
  };
  writeAside(file, bodies());
  return checksum;
}

function readHead(handle: number, file: string) {
  try {
    const start = readBytes(handle, 0, usualHead);
    const bytes = headEnd(start) > 0 ? start : readFileSync(file);
    const end = headEnd(bytes);
    const found = parseChecked(bytes.toString('utf8', 0, end - 1), basename(file));
    // The checksum matches, so the data has the type that was written.
    const head = found?.value as Head | undefined;
    return head?.version === version && found ? {head, checksum: found.checksum, end} : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the offset of the parts, which follow the second line; 0 if there is no second line. */
function headEnd(bytes: Buffer): number {
  return bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 1;
}

function readBytes(handle: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.subarray(0, readSync(handle, bytes, 0, length, offset));
}

/**
 * Writes a file under a temporary name and renames it, so that readers and concurrent builds see either the old or the
 * new file. A system crash may leave an incomplete file, so readers must verify it.
 *
 * @param contents Chunks in order.
 * @throws If the file cannot be written.
 */
function writeAside(file: string, contents: Iterable<Uint8Array | string>): void {
  const aside = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), {recursive: true});
  try {
    const handle = openSync(aside, 'wx');
    try {
      for (const part of contents) writeFileSync(handle, part);
    } finally {
      closeSync(handle);
    }
    // `rename` cannot replace a folder with a file. This program never creates a folder with this name, so it can be
    // removed.
    if (isFolder(file)) rmSync(file, {recursive: true});
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, {force: true});
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isDirectory() === true;
}
