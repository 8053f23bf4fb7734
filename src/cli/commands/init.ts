import {mkdir, readdir, writeFile} from 'node:fs/promises';
import {dirname, join, relative, resolve} from 'node:path';
import {packageVersion} from '../../package.ts';
import {exitCode} from '../exit-code.ts';
import {starterFiles} from '../init/starter-files.ts';
import type {Io} from '../io.ts';
import {UsageError} from '../usage-error.ts';

/** A fresh checkout still counts as empty. */
const ignoredNames = ['.git'];

/**
 * Write the starter site.
 *
 * @param dir Relative to the working directory; created if it does not exist.
 * @returns The exit code.
 * @throws {UsageError} If the folder holds something already.
 */
export async function initCommand(dir: string, io: Io): Promise<number> {
  const folder = resolve(io.cwd, dir);
  await requireEmpty(folder, dir);
  const files = starterFiles({version: packageVersion()});
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text, {flag: 'wx'});
  }
  const shown = relative(io.cwd, folder) || '.';
  const list = Object.keys(files).map((path) => `  ${path}\n`);
  io.stdout.write(`Wrote a small site into ${shown}:\n${list.join('')}`);
  io.stdout.write(`Build it: legacydocs build${shown === '.' ? '' : ` ${shown}`}\n`);
  return exitCode.good;
}

async function requireEmpty(folder: string, dir: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new UsageError(`\`${dir}\` is a file, not a folder.`);
    throw error;
  });
  const found = names.filter((name) => !ignoredNames.includes(name)).sort();
  if (found.length === 0) return;
  const shown = found
    .slice(0, 3)
    .map((name) => `\`${name}\``)
    .join(', ');
  throw new UsageError(
    `the folder \`${dir}\` is not empty: it holds ${shown}${found.length > 3 ? ', …' : ''}. Nothing was written.\nName a new folder: legacydocs init my-docs`,
  );
}
