import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {FindConfigured, OldFolders} from './old-files.ts';
import type {RunSiteFile} from './run/run-file.ts';
import type {Fields} from './values.ts';

/** Imports the sites of one generator. */
export interface Importer<Site extends SourceSite> {
  /** Returns the configuration file of a site in this folder, relative to it; `undefined` if there is none. */
  detect(folder: string): Promise<string | undefined>;
  /** True if docs are beside the folder of the site: then that folder's parent is readable. */
  readonly hasDocsBeside?: true;
  /**
   * Reads a site: runs its configuration and lists its parts.
   *
   * @throws {BuildError} `old-config-failed` if its configuration does not run.
   */
  read(source: Source): Promise<Site>;
  /** Decides how each file and setting is converted. Writes nothing. */
  plan(site: Site): Promise<ImportPlan>;
}

/** A folder with a site of another generator. Paths are relative to it, with `/` separators, unless they are called absolute. */
export interface Source extends OldFolders {
  readonly configFile: string;
  /** Grows while the site is read. */
  readonly findings: Diagnostic[];
  readonly run: RunSiteFile;
  readonly find: FindConfigured;
}

/** A site of another generator. */
export interface SourceSite extends Source {
  /** The value that the configuration file exports. Code in it is marked, see `plainValue`. */
  readonly config: Fields;
  /** Name and major version of the generator, for messages: `Docusaurus 2`. */
  readonly madeWith: string;
  readonly major: number | undefined;
}

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** A file of the new site: a text, or a copy of an old file. */
export type PlannedFile =
  | TextFile
  /** `copyOf`: absolute path. */
  | {readonly path: string; readonly copyOf: string};

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A language, or docs with versions of their own. */
export interface OtherPart {
  /** For messages: `docs \`community\``. */
  readonly name: string;
  readonly pages: number;
}

/** The content of a new site. Nothing is written yet. Paths are relative to the new site, with `/` separators. */
export interface ImportPlan {
  /** Sorted by path; without `site.config.ts` and `package.json`. */
  readonly files: readonly PlannedFile[];
  /** Old path by new path, for texts that were made from an old file. */
  readonly sources: ReadonlyMap<string, string>;
  /** Old and new paths of folders. */
  readonly moves: readonly (readonly [string, string])[];
  /** Settings of `site.config.ts`. */
  readonly config: Fields;
  /** Packages that its code imports: version ranges, keyed by name. */
  readonly packages: Readonly<Record<string, string>>;
  readonly versions: readonly {readonly docs: string; readonly name: string}[];
  /** Languages and further docs, which are not imported as such. */
  readonly otherParts: readonly OtherPart[];
  /** Number of sidebars. */
  readonly sidebars: number;
  /** Redirects of the old site; some may have the path of a page. */
  readonly redirects: readonly Redirect[];
  /** Returns the redirects that the old site makes for each of its pages. @param paths Without the base path. */
  redirectsFor(paths: readonly string[]): Promise<readonly Redirect[]>;
  /** Targets for old URLs that match and have neither a page nor a redirect: lists of posts, tags, search. */
  readonly fallbacks: readonly {readonly match: RegExp; readonly to: string}[];
  /** Findings with files of the old site. */
  readonly findings: readonly Diagnostic[];
}

const emptyPlan = {
  packages: {},
  otherParts: [],
  redirects: [],
  redirectsFor: async () => [],
  fallbacks: [],
} satisfies Partial<ImportPlan>;

/** Completes a plan: files are sorted, the last one of each path counts, and parts that are missing are empty. */
export function completePlan(
  plan: Omit<ImportPlan, keyof typeof emptyPlan> & Partial<ImportPlan>,
): ImportPlan {
  const files = new Map(plan.files.map((file) => [file.path, file]));
  return {
    ...emptyPlan,
    ...plan,
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}
