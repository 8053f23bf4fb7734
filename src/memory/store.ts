import {closeSync, openSync, readdirSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {createPack, type PackWriter, readSpan, type Span} from './pack-file.ts';
import {readSealed, writeSealed} from './sealed-file.ts';
import {type CacheTrouble, noTrouble} from './trouble.ts';

/** Texts under keys that name everything that they were made from: a text is never stale. */
export interface Store {
  /** @returns `undefined` if it is not there, or not whole. */
  get(key: string): string | undefined;
  /** Whether there is a text, without reading it: it counts as used. */
  has(key: string): boolean;
  set(key: string, text: string): void;
  /** Have the next run find what was set, and close all files. May be called again and again. */
  save(): void;
  /** As `save`, of a run that has not used everything that is worth keeping: nothing is forgotten. */
  saveMore(): void;
}

type Place = readonly [pack: string, ...span: Span];

interface Index {
  readonly places: Readonly<Record<string, Place>>;
}

/** With more files than this, all is packed anew. */
const mostPacks = 24;

/** So many bytes may be there that the last run did not use, or as many as it did use: then they are forgotten. */
const toleratedWaste = 1 << 25;

/** Milliseconds: a day. */
const longestRun = 24 * 60 * 60 * 1000;

/** Keeps everything in memory, for one run. */
export function memoryStore(): Store {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key),
    has: (key) => texts.has(key),
    set: (key, text) => {
      texts.set(key, text);
    },
    save: () => undefined,
    saveMore: () => undefined,
  };
}

/**
 * Keeps texts in a folder, packed into few files. A run adds a file of its own and then replaces the index, so runs
 * at the same time never see half of anything, and the last index stays. What is damaged counts as not there; what
 * cannot be written is kept in memory.
 *
 * @param folder Absolute path.
 */
export function packedStore(folder: string, trouble: CacheTrouble = noTrouble): Store {
  const indexFile = join(folder, 'index.json');
  const index = readSealed(indexFile, trouble)?.value;
  let places = new Map(isIndex(index) ? Object.entries(index.places) : []);
  /** Packs that nobody needs once our index does not name them. */
  const ours = packsOf(places);
  const used = new Set<string>();
  const unwritten = memoryStore();
  const handles = new Map<string, number>();
  let writer: PackWriter | undefined;
  let isWritable = true;
  let isSaved = true;

  const read = (key: string, [pack, ...span]: Place): string | undefined => {
    try {
      // What was added a moment ago may not have reached the disk.
      if (pack === writer?.name) writer.flush();
      const handle = handles.get(pack) ?? openSync(join(folder, pack), 'r');
      handles.set(pack, handle);
      const text = readSpan(handle, key, span);
      if (text !== undefined) return text;
    } catch {}
    trouble.damaged(pack);
    // It has to be set again.
    places.delete(key);
    return undefined;
  };

  const packAnew = (keys: Iterable<string>): void => {
    const old = places;
    writer?.close();
    writer = createPack(folder);
    places = new Map();
    for (const key of keys) {
      const place = old.get(key);
      const text = place && read(key, place);
      if (text !== undefined) places.set(key, [writer.name, ...writer.add(key, text)]);
    }
  };

  return {
    get(key) {
      used.add(key);
      const place = places.get(key);
      return place === undefined ? unwritten.get(key) : read(key, place);
    },
    has(key) {
      used.add(key);
      return places.has(key) || unwritten.has(key);
    },
    set(key, text) {
      used.add(key);
      if (!isWritable) return unwritten.set(key, text);
      try {
        writer ??= createPack(folder);
        ours.add(writer.name);
        places.set(key, [writer.name, ...writer.add(key, text)]);
        isSaved = false;
      } catch (error) {
        giveUp(error);
        unwritten.set(key, text);
      }
    },
    save: () =>
      saveAll(() => {
        if (isWasteful(places, used)) packAnew(used);
        else if (packsOf(places).size > mostPacks) packAnew(places.keys());
      }),
    saveMore: () => saveAll(() => undefined),
  };

  function saveAll(tidy: () => void): void {
    try {
      if (!isSaved && isWritable) write(tidy);
    } catch (error) {
      giveUp(error);
    }
    for (const handle of handles.values()) closeSync(handle);
    handles.clear();
  }

  function write(tidy: () => void): void {
    isSaved = true;
    tidy();
    writer?.close();
    writer = undefined;
    writeSealed(indexFile, {places: Object.fromEntries(places)} satisfies Index);
    removePacks(folder, ours, packsOf(places));
  }

  /** What was set since the last save is lost: whoever asks for it makes it again. */
  function giveUp(error: unknown): void {
    isWritable = false;
    trouble.notKept(error);
    const lost = writer;
    writer = undefined;
    if (lost === undefined) return;
    for (const [key, [pack]] of places) if (pack === lost.name) places.delete(key);
    lost.drop();
  }
}

function isWasteful(places: ReadonlyMap<string, Place>, used: ReadonlySet<string>): boolean {
  const bytes = {used: 0, unused: 0};
  for (const [key, [, , length]] of places) bytes[used.has(key) ? 'used' : 'unused'] += length;
  return bytes.unused > Math.max(toleratedWaste, bytes.used);
}

function packsOf(places: ReadonlyMap<string, Place>): Set<string> {
  return new Set([...places.values()].map(([pack]) => pack));
}

/** Remove packs that no index names any more; of unknown ones those that no run can still be writing. */
function removePacks(folder: string, ours: ReadonlySet<string>, named: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.pack') || named.has(name)) continue;
    const file = join(folder, name);
    const age = Date.now() - (statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0);
    if (ours.has(name) || age > longestRun) rmSync(file, {force: true});
  }
}

// Its seal vouches for its shape.
function isIndex(value: unknown): value is Index {
  return typeof value === 'object' && value !== null && 'places' in value;
}
