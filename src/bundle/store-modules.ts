import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readdir, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** How many earlier server bundles stay, so that another build at work never loses its own. */
const kept = 16;

/**
 * Put modules where Node can import them, in a folder named by their bytes. The same modules are written
 * once; a half-written folder is never seen, whatever other builds do at the same time.
 *
 * @param folder Absolute path of the folder that holds all of them.
 * @param modules Keyed by path below the new folder.
 * @returns Absolute path of the new folder.
 */
export async function storeModules(
  folder: string,
  modules: ReadonlyMap<string, string>,
): Promise<string> {
  const target = join(folder, hashOf(modules));
  if (!(await exists(target))) {
    const staging = join(folder, `.${randomUUID()}`);
    for (const [path, text] of modules) {
      await mkdir(dirname(join(staging, path)), {recursive: true});
      await writeFile(join(staging, path), text);
    }
    try {
      await rename(staging, target);
    } catch (error) {
      await rm(staging, {recursive: true, force: true});
      // Another build was faster with the same modules.
      if (!(await exists(target))) throw error;
    }
  }
  const now = new Date();
  await utimes(target, now, now);
  await removeOldest(folder);
  return target;
}

function hashOf(modules: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [path, text] of [...modules].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(JSON.stringify([path, text]));
  }
  return hash.digest('hex').slice(0, 32);
}

async function removeOldest(folder: string): Promise<void> {
  const entries = await readdir(folder);
  if (entries.length <= kept) return;
  const aged = await Promise.all(
    entries.map(async (entry) => ({entry, used: (await stats(join(folder, entry)))?.mtimeMs ?? 0})),
  );
  const surplus = aged.sort((a, b) => b.used - a.used).slice(kept);
  await Promise.all(
    surplus.map(({entry}) => rm(join(folder, entry), {recursive: true, force: true})),
  );
}

async function exists(path: string): Promise<boolean> {
  return (await stats(path)) !== undefined;
}

async function stats(path: string) {
  return await stat(path).catch(() => undefined);
}
