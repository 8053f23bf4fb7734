import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {mapBounded} from '../../core/async/concurrency.ts';
import type {PlannedFile} from './types.ts';

/** Write the files of a new site. @param folder Absolute path; created if it does not exist. */
export async function writePlan(folder: string, files: readonly PlannedFile[]): Promise<void> {
  const folders = new Set(files.map(({path}) => dirname(join(folder, path))));
  for (const one of folders) await mkdir(one, {recursive: true});
  await mapBounded(files, async (file) => {
    const path = join(folder, file.path);
    if ('text' in file) await writeFile(path, file.text);
    else await copyFile(file.copyOf, path);
  });
}
