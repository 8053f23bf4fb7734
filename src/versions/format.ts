import {z} from 'zod';
import type {CodeRoles} from '../markdown/compile/code/code-roles.ts';
import type {LiveHtml, PageMetadata, SearchSection} from '../markdown/compile/types.ts';
import type {FrozenDoc, SidebarItem} from '../site/content/types.ts';

/** Of the files described here. Raised only when an older generator could not read them; older formats stay readable. */
export const formatVersion = 1;

/** Below the site folder: one folder for each frozen version. */
export const frozenRoot = 'content/frozen';

export const manifestName = 'manifest.json';
export const versionName = 'version.json';
export const sidebarsName = 'sidebars.json';
export const attributesName = '.gitattributes';

/** SHA-256, hex, as `sha256sum` prints it. */
const hash = z.string().regex(/^[\da-f]{64}$/);

/** What vouches for the files of a frozen version. Paths are relative to its folder, sorted. */
export const manifestSchema = z.strictObject({
  format: z.literal(formatVersion),
  version: z.string(),
  /** Version of the package that wrote it. */
  generator: z.string(),
  /** Of the files that the version was compiled from: paths relative to the site folder. */
  sources: z.record(z.string(), hash),
  /** Every file beside this one. */
  files: z.record(z.string(), hash),
  /** Of this file's own text, with nothing here. */
  whole: hash,
});

export type Manifest = z.output<typeof manifestSchema>;

/** `version.json`: what pages of the version have in common. */
export interface FrozenVersionFile {
  /** The doc that the version's name leads to. */
  readonly mainDoc: string;
  /** Docs that were drafts, and are left out. */
  readonly drafts: readonly string[];
  readonly code: CodeRoles;
  /** Version of the React that its components were built for; absent where none are alive. */
  readonly react?: string | undefined;
}

/** `sidebars.json`. Addresses count from the version's root. */
export interface FrozenSidebarsFile {
  /** That they were read from, relative to the site folder. */
  readonly file?: string | undefined;
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

/** `pages/<doc id>.json`: what is known of an article beside its HTML. */
export interface FrozenPageFile
  extends Omit<FrozenDoc, 'hash' | 'locations'>,
    Omit<PageMetadata, 'contentTitle' | 'stylesheets'> {
  readonly contentTitle?: string | undefined;
  /** Where front matter has its fields. */
  readonly places: Readonly<Record<string, {readonly line: number; readonly column: number}>>;
  readonly search: readonly SearchSection[];
  /** Goes into the words `slot` and `code` of this page's marks, where its text holds them already. */
  readonly mark: string;
  /** Of an article with live components; what names files names them in `components`. */
  readonly live?:
    | (Pick<LiveHtml, 'gaps' | 'sources'> & {
        readonly module: string;
        readonly stylesheets: readonly string[];
      })
    | undefined;
}
