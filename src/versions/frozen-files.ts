import {BuildError, type Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {foldedPath} from '../core/files/path-register.ts';
import type {StyleRule} from '../core/html/inline-styles.ts';
import {nameCodeRoles} from '../markdown/compile/code/code-roles.ts';
import type {
  CompiledPages,
  CompileOptions,
  LiveHtml,
  PageMetadata,
  Slot,
} from '../markdown/types.ts';
import type {Doc, Version} from '../site/types.ts';
import {
  attributesName,
  type FrozenPageFile,
  type FrozenSidebarsFile,
  type FrozenVersionFile,
  sidebarsName,
  versionName,
} from './format.ts';
import {jsonText} from './manifest.ts';
import {articleWithPlaceholders, codeClassLists, insertRoles} from './placeholders.ts';

/** A compiled version. Paths are relative to the version's root. */
export interface CompiledVersion {
  readonly version: Version;
  readonly compiled: Pick<CompiledPages, 'metadata' | 'body' | 'search'>;
  readonly options: Pick<CompileOptions, 'code'>;
  /** Changes to the compiled slots, one entry for each slot, keyed by the page's source path. */
  readonly slotChanges: ReadonlyMap<string, readonly Partial<Pick<Slot, 'url' | 'target'>>[]>;
  /** Files of interactive pages, if there are any. */
  readonly live?: LiveVersion | undefined;
  /** Contents of images and files that pages refer to, keyed by path relative to the site folder. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** Assets that are also published at other paths: keys of `assets`, keyed by output path. */
  readonly copies?: Readonly<Record<string, string>> | undefined;
}

/** File contents, keyed by path relative to the frozen version's folder. */
export type FrozenFiles = ReadonlyMap<string, Uint8Array | string>;

/** Contents of `.gitattributes`, which prevents Git from changing line endings. */
const attributes = '* -text\n';

/**
 * Returns all files of a frozen version except the manifest. Equal versions produce equal files.
 *
 * @throws {BuildError} `frozen-names-collide`
 */
export async function frozenFiles({
  version,
  compiled,
  options,
  slotChanges,
  live,
  assets,
  copies,
}: CompiledVersion): Promise<FrozenFiles> {
  const files = new Map<string, Uint8Array | string>([[attributesName, attributes]]);
  const articles = await Promise.all(
    version.docs.map(async (doc) => {
      const body = await compiled.body(doc.sourcePath);
      const search = await compiled.search(doc.sourcePath);
      const page = live?.pages.get(doc.sourcePath);
      return {doc, search, page, html: page?.html ?? (body.type === 'html' ? body.html : [])};
    }),
  );
  const components = [...(live?.components ?? [])];
  const classLists = codeClassLists([
    ...articles.flatMap(({html}) => html),
    ...components.map(([, text]) => text),
  ]);
  const {code, names} = await nameCodeRoles(options.code, classLists);
  for (const {doc, search, page, html} of articles) {
    const metadata = compiled.metadata.get(doc.sourcePath);
    if (metadata === undefined) continue;
    const path = pagePath(doc.id);
    const {slots = metadata.slots, styles = [], head = []} = page ?? {};
    const marked = articleWithPlaceholders(
      html,
      page === undefined ? slots : page.gaps.map((gap) => slots[gap]),
      names,
    );
    const {id, format, frontMatter, sidebar, lastUpdate} = doc;
    const known: FrozenPageFile = {
      source: doc.sourcePath.slice(version.folder.length + 1),
      format,
      id,
      path: doc.path,
      sidebar,
      frontMatter,
      places: locationsOf(doc),
      ...(lastUpdate && {lastUpdate}),
      mark: marked.mark,
      ...(page && {live: liveOf(page)}),
      ...metadata,
      slots: slots.map((slot, index) => ({...slot, ...slotChanges.get(doc.sourcePath)?.[index]})),
      styles: [...metadata.styles, ...styles],
      ...(head.length > 0 && {head}),
      search,
    };
    files.set(`${path}.html`, marked.html);
    files.set(`${path}.json`, jsonText(known));
  }
  for (const [name, text] of components) {
    files.set(`components/${name}`, name.endsWith('.js') ? insertRoles(text, names) : text);
  }
  for (const [path, contents] of live?.media ?? []) files.set(`media/${path}`, contents);
  const common: FrozenVersionFile = {
    mainDoc: version.mainDocId,
    drafts: [...version.draftIds].sort(),
    code,
    ...(copies && {copies}),
    ...(live && {react: live.react}),
  };
  files.set(versionName, jsonText(common));
  const sidebars: FrozenSidebarsFile = {
    file: version.sidebarsFile,
    sidebars: Object.fromEntries(version.sidebars),
  };
  files.set(sidebarsName, jsonText(sidebars));
  for (const [path, contents] of assets) files.set(`assets/${path}`, contents);
  const collisions = collisionsOf([...files.keys()], version.name);
  if (collisions.length > 0) throw new BuildError(collisions);
  return files;
}

function liveOf({module, stylesheets, gaps, sources}: LivePage): FrozenPageFile['live'] {
  return {module, stylesheets, gaps, sources};
}

function locationsOf({locations}: Doc): FrozenPageFile['places'] {
  const entries = [...(locations ?? [])].map(
    ([name, {line = 1, column = 1}]) => [name, {line, column}] as const,
  );
  return Object.fromEntries(entries);
}

/**
 * Returns the path of a page's files without the extension. Escapes characters that some file systems do not allow.
 * @example pagePath('guide/a:b') // 'pages/guide/a%3Ab'
 */
function pagePath(id: string): string {
  const name = id
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N} _.()+@,-]|^\.|[ .]$/gu, encoded))
    .join('/');
  return `pages/${name}`;
}

function encoded(character: string): string {
  const bytes = [...Buffer.from(character)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

function collisionsOf(paths: readonly string[], version: string): Diagnostic[] {
  const first = new Map<string, string>();
  return paths.flatMap((path): Diagnostic[] => {
    const folded = foldedPath(path);
    const twin = first.get(folded);
    if (twin === undefined) {
      first.set(folded, path);
      return [];
    }
    if (!path.endsWith('.html') && path.startsWith('pages/')) return [];
    return [
      {
        severity: 'error',
        code: 'frozen-names-collide',
        message: `\`${twin}\` and \`${path}\` in version \`${version}\` differ only in upper and lower case.`,
        consequence:
          'Some file systems, for example on macOS and Windows, can store only one of them.',
        hint: path.startsWith('pages/')
          ? "Give one of the pages a different `id` in its front matter. To keep the page's URL, also set the `slug`."
          : 'Rename one of the files.',
      },
    ];
  });
}

/** A rendered article with interactive components. */
export interface LivePage extends Pick<LiveHtml, 'gaps' | 'sources'> {
  /** Parts of the HTML between the slots, with placeholders for the base path and the version's path. */
  readonly html: readonly string[];
  /** Slots of the page and of imported files. */
  readonly slots: readonly Slot[];
  readonly styles: readonly StyleRule[];
  /** Elements that the components add to the head. */
  readonly head: NonNullable<PageMetadata['head']>;
  /** File name of the page's module in `components`. */
  readonly module: string;
  /** File names of the page's style sheets in `components`. */
  readonly stylesheets: readonly string[];
}

/** Files for a version's interactive pages. */
export interface LiveVersion {
  /** Articles, keyed by source path. */
  readonly pages: ReadonlyMap<string, LivePage>;
  /** Contents of the modules and style sheets, keyed by file name. */
  readonly components: ReadonlyMap<string, string>;
  /** Files that the components load, keyed by path relative to the site's base path. */
  readonly media: ReadonlyMap<string, Uint8Array>;
  /** Version of React that the components were built with. */
  readonly react: string;
}
