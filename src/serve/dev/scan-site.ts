import {readdirSync, readlinkSync, realpathSync, type Stats} from 'node:fs';
import {dirname, join, resolve, sep} from 'node:path';
import {setImmediate as turn} from 'node:timers/promises';
import {fileStamp, missingStamp, statsOf} from '../../core/files/file-stamp.ts';
import {packageFolder} from '../../core/package/own-files.ts';
import {relativePath} from '../../core/paths/paths.ts';

/** Snapshot of all files in a site. */
export interface SiteScan {
  /** Stamps of files and folders, keyed by path relative to the site folder, with `/` separators. */
  readonly states: ReadonlyMap<string, string>;
  /** Stamps of imported files outside the site's folders, keyed by path relative to the site folder. */
  readonly imported: ReadonlyMap<string, string>;
  /**
   * Folders to watch, keyed by absolute path. The value identifies the folder, and changes if the folder is replaced.
   */
  readonly folders: ReadonlyMap<string, string>;
  /** Absolute paths outside the site's folders that may be created, deleted or changed. */
  readonly awaited: ReadonlySet<string>;
  /** Time of the last change, in milliseconds since 1970. */
  readonly lastChange: number;
}

/** Stamp of all folders. Only files have individual stamps. */
const folderState = 'folder';

/**
 * Scans every file in a site, following symbolic links. Unreadable files are treated as missing; the build reports
 * them.
 *
 * @param siteFolder Absolute path; the folder need not exist.
 * @param imported Absolute paths of imported files outside the site; they need not exist.
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

  /** Records a path to watch that is outside the site's folders or does not exist yet. */
  function watchAround(path: string): void {
    awaited.add(path);
    const folder = dirname(path);
    const stats = statsOf(folder);
    if (stats?.isDirectory()) folders.set(folder, identityOf(stats));
    else if (folder !== path) watchAround(folder);
  }

  /**
   * Scans a folder.
   *
   * @param key Path relative to the site folder; empty for the site folder itself.
   * @param open Identities of the parent folders, for detecting circular symbolic links.
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

/**
 * Returns the paths that differ between two scans, sorted. Imported files that only one of the scans contains are
 * treated as unchanged.
 */
export function changedPaths(before: SiteScan, now: SiteScan): string[] {
  const own = [...new Set([...before.states.keys(), ...now.states.keys()])];
  const others = [...now.imported.keys()].filter((path) => before.imported.has(path));
  return [
    ...own.filter((path) => before.states.get(path) !== now.states.get(path)),
    ...others.filter((path) => before.imported.get(path) !== now.imported.get(path)),
  ].sort();
}

/**
 * Returns true if a file in the site, or an imported file, has changed since a scan.
 *
 * @param path Absolute path.
 */
export function hasChanged(path: string, siteFolder: string, scan: SiteScan): boolean {
  const key = relativePath(siteFolder, path);
  const own = isWatched(path, siteFolder) ? (scan.states.get(key) ?? missingStamp) : undefined;
  const known = scan.imported.get(key) ?? own;
  return known !== undefined && known !== stateOf(statsOf(path));
}

/** Returns a stamp that differs after every change. It includes `ctime`, which programs cannot set. */
function stateOf(stats: Stats | undefined): string {
  return stats?.isDirectory() ? folderState : fileStamp(stats);
}

/**
 * Returns an identifier of a folder, which differs even if a new folder reuses the inode. The identifier includes the
 * mode, because a change of permissions requires a new watch.
 */
function identityOf({dev, ino, birthtimeMs, mode}: Stats): string {
  return `${dev} ${ino} ${birthtimeMs} ${mode}`;
}

function readFolder(folder: string) {
  return orElse(() => readdirSync(folder, {withFileTypes: true}), []);
}

/** Returns the direct target and the final target of a symbolic link. */
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

/**
 * Patterns for names that are not watched: temporary files of editors and operating systems, and folders such as
 * `.git`.
 */
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

/** Folders that contain a site's sources. */
const sourceFolders = ['content', 'templates'];

/**
 * Matches files that the configuration might import. While the configuration is invalid, its actual imports are
 * unknown.
 */
const script = /^[^/]+\.(?:[cm]?[jt]s|json)$/;

/**
 * Returns true for a file or folder that can affect the site: content, templates, the configuration, and files that the
 * configuration might import.
 *
 * @param path Absolute path, like `siteFolder`.
 */
export function isWatched(path: string, siteFolder: string): boolean {
  const relative = relativePath(siteFolder, path);
  const parts = relative.split('/');
  if (parts.some(isTemporary)) return false;
  return sourceFolders.includes(parts[0] ?? '') || script.test(relative);
}

/** Returns true for a name that matches one of the `temporary` patterns. */
function isTemporary(name: string): boolean {
  return temporary.some((pattern) => pattern.test(name));
}

/** Folders of this package. They do not change while a site is edited. */
const ownFolders = ['dist', 'src', 'templates'].map((name) => join(packageFolder, name) + sep);

/**
 * Returns the files that a site imports, without files of installed packages and of this package.
 *
 * @param reads Absolute paths of all files that a build has read.
 */
export function importedFiles(reads: readonly string[]): string[] {
  return reads.filter(
    (file) =>
      !file.split(sep).includes('node_modules') &&
      !ownFolders.some((folder) => file.startsWith(folder)),
  );
}
