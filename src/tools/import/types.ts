import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';

/** A file of the new site: a text, or a copy of an old one. */
export type PlannedFile =
  | TextFile
  /** `copyOf`: absolute. */
  | {readonly path: string; readonly copyOf: string};

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** What a new site will consist of; nothing is written yet. Paths are relative to the new site, `/` separators. */
export interface ImportPlan {
  /** Sorted by path; without the configuration. */
  readonly files: readonly PlannedFile[];
  /** Packages that its code imports, which its `package.json` asks for. */
  readonly packages: readonly string[];
  /** Where folders of the old site lie now: old and new path. */
  readonly moves: readonly (readonly [string, string])[];
  /** For `site.config.ts`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Old addresses that lead elsewhere; some may turn out to be pages. */
  readonly redirects: readonly Redirect[];
  /** Old addresses below the first lead to the second, where nothing else answers: lists of posts, tags, search. */
  readonly lists: readonly {readonly below: RegExp; readonly to: string}[];
  /**
   * What became of the old site, with files of it: `info` was done, `warning` is to be decided, `error` could not be
   * carried.
   */
  readonly findings: readonly Diagnostic[];
  /** Old path by new one, where a text was made from it. */
  readonly sources: ReadonlyMap<string, string>;
}

/** As the configuration has it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}
