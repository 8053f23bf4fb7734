import {join} from 'node:path';
import type {SiteCache} from '../../core/cache/site-cache.ts';
import {BuildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {forEachTag} from '../../core/html/for-each-tag.ts';
import {stylesToClasses} from '../../core/html/inline-styles.ts';
import {wordingOf} from '../../core/messages/site-messages.ts';
import {importFile} from '../../core/modules/import-file.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {CompilerSettings} from '../../markdown/compile/compile-pages.ts';
import type {
  CompiledPages,
  PageMetadata,
  ResolvedPages,
  Slot,
  SlotAttributes,
} from '../../markdown/types.ts';
import {
  bundleIslands,
  type IslandBundle,
  islandSlots,
  reactModule,
} from '../../pages/bundle/island-bundle.ts';
import {buildLayout} from '../../pages/layout/build-layout.ts';
import {renderWithEnd} from '../../pages/render/endless.ts';
import type {RouteData, SiteData} from '../../pages/theme/types.ts';
import type {ArticleSource} from '../../pages/types.ts';
import {readContent} from '../../site/content/read-content.ts';
import {buildRoutes} from '../../site/routes/build-routes.ts';
import type {Content, Site, Version} from '../../site/types.ts';
import type {LivePage, LiveVersion} from '../../versions/frozen-files.ts';
import {shellReactVersion} from '../../versions/frozen-pages.ts';
import {
  basePlaceholder,
  versionPlaceholder,
  withVersionPlaceholder,
} from '../../versions/placeholders.ts';
import {docsOf, readFrozen} from '../../versions/read-frozen.ts';
import {moduleSources} from '../module-sources.ts';

interface IslandsInput extends CompilerSettings {
  readonly site: Site;
  /** The version, with paths relative to its root. */
  readonly version: Version;
  readonly compiled: CompiledPages;
  readonly resolved: ResolvedPages;
  readonly siteCache: SiteCache;
}

/** A version's frozen interactive pages. */
export interface FrozenIslands {
  /** Absent if the version has no interactive pages. */
  readonly live?: LiveVersion | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of the input files. */
  readonly reads: readonly string[];
}

/** Global symbol through which modules access the attributes for their slots. See `templates/shared/islands`. */
const shellName = Symbol.for('legacydocs.islands');

/**
 * Bundles and renders a version's module pages, so that builds do not need their sources or the bundler.
 *
 * @throws {BuildError} If a page cannot be bundled or rendered.
 */
export async function freezeIslands(input: IslandsInput): Promise<FrozenIslands> {
  const {site, version, compiled, resolved} = input;
  const docs = version.docs.filter(({format}) => format === 'mdx');
  if (docs.length === 0) return {diagnostics: [], reads: []};
  const markers = createMarkers(compiled);
  const sources = await moduleSources({
    ...input,
    content: {versions: [version], pages: []},
    resolved: {
      // Slots are filled later, by builds.
      pages: new Map(docs.map(({sourcePath}) => [sourcePath, {attributes: []}])),
      resolveModule: async (sourcePath, metadata) => {
        markers.add(sourcePath, metadata);
        const {diagnostics} = await resolved.resolveModule(sourcePath, metadata);
        return {attributes: [], diagnostics};
      },
    },
    slotsCode: (_, sourcePath) => islandSlots(sourcePath),
  });
  const asked = await hookData(site, version.name, compiled);
  const bundle = await bundleIslands({
    site,
    siteData: asked.site,
    wording: wordingOf(site.config),
    modules: sources.modules.filter((module): module is ArticleSource => module.format === 'mdx'),
    compileModule: sources.compileModule,
    routes: asked.routes,
  });
  const neutral = (text: string): string => withVersionPlaceholder(text, asked.path);
  const pages = new Map<string, LivePage>();
  const problems: Diagnostic[] = [];
  for (const {sourcePath} of docs) {
    const island = bundle.islands.get(sourcePath);
    if (island === undefined) continue;
    try {
      const html = neutral(await renderPage(bundle.serverModule(sourcePath), markers.of));
      const imported = importsOf(sourcePath, bundle, site.folder);
      pages.set(sourcePath, {...livePage(html, sourcePath, imported, markers), ...island});
    } catch (error) {
      problems.push(renderFailed(sourcePath, error));
    }
  }
  if (problems.length > 0) throw new BuildError(problems);
  const {files, media, react, reads} = bundle;
  const components = files.map(
    ({outputPath, contents}) => [outputPath, neutral(String(contents))] as const,
  );
  return {
    live: {
      pages,
      components: new Map([...components, [reactModule, react]]),
      media: new Map(media.map(({outputPath, contents}) => [outputPath, Buffer.from(contents)])),
      react: shellReactVersion(),
    },
    diagnostics: [...bundle.diagnostics, ...sources.warnings()],
    reads,
  };
}

interface HookData {
  readonly site: SiteData;
  readonly routes: ReadonlyMap<string, RouteData>;
  /** Path of the version in `site` and `routes`. */
  readonly path: string;
}

/** Returns the data that `useSite`, `useRoute` and `useHref` return, with placeholders for base path and version. */
async function hookData(
  {config, ...paths}: Site,
  name: string,
  compiled: CompiledPages,
): Promise<HookData> {
  const docs = config.docs && {
    ...config.docs,
    // Frozen pages have no edit link, and the main thread could not stop a function that never ends.
    ...(typeof config.docs.editUrl === 'function' && {editUrl: undefined}),
    onlyIncludeVersions: undefined,
    versions: config.docs.versions.map((version) =>
      version.name === name ? {...version, path: versionPlaceholder} : version,
    ),
  };
  const site = {...paths, config: {...config, baseUrl: basePlaceholder, docs}};
  const frozen = await readFrozen(site, {beside: name});
  const content: Content = await readContent(site, {drafts: false, frozen: docsOf(frozen)});
  const routes = buildRoutes(content, site);
  const layout = buildLayout({site, content, routes, compiled});
  const pages = routes.routes.flatMap((route) =>
    route.content.kind === 'doc' && route.content.doc.version === name
      ? [
          [
            route.content.doc.sourcePath,
            {...layout.routeData(route), runtime: '', stylesheets: [], imports: []},
          ] as const,
        ]
      : [],
  );
  const path = content.versions.find((version) => version.name === name)?.path ?? '';
  return {site: layout.site, routes: new Map(pages), path};
}

interface Markers {
  readonly add: (sourcePath: string, metadata: Pick<PageMetadata, 'slots'>) => void;
  readonly of: (sourcePath: string) => readonly SlotAttributes[];
  /** Slots of each file, ordered by the numbers in their markers. */
  readonly slots: () => readonly (readonly [sourcePath: string, slots: readonly Slot[]])[];
}

/** Matches a slot's marker in an attribute: number of the file, number of the slot. */
const marker = /[a-zA-Z]+="legacydocs:slot\/(\d+)\/(\d+)"(?: loading="lazy")?/g;

function createMarkers(compiled: Pick<CompiledPages, 'metadata'>): Markers {
  const slots = new Map([...compiled.metadata].map(([path, metadata]) => [path, metadata.slots]));
  const numberOf = (sourcePath: string): number => [...slots.keys()].indexOf(sourcePath);
  return {
    add: (sourcePath, metadata) => void slots.set(sourcePath, metadata.slots),
    of: (sourcePath) =>
      (slots.get(sourcePath) ?? []).map(({attribute, kind, given}, index) => ({
        [attribute]: `legacydocs:slot/${numberOf(sourcePath)}/${index}`,
        // React preloads images, unless they are lazy. The placeholder URL must not be preloaded.
        ...(kind === 'image' && !given.includes('loading') && {loading: 'lazy'}),
      })),
    slots: () => [...slots],
  };
}

async function renderPage(file: string, slots: Markers['of']): Promise<string> {
  Reflect.set(globalThis, shellName, {slots});
  try {
    const {render} = await importFile(file);
    return renderWithEnd(() => (typeof render === 'function' ? String(render()) : ''));
  } finally {
    Reflect.deleteProperty(globalThis, shellName);
  }
}

/** Returns the paths of all files that a page imports, directly or indirectly, relative to the site folder. */
function importsOf(
  sourcePath: string,
  {imports}: Pick<IslandBundle, 'imports'>,
  siteFolder: string,
): ReadonlySet<string> {
  const reached = new Set([join(siteFolder, sourcePath)]);
  for (const file of reached) for (const imported of imports.get(file) ?? []) reached.add(imported);
  return new Set([...reached].map((file) => relativePath(siteFolder, file)));
}

function livePage(
  rendered: string,
  sourcePath: string,
  imported: ReadonlySet<string>,
  markers: Markers,
): Omit<LivePage, 'module' | 'stylesheets'> {
  // A strict Content Security Policy blocks `style` attributes in HTML that scripts insert.
  const hoisted = hoistedMarkup.exec(rendered)?.[0] ?? '';
  const {html, rules} = stylesToClasses(rendered.slice(hoisted.length), {keepText: true});
  const files = markers.slots();
  const others = files.filter(([path]) => path !== sourcePath && imported.has(path));
  const own = files.filter(([path]) => path === sourcePath);
  const used = [...own, ...others];
  const offsets = new Map<string, number>();
  let count = 0;
  for (const [path, slots] of used) {
    offsets.set(path, count);
    count += slots.length;
  }
  const gaps = [...html.matchAll(marker)].map(([, file = '', slot = '']) => {
    const [path = ''] = files[Number(file)] ?? [];
    return (offsets.get(path) ?? 0) + Number(slot);
  });
  return {
    html: html.split(new RegExp(marker.source.replaceAll('(\\d+)', '\\d+'), 'g')),
    gaps,
    sources: used.map(([path, slots]) => [path, slots.length]),
    slots: used.flatMap(([path, slots]) =>
      slots.map((slot) => (path === sourcePath ? slot : {...slot, file: path})),
    ),
    styles: rules,
    head: headOf(hoisted),
  };
}

/** Matches head elements, which React renders before all other elements. */
const hoistedMarkup = /^(?:<(?:link|meta)\b[^>]*>|<(title|style|script)\b[^>]*>.*?<\/\1>)+/s;

/** Returns the head elements that components render, except preloads. */
function headOf(hoisted: string): LivePage['head'] {
  const tags: {tag: 'meta' | 'link'; attributes: Record<string, string>}[] = [];
  forEachTag(hoisted, ({name, attributes}) => {
    if (name !== 'meta' && name !== 'link') return;
    if (attributes.get('rel') === 'preload') return;
    tags.push({tag: name, attributes: Object.fromEntries(attributes)});
  });
  return tags;
}

function renderFailed(file: string, error: unknown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  return {
    severity: 'error',
    code: 'render-failed',
    message: `The page cannot be rendered: ${message}`,
    file,
    consequence: 'The version cannot be frozen.',
    hint: 'Run `legacydocs build`, which reports the component.',
  };
}
