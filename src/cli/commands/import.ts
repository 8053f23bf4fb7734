import {mkdir, readdir, readFile, realpath, rm, writeFile} from 'node:fs/promises';
import {basename, dirname, join, relative, resolve, sep} from 'node:path';
import type {Engine} from '../engine.ts';
import {importSite, type PermissionFlags, permissionsOf} from '../import/import-site.ts';
import {type OwnPackage, setSpec} from '../init/own-package.ts';
import {interruptible} from '../interruptible.ts';
import type {Io} from '../io.ts';
import {progressFor} from '../progress.ts';
import {importJson, importNote, importSummary} from '../report/import-report.ts';
import {exitCode, requireSiteFolder, UsageError} from '../usage.ts';

/** Name of a marker file that exists in the new site's folder during an import, and remains if the import is killed. */
const unfinished = '.legacydocs-import';

/** Options of `legacydocs import`. */
export interface ImportFlags extends PermissionFlags {
  readonly from?: string;
  readonly sitemap?: string;
  readonly built?: string;
}

/**
 * Converts a Docusaurus, VitePress or MkDocs site. The original is only read.
 *
 * @param dir Folder of the new site, relative to the working directory; created if it does not exist.
 * @returns The exit code.
 * @throws {UsageError} If the folder is not empty or is in the old site.
 */
export async function importCommand(
  oldSite: string,
  dir: string,
  {from, sitemap, built, ...flags}: ImportFlags,
  io: Io,
  engine: Engine,
): Promise<number> {
  const permissions = permissionsOf(flags);
  const oldFolder = await requireSiteFolder(oldSite, io.cwd);
  const folder = resolve(io.cwd, dir);
  const found = await requireUnused(folder, dir, oldSite, oldFolder);
  const start = io.now();
  const progress = progressFor(io, {quiet: false});
  let isDone = false;
  try {
    await mkdir(folder, {recursive: true});
    await writeFile(join(folder, unfinished), '');
    const result = await interruptible(
      io,
      (signal) =>
        importSite(
          {oldFolder, folder, from, sitemap, built, permissions},
          {io, engine, signal, progress},
        ),
      () => 'Interrupted. The new files were removed.',
    ).finally(progress.stop);
    await writeFile(join(folder, 'MOVED.md'), importNote(result));
    await writeFile(join(folder, 'MOVED.json'), importJson(result));
    await dependOnOwn(io.ownPackage(), folder);
    if (result.contract.length > 0) {
      await writeFile(
        join(folder, 'contract.txt'),
        result.contract.map((path) => `${path}\n`).join(''),
      );
    }
    await rm(join(folder, unfinished));
    isDone = true;
    const shown = relative(io.cwd, folder) || '.';
    io.stdout.write(importSummary(result, {shown, ms: io.now() - start}));
    const isComplete = result.ok && result.lost.length + result.setAside.length === 0;
    return isComplete ? exitCode.good : exitCode.siteHasErrors;
  } finally {
    if (!isDone) await removeImported(folder, found);
  }
}

/**
 * Makes the new site depend on the running package. A package that did not come from a registry is packed into the
 * site's folder.
 */
async function dependOnOwn({spec, pack}: OwnPackage, folder: string): Promise<void> {
  const manifest = join(folder, 'package.json');
  await pack?.(folder);
  await writeFile(manifest, setSpec(await readFile(manifest, 'utf8'), spec));
}

/**
 * Requires that a folder is outside the old site, and does not exist or is empty except for `.git`. Removes the files
 * of an interrupted import.
 *
 * @returns The names of the folder's remaining entries; `undefined` if the folder does not exist.
 */
async function requireUnused(
  folder: string,
  dir: string,
  oldSite: string,
  oldFolder: string,
): Promise<readonly string[] | undefined> {
  // Resolved, because a symbolic link could lead into the old site.
  const real = await realFolder(folder);
  if (`${real}${sep}`.startsWith(`${await realpath(oldFolder)}${sep}`)) {
    throw new UsageError(
      `\`${dir}\` is in the old site, which must remain unchanged. Specify a folder outside it: legacydocs import ${oldSite} ../my-docs`,
    );
  }
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    if (error.code === 'ENOTDIR') throw new UsageError(`\`${dir}\` is a file, not a folder.`);
    throw error;
  });
  if (names?.includes(unfinished)) {
    const before = names.filter((name) => name === '.git');
    await removeImported(folder, before);
    return before;
  }
  const [first] = (names ?? []).filter((name) => name !== '.git').sort();
  if (first === undefined) return names;
  throw new UsageError(
    `the folder \`${dir}\` is not empty: it contains \`${first}\`. Nothing was written.\nSpecify a new folder: legacydocs import ${oldSite} my-docs`,
  );
}

/** Returns a folder's path with symbolic links resolved. The folder need not exist. */
async function realFolder(folder: string): Promise<string> {
  const real = await realpath(folder).catch(() => undefined);
  const parent = dirname(folder);
  return real ?? (parent === folder ? folder : join(await realFolder(parent), basename(folder)));
}

/**
 * Removes the files of an unfinished import, so that the import can be run again.
 *
 * @param found Names of the entries to keep; `undefined` to remove the folder itself.
 */
async function removeImported(folder: string, found: readonly string[] | undefined): Promise<void> {
  if (found === undefined) {
    await rm(folder, {recursive: true, force: true});
    return;
  }
  for (const name of await readdir(folder)) {
    if (!found.includes(name)) await rm(join(folder, name), {recursive: true, force: true});
  }
}
