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

/** Raise it with every change of the form: an index of another version is not read. */
const version = 1;

/** Offset of a part after the head, in bytes, and its hash. */
type Span = readonly [offset: number, length: number, hash: string];

/** Head of the file: two lines with a checksum. */
interface Head {
  readonly version: number;
  /** Fingerprint of the program that wrote it. */
  readonly program: string;
  /** Files of packed values that belong to it. */
  readonly packs: readonly string[];
  readonly parts: Readonly<Record<string, Span>>;
}

/** Some part of an index. */
export interface Part {
  readonly contents: () => Uint8Array | string;
  /** Bytes. */
  readonly length: number;
  readonly hash: string;
}

/** An index as it lies on the disk. Each part is read when it is asked for, and proves by its hash that it is whole. */
export interface IndexFile extends Pick<Head, 'program' | 'packs'> {
  /** Stands for the whole index. */
  readonly checksum: string;
  readonly names: readonly string[];
  /** @returns The hash of a part, without reading it. */
  hash(name: string): string | undefined;
  /** @returns `undefined` if there is none, or it is not as it was written. */
  read(name: string): string | undefined;
  /** A part to be written again. Nobody looks whether it is whole: that is done when it is read. */
  copy(name: string): Part | undefined;
  close(): void;
}

/** As much as the head of nearly every index takes. Bytes. */
const usualHead = 1 << 16;

/** @returns `undefined` if there is none of this version, or it is not as it was written. */
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

/** @throws If the disk refuses. @returns Its checksum. */
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
    // Its checksum vouches for its shape.
    const head = found?.value as Head | undefined;
    return head?.version === version && found ? {head, checksum: found.checksum, end} : undefined;
  } catch {
    return undefined;
  }
}

/** @returns Where the parts begin: behind the second line; 0 if there are not so many. */
function headEnd(bytes: Buffer): number {
  return bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 1;
}

function readBytes(handle: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.subarray(0, readSync(handle, bytes, 0, length, offset));
}

/**
 * Write a file of ours aside and rename it: a reader, or a second build, sees the old file or the new one. A crash of the
 * system may leave half of it, so readers have to ask for proof.
 *
 * @param contents One after the other.
 * @throws If the disk refuses.
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
    // A folder of its name is not ours, and no file could ever replace it.
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
