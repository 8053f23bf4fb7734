import type * as Esbuild from 'esbuild';
import {isOwnProcess} from '../concurrency/own-process.ts';

let loaded: typeof Esbuild | undefined;
let tasks = 0;

/** Put a task to esbuild. It is loaded, and its process started, for the first one. */
export async function withEsbuild<T>(task: (esbuild: typeof Esbuild) => Promise<T>): Promise<T> {
  tasks += 1;
  try {
    loaded ??= await import('esbuild');
    return await task(loaded);
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
