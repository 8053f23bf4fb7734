import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {build} from 'esbuild';

/**
 * Compiles a TypeScript module so that Node.js can run it directly.
 *
 * @param script Absolute path of a TypeScript module.
 * @returns Absolute path of the compiled module, and a function that removes it.
 */
export async function compileScript(
  script: string,
): Promise<{file: string; remove: () => Promise<void>}> {
  // Below `node_modules`, so that packages are found.
  const folder = join(import.meta.dirname, '../../node_modules/.legacydocs-test');
  await mkdir(folder, {recursive: true});
  const file = join(folder, `${process.pid}.mjs`);
  await build({
    entryPoints: [script],
    outfile: file,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    absWorkingDir: tmpdir(),
  });
  return {file, remove: () => rm(file)};
}

/** Starts a script. Resolves when the script has sent its first message. */
export async function startScript(file: string, args: readonly string[]): Promise<ChildProcess> {
  const child = fork(file, args, {execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc']});
  await once(child, 'message');
  return child;
}

/** Kills a process without warning. Resolves when the process has ended. */
export async function killHard(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
