import type {Redirect, SourceSite} from '../importer.ts';
import type {SiteRules} from '../site-rules.ts';
import {type Fields, textsOf} from '../values.ts';

/** A Docusaurus site as described by its configuration. */
export interface DocusaurusSite extends SourceSite {
  /** Major version of Docusaurus; 2 if `package.json` does not contain it. */
  readonly major: number;
  /** True if the default title of an admonition is its keyword, as in prereleases of Docusaurus 2. */
  readonly hasKeywordTitles: boolean;
  /** Dependencies in `package.json`: version ranges, keyed by name. */
  readonly packages: Readonly<Record<string, string>>;
  /** Instances of the docs plugin; the main one, whose id is `default`, comes first. */
  readonly docs: readonly OldDocs[];
  readonly blogs: readonly OldBlog[];
  /** Folders of stand-alone pages. */
  readonly pages: readonly OldPages[];
  readonly customCss: readonly string[];
  readonly staticFolders: readonly string[];
  readonly redirects: OldRedirects;
  /** Plugins, themes and presets of other kinds. */
  readonly otherPlugins: readonly OldPlugin[];
}

export interface OldPlugin {
  /** Name as configured: `docusaurus-plugin-sass`; empty for a function in the configuration. */
  readonly name: string;
  readonly options: Fields;
  /** Key path of the options in the configuration. */
  readonly path: readonly (string | number)[];
}

export interface OldDocs {
  readonly id: string;
  readonly options: Fields;
  readonly routeBasePath: string;
  /** Versions in the order of the version menu. */
  readonly versions: readonly OldVersion[];
  readonly lastVersion: string;
  /** URL to which the source path of a page is appended; `undefined` if edit links have no common prefix. */
  readonly editUrl: string | undefined;
}

export interface OldVersion {
  /** `current`, or a name in `versions.json`. */
  readonly name: string;
  readonly folder: string;
  /** Contents of the sidebars file; `undefined` if sidebars are generated from the folders. */
  readonly sidebars: Fields | undefined;
  readonly sidebarsFile: string | undefined;
}

export interface OldPages {
  readonly folder: string;
  readonly routeBasePath: string;
  /** Patterns of the files that are pages. */
  readonly patterns: FilePatterns;
}

export interface OldBlog extends OldPages {
  readonly title: string;
  readonly description: string;
  /** Maximum number of posts in a list. */
  readonly perPage: number;
}

export interface OldRedirects {
  readonly fixed: readonly Redirect[];
  /** Extensions that can follow each page's path: `html`. */
  readonly fromExtensions: readonly string[];
  /** Key path of the function that creates redirects for each page. */
  readonly madeBy: readonly (string | number)[] | undefined;
}

type FilePatterns = Parameters<SiteRules['matchFiles']>[1];

const patternsOf = (endings: string): FilePatterns => ({
  include: [`**/*.{${endings}}`],
  exclude: [`**/_*.{${endings}}`, '**/_*/**', `**/*.test.{${endings}}`, '**/__tests__/**'],
});

/** Default patterns of the Markdown files in docs and blogs that are pages. */
export const pagePatterns = patternsOf('md,mdx');

/** Default patterns of the files in `src/pages` that are pages. */
export const standalonePatterns = patternsOf('js,jsx,ts,tsx,md,mdx');

/** Returns the patterns that a plugin's options configure. */
export function configuredPatterns(
  {include, exclude}: Fields,
  defaults: FilePatterns,
): FilePatterns {
  return {
    include: include === undefined ? defaults.include : textsOf(include),
    exclude: exclude === undefined ? defaults.exclude : textsOf(exclude),
  };
}

/** Returns the files that the configured patterns exclude, although they would be pages by default. */
export function excludedFiles(
  files: readonly string[],
  patterns: FilePatterns,
  {matchFiles}: SiteRules,
): ReadonlySet<string> {
  const pages = new Set(matchFiles(files, patterns));
  return new Set(matchFiles(files, standalonePatterns).filter((file) => !pages.has(file)));
}
