import {mkdir, readdir, rm, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BuildError} from '../../../../src/core/diagnostics/diagnostic.ts';
import {acquireLock} from '../../../../src/core/files/lock.ts';
import {type ProcessId, type System, thisSystem} from '../../../../src/core/files/system.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

/** Returns a system with this disk, used by a process on a host on which the given processes are running. */
function systemOf(self: ProcessId, running: readonly ProcessId[]): System {
  const isRunning = ({pid, started}: ProcessId): boolean =>
    running.some((other) => other.pid === pid && other.started === started);
  return {...thisSystem(), processes: {self, isRunning, beatMs: 10}};
}

const first = {host: 'here', space: '7.1', pid: 100, started: '1'};
const second = {...first, pid: 200, started: '2'};
/** A process in another container, from which the other processes are invisible. */
const far = {host: 'else where', space: '7.2', pid: 7, started: '1'};

async function refusalOf(taking: Promise<unknown>): Promise<string> {
  const error = await taking.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof BuildError)) throw new Error('was not refused');
  return (error.diagnostics[0]?.message ?? '').replace(/since [\d-]{10} [\d:]{8} UTC/, 'since …');
}

it('gives the lock to one process at a time, and to the next when it is released', async () => {
  const folder = join(await tempFolder(), 'work');
  const lock = await acquireLock(folder, systemOf(first, [first, second]));
  await expect(acquireLock(folder, systemOf(second, [first, second]))).rejects.toMatchObject({
    diagnostics: [
      {
        severity: 'error',
        code: 'output-busy',
        message: expect.stringMatching(
          /^Process 100 \(since 20\d\d-.*:\d\d UTC\) is building into the same output folder\.$/,
        ),
        consequence:
          "This command stops, because the two builds would overwrite each other's files.",
        hint: 'Wait until that process has ended, or stop it, then run this command again.',
      },
    ],
  });
  await lock.release();
  await (await acquireLock(folder, systemOf(second, [first, second]))).release();
});

it('also excludes the same process', async () => {
  const folder = join(await tempFolder(), 'work');
  await acquireLock(folder, systemOf(first, [first]));
  await expect(acquireLock(folder, systemOf(first, [first]))).rejects.toThrow('is building');
});

it('clears the lock of a process that was killed', async () => {
  const folder = join(await tempFolder(), 'work');
  await acquireLock(folder, systemOf(first, []));
  const lock = await acquireLock(folder, systemOf(second, [second]));
  expect(await readdir(folder)).toEqual(['lock@here@7.1@200@2@1']);
  await lock.release();
});

it('distinguishes a killed process from a later one with the same number', async () => {
  const folder = join(await tempFolder(), 'work');
  await acquireLock(folder, systemOf(first, []));
  const reborn = {...first, started: '9'};
  await (await acquireLock(folder, systemOf(reborn, [reborn]))).release();
});

describe('a lock of an invisible process, in another container', () => {
  it('holds as long as its process runs, regardless of the clock', async () => {
    const folder = join(await tempFolder(), 'work');
    const lock = await acquireLock(folder, systemOf(far, [far]));
    const [file = ''] = await readdir(folder);
    const longAgo = new Date(0);
    await utimes(join(folder, file), longAgo, longAgo);
    expect(await refusalOf(acquireLock(folder, systemOf(first, [first])))).toBe(
      'Process 7 on `else where` (since …) is building into the same output folder.',
    );
    expect(await readdir(folder)).toEqual([file]);
    await lock.release();
  });

  it('is cleared soon after its process was killed, however new it is', async () => {
    const folder = join(await tempFolder(), 'work');
    await mkdir(folder);
    await writeFile(join(folder, 'lock@else%20where@7.2@7@1@1'), '');
    await writeFile(join(folder, 'lock@of an older version'), '');
    const inAnHour = new Date(Date.now() + 60 * 60 * 1000);
    await utimes(join(folder, 'lock@else%20where@7.2@7@1@1'), inAnHour, inAnHour);
    await (await acquireLock(folder, systemOf(first, [first]))).release();
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });

  it('is not confused with one of a local process with the same number and host name', async () => {
    const folder = join(await tempFolder(), 'work');
    const twin = {...far, host: first.host};
    const lock = await acquireLock(folder, systemOf(twin, [twin]));
    expect(await refusalOf(acquireLock(folder, systemOf(first, [first])))).toBe(
      'Process 7 (since …) is building into the same output folder.',
    );
    await lock.release();
  });

  it('prevents further changes by its process once another one has taken it over', async () => {
    const folder = join(await tempFolder(), 'work');
    const {system, release} = await acquireLock(folder, systemOf(far, [far]));
    const file = join(folder, 'page.html');
    await system.fs.writeFile(file, 'mine');
    // Simulates that another process took over the lock while this one was paused.
    for (const name of await readdir(folder)) {
      if (name.startsWith('lock@')) await rm(join(folder, name));
    }
    const next = await acquireLock(folder, systemOf(first, [first]));
    await expect(system.fs.writeFile(file, 'mine')).rejects.toMatchObject({
      diagnostics: [{code: 'output-lost'}],
    });
    await expect(system.fs.rename(file, join(folder, 'gone'))).rejects.toThrow('taken');
    await release();
    expect((await readdir(folder)).sort()).toEqual(['lock@here@7.1@100@1@1', 'page.html']);
    await next.release();
  });
});

it('is given to one of two processes that try at the same time', async () => {
  const folder = join(await tempFolder(), 'work');
  const both = [first, second];
  for (let round = 0; round < 5; round += 1) {
    const results = await Promise.allSettled(
      both.map((self) => acquireLock(folder, systemOf(self, both))),
    );
    const taken = results.filter((result) => result.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    await taken[0]?.value.release();
  }
});

it('is never given to two simultaneous processes', async () => {
  const folder = join(await tempFolder(), 'work');
  const all = Array.from({length: 8}, (_, n) => ({...first, pid: n + 1}));
  const results = await Promise.allSettled(
    all.map((self) => acquireLock(folder, systemOf(self, all))),
  );
  const taken = results.filter(({status}) => status === 'fulfilled');
  expect(taken.length).toBeLessThanOrEqual(1);
});

it('recognizes that this process runs, not only by its number', () => {
  const {self, isRunning} = thisSystem().processes;
  expect(isRunning(self)).toBe(true);
  expect(isRunning({...self, pid: 2 ** 30})).toBe(false);
  if (self.started !== '') expect(isRunning({...self, started: '1'})).toBe(false);
});
