import {mkdir, mkdtemp, realpath, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {onTestFinished} from 'vitest';

/** A site folder that holds these files; removed when the test has finished. */
export async function siteFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'legacydocs-test-')));
  onTestFinished(() => rm(folder, {recursive: true, force: true}));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  return folder;
}
