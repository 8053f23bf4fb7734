import type {Span} from './pack-file.ts';

/** Locations of texts, as plain data. They name packs by their index. */
export interface StoredLocations {
  readonly packs: readonly string[];
  readonly texts: Readonly<Record<string, readonly [pack: number, ...span: Span]>>;
}

/** Location of the texts of a store, for workers. Plain data. */
export interface StoreFolder {
  /** Absolute path of the folder of packs. `undefined` for a store in memory. */
  readonly folder: string | undefined;
  /** Id of the current run, which has packs of its own. */
  readonly run: string;
  /** Absolute path of an index with the texts of earlier runs. */
  readonly indexFile: string | undefined;
}

/** A text that a worker can read: its location, or the text itself if it is not in a file. */
export type StoredText =
  | {readonly file: string; readonly key: string; readonly span: Span}
  | {readonly text: string};

/** Texts that a worker has written to its pack; the texts themselves if they are not in a file. */
export interface WrittenTexts {
  /** Name of the pack in the folder of the store. */
  readonly pack: string;
  readonly texts: readonly (readonly [key: string, text: Span | string])[];
}
