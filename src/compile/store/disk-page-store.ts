import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {CompiledPage} from '../types.ts';
import {memoryPageStore, type PageStore, type PageSummary} from './page-store.ts';

/**
 * Keeps pages in a folder, two files for each. Whatever is damaged or foreign counts as not there.
 * Pages that cannot be written, because the folder is read-only or full, are kept in memory.
 */
export function diskPageStore(folder: string): PageStore {
  const memory = memoryPageStore();
  const fileOf = (key: string, part: string): string =>
    join(folder, key.slice(0, 2), `${key}.${part}.json`);
  return {
    readSummary: async (key) =>
      (await memory.readSummary(key)) ?? (await readEntry(fileOf(key, 'summary'), isSummary)),
    readBody: async (key) =>
      (await memory.readBody(key)) ?? (await readEntry(fileOf(key, 'body'), isBody)),
    write: async (key, page) => {
      const {facts, diagnostics, body} = page;
      try {
        // The summary last: who finds it will find the body too.
        await writeEntry(fileOf(key, 'body'), body);
        await writeEntry(fileOf(key, 'summary'), {facts, diagnostics});
      } catch {
        await memory.write(key, page);
      }
    },
  };
}

/** A line with the hash of the rest, then the value. */
async function readEntry<T>(
  file: string,
  isValue: (value: unknown) => value is T,
): Promise<T | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    const lineEnd = text.indexOf('\n');
    const json = text.slice(lineEnd + 1);
    if (text.slice(0, lineEnd) !== hashOf(json)) return undefined;
    const value: unknown = JSON.parse(json);
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Under another name first: a reader, or a second build, sees the whole entry or none. */
async function writeEntry(file: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value);
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), {recursive: true});
  try {
    await writeFile(temporary, `${hashOf(json)}\n${json}`);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, {force: true});
    throw error;
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

// The key names the version of this code and the hash vouches for the bytes: its shape is its type.
function isSummary(value: unknown): value is PageSummary {
  return typeof value === 'object' && value !== null && 'facts' in value;
}

function isBody(value: unknown): value is CompiledPage['body'] {
  return typeof value === 'object' && value !== null && 'body' in value;
}
