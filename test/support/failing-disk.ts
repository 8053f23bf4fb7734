import {readdir, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {type FileSystem, type System, thisSystem} from '../../src/core/files/system.ts';

/** Operations that change the disk. */
const changing = ['copyFile', 'mkdir', 'rename', 'rm', 'rmdir', 'sync', 'writeFile'] as const;
const reading = ['access', 'hash', 'lstat', 'readdir', 'readFile', 'realpath', 'stat'] as const;
type Operation = (typeof changing | typeof reading)[number];

/**
 * Called before an operation, which fails if the callback throws. `paths` contains the operation's path, or its source
 * and target.
 */
export type BeforeChange = (operation: Operation, paths: readonly string[]) => void | Promise<void>;

/** Returns a system with the real disk and a callback before every change. */
export function watchedSystem(before: BeforeChange, system: System = thisSystem()): System {
  return watched(changing, before, system);
}

function watched(operations: readonly Operation[], before: BeforeChange, system: System): System {
  const fs: FileSystem = {...system.fs};
  for (const operation of operations) {
    const real: (...args: never[]) => Promise<unknown> = system.fs[operation];
    Object.assign(fs, {
      [operation]: async (...args: never[]) => {
        await before(
          operation,
          args.filter((argument) => typeof argument === 'string'),
        );
        return real(...args);
      },
    });
  }
  return {...system, fs};
}

/** Returns a system error like those that Node.js throws. */
export function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: made by a test`), {code});
}

/**
 * Returns a system on which a file operation fails. With `lasting`, a change and all later changes fail, but no read
 * operations, as on a full disk. Otherwise, a single change or read operation fails.
 *
 * @param step Number of operations before the failing one. With `lasting`, only changes count.
 */
export function refusingSystem(
  step: number,
  {code, lasting}: {readonly code: string; readonly lasting: boolean},
  system: System = thisSystem(),
): {system: System; hasRefused: () => boolean} {
  let done = 0;
  const before: BeforeChange = () => {
    done += 1;
    if (done === step + 1 || (lasting && done > step)) throw systemError(code);
  };
  return {
    system: watched(lasting ? changing : [...changing, ...reading], before, system),
    hasRefused: () => done > step,
  };
}

/**
 * Returns a system on which a folder is a mount point. The folder cannot be renamed, and nothing can be moved into or
 * out of the folder.
 */
export function systemWithMount(folder: string, code = 'EBUSY', base?: System): System {
  const inside = (path?: string): boolean => path?.startsWith(`${folder}/`) === true;
  return watchedSystem((operation, [from, to]) => {
    if (operation === 'rename' && (from === folder || to === folder)) throw systemError(code);
    const crosses = inside(from) !== inside(to);
    if (operation === 'rename' && crosses) throw systemError('EXDEV');
  }, base);
}

/** Id of the process that `killingSystem` simulates. */
const killedProcess = {host: 'this-host', space: '', pid: 4_000_000, started: '1'};

/** Returns a system on which the process that `killingSystem` simulates has ended. */
export function survivingSystem(): System {
  const self = {...killedProcess, pid: process.pid, started: '2'};
  const system = thisSystem();
  const isRunning = ({pid}: {readonly pid: number}): boolean => pid !== killedProcess.pid;
  return {...system, processes: {...system.processes, self, isRunning}};
}

/**
 * Returns a system whose process is killed after a number of changes. No later changes happen, except that the deletion
 * of a folder, which takes many steps, may have begun.
 */
export function killingSystem(
  steps: number,
  base: System = thisSystem(),
): {system: System; wasKilled: () => boolean} {
  let done = 0;
  const before: BeforeChange = async (operation, paths) => {
    done += 1;
    if (done <= steps) return;
    if (done === steps + 1 && operation === 'rm') await deleteOneFile(paths[0] ?? '');
    throw new Error('killed');
  };
  const system = watchedSystem(before, {
    ...base,
    processes: {...base.processes, self: killedProcess, isRunning: () => false},
  });
  return {system, wasKilled: () => done > steps};
}

async function deleteOneFile(folder: string): Promise<void> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  const file = entries.find((entry) => entry.isFile());
  if (file !== undefined) await rm(join(file.parentPath, file.name));
}
