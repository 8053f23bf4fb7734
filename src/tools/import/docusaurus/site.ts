import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import type {SourceSite} from '../importer.ts';
import type {RunSiteFile} from '../run/run-file.ts';
import type {Fields} from '../values.ts';

/** A Docusaurus site as its configuration describes it. */
export interface DocusaurusSite extends SourceSite {
  /** Runs one of its files. */
  readonly run: RunSiteFile;
  /** Major version of Docusaurus; 2 if `package.json` names none. */
  readonly major: number;
  /** Dependencies of `package.json`: name to range. */
  readonly packages: Readonly<Record<string, string>>;
  /** Instances of the docs plugin; the main one, whose id is `default`, comes first. */
  readonly docs: readonly OldDocs[];
  readonly blogs: readonly OldBlog[];
  /** Folders of stand-alone pages. */
  readonly pages: readonly OldPages[];
  readonly customCss: readonly string[];
  readonly staticFolders: readonly string[];
  readonly redirects: OldRedirects | undefined;
  /** Plugins, themes and presets of other kinds. */
  readonly otherPlugins: readonly OldPlugin[];
  /** Grows while files of the site are run. */
  readonly findings: Diagnostic[];
}

export interface OldPlugin {
  /** As configured: `docusaurus-plugin-sass`; empty for a function in the configuration. */
  readonly name: string;
  readonly options: Fields;
  /** Key path of the options in the configuration. */
  readonly path: readonly (string | number)[];
}

export interface OldDocs {
  readonly id: string;
  readonly options: Fields;
  readonly routeBasePath: string;
  /** In the order of the version dropdown. */
  readonly versions: readonly OldVersion[];
  readonly lastVersion: string;
  /** URL to which the source path of a page is appended; `undefined` if edit links have no common beginning. */
  readonly editUrl: string | undefined;
}

export interface OldVersion {
  /** `current`, or a name in `versions.json`. */
  readonly name: string;
  readonly folder: string;
  /** Content of the sidebars file; `undefined` if sidebars are generated from the folders. */
  readonly sidebars: Fields | undefined;
  readonly sidebarsFile: string | undefined;
}

export interface OldBlog {
  readonly folder: string;
  readonly routeBasePath: string;
  readonly title: string;
  readonly description: string;
}

export interface OldPages {
  readonly folder: string;
  readonly routeBasePath: string;
}

export interface OldRedirects {
  readonly fixed: readonly {readonly from: readonly string[]; readonly to: string}[];
  /** Extensions that can be added to the path of each page: `html`. */
  readonly fromExtensions: readonly string[];
  /** Key path of the function that makes redirects for each page. */
  readonly madeBy: readonly (string | number)[] | undefined;
}

/** Patterns of the Markdown files in docs and blogs that are pages. */
export const pagePatterns = {
  include: ['**/*.{md,mdx}'],
  exclude: ['**/_*.{md,mdx}', '**/_*/**', '**/*.test.{md,mdx}', '**/__tests__/**'],
};
