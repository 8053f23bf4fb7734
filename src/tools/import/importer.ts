import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {FindConfigured, OldFolders} from './old-files.ts';
import type {RunSiteFile} from './run/run-file.ts';
import type {SiteRules} from './site-rules.ts';
import type {Fields} from './values.ts';

/** Imports the sites of one generator. */
export interface Importer<Site extends SourceSite> {
  /** Returns the path of a site's configuration file, relative to the site's folder; `undefined` if there is none. */
  detect(folder: string): Promise<string | undefined>;
  /**
   * True if the docs are beside the site's folder. Then the parent folder is also readable if the site is not in a Git
   * repository.
   */
  readonly hasDocsBeside?: true;
  /**
   * Reads a site: runs its configuration and lists its parts.
   *
   * @throws {BuildError} `old-config-failed` if the configuration fails.
   */
  read(source: Source): Promise<Site>;
  /** Decides how each file and setting is converted. Writes nothing. */
  plan(site: Site): Promise<ImportPlan>;
}

/**
 * A folder that contains a site of another generator. Paths are relative to the folder, with `/` separators, unless
 * they are described as absolute.
 */
export interface Source extends OldFolders {
  readonly configFile: string;
  /** Findings so far. Reading the site can add some. */
  readonly findings: Diagnostic[];
  readonly run: RunSiteFile;
  readonly find: FindConfigured;
  readonly rules: SiteRules;
}

/** A site of another generator. */
export interface SourceSite extends Source {
  /** The value that the configuration file exports. Functions and other code in it are replaced, see `plainValue`. */
  readonly config: Fields;
  /** Name and major version of the generator, for messages: `Docusaurus 2`. */
  readonly madeWith: string;
  readonly major: number | undefined;
}

interface CreatedFile {
  readonly path: string;
  /** Path of the old file from which the content was created. */
  readonly from?: string | undefined;
}

export interface TextFile extends CreatedFile {
  readonly text: string;
}

/** A file of the new site: a text, the content of a binary file, or a copy of an old file. */
export type PlannedFile =
  | TextFile
  | (CreatedFile & {readonly bytes: Uint8Array})
  /** `copyOf`: absolute path. */
  | {readonly path: string; readonly copyOf: string};

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A language other than the default one, or a docs instance other than the main one. */
export interface OtherPart {
  /** Name for messages: `docs \`community\``. */
  readonly name: string;
  readonly pages: number;
}

/** The content of a new site. Nothing is written yet. Paths are relative to the new site, with `/` separators. */
export interface ImportPlan {
  /** Sorted by path; without `site.config.ts` and `package.json`. */
  readonly files: readonly PlannedFile[];
  /** Old and new paths of folders. */
  readonly moves: readonly (readonly [string, string])[];
  /** Settings of `site.config.ts`. */
  readonly config: Fields;
  /** Packages that the site's code imports: version ranges, keyed by name. */
  readonly packages: Readonly<Record<string, string>>;
  readonly versions: readonly {readonly docs: string; readonly name: string}[];
  /** Languages and docs instances that are not imported as such. */
  readonly otherParts: readonly OtherPart[];
  /** Number of sidebars. */
  readonly sidebars: number;
  /** Redirects of the old site. Some of them may have the path of a page. */
  readonly redirects: readonly Redirect[];
  /**
   * Returns the redirects that the old site creates for each page.
   *
   * @param paths Without the base path.
   */
  redirectsFor(paths: readonly string[]): Promise<readonly Redirect[]>;
  /** Paths of old pages that are not imported: of URLs, without the base path, and of files in the new site. */
  readonly lostPaths: readonly string[];
  /** True if links to other missing pages also led to pages that are not imported, because plugins generated them. */
  readonly hasLostPages: boolean;
  /**
   * Targets for old URLs without a page or redirect, such as lists of posts, tag pages and the search page. The first
   * match applies.
   */
  readonly fallbacks: readonly {readonly match: RegExp; readonly to: string}[];
  /** True if parts of a page may be rendered only in browsers. @param file Path of the page in the new site. */
  needsBrowser(file: string): boolean;
  /** Findings located in files of the old site. */
  readonly findings: readonly Diagnostic[];
}

const emptyPlan = {
  packages: {},
  otherParts: [],
  redirects: [],
  lostPaths: [],
  hasLostPages: false,
  redirectsFor: async () => [],
  fallbacks: [],
  needsBrowser: () => true,
} satisfies Partial<ImportPlan>;

/** Completes a plan: sorts the files, keeps the last file of each path, and adds empty values for missing parts. */
export function completePlan(
  plan: Omit<ImportPlan, keyof typeof emptyPlan> & Partial<ImportPlan>,
): ImportPlan {
  const files = new Map(plan.files.map((file) => [file.path, file]));
  const {otherParts = []} = plan;
  return {
    ...emptyPlan,
    ...plan,
    // A language without pages is on another site, or its translations are not in the repository.
    otherParts: otherParts.filter(({pages}) => pages > 0),
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}
