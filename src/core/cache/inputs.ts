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

/** Input paths of a result. They are absolute and need not exist. */
export interface InputPaths {
  readonly files: Iterable<string>;
  /** Folders that were read recursively. */
  readonly trees?: Iterable<string>;
}

/**
 * Stamps and hashes of a result's inputs, to detect changes. JSON data, keyed by path relative to the site, so that
 * site and cache can be moved together.
 */
export interface Inputs {
  /**
   * The hash covers a file's bytes or the names in a folder, and the real path of anything reached through a link.
   */
  readonly states: Readonly<Record<string, readonly [stamp: string, hash: string]>>;
}

/**
 * Resolution of the coarsest file system clock. A second change within this time may not change a file's time stamp.
 */
const clockResolutionMs = 2000;

/** Returns the current time according to a folder's file system, in milliseconds since 1970. */
export function diskTime(folder: string): number {
  const probe = join(folder, `clock-${process.pid}`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(probe, '');
  const {mtimeMs} = statSync(probe);
  rmSync(probe);
  return mtimeMs;
}

/**
 * Records the current state of inputs.
 *
 * @param base Absolute path of the folder to which stored paths are relative.
 * @param since Result of `diskTime` before the first read.
 * @param known Earlier records, in order of preference. The hash of an input with an unchanged stamp is taken from
 * them.
 * @returns `undefined` if an input has changed since the first read, because the result may be based on either version.
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
    // A file changed very recently gets an empty stamp, which forces a hash comparison in the next build.
    states.set(key, [changed < since - clockResolutionMs ? stamp : '', hash]);
  }
  return {states: Object.fromEntries(states)};
}

/** Changed inputs: paths relative to `base`, with their earlier hashes. */
export type ChangedInputs = ReadonlyMap<string, string>;

/** Returns the inputs that have changed; `undefined` if there are more than `max`. */
export function changedInputs(
  {states}: Inputs,
  {base, max}: {readonly base: string; readonly max: number},
): ChangedInputs | undefined {
  const changed = new Map<string, string>();
  for (const key in states) {
    const [stamp, hash] = states[key] ?? ['', ''];
    const path = resolve(base, key);
    const stats = statsOf(path);
    if (stamp !== '' && stamp === fileStamp(stats)) continue;
    if (hash === hashAt(path, stats, base)) continue;
    if (changed.size === max) return undefined;
    changed.set(key, hash);
  }
  return changed;
}

/** Returns a folder and all paths below it. Links are followed; each target is listed once. */
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
      // The target is already listed, but the link may later lead to another target.
      paths.push(path);
      return;
    }
    // Recorded first, because a link in the target may lead back to it.
    visited.add(real);
    visit(path);
  };
  visit(root);
  return paths;
}

/**
 * Returns the stamp of a file if it can be trusted to change with the file.
 *
 * @param since Result of `diskTime` before the call.
 * @returns The stamp; an empty string if the file changed so recently that another change could result in the same
 * stamp.
 */
export function trustedStamp(path: string, since: number): string {
  const stats = statsOf(path);
  return lastChange(stats) < since - clockResolutionMs ? fileStamp(stats) : '';
}

/** Returns the time of the last change, in milliseconds since 1970; 0 for a missing file. */
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
    // Reading a pipe or a device may block.
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
