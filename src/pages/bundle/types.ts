import type {ComponentType} from 'react';
import type {SiteCache} from '../../core/cache/site-cache.ts';
import type {Diagnostic, Location} from '../../core/diagnostics/diagnostic.ts';
import type {SiteWording} from '../../core/messages/types.ts';
import type {ModuleImport, ModulePositions} from '../../markdown/compile/types.ts';
import type {DocumentProps, ServerTheme, SiteData} from '../theme/types.ts';
import type {DocumentFlaw} from './diagnosis/element-stacks.ts';

/** A page that is a module. */
export type PageSource = ArticleSource | ComponentSource;

/** An `.mdx` article. */
export interface ArticleSource {
  readonly sourcePath: string;
  readonly format: 'mdx';
  /** Compiled, its slots' attributes in front. */
  readonly code: string;
  readonly imports: readonly ModuleImport[];
}

/** A page of components, which is read as its author wrote it. */
interface ComponentSource {
  readonly sourcePath: string;
  readonly format: 'tsx';
}

export interface BundleInput {
  readonly site: {
    /** Absolute, real path of the site folder. */
    readonly folder: string;
  };
  readonly siteData: SiteData;
  readonly wording: SiteWording;
  /** CSS that the configuration decides: code theme, announcement colours. Ends the style sheet. */
  readonly extraStyles: string;
  /** Style sheets of the site's own, absolute paths: they follow all others. Those that do not exist are left out. */
  readonly customCss: readonly string[];
  /** In any order. */
  readonly modules: readonly PageSource[];
  /**
   * Compile an `.md` or `.mdx` file that a page imports, to an ES module.
   *
   * @param sourcePath Relative to the site folder.
   * @param markdown Plain Markdown that shows the file, instead of its text.
   */
  readonly compileModule: (sourcePath: string, markdown?: string) => Promise<string>;
  /**
   * Where the code of a compiled `.md` or `.mdx` file comes from, to say where it threw.
   *
   * @param sourcePath Relative to the site folder.
   */
  readonly modulePositions?: ((sourcePath: string) => Promise<ModulePositions>) | undefined;
  /** Where an earlier build may have kept what it bundled. Nowhere by default. */
  readonly siteCache?: SiteCache | undefined;
  readonly minify: boolean;
  /** Bundle React's development build, which warns about mistakes. Off by default. */
  readonly reactDevelopment?: boolean | undefined;
}

/** A file made in memory, to be written by the output stage. */
export interface EmittedFile {
  /** Relative to the output folder. */
  readonly outputPath: string;
  readonly contents: Uint8Array | string;
}

/** What a page needs besides what all pages have; relative to the output folder. */
export interface PageNeeds {
  readonly stylesheets: readonly string[];
  /** Scripts that its own imports. */
  readonly imports: readonly string[];
}

/** The browser's side of one `.mdx` or `.tsx` page. */
export interface PageModuleBundle extends PageNeeds {
  /** Stands for the code that it is rendered with. */
  readonly id: string;
  /** ES module; its default export is the page's component. Imports React from the runtime only. */
  readonly code: string;
}

/** What renders pages. */
export interface ServerModules {
  readonly theme: ServerTheme;
  /** Components of `.mdx` and `.tsx` pages, keyed by source path. */
  readonly components: ReadonlyMap<string, ComponentType>;
}

/** The cause of an error in the site's code, and its location. */
export interface Explanation {
  readonly message: string;
  /** Location of the innermost call in the site's own files; empty if there is none. */
  readonly location: Location;
  /** The site's components in the stack, innermost first: `Chart`, `content/docs/a.mdx`. */
  readonly components: readonly string[];
  /** Calls, innermost first: `deep (content/lib.ts:3:10)`. */
  readonly stack: readonly string[];
}

/** Origin of a flaw. */
export interface FlawSource {
  readonly location: Location;
  /** Name of the component; empty if it is not known. */
  readonly component: string;
  /** True if the author has set `suppressHydrationWarning`. */
  readonly isIntended: boolean;
}

/** Theme and page modules, bundled for the server and for the browser. */
export interface Bundle {
  /** Loaded on first use: a build that renders nothing anew never pays for it. */
  readonly server: () => Promise<ServerModules>;
  /**
   * Finds the location of an error that a page's component threw, by rendering the page again.
   *
   * @param thrown The error.
   */
  readonly explain: (thrown: unknown, props: DocumentProps) => Promise<Explanation>;
  /**
   * Finds the location of a flaw of a rendered page, by rendering the page again.
   *
   * @returns `undefined` if it is not found.
   */
  readonly locateFlaw: (
    props: DocumentProps,
    flaw: DocumentFlaw,
  ) => Promise<FlawSource | undefined>;
  /** @returns Absolute path of the folder that holds the theme's code for the server; made on first use. */
  readonly serverFolder: () => string;
  /** Stands for the theme's code: pages that are rendered with the same code from the same data are the same. */
  readonly themeId: string;
  /** Of pages that import Markdown which imports itself: the way round, relative to the site folder. */
  readonly importCycles: Readonly<Record<string, readonly string[]>>;
  /** Constant scripts that stand in documents: the policy allows them by their hashes. */
  readonly inlineScripts: readonly string[];
  /** Shared assets: runtime, chunks, styles; names carry a hash of their bytes. */
  readonly files: readonly EmittedFile[];
  /** Keyed by source path. */
  readonly pageModules: ReadonlyMap<string, PageModuleBundle>;
  /** The small script that documents request, relative to the output folder. */
  readonly entry: string;
  /** What it loads after the page: React, theme and client. Also the id of this deploy's scripts. */
  readonly runtime: string;
  /** The site's style sheet, relative to the output folder. */
  readonly stylesheet: string;
  /** Style sheet of a version on one page, in front of the site's; written where there is such a page. */
  readonly printStyles: EmittedFile;
  /** The script that searches, relative to the output folder. */
  readonly searchWorker: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of every file that took part, of installed packages too. */
  readonly reads: readonly string[];
}
