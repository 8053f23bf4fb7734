import {pathToFileURL} from 'node:url';

/**
 * Imports a generated file.
 *
 * This module is not part of the bundled program, because scripts from V8's code cache cannot import other files.
 *
 * @param file Absolute path of an ES module.
 */
export async function importFile(file: string): Promise<Readonly<Record<string, unknown>>> {
  return await import(/* @vite-ignore */ pathToFileURL(file).href);
}
