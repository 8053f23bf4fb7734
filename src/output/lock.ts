import {join} from 'node:path';
import {outputError} from './errors.ts';
import {type ProcessId, type System, unlessCode} from './system.ts';

/** The right to change one output; nobody else has it until it is released. */
export interface Lock {
  release(): Promise<void>;
}

const lockPrefix = 'lock@';

/** Lock files that this process has no use for any more, though the disk may have refused to remove them. */
const released = new Set<string>();

/** How long a lock of another machine counts as held: whether its process lives cannot be asked. */
const foreignLockAge = 60 * 60 * 1000;

/**
 * Take the lock of an output, or learn that a running process has it. Locks of processes that were
 * killed are cleared away.
 *
 * Each process creates a lock file of its own and only then looks for others: of two that come at
 * the same moment both may withdraw, never both go on.
 *
 * @param folder The work folder, made here and removed with the last lock if it is empty.
 * @throws {BuildError} `output-busy`.
 */
export async function takeLock(folder: string, system: System): Promise<Lock> {
  const {fs, processes} = system;
  const name = await createLockFile(folder, system);
  const release = async (): Promise<void> => {
    released.add(join(folder, name));
    await fs.rm(join(folder, name), {force: true}).catch(() => undefined);
    // Others may work in it.
    await fs.rmdir(folder).catch(() => undefined);
  };
  try {
    for (const other of await fs.readdir(folder)) {
      if (!other.startsWith(lockPrefix) || other === name) continue;
      const owner = parseLockName(other);
      const held =
        !released.has(join(folder, other)) &&
        (owner?.host === processes.self.host
          ? processes.isRunning(owner)
          : await isRecent(join(folder, other), system));
      if (held) throw busy(owner, join(folder, other), processes.self.host);
      await fs.rm(join(folder, other), {force: true});
    }
  } catch (error) {
    await release();
    throw error;
  }
  return {release};
}

/** Everything is in the name, since creating a file is one step and filling it another. */
async function createLockFile(folder: string, {fs, processes}: System): Promise<string> {
  const {host, pid, started} = processes.self;
  for (let attempt = 1; ; attempt += 1) {
    const name = `${lockPrefix}${encodeURIComponent(host)}@${pid}@${started}@${attempt}`;
    await fs.mkdir(folder, {recursive: true});
    const created = await unlessCode(
      fs.writeFile(join(folder, name), '', {flag: 'wx'}).then(() => true),
      // The folder went away with somebody else's lock, or this very process holds a lock already.
      ...(attempt < 100 ? ['ENOENT', 'EEXIST'] : []),
    );
    if (created) {
      released.delete(join(folder, name));
      return name;
    }
  }
}

function parseLockName(name: string): ProcessId | undefined {
  const [host, pid, started] = name.slice(lockPrefix.length).split('@');
  if (host === undefined || started === undefined || !/^\d+$/.test(pid ?? '')) return undefined;
  return {host: decodeURIComponent(host), pid: Number(pid), started};
}

async function isRecent(file: string, {fs}: System): Promise<boolean> {
  const stats = await unlessCode(fs.stat(file), 'ENOENT');
  return stats !== undefined && Date.now() - stats.mtimeMs < foreignLockAge;
}

function busy(owner: ProcessId | undefined, file: string, thisHost: string) {
  const where = owner === undefined || owner.host === thisHost ? '' : ` on \`${owner.host}\``;
  const who = owner === undefined ? 'Another process' : `Process ${owner.pid}${where}`;
  return outputError('output-busy', `${who} is building into the same output folder.`, {
    consequence: 'Two builds would overwrite each other, so this one stops.',
    hint:
      where === ''
        ? 'Wait until it has ended, or stop it, then run this command again.'
        : `Wait until it has ended. If no build runs there any more, delete \`${file}\`.`,
  });
}
