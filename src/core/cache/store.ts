import {randomUUID} from 'node:crypto';
import {closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {regularFile} from '../paths/paths.ts';
import {type CacheProblems, ignoredProblems} from './cache-problems.ts';
import {createPack, type PackWriter, readSpan, type Span} from './pack-file.ts';

/** A key-value store. Each key covers all inputs of its value, so a value is never outdated. */
export interface Store {
  /** Returns a value; `undefined` if it is missing or damaged. */
  get(key: string): string | undefined;
  /** True if the key exists. Marks the value as used without reading it. */
  has(key: string): boolean;
  set(key: string, text: string): void;
  /** Returns the location of a value for a worker; `undefined` if the value is missing. */
  locate(key: string): StoredText | undefined;
  /** Adds values that a worker has written. */
  adopt(written: WrittenTexts): void;
  /** Returns the data with which a worker opens this store. */
  forWorkers(): StoreFolder;
}

type Location = readonly [pack: string, ...span: Span];

/** A store in a folder. Callers keep the locations of the values between builds. */
export interface PackedStore extends Omit<Store, 'forWorkers'> {
  /** As in `Store`, without an index. */
  forWorkers(): Omit<StoreFolder, 'indexFile'>;
  /**
   * Begins a run: from now on, the store records which values are used.
   *
   * @param read Returns the stored locations of the values. Omitted if the locations are unchanged since the store was
   * closed.
   */
  begin(read?: () => StoredLocations | undefined): void;
  /**
   * Writes all values to disk and closes all files.
   *
   * @param isComplete True if the run has used every value that is still needed, so that unused values can be dropped.
   * @returns The locations of the values; `undefined` if they are unchanged.
   * @throws If the values cannot be written.
   */
  close(isComplete: boolean): StoredLocations | undefined;
  /**
   * Removes packs that the index no longer references.
   *
   * @param old Packs that the previous index referenced.
   */
  prune(named: readonly string[], old: readonly string[]): void;
  /** Discards unsaved values. They are computed again when needed. */
  drop(): void;
}

/** Maximum number of packs. If there are more, all values are moved to a single pack. */
const maxPacks = 64;

/** Unused values are dropped if their total size exceeds this number of bytes and the total size of the used values. */
const toleratedWaste = 1 << 25;

/** Maximum duration of a run, in milliseconds: one day. */
const maxRunMs = 24 * 60 * 60 * 1000;

/** Creates a store that keeps all values in memory for one run. */
export function memoryStore(): Store {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key),
    has: (key) => texts.has(key),
    set: (key, text) => {
      texts.set(key, text);
    },
    locate: (key) => {
      const text = texts.get(key);
      return text === undefined ? undefined : {text};
    },
    adopt: (written) => {
      for (const [key, text] of written.texts) if (typeof text === 'string') texts.set(key, text);
    },
    forWorkers: () => ({folder: undefined, run: '', indexFile: undefined}),
  };
}

/**
 * Opens a store in a folder. Each run adds its own pack, so concurrent runs never read incomplete data. Damaged entries
 * are treated as missing; entries that cannot be written are kept in memory.
 *
 * @param folder Absolute path.
 */
export function packedStore(
  folder: string,
  cacheProblems: CacheProblems = ignoredProblems,
): PackedStore {
  let readLocations: () => StoredLocations | undefined = () => undefined;
  let known: Map<string, Location> | undefined;
  const used = new Set<string>();
  /** Packs that this store or its workers created. */
  const ours = new Set<string>();
  const unwritten = memoryStore();
  const handles = new Map<string, number>();
  let writer: PackWriter | undefined;
  let isWritable = true;
  let isSaved = true;
  let run = randomUUID();

  const locations = (): Map<string, Location> => {
    known ??= fromStored(readLocations());
    return known;
  };

  const read = (key: string, [pack, ...span]: Location): string | undefined => {
    try {
      // Recent entries may still be in the writer's buffer.
      if (pack === writer?.name) writer.flush();
      const handle = handles.get(pack) ?? openSync(regularFile(join(folder, pack)), 'r');
      handles.set(pack, handle);
      const text = readSpan(handle, key, span);
      if (text !== undefined) return text;
    } catch {}
    cacheProblems.damaged(pack);
    // Without a location, the value counts as missing, and the caller computes and stores it again.
    locations().delete(key);
    isSaved = false;
    return undefined;
  };

  const startPack = (): PackWriter => {
    const started = createPack(folder);
    ours.add(started.name);
    return started;
  };

  const packAnew = (keys: readonly string[]): void => {
    const old = locations();
    writer?.close();
    writer = startPack();
    known = new Map();
    for (const key of keys) {
      const location = old.get(key);
      const text = location && read(key, location);
      if (text !== undefined) known.set(key, [writer.name, ...writer.add(key, text)]);
    }
  };

  const closeHandles = (): void => {
    for (const handle of handles.values()) closeSync(handle);
    handles.clear();
  };

  const drop = (): void => {
    closeHandles();
    const lost = writer;
    writer = undefined;
    if (lost === undefined) return;
    for (const [key, [pack]] of locations()) if (pack === lost.name) known?.delete(key);
    lost.drop();
  };

  const notWritable = (error: unknown): void => {
    isWritable = false;
    cacheProblems.notKept(error);
    drop();
  };

  const set: Store['set'] = (key, text) => {
    used.add(key);
    if (!isWritable) return unwritten.set(key, text);
    try {
      writer ??= startPack();
      locations().set(key, [writer.name, ...writer.add(key, text)]);
      isSaved = false;
    } catch (error) {
      notWritable(error);
      unwritten.set(key, text);
    }
  };

  return {
    get(key) {
      used.add(key);
      const location = locations().get(key);
      return location === undefined ? unwritten.get(key) : read(key, location);
    },
    has(key) {
      used.add(key);
      return locations().has(key) || unwritten.has(key);
    },
    set,
    locate(key) {
      used.add(key);
      const location = locations().get(key);
      if (location === undefined) return unwritten.locate(key);
      const [pack, ...span] = location;
      // Recent entries may still be in the writer's buffer.
      if (pack === writer?.name) writer.flush();
      return {file: join(folder, pack), key, span};
    },
    adopt({pack, texts}) {
      for (const [key, text] of texts) {
        if (typeof text === 'string') set(key, text);
        else {
          used.add(key);
          ours.add(pack);
          locations().set(key, [pack, ...text]);
          isSaved = false;
        }
      }
    },
    forWorkers() {
      try {
        mkdirSync(folder, {recursive: true});
      } catch (error) {
        notWritable(error);
      }
      return {folder: isWritable ? folder : undefined, run};
    },
    begin(from) {
      used.clear();
      isWritable = true;
      run = randomUUID();
      if (from === undefined) return;
      const unsaved = [...(known ?? [])].filter(([, [pack]]) => pack === writer?.name);
      readLocations = from;
      known = unsaved.length === 0 ? undefined : new Map([...fromStored(from()), ...unsaved]);
    },
    close(isComplete) {
      const isChanged = !isSaved && isWritable;
      if (isChanged && isComplete) {
        if (isWasteful(locations(), used)) packAnew([...used]);
        else if (packsOf(locations()).size > maxPacks) packAnew([...locations().keys()]);
      }
      writer?.close();
      writer = undefined;
      closeHandles();
      isSaved = true;
      return isChanged ? toStored(locations()) : undefined;
    },
    prune: (named, old) =>
      removePacks(folder, named, (pack) => old.includes(pack) || ours.has(pack)),
    drop,
  };
}

function fromStored(stored: StoredLocations | undefined): Map<string, Location> {
  const {packs, texts} = stored ?? {packs: [], texts: {}};
  return new Map(
    Object.entries(texts).map(([key, [pack, ...span]]) => [key, [packs[pack] ?? '', ...span]]),
  );
}

function toStored(locations: ReadonlyMap<string, Location>): StoredLocations {
  const packs = [...packsOf(locations)];
  const numbers = new Map(packs.map((pack, number) => [pack, number]));
  const texts = [...locations].map(
    ([key, [pack, ...span]]) => [key, [numbers.get(pack) ?? 0, ...span]] as const,
  );
  return {packs, texts: Object.fromEntries(texts)};
}

function isWasteful(locations: ReadonlyMap<string, Location>, used: ReadonlySet<string>): boolean {
  const bytes = {used: 0, unused: 0};
  for (const [key, [, , length]] of locations) bytes[used.has(key) ? 'used' : 'unused'] += length;
  return bytes.unused > Math.max(toleratedWaste, bytes.used);
}

function packsOf(locations: ReadonlyMap<string, Location>): Set<string> {
  return new Set([...locations.values()].map(([pack]) => pack));
}

/**
 * Removes packs that are not in `named`, except those that a running build may still be writing: a pack is removed only
 * if `isOld` returns true or the pack is older than `maxRunMs`.
 *
 * @param isOld True if this store has created the pack, or an earlier index referenced it.
 */
function removePacks(
  folder: string,
  named: readonly string[],
  isOld: (pack: string) => boolean,
): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.pack') || named.includes(name)) continue;
    const file = join(folder, name);
    const age = Date.now() - (statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0);
    if (isOld(name) || age > maxRunMs) rmSync(file, {force: true});
  }
}

/** Locations of values, as JSON data. A location contains the index of its pack in `packs`. */
export interface StoredLocations {
  readonly packs: readonly string[];
  readonly texts: Readonly<Record<string, readonly [pack: number, ...span: Span]>>;
}

/** Data with which a worker opens a store. */
export interface StoreFolder {
  /** Absolute path of the folder that contains the packs; `undefined` for a store in memory. */
  readonly folder: string | undefined;
  /** Id of the current run. Each run writes its own packs. */
  readonly run: string;
  /** Absolute path of the index that lists the values of earlier runs. */
  readonly indexFile: string | undefined;
}

/** A value that a worker can read: its location, or the value itself if it is not in a file. */
export type StoredText =
  | {readonly file: string; readonly key: string; readonly span: Span}
  | {readonly text: string};

/**
 * Values that a worker has added: their spans in the worker's pack, or the values themselves if they are not in a file.
 */
export interface WrittenTexts {
  /** Name of the pack in the store's folder. */
  readonly pack: string;
  readonly texts: readonly (readonly [key: string, text: Span | string])[];
}
