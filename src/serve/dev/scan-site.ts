import {readdirSync, readlinkSync, realpathSync, type Stats} from 'node:fs';
import {dirname, join, resolve, sep} from 'node:path';
import {setImmediate as turn} from 'node:timers/promises';
import {fileStamp, missingStamp, statsOf} from '../../core/files/file-stamp.ts';
import {packageFolder} from '../../core/package/own-files.ts';
import {relativePath} from '../../core/paths/paths.ts';

/** Everything that a site is made of, as it is on the disk. */
export interface SiteScan {
  /** What stands for each file and folder, keyed by path relative to the site folder, `/` separators. */
  readonly states: ReadonlyMap<string, string>;
  /** The same of what takes part from elsewhere. */
  readonly imported: ReadonlyMap<string, string>;
  /** Folders in which something may change, absolute, with what tells each from another one of the same name. */
  readonly folders: ReadonlyMap<string, string>;
  /** Absolute paths at which something outside of the site's own folders may come, go or change. */
  readonly awaited: ReadonlySet<string>;
  /** When the last file was changed, by the clock of its disk: milliseconds since 1970. */
  readonly lastChange: number;
}

/** A folder's files are told one by one. */
const folderState = 'folder';

/**
 * Look at every file of a site. Links are followed. What cannot be read counts as missing: the build says why.
 *
 * @param siteFolder Absolute path; need not exist.
 * @param imported Absolute paths of files elsewhere that take part; none needs to exist.
 */
export async function scanSite(siteFolder: string, imported: readonly string[]): Promise<SiteScan> {
  const states = new Map<string, string>();
  const others = new Map<string, string>();
  const folders = new Map<string, string>();
  const awaited = new Set<string>();
  let lastChange = 0;

  function note(to: Map<string, string>, key: string, stats: Stats | undefined): void {
    to.set(key, stateOf(stats));
    if (stats?.isFile()) lastChange = Math.max(lastChange, stats.ctimeMs);
  }

  /** Look out for what does not lie in a folder of the site, or does not exist yet. */
  function watchAround(path: string): void {
    awaited.add(path);
    const folder = dirname(path);
    const stats = statsOf(folder);
    if (stats?.isDirectory()) folders.set(folder, identityOf(stats));
    else if (folder !== path) watchAround(folder);
  }

  /**
   * @param key Relative to the site folder; empty for that.
   * @param open Identities of the folders that lead here, to notice links in a circle.
   */
  async function visit(
    folder: string,
    key: string,
    stats: Stats,
    open: readonly string[],
  ): Promise<void> {
    const identity = identityOf(stats);
    folders.set(folder, identity);
    if (open.includes(identity)) return;
    await turn();
    for (const entry of readFolder(folder)) {
      const path = join(folder, entry.name);
      const isPart = key === '' ? isWatched(path, siteFolder) : !isTemporary(entry.name);
      if (!isPart) continue;
      const entryKey = key === '' ? entry.name : `${key}/${entry.name}`;
      const found = statsOf(path);
      note(states, entryKey, found);
      if (entry.isSymbolicLink()) targetsOf(path).forEach(watchAround);
      if (found?.isDirectory()) await visit(path, entryKey, found, [...open, identity]);
    }
  }

  const root = statsOf(siteFolder);
  if (root?.isDirectory()) await visit(siteFolder, '', root, []);
  else watchAround(siteFolder);
  for (const file of imported) {
    const key = relativePath(siteFolder, file);
    if (states.has(key)) continue;
    note(others, key, statsOf(file));
    watchAround(file);
  }
  return {states, imported: others, folders, awaited, lastChange};
}

/** Paths that came, went or changed between two scans, sorted. Files that take part since then count as unchanged. */
export function changedPaths(before: SiteScan, now: SiteScan): string[] {
  const own = [...new Set([...before.states.keys(), ...now.states.keys()])];
  const others = [...now.imported.keys()].filter((path) => before.imported.has(path));
  return [
    ...own.filter((path) => before.states.get(path) !== now.states.get(path)),
    ...others.filter((path) => before.imported.get(path) !== now.imported.get(path)),
  ].sort();
}

/** @param path Absolute. @returns Whether it takes part in the site and is not what it was at a scan. */
export function hasChanged(path: string, siteFolder: string, scan: SiteScan): boolean {
  const key = relativePath(siteFolder, path);
  const own = isWatched(path, siteFolder) ? (scan.states.get(key) ?? missingStamp) : undefined;
  const known = scan.imported.get(key) ?? own;
  return known !== undefined && known !== stateOf(statsOf(path));
}

function stateOf(stats: Stats | undefined): string {
  return stats?.isDirectory() ? folderState : fileStamp(stats);
}

/** Another folder may get the same inode. What may be read from now on has to be watched from now on. */
function identityOf({dev, ino, birthtimeMs, mode}: Stats): string {
  return `${dev} ${ino} ${birthtimeMs} ${mode}`;
}

function readFolder(folder: string) {
  return orElse(() => readdirSync(folder, {withFileTypes: true}), []);
}

/** What a link leads to, and what that leads to in the end. */
function targetsOf(link: string): string[] {
  const target = resolve(
    dirname(link),
    orElse(() => readlinkSync(link), link),
  );
  return [target, orElse(() => realpathSync(link), target)];
}

function orElse<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** What editors and systems leave beside the files that people mean. */
const temporary = [
  /^\.#/,
  /^#.*#$/,
  /~$/,
  /\.sw[a-z]$/i,
  /^4913$/,
  /___jb_(?:tmp|old)___$/,
  /\.tmp(?:\.[\w-]+)*$/,
  /^\.(?:DS_Store|git|legacydocs)$/,
  /^node_modules$/,
];

/** Folders whose files make a site. */
const sourceFolders = ['content', 'templates'];

/** Beside the configuration: a configuration that cannot be read does not tell what it imports. */
const script = /^[^/]+\.(?:[cm]?[jt]s|json)$/;

/**
 * Whether a file or folder of the site may change it: its content, its templates, its configuration and what may stand
 * beside that.
 *
 * @param path Absolute.
 * @param siteFolder Absolute.
 */
export function isWatched(path: string, siteFolder: string): boolean {
  const way = relativePath(siteFolder, path);
  const parts = way.split('/');
  if (parts.some(isTemporary)) return false;
  return sourceFolders.includes(parts[0] ?? '') || script.test(way);
}

/** @param name Of a file or folder. */
function isTemporary(name: string): boolean {
  return temporary.some((pattern) => pattern.test(name));
}

/** This package's own folders: they change when it is installed anew, not while a site is edited. */
const ownFolders = ['dist', 'src', 'templates'].map((name) => join(packageFolder, name) + sep);

/**
 * Files that belong to a site although they may lie elsewhere: what it imports, installed packages left out.
 *
 * @param reads What a build has read, absolute.
 */
export function importedFiles(reads: readonly string[]): string[] {
  return reads.filter(
    (file) =>
      !file.split(sep).includes('node_modules') &&
      !ownFolders.some((folder) => file.startsWith(folder)),
  );
}
