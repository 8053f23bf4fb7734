import type {Diagnostic, LinkLocation, Location} from '../../core/diagnostics/diagnostic.ts';
import type {PageMetadata, SlotAttributes} from '../compile/types.ts';

/** A link of an article with its final URL. Links are checked after all pages are rendered. */
export interface ArticleLink {
  /** Final URL: with the base path, percent-encoded; hash-only links as written. */
  readonly href: string;
  /** URL as written by the author. */
  readonly written: string;
  readonly kind: 'page' | 'asset';
  readonly location: Location;
  /** True if the link is not checked again: `pathname://`, or a broken file link that was already reported. */
  readonly isSettled?: true | undefined;
}

/** A page with all its URLs resolved. */
export interface ResolvedPage {
  /** One for each slot of the page, in order. */
  readonly attributes: readonly SlotAttributes[];
  /** All URLs with a known location, including external ones. */
  readonly links: readonly ArticleLink[];
  /** Inline code of the page, with every location. */
  readonly inlineCode: readonly ArticleCode[];
}

/** Code in an article, such as an event handler. */
export interface ArticleCode {
  /** Description of the code. */
  readonly what: string;
  readonly location: Location;
}

/** The preview image of a page for shared links. */
export interface PreviewImage {
  /** Final URL: with the base path, percent-encoded; or an absolute URL. */
  readonly href: string;
  /** For the link check; absent for a file that was found or reported, and for external images. */
  readonly link?: (Omit<ArticleLink, 'location'> & {readonly location: LinkLocation}) | undefined;
}

/** A file beside a page that is copied under a hashed name. */
export interface AssetFile {
  /** Relative to the site folder. */
  readonly sourcePath: string;
  /** Relative to the output folder: `assets/images/<name>-<hash>.<ext>`. */
  readonly outputPath: string;
}

interface ImportedLinks {
  /** Keyed by final URL: its locations, in order. */
  readonly links: ReadonlyMap<string, readonly ArticleLink[]>;
  readonly inlineCode: readonly ArticleCode[];
}

export interface ResolvedPages {
  /** Keyed by source path. */
  readonly pages: ReadonlyMap<string, ResolvedPage>;
  readonly diagnostics: readonly Diagnostic[];
  /** Keyed by route path, for pages with their own image. */
  readonly previews: ReadonlyMap<string, PreviewImage>;
  /** URLs in imported Markdown files: complete after the bundler has asked for all of them. */
  readonly imported: ImportedLinks;
  /** Resolves the URLs of an imported Markdown file, which has no route of its own. */
  readonly resolveModule: (
    sourcePath: string,
    metadata: PageMetadata,
  ) => Promise<{
    readonly attributes: readonly SlotAttributes[];
    readonly diagnostics: readonly Diagnostic[];
  }>;
  /** Files found so far, including those of imported Markdown files: sorted by output path, without duplicates. */
  readonly assets: () => readonly AssetFile[];
  /** Source paths of all files found so far, sorted, including several with the same output path. */
  readonly assetSources: () => readonly string[];
  /** Source paths that were looked up so far, found or not. */
  readonly tried: () => readonly string[];
}
