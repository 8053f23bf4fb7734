import type {ComponentType} from 'react';
import type {WorkerPool} from '../../core/async/workers.ts';
import type {SiteCache} from '../../core/cache/site-cache.ts';
import type {Diagnostic, Location} from '../../core/diagnostics/diagnostic.ts';
import type {SiteWording} from '../../core/messages/types.ts';
import type {ModuleImport, ModulePositions} from '../../markdown/compile/types.ts';
import type {ServerSiteData, ServerTheme} from '../theme/types.ts';
import type {FlawReport, ThrownReport} from './diagnosis/render-again.ts';

/** A page that is a module. */
export type PageSource = ArticleSource | ComponentSource;

/** An `.mdx` article. */
export interface ArticleSource {
  readonly sourcePath: string;
  readonly format: 'mdx';
  /** Compiled code, beginning with the attributes of its slots. */
  readonly code: string;
  readonly imports: readonly ModuleImport[];
}

/** A component page. It is read from its file. */
interface ComponentSource {
  readonly sourcePath: string;
  readonly format: 'tsx';
}

export interface BundleInput {
  readonly site: {
    /** Absolute, real path of the site folder. */
    readonly folder: string;
  };
  readonly siteData: ServerSiteData;
  readonly wording: SiteWording;
  /** CSS from the configuration: code theme, announcement colours. Added at the end of the style sheet. */
  readonly extraStyles: string;
  /** Absolute paths of the site's style sheets, in order. They follow all other styles. Missing files are ignored. */
  readonly customCss: readonly string[];
  /** Modules in any order. */
  readonly modules: readonly PageSource[];
  /**
   * Compiles an imported `.md` or `.mdx` file to an ES module.
   *
   * @param sourcePath Relative to the site folder.
   * @param markdown Plain Markdown to use instead of the file's contents.
   */
  readonly compileModule: (sourcePath: string, markdown?: string) => Promise<string>;
  /**
   * Maps positions in compiled `.md` and `.mdx` files to their sources, to locate errors.
   *
   * @param sourcePath Relative to the site folder.
   */
  readonly modulePositions?: ((sourcePath: string) => Promise<ModulePositions>) | undefined;
  /** Cache for bundles. Default: none. */
  readonly siteCache?: SiteCache | undefined;
  readonly minify: boolean;
  /** Workers that load page modules. Default: a new pool. */
  readonly workers?: WorkerPool | undefined;
  /** Maximum CPU time for loading each module. */
  readonly limits?:
    | {readonly seconds: number; readonly signal?: AbortSignal | undefined}
    | undefined;
  /** Use React's development build, which warns about mistakes. Default: false. */
  readonly reactDevelopment?: boolean | undefined;
}

/** A generated file that the output stage writes. */
export interface EmittedFile {
  /** Relative to the output folder. */
  readonly outputPath: string;
  readonly contents: Uint8Array | string;
}

/** Styles and scripts that only this page needs. Paths are relative to the output folder. */
export interface PageNeeds {
  readonly stylesheets: readonly string[];
  /** Scripts that the page's chunk imports. */
  readonly imports: readonly string[];
}

/** Browser bundle for an `.mdx` or `.tsx` page. */
export interface PageModuleBundle extends PageNeeds {
  /** Hash of the code that renders the page. */
  readonly id: string;
  /** ES module whose default export is the page's component. It imports React from the runtime. */
  readonly code: string;
}

/** Files that contain the modules that render pages. */
export interface ServerFiles {
  /** Absolute path of the folder that contains the theme's modules. */
  readonly folder: string;
  /** Absolute path of the folder that contains the page modules. Default: the same folder. */
  readonly pagesFolder?: string;
  /** Source paths of the pages to load, ordered by module number. */
  readonly pages: readonly string[];
  /** Calls for the time or a random value in the site's top-level code. */
  readonly readsAtLoad?: readonly string[];
}

/** Modules that render pages. */
export interface ServerModules {
  readonly theme: ServerTheme;
  /** Components for `.mdx` and `.tsx` pages, keyed by source path. */
  readonly components: ReadonlyMap<string, ComponentType>;
}

/** Cause and location of an error in the site's code. */
export interface Explanation {
  readonly message: string;
  /** Location of the innermost call in the site's own files; empty if there is no such call. */
  readonly location: Location;
  /** The site's components in the call stack, innermost first: `Chart`, `content/docs/a.mdx`. */
  readonly components: readonly string[];
  /** Calls, innermost first: `deep (content/lib.ts:3:10)`. */
  readonly stack: readonly string[];
}

/** Origin of a flaw in a rendered page. */
export interface FlawSource {
  readonly location: Location;
  /** Name of the component; empty if it is unknown. */
  readonly component: string;
  /** True if the author has set `suppressHydrationWarning`. */
  readonly isIntended: boolean;
}

/** Theme and page modules, bundled for server and browser. */
export interface Bundle {
  /** Finds the location of an error that a page's component threw. */
  readonly explain: (report: ThrownReport) => Promise<Explanation>;
  /**
   * Finds the location of a flaw in a rendered page.
   *
   * @returns `undefined` if it is not found.
   */
  readonly locateFlaw: (report: FlawReport) => Promise<FlawSource | undefined>;
  /** Returns the files that workers load modules from. The files are written on first use. */
  readonly serverFiles: () => ServerFiles;
  /** Hash of the theme's code. */
  readonly themeId: string;
  /** Cycles of Markdown imports, keyed by the importing page. Paths are relative to the site folder. */
  readonly importCycles: Readonly<Record<string, readonly string[]>>;
  /** Inline scripts in documents. The policy allows them by hash. */
  readonly inlineScripts: readonly string[];
  /** Shared assets: runtime, chunks, styles. Their names contain a content hash. */
  readonly files: readonly EmittedFile[];
  /** Bundles of pages, keyed by source path. */
  readonly pageModules: ReadonlyMap<string, PageModuleBundle>;
  /** The documents' entry script, relative to the output folder. */
  readonly entry: string;
  /**
   * The runtime, which the entry script loads after the page. Its path also identifies the scripts of this deployment.
   */
  readonly runtime: string;
  /** The site's style sheet, relative to the output folder. */
  readonly stylesheet: string;
  /** Style sheet for printed versions, which precedes the site's. It is written only if there are printed versions. */
  readonly printStyles: EmittedFile;
  /** The search worker, relative to the output folder. */
  readonly searchWorker: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of all bundled files, including installed packages. */
  readonly reads: readonly string[];
}
