import type {PoolLimits, WorkerFailure} from '../../core/async/worker-thread.ts';
import type {WorkerPool} from '../../core/async/workers.ts';
import {
  BuildError,
  type Diagnostic,
  outOfMemory,
  type Thrown,
} from '../../core/diagnostics/diagnostic.ts';
import type {SiteData} from '../theme/types.ts';
import type {ServerFiles} from '../types.ts';
import type {ErrorExplainer} from './diagnosis/explain-errors.ts';
import {recordReads} from './diagnosis/load-reads.ts';
import {unique} from './esbuild-diagnostics.ts';
import {
  importPage,
  importTheme,
  loadingProblem,
  type NotLoaded,
  neverLoads,
  themeSource,
} from './load-server.ts';

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

interface Loaded extends Partial<NotLoaded> {
  readonly inlineScripts?: readonly string[] | undefined;
  /** Stacks of the calls for the time or a random value. */
  readonly stacks: readonly string[];
}

/** Creates the job that imports the theme and the page modules in a worker. */
export function loadJob({folder, pagesFolder = folder, siteData}: LoadContext) {
  const folders = [folder, pagesFolder];
  return {
    describe: ({sourcePath}: LoadItem) => `loading \`${sourcePath}\``,
    run: async ({index, sourcePath}: LoadItem): Promise<Loaded> => {
      if (index === undefined) {
        const {result: theme, stacks} = await recordReads(folders, () => importTheme(folder));
        if ('problem' in theme) return {...theme, stacks};
        return {inlineScripts: theme.inlineScripts(siteData), stacks};
      }
      const {result: page, stacks} = await recordReads(folders, () =>
        importPage(pagesFolder, index, sourcePath),
      );
      return 'problem' in page ? {...page, stacks} : {stacks};
    },
  };
}

interface LoadInput {
  readonly siteData: SiteData;
  readonly explainer: ErrorExplainer;
  readonly workers: WorkerPool;
  /** Maximum CPU time for loading a module. */
  readonly limits: PoolLimits;
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
    const {inlineScripts, problem, thrown, stacks} = outcome.value;
    readStacks.push(...stacks);
    if (inlineScripts !== undefined) scripts = inlineScripts;
    if (thrown !== undefined) failed.push({thrown, sourcePath});
    else if (problem !== undefined) problems.push(problem);
  });
  for (const {thrown, sourcePath} of failed) {
    problems.push(loadingProblem(thrown, sourcePath, await explainer.loading(thrown)));
  }
  // Duplicates are removed, because a failing module is reported once for each page that imports it.
  if (problems.length > 0) throw new BuildError(unique(problems));
  return {inlineScripts: scripts, stacks: readStacks};
}

/** Reports a module that ended its worker while being loaded. */
function endedWorker({kind, message}: WorkerFailure, file: string, seconds: number): Diagnostic {
  if (kind === 'time') return neverLoads(file, seconds);
  if (kind === 'memory') return {...outOfMemory('this module'), file};
  const reason = kind === 'exit' ? 'it called `process.exit`' : message;
  return loadingProblem({name: '', message: reason, stack: ''}, file);
}
