import {systemCode} from './system-reason.ts';
import type {Diagnostic} from './types.ts';

/** True if a worker thread, an array or the system ran out of memory. When the main thread does, V8 ends the process. */
export function isOutOfMemory(error: unknown): boolean {
  return (
    ['ERR_WORKER_OUT_OF_MEMORY', 'ENOMEM'].includes(systemCode(error) ?? '') ||
    (error instanceof RangeError && error.message === 'Array buffer allocation failed')
  );
}

/**
 * Says that memory ran out, and how to allow more.
 *
 * @param work The work that was under way: "the stage `render`".
 */
export function outOfMemory(work: string): Diagnostic {
  return {
    severity: 'error',
    code: 'out-of-memory',
    message: `Node.js ran out of memory in ${work}.`,
    consequence: 'The command stops.',
    hint: 'Allow more, in megabytes: `NODE_OPTIONS=--max-old-space-size=4096` in the environment of the command.',
  };
}
