import {pathToFileURL} from 'node:url';

/**
 * Run a file that was written a moment ago.
 *
 * The only module besides the bundled program: V8 runs scripts that it kept without a way to import other files.
 *
 * @param file Absolute path of an ES module.
 */
export async function importFile(file: string): Promise<Readonly<Record<string, unknown>>> {
  return await import(/* @vite-ignore */ pathToFileURL(file).href);
}
