import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, relative, resolve} from 'node:path';
import {glob} from 'tinyglobby';
import {packageVersion} from '../../package/own-files.ts';
import {exitCode} from '../exit-code.ts';
import {type StarterName, starterFiles, starterNames} from '../init/starter-files.ts';
import type {Io} from '../io.ts';
import {UsageError} from '../usage-error.ts';

/** Options of `legacydocs init`. */
export interface InitFlags {
  readonly template?: string;
}

/** A fresh checkout still counts as empty. */
const ignoredNames = ['.git'];

/**
 * Write the starter site, or the rest of it where an earlier `init` was interrupted.
 *
 * @param dir Relative to the working directory; created if it does not exist.
 * @returns The exit code.
 * @throws {UsageError} If the folder holds something else already, or there is no such template.
 */
export async function initCommand(dir: string, {template}: InitFlags, io: Io): Promise<number> {
  const folder = resolve(io.cwd, dir);
  const files = starterFiles({version: packageVersion(), template: requireStarter(template)});
  await requireUnused(folder, dir, files);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  const shown = relative(io.cwd, folder) || '.';
  const list = Object.keys(files).map((path) => `  ${path}\n`);
  io.stdout.write(`Wrote a small site into ${shown}:\n${list.join('')}`);
  io.stdout.write(nextSteps(shown));
  return exitCode.good;
}

function requireStarter(name: string | undefined): StarterName | undefined {
  const known = starterNames.find((one) => one === name);
  if (known !== undefined || name === undefined) return known;
  throw new UsageError(`--template must be one of ${starterNames.join(', ')}; it is \`${name}\`.`);
}

/** Commands that work as they are printed. @param folder Relative to the working directory. */
function nextSteps(folder: string): string {
  const named = folder === '.' ? '' : ` ${quoted(folder)}`;
  const inside = folder === '.' ? '' : `cd${named} && `;
  return `
See it while you edit it:
  npx legacydocs serve${named}
Build and check it with what its \`package.json\` says, as its workflow does:
  ${inside}npm install && npm run build && npm run check
`;
}

/** For a shell, if it needs to be. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

async function requireUnused(
  folder: string,
  dir: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new UsageError(`\`${dir}\` is a file, not a folder.`);
    throw error;
  });
  const found = names.filter((name) => !ignoredNames.includes(name)).sort();
  if (found.length === 0 || (await isBegun(folder, files))) return;
  const shown = found
    .slice(0, 3)
    .map((name) => `\`${name}\``)
    .join(', ');
  throw new UsageError(
    `the folder \`${dir}\` is not empty: it holds ${shown}${found.length > 3 ? ', …' : ''}. Nothing was written.\nName a new folder: legacydocs init my-docs. Pages that you have go into its content/docs/<version>/ then.`,
  );
}

/** Whether an `init` that was interrupted has left this: the first of its files, the last of them perhaps in part. */
async function isBegun(folder: string, files: Readonly<Record<string, string>>): Promise<boolean> {
  const ignore = ignoredNames.map((name) => `${name}/**`);
  const found = await glob('**', {cwd: folder, dot: true, onlyFiles: false, ignore});
  const ours = Object.keys(files);
  const isOurs = (path: string): boolean =>
    path.endsWith('/') ? ours.some((file) => file.startsWith(path)) : ours.includes(path);
  if (!found.every(isOurs)) return false;
  let isWhole = true;
  for (const [path, text] of Object.entries(files)) {
    const begun = found.includes(path) ? await readFile(join(folder, path), 'utf8') : undefined;
    // After one that is missing or short, there is none.
    if (begun !== undefined && !(isWhole && text.startsWith(begun))) return false;
    if (begun !== text) isWhole = false;
  }
  return !isWhole;
}
