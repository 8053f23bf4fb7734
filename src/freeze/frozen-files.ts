import {nameCodeRoles} from '../compile/code/code-roles.ts';
import type {CompileOptions} from '../compile/compile-options.ts';
import type {CompiledPages, PageBody} from '../compile/types.ts';
import type {Doc, Version} from '../content/types.ts';
import {BuildError} from '../diagnostics/build-error.ts';
import type {Diagnostic} from '../diagnostics/types.ts';
import {foldedPath} from '../output/path-register.ts';
import {
  attributesName,
  type FrozenPageFile,
  type FrozenSidebarsFile,
  type FrozenVersionFile,
  sidebarsName,
  versionName,
} from './format.ts';
import {jsonText} from './json-text.ts';
import {codeClassLists, markArticle} from './marks.ts';

/** A version that is compiled, with its addresses counted from its root. */
export interface CompiledVersion {
  readonly version: Version;
  readonly compiled: Pick<CompiledPages, 'facts' | 'body'>;
  readonly options: Pick<CompileOptions, 'code'>;
  /** Files that its pages show: contents, keyed by path relative to the site folder. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** Contents of files, keyed by path relative to a frozen version's folder. */
export type FrozenFiles = ReadonlyMap<string, Uint8Array | string>;

/** Whatever Git is told elsewhere, these files are bytes. */
const attributes = '* -text\n';

/**
 * Everything that a version is frozen into, but the manifest. Pure: equal versions, equal files.
 *
 * @throws {BuildError} `frozen-names-collide`
 */
export async function frozenFiles({
  version,
  compiled,
  options,
  assets,
}: CompiledVersion): Promise<FrozenFiles> {
  const files = new Map<string, Uint8Array | string>([[attributesName, attributes]]);
  const bodies = new Map<Doc, PageBody>();
  for (const doc of version.docs) bodies.set(doc, await compiled.body(doc.sourcePath));
  const live = [...bodies].filter(([, {body}]) => body.type === 'module');
  if (live.length > 0) throw new BuildError(live.map(([doc]) => livePage(doc)));
  const classLists = [...bodies.values()].flatMap(({body}) =>
    body.type === 'html' ? [...codeClassLists(body.html)] : [],
  );
  const {code, names} = await nameCodeRoles(options.code, classLists);
  for (const [doc, {body, search}] of bodies) {
    const facts = compiled.facts.get(doc.sourcePath);
    if (facts === undefined || body.type !== 'html') continue;
    const path = pagePath(doc.id);
    const {html, mark} = markArticle(body, facts.slots, names);
    const {id, format, frontMatter, sidebar} = doc;
    const page: FrozenPageFile = {
      source: doc.sourcePath.slice(version.folder.length + 1),
      format,
      id,
      path: doc.path,
      sidebar,
      frontMatter,
      places: placesOf(doc),
      mark,
      ...facts,
      search,
    };
    files.set(`${path}.html`, html);
    files.set(`${path}.json`, jsonText(page));
  }
  const common: FrozenVersionFile = {
    mainDoc: version.mainDocId,
    drafts: [...version.draftIds].sort(),
    code,
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

function livePage({sourcePath}: Doc): Diagnostic {
  return {
    severity: 'error',
    code: 'frozen-live-page',
    message: 'The page is MDX, which cannot be frozen yet.',
    file: sourcePath,
    consequence: 'The version cannot be frozen.',
  };
}

function placesOf({places}: Doc): FrozenPageFile['places'] {
  const entries = [...(places ?? [])].map(
    ([name, {line = 1, column = 1}]) => [name, {line, column}] as const,
  );
  return Object.fromEntries(entries);
}

/** Names that every file system takes. @example pagePath('guide/a:b') // 'pages/guide/a%3Ab' */
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
        message: `\`${twin}\` and \`${path}\` of version \`${version}\` differ in nothing but upper and lower case.`,
        consequence:
          'Some file systems, such as those of macOS and Windows, would keep only one of them.',
        hint: path.startsWith('pages/')
          ? 'Give one of the pages another `id` in its front matter; its address stays as its `slug` says.'
          : 'Rename one of the files.',
      },
    ];
  });
}
