import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {parentPort} from 'node:worker_threads';
import {systemCode} from '../diagnostics/system-reason.ts';

export interface WriteJob {
  readonly file: string;
  readonly contents: Uint8Array;
}

/** What a system error says. */
export interface WriteFailure {
  readonly message: string;
  readonly code: string | undefined;
}

const made = new Set<string>();

parentPort?.on('message', (job: WriteJob) => parentPort?.postMessage(write(job)));

function write({file, contents}: WriteJob): WriteFailure | null {
  const folder = dirname(file);
  try {
    if (!made.has(folder)) mkdirSync(folder, {recursive: true});
    made.add(folder);
    writeFileSync(file, contents);
    return null;
  } catch (error) {
    return {message: String(error), code: systemCode(error)};
  }
}
