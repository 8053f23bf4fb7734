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

/** Renders documents, on large sites in worker threads too. */
interface DocumentRenderer {
  /** Maximum number of documents to request ahead of the one that is awaited, so that threads are never idle. */
  readonly ahead: number;
  /** Starts rendering. @returns A function that waits for the document. */
  render(props: DocumentProps): () => Promise<RenderedDocument>;
  /** Receives the results of threads, and gives them new work. Must be called after each document. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** Minimum number of rendered and of remaining documents for which threads are faster. */
const minForThreads = {rendered: 50, following: 300};

/** Maximum number of threads, each of which loads the theme. */
const maxThreads = 3;

/** Number of documents sent to a thread together. */
const batchSize = 8;

/** Number of batches sent to each thread: with fewer, threads are idle while the main thread is busy. */
const batchesGiven = 3;

/** Number of batches queued for each thread, of which the main thread renders the last ones instead of waiting. */
const batchesWaiting = 5;

/** Worker threads that can be started. */
export interface ExtraThreads {
  readonly count: number;
  readonly start: () => Promise<ThreadPool>;
}

type ThreadPool = Pick<Tinypool, 'run' | 'destroy'>;

function extraThreads(): ExtraThreads {
  const count = Math.min(coresForThreads() - 1, maxThreads);
  return {count, start: () => startThreads(count)};
}

/** Time limit of a page with components. */
interface RenderLimits {
  readonly maxSeconds: number;
  readonly signal?: AbortSignal | undefined;
}

/** Maximum time that rendering may block the main thread, which then handles no signals. */
const maxBlockingMs = 500;

/** Maximum number of attempts on a busy machine, each with a longer time limit. */
const maxTries = 4;

/** Components cannot be sent to threads. A slow one is rendered again while signals end the process. */
async function renderComponent(
  theme: ServerTheme,
  props: DocumentProps,
  {maxSeconds, signal}: RenderLimits,
): Promise<RenderedDocument> {
  const limitMs = maxSeconds * 1_000;
  try {
    return renderWithin(Math.min(maxBlockingMs, limitMs), theme, props);
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
  }
  // Handle signals, such as Ctrl+C.
  await turn();
  signal?.throwIfAborted();
  for (let tries = 1, isBusy = true; isBusy; tries += 1) {
    const before = workedTime();
    try {
      return await lettingSignalsEnd(() => renderWithin(limitMs * tries, theme, props));
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error;
    }
    // Other processes may have used the CPU.
    isBusy = tries < maxTries && workedTime() - before < limitMs / 2;
  }
  return {
    error: new TookTooLong(
      `it took more than ${maxSeconds} seconds, which \`pageTimeout\` allows.`,
    ),
  };
}

function renderWithin(
  limitMs: number,
  theme: ServerTheme,
  props: DocumentProps,
): RenderedDocument<string> {
  return renderChecked(() => withinTime(limitMs, () => renderDocument(theme, props)));
}

/** A requested document. */
interface Request {
  readonly props: DocumentProps;
  readonly rendered: Promise<RenderedDocument>;
  readonly resolve: (rendered: RenderedDocument | Promise<RenderedDocument>) => void;
}

/**
 * @param site Properties of all documents.
 * @param maxDocuments Number of documents that may be requested.
 * @param threads By default one for each further CPU core.
 */
export function createDocumentRenderer(
  {server, serverFolder}: Pick<Bundle, 'server' | 'serverFolder'>,
  site: DocumentProps['site'],
  maxDocuments: number,
  threads = extraThreads(),
  limits: RenderLimits = {maxSeconds: 10},
): DocumentRenderer {
  let count = 0;
  let hasRendered = false;
  let starting: Promise<ThreadPool | undefined> | undefined;
  /** Threads that have loaded the theme. */
  let pool: ThreadPool | undefined;
  const waiting: Request[] = [];
  const given = new Set<Request>();

  const jobOf = (batch: readonly Request[]): DocumentsJob => ({
    serverFolder: serverFolder(),
    site,
    documents: batch.map(({props: {site, ...props}}) => props),
  });

  const start = async (): Promise<ThreadPool | undefined> => {
    // Without threads, the main thread renders everything.
    const started = await threads.start().catch(() => undefined);
    try {
      // Wait until the theme is loaded, while the main thread renders.
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
      // Flaws of the site's templates are on every page, so one page is checked.
      return isFirst ? renderChecked(render) : render();
    } catch (error) {
      return {error};
    }
  };

  const renderThere = async (batch: readonly Request[], threadPool: ThreadPool): Promise<void> => {
    for (const request of batch) given.add(request);
    // The main thread renders the documents of a failing thread.
    const results: DocumentsResult = await threadPool
      .run(jobOf(batch), {name: 'renderInThread'})
      .catch(() => []);
    for (const request of batch) given.delete(request);
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

  const renderWaiting = (index: number): void => {
    for (const {props, resolve} of waiting.splice(index, 1)) resolve(renderHere(props));
  };

  const wait = async (request: Request): Promise<RenderedDocument> => {
    // Instead of waiting for a thread, render the last documents of the queue.
    while (given.has(request) && waiting.length > 0) {
      renderWaiting(waiting.length - 1);
      await turn();
    }
    const index = waiting.indexOf(request);
    if (index !== -1) renderWaiting(index);
    return await request.rendered;
  };

  return {
    get ahead() {
      return pool === undefined ? 0 : (batchesGiven + batchesWaiting) * batchSize * threads.count;
    },
    render(props) {
      count += 1;
      const isWorthStarting =
        count >= minForThreads.rendered && maxDocuments - count >= minForThreads.following;
      if (threads.count > 0 && isWorthStarting) starting ??= start();
      // Components cannot be sent to threads.
      if (pool === undefined || 'Component' in props.article) {
        const rendering = renderHere(props);
        return () => rendering;
      }
      let resolve: Request['resolve'] = () => undefined;
      const rendered = new Promise<RenderedDocument>((settle) => {
        resolve = settle;
      });
      const request = {props, rendered, resolve};
      waiting.push(request);
      give();
      return () => wait(request);
    },
    async listen() {
      if (starting !== undefined && count % batchSize === 0) await turn();
    },
    async close() {
      await (await starting)?.destroy();
    },
  };
}
