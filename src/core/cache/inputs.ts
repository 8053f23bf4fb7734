import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join, resolve} from 'node:path';
import {fileStamp, missingStamp, statsOf} from '../files/file-stamp.ts';
import {hashOf, hashOfData} from '../hash/sha256.ts';
import {relativePath} from '../paths/paths.ts';

/** What a piece of work reads. Absolute paths; nothing needs to exist. */
export interface InputPaths {
  readonly files: Iterable<string>;
  /** Folders that are read with everything below them. */
  readonly trees?: Iterable<string>;
}

/**
 * What was read, and how to tell that it is still the same. Plain data. Keyed by path relative to a folder, so that
 * site and memory may move together.
 */
export interface Inputs {
  /**
   * The second part is the hash of the file's bytes, or of the names in the folder; of what is reached by a link, of where
   * it really lies too.
   */
  readonly states: Readonly<Record<string, readonly [stamp: string, hash: string]>>;
}

/** Milliseconds. A change so shortly before the look may be followed by another with the same time stamp. */
const coarsestClock = 2000;

/** The time by the clock of a folder's disk, milliseconds since 1970: what it will stamp changes with from now on. */
export function diskTime(folder: string): number {
  const probe = join(folder, `clock-${process.pid}`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(probe, '');
  const {mtimeMs} = statSync(probe);
  rmSync(probe);
  return mtimeMs;
}

/**
 * Note the state of what was read.
 *
 * @param base What paths are noted relative to.
 * @param since `diskTime` before anything was read.
 * @param known Hashes are taken from the first of these where the stamp is the same.
 * @returns `undefined` if something changed since: then nobody knows whether the old or the new was read.
 */
export function noteInputs(
  {files, trees = []}: InputPaths,
  {
    base,
    since,
    known = [],
  }: {readonly base: string; readonly since: number; readonly known?: readonly Inputs[]},
): Inputs | undefined {
  const states = new Map<string, readonly [string, string]>();
  const paths = new Set([...files, ...[...trees].flatMap(pathsBelow)]);
  for (const path of paths) {
    const key = relativePath(base, path);
    const stats = statsOf(path);
    const changed = lastChange(stats);
    if (changed >= since) return undefined;
    const stamp = fileStamp(stats);
    const same = known.find(({states}) => states[key]?.[0] === stamp);
    const hash = same?.states[key]?.[1] ?? hashAt(path, stats, base);
    // Without a stamp, the hash is compared.
    states.set(key, [changed < since - coarsestClock ? stamp : '', hash]);
  }
  return {states: Object.fromEntries(states)};
}

/** What is not as it was noted: paths relative to `base`, with the hashes that they had. */
export type ChangedInputs = ReadonlyMap<string, string>;

/** @returns `undefined` if more than `most` have changed. */
export function changedInputs(
  {states}: Inputs,
  {base, most}: {readonly base: string; readonly most: number},
): ChangedInputs | undefined {
  const changed = new Map<string, string>();
  for (const key in states) {
    const [stamp, hash] = states[key] ?? ['', ''];
    const path = resolve(base, key);
    const stats = statsOf(path);
    if (stamp !== '' && stamp === fileStamp(stats)) continue;
    if (hash === hashAt(path, stats, base)) continue;
    if (changed.size === most) return undefined;
    changed.set(key, hash);
  }
  return changed;
}

/** A folder, the folders and the files below it. Links are followed; what they lead to counts once. */
function pathsBelow(root: string): string[] {
  const paths: string[] = [];
  const visited = new Set<string>();
  const visit = (folder: string): void => {
    paths.push(folder);
    for (const entry of readFolder(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (entry.isSymbolicLink() && statsOf(path)?.isDirectory() === true) visitLink(path);
      else paths.push(path);
    }
  };
  const visitLink = (path: string): void => {
    const real = realpathSync(path);
    if (visited.has(real)) {
      // Its inside is known; that it leads there may change.
      paths.push(path);
      return;
    }
    // Before its inside is visited: that may lead back here.
    visited.add(real);
    visit(path);
  };
  visit(root);
  return paths;
}

/**
 * Stands for a file as it is: whatever is done to it changes this.
 *
 * @param since `diskTime` before it was looked at.
 * @returns Empty where a change may follow that cannot be seen.
 */
export function trustedStamp(path: string, since: number): string {
  const stats = statsOf(path);
  return lastChange(stats) < since - coarsestClock ? fileStamp(stats) : '';
}

/** Milliseconds since 1970. */
function lastChange(stats: Stats | undefined): number {
  return stats === undefined ? 0 : Math.max(stats.mtimeMs, stats.ctimeMs);
}

function hashAt(path: string, stats: Stats | undefined, base: string): string {
  if (stats === undefined) return missingStamp;
  try {
    const real = realpathSync.native(path);
    const target = real === path ? '' : `${relativePath(base, real)}\n`;
    if (stats.isDirectory()) {
      const entries = readdirSync(path, {withFileTypes: true});
      return hashOfData([target, entries.map((entry) => [entry.name, entry.isDirectory()]).sort()]);
    }
    // Reading a pipe or a device may never end.
    return stats.isFile() ? hashOf(target, readFileSync(path)) : 'special';
  } catch {
    return 'unreadable';
  }
}

function readFolder(path: string) {
  try {
    return readdirSync(path, {withFileTypes: true});
  } catch {
    return [];
  }
}
