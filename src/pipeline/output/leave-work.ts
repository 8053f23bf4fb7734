import {journalAside} from './replace-files.ts';
import {isNeeded, type WorkFolder} from './work-folder.ts';

/**
 * Give a work folder back. What the next command needs to finish a replacement stays; what cannot be deleted is left to
 * it too.
 */
export async function leaveWork(work: WorkFolder): Promise<void> {
  const {fs} = work.system;
  const paths = (await isNeeded(work.path, fs))
    ? []
    : [work.staging, work.nextStaging, journalAside(work)];
  for (const path of paths)
    await fs.rm(path, {recursive: true, force: true}).catch(() => undefined);
  await work.release();
}
