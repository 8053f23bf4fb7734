import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {BuildOptions, BuildOutcome} from '../../pipeline/types.ts';
import type {KeptLinks} from '../../pipeline/versions/keep-links.ts';
import type {listFiles} from '../../site/content/files/list-files.ts';
import type {matchFiles} from '../../site/content/files/match-files.ts';
import type {findMdx} from '../../site/content/format/find-mdx.ts';
import type {ReadBuiltArticle} from '../adopt/built-articles.ts';
import type {CheckReport} from '../check/report-schema.ts';
import type {Fields} from './values.ts';

/**
 * The rules by which legacydocs reads a site. The command-line program passes them, because importers import code only
 * from `core`.
 */
export interface SiteRules {
  readonly listFiles: typeof listFiles;
  readonly matchFiles: typeof matchFiles;
  /** Returns the invalid parts of a configuration. */
  configProblems(config: Fields): readonly {
    readonly path: readonly (string | number)[];
    /** Verb phrase such as `must not be blank`; empty if there is none. */
    readonly message: string;
    /** Names of unknown settings at the path; empty for other problems. */
    readonly unknown: readonly string[];
  }[];
  /** Formats a key path: `themeConfig.navbar.items[2]`. */
  formatKeyPath(path: readonly (string | number)[]): string;
  /** Replacements for Docusaurus settings, keyed by key path. */
  readonly foreignKeys: Readonly<Record<string, string>>;
  /** Returns a doc's id, and its route path relative to the version. @param file Path in the version's folder. */
  docPath(
    file: string,
    options: {
      readonly numberPrefixes: boolean;
      readonly id?: string | undefined;
      readonly slug?: string | undefined;
    },
  ): {readonly id: string; readonly path: string};
  /** Resolves a slug against the root. @returns `undefined` if it is invalid. */
  slugPath(slug: string): string | undefined;
  /** Names of the fields that a sidebar item of each type can have. */
  readonly sidebarFields: ReadonlyMap<string, readonly string[]>;
  /** Imports of Docusaurus that the theme provides. */
  readonly servedImports: ReadonlySet<string>;
  /** Front matter fields that replace `<meta>` elements, keyed by the element's `name` attribute in lower case. */
  readonly headFields: ReadonlyMap<string, string>;
  /** True if code of this language can be highlighted. */
  hasGrammar(language: string): boolean;
  /** Returns the name of a language for the highlighter; an unknown name is returned unchanged. */
  highlighterName(language: string): string;
  readonly findMdx: typeof findMdx;
  /** True for a route path that the site reserves for generated files. */
  isReservedPath(path: string): boolean;
}

/** The operations that an import uses. The command-line program also passes them. */
export interface Target {
  readonly rules: SiteRules;
  build(options: BuildOptions): Promise<BuildOutcome>;
  listRoutes(options: BuildOptions): Promise<BuildOutcome>;
  /** Changes links that would leave a page's version so that they stay in that version. */
  keepLinks(siteFolder: string): Promise<readonly KeptLinks[]>;
  /** Prints the file that lists known problems. These problems do not make strict builds fail. */
  knownProblems(problems: readonly Diagnostic[]): {readonly path: string; readonly text: string};
  /**
   * Returns a function that reads the article of a page in the last build of the old site; `undefined` if there is no
   * build.
   *
   * @param routes Pages of the new site.
   */
  builtArticles(
    siteFolder: string,
    routes: BuildOutcome['routes'],
  ): Promise<ReadBuiltArticle | undefined>;
  /** Checks the built site. @param contract Paths on the site's host that must keep working. */
  check(siteFolder: string, contract: readonly string[]): Promise<CheckReport>;
}
