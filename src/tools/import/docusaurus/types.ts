import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import type {OldFolders} from '../old-files.ts';
import type {RunSiteFile} from '../run/run-file.ts';
import type {Fields} from '../values.ts';

/** A Docusaurus site as its configuration describes it. Paths are relative to its folder unless they are called absolute. */
export interface OldSite extends OldFolders {
  /** Runs a file of it. */
  readonly run: RunSiteFile;
  readonly configFile: string;
  /** As the configuration file says it, run. Code in it is marked, see `plainValue`. */
  readonly config: Fields;
  /** Major version of Docusaurus; 2 if `package.json` names none. */
  readonly major: number;
  /** What `package.json` asks for: name to range. */
  readonly packages: Readonly<Record<string, string>>;
  /** Instances of the docs plugin; the main one, whose id is `default`, comes first. */
  readonly docs: readonly OldDocs[];
  readonly blogs: readonly OldBlog[];
  /** Folders of stand-alone pages. */
  readonly pages: readonly OldPages[];
  readonly customCss: readonly string[];
  readonly staticFolders: readonly string[];
  readonly redirects: OldRedirects | undefined;
  /** Plugins, themes and presets that are none of these. */
  readonly otherPlugins: readonly OldPlugin[];
  /** Grows while its files are run. */
  readonly findings: Diagnostic[];
}

export interface OldPlugin {
  /** As written: `docusaurus-plugin-sass`; empty for a function in the configuration. */
  readonly name: string;
  readonly options: Fields;
  /** Keys and positions that lead to the options within the configuration. */
  readonly path: readonly (string | number)[];
}

export interface OldDocs {
  readonly id: string;
  readonly options: Fields;
  readonly routeBasePath: string;
  /** In the order of the version dropdown. */
  readonly versions: readonly OldVersion[];
  readonly lastVersion: string;
  /** What a page's source path is appended to; `undefined` if there are no edit links, or none that begin alike. */
  readonly editUrl: string | undefined;
}

export interface OldVersion {
  /** `current`, or as `versions.json` has it. */
  readonly name: string;
  readonly folder: string;
  /** What the sidebars file says; `undefined` if there is none and sidebars are generated from the folders. */
  readonly sidebars: Fields | undefined;
  readonly sidebarsFile: string | undefined;
}

export interface OldBlog {
  readonly folder: string;
  readonly routeBasePath: string;
  readonly title: string;
  readonly description: string;
  readonly sidebarTitle: string;
}

export interface OldPages {
  readonly folder: string;
  readonly routeBasePath: string;
}

export interface OldRedirects {
  readonly fixed: readonly {readonly from: readonly string[]; readonly to: string}[];
  /** Endings without which the same address answers: `html`. */
  readonly fromExtensions: readonly string[];
  /** Where in the configuration a function makes more of them for each page. */
  readonly madeBy: readonly (string | number)[] | undefined;
}
