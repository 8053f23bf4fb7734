import type {Diagnostic, LinkLocation, Location} from '../../core/diagnostics/diagnostic.ts';
import type {PageMetadata, SlotAttributes} from '../compile/types.ts';

/** A link in an article, with its final URL. All links are checked after the pages have been rendered. */
export interface ArticleLink {
  /** Final URL: with the base path, percent-encoded; hash-only links as written. */
  readonly href: string;
  /** URL as written. */
  readonly written: string;
  readonly kind: 'page' | 'asset';
  readonly location: Location;
  /** True if the link check must skip the link: `pathname://`, or a broken file link that was already reported. */
  readonly isSettled?: true | undefined;
}

/** A page with all its URLs resolved. */
export interface ResolvedPage {
  /** One entry for each slot of the page, in order. */
  readonly attributes: readonly SlotAttributes[];
  /** All URLs with known locations, including external ones. */
  readonly links: readonly ArticleLink[];
  /** Inline code in the page, with every location. */
  readonly inlineCode: readonly ArticleCode[];
}

/** Code in an article that a policy blocks, such as an event handler. */
export interface ArticleCode {
  /** Description of the code. */
  readonly what: string;
  readonly location: Location;
}

/** A page's preview image for shared links. */
export interface PreviewImage {
  /** Final URL: with the base path, percent-encoded; or an absolute URL. */
  readonly href: string;
  /** URL for the link check; absent for external images and for files that were found or reported. */
  readonly link?: (Omit<ArticleLink, 'location'> & {readonly location: LinkLocation}) | undefined;
}

/** A file beside a page. It is copied under a hashed name. */
export interface AssetFile {
  /** Relative to the site folder. */
  readonly sourcePath: string;
  /** Relative to the output folder: `assets/images/<name>-<hash>.<ext>`. */
  readonly outputPath: string;
}

interface ImportedLinks {
  /** Locations of each final URL, in order. */
  readonly links: ReadonlyMap<string, readonly ArticleLink[]>;
  readonly inlineCode: readonly ArticleCode[];
}

export interface ResolvedPages {
  /** Keyed by source path. */
  readonly pages: ReadonlyMap<string, ResolvedPage>;
  readonly diagnostics: readonly Diagnostic[];
  /** Keyed by route path, for pages with their own image. */
  readonly previews: ReadonlyMap<string, PreviewImage>;
  /** URLs in imported Markdown files. The list is complete after the bundler has asked for all of these files. */
  readonly imported: ImportedLinks;
  /** Resolves the URLs in an imported Markdown file, which does not have its own route. */
  readonly resolveModule: (
    sourcePath: string,
    metadata: PageMetadata,
  ) => Promise<{
    readonly attributes: readonly SlotAttributes[];
    readonly diagnostics: readonly Diagnostic[];
  }>;
  /** Files found so far, including those of imported Markdown files: sorted by output path, without duplicates. */
  readonly assets: () => readonly AssetFile[];
  /** Source paths of all files found so far, sorted. Several of them can have the same output path. */
  readonly assetSources: () => readonly string[];
  /** Source paths that were looked up so far, whether or not they were found. */
  readonly tried: () => readonly string[];
}
