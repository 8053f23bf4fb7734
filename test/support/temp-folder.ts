import {mkdtemp, realpath, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';

/** An empty folder (absolute, real path) that goes away when the current test has ended. */
export async function tempFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'legacydocs-')));
  onTestFinished(() => rm(folder, {recursive: true, force: true}));
  return folder;
}
