import {setImmediate as turn} from 'node:timers/promises';
import type {Tinypool} from 'tinypool';
import {lettingSignalsEnd} from '../../core/async/let-signals-end.ts';
import {coresForThreads, startThreads} from '../../core/async/threads.ts';
import {TookTooLong, withinTime, workedTime} from '../../core/async/time-limit.ts';
import type {Bundle} from '../bundle/types.ts';
import type {DocumentProps, ServerTheme} from '../theme/types.ts';
import {
  type DocumentsJob,
  type DocumentsResult,
  type RenderedDocument,
  renderChecked,
  renderDocument,
} from './documents.ts';

/** Renders documents, many of them in threads beside this one. */
export interface DocumentRenderer {
  /** Documents may be asked for this far ahead of the one that is waited for, so that threads are not out of work. */
  readonly ahead: number;
  /** @returns Waits for the document. */
  render(props: DocumentProps): () => Promise<RenderedDocument>;
  /** Take what threads have rendered meanwhile, so that they get more to do. Call it after each document. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** Threads are started once so many documents have been rendered and so many may follow: by then, it pays. */
const minFilesForThreads = {rendered: 50, following: 300};

/** Each holds the theme and its compiled code. */
const mostThreads = 3;

/** Documents that go to a thread together. */
const batchSize = 8;

/** Batches that each thread has at hand: with fewer, it is out of work whenever this one is busy. */
const batchesGiven = 3;

/** Batches that wait for each thread, and that this one can take from whenever it would have to wait itself. */
const batchesWaiting = 5;

/** Threads that can work beside this one, not started yet. */
export interface ExtraThreads {
  readonly count: number;
  readonly start: () => Promise<ThreadPool>;
}

type ThreadPool = Pick<Tinypool, 'run' | 'destroy'>;

function extraThreads(): ExtraThreads {
  const count = Math.min(coresForThreads() - 1, mostThreads);
  return {count, start: () => startThreads(count)};
}

/** How long a page with components of the site's own may take, and what ends it sooner. */
export interface RenderLimits {
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
}

/** This thread hears of nothing while it renders. Milliseconds. */
const busyAtMost = 500;

/** So often a page is begun anew on a busy machine, each time with more time. */
const mostTries = 4;

/** Components do what they like, and cannot go to a thread: what takes longer is rendered anew while signals end the process. */
async function renderComponent(
  theme: ServerTheme,
  props: DocumentProps,
  {seconds, signal}: RenderLimits,
): Promise<RenderedDocument> {
  const limit = seconds * 1_000;
  try {
    return renderWithin(Math.min(busyAtMost, limit), theme, props);
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
  }
  // What came meanwhile, such as Ctrl+C.
  await turn();
  signal?.throwIfAborted();
  for (let tries = 1, isBusy = true; isBusy; tries += 1) {
    const before = workedTime();
    try {
      return await lettingSignalsEnd(() => renderWithin(limit * tries, theme, props));
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error;
    }
    // Others may have had the machine.
    isBusy = tries < mostTries && workedTime() - before < limit / 2;
  }
  return {
    error: new TookTooLong(`it took more than ${seconds} seconds, which \`pageTimeout\` allows.`),
  };
}

function renderWithin(
  milliseconds: number,
  theme: ServerTheme,
  props: DocumentProps,
): RenderedDocument<string> {
  return renderChecked(() => withinTime(milliseconds, () => renderDocument(theme, props)));
}

/** A document that was asked for. */
interface Asked {
  readonly props: DocumentProps;
  readonly rendered: Promise<RenderedDocument>;
  readonly resolve: (rendered: RenderedDocument | Promise<RenderedDocument>) => void;
}

/**
 * @param site What all documents have in common.
 * @param mostDocuments How many may be asked for.
 * @param threads Default: as many as there are cores besides this one's.
 */
export function createDocumentRenderer(
  {server, serverFolder}: Pick<Bundle, 'server' | 'serverFolder'>,
  site: DocumentProps['site'],
  mostDocuments: number,
  threads = extraThreads(),
  limits: RenderLimits = {seconds: 10},
): DocumentRenderer {
  let count = 0;
  let hasRendered = false;
  let starting: Promise<ThreadPool | undefined> | undefined;
  /** Ready to render. */
  let pool: ThreadPool | undefined;
  const waiting: Asked[] = [];
  const given = new Set<Asked>();

  const jobOf = (batch: readonly Asked[]): DocumentsJob => ({
    serverFolder: serverFolder(),
    site,
    documents: batch.map(({props: {site, ...props}}) => props),
  });

  const start = async (): Promise<ThreadPool | undefined> => {
    // Without threads, everything is rendered here.
    const started = await threads.start().catch(() => undefined);
    try {
      // Only once it has loaded the theme: this thread has better things to do than to wait for that.
      await started?.run(jobOf([]), {name: 'renderInThread'});
      pool = started;
    } catch {}
    return started;
  };

  const renderHere = async (props: DocumentProps): Promise<RenderedDocument> => {
    try {
      const {theme} = await server();
      if ('Component' in props.article) return await renderComponent(theme, props, limits);
      const isFirst = !hasRendered;
      hasRendered = true;
      const render = (): RenderedDocument<string> => renderDocument(theme, props);
      // The site's templates make the same of every page: one is enough.
      return isFirst ? renderChecked(render) : render();
    } catch (error) {
      return {error};
    }
  };

  const renderThere = async (batch: readonly Asked[], threadPool: ThreadPool): Promise<void> => {
    for (const asked of batch) given.add(asked);
    // A thread that fails costs time only.
    const results: DocumentsResult = await threadPool
      .run(jobOf(batch), {name: 'renderInThread'})
      .catch(() => []);
    for (const asked of batch) given.delete(asked);
    give();
    for (const [index, {props, resolve}] of batch.entries()) {
      resolve(results[index] ?? renderHere(props));
    }
  };

  const give = (): void => {
    const most = batchesGiven * batchSize * threads.count;
    while (pool !== undefined && waiting.length >= batchSize && given.size < most) {
      void renderThere(waiting.splice(0, batchSize), pool);
    }
  };

  const take = (index: number): void => {
    for (const {props, resolve} of waiting.splice(index, 1)) resolve(renderHere(props));
  };

  const wait = async (asked: Asked): Promise<RenderedDocument> => {
    // Instead of waiting for a thread, render what would be rendered last.
    while (given.has(asked) && waiting.length > 0) {
      take(waiting.length - 1);
      await turn();
    }
    const index = waiting.indexOf(asked);
    if (index !== -1) take(index);
    return await asked.rendered;
  };

  return {
    get ahead() {
      return pool === undefined ? 0 : (batchesGiven + batchesWaiting) * batchSize * threads.count;
    },
    render(props) {
      count += 1;
      const worthStarting =
        count >= minFilesForThreads.rendered &&
        mostDocuments - count >= minFilesForThreads.following;
      if (threads.count > 0 && worthStarting) starting ??= start();
      // Components cannot go to a thread.
      if (pool === undefined || 'Component' in props.article) {
        const rendering = renderHere(props);
        return () => rendering;
      }
      let resolve: Asked['resolve'] = () => undefined;
      const rendered = new Promise<RenderedDocument>((settle) => {
        resolve = settle;
      });
      const asked = {props, rendered, resolve};
      waiting.push(asked);
      give();
      return () => wait(asked);
    },
    async listen() {
      if (starting !== undefined && count % batchSize === 0) await turn();
    },
    async close() {
      await (await starting)?.destroy();
    },
  };
}
