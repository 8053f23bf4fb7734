import {z} from 'zod';
import type {CodeRoles} from '../markdown/compile/code/code-roles.ts';
import type {LiveHtml, PageMetadata, SearchSection} from '../markdown/types.ts';
import type {FrozenDoc, SidebarItem} from '../site/types.ts';

/**
 * Version of the file format. It increases only if earlier releases of legacydocs cannot read the files. Every release
 * can read the earlier formats.
 */
export const formatVersion = 1;

/** Folder of the frozen versions, relative to the site folder. */
export const frozenRoot = 'content/frozen';

export const manifestName = 'manifest.json';
export const versionName = 'version.json';
export const sidebarsName = 'sidebars.json';
export const attributesName = '.gitattributes';

/** Report of `legacydocs adopt`, in the folder of an adopted version. */
export const adoptedName = 'adopted.json';

/** SHA-256 in hex, as printed by `sha256sum`. */
const hash = z.string().regex(/^[\da-f]{64}$/);

/** Manifest of a frozen version, for verifying its files. */
export const manifestSchema = z.strictObject({
  format: z.literal(formatVersion),
  version: z.string(),
  /** Version of legacydocs that created the frozen version. */
  generator: z.string(),
  /** Hashes of the sources, keyed by path relative to the site folder. */
  sources: z.record(z.string(), hash),
  /** Hashes of all files except the manifest, keyed by path relative to the version's folder. */
  files: z.record(z.string(), hash),
  /** Hash of the manifest itself, computed with an empty string in this field. */
  whole: hash,
});

export type Manifest = z.output<typeof manifestSchema>;

/** Contents of `version.json`: data that all pages in the version share. */
export interface FrozenVersionFile {
  /** Id of the doc that is the version's home page. */
  readonly mainDoc: string;
  /** Ids of drafts, which are not frozen. */
  readonly drafts: readonly string[];
  readonly code: CodeRoles;
  /**
   * Files that are also published at their old URLs: paths relative to `assets/`, keyed by output path. Absent unless
   * the version was adopted from built HTML.
   */
  readonly copies?: Readonly<Record<string, string>> | undefined;
  /** Version of React that the components were built for; absent if there are no interactive components. */
  readonly react?: string | undefined;
}

/** Contents of `sidebars.json`. Paths are relative to the version's root. */
export interface FrozenSidebarsFile {
  /** Source file, relative to the site folder. */
  readonly file?: string | undefined;
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

/** Contents of `pages/<doc id>.json`: an article's metadata. */
export interface FrozenPageFile
  extends Omit<FrozenDoc, 'hash' | 'locations'>,
    Omit<PageMetadata, 'contentTitle' | 'stylesheets'> {
  readonly contentTitle?: string | undefined;
  /** Locations of the front matter fields. */
  readonly places: Readonly<Record<string, {readonly line: number; readonly column: number}>>;
  readonly search: readonly SearchSection[];
  /**
   * Suffix of the words `slot` and `code` in this page's placeholders. Empty unless the page's own text looks like a
   * placeholder.
   */
  readonly mark: string;
  /** Set for an article that has interactive components. File names are relative to `components`. */
  readonly live?:
    | (Pick<LiveHtml, 'gaps' | 'sources'> & {
        readonly module: string;
        readonly stylesheets: readonly string[];
      })
    | undefined;
}
