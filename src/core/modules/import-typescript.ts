import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {basename, dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Metafile} from 'esbuild';
import {settledWithin, TookTooLong} from '../async/time-limit.ts';
import type {Reads} from '../cache/reads.ts';
import {BuildError, buildError} from '../diagnostics/diagnostic.ts';
import {ownModule} from '../package/own-files.ts';
import {regularFile, relativePath} from '../paths/paths.ts';
import {withEsbuild} from './esbuild.ts';
import {evaluationFailure, evaluationSeconds, loadTimeoutSeconds} from './evaluate-job.ts';
import {importFile} from './import-file.ts';
import {foldersAbove, importLookups} from './import-lookups.ts';
import {bundleProblems, evaluationProblem} from './module-problems.ts';
import {locationVariables, siteModules, withLocation} from './site-modules.ts';

export interface ImportOptions {
  /** Absolute path of the site folder. Paths in messages are relative to it. */
  readonly folder: string;
  /** Absolute paths of files, keyed by bare module name. `legacydocs` is predefined. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Code to use instead of the file's contents. */
  readonly contents?: string | undefined;
  /** True if the caller calls the default export, so that the check in a worker must call it too. Default: false. */
  readonly callsDefault?: boolean;
}

export interface ImportedModule {
  /** The file's exports. */
  readonly module: Readonly<Record<string, unknown>>;
  /** Files that determine the exports; `unknown` if the code reads anything else. */
  readonly reads: Reads;
}

/**
 * Matches code that may read values which can change while all files stay the same: environment, clock, random numbers,
 * disk, location of the code.
 */
export const looksFurther =
  /\b(?:process|global(?:This)?|navigator|Date|random|Temporal|performance|crypto|fetch|XMLHttpRequest|WebSocket|EventSource|localStorage|sessionStorage|require|eval|Function|Intl|toLocale\w*|localeCompare|__site[A-Z]\w+)\b|\bimport(?:\s*\(|\.meta\b)/;

/** Matches code that can block or end its thread: loops, and calls that end the process. */
const canBlock = /\b(?:for|while)\s*\(|\bfor\s+await\b|\bdo\s*\{|\b(?:exit|kill|abort)\s*\(/;

/** Absolute path of the module that a site's files import as `legacydocs`. */
const ownEntry = ownModule('cli/api/index');

/**
 * Bundles a site's TypeScript or JavaScript file, runs it and returns its exports. Each call runs the code again, so
 * that edits take effect.
 *
 * @param file Absolute path.
 * @throws {BuildError} `module-invalid` with the location of every syntax error and unknown import; `module-failed` if
 * the code throws; `module-too-slow`.
 */
export async function importTypeScript(
  file: string,
  {folder, alias = {}, contents, callsDefault = false}: ImportOptions,
): Promise<ImportedModule> {
  const aliases = {legacydocs: ownEntry, ...alias};
  regularFile(file);
  const {code, map, inputs, packages} = await bundle(file, {folder, contents, aliases});
  const own = Object.values(aliases).map((path) => pathToFileURL(path).href);
  const isAlone = packages.every((name) => own.includes(name));
  const isClosed = !looksFurther.test(code) && isAlone;
  const reads = isClosed ? readsOf(file, inputs, {folder, aliases}) : 'unknown';
  const scratch = await mkdtemp(join(tmpdir(), 'legacydocs-'));
  const script = join(scratch, 'module.mjs');
  try {
    await writeFile(script, code);
    const failure =
      isAlone && !canBlock.test(code) ? undefined : await evaluationFailure({script, callsDefault});
    if (failure !== undefined) throw endless(failure, relativePath(folder, file));
    return {module: await run(script), reads};
  } catch (error) {
    if (error instanceof BuildError) throw error;
    if (error instanceof TookTooLong) throw endless('waits', relativePath(folder, file));
    const problem = evaluationProblem(error, {script, map, file, folder});
    throw new BuildError([problem], {cause: error});
  } finally {
    await rm(scratch, {recursive: true, force: true});
  }
}

async function run(script: string): Promise<ImportedModule['module']> {
  const module = await settledWithin(loadTimeoutSeconds * 1_000, importFile(script));
  for (const value of Object.values(module)) {
    // The caller awaits exported promises later; until then, a rejection must not count as unhandled.
    if (value instanceof Promise) value.catch(() => undefined);
  }
  return module;
}

function endless(failure: 'time' | 'exit' | 'waits', file: string): BuildError {
  const texts = {
    time: [
      'module-too-slow',
      `The code of the file was still running after ${evaluationSeconds} seconds.`,
      'Look for an endless loop in the file and its imports.',
    ],
    waits: [
      'module-too-slow',
      `The file did not finish loading within ${loadTimeoutSeconds} seconds.`,
      'Check the top-level `await` expressions in the file.',
    ],
    exit: [
      'module-failed',
      'The code of the file called `process.exit`.',
      'Remove the call from the file and its imports.',
    ],
  } as const;
  const [code, message, hint] = texts[failure];
  const consequence = "The site cannot be built without the file's exports.";
  return buildError({code, message, file, consequence, hint});
}

interface BundleOptions {
  readonly folder: string;
  readonly contents: string | undefined;
  readonly aliases: Readonly<Record<string, string>>;
}

async function bundle(file: string, {folder, contents, aliases}: BundleOptions) {
  try {
    const {outputFiles, metafile} = await withEsbuild(({build}) =>
      build({
        ...(contents === undefined
          ? {entryPoints: [file]}
          : {
              stdin: {
                contents: withLocation(contents, file) ?? contents,
                resolveDir: dirname(file),
                sourcefile: basename(file),
                loader: 'ts',
              },
            }),
        absWorkingDir: folder,
        bundle: true,
        write: false,
        metafile: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        jsx: 'automatic',
        // Packages are resolved as in Node.js, without esbuild's additional `module` condition.
        conditions: [],
        define: locationVariables,
        outfile: join(folder, 'module.mjs'),
        sourcemap: 'external',
        logLevel: 'silent',
        plugins: [siteModules(aliases)],
      }),
    );
    const text = (ending: string): string =>
      outputFiles.find(({path}) => path.endsWith(ending))?.text ?? '';
    const packages = Object.values(metafile.outputs)
      .flatMap(({imports}) => imports)
      .map(({path}) => path);
    return {code: text('.mjs'), map: text('.map'), inputs: metafile.inputs, packages};
  } catch (error) {
    const problems = bundleProblems(error, file, folder);
    throw problems === undefined ? error : new BuildError(problems, {cause: error});
  }
}

function readsOf(
  file: string,
  inputs: Metafile['inputs'],
  {folder, aliases}: Pick<BundleOptions, 'folder' | 'aliases'>,
): Reads {
  if (usesPathMappings(inputs, aliases)) return 'unknown';
  const fileOf = (name: string): string => resolve(folder, name);
  const files = Object.keys(inputs).map(fileOf);
  const lookups = importLookups({entries: [file], inputs, aliases, fileOf});
  const tsconfigs = files.flatMap(foldersAbove).map((above) => join(above, 'tsconfig.json'));
  return [...new Set([...files, ...lookups, ...tsconfigs])];
}

/** True if an import is resolved by `paths` in a `tsconfig.json` or by `imports` in a `package.json`. */
function usesPathMappings(
  inputs: Metafile['inputs'],
  aliases: Readonly<Record<string, string>>,
): boolean {
  return Object.values(inputs).some(({imports}) =>
    imports.some(
      ({original, path}) =>
        original !== undefined &&
        /^[^./]/.test(original) &&
        !Object.hasOwn(aliases, original) &&
        !path.includes('node_modules/'),
    ),
  );
}
