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

/** A build step. Its last result is cached under its name. */
export interface Step {
  readonly name: string;
  /** Inputs other than files, as JSON data. */
  readonly recipe: unknown;
}

/** Cached result of a step, with the inputs that have changed since it was stored. */
interface FoundResult {
  readonly value: unknown;
  /** Paths are relative to the site. */
  readonly changed: ChangedInputs;
}

/** Cached results of a site's earlier builds. They can be lost at any time. */
export interface SiteCache extends Store {
  /** Metadata of single files. */
  readonly files: FileMetadata;
  /**
   * Begins a build. A result is stored only if none of its inputs changes after this call. Earlier results are ignored
   * unless `isTrusted` is true.
   */
  begin(options?: {readonly isTrusted: boolean}): void;
  /**
   * Finds the last result of a step.
   *
   * @param maxChanges Maximum number of changed inputs.
   * @returns `undefined` if there is no result with this recipe, or if more than `maxChanges` inputs have changed.
   */
  find(step: Step, maxChanges?: number): FoundResult | undefined;
  /**
   * Stores a result, unless one of its inputs has changed since the build began.
   *
   * @param inputs Default: the same paths as for the last result with this name.
   */
  remember(step: Step, value: unknown, inputs?: InputPaths): void;
  /** Returns the JSON data stored under a name. */
  record(name: string): unknown;
  /** Returns a record's checksum. Equal checksums mean equal records. */
  recordChecksum(name: string): string | undefined;
  setRecord(name: string, value: unknown): void;
  /**
   * Ends a build and writes its results atomically.
   *
   * @param isComplete True if unused results can be dropped.
   */
  end(isComplete: boolean): void;
}

interface StoredResult {
  readonly recipe: string;
  readonly inputs: Inputs;
  readonly value: unknown;
}

/** Names of the index's parts that are not records. */
const parts = {texts: 'texts', files: 'files'} as const;

/**
 * Opens the cache of a site. If the cache is damaged, deleted or read-only, results are computed again.
 *
 * @param cacheFolder Absolute path of `<site>/.legacydocs`.
 * @param siteFolder Absolute path; stored paths are relative to it.
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
  /** Checksum of the index that contains `records`. */
  let checksum: string | undefined;
  let oldPacks: readonly string[] = [];
  let files: StorableMetadata | undefined;
  let since = Number.NEGATIVE_INFINITY;
  /** Inputs recorded in this build, so that results with a common input share its stamp and hash. */
  let noted: Inputs[] = [];
  /** Reason why results cannot be stored. */
  let refusal: unknown;
  const records = new Map<string, unknown>();
  /** Parts that are not yet on disk. */
  const written = new Map<string, Part>();

  // The hash matches, so the data has the type that was written.
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

  const save = (isComplete: boolean): void => {
    const locations = store.close(isComplete);
    if (locations !== undefined) writePart(parts.texts, locations);
    const facts = files?.take(isComplete);
    if (facts !== undefined) writePart(parts.files, facts);
    if (written.size === 0) return;
    // Another build may have replaced the index in the meantime.
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
    locate: store.locate,
    adopt: store.adopt,
    forWorkers: () => ({...store.forWorkers(), indexFile: index === undefined ? undefined : file}),
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
        // In a read-only folder, the existing index may still be valid.
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
    end(isComplete) {
      try {
        save(isComplete);
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
 * Reads a record of the last build.
 *
 * @param cacheFolder Absolute path of `<site>/.legacydocs`.
 * @returns `undefined` if there is no record, or if another version of the program has stored it.
 */
export function readRecord(cacheFolder: string, name: string): unknown {
  const index = openIndex(indexFileOf(folderIn(cacheFolder)));
  const text = index?.program === programFingerprint() ? index.read(name) : undefined;
  index?.close();
  return text === undefined ? undefined : JSON.parse(text);
}

function folderIn(cacheFolder: string): string {
  return join(cacheFolder, 'state');
}

function indexFileOf(folder: string): string {
  return join(folder, 'index');
}

/** Removes an index that cannot be replaced: its data about an output may be outdated. */
function removeIndex(file: string): void {
  try {
    rmSync(file, {recursive: true, force: true});
  } catch {
    // The folder may be read-only.
  }
}
