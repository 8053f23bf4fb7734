import type * as Esbuild from 'esbuild';
import {isOwnProcess} from '../async/own-process.ts';
import {buildError} from '../diagnostics/diagnostic.ts';

/** Error message of esbuild after its process has ended. */
const hasEnded = /^The service (?:was stopped|is no longer running)/;

let loaded: typeof Esbuild | undefined;
let tasks = 0;

/** Runs a task with esbuild. The first task loads esbuild and starts the esbuild process. */
export async function withEsbuild<T>(task: (esbuild: typeof Esbuild) => Promise<T>): Promise<T> {
  tasks += 1;
  try {
    loaded ??= await import('esbuild');
    return await task(loaded);
  } catch (error) {
    if (!(error instanceof Error) || !hasEnded.test(error.message)) throw error;
    // Makes esbuild start a new process for the next task.
    await loaded?.stop();
    throw buildError(
      {
        code: 'bundler-ended',
        message: "The esbuild process, which bundles the site's code, ended unexpectedly.",
        consequence: 'The command stops.',
        hint: 'Operating systems end processes when memory runs out. Check the memory of the machine or the container, then run the command again.',
      },
      {cause: error},
    );
  } finally {
    tasks -= 1;
  }
}

/**
 * Ends the esbuild process until the next task, to free memory. It keeps running during a task. It also keeps running
 * if this program is only a module in a host process, because the host may use the same esbuild.
 */
export async function restEsbuild(): Promise<void> {
  if (isOwnProcess() && tasks === 0) await loaded?.stop();
}
