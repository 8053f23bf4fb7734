import {mkdtemp, realpath, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, onTestFinished} from 'vitest';
import {diskTime} from '../../src/core/cache/inputs.ts';
import {type Files, writeFiles} from './files.ts';

/**
 * Creates an empty folder, which is removed at the end of the current test. @returns Absolute path with symbolic links
 * resolved.
 */
export async function tempFolder(): Promise<string> {
  const folder = await newFolder();
  onTestFinished(() => remove(folder));
  return folder;
}

/** Creates a temporary folder with these files. See `tempFolder`. */
export async function folderWith(files: Files): Promise<string> {
  const folder = await tempFolder();
  await writeFiles(folder, files);
  return folder;
}

/**
 * Provides an empty folder for all tests in the current `describe`. The returned function can be called only in hooks
 * and tests.
 */
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

/** Waits until the file system clock has advanced, so that earlier and later changes have different times. */
export async function nextTick(folder: string): Promise<void> {
  const now = diskTime(folder);
  await expect.poll(() => diskTime(folder), {interval: 2}).toBeGreaterThan(now);
}
