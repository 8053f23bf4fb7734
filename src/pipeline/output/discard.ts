import {join} from 'node:path';
import {systemDetail} from '../../core/diagnostics/system-error.ts';
import {type FileSystem, unlessCode} from '../../core/files/system.ts';
import type {WorkFolder} from './work-folder.ts';

type Discarded = Pick<WorkFolder, 'discarded'>;

/**
 * Move away what nobody needs any more, if it is there. Deleting takes many steps: killed between two of them, it
 * would leave half of it.
 */
export async function moveAside(
  path: string,
  {discarded}: Discarded,
  fs: FileSystem,
): Promise<void> {
  if ((await unlessCode(fs.lstat(path), 'ENOENT')) === undefined) return;
  await fs.mkdir(discarded, {recursive: true});
  // Earlier ones may still be there.
  const taken = new Set(await fs.readdir(discarded));
  let name = 0;
  while (taken.has(`${name}`)) name += 1;
  await fs.rename(path, join(discarded, `${name}`));
}

/**
 * Delete what was moved aside. What cannot be deleted now is tried again by the next command.
 *
 * @returns What the user should be told.
 */
export async function deleteDiscarded({discarded}: Discarded, fs: FileSystem): Promise<string[]> {
  try {
    await fs.rm(discarded, {recursive: true, force: true});
    return [];
  } catch (error) {
    return [
      `What was replaced could not be deleted: ${systemDetail(error)}. Nothing needs \`${discarded}\` any more: delete it yourself.`,
    ];
  }
}
