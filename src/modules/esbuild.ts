import type * as Esbuild from 'esbuild';

let loading: Promise<typeof Esbuild> | undefined;
let tasks = 0;

/** Put a task to esbuild. It is loaded, and its process started, for the first one. */
export async function withEsbuild<T>(task: (esbuild: typeof Esbuild) => Promise<T>): Promise<T> {
  tasks += 1;
  try {
    loading ??= import('esbuild');
    return await task(await loading);
  } finally {
    tasks -= 1;
  }
}

/** End esbuild's process, which holds on to its memory, until there is another task. Not while one is under way. */
export async function restEsbuild(): Promise<void> {
  const esbuild = await loading;
  if (tasks === 0) await esbuild?.stop();
}
