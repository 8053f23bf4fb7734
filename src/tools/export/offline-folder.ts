import {access, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {outputError} from '../../core/files/errors.ts';
import {loaderPath} from './types.ts';

/**
 * Refuse a folder that holds something else than an export: it would be lost.
 *
 * @param folder Absolute path.
 * @throws {BuildError} `output-folder-foreign`.
 */
export async function requireExportFolder(folder: string): Promise<void> {
  // What is no folder, opening the output refuses.
  const names = await readdir(folder).catch(() => []);
  const isExport = await access(join(folder, loaderPath)).then(
    () => true,
    () => false,
  );
  if (isExport || names.length === 0) return;
  throw outputError('output-folder-foreign', `\`${folder}\` is not empty and holds no export.`, {
    consequence: 'An export replaces the whole folder: everything in it would be lost.',
    hint: 'Choose another folder with `--out-dir`, or empty this one yourself.',
  });
}
