import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {hashOfData} from '../../core/hash/sha256.ts';

/** Code of ES modules: path below a folder of their own, and text. */
export type ModuleTexts = readonly (readonly [path: string, text: string])[];

/** So many sets stay: what a page imports when it is rendered is read late. */
const kept = 6;

/** Folders of modules, by what they hold; the one that was not asked for longest first. */
const folders = new Map<string, string>();
let root: string | undefined;

/**
 * Put modules where Node can import them: a folder that is this process's own and goes with it, so that nobody else's
 * code is ever run. The same modules have the same folder, since Node never forgets a module that it has imported.
 *
 * @param parent Folder that holds the modules that these import, from the folder above them.
 * @returns Absolute path of the folder.
 */
export function writeModules(modules: ModuleTexts, parent = ownRoot()): string {
  const id = hashOfData([parent, modules]);
  const folder = join(parent, id);
  if (!existsSync(folder)) {
    for (const [path, text] of modules) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), text);
    }
  }
  folders.delete(id);
  folders.set(id, folder);
  const surplus = [...folders].slice(0, -kept);
  for (const [old, unused] of surplus) {
    folders.delete(old);
    rmSync(unused, {recursive: true, force: true});
  }
  return folder;
}

/** Only this user may look into it. */
function ownRoot(): string {
  if (root !== undefined && existsSync(root)) return root;
  const made = mkdtempSync(join(tmpdir(), 'legacydocs-'));
  process.once('exit', () => rmSync(made, {recursive: true, force: true}));
  root = made;
  return made;
}
