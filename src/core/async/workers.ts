import {readFileSync} from 'node:fs';
import {availableParallelism, totalmem} from 'node:os';
import {pathToFileURL} from 'node:url';
import {Worker} from 'node:worker_threads';
import {BuildError, buildError} from '../diagnostics/diagnostic.ts';
import {isOutOfMemory} from '../diagnostics/system-error.ts';
import {hashOfData} from '../hash/sha256.ts';
import {ownModule} from '../package/own-files.ts';
import type {JobHandler, JobRequest, JobResponse, WorkerReady} from './worker-protocol.ts';

/** Failure that ended a worker while it processed an item. */
export interface WorkerFailure {
  /** `time`: the time limit was exceeded; `memory`; `exit`: the code called `process.exit`; `error`: nobody handled an error. */
  readonly kind: 'time' | 'memory' | 'exit' | 'error';
  readonly message: string;
}

/** Result of an item: a value, or the failure that ended its worker. */
export type ItemOutcome<Value> = {readonly value: Value} | {readonly failure: WorkerFailure};

/** Work for the pool. All of it is plain data. */
interface PoolJob {
  /** Name of a job in `src/cli/program/jobs.ts`. */
  readonly name: string;
  /** Data that all items share. A worker receives equal contexts once. */
  readonly context: unknown;
  /** Read when a worker has room, so that few items are in memory. */
  readonly items: Iterable<unknown>;
  /** Maximum number of items. */
  readonly count: number;
}

interface PoolLimits {
  /** Maximum CPU time of each item, in seconds. */
  readonly seconds: number;
  /** Stops the workers. */
  readonly signal?: AbortSignal | undefined;
}

/** Worker threads that run the site's own code and everything that takes time for each page. */
export interface WorkerPool {
  /** Maximum number of workers. */
  readonly size: number;
  /**
   * Processes items in workers, in batches.
   *
   * @param onOutcome Called for each item, in the order of the items, whichever worker finishes first.
   */
  run<Value>(
    job: PoolJob,
    limits: PoolLimits,
    onOutcome: (outcome: ItemOutcome<Value>, index: number) => void,
  ): Promise<void>;
  /** Returns the maximum number of workers that have run at the same time. */
  started(): number;
  /** Ends all idle workers but a few. */
  rest(kept: number): Promise<void>;
  close(): Promise<void>;
}

/** Program of a worker thread. It must be compiled, so a checkout that runs from its sources has no workers. */
const program = ownModule('cli/program/thread');
const canStart = program.endsWith('.js');

/** Memory of a worker that compiles and renders many pages, and of the rest of the process, in bytes. */
const workerBytes = 250e6;
const otherBytes = 350e6;

/** Minimum number of items for each worker, since a worker has to load and optimize its code. */
const minItemsPerWorker = 48;

/** Number of items in a batch: few enough to keep all workers busy until the end. */
const maxBatch = 16;

/** Number of batches that a worker has at a time, so that it is not idle while the main thread is busy. */
const batchesAtOnce = 2;

/** Interval between two checks of time limits. */
const pollMs = 100;

/** Time for batches to end after a run was aborted. */
const graceMs = 200;

/** Factor of time limits where the system does not report the CPU time of threads. */
const wallClockFactor = 4;

/** Maximum number of workers that can be requested. */
export const maxConcurrency = 256;

/** Name of the environment variable with the maximum number of workers. */
const variable = 'LEGACYDOCS_WORKERS';

/**
 * Returns the number of workers for this machine, within its memory and the limits of a container, or the number in the
 * environment.
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
      consequence: 'No page can be compiled.',
      hint: 'Unset it to use as many worker threads as the CPU cores and the memory allow.',
    });
  }
  const allowed = process.constrainedMemory?.() ?? 0;
  const bytes = allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
  const byMemory = Math.floor((bytes - otherBytes) / workerBytes);
  return Math.max(1, Math.min(availableParallelism(), byMemory));
}

interface Item {
  readonly index: number;
  readonly data: unknown;
}

interface Batch {
  readonly items: readonly Item[];
  readonly run: Run;
}

/** A call of `run`. */
interface Run {
  readonly job: PoolJob;
  readonly contextId: string;
  readonly limits: PoolLimits;
  /** Reads the next batch. @returns `undefined` if all items are read. */
  readonly next: () => Batch | undefined;
  readonly settle: (items: readonly Item[], outcomes: readonly ItemOutcome<unknown>[]) => void;
  readonly fail: (error: unknown) => void;
  isOver: boolean;
}

/** @param size Maximum number of workers. */
export function createWorkerPool(size = defaultConcurrency()): WorkerPool {
  if (!canStart) return createLocalPool();
  const runs = new Set<Run>();
  /** Batches of workers that ended. */
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
    // One batch for each worker, before any worker gets a second one.
    for (let count = 0; count < batchesAtOnce; count += 1) {
      for (const worker of workers) {
        const batch = worker.given() > count ? undefined : nextBatch();
        if (batch !== undefined) worker.give(batch);
      }
    }
  };
  const start = (): void => {
    const worker = startWorker({
      onIdle: give,
      onEnd: (unfinished) => {
        workers.delete(worker);
        again.push(...unfinished);
        // A batch continues in a new worker.
        if (runs.size > 0 && workers.size < size) start();
        give();
      },
    });
    workers.add(worker);
    started = Math.max(started, workers.size);
  };
  const rest = async (kept: number): Promise<void> => {
    await Promise.all([...workers].slice(kept).map((worker) => worker.close()));
  };

  return {
    size,
    run: async (job, limits, onOutcome) => {
      const {signal} = limits;
      signal?.throwIfAborted();
      const wanted = Math.max(1, Math.min(size, Math.ceil(job.count / minItemsPerWorker)));
      const even = Math.ceil(job.count / (wanted * batchesAtOnce));
      const perBatch = Math.max(1, Math.min(maxBatch, even));
      const run = createRun({job, limits, perBatch}, onOutcome as never);
      const abort = (): void => {
        run.fail(signal?.reason);
        const stop = (): void => {
          for (const worker of workers) worker.stopIfOver();
        };
        // Most batches end sooner, and a new worker would have to load and optimize its code.
        setTimeout(stop, graceMs).unref();
      };
      signal?.addEventListener('abort', abort, {once: true});
      // Before workers are started: there may be no items.
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

interface RunInput extends Pick<Run, 'job' | 'limits'> {
  /** Number of items in a batch. */
  readonly perBatch: number;
}

/** @returns Also the promise of its end. */
function createRun(
  {job, limits, perBatch}: RunInput,
  onOutcome: (outcome: ItemOutcome<unknown>, index: number) => void,
): Run & {readonly done: Promise<void>} {
  const items = job.items[Symbol.iterator]();
  const {promise: done, resolve, reject} = withResolvers<void>();
  /** Outcomes of items whose predecessors are not finished. */
  const early = new Map<number, ItemOutcome<unknown>>();
  let read = 0;
  let isRead = false;
  let finished = 0;
  const run: Run & {readonly done: Promise<void>} = {
    done,
    job,
    limits,
    contextId: hashOfData(job.context),
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
      if (isRead && finished === read) resolve();
    },
    fail(error) {
      run.isOver = true;
      reject(error);
    },
  };
  return run;
}

interface PoolWorker {
  /** Number of batches that it has not finished. */
  readonly given: () => number;
  readonly give: (batch: Batch) => void;
  /** Terminates the thread if it works for a run that is over. */
  readonly stopIfOver: () => void;
  readonly close: () => Promise<unknown>;
}

interface WorkerEvents {
  readonly onIdle: () => void;
  /** @param unfinished Batches that it has not finished. */
  readonly onEnd: (unfinished: readonly Batch[]) => void;
}

function startWorker({onIdle, onEnd}: WorkerEvents): PoolWorker {
  /** Number of the batch and of the item that the worker processes. */
  const position = new Int32Array(new SharedArrayBuffer(8));
  const thread = new Worker(pathToFileURL(program), {
    workerData: position,
    // The caller's flags, such as `--input-type` or `--import`, apply to the caller's own files only.
    execArgv: [],
  });
  const given = new Map<number, Batch>();
  /** Ids of the latest contexts, keyed by job. */
  const contexts = new Map<string, string>();
  let count = 0;
  let taskFile: string | undefined;
  let lastCpuMs = 0;
  let failure: WorkerFailure | undefined;
  let thrown: unknown;
  let watched = {batch: 0, item: -1, cpuMs: 0, wallMs: 0};
  thread.unref();

  const cpuMs = (): number => {
    lastCpuMs = Math.max(lastCpuMs, taskFile === undefined ? 0 : threadCpuMs(taskFile));
    return lastCpuMs;
  };
  const watch = (): void => {
    const [batch = 0, item = -1] = position;
    const now = {batch, item, cpuMs: cpuMs(), wallMs: performance.now()};
    if (batch !== watched.batch || item !== watched.item) watched = now;
    const limit = (given.get(batch)?.run.limits.seconds ?? Number.POSITIVE_INFINITY) * 1_000;
    const used =
      taskFile === undefined
        ? (now.wallMs - watched.wallMs) / wallClockFactor
        : now.cpuMs - watched.cpuMs;
    if (used < limit) return;
    failure = {kind: 'time', message: `it took more than ${limit / 1_000} seconds`};
    void thread.terminate();
  };
  let timer: NodeJS.Timeout | undefined;
  const setBusy = (): void => {
    const isBusy = given.size > 0;
    if (isBusy && timer === undefined) {
      thread.ref();
      timer = setInterval(watch, pollMs);
    } else if (!isBusy && timer !== undefined) {
      thread.unref();
      clearInterval(timer);
      timer = undefined;
    }
  };

  thread.on('message', (message: WorkerReady | JobResponse) => {
    if ('taskFile' in message) {
      taskFile = message.taskFile;
      return;
    }
    const batch = given.get(message.id);
    given.delete(message.id);
    setBusy();
    if (batch !== undefined && !batch.run.isOver) {
      if ('error' in message) batch.run.fail(message.error);
      else if ('diagnostics' in message) batch.run.fail(new BuildError(message.diagnostics));
      else
        batch.run.settle(
          batch.items,
          message.values.map((value) => ({value})),
        );
    }
    onIdle();
  });
  thread.on('error', (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    failure ??= {kind: isOutOfMemory(error) ? 'memory' : 'error', message};
    thrown = error;
  });
  thread.on('exit', () => {
    const [id = 0, item = -1] = position;
    const running = item < 0 ? undefined : given.get(id);
    const others = [...given.values()].filter((batch) => batch !== running);
    given.clear();
    setBusy();
    if (running === undefined || running.run.isOver) {
      // The thread did not get to its work: it could not start, for example.
      if (thrown !== undefined) for (const {run} of others) run.fail(thrown);
      return onEnd(others);
    }
    const reason = failure ?? {kind: 'exit', message: 'it ended its thread'};
    const culprit = running.items.slice(item, item + 1);
    const rest = running.items.filter((_, at) => at !== item);
    // Memory may be exhausted by earlier items: a new worker tries the item first.
    if (reason.kind === 'memory' && (id > 1 || item > 0)) {
      return onEnd([{run: running.run, items: [...culprit, ...rest]}, ...others]);
    }
    running.run.settle(culprit, [{failure: reason}]);
    onEnd(rest.length === 0 ? others : [{run: running.run, items: rest}, ...others]);
  });

  return {
    given: () => given.size,
    give(batch) {
      count += 1;
      given.set(count, batch);
      const {job, contextId} = batch.run;
      const isKnown = contexts.get(job.name) === contextId;
      contexts.set(job.name, contextId);
      const request: JobRequest = {
        id: count,
        name: job.name,
        contextId,
        ...(!isKnown && {context: job.context}),
        items: batch.items.map(({data}) => data),
      };
      thread.postMessage(request);
      setBusy();
    },
    stopIfOver() {
      if ([...given.values()].some(({run}) => run.isOver)) void thread.terminate();
    },
    close: async () => {
      if (given.size > 0) return await thread.terminate();
      // Otherwise this process ends first.
      thread.ref();
      const exit = new Promise((resolve) => thread.once('exit', resolve));
      thread.postMessage('close');
      return await exit;
    },
  };
}

/** Runs jobs in this thread. */
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
        // As between threads, nothing is shared.
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

/** Linux counts time in ticks of 10 ms. */
const tickMs = 10;

/** Returns the CPU time of a thread. @param file Its `stat` in `/proc`. */
function threadCpuMs(file: string): number {
  try {
    const text = readFileSync(file, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}

/** Returns the CPU time of the main thread in milliseconds; `undefined` where the system does not report it. */
export function mainThreadCpuMs(): number | undefined {
  return threadCpuMs(`/proc/self/task/${process.pid}/stat`) || undefined;
}

/** As `Promise.withResolvers`, which Node has since version 22. */
function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((settle, refuse) => {
    resolve = settle;
    reject = refuse;
  });
  return {promise, resolve, reject};
}
