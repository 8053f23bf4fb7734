import {cp, lstat, readdir, readFile, realpath, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type BuildError, buildError} from '../../core/diagnostics/diagnostic.ts';
import {unlessCode} from '../../core/files/system.ts';
import {slashed} from '../../core/paths/paths.ts';
import {versionFolder} from '../../site/content/versions/resolve-versions.ts';
import type {ChangeText} from './keep-links.ts';

interface CopiedVersion {
  /** Absolute path. */
  readonly siteFolder: string;
  /** Name of the version to copy. */
  readonly from: string;
  readonly to: string;
  /** Changes the links in a Markdown file. */
  readonly keepLinks: ChangeText;
}

/** Matches files in which paths of the version's own folder are replaced. */
const texts = /\.(?:mdx?|[cm]?[jt]sx?|json)$/;

/**
 * Copies a version's folder atomically. In the copy, paths of the version's own folder (`@site/content/docs/current/…`,
 * `../current/…`) and links to its pages are adapted. A complete copy from an interrupted command is reused.
 *
 * @returns Number of files, and a function that removes the copy unless the copy existed before.
 * @throws {BuildError} `version-folder-missing`, `version-folder-taken`.
 */
export async function copyVersion({
  siteFolder,
  from,
  to,
  keepLinks,
}: CopiedVersion): Promise<{readonly files: number; readonly undo: () => Promise<void>}> {
  const source = join(siteFolder, versionFolder(from));
  const target = join(siteFolder, versionFolder(to));
  // A version name cannot begin with a dot, so the folder is not mistaken for a version.
  const staging = join(siteFolder, versionFolder(`.work-${to}`));
  const real = await unlessCode(realpath(source), 'ENOENT');
  if (real === undefined) throw folderMissing(from);
  await rm(staging, {recursive: true, force: true});
  try {
    await cp(real, staging, {recursive: true, verbatimSymlinks: true, filter: isCopied});
    const files = await filesOf(staging);
    for (const file of files) await renameReferences(staging, file, {from, to, keepLinks});
    if ((await unlessCode(lstat(target), 'ENOENT')) !== undefined) {
      if (!(await isSame(staging, target, files))) throw folderTaken(to);
      return {files: files.length, undo: async () => undefined};
    }
    await rename(staging, target);
    return {
      files: files.length,
      undo: async () => await rm(target, {recursive: true, force: true}),
    };
  } finally {
    await rm(staging, {recursive: true, force: true});
  }
}

/** True for regular files, folders and links. Pipes, sockets and devices are not copied; builds report them. */
async function isCopied(path: string): Promise<boolean> {
  const stats = await lstat(path);
  return stats.isFile() || stats.isDirectory() || stats.isSymbolicLink();
}

/** Returns the relative paths of files and links in a folder, sorted. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({parentPath, name}) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}

async function renameReferences(
  folder: string,
  path: string,
  {from, to, keepLinks}: Omit<CopiedVersion, 'siteFolder'>,
): Promise<void> {
  const file = join(folder, path);
  if (!texts.test(path) || (await lstat(file)).isSymbolicLink()) return;
  const text = await readFile(file, 'utf8');
  const kept = /\.mdx?$/.test(path) ? keepLinks(slashed(path), text) : text;
  const up = '../'.repeat(path.split(/[/\\]/).length);
  const renamed = [up, `@site/${versionFolder('')}`].reduce(
    (changed, before) =>
      changed.replaceAll(referenceTo(before + from), `$1${before}${to.replaceAll('$', '$$$$')}/`),
    kept,
  );
  // Writing decoded text would damage bytes that are not valid UTF-8.
  if (renamed !== text && !text.includes('\uFFFD')) await writeFile(file, renamed);
}

/** Matches a path at the start of a link or an import. */
function referenceTo(path: string): RegExp {
  return new RegExp(`(['"\`(<]|\\]:\\s*)${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/`, 'g');
}

async function isSame(one: string, other: string, files: readonly string[]): Promise<boolean> {
  const found = await filesOf(other).catch(() => []);
  if (found.length !== files.length) return false;
  for (const [index, path] of files.entries()) {
    if (found[index] !== path) return false;
    const [a, b] = await Promise.all([one, other].map((folder) => contentsOf(join(folder, path))));
    if (a === undefined || b === undefined || !a.equals(b)) return false;
  }
  return true;
}

/** Reads a file's contents; `undefined` if the path is not a regular file. */
async function contentsOf(file: string): Promise<Buffer | undefined> {
  return (await lstat(file)).isFile() ? await readFile(file) : undefined;
}

function folderMissing(name: string): BuildError {
  return buildError({
    code: 'version-folder-missing',
    message: `Version \`${name}\` has no folder \`${versionFolder(name)}\`.`,
    consequence: 'There is nothing to copy. Nothing was written.',
    hint: 'If the version is frozen and its sources were removed, restore them from version control.',
  });
}

function folderTaken(name: string): BuildError {
  return buildError({
    code: 'version-folder-taken',
    message: `The folder \`${versionFolder(name)}\` already exists with different contents.`,
    file: versionFolder(name),
    consequence: 'Nothing was written.',
    hint: 'Move the folder elsewhere, or choose another name.',
  });
}
