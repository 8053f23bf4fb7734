import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, parse, relative, resolve} from 'node:path';
import {escapePath, glob} from 'tinyglobby';
import {isWithin, regularFile, relativePath} from '../../core/paths/paths.ts';
import {configFileNames} from '../../site/config/config-file-names.ts';
import {isLocal, mergeManifest, specIn} from '../init/own-package.ts';
import {binary, type StarterName, starterFiles, starterNames} from '../init/starter-files.ts';
import type {Io} from '../io.ts';
import {exitCode, UsageError} from '../usage.ts';

/** Options of `legacydocs init`. */
export interface InitFlags {
  readonly template?: string;
  readonly force?: true;
}

interface PlannedFile {
  /** Path relative to the site folder. */
  readonly path: string;
  readonly change: 'written' | 'merged' | 'kept';
  readonly text: string;
}

/**
 * Matches names of entries that a folder can contain without `--force`: hidden files, installed and packed packages,
 * manifests, lock files and project documents.
 */
const compatible =
  /^(?:\..*|node_modules|package\.json|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-(?:lock|workspace)\.yaml|bun\.lockb?|(?:authors|changelog|code_of_conduct|contributing|licen[cs]e|notice|readme|security)(?:\..*)?|.*\.tgz)$/i;

/**
 * Writes the starter site into a folder. Existing files are kept; missing entries are added to `package.json` and
 * `.gitignore`. An interrupted `init` can be completed by running it again.
 *
 * @param dir Relative to the working directory; created if it does not exist.
 * @param adapt Receives the starter's files and returns the files to write.
 * @returns The exit code.
 * @throws {UsageError} If the folder contains a site or, without `--force`, other files, or if the template is unknown.
 */
export async function initCommand(
  dir: string,
  {template, force}: InitFlags,
  io: Io,
  adapt: (files: Readonly<Record<string, string>>) => Readonly<Record<string, string>> = (files) =>
    files,
): Promise<number> {
  const folder = resolve(io.cwd, dir);
  const root = repositoryOf(folder);
  const own = io.ownPackage();
  const existingSpec = specIn(await existingText(join(folder, 'package.json')));
  const isKept = existingSpec !== undefined && isReachable(existingSpec, folder, root);
  const spec = isKept ? existingSpec : own.spec;
  const files = adapt(
    starterFiles({
      template: requireStarter(template),
      spec,
      inRepository: relativePath(root, folder),
    }),
  );
  await requireUnused(folder, {dir, files, isForced: force === true});
  const planned = await Promise.all(
    Object.entries(files).map(async ([path, ours]): Promise<PlannedFile> => {
      const other = await otherFormat(folder, path);
      if (other !== undefined) return {path: other, change: 'kept', text: ''};
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
    await writeFile(join(folder, path), text, encodingOf(path));
  }
  const having = (change: PlannedFile['change']): string[] =>
    planned.flatMap((file) => (file.change === change ? [file.path] : []));
  const shown = relative(io.cwd, folder) || '.';
  io.stdout.write(
    [
      listed(`Created a starter site in ${shown}:`, [
        ...(packed === undefined ? [] : [packed]),
        ...having('written'),
      ]),
      listed('Updated:', having('merged')),
      listed('Unchanged:', having('kept')),
    ].join(''),
  );
  io.stdout.write(nextSteps(shown));
  return exitCode.good;
}

function requireStarter(name: string | undefined): StarterName | undefined {
  const known = starterNames.find((one) => one === name);
  if (known !== undefined || name === undefined) return known;
  throw new UsageError(`--template must be one of ${starterNames.join(', ')}, not \`${name}\`.`);
}

/** Returns the root of the Git repository that contains a folder. Outside a repository, returns the folder itself. */
function repositoryOf(folder: string): string {
  for (let above = folder; ; above = dirname(above)) {
    if (existsSync(join(above, '.git'))) return above;
    if (dirname(above) === above) return folder;
  }
}

/**
 * Returns the path of an existing file that defines the same page or sidebar in a different format, such as `index.md`
 * for `index.mdx`.
 */
async function otherFormat(folder: string, path: string): Promise<string | undefined> {
  if (!/^content\/(?:docs|pages)\//.test(path)) return undefined;
  const {dir, name} = parse(path);
  const found = await glob(`${escapePath(`${dir}/${name}`)}.*`, {cwd: folder});
  return found.includes(path) ? undefined : found[0];
}

async function existingText(file: string): Promise<string | undefined> {
  return await readFile(regularFile(file), encodingOf(file)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    },
  );
}

/** Returns the encoding of a starter file. */
function encodingOf(path: string): 'utf8' | typeof binary {
  return path.endsWith('.png') ? binary : 'utf8';
}

/**
 * Returns false for a local dependency that is missing or outside the repository, and would therefore be missing in
 * clones.
 */
function isReachable(spec: string, folder: string, root: string): boolean {
  if (!isLocal(spec)) return true;
  const path = resolve(folder, spec.replace(/^\w+:/, ''));
  return isWithin(root, path) && existsSync(path);
}

/** Returns true for a file that does not exist, or that contains a part of `ours`, as after an interrupted `init`. */
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
      'the existing `package.json` is not valid JSON. Nothing was written. Correct it first.',
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

/**
 * Returns the text that lists the next commands. Users can copy the commands, because the path is quoted if necessary.
 *
 * @param folder Relative to the working directory.
 */
function nextSteps(folder: string): string {
  const named = folder === '.' ? '' : ` ${quoted(folder)}`;
  const inside = folder === '.' ? '' : `cd${named} && `;
  return `
Preview the site while you edit it:
  npx legacydocs serve${named}
Build and check the site as its workflow does, then commit the new \`package-lock.json\`:
  ${inside}npm install && npx legacydocs build --strict && npx legacydocs check
`;
}

/** Quotes a path for a shell if necessary. */
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
      `the folder \`${dir}\` already contains a site: \`${config}\`. Nothing was written.`,
    );
  }
  if (found.length === 0 || isForced) return;
  const shown = found
    .slice(0, 3)
    .map((name) => `\`${name}\``)
    .join(', ');
  throw new UsageError(
    `the folder \`${dir}\` is not empty: it contains ${shown}${found.length > 3 ? ', …' : ''}. Nothing was written.\nSpecify a new folder: legacydocs init my-docs. To add a site to this folder and keep its files: --force`,
  );
}

/** Returns true for a file that `init` would not write with the same contents, and for a folder that contains one. */
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
