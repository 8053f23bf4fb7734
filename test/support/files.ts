import {createHash} from 'node:crypto';
import {lstat, mkdir, readdir, readFile, readlink, writeFile} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';

/** File contents, keyed by path relative to a folder, with `/` separators. */
export type Files = Readonly<Record<string, string>>;

/** Writes files below a folder, and creates their parent folders. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, contents] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), {recursive: true});
    await writeFile(join(folder, path), contents);
  }
}

/**
 * Returns everything below a folder, sorted: files with their contents, links as `→ target`, empty folders with a
 * trailing `/`. A missing folder is treated as empty.
 */
export async function readFiles(folder: string): Promise<Files> {
  const found: [string, string][] = [];
  for (const path of await pathsBelow(folder)) {
    const absolute = join(folder, path);
    const stats = await lstat(absolute);
    if (stats.isSymbolicLink()) found.push([path, `→ ${await readlink(absolute)}`]);
    else if (stats.isFile()) found.push([path, await readFile(absolute, 'utf8')]);
    else if ((await readdir(absolute)).length === 0) found.push([`${path}/`, '']);
  }
  return Object.fromEntries(found);
}

/** Returns the SHA-256 of every file below a folder, keyed by path, for comparing folders. */
export async function readHashes(folder: string): Promise<Record<string, string>> {
  const hashes: [string, string][] = [];
  for (const path of await pathsBelow(folder)) {
    const absolute = join(folder, path);
    if (!(await lstat(absolute)).isFile()) continue;
    hashes.push([
      path,
      createHash('sha256')
        .update(await readFile(absolute))
        .digest('hex'),
    ]);
  }
  return Object.fromEntries(hashes);
}

/** Returns the paths that differ or that exist on only one side, sorted. */
export function changedPaths(before: Files, after: Files): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path]).sort();
}

/** True for search data, which changes with every edit in a version. */
export function isSearchData(path: string): boolean {
  return path === '_data/search.json' || path.startsWith('assets/search/');
}

/** State of a file or folder, for detecting that it was written or replaced. */
export interface Traces {
  readonly inode: bigint;
  readonly modified: bigint;
}

/** Returns the state of a folder (`.`) and of everything below it. */
export async function readTraces(folder: string): Promise<Record<string, Traces>> {
  const traces: [string, Traces][] = [];
  for (const path of ['.', ...(await pathsBelow(folder))]) {
    const {ino, mtimeNs} = await lstat(join(folder, path), {bigint: true});
    traces.push([path, {inode: ino, modified: mtimeNs}]);
  }
  return Object.fromEntries(traces);
}

async function pathsBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, {recursive: true, withFileTypes: true});
    return entries
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
