import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {ComponentType} from 'react';
import {lettingSignalsEnd} from '../../core/async/let-signals-end.ts';
import {settledWithin, TookTooLong} from '../../core/async/time-limit.ts';
import {BuildError, buildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {missingGlobal} from '../../core/diagnostics/missing-global.ts';
import {readThrown} from '../../core/diagnostics/system-error.ts';
import {hashOfData} from '../../core/hash/sha256.ts';
import {importFile} from '../../core/modules/import-file.ts';
import type {ServerTheme} from '../theme/types.ts';
import type {Explainer} from './diagnosis/explainer.ts';
import type {Explanation} from './diagnosis/types.ts';
import {unique} from './esbuild-diagnostics.ts';
import type {ServerModules} from './types.ts';

interface ServerFiles {
  /** Absolute path of the folder that holds the theme's modules. */
  readonly folder: string;
  /** Absolute path of the folder that holds the modules of pages. By default the same. */
  readonly pagesFolder?: string;
  /** Source paths of the pages that are wanted, in the order of their numbers. */
  readonly pages: readonly string[];
}

/**
 * Import the theme and the page modules of a server bundle.
 *
 * @throws {BuildError} When a module throws while it is loaded, or has no component.
 */
export async function loadServer(
  {folder, pagesFolder = folder, pages}: ServerFiles,
  {loading}: Pick<Explainer, 'loading'> = {loading: async () => undefined},
): Promise<ServerModules> {
  const theme = await importTheme(join(folder, 'theme.mjs'), loading);
  const problems: Diagnostic[] = [];
  const components = new Map<string, ComponentType>();
  for (const [index, sourcePath] of pages.entries()) {
    const component = await importPage(join(pagesFolder, `page-${index}.mjs`), sourcePath, loading);
    if (typeof component === 'object' && 'code' in component) problems.push(component);
    else components.set(sourcePath, component);
  }
  // What several pages import fails for each of them.
  if (problems.length > 0) throw new BuildError(unique(problems));
  return {theme, components};
}

/** How long a module may take to load. Seconds. */
const longestWait = 30;

async function importTheme(file: string, explain: Explainer['loading']): Promise<ServerTheme> {
  const module = await load(file, 'templates/server.tsx', () => explain(undefined));
  if ('code' in module) throw new BuildError([module]);
  if (isServerTheme(module.exports)) return module.exports;
  throw buildError({
    code: 'template-without-render',
    message:
      '`templates/server.tsx` must export the functions `renderDocument` and `inlineScripts`.',
    file: 'templates/server.tsx',
    consequence: 'No page can be rendered.',
  });
}

async function importPage(
  file: string,
  sourcePath: string,
  explain: Explainer['loading'],
): Promise<ComponentType | Diagnostic> {
  const module = await load(file, sourcePath, () => explain(sourcePath));
  if ('code' in module) return module;
  const component = module.exports['default'];
  if (isComponent(component)) return component;
  return {
    severity: 'error',
    code: 'page-without-default-export',
    message: `The page component of \`${sourcePath}\` does not have a default export.`,
    file: sourcePath,
    consequence: 'The page would be empty.',
    hint: 'Write `export default function Page() { … }`.',
  };
}

async function load(
  file: string,
  sourcePath: string,
  explain: () => Promise<Explanation | undefined>,
): Promise<{readonly exports: Readonly<Record<string, unknown>>} | Diagnostic> {
  try {
    const loading = lettingSignalsEnd(() => importFile(file));
    return {exports: await settledWithin(longestWait * 1_000, loading)};
  } catch (error) {
    if (error instanceof TookTooLong) return neverLoads(sourcePath);
    return loadingProblem(error, sourcePath, await explain());
  }
}

function neverLoads(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'module-too-slow',
    message: `\`${file}\` was still being loaded after ${longestWait} seconds.`,
    file,
    consequence: 'What it renders would be missing.',
    hint: 'See what an `await` outside of any function, in the file or one of its imports, waits for.',
  };
}

function isServerTheme(exports: object): exports is ServerTheme {
  return ['renderDocument', 'inlineScripts'].every(
    (name) => typeof Object(exports)[name] === 'function',
  );
}

/** A function, a class, or what `memo`, `forwardRef` and `lazy` make. */
function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/**
 * What to say of a module that threw while it was loaded.
 *
 * @param sourcePath Of the page that it was loaded for.
 */
function loadingProblem(
  thrown: unknown,
  sourcePath: string,
  explanation: Explanation | undefined,
): Diagnostic {
  const {name, message} = readThrown(thrown);
  const reason = name === '' ? message : `${name}: ${message}`;
  const {file = sourcePath, ...position} = explanation?.location ?? {};
  return {
    severity: 'error',
    code: 'module-failed',
    message: `Loading \`${file}\` failed: ${reason.includes('`') ? reason : `\`${reason}\``}.`,
    file,
    ...position,
    consequence: 'What it renders would be missing.',
    hint:
      missingGlobal(message) ??
      'The error was thrown outside of any component, while the file or one of its imports was loaded.',
    stack: explanation?.stack,
  };
}

/** Code of ES modules: path below a folder of their own, and text. */
export type ModuleTexts = readonly (readonly [path: string, text: string])[];

/** So many sets stay: what a page imports when it is rendered is read late. */
const kept = 6;

/** Folders of modules, by what they hold; the one that was not asked for longest first. */
const folders = new Map<string, string>();
let root: string | undefined;

/**
 * Put modules where Node can import them: a folder that is this process's own and goes with it, so that nobody else's
 * code is ever run. The same modules have the same folder, since Node never forgets a module that it has imported.
 *
 * @param parent Folder that holds the modules that these import, from the folder above them.
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
  const surplus = [...folders].slice(0, -kept);
  for (const [old, unused] of surplus) {
    folders.delete(old);
    rmSync(unused, {recursive: true, force: true});
  }
  return folder;
}

/** Only this user may look into it. */
function ownRoot(): string {
  if (root !== undefined && existsSync(root)) return root;
  const made = mkdtempSync(join(tmpdir(), 'legacydocs-'));
  process.once('exit', () => rmSync(made, {recursive: true, force: true}));
  root = made;
  return made;
}
