import {identityFiles} from './output-folder.ts';
import type {StagedFile} from './staging.ts';

/**
 * Files that were staged, in groups. First what tells an output from a foreign folder, so that the next build still
 * knows this one if it is killed; then assets and data; then pages, after everything that they refer to.
 */
export function inWriteOrder(
  files: ReadonlyMap<string, Pick<StagedFile, 'reused'>>,
): readonly (readonly string[])[] {
  const groups: [string[], string[], string[]] = [[], [], []];
  for (const [path, {reused}] of files) {
    if (reused) continue;
    const isIdentity = identityFiles.some((file) => file === path);
    groups[isIdentity ? 0 : path.endsWith('.html') ? 2 : 1].push(path);
  }
  return groups;
}
