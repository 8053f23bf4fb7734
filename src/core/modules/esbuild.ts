import type * as Esbuild from 'esbuild';
import {isOwnProcess} from '../async/own-process.ts';
import {buildError} from '../diagnostics/diagnostic.ts';

/** esbuild's message when its process has ended. */
const hasEnded = /^The service (?:was stopped|is no longer running)/;

let loaded: typeof Esbuild | undefined;
let tasks = 0;

/** Put a task to esbuild. It is loaded, and its process started, for the first one. */
export async function withEsbuild<T>(task: (esbuild: typeof Esbuild) => Promise<T>): Promise<T> {
  tasks += 1;
  try {
    loaded ??= await import('esbuild');
    return await task(loaded);
  } catch (error) {
    if (!(error instanceof Error) || !hasEnded.test(error.message)) throw error;
    // Else it would not be started again for the next task.
    await loaded?.stop();
    throw buildError(
      {
        code: 'bundler-ended',
        message:
          'The process of esbuild, which bundles the code of a site, ended in the middle of its work.',
        consequence: 'The command stops.',
        hint: 'Systems end processes when memory runs out: see whether the machine or the container has enough, then run the command again.',
      },
      {cause: error},
    );
  } finally {
    tasks -= 1;
  }
}

/**
 * Ends esbuild's process, which holds on to its memory, until there is another task. Not while one is under way, nor in a process
 * that is not our own: its host may use the same esbuild.
 */
export async function restEsbuild(): Promise<void> {
  if (isOwnProcess() && tasks === 0) await loaded?.stop();
}
