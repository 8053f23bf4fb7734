import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import type {Diagnostic} from '../../src/core/diagnostics/diagnostic.ts';
import {readStamp, writeStamp} from '../samples/stamp.ts';
import {checkPages, type Library} from './check-pages.ts';
import {factsOf, readPages, type VersionPages} from './read-pages.ts';
import {readTypings} from './typings.ts';
import type {VersionFacts} from './versions/types.ts';

export interface CheckFactsOptions {
  /** Absolute path of the folder that contains `content/docs`. */
  readonly siteFolder: string;
  /**
   * Absolute path of a folder that contains a subfolder for each docs version, in which the version's library is
   * installed.
   */
  readonly librariesFolder: string;
  /** Absolute path of the folder that contains `passed.json`. */
  readonly factsFolder: string;
  /** Known facts about each version of the docs, keyed by folder name. */
  readonly versions: Readonly<Record<string, VersionFacts>>;
  /** Check only versions that have changed since they last passed. */
  readonly ifChanged: boolean;
  /** Write type definitions into the pages before checking. */
  readonly write: boolean;
  /** Installs the libraries in a version's folder, if necessary. */
  readonly install: (folder: string, version: string) => Promise<void>;
}

export interface CheckFactsResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly checked: readonly string[];
  readonly unchanged: readonly string[];
  /** Pages that were written, relative to the site folder. */
  readonly written: readonly string[];
}

/**
 * Compares the names, defaults and types on each version's pages with the published library. If all versions were
 * checked and passed, records that in `passed.json`.
 *
 * @throws {BuildError} If a library cannot be installed or a page cannot be read.
 */
export async function checkFacts({
  siteFolder,
  librariesFolder,
  factsFolder,
  versions,
  ifChanged,
  write,
  install,
}: CheckFactsOptions): Promise<CheckFactsResult> {
  const passed = await readStamp(factsFolder);
  const now: Record<string, string> = {};
  const diagnostics: Diagnostic[] = [];
  const checked: string[] = [];
  const unchanged: string[] = [];
  const written: string[] = [];
  for (const [version, known] of Object.entries(versions)) {
    const folder = join(librariesFolder, version);
    const check = async () => {
      await install(folder, version);
      return checkPages(await readPages(siteFolder, version), known, libraryIn(folder, siteFolder));
    };
    for (const [file, text] of write ? (await check()).texts : []) {
      await writeFile(join(siteFolder, file), text);
      written.push(file);
    }
    now[version] = await hashOf(await readPages(siteFolder, version), known, folder);
    if (ifChanged && passed[version] === now[version]) {
      unchanged.push(version);
      continue;
    }
    diagnostics.push(...(await check()).diagnostics);
    checked.push(version);
  }
  if (!ifChanged && diagnostics.length === 0) await writeStamp(factsFolder, now);
  return {diagnostics, checked, unchanged, written};
}

const packagePath = 'node_modules/react-native-reanimated';

function libraryIn(folder: string, siteFolder: string): Library {
  const read = (path: string) => {
    const file = join(folder, packagePath, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return {
    read,
    typings: readTypings(read('react-native-reanimated.d.ts') ?? ''),
    name: relative(siteFolder, join(folder, packagePath)).split(sep).join('/'),
  };
}

/**
 * Returns a hexadecimal checksum of all inputs that determine whether a version passes. Text that is not compared with
 * the library is excluded.
 */
async function hashOf(pages: VersionPages, known: VersionFacts, folder: string): Promise<string> {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8').catch(() => '');
  const facts = JSON.stringify(known, (_, value: unknown) =>
    value instanceof RegExp ? value.source : value,
  );
  return createHash('sha256')
    .update(JSON.stringify([lock, facts, factsOf(pages)]))
    .digest('hex');
}
