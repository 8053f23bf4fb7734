import type {Diagnostic, LinkLocation, Location} from '../../core/diagnostics/diagnostic.ts';
import type {PageMetadata, SlotAttributes} from '../compile/types.ts';

/** A link of an article with its final address, as links are checked once everything is rendered. */
export interface ArticleLink {
  /** Final: base in front, percent-encoded; hash-only links as written. */
  readonly href: string;
  /** As its author wrote it. */
  readonly written: string;
  readonly kind: 'page' | 'asset';
  readonly location: Location;
  /** Nobody checks it once more: `pathname://`, a file link that led nowhere and was reported. */
  readonly isSettled?: true | undefined;
}

/** One page with every address in it decided. */
export interface ResolvedPage {
  /** One for each slot of the page, in order. */
  readonly attributes: readonly SlotAttributes[];
  /** Every address whose location is known, those of other sites too. */
  readonly links: readonly ArticleLink[];
  /** Code that stands in it, with every location. */
  readonly inlineCode: readonly ArticleCode[];
}

/** Code in an article, such as an event handler. */
export interface ArticleCode {
  /** In words. */
  readonly what: string;
  readonly location: Location;
}

/** The image of a page for links that are shared elsewhere. */
export interface PreviewImage {
  /** Final: base in front, percent-encoded; or a full URL. */
  readonly href: string;
  /** For the link check; absent for a file that was found, or reported, and for images of other sites. */
  readonly link?: (Omit<ArticleLink, 'location'> & {readonly location: LinkLocation}) | undefined;
}

/** A file beside a page, to be copied under a hashed name. */
export interface AssetFile {
  /** Relative to the site folder. */
  readonly sourcePath: string;
  /** Relative to the output folder: `assets/images/<name>-<hash>.<ext>`. */
  readonly outputPath: string;
}

interface ImportedLinks {
  /** Keyed by final address: every location where it is written, in order. */
  readonly links: ReadonlyMap<string, readonly ArticleLink[]>;
  readonly inlineCode: readonly ArticleCode[];
}

export interface ResolvedPages {
  /** Keyed by source path. */
  readonly pages: ReadonlyMap<string, ResolvedPage>;
  readonly diagnostics: readonly Diagnostic[];
  /** Keyed by route path: of the pages that have an image of their own. */
  readonly previews: ReadonlyMap<string, PreviewImage>;
  /** Addresses in imported Markdown files: complete once the bundler has asked for all of them. */
  readonly imported: ImportedLinks;
  /** Decide the addresses of a Markdown file that a page imports; it has no route of its own. */
  readonly resolveModule: (
    sourcePath: string,
    metadata: PageMetadata,
  ) => Promise<{
    readonly attributes: readonly SlotAttributes[];
    readonly diagnostics: readonly Diagnostic[];
  }>;
  /** Files found so far, those of imported Markdown files included: sorted by output path, each once. */
  readonly assets: () => readonly AssetFile[];
  /** Source paths of all files found so far, sorted: of several with one output path too. */
  readonly assetSources: () => readonly string[];
  /** Source paths where a file was looked for so far, found or not. */
  readonly tried: () => readonly string[];
}
