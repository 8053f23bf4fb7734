import {readFileSync} from 'node:fs';
import type {Store} from '../core/cache/store.ts';
import {type BuildError, buildError} from '../core/diagnostics/diagnostic.ts';
import {hexHash, nameHash} from '../core/hash/sha256.ts';
import {dependencyFile} from '../core/package/own-files.ts';
import {routeToHref} from '../core/urls/href.ts';
import {roleClasses} from '../markdown/compile/code/code-roles.ts';
import type {CompileOptions, FrozenPages, HtmlBody, PageMetadata} from '../markdown/types.ts';
import {type FrozenPageFile, versionName} from './format.ts';
import type {FrozenPage, FrozenVersion} from './frozen-version.ts';
import {articlePieces, atMount, fillRoles, liveBody, type Mount} from './placeholders.ts';
import {readVerified} from './verify-files.ts';

interface FrozenPagesInput {
  readonly siteFolder: string;
  readonly versions: ReadonlyMap<string, FrozenVersion>;
  /** URL paths of each version, keyed by the version's name. */
  readonly mounts: ReadonlyMap<string, Mount>;
  readonly options: Pick<CompileOptions, 'code'>;
  /** Cache for the classes of the site's code themes. */
  readonly store: Pick<Store, 'get' | 'set'>;
}

/** Frozen pages, and the files that their components need. */
export interface MountedPages extends FrozenPages {
  readonly files: readonly FrozenFile[];
}

/** A frozen version with the site's current paths and code colours. */
interface MountedVersion {
  readonly version: FrozenVersion;
  readonly mount: Mount;
  readonly classes: Readonly<Record<string, string>>;
  /** Folder of the version's components, relative to the output folder. */
  readonly folder: string;
}

/** Returns the pages of frozen versions, which do not have to be compiled. */
export async function frozenPages({
  siteFolder,
  versions,
  mounts,
  ...coloring
}: FrozenPagesInput): Promise<MountedPages> {
  const pages = new Map<string, {readonly page: FrozenPage; readonly mounted: MountedVersion}>();
  const metadata = new Map<string, PageMetadata>();
  const files: FrozenFile[] = [];
  for (const [name, version] of versions) {
    const mount = mounts.get(name);
    // The site does not include the version. This has already been reported.
    if (mount === undefined) continue;
    const classes = await keptClasses(version, coloring);
    const components = mountComponents(siteFolder, version, mount, classes);
    files.push(...components.files);
    const mounted = {version, mount, classes, folder: components.folder};
    for (const [sourcePath, page] of version.pages) {
      pages.set(sourcePath, {page, mounted});
      metadata.set(sourcePath, mountedMetadata(page, components.folder, mount));
    }
  }
  const find = (sourcePath: string) => {
    const found = pages.get(sourcePath);
    if (found === undefined) throw notFrozen(sourcePath);
    const {page, mounted} = found;
    const read = (ending: '.html' | '.json'): string =>
      readVerified(siteFolder, mounted.version.verified, page.path + ending).toString('utf8');
    return {page, mounted, read};
  };
  return {
    metadata,
    files,
    body: (sourcePath) => {
      const {page, mounted, read} = find(sourcePath);
      return mountedBody(read('.html'), page, mounted);
    },
    search: (sourcePath) => {
      const {search}: FrozenPageFile = JSON.parse(find(sourcePath).read('.json'));
      return search;
    },
  };
}

function mountedMetadata({metadata, live}: FrozenPage, folder: string, mount: Mount): PageMetadata {
  if (live === undefined) return metadata;
  return {
    ...metadata,
    stylesheets: live.stylesheets.map((name) => `${folder}/${name}`),
    head: metadata.head && JSON.parse(atMount(JSON.stringify(metadata.head), mount)),
  };
}

function mountedBody(
  html: string,
  {mark, live}: FrozenPage,
  {mount, classes, folder}: MountedVersion,
): HtmlBody {
  const pieces = articlePieces({html, mark}, classes);
  if (live === undefined) return {type: 'html', html: pieces};
  const {gaps, sources, module} = live;
  const address = routeToHref(`/${folder}/${module}`, mount.baseUrl);
  const mounted = pieces.map((piece) => atMount(piece, mount));
  return liveBody(mounted, {gaps, sources, module: address});
}

/**
 * Returns the classes for a version's highlighted code. Cached, because loading the themes takes longer than reading
 * several hundred pages.
 */
async function keptClasses(
  {common, verified}: FrozenVersion,
  {options, store}: Pick<FrozenPagesInput, 'options' | 'store'>,
): Promise<Readonly<Record<string, string>>> {
  const parts = [options.code, verified.manifest.files[versionName]];
  const key = `${hexHash(JSON.stringify(parts))} code roles`;
  const known = store.get(key);
  if (known !== undefined) return JSON.parse(known);
  const classes = await roleClasses(common.code, options.code);
  store.set(key, JSON.stringify(classes));
  return classes;
}

function notFrozen(file: string): BuildError {
  const message = 'The page is not part of a frozen version.';
  return buildError({code: 'page-failed', message, file});
}

/** An output file from a frozen version. */
interface FrozenFile {
  /** Relative to the output folder. */
  readonly outputPath: string;
  readonly contents: Uint8Array | string;
}

const componentsFolder = 'components/';
const mediaFolder = 'media/';
const reactName = 'components/react.js';

/**
 * Module that replaces the frozen React and exports the page layout's React instead. See `templates/shared/islands`.
 */
const shellReact =
  "export const {react$, dom$, jsx$, client$} = globalThis[Symbol.for('legacydocs.islands')].react;\n";

/**
 * Returns the components of a frozen version, with the site's current paths and code colours.
 *
 * @returns The files, and their folder relative to the output folder. The folder's name is a hash of the contents.
 */
function mountComponents(
  siteFolder: string,
  {verified, common}: FrozenVersion,
  mount: Mount,
  classes: Readonly<Record<string, string>>,
): {readonly folder: string; readonly files: readonly FrozenFile[]} {
  if (common.react === undefined) return {folder: '', files: []};
  const isShared = majorOf(common.react) === majorOf(shellReactVersion());
  const paths = Object.keys(verified.manifest.files);
  const texts = paths
    .filter((path) => path.startsWith(componentsFolder))
    .map((path) => {
      if (path === reactName && isShared) return [path, shellReact] as const;
      const text = readVerified(siteFolder, verified, path).toString('utf8');
      const isCode = path.endsWith('.js') && path !== reactName;
      return [path, atMount(isCode ? fillRoles(text, classes) : text, mount)] as const;
    });
  const folder = `assets/frozen/${nameHash(JSON.stringify(texts))}`;
  return {
    folder,
    files: [
      ...texts.map(([path, contents]) => ({
        outputPath: `${folder}/${path.slice(componentsFolder.length)}`,
        contents,
      })),
      ...paths
        .filter((path) => path.startsWith(mediaFolder))
        .map((path) => ({
          outputPath: path.slice(mediaFolder.length),
          contents: readVerified(siteFolder, verified, path),
        })),
    ],
  };
}

/** Returns the version of React that pages use. */
export function shellReactVersion(): string {
  const {version}: {version: string} = JSON.parse(
    readFileSync(dependencyFile('react/package.json'), 'utf8'),
  );
  return version;
}

function majorOf(version: string): string {
  return version.split('.', 1)[0] ?? '';
}
