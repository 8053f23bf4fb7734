import {Worker} from 'node:worker_threads';
import {ownModule} from '../package/own-files.ts';
import type {WriteFailure, WriteJob} from './writer-thread.ts';

/** Writes files beside everything else, one after the other. */
export interface FileWriter {
  /** Resolves when the file, and the folders that it needs, are written. */
  write(file: string, contents: Uint8Array | string): Promise<void>;
  close(): Promise<void>;
}

/** It has to be compiled, which sources of a checkout that run as they are are not. */
const program = ownModule('output/writer-thread');

const encoder = new TextEncoder();

interface Waiting {
  readonly file: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A thread that writes: the disk may keep a process waiting for longer than making the pages takes.
 *
 * @returns `undefined` where threads cannot run.
 */
export function threadWriter(): FileWriter | undefined {
  if (!program.endsWith('.js')) return undefined;
  const thread = new Worker(program, {execArgv: [], resourceLimits: {maxYoungGenerationSizeMb: 4}});
  const waiting: Waiting[] = [];
  let fault: Error | undefined;

  thread.on('message', (failure: WriteFailure | null) => {
    const job = waiting.shift();
    if (failure === null) job?.resolve();
    else {
      const {message, code} = failure;
      job?.reject(Object.assign(new Error(message), {code, path: job.file}));
    }
  });
  thread.on('error', (error: Error) => {
    fault = error;
    for (const {reject} of waiting.splice(0)) reject(error);
  });

  return {
    write: (file, contents) =>
      new Promise((resolve, reject) => {
        if (fault !== undefined) return reject(fault);
        const bytes =
          typeof contents === 'string' ? encoder.encode(contents) : new Uint8Array(contents);
        waiting.push({file, resolve, reject});
        const job: WriteJob = {file, contents: bytes};
        // Handed over, not copied.
        thread.postMessage(job, [bytes.buffer]);
      }),
    close: async () => {
      await thread.terminate();
    },
  };
}
