import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {type BuildError, systemCode} from '../diagnostics/diagnostic.ts';
import {decodePath} from '../urls/href.ts';
import {type FileSystem, outputError, type ProcessId, type System, unlessCode} from './system.ts';

/** Exclusive access to an output until the lock is released. */
export interface Lock {
  /** The owner's file operations. They throw after another process has taken over the lock. */
  readonly system: System;
  release(): Promise<void>;
}

/**
 * Creates the error for a lock held by another process.
 *
 * @param holder "Process 7 on `host` (since …)".
 */
export type Refusal = (holder: string) => BuildError;

const lockPrefix = 'lock@';

/** True for the name of a lock file. */
export function isLockFile(name: string): boolean {
  return name.startsWith(lockPrefix);
}

/** Lock files that this process has released. A file may still exist if it could not be removed. */
const released = new Set<string>();

/** Number of missed heartbeats after which an invisible process is treated as dead. */
const missedBeats = 15;

/**
 * Maximum number of attempts to lock. If two processes try at the same time, both withdraw, and each waits for a random
 * time.
 */
const maxAttempts = 4;
const maxWaitMs = 50;

/**
 * Locks an output. Removes the locks of killed processes.
 *
 * Each process first creates its own lock file, then looks for others. If two processes do so at the same time, both
 * withdraw and try again, but never both continue. A process in another container or on another machine is invisible:
 * the holder of a lock therefore writes a heartbeat into its file, and others watch the file for changes. Times are not
 * compared, since clocks differ.
 *
 * @param folder The work folder. It is created if necessary. When the last lock is released, an empty folder is
 * removed.
 * @throws {BuildError} `output-busy`, or the error of `refusal`.
 */
export async function acquireLock(
  folder: string,
  system: System,
  refusal: Refusal = outputBusy,
): Promise<Lock> {
  for (let attempt = 1; ; attempt += 1) {
    const lock = await tryLock(folder, system);
    if (typeof lock !== 'string') return lock;
    if (attempt === maxAttempts) throw refusal(lock);
    await delay(Math.random() * attempt * maxWaitMs);
  }
}

/**
 * Tries to lock a folder once.
 *
 * @returns The lock, or a description of the process that holds it.
 */
async function tryLock(folder: string, system: System): Promise<Lock | string> {
  const {fs, processes} = system;
  const name = await createLockFile(folder, system);
  const file = join(folder, name);
  const stopBeating = beat(file, processes.beatMs);
  const release = async (): Promise<void> => {
    stopBeating();
    released.add(file);
    await fs.rm(file, {force: true}).catch(() => undefined);
    // Fails if the folder still contains files, for example those of another process.
    await fs.rmdir(folder).catch(() => undefined);
  };
  try {
    for (const other of await fs.readdir(folder)) {
      if (!isLockFile(other) || other === name) continue;
      const otherFile = join(folder, other);
      const owner = parseLockName(other);
      if (await isHeld(otherFile, owner, system)) {
        const holder = await holderOf(otherFile, owner, system);
        await release();
        return holder;
      }
      await fs.rm(otherFile, {force: true});
    }
  } catch (error) {
    await release();
    throw error;
  }
  return {system: {...system, fs: whileHeld(file, fs)}, release};
}

/**
 * Creates a lock file. The file's name contains the owner, because another process may read the file before it is
 * filled.
 */
async function createLockFile(folder: string, {fs, processes}: System): Promise<string> {
  const {host, space, pid, started} = processes.self;
  for (let attempt = 1; ; attempt += 1) {
    const name = `${lockPrefix}${encodeURIComponent(host)}@${space}@${pid}@${started}@${attempt}`;
    await fs.mkdir(folder, {recursive: true});
    const created = await unlessCode(
      fs
        .writeFile(join(folder, name), `${new Date().toISOString()}\n`, {flag: 'wx'})
        .then(() => true),
      // Another process has removed the folder together with its lock, or this process already holds a lock.
      ...(attempt < 100 ? ['ENOENT', 'EEXIST'] : []),
    );
    if (created) {
      released.delete(join(folder, name));
      return name;
    }
  }
}

function parseLockName(name: string): ProcessId | undefined {
  const [host, space, pid, started, attempt] = name.slice(lockPrefix.length).split('@');
  if (host === undefined || space === undefined || started === undefined) return undefined;
  if (attempt === undefined || !/^\d+$/.test(pid ?? '')) return undefined;
  return {host: decodePath(host), space, pid: Number(pid), started};
}

async function isHeld(
  file: string,
  owner: ProcessId | undefined,
  {fs, processes: {self, isRunning, beatMs}}: System,
): Promise<boolean> {
  if (released.has(file)) return false;
  if (owner?.host === self.host && owner.space === self.space) return isRunning(owner);
  const read = async (): Promise<string | undefined> =>
    await unlessCode(fs.readFile(file, 'utf8'), 'ENOENT');
  const before = await read();
  for (let waited = 0; waited < missedBeats; waited += 1) {
    await delay(beatMs);
    const now = await read();
    if (now !== before) return now !== undefined;
  }
  return false;
}

/** Writes a heartbeat into a lock file at regular intervals. @returns A function that stops the heartbeat. */
function beat(file: string, beatMs: number): () => void {
  const since = new Date().toISOString();
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    try {
      // `r+` does not create the file again after another process has removed it.
      writeFileSync(file, `${since}\n${count}\n`, {flag: 'r+'});
    } catch (error) {
      if (systemCode(error) === 'ENOENT') clearInterval(timer);
    }
  }, beatMs).unref();
  return () => clearInterval(timer);
}

/**
 * Returns file operations that throw after another process has taken over the lock, for example while this process was
 * paused.
 */
function whileHeld(file: string, fs: FileSystem): FileSystem {
  const held = (): FileSystem => {
    if (existsSync(file)) return fs;
    throw outputError('output-lost', 'Another build has taken over the output folder.', {
      consequence:
        'This build sent no heartbeat for too long, perhaps because it was paused, so this build stops.',
      hint: 'Run this command again when the other build has ended.',
    });
  };
  return {
    ...fs,
    copyFile: async (from, to) => await held().copyFile(from, to),
    mkdir: async (path, options) => await held().mkdir(path, options),
    rename: async (from, to) => await held().rename(from, to),
    rm: async (path, options) => await held().rm(path, options),
    rmdir: async (path) => await held().rmdir(path),
    writeFile: async (path, contents, options) => await held().writeFile(path, contents, options),
  };
}

async function holderOf(
  file: string,
  owner: ProcessId | undefined,
  {fs, processes: {self}}: System,
): Promise<string> {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  const since = /^(?<day>[\d-]{10})T(?<time>[\d:]{8})\.\d+Z$/m.exec(text)?.groups;
  const who = owner === undefined ? 'Another process' : `Process ${owner.pid}`;
  const where = owner === undefined || owner.host === self.host ? '' : ` on \`${owner.host}\``;
  return `${who}${where}${since ? ` (since ${since['day']} ${since['time']} UTC)` : ''}`;
}

function outputBusy(holder: string): BuildError {
  return outputError('output-busy', `${holder} is building into the same output folder.`, {
    consequence: "This command stops, because the two builds would overwrite each other's files.",
    hint: 'Wait until that process has ended, or stop it, then run this command again.',
  });
}
