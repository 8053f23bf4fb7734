import {setImmediate as turn} from 'node:timers/promises';
import type {Tinypool} from 'tinypool';
import type {Bundle} from '../bundle/types.ts';
import {coresForThreads, startThreads} from '../concurrency/threads.ts';
import type {DocumentProps} from '../theme/types.ts';
import {
  type DocumentsJob,
  type DocumentsResult,
  type RenderedDocument,
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

/** So many documents are rendered while a thread starts. */
const worthThreads = 200;

/** Each holds the theme and its compiled code. */
const mostThreads = 3;

/** Documents that go to a thread together. */
const batchSize = 8;

/** Batches that are given to each thread: with fewer, it waits whenever this one is busy. */
const batchesAhead = 5;

/** A document that waits for others to go to a thread with. */
interface Asked {
  readonly props: DocumentProps;
  readonly resolve: (rendered: RenderedDocument | Promise<RenderedDocument>) => void;
}

/** @param site What all documents have in common. */
export function createDocumentRenderer(
  bundle: Pick<Bundle, 'server' | 'serverFolder'>,
  site: DocumentProps['site'],
): DocumentRenderer {
  const threads = Math.min(coresForThreads() - 1, mostThreads);
  let rendered = 0;
  let starting: Promise<void> | undefined;
  let pool: Tinypool | undefined;
  let batch: Asked[] = [];
  let underWay = 0;

  const renderHere = async (props: DocumentProps): Promise<RenderedDocument> => {
    try {
      return renderDocument((await bundle.server()).theme, props);
    } catch (error) {
      return {error};
    }
  };

  const renderThere = async (asked: readonly Asked[], threadPool: Tinypool): Promise<void> => {
    const documents = asked.map(({props: {site, ...props}}) => props);
    const job: DocumentsJob = {serverFolder: bundle.serverFolder, site, documents};
    underWay += 1;
    // A thread that fails costs time only.
    const results: DocumentsResult = await threadPool
      .run(job, {name: 'renderInThread'})
      .catch(() => []);
    underWay -= 1;
    for (const [index, {props, resolve}] of asked.entries()) {
      resolve(results[index] ?? renderHere(props));
    }
  };

  const flush = (): void => {
    const asked = batch;
    batch = [];
    // What is more is rendered here meanwhile.
    if (pool !== undefined && underWay < batchesAhead * threads) void renderThere(asked, pool);
    else for (const {props, resolve} of asked) resolve(renderHere(props));
  };

  return {
    get ahead() {
      return pool === undefined ? 0 : (batchesAhead + 2) * threads * batchSize;
    },
    render(props) {
      rendered += 1;
      if (rendered === worthThreads && threads > 0) {
        starting = startThreads(threads).then(
          (started) => {
            pool = started;
          },
          // Without threads, everything is rendered here.
          () => undefined,
        );
      }
      // Components cannot go to a thread.
      if (pool === undefined || 'Component' in props.article) {
        const rendering = renderHere(props);
        return () => rendering;
      }
      let resolve: Asked['resolve'] = () => undefined;
      const rendering = new Promise<RenderedDocument>((settle) => {
        resolve = settle;
      });
      const asked = {props, resolve};
      batch.push(asked);
      if (batch.length >= batchSize) flush();
      return () => {
        if (batch.includes(asked)) flush();
        return rendering;
      };
    },
    async listen() {
      if (underWay > 0 && rendered % batchSize === 0) await turn();
    },
    async close() {
      await starting;
      await pool?.destroy();
    },
  };
}
