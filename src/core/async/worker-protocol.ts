import {readlinkSync} from 'node:fs';
import {setImmediate as turn} from 'node:timers/promises';
import {parentPort, workerData} from 'node:worker_threads';
import {BuildError, type Diagnostic} from '../diagnostics/diagnostic.ts';
import {openWorkRecord} from './running-work.ts';

/** Special values in place of an item's number: the worker is idle, or is loading a job's code. */
export const idle = -1;
export const loading = -2;

/** A batch of items for a worker. */
export interface JobRequest {
  /** Increases with each batch of a worker. */
  readonly id: number;
  readonly name: string;
  readonly contextId: string;
  /** Absent if the worker already has the job's context. */
  readonly context?: unknown;
  readonly items: readonly unknown[];
  /** Absent if the work is not recorded. */
  readonly recordFolder: string | undefined;
}

export type JobResponse = {readonly id: number} & (
  | {readonly values: readonly unknown[]}
  | {readonly diagnostics: readonly Diagnostic[]}
  | {readonly error: unknown}
);

/** First message of a worker. */
export interface WorkerReady {
  /** Path of the file in `/proc` that contains the thread's CPU time; `undefined` on systems other than Linux. */
  readonly taskFile: string | undefined;
}

/** A job with its context. */
export interface JobHandler {
  readonly run: (item: never) => unknown;
  /** Describes the work on an item: "compiling `content/pages/index.md`". */
  readonly describe: (item: never) => string;
}

/** Creates the handler of a job for a context. */
export type StartJob = (name: string, context: unknown) => JobHandler | Promise<JobHandler>;

/** Processes the batches that the pool sends to this thread, one after the other. */
export function serveJobs(startJob: StartJob): void {
  const port = parentPort;
  if (port === null) throw new Error('Jobs run only in worker threads.');
  const position: Int32Array = workerData;
  position[1] = idle;
  /** The latest context of each job. */
  const handlers = new Map<string, {readonly id: string; readonly handler: JobHandler}>();

  const handlerOf = async ({name, contextId, context}: JobRequest): Promise<JobHandler> => {
    const last = handlers.get(name);
    if (last?.id === contextId) return last.handler;
    const handler = await startJob(name, context);
    handlers.set(name, {id: contextId, handler});
    return handler;
  };
  const process = async (request: JobRequest): Promise<JobResponse> => {
    const {id, recordFolder} = request;
    position[0] = id;
    const record = recordFolder === undefined ? undefined : openWorkRecord(recordFolder);
    try {
      position[1] = loading;
      const {run, describe} = await handlerOf(request);
      const values: unknown[] = [];
      for (const [index, item] of request.items.entries()) {
        position[1] = index;
        record?.begin(describe(item as never));
        values.push(await run(item as never));
        // Lets an unhandled rejection end the thread now, while `position` still identifies the failing item.
        await turn();
      }
      return {id, values};
    } catch (error) {
      return error instanceof BuildError ? {id, diagnostics: error.diagnostics} : {id, error};
    } finally {
      record?.end();
      position[1] = idle;
    }
  };

  let queue: Promise<unknown> = Promise.resolve();
  port.on('message', (message: JobRequest | 'close') => {
    if (message === 'close') globalThis.process.exit();
    queue = queue.then(async () => port.postMessage(await process(message as JobRequest)));
  });
  port.postMessage({taskFile: taskFile()} satisfies WorkerReady);
}

function taskFile(): string | undefined {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/stat`;
  } catch {
    return undefined;
  }
}
