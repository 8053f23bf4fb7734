import {availableParallelism, totalmem} from 'node:os';
import {pathToFileURL} from 'node:url';
import {buildError} from '../diagnostics/diagnostic.ts';
import {hashOfData} from '../hash/sha256.ts';
import {ownModule} from '../package/own-files.ts';
import type {JobHandler} from './worker-protocol.ts';
import {
  type Batch,
  canStart,
  type Item,
  type ItemOutcome,
  type PoolJob,
  type PoolLimits,
  type PoolWorker,
  type Run,
  startWorker,
} from './worker-thread.ts';

/** Worker threads that run the site's own code and all expensive work on pages. */
export interface WorkerPool {
  /** Maximum number of workers. */
  readonly size: number;
  /**
   * Processes items in workers, in batches.
   *
   * @param onOutcome Called for each item in the order of the items, regardless of which worker finishes first.
   */
  run<Value>(
    job: PoolJob,
    limits: PoolLimits,
    onOutcome: (outcome: ItemOutcome<Value>, index: number) => void,
  ): Promise<void>;
  /** Returns the maximum number of workers that have run at the same time. */
  started(): number;
  /** Ends all workers except the first `kept`. Busy workers are terminated. */
  rest(kept: number): Promise<void>;
  close(): Promise<void>;
}

/** Memory in bytes for each worker that compiles and renders many pages, and for everything else in the process. */
const workerBytes = 250e6;
const otherBytes = 350e6;

/**
 * Minimum number of items for each worker. A worker has to load and optimize its code, so fewer items are not worth a
 * thread.
 */
const minItemsPerWorker = 48;

/**
 * Minimum number of items for as many workers as cores. With fewer items, one core is left to the main thread and V8's
 * own threads, because a worker on it would take as long to load as it saves.
 */
const minItemsForLastCore = 500;

/** Maximum number of items in a batch: small enough to keep all workers busy until the end of a run. */
const maxBatch = 16;

/**
 * Maximum number of batches that a worker has at a time: the second one is queued, so that the worker has work while
 * the main thread is busy.
 */
const batchesAtOnce = 2;

/** Time for running batches to end after their run is aborted. */
const graceMs = 200;

/** Maximum number of workers that can be requested. */
export const maxConcurrency = 256;

/** Name of the environment variable that sets the maximum number of workers. */
const variable = 'LEGACYDOCS_WORKERS';

/**
 * Returns the default maximum number of workers: the number in the environment variable, otherwise one for each
 * available CPU core, as far as the memory of the machine or container allows.
 *
 * @throws {BuildError} `workers-invalid`
 */
function defaultConcurrency(): number {
  const requested = process.env[variable] ?? '';
  if (requested !== '') {
    const number = Number(requested);
    if (Number.isInteger(number) && number >= 1 && number <= maxConcurrency) return number;
    throw buildError({
      code: 'workers-invalid',
      message: `The environment variable \`${variable}\` must be an integer from 1 to ${maxConcurrency}, not \`${requested}\`.`,
      consequence: 'Pages cannot be compiled.',
      hint: 'Unset the variable to use as many worker threads as the CPU cores and the memory allow.',
    });
  }
  const allowed = process.constrainedMemory?.() ?? 0;
  const bytes = allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
  const byMemory = Math.floor((bytes - otherBytes) / workerBytes);
  return Math.max(1, Math.min(availableParallelism(), byMemory));
}

/**
 * Creates a pool. Workers start when they are needed.
 *
 * @param requested Maximum number of workers. Default: as many as the cores and the memory allow.
 * @param youngMb Maximum size of the young generation of each worker's heap, in megabytes. Large items, which outlive
 *   several collections of a small young generation, are processed faster with a large one. Default: see `startWorker`.
 */
export function createWorkerPool(requested?: number, youngMb?: number): WorkerPool {
  if (!canStart) return createLocalPool();
  const size = requested ?? defaultConcurrency();
  const isRequested = requested !== undefined || (process.env[variable] ?? '') !== '';
  const runs = new Set<Run>();
  /** Batches to assign next: the first batch of each new run, and batches whose worker ended before finishing them. */
  const again: Batch[] = [];
  const workers = new Set<PoolWorker>();
  let started = 0;

  const nextBatch = (): Batch | undefined => {
    for (let batch = again.shift(); batch !== undefined; batch = again.shift()) {
      if (!batch.run.isOver) return batch;
    }
    for (const run of runs) {
      const batch = run.next();
      if (batch !== undefined) return batch;
    }
    return undefined;
  };
  const give = (): void => {
    // Each worker gets one batch before any worker gets a second one.
    for (let count = 0; count < batchesAtOnce; count += 1) {
      for (const worker of workers) {
        const batch = worker.given() > count ? undefined : nextBatch();
        if (batch !== undefined) worker.give(batch);
      }
    }
  };
  const start = (): void => {
    const worker = startWorker({
      isFirst: workers.size === 0,
      youngMb,
      onIdle: give,
      onEnd: (unfinished) => {
        workers.delete(worker);
        again.push(...unfinished);
        // A new worker processes the unfinished items.
        if ([...runs].some(({isOver}) => !isOver) && workers.size < size) start();
        give();
      },
    });
    workers.add(worker);
    started = Math.max(started, workers.size);
  };
  const rest = async (kept: number): Promise<void> => {
    // No caller waits for an unfinished run, such as one that only warms up a worker.
    for (const run of runs) run.fail(new Error('The worker pool was closed.'));
    await Promise.all([...workers].slice(kept).map((worker) => worker.close()));
  };

  return {
    size,
    run: async (job, limits, onOutcome) => {
      const {signal} = limits;
      signal?.throwIfAborted();
      const wanted = workersFor(job, {
        size,
        cores: isRequested ? undefined : availableParallelism(),
      });
      const even = Math.ceil(job.count / (wanted * batchesAtOnce));
      const perBatch = Math.max(1, Math.min(maxBatch, even));
      const run = createRun({job, limits, perBatch}, onOutcome as never);
      const abort = (): void => {
        run.fail(signal?.reason);
        const stop = (): void => {
          for (const worker of workers) worker.stopIfOver();
        };
        // Workers are not terminated at once, because running batches usually end soon, and a new worker would have to
        // load and optimize its code again.
        setTimeout(stop, graceMs).unref();
      };
      signal?.addEventListener('abort', abort, {once: true});
      const first = run.next();
      if (first !== undefined) {
        again.push(first);
        runs.add(run);
        while (workers.size < wanted) start();
        give();
      }
      try {
        await run.done;
      } finally {
        run.isOver = true;
        runs.delete(run);
        signal?.removeEventListener('abort', abort);
      }
    },
    started: () => started,
    rest,
    close: () => rest(0),
  };
}

/**
 * Returns the number of workers for a job.
 *
 * @param size Maximum number of workers.
 * @param cores Number of CPU cores; `undefined` if the user has requested a number of workers.
 */
export function workersFor(
  {count, isSerial}: Pick<PoolJob, 'count' | 'isSerial'>,
  {size, cores}: {readonly size: number; readonly cores: number | undefined},
): number {
  if (isSerial === true) return 1;
  const leavesCore = cores !== undefined && count < minItemsForLastCore;
  const most = leavesCore ? Math.min(size, cores - 1) : size;
  return Math.max(1, Math.min(most, Math.ceil(count / minItemsPerWorker)));
}

/** Lets a worker load the compiler while the main thread does other work. */
export function warmUp(workers: WorkerPool): void {
  const job = {name: 'warm', context: undefined, items: [undefined], count: 1};
  workers.run(job, {seconds: Number.POSITIVE_INFINITY}, () => undefined).catch(() => undefined);
}

interface RunInput extends Pick<Run, 'job' | 'limits'> {
  /** Number of items in a batch. */
  readonly perBatch: number;
}

/**
 * Creates a run.
 *
 * @returns The run, with a promise that settles when the run ends.
 */
function createRun(
  {job, limits, perBatch}: RunInput,
  onOutcome: (outcome: ItemOutcome<unknown>, index: number) => void,
): Run & {readonly done: Promise<void>} {
  const items = job.items[Symbol.iterator]();
  const {promise: done, resolve, reject} = withResolvers<void>();
  /** Outcomes that are held back until the outcomes of all earlier items are reported, keyed by item index. */
  const early = new Map<number, ItemOutcome<unknown>>();
  let read = 0;
  let isRead = false;
  let finished = 0;
  const run: Run & {readonly done: Promise<void>} = {
    done,
    job,
    limits,
    contextId: hashOfData(job.context ?? null),
    isOver: false,
    next() {
      if (isRead || run.isOver) return undefined;
      const batch: Item[] = [];
      try {
        while (batch.length < perBatch && !isRead) {
          const {value, done = false} = items.next();
          isRead = done;
          if (!done) batch.push({index: read++, data: value});
        }
      } catch (error) {
        run.fail(error);
        return undefined;
      }
      if (batch.length > 0) return {items: batch, run};
      if (finished === read) resolve();
      return undefined;
    },
    settle(settled, outcomes) {
      for (const [at, {index}] of settled.entries()) {
        early.set(index, outcomes[at] as ItemOutcome<unknown>);
      }
      try {
        for (let next = early.get(finished); next !== undefined; next = early.get(finished)) {
          early.delete(finished);
          finished += 1;
          onOutcome(next, finished - 1);
        }
      } catch (error) {
        run.fail(error);
      }
      if (isRead && finished === read) {
        run.isOver = true;
        resolve();
      }
    },
    fail(error) {
      run.isOver = true;
      reject(error);
    },
  };
  return run;
}

/** Creates a pool that runs jobs in this thread. */
function createLocalPool(): WorkerPool {
  return {
    size: 1,
    async run(job, {signal}, onOutcome) {
      const {startJob} = await import(
        /* @vite-ignore */ pathToFileURL(ownModule('cli/program/jobs')).href
      );
      let handler: JobHandler | undefined;
      let index = 0;
      for (const item of job.items) {
        signal?.throwIfAborted();
        // Cloned, like data that is sent to a thread, so that the job cannot change the caller's objects.
        handler ??= await startJob(job.name, structuredClone(job.context));
        onOutcome(
          {value: structuredClone(await handler?.run(structuredClone(item) as never))} as never,
          index,
        );
        index += 1;
      }
    },
    started: () => 0,
    rest: async () => undefined,
    close: async () => undefined,
  };
}

/** Replaces `Promise.withResolvers`, which Node.js 20 lacks. */
function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((settle, refuse) => {
    resolve = settle;
    reject = refuse;
  });
  return {promise, resolve, reject};
}
