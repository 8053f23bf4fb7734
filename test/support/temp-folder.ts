import {mkdtemp, realpath, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, onTestFinished} from 'vitest';
import {diskTime} from '../../src/core/cache/inputs.ts';
import {type Files, writeFiles} from './files.ts';

/** An empty folder (absolute, real path) that goes away when the current test has ended. */
export async function tempFolder(): Promise<string> {
  const folder = await newFolder();
  onTestFinished(() => remove(folder));
  return folder;
}

/** A folder that holds these files, as `tempFolder` makes it. */
export async function folderWith(files: Files): Promise<string> {
  const folder = await tempFolder();
  await writeFiles(folder, files);
  return folder;
}

/** An empty folder for all tests of the current `describe`; asked for in hooks and tests only. */
export function sharedFolder(): () => string {
  let folder = '';
  beforeAll(async () => {
    folder = await newFolder();
  });
  afterAll(() => remove(folder));
  return () => folder;
}

async function newFolder(): Promise<string> {
  return await realpath(await mkdtemp(join(tmpdir(), 'legacydocs-')));
}

async function remove(folder: string): Promise<void> {
  await rm(folder, {recursive: true, force: true});
}

/** Wait until the clock of the folder's disk has moved on: what changed before is told from what changes from now on. */
export async function nextTick(folder: string): Promise<void> {
  const now = diskTime(folder);
  await expect.poll(() => diskTime(folder), {interval: 2}).toBeGreaterThan(now);
}
