import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {basename, dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Metafile} from 'esbuild';
import {lettingSignalsEnd} from '../async/let-signals-end.ts';
import {settledWithin, TookTooLong} from '../async/time-limit.ts';
import type {Reads} from '../cache/reads.ts';
import {BuildError, buildError} from '../diagnostics/diagnostic.ts';
import {ownModule} from '../package/own-files.ts';
import {regularFile, relativePath} from '../paths/paths.ts';
import {bundleProblems} from './bundle-problems.ts';
import {withEsbuild} from './esbuild.ts';
import {evaluationProblem} from './evaluation-problem.ts';
import {importFile} from './import-file.ts';
import {importLookups} from './import-lookups.ts';
import {ownLocations, withOwnLocation} from './own-location.ts';
import {packagesByUrl} from './packages-by-url.ts';
import {plainScript} from './plain-script.ts';
import {tsconfigFiles} from './tsconfig-files.ts';

export interface ImportOptions {
  /** Absolute path of the site folder: paths in messages are relative to it. */
  readonly folder: string;
  /** Bare module names and the absolute files that serve them. `legacydocs` is known already. */
  readonly alias?: Readonly<Record<string, string>>;
  /** What the file would hold. Default: what it holds. */
  readonly contents?: string | undefined;
}

export interface ImportedModule {
  /** What the file exports. */
  readonly module: Readonly<Record<string, unknown>>;
  /** What decides the exports: these files and what decides which they are, unless the code looks further. */
  readonly reads: Reads;
}

/** The environment, the clock, chance, the disk: what makes the same files mean something else the next time. */
export const looksFurther =
  /\b(?:process|global(?:This)?|navigator|Date|random|performance|crypto|fetch|require|eval|Function|Intl|toLocale\w*|localeCompare)\b|\bimport(?:\s*\(|\.meta\b)/;

/** How long a file may take to load. Seconds. */
const longestWait = 30;

/** The module that a site's own files import as `legacydocs`. */
const ownEntry = ownModule('cli/api/index');

/**
 * Load a TypeScript (or JavaScript) file of a site: bundle it where that is needed, run it, give back what it exports.
 * Runs anew each time, so that an edited file is read as it stands.
 *
 * @param file Absolute path.
 * @throws {BuildError} `module-invalid` with every syntax error and unknown import, each with its location;
 * `module-failed` when running it throws.
 */
export async function importTypeScript(
  file: string,
  {folder, alias = {}, contents}: ImportOptions,
): Promise<ImportedModule> {
  const aliases = {legacydocs: ownEntry, ...alias};
  regularFile(file);
  const plain = contents === undefined ? await importPlain(file, folder, aliases) : undefined;
  return plain ?? (await importBundled(file, {folder, contents}, aliases));
}

/** @returns `undefined` for what has to be bundled, or fails: bundled, it is known where. */
async function importPlain(
  file: string,
  folder: string,
  aliases: Imported['aliases'],
): Promise<ImportedModule | undefined> {
  const source = await readFile(file, 'utf8').catch(() => undefined);
  const code = source === undefined ? undefined : plainScript(source, aliases);
  if (code === undefined || looksFurther.test(code)) return undefined;
  try {
    const module = await inScratch((script) => run(code, script));
    const inputs = {[file]: {bytes: 0, imports: []}};
    return {module, reads: readsOf(file, {inputs, folder, aliases})};
  } catch (error) {
    if (error instanceof TookTooLong) throw neverLoads(file, folder);
    return undefined;
  }
}

async function importBundled(
  file: string,
  {folder, contents}: Pick<ImportOptions, 'folder' | 'contents'>,
  aliases: Imported['aliases'],
): Promise<ImportedModule> {
  const {code, map, inputs, packages} = await bundle(file, {folder, contents}, aliases);
  const own = Object.values(aliases).map((path) => pathToFileURL(path).href);
  const isClosed = !looksFurther.test(code) && packages.every((name) => own.includes(name));
  const reads = isClosed ? readsOf(file, {inputs, folder, aliases}) : 'unknown';
  return await inScratch(async (script) => {
    try {
      return {module: await run(code, script), reads};
    } catch (error) {
      if (error instanceof TookTooLong) throw neverLoads(file, folder);
      const problem = evaluationProblem(error, {script, map, file, folder});
      throw new BuildError([problem], {cause: error});
    }
  });
}

/** @param task Is given a path for a module, in a folder of its own, which is gone afterwards. */
async function inScratch<T>(task: (script: string) => Promise<T>): Promise<T> {
  const scratch = await mkdtemp(join(tmpdir(), 'legacydocs-'));
  try {
    return await task(join(scratch, 'module.mjs'));
  } finally {
    await rm(scratch, {recursive: true, force: true});
  }
}

async function run(code: string, script: string): Promise<ImportedModule['module']> {
  await writeFile(script, code);
  const module = await settledWithin(
    longestWait * 1_000,
    lettingSignalsEnd(() => importFile(script)),
  );
  for (const value of Object.values(module)) {
    // The caller awaits it. Until then its failure must not count as one that nobody handles.
    if (value instanceof Promise) value.catch(() => undefined);
  }
  return module;
}

function neverLoads(file: string, folder: string): BuildError {
  return buildError({
    code: 'module-too-slow',
    message: `The file was still being loaded after ${longestWait} seconds.`,
    file: relativePath(folder, file),
    consequence: 'Nothing can be built without what this file exports.',
    hint: 'See what its `await` outside of any function waits for.',
  });
}

async function bundle(
  file: string,
  {folder, contents}: Pick<ImportOptions, 'folder' | 'contents'>,
  alias: Readonly<Record<string, string>>,
) {
  try {
    const located = contents === undefined ? undefined : await withOwnLocation(contents, file);
    const {outputFiles, metafile} = await withEsbuild(({build}) =>
      build({
        ...(contents === undefined
          ? {entryPoints: [file]}
          : {
              stdin: {
                contents: located ?? contents,
                resolveDir: dirname(file),
                sourcefile: basename(file),
                loader: located === undefined ? 'ts' : 'jsx',
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
        // Packages mean what they mean to Node; esbuild's own `module` condition is left out.
        conditions: [],
        outfile: join(folder, 'module.mjs'),
        sourcemap: 'external',
        logLevel: 'silent',
        plugins: [packagesByUrl(alias), ownLocations()],
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

interface Imported {
  readonly inputs: Metafile['inputs'];
  readonly folder: string;
  readonly aliases: Readonly<Record<string, string>>;
}

/** @param file That everything else was imported for. */
function readsOf(file: string, {inputs, folder, aliases}: Imported): Reads {
  const fileOf = (name: string): string => resolve(folder, name);
  const files = Object.keys(inputs).map(fileOf);
  const lookups = importLookups({entries: [file], inputs, fileOf, aliases});
  const tsconfigs = tsconfigFiles(files);
  return tsconfigs === undefined || meansMore(inputs, aliases)
    ? 'unknown'
    : [...new Set([...files, ...lookups, ...tsconfigs])];
}

/** Whether an import means what only the `paths` of a `tsconfig.json` or the `imports` of a package tell. */
function meansMore(inputs: Imported['inputs'], aliases: Imported['aliases']): boolean {
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
