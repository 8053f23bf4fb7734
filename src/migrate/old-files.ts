import {readFile, stat} from 'node:fs/promises';
import {basename, isAbsolute, join, resolve} from 'node:path';
import {buildError} from '../diagnostics/build-error.ts';
import {relativePath} from '../paths/paths.ts';
import {regularFile} from '../paths/regular-file.ts';

/** @returns `undefined` if the file does not exist. @throws {BuildError} If it is no JSON. */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(regularFile(file), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw buildError({
      code: 'old-file-invalid',
      message: 'The file is not valid JSON.',
      file: basename(file),
      hint: 'Correct it: Docusaurus could not read it either.',
    });
  }
}

export async function existing(paths: readonly string[], folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths.map((one) => inSite(one, folder))) {
    if ((await stat(join(folder, path)).catch(() => undefined)) !== undefined) found.push(path);
  }
  return found;
}

export async function whereFolder<Entry extends {readonly folder: string}>(
  entries: readonly Entry[],
  folder: string,
): Promise<Entry[]> {
  const found: Entry[] = [];
  for (const entry of entries) if (await isFolder(join(folder, entry.folder))) found.push(entry);
  return found;
}

export async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() === true;
}

/** A path of the configuration, absolute or not, relative to the site and with `/`. */
export function inSite(path: string, folder: string): string {
  const absolute = isAbsolute(path) ? path : resolve(folder, path);
  return relativePath(folder, absolute);
}
