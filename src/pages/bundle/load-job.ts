import type {WorkerFailure} from '../../core/async/worker-thread.ts';
import type {WorkerPool} from '../../core/async/workers.ts';
import {BuildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {outOfMemory, type Thrown} from '../../core/diagnostics/system-error.ts';
import type {SiteData} from '../theme/types.ts';
import type {ServerFiles} from '../types.ts';
import type {ErrorExplainer} from './diagnosis/explain-errors.ts';
import {recordReads} from './diagnosis/load-reads.ts';
import {unique} from './esbuild-diagnostics.ts';
import {importPage, importTheme, loadingProblem, neverLoads, themeSource} from './load-server.ts';

interface LoadContext {
  readonly folder: string;
  readonly pagesFolder: string | undefined;
  readonly siteData: SiteData;
}

/** The module to load: a page's module, or the theme if there is no index. */
interface LoadItem {
  readonly index?: number | undefined;
  readonly sourcePath: string;
}

/** Problems with a module. `thrown` is an error from the module that has not been located yet. */
interface Loaded {
  readonly inlineScripts?: readonly string[] | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly thrown?: Thrown | undefined;
  /** Stacks of the calls for the time or a random value. */
  readonly stacks?: readonly string[];
}

/** Creates the job that imports page modules in a worker. */
export function loadJob({folder, pagesFolder = folder, siteData}: LoadContext) {
  const folders = [folder, pagesFolder];
  return {
    describe: ({sourcePath}: LoadItem) => `loading \`${sourcePath}\``,
    run: async ({index, sourcePath}: LoadItem): Promise<Loaded> => {
      let thrown: Thrown | undefined;
      const explainer = {
        loading: async (error: Thrown) => {
          thrown = error;
          return undefined;
        },
      };
      try {
        if (index === undefined) {
          const {result, stacks} = await recordReads(folders, () => importTheme(folder, explainer));
          return {diagnostics: [], inlineScripts: result.inlineScripts(siteData), stacks};
        }
        const {result: page, stacks} = await recordReads(folders, () =>
          importPage({pagesFolder, index, sourcePath}, explainer),
        );
        const isProblem = typeof page === 'object' && 'code' in page;
        return {diagnostics: isProblem ? [page] : [], thrown, stacks};
      } catch (error) {
        if (!(error instanceof BuildError)) throw error;
        return {diagnostics: error.diagnostics, thrown};
      }
    },
  };
}

interface LoadInput {
  readonly siteData: SiteData;
  readonly explainer: ErrorExplainer;
  readonly workers: WorkerPool;
  /** Maximum CPU time for loading a module. */
  readonly limits: {readonly seconds: number; readonly signal?: AbortSignal | undefined};
}

/**
 * Imports the theme and all pages in a worker.
 *
 * @returns The inline scripts of documents, and the stacks of calls for the time or a random value.
 * @throws {BuildError} If a module cannot be loaded, or exports no component.
 */
export async function loadInWorker(
  {folder, pagesFolder, pages}: ServerFiles,
  {siteData, explainer, workers, limits}: LoadInput,
): Promise<{readonly inlineScripts: readonly string[]; readonly stacks: readonly string[]}> {
  const items: readonly LoadItem[] = [
    {sourcePath: themeSource},
    ...pages.map((sourcePath, index) => ({sourcePath, index})),
  ];
  const context = {folder, pagesFolder, siteData} satisfies LoadContext;
  const problems: Diagnostic[] = [];
  const failed: {readonly thrown: Thrown; readonly sourcePath: string}[] = [];
  let scripts: readonly string[] = [];
  const readStacks: string[] = [];
  const job = {name: 'load', context, items, count: items.length};
  await workers.run<Loaded>(job, limits, (outcome, index) => {
    const {sourcePath = ''} = items[index] ?? {};
    if ('failure' in outcome) {
      problems.push(endedWorker(outcome.failure, sourcePath, limits.seconds));
      return;
    }
    const {inlineScripts, diagnostics, thrown, stacks = []} = outcome.value;
    readStacks.push(...stacks);
    if (inlineScripts !== undefined) scripts = inlineScripts;
    if (thrown === undefined) problems.push(...diagnostics);
    else failed.push({thrown, sourcePath});
  });
  for (const {thrown, sourcePath} of failed) {
    problems.push(loadingProblem(thrown, sourcePath, await explainer.loading(thrown)));
  }
  // A failing module is reported for each page that imports it.
  if (problems.length > 0) throw new BuildError(unique(problems));
  return {inlineScripts: scripts, stacks: readStacks};
}

/** Reports a module that ended its worker while being loaded. */
function endedWorker({kind, message}: WorkerFailure, file: string, seconds: number): Diagnostic {
  if (kind === 'time') return neverLoads(file, seconds);
  if (kind === 'memory') return {...outOfMemory('this module'), file};
  const reason = kind === 'exit' ? 'it called `process.exit`' : message;
  return loadingProblem({name: '', message: reason, stack: ''}, file, undefined);
}
