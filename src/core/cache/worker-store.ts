import {appendFileSync, closeSync, openSync} from 'node:fs';
import {join} from 'node:path';
import {threadId} from 'node:worker_threads';
import {regularFile} from '../paths/paths.ts';
import {openIndex} from './index-file.ts';
import {packedText, readSpan, type Span} from './pack-file.ts';
import {programFingerprint} from './program.ts';
import type {Store, StoredLocations, StoredText, StoreFolder, WrittenTexts} from './store.ts';

/** Store of a worker. The main thread's store receives the worker's values through `adopt`. */
export interface WorkerStore extends Pick<Store, 'get' | 'set'> {
  /**
   * Writes to the worker's pack the values that were added since the last call. The result is for the main thread's
   * `adopt`.
   */
  take(): WrittenTexts;
}

/** Lengths of this worker's packs, in bytes. All jobs of a run write to the same pack. */
const lengths = new Map<string, number>();

export function openWorkerStore({folder, run, indexFile}: StoreFolder): WorkerStore {
  const pack = `${run}-${threadId}.pack`;
  let isWritable = folder !== undefined;
  /** Values that are not yet in the pack. */
  let added = new Map<string, string>();
  let earlier: ((key: string) => StoredText | undefined) | undefined;
  return {
    get(key) {
      const own = added.get(key);
      if (own !== undefined) return own;
      earlier ??= indexedTexts(folder, indexFile);
      const stored = earlier(key);
      return stored && readStoredText(stored);
    },
    set: (key, text) => void added.set(key, text),
    take() {
      const texts = [...added];
      added = new Map();
      if (!isWritable || folder === undefined) return {pack, texts};
      const packed = texts.map(([key, text]) => packedText(key, text));
      try {
        appendFileSync(join(folder, pack), Buffer.concat(packed));
      } catch {
        // The main thread keeps the values and reports a read-only folder.
        isWritable = false;
        return {pack, texts};
      }
      let end = lengths.get(pack) ?? 0;
      const spans = texts.map(([key], index) => {
        const span = [end, packed[index]?.length ?? 0] as const;
        end += span[1];
        return [key, span] as const;
      });
      lengths.set(pack, end);
      return {pack, texts: spans};
    },
  };
}

/**
 * Reads a stored value.
 *
 * @returns `undefined` if the value is missing or damaged.
 */
export function readStoredText(stored: StoredText): string | undefined {
  if ('text' in stored) return stored.text;
  try {
    const handle = openSync(regularFile(stored.file), 'r');
    try {
      return readSpan(handle, stored.key, stored.span);
    } finally {
      closeSync(handle);
    }
  } catch {
    return undefined;
  }
}

function indexedTexts(
  folder: string | undefined,
  indexFile: string | undefined,
): (key: string) => StoredText | undefined {
  const index = indexFile === undefined ? undefined : openIndex(indexFile);
  const text = index?.program === programFingerprint() ? index.read('texts') : undefined;
  index?.close();
  if (text === undefined || folder === undefined) return () => undefined;
  // The hash in the index matches, so the data has the type that was written.
  const {packs, texts}: StoredLocations = JSON.parse(text);
  return (key) => {
    const [pack, ...span] = (Object.hasOwn(texts, key) ? texts[key] : undefined) ?? [];
    const name = pack === undefined ? undefined : packs[pack];
    return name === undefined || span.length !== 2
      ? undefined
      : {file: join(folder, name), key, span: span as unknown as Span};
  };
}
