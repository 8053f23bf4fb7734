import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, relative, resolve} from 'node:path';
import {escapePath, glob} from 'tinyglobby';
import {isWithin, regularFile, relativePath} from '../../core/paths/paths.ts';
import {configFileNames} from '../../site/config/config-file-names.ts';
import {isLocal, mergeManifest, specIn} from '../init/own-package.ts';
import {type StarterName, starterFiles, starterNames} from '../init/starter-files.ts';
import type {Io} from '../io.ts';
import {exitCode, UsageError} from '../usage.ts';

/** Options of `legacydocs init`. */
export interface InitFlags {
  readonly template?: string;
  readonly force?: true;
}

interface PlannedFile {
  /** Relative to the site folder. */
  readonly path: string;
  readonly change: 'written' | 'merged' | 'kept';
  readonly text: string;
}

/** Names in a folder that a site can be added to: hidden ones, packages, lock files, and notes about a project. */
const compatible =
  /^(?:\..*|node_modules|package\.json|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-(?:lock|workspace)\.yaml|bun\.lockb?|(?:authors|changelog|code_of_conduct|contributing|licen[cs]e|notice|readme|security)(?:\..*)?|.*\.tgz)$/i;

/**
 * Writes the starter site into a folder. Existing files stay: `package.json` and `.gitignore` get what they lack, others
 * are left as they are. What an interrupted `init` left is completed.
 *
 * @param dir Relative to the working directory; created if it does not exist.
 * @returns The exit code.
 * @throws {UsageError} If the folder holds other files (unless forced) or a site, or there is no such template.
 */
export async function initCommand(
  dir: string,
  {template, force}: InitFlags,
  io: Io,
): Promise<number> {
  const folder = resolve(io.cwd, dir);
  const root = repositoryOf(folder);
  const own = io.ownPackage();
  const held = specIn(await existingText(join(folder, 'package.json')));
  const isKept = held !== undefined && isReachable(held, folder, root);
  const spec = isKept ? held : own.spec;
  const files = starterFiles({
    template: requireStarter(template),
    spec,
    inRepository: relativePath(root, folder),
  });
  await requireUnused(folder, {dir, files, isForced: force === true});
  const planned = await Promise.all(
    Object.entries(files).map(async ([path, ours]): Promise<PlannedFile> => {
      const existing = await existingText(join(folder, path));
      if (existing === ours) return {path, change: 'kept', text: ours};
      if (isBegun(existing, ours)) return {path, change: 'written', text: ours};
      const text = withExisting(path, existing, {ours, spec});
      return {path, change: text === existing ? 'kept' : 'merged', text};
    }),
  );
  await mkdir(folder, {recursive: true});
  const packed = isKept ? undefined : await own.pack?.(folder);
  for (const {path, text} of planned.filter(({change}) => change !== 'kept')) {
    await mkdir(dirname(join(folder, path)), {recursive: true});
    await writeFile(join(folder, path), text);
  }
  const having = (change: PlannedFile['change']): string[] =>
    planned.flatMap((file) => (file.change === change ? [file.path] : []));
  const shown = relative(io.cwd, folder) || '.';
  io.stdout.write(
    [
      listed(`Wrote a small site into ${shown}:`, [
        ...(packed === undefined ? [] : [packed]),
        ...having('written'),
      ]),
      listed('Added what a site needs to:', having('merged')),
      listed('Left as they are:', having('kept')),
    ].join(''),
  );
  io.stdout.write(nextSteps(shown));
  return exitCode.good;
}

function requireStarter(name: string | undefined): StarterName | undefined {
  const known = starterNames.find((one) => one === name);
  if (known !== undefined || name === undefined) return known;
  throw new UsageError(`--template must be one of ${starterNames.join(', ')}; it is \`${name}\`.`);
}

/** Returns the root of the Git repository around a folder; without one the folder is taken for the root. */
function repositoryOf(folder: string): string {
  for (let above = folder; ; above = dirname(above)) {
    if (existsSync(join(above, '.git'))) return above;
    if (dirname(above) === above) return folder;
  }
}

async function existingText(file: string): Promise<string | undefined> {
  return await readFile(regularFile(file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

/** Returns false for a path out of the repository, which is missing where the repository is cloned. */
function isReachable(spec: string, folder: string, root: string): boolean {
  if (!isLocal(spec)) return true;
  const path = resolve(folder, spec.replace(/^\w+:/, ''));
  return isWithin(root, path) && existsSync(path);
}

/** Returns true for a file that is missing, or that an interrupted `init` left. */
function isBegun(existing: string | undefined, ours: string): existing is undefined {
  return existing === undefined || ours.startsWith(existing);
}

function withExisting(
  path: string,
  existing: string,
  {ours, spec}: {readonly ours: string; readonly spec: string},
): string {
  if (path === 'package.json') {
    const merged = mergeManifest(existing, spec);
    if (merged !== undefined) return merged;
    throw new UsageError(
      'the existing `package.json` is not JSON. Nothing was written. Correct it first.',
    );
  }
  if (path !== '.gitignore') return existing;
  const lines = existing.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ''));
  const missing = ours
    .trim()
    .split('\n')
    .filter((line) => !lines.includes(line.replace(/\/$/, '')));
  return missing.length === 0
    ? existing
    : `${existing.replace(/\n?$/, '\n')}${missing.join('\n')}\n`;
}

function listed(title: string, paths: readonly string[]): string {
  return paths.length === 0 ? '' : `${title}\n${paths.map((path) => `  ${path}\n`).join('')}`;
}

/** Returns commands that work as they are printed. @param folder Relative to the working directory. */
function nextSteps(folder: string): string {
  const named = folder === '.' ? '' : ` ${quoted(folder)}`;
  const inside = folder === '.' ? '' : `cd${named} && `;
  return `
See it while you edit it:
  npx legacydocs serve${named}
Build and check it as its workflow does; commit the \`package-lock.json\` that this writes:
  ${inside}npm install && npx legacydocs build --strict && npx legacydocs check
`;
}

/** For a shell, if it needs to be. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

interface Target {
  readonly dir: string;
  readonly files: Readonly<Record<string, string>>;
  readonly isForced: boolean;
}

async function requireUnused(folder: string, {dir, files, isForced}: Target): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new UsageError(`\`${dir}\` is a file, not a folder.`);
    throw error;
  });
  const others = names.filter((name) => !compatible.test(name)).sort();
  const foreign = await Promise.all(others.map((name) => isForeign(folder, name, files)));
  const found = others.filter((_, index) => foreign[index]);
  const config = configFileNames.find((name) => found.includes(name));
  if (config !== undefined) {
    throw new UsageError(
      `the folder \`${dir}\` holds a site already: \`${config}\`. Nothing was written.`,
    );
  }
  if (found.length === 0 || isForced) return;
  const shown = found
    .slice(0, 3)
    .map((name) => `\`${name}\``)
    .join(', ');
  throw new UsageError(
    `the folder \`${dir}\` is not empty: it holds ${shown}${found.length > 3 ? ', …' : ''}. Nothing was written.\nName a new folder: legacydocs init my-docs. To add a site beside these files, which stay as they are: --force`,
  );
}

/** Returns true if an entry of the folder holds more than `init` itself writes there. */
async function isForeign(
  folder: string,
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<boolean> {
  const paths = await glob([escapePath(name), `${escapePath(name)}/**`], {cwd: folder, dot: true});
  for (const path of paths) {
    const ours = files[path];
    if (ours === undefined || !isBegun(await existingText(join(folder, path)), ours)) return true;
  }
  return false;
}
