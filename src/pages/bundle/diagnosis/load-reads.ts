import {cpSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {threadId} from 'node:worker_threads';
import {inWorldAsync} from '../../../core/async/outside-world.ts';
import type {FlawSource, ServerFiles, ServerModules} from '../../types.ts';
import {loadServer} from '../load-server.ts';
import type {ErrorExplainer} from './explain-errors.ts';

/** Maximum number of calls whose effect on pages is checked. Each check loads another copy of all modules. */
const maxCalls = 10;

/**
 * Calls for the time or a random value in the site's top-level code, keyed by the calls' locations in the bundled
 * modules.
 */
export type LoadReads = readonly (readonly [call: string, source: FlawSource])[];

/**
 * Stacks of the calls for the time or a random value in this thread's modules, keyed by the module's path and the
 * call's position. The stacks are kept, because Node.js runs a module only once.
 */
const recorded = new Map<string, string>();

/**
 * Loads modules, and records the stack of the first use of each call for the time or a random value.
 *
 * @param folders Absolute paths of the modules' folders.
 * @returns `stacks`: all stacks that this thread has recorded for modules in these folders, including those from
 * earlier calls.
 */
export async function recordReads<Result>(
  folders: readonly string[],
  load: () => Promise<Result>,
): Promise<{readonly result: Result; readonly stacks: readonly string[]}> {
  const result = await inWorldAsync(() => {
    const {stack = ''} = new Error('here');
    const [, url = ''] = /(?: |\()([^ (]+\.mjs:\d+:\d+)/.exec(stack) ?? [];
    const call = url.startsWith('file:') ? fileURLToPath(url) : url;
    if (!recorded.has(call)) recorded.set(call, stack);
    return undefined;
  }, load);
  const stacks = [...recorded].filter(([call]) => folders.includes(dirname(call)));
  return {result, stacks: stacks.map(([, stack]) => stack)};
}

/**
 * Returns the recorded calls that the site's own code makes. Calls in packages are omitted, because packages often
 * create random keys that do not affect the page.
 */
export async function ownReads(
  stacks: readonly string[],
  {flaw}: Pick<ErrorExplainer, 'flaw'>,
): Promise<LoadReads> {
  const reads = new Map<string, FlawSource>();
  for (const stack of stacks) {
    const report = {
      flaw: {kind: 'unstable'},
      stacks: {stacks: [stack], isIntended: false},
    } as const;
    const source = await flaw(report);
    if (source?.location.file !== undefined) reads.set(callOf(stack), source);
  }
  // The calls are sorted, because workers finish in any order.
  return [...reads].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, maxCalls);
}

/** Returns the location of the innermost call in a bundled module. */
function callOf(stack: string): string {
  return /[^/\\]+\.mjs:\d+:\d+/.exec(stack)?.[0] ?? '';
}

/** Copies of a site's modules, loaded at an artificial time. */
export interface Variants {
  readonly base: ServerModules;
  /** One copy for each recorded call, in which only that call returned a different value. */
  readonly others: readonly (readonly [call: string, modules: ServerModules])[];
}

/**
 * Loads the modules again at an artificial time: once as a base, and once for each recorded call in top-level code.
 *
 * @returns `undefined` if there are no such calls, or if a module throws at the artificial time.
 */
export async function loadVariants({
  readsAtLoad = [],
  ...files
}: ServerFiles): Promise<Variants | undefined> {
  if (readsAtLoad.length === 0) return undefined;
  try {
    const base = await loadWith(files, undefined, 'base');
    const others: [string, ServerModules][] = [];
    for (const call of readsAtLoad) {
      others.push([call, await loadWith(files, call, call.replaceAll(':', '-'))]);
    }
    return {base, others};
  } catch {
    return undefined;
  }
}

/**
 * Loads a copy of the modules, because Node.js never loads a module twice. The copy is in a temporary folder, which is
 * removed when the process ends.
 */
async function loadWith(
  {folder, pagesFolder = folder, pages}: ServerFiles,
  changed: string | undefined,
  name: string,
): Promise<ServerModules> {
  const copy = `${folder}-${process.pid}-${threadId}-${name}`;
  cpSync(folder, copy, {recursive: true});
  const copied = {folder: copy, pagesFolder: join(copy, relative(folder, pagesFolder)), pages};
  return await inWorldAsync(
    () => (callOf(new Error('here').stack ?? '') === changed ? 1 : 0),
    () => loadServer(copied),
  );
}
