import type {Span} from './pack-file.ts';

/** Locations of values, as JSON data. A location contains the index of its pack in `packs`. */
export interface StoredLocations {
  readonly packs: readonly string[];
  readonly texts: Readonly<Record<string, readonly [pack: number, ...span: Span]>>;
}

/** Locations of a store's values, as data for workers. */
export interface StoreFolder {
  /** Absolute path of the folder that contains the packs; `undefined` for a store in memory. */
  readonly folder: string | undefined;
  /** Id of the current run, which writes its own packs. */
  readonly run: string;
  /** Absolute path of the index that lists the values of earlier runs. */
  readonly indexFile: string | undefined;
}

/** A value that a worker can read: its location, or the value itself if it is not in a file. */
export type StoredText =
  | {readonly file: string; readonly key: string; readonly span: Span}
  | {readonly text: string};

/** Values that a worker has written to its pack, or the values themselves if they are not in a file. */
export interface WrittenTexts {
  /** Name of the pack in the store's folder. */
  readonly pack: string;
  readonly texts: readonly (readonly [key: string, text: Span | string])[];
}
