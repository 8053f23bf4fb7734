import {z} from 'zod';
import type {CodeRoles} from '../markdown/compile/code/code-roles.ts';
import type {LiveHtml, PageMetadata, SearchSection} from '../markdown/compile/types.ts';
import type {FrozenDoc, SidebarItem} from '../site/content/types.ts';

/** Version of the file format. Raised only when older generators cannot read the files; older formats stay readable. */
export const formatVersion = 1;

/** Folder of the frozen versions, relative to the site folder. */
export const frozenRoot = 'content/frozen';

export const manifestName = 'manifest.json';
export const versionName = 'version.json';
export const sidebarsName = 'sidebars.json';
export const attributesName = '.gitattributes';

/** Report of `legacydocs adopt`, in the folder of a version made from built HTML. */
export const adoptedName = 'adopted.json';

/** SHA-256, hex, as `sha256sum` prints it. */
const hash = z.string().regex(/^[\da-f]{64}$/);

/** Manifest of a frozen version, by which its files are verified. Paths are relative to its folder, sorted. */
export const manifestSchema = z.strictObject({
  format: z.literal(formatVersion),
  version: z.string(),
  /** Version of legacydocs that wrote it. */
  generator: z.string(),
  /** Hashes of the sources. Paths are relative to the site folder. */
  sources: z.record(z.string(), hash),
  /** Hashes of all other files. */
  files: z.record(z.string(), hash),
  /** Hash of this file's text, with an empty string here. */
  whole: hash,
});

export type Manifest = z.output<typeof manifestSchema>;

/** `version.json`: data shared by the pages of the version. */
export interface FrozenVersionFile {
  /** Id of the doc that is the version's home page. */
  readonly mainDoc: string;
  /** Ids of drafts, which are not frozen. */
  readonly drafts: readonly string[];
  readonly code: CodeRoles;
  /** Version of React that its components were built for; absent without interactive components. */
  readonly react?: string | undefined;
}

/** `sidebars.json`. Paths are relative to the version's root. */
export interface FrozenSidebarsFile {
  /** Source file, relative to the site folder. */
  readonly file?: string | undefined;
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

/** `pages/<doc id>.json`: metadata of an article. */
export interface FrozenPageFile
  extends Omit<FrozenDoc, 'hash' | 'locations'>,
    Omit<PageMetadata, 'contentTitle' | 'stylesheets'> {
  readonly contentTitle?: string | undefined;
  /** Locations of the front matter fields. */
  readonly places: Readonly<Record<string, {readonly line: number; readonly column: number}>>;
  readonly search: readonly SearchSection[];
  /** Suffix of the words `slot` and `code` in this page's placeholders, where its text contains them. Usually empty. */
  readonly mark: string;
  /** Set for an article with interactive components. File names are relative to `components`. */
  readonly live?:
    | (Pick<LiveHtml, 'gaps' | 'sources'> & {
        readonly module: string;
        readonly stylesheets: readonly string[];
      })
    | undefined;
}
