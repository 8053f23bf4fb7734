import {identityFiles} from './output-folder.ts';

/**
 * Files to be written, in groups. First what tells an output from a foreign folder, so that the next build still
 * knows this one if it is killed; then assets and data; then pages, after everything that they refer to.
 */
export function inWriteOrder(paths: Iterable<string>): readonly (readonly string[])[] {
  const groups: [string[], string[], string[]] = [[], [], []];
  for (const path of paths) {
    const isIdentity = identityFiles.some((file) => file === path);
    groups[isIdentity ? 0 : path.endsWith('.html') ? 2 : 1].push(path);
  }
  return groups;
}
