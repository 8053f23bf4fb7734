import {existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {ComponentType} from 'react';
import {settledWithin, TookTooLong} from '../../core/async/time-limit.ts';
import {
  BuildError,
  type Diagnostic,
  formatCount,
  readThrown,
  type Thrown,
} from '../../core/diagnostics/diagnostic.ts';
import {missingGlobal} from '../../core/diagnostics/missing-global.ts';
import {hashOfData} from '../../core/hash/sha256.ts';
import {importFile} from '../../core/modules/import-file.ts';
import type {ServerTheme} from '../theme/types.ts';
import type {Explanation, ServerFiles, ServerModules} from '../types.ts';
import {withDeepStacks} from './diagnosis/render-again.ts';
import {unique} from './esbuild-diagnostics.ts';

/**
 * Imports the theme and the page modules from a server bundle.
 *
 * @throws {BuildError} If a module throws while it is loaded, or does not export a component.
 */
export async function loadServer({
  folder,
  pagesFolder = folder,
  pages,
}: ServerFiles): Promise<ServerModules> {
  const theme = await importTheme(folder);
  if ('problem' in theme) throw new BuildError([theme.problem]);
  const problems: Diagnostic[] = [];
  const components = new Map<string, ComponentType>();
  for (const [index, sourcePath] of pages.entries()) {
    const component = await importPage(pagesFolder, index, sourcePath);
    if ('problem' in component) problems.push(component.problem);
    else components.set(sourcePath, component);
  }
  // Duplicates are removed, because a failing module is reported once for each page that imports it.
  if (problems.length > 0) throw new BuildError(unique(problems));
  return {theme, components};
}

/**
 * A module that cannot be used. `thrown` is the error that the module threw; its source location has not been
 * determined yet.
 */
export interface NotLoaded {
  readonly problem: Diagnostic;
  readonly thrown?: Thrown | undefined;
}

/** The theme's name in messages. */
export const themeSource = 'templates/server.tsx';

/** Maximum time for loading a module. */
const maxLoadingSeconds = 30;

export async function importTheme(folder: string): Promise<ServerTheme | NotLoaded> {
  const module = await load(join(folder, 'theme.mjs'), themeSource);
  if ('problem' in module) return module;
  if (isServerTheme(module.exports)) return module.exports;
  const problem: Diagnostic = {
    severity: 'error',
    code: 'template-without-render',
    message:
      '`templates/server.tsx` must export the functions `renderDocument` and `inlineScripts`.',
    file: 'templates/server.tsx',
    consequence: 'Pages cannot be rendered.',
  };
  return {problem};
}

/**
 * Imports a page module.
 *
 * @param folder Folder of the page modules.
 */
export async function importPage(
  folder: string,
  index: number,
  sourcePath: string,
): Promise<ComponentType | NotLoaded> {
  const module = await load(join(folder, `page-${index}.mjs`), sourcePath);
  if ('problem' in module) return module;
  const component = module.exports['default'];
  if (isComponent(component)) return component;
  const problem: Diagnostic = {
    severity: 'error',
    code: 'page-without-default-export',
    message: `The default export of \`${sourcePath}\` is missing or is not a component.`,
    file: sourcePath,
    consequence: 'The page would be empty.',
    hint: 'Write `export default function Page() { … }`.',
  };
  return {problem};
}

async function load(
  file: string,
  sourcePath: string,
): Promise<{readonly exports: Readonly<Record<string, unknown>>} | NotLoaded> {
  try {
    const loading = withDeepStacks(() => importFile(file));
    return {exports: await settledWithin(maxLoadingSeconds * 1_000, loading)};
  } catch (error) {
    if (error instanceof TookTooLong) return {problem: neverLoads(sourcePath, maxLoadingSeconds)};
    const thrown = readThrown(error);
    return {problem: loadingProblem(thrown, sourcePath), thrown};
  }
}

export function neverLoads(file: string, seconds: number): Diagnostic {
  return {
    severity: 'error',
    code: 'module-too-slow',
    message: `\`${file}\` did not finish loading within ${formatCount(seconds, 'second')}.`,
    file,
    consequence: 'The components in this file would be missing.',
    hint: 'Check each loop and each `await` in the top-level code of the file and its imports.',
  };
}

function isServerTheme(exports: object): exports is ServerTheme {
  return ['renderDocument', 'inlineScripts'].every(
    (name) => typeof Object(exports)[name] === 'function',
  );
}

/** Returns true for functions and classes, and for results of `memo`, `forwardRef` and `lazy`. */
function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/**
 * Reports a module that threw an error while being loaded.
 *
 * @param sourcePath Source path of the page that imports the module.
 */
export function loadingProblem(
  {name, message}: Thrown,
  sourcePath: string,
  explanation?: Explanation,
): Diagnostic {
  const reason = name === '' ? message : `${name}: ${message}`;
  const {file = sourcePath, ...position} = explanation?.location ?? {};
  return {
    severity: 'error',
    code: 'module-failed',
    message: `Loading \`${file}\` failed: ${reason.includes('`') ? reason : `\`${reason}\``}.`,
    file,
    ...position,
    consequence: 'The components in this file would be missing.',
    hint:
      missingGlobal(message) ??
      'The error was thrown by top-level code of the file or one of its imports, outside of any component.',
    stack: explanation?.stack,
  };
}

/** ES modules in one folder, keyed by path. */
export type ModuleTexts = readonly (readonly [path: string, text: string])[];

/** Maximum number of module folders. Older folders are kept, because unfinished renders may still import from them. */
const maxFolders = 6;

/** Absolute paths of the module folders, keyed by a hash of the modules, the least recently used first. */
const folders = new Map<string, string>();
let root: string | undefined;

/**
 * Writes modules to a temporary folder of this process, where no other user can change their code. Equal modules share
 * a folder, because Node never unloads an imported module.
 *
 * @param parent Parent folder, which contains the modules that these modules import.
 * @returns Absolute path of the folder.
 */
export function writeModules(modules: ModuleTexts, parent = ownRoot()): string {
  const id = hashOfData([parent, modules]);
  const folder = join(parent, id);
  if (!existsSync(folder)) {
    for (const [path, text] of modules) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), text);
    }
  }
  folders.delete(id);
  folders.set(id, folder);
  const surplus = [...folders].slice(0, -maxFolders);
  for (const [old, unused] of surplus) {
    folders.delete(old);
    rmSync(unused, {recursive: true, force: true});
  }
  return folder;
}

/** Returns a folder that only the current user can read. */
function ownRoot(): string {
  if (root !== undefined && existsSync(root)) return root;
  // The path contains no symbolic links, because the stacks of imported modules contain real paths.
  const made = realpathSync(mkdtempSync(join(tmpdir(), 'legacydocs-')));
  process.once('exit', () => rmSync(made, {recursive: true, force: true}));
  root = made;
  return made;
}
