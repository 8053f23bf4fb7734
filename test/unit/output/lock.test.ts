import {mkdir, readdir, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {takeLock} from '../../../src/output/lock.ts';
import {type ProcessId, type System, thisSystem} from '../../../src/output/system.ts';
import {tempFolder} from '../../support/temp-folder.ts';

/** This disk, seen by a process of a host on which the given processes run. */
function systemOf(self: ProcessId, running: readonly ProcessId[]): System {
  const isRunning = ({pid, started}: ProcessId): boolean =>
    running.some((other) => other.pid === pid && other.started === started);
  return {...thisSystem(), processes: {self, isRunning}};
}

const first = {host: 'here', pid: 100, started: '1'};
const second = {host: 'here', pid: 200, started: '2'};

it('gives the lock to one process at a time, and to the next when it is released', async () => {
  const folder = join(await tempFolder(), 'work');
  const lock = await takeLock(folder, systemOf(first, [first, second]));
  await expect(takeLock(folder, systemOf(second, [first, second]))).rejects.toMatchObject({
    diagnostics: [
      {
        severity: 'error',
        code: 'output-busy',
        message: 'Process 100 is building into the same output folder.',
        consequence: 'Two builds would overwrite each other, so this one stops.',
        hint: 'Wait until it has ended, or stop it, then run this command again.',
      },
    ],
  });
  await lock.release();
  await (await takeLock(folder, systemOf(second, [first, second]))).release();
});

it('is held against the same process too', async () => {
  const folder = join(await tempFolder(), 'work');
  await takeLock(folder, systemOf(first, [first]));
  await expect(takeLock(folder, systemOf(first, [first]))).rejects.toThrow('is building');
});

it('clears the lock of a process that was killed', async () => {
  const folder = join(await tempFolder(), 'work');
  await takeLock(folder, systemOf(first, []));
  const lock = await takeLock(folder, systemOf(second, [second]));
  expect(await readdir(folder)).toEqual(['lock@here@200@2@1']);
  await lock.release();
});

it('tells a killed process from a later one that got its number', async () => {
  const folder = join(await tempFolder(), 'work');
  await takeLock(folder, systemOf(first, []));
  const reborn = {...first, started: '9'};
  await (await takeLock(folder, systemOf(reborn, [reborn]))).release();
});

it('believes a lock of another machine for an hour', async () => {
  const folder = join(await tempFolder(), 'work');
  await mkdir(folder);
  const file = join(folder, 'lock@else%20where@7@1@1');
  await writeFile(file, '');
  await expect(takeLock(folder, systemOf(first, [first]))).rejects.toMatchObject({
    diagnostics: [
      {
        message: 'Process 7 on `else where` is building into the same output folder.',
        hint: `Wait until it has ended. If no build runs there any more, delete \`${file}\`.`,
      },
    ],
  });
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(file, twoHoursAgo, twoHoursAgo);
  await (await takeLock(folder, systemOf(first, [first]))).release();
});

it('never goes to two processes that come at the same moment', async () => {
  const folder = join(await tempFolder(), 'work');
  const all = Array.from({length: 8}, (_, n) => ({host: 'here', pid: n + 1, started: '1'}));
  const results = await Promise.allSettled(
    all.map((self) => takeLock(folder, systemOf(self, all))),
  );
  const taken = results.filter(({status}) => status === 'fulfilled');
  expect(taken.length).toBeLessThanOrEqual(1);
});

it('knows that this process runs, and that its number alone does not tell', () => {
  const {self, isRunning} = thisSystem().processes;
  expect(isRunning(self)).toBe(true);
  expect(isRunning({...self, pid: 2 ** 30})).toBe(false);
  if (self.started !== '') expect(isRunning({...self, started: '1'})).toBe(false);
});
