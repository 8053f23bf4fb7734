import {rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {hashOf, hashOfData} from '../hash/sha256.ts';
import {type CacheProblems, ignoredProblems} from './cache-problems.ts';
import {
  type FileMetadata,
  openFileMetadata,
  type StorableMetadata,
  type StoredMetadata,
} from './file-metadata.ts';
import {type IndexFile, openIndex, type Part, writeIndex} from './index-file.ts';
import {
  type ChangedInputs,
  changedInputs,
  diskTime,
  type InputPaths,
  type Inputs,
  noteInputs,
} from './inputs.ts';
import {programFingerprint} from './program.ts';
import {packedStore, type Store, type StoredLocations} from './store.ts';

/** A piece of work whose result is worth keeping: the last one of each name. */
export interface Step {
  readonly name: string;
  /** Inputs of the result in addition to the files. Plain data. */
  readonly recipe: unknown;
}

/** The result of a step, and what has changed since. */
interface FoundResult {
  readonly value: unknown;
  /** Paths are relative to the site. */
  readonly changed: ChangedInputs;
}

/** Results of earlier builds of a site. They can be lost at any time. */
export interface SiteCache extends Store {
  /** Metadata of single files. */
  readonly files: FileMetadata;
  /** Begin a build: what it reads from now on is what its results are made from. */
  begin(options?: {readonly isTrusted: boolean}): void;
  /** @param maxChanges How many inputs may have changed since. @returns `undefined` if more have, or it is not known. */
  find(step: Step, maxChanges?: number): FoundResult | undefined;
  /**
   * A result is not kept if something that it was made from has changed since the build began.
   *
   * @param inputs By default those of the last result of this name, as they are now.
   */
  remember(step: Step, value: unknown, inputs?: InputPaths): void;
  /** Some plain data of this name. */
  record(name: string): unknown;
  /** Stands for a record; equal seals, equal records. */
  recordChecksum(name: string): string | undefined;
  setRecord(name: string, value: unknown): void;
  /**
   * End a build: everything is on the disk then, or nothing.
   *
   * @param isWhole Whether what it has not used may be forgotten.
   */
  end(isWhole: boolean): void;
}

interface StoredResult {
  readonly recipe: string;
  readonly inputs: Inputs;
  readonly value: unknown;
}

/** Parts of the index that are no records. */
const parts = {texts: 'texts', files: 'files'} as const;

/**
 * The state of a site, in a folder. It may be damaged, deleted or read-only: then things are made anew.
 *
 * @param cacheFolder Absolute path of `<site>/.legacydocs`.
 * @param siteFolder Absolute path; files are noted relative to it.
 */
export function openSiteCache(
  cacheFolder: string,
  siteFolder: string,
  cacheProblems: CacheProblems = ignoredProblems,
): SiteCache {
  const folder = folderIn(cacheFolder);
  const file = indexFileOf(folder);
  const program = programFingerprint();
  const store = packedStore(folder, cacheProblems);
  let index: IndexFile | undefined;
  /** Of the index that `records` belong to. */
  let checksum: string | undefined;
  let oldPacks: readonly string[] = [];
  let files: StorableMetadata | undefined;
  let since = Number.NEGATIVE_INFINITY;
  /** Stamps of this build; results share inputs. */
  let noted: Inputs[] = [];
  /** Why results cannot be kept. */
  let refusal: unknown;
  const records = new Map<string, unknown>();
  /** Not on the disk yet. */
  const written = new Map<string, Part>();

  // Its hash vouches for its shape.
  const readPart = <T>(name: string): T | undefined => {
    const text = index?.read(name);
    return text === undefined ? undefined : JSON.parse(text);
  };
  const writePart = (name: string, value: unknown): void => {
    const text = JSON.stringify(value);
    const length = Buffer.byteLength(text);
    written.set(name, {contents: () => text, length, hash: hashOf(text)});
  };
  const record = (name: string): unknown => {
    const value = records.has(name) ? records.get(name) : readPart(name);
    records.set(name, value);
    return value;
  };
  const setRecord = (name: string, value: unknown): void => {
    writePart(name, value);
    records.set(name, value);
  };

  const save = (isWhole: boolean): void => {
    const locations = store.close(isWhole);
    if (locations !== undefined) writePart(parts.texts, locations);
    const facts = files?.take(isWhole);
    if (facts !== undefined) writePart(parts.files, facts);
    if (written.size === 0) return;
    // Another build may have written it meanwhile.
    const found = index && openIndex(file);
    const latest = found?.program === program ? found : undefined;
    const isAlone = latest?.checksum === checksum;
    for (const name of latest?.names ?? []) {
      const part = written.has(name) ? undefined : latest?.copy(name);
      if (part !== undefined) written.set(name, part);
    }
    const packs = locations?.packs ?? latest?.packs ?? [];
    const now = writeIndex(file, written, {program, packs});
    found?.close();
    checksum = isAlone ? now : undefined;
    store.prune(packs, oldPacks);
  };

  return {
    get: store.get,
    has: store.has,
    set: store.set,
    get files() {
      files ??= openFileMetadata(readPart<StoredMetadata>(parts.files), {base: siteFolder, since});
      return files;
    },
    begin({isTrusted} = {isTrusted: true}) {
      index?.close();
      const found = openIndex(file, cacheProblems);
      oldPacks = found?.packs ?? [];
      const isOurs = isTrusted && found?.program === program;
      if (!isOurs) found?.close();
      index = isOurs ? found : undefined;
      const isSame = index !== undefined && index.checksum === checksum;
      if (!isSame) records.clear();
      store.begin(isSame ? undefined : () => readPart<StoredLocations>(parts.texts));
      files = undefined;
      noted = [];
      checksum = index?.checksum;
      try {
        since = diskTime(folder);
        refusal = undefined;
      } catch (error) {
        // Read-only: what stands there may still be right.
        refusal = error;
      }
    },
    find({name, recipe}, maxChanges = 0) {
      const found = record(name) as StoredResult | undefined;
      if (found === undefined || found.recipe !== hashOfData(recipe)) return undefined;
      const changed = changedInputs(found.inputs, {base: siteFolder, max: maxChanges});
      return changed && {value: found.value, changed};
    },
    remember({name, recipe}, value, paths) {
      if (refusal !== undefined) return cacheProblems.notKept(refusal);
      const last = (record(name) as StoredResult | undefined)?.inputs;
      const again = Object.keys(last?.states ?? {}).map((key) => resolve(siteFolder, key));
      const known = [...(last === undefined ? [] : [last]), ...noted];
      const inputs = noteInputs(paths ?? {files: again}, {base: siteFolder, since, known});
      if (inputs === undefined) return;
      noted.push(inputs);
      setRecord(name, {recipe: hashOfData(recipe), inputs, value} satisfies StoredResult);
    },
    record,
    recordChecksum: (name) => written.get(name)?.hash ?? index?.hash(name),
    setRecord,
    end(isWhole) {
      try {
        save(isWhole);
      } catch (error) {
        cacheProblems.notKept(error);
        store.drop();
        checksum = undefined;
        removeIndex(file);
      }
      written.clear();
      index?.close();
      index = undefined;
    },
  };
}

/**
 * A record of the last build, whichever program made it: its shape has to be looked at.
 *
 * @param cacheFolder Absolute path of `<site>/.legacydocs`.
 */
export function readRecord(cacheFolder: string, name: string): unknown {
  const index = openIndex(indexFileOf(folderIn(cacheFolder)));
  const text = index?.read(name);
  index?.close();
  return text === undefined ? undefined : JSON.parse(text);
}

function folderIn(cacheFolder: string): string {
  return join(cacheFolder, 'state');
}

function indexFileOf(folder: string): string {
  return join(folder, 'index');
}

/** If it cannot be replaced, its data about an output can be stale. */
function removeIndex(file: string): void {
  try {
    rmSync(file, {recursive: true, force: true});
  } catch {
    // Nor can it be removed.
  }
}
