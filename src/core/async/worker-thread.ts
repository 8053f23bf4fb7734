import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {Worker} from 'node:worker_threads';
import {BuildError, formatCount, isOutOfMemory} from '../diagnostics/diagnostic.ts';
import {ownModule} from '../package/own-files.ts';
import {
  idle,
  type JobRequest,
  type JobResponse,
  loading,
  type WorkerReady,
} from './worker-protocol.ts';

/** Failure that ended a worker while it processed an item. */
export interface WorkerFailure {
  /**
   * `time`: the item exceeded its time limit; `memory`: the worker ran out of memory; `exit`: the code called
   * `process.exit`; `error`: an unhandled error.
   */
  readonly kind: 'time' | 'memory' | 'exit' | 'error';
  readonly message: string;
}

/** Result of an item: a value, or the failure that ended its worker. */
export type ItemOutcome<Value> = {readonly value: Value} | {readonly failure: WorkerFailure};

/** Work for the pool. Context and items are cloned when they are sent to a thread. */
export interface PoolJob {
  /** Name of a job in `src/cli/program/jobs.ts`. */
  readonly name: string;
  /** Data that all items share. Each worker receives a context once. */
  readonly context: unknown;
  /** Items are read only when a worker has room, so that few of them are in memory. */
  readonly items: Iterable<unknown>;
  /** Maximum number of items. */
  readonly count: number;
  /** True to start at most one worker for the job, so that its items are processed one after the other. */
  readonly isSerial?: boolean;
}

/** Limits of a job. */
export interface PoolLimits {
  /** Maximum CPU time of each item, in seconds. */
  readonly seconds: number;
  /**
   * Absolute path of a folder for records of the current items. After a process has been killed, the next command reads
   * them to report what the process was working on. Default: none.
   */
  readonly recordFolder?: string | undefined;
  /** Aborts the run. */
  readonly signal?: AbortSignal | undefined;
}

/** An item of a job with its position. */
export interface Item {
  readonly index: number;
  readonly data: unknown;
}

/** Items that a worker receives together. */
export interface Batch {
  readonly items: readonly Item[];
  readonly run: Run;
}

/** A call to `WorkerPool.run`. */
export interface Run {
  readonly job: PoolJob;
  readonly contextId: string;
  readonly limits: PoolLimits;
  /** Reads the next batch. @returns `undefined` if all items are read. */
  readonly next: () => Batch | undefined;
  readonly settle: (items: readonly Item[], outcomes: readonly ItemOutcome<unknown>[]) => void;
  readonly fail: (error: unknown) => void;
  isOver: boolean;
}

/** Absolute path of the worker threads' program. */
const program = ownModule('cli/program/thread');

/** True if workers can start. They run a compiled program, which is missing if the package runs from its sources. */
export const canStart = program.endsWith('.js');

/** Minimum time limit for loading a job's code and the site's plugins. */
const minLoadingSeconds = 30;

/** Interval between checks of the time limits. */
const pollMs = 100;

/**
 * Factor by which time limits are longer on systems that do not report the CPU time of threads, because these limits
 * include waiting.
 */
const wallClockFactor = 4;

/**
 * Half of V8's default, for all workers except the first. This saves about 40 MB of memory for each worker, but makes a
 * build with a single worker 5 % slower, because garbage is collected more often.
 */
const otherYoungMb = 24;

/** A worker thread from the pool's point of view. */
export interface PoolWorker {
  /** Number of unfinished batches. */
  readonly given: () => number;
  readonly give: (batch: Batch) => void;
  /** Terminates the thread if it has a batch of a run that is over. */
  readonly stopIfOver: () => void;
  readonly close: () => Promise<unknown>;
}

interface WorkerOptions {
  /** True if no other worker is running. */
  readonly isFirst: boolean;
  /** Maximum size of the young generation of the worker's heap, in megabytes. */
  readonly youngMb: number | undefined;
  readonly onIdle: () => void;
  /**
   * Called when the thread has ended.
   *
   * @param unfinished Batches that the thread has received but not finished.
   */
  readonly onEnd: (unfinished: readonly Batch[]) => void;
}

/**
 * Starts a worker thread. It processes batches one after another and is terminated if an item exceeds its time limit.
 */
export function startWorker({isFirst, youngMb, onIdle, onEnd}: WorkerOptions): PoolWorker {
  /** Numbers of the worker's current batch and item. */
  const position = new Int32Array(new SharedArrayBuffer(8));
  const thread = new Worker(pathToFileURL(program), {
    workerData: position,
    // The caller's flags, such as `--input-type` or `--import`, apply only to the caller's own files.
    execArgv: [],
    resourceLimits:
      youngMb === undefined && isFirst ? {} : {maxYoungGenerationSizeMb: youngMb ?? otherYoungMb},
  });
  const given = new Map<number, Batch>();
  /** Ids of the latest contexts, keyed by job. */
  const contexts = new Map<string, string>();
  let count = 0;
  let taskFile: string | undefined;
  let lastCpuMs = 0;
  let failure: WorkerFailure | undefined;
  let thrown: unknown;
  let watched = {batch: 0, item: idle, cpuMs: 0, wallMs: 0};
  thread.unref();

  const cpuMs = (): number => {
    lastCpuMs = Math.max(lastCpuMs, taskFile === undefined ? 0 : threadCpuMs(taskFile));
    return lastCpuMs;
  };
  const watch = (): void => {
    const [batch = 0, item = idle] = position;
    const now = {batch, item, cpuMs: cpuMs(), wallMs: performance.now()};
    if (batch !== watched.batch || item !== watched.item) watched = now;
    const limits = given.get(batch)?.run.limits;
    const seconds = limits?.seconds ?? Number.POSITIVE_INFINITY;
    const limit = (item === loading ? Math.max(seconds, minLoadingSeconds) : seconds) * 1_000;
    const used =
      taskFile === undefined
        ? (now.wallMs - watched.wallMs) / wallClockFactor
        : now.cpuMs - watched.cpuMs;
    if (used < limit) return;
    failure = {kind: 'time', message: `it took more than ${formatCount(limit / 1_000, 'second')}`};
    void thread.terminate();
  };
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  const setBusy = (): void => {
    const isBusy = given.size > 0;
    if (isBusy && timer === undefined) {
      thread.ref();
      timer = setInterval(watch, pollMs);
    } else if (!isBusy && timer !== undefined) {
      if (!isClosing) thread.unref();
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
    const [id = 0, at = idle] = position;
    // If the site's own code fails while a job is loaded, the failure is reported for the first item.
    const item = at === loading ? 0 : at;
    const running = item < 0 ? undefined : given.get(id);
    const others = [...given.values()].filter((batch) => batch !== running);
    given.clear();
    setBusy();
    if (running === undefined || running.run.isOver) {
      // A thread that ended between items, for example because it could not start, fails the runs of its batches.
      if (thrown !== undefined) for (const {run} of others) run.fail(thrown);
      return onEnd(others);
    }
    const reason = failure ?? {kind: 'exit', message: 'it ended its thread'};
    const culprit = running.items.slice(item, item + 1);
    const rest = running.items.filter((_, at) => at !== item);
    // Earlier items may have exhausted the memory, so a new worker begins with this item.
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
      const {job, contextId, limits} = batch.run;
      const isKnown = contexts.get(job.name) === contextId;
      contexts.set(job.name, contextId);
      const request: JobRequest = {
        id: count,
        name: job.name,
        contextId,
        ...(!isKnown && {context: job.context}),
        items: batch.items.map(({data}) => data),
        recordFolder: limits.recordFolder,
      };
      thread.postMessage(request);
      setBusy();
    },
    stopIfOver() {
      if ([...given.values()].some(({run}) => run.isOver)) void thread.terminate();
    },
    close: async () => {
      isClosing = true;
      // Keeps this process alive until the worker has ended.
      thread.ref();
      const exit = new Promise((resolve) => thread.once('exit', resolve));
      if (given.size > 0) void thread.terminate();
      else thread.postMessage('close');
      return await exit;
    },
  };
}

/** Linux reports CPU time in ticks of 10 ms. */
const tickMs = 10;

/**
 * Returns the CPU time of a thread in milliseconds; 0 if it is unknown.
 *
 * @param file Path of the thread's `stat` file in `/proc`.
 */
function threadCpuMs(file: string): number {
  try {
    const text = readFileSync(file, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}

/** Returns the main thread's CPU time in milliseconds; `undefined` if the system does not report it. */
export function mainThreadCpuMs(): number | undefined {
  return threadCpuMs(`/proc/self/task/${process.pid}/stat`) || undefined;
}
