import {posix} from 'node:path';
import {
  compareLocations,
  type Diagnostic,
  type LinkLocation,
  nearest,
  severityOf,
} from '../../core/diagnostics/diagnostic.ts';
import {srcsetUrls} from '../../core/html/srcset.ts';
import {configuredHref, hrefKind, splitHref} from '../../core/urls/href.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import {
  type Route,
  type RoutePaths,
  type Site,
  sourceOf,
  sourcePathOf,
  versionOf,
} from '../../site/types.ts';
import type {
  ArticleCode,
  ArticleLink,
  CompiledPages,
  PageMetadata,
  PreviewImage,
  ResolvedPage,
  ResolvedPages,
  Slot,
  SlotAttributes,
} from '../types.ts';
import {type AssetRegistry, createAssetRegistry, fileProblem} from './asset-registry.ts';
import {allowsDiagrams, diagramNotDrawn} from './diagrams.ts';
import {type LinkContext, linkTarget} from './link-target.ts';
import {mediaFile, resolveSlot, type SlotProblem} from './resolve-slot.ts';
import {fileLink, type LinkVersion} from './version-links.ts';

/** The part of a site's configuration that affects links in articles. JSON data. */
export type LinkConfig = Pick<
  SiteConfig,
  'baseUrl' | 'csp' | 'staticDirectories' | 'onBrokenLinks' | 'onBrokenMarkdownLinks'
>;

export interface ResolveInput {
  readonly site: {readonly folder: Site['folder']; readonly config: LinkConfig};
  /** Pages that need a preview image for shared links, and the site with its default image. */
  readonly previews?: {readonly site: PreviewSite; readonly routes: readonly Route[]} | undefined;
  readonly content: {readonly versions: readonly LinkVersion[]};
  readonly routes: RoutePaths;
  readonly compiled: Pick<CompiledPages, 'metadata'>;
}

/**
 * Determines the final URL of every link, image and attached file in every page. Reads only the images and attached
 * files, to hash and measure them.
 *
 * Reports links to missing Markdown files (`broken-markdown-link`, row LINK-05) and missing images and files
 * (`missing-asset`, row MD-18). The link check later verifies that pages and anchors exist.
 */
export async function resolvePages(input: ResolveInput): Promise<ResolvedPages> {
  const assets = createAssetRegistry(input.site.folder);
  const routeBeside = routesBeside(input.routes);

  async function resolveFile(sourcePath: string, routePath: string, metadata: PageMetadata) {
    const context = linkContext(sourcePath, routePath, input);
    const {page, problems} = await resolvePage(metadata, context, assets);
    const diagnostics = problems.flatMap(({slot, problem}) =>
      describe(slot, problem, context, input.site.config),
    );
    return {page, diagnostics};
  }

  const diagnostics: Diagnostic[] = [];
  const pages = new Map<string, ResolvedPage>();
  for (const [sourcePath, metadata] of input.compiled.metadata) {
    const route = input.routes.bySource.get(sourcePath);
    if (route === undefined) continue;
    const resolved = await resolveFile(sourcePath, route.path, metadata);
    pages.set(sourcePath, resolved.page);
    diagnostics.push(...resolved.diagnostics);
  }
  const previews = new Map<string, PreviewImage>();
  if (input.previews !== undefined) {
    const {site, routes} = input.previews;
    for (const route of routes) {
      const context = linkContext(contextPath(route, input.content.versions), route.path, input);
      const found = await previewImage(route, context, site, assets);
      if (found.image !== undefined) previews.set(route.path, found.image);
      diagnostics.push(...found.diagnostics);
    }
  }
  const resolvedModules = new Set<string>();
  const imported = {
    links: new Map<string, readonly ArticleLink[]>(),
    inlineCode: [] as ArticleCode[],
  };
  return {
    pages,
    diagnostics,
    previews,
    imported,
    resolveModule: async (sourcePath, metadata) => {
      const {page, diagnostics} = await resolveFile(sourcePath, routeBeside(sourcePath), metadata);
      for (const link of page.links) {
        imported.links.set(link.href, withLink(imported.links.get(link.href) ?? [], link));
      }
      // The bundler asks for a file once for each bundle, but the inline code is recorded only once.
      if (!resolvedModules.has(sourcePath)) imported.inlineCode.push(...page.inlineCode);
      resolvedModules.add(sourcePath);
      return {attributes: page.attributes, diagnostics};
    },
    assets: assets.all,
    tried: assets.tried,
    assetSources: assets.sources,
  };
}

/**
 * Adds a link. The list is sorted by location and has no duplicates, because the bundler asks for the files in any
 * order, and for each file once for each bundle.
 */
function withLink(links: readonly ArticleLink[], added: ArticleLink): readonly ArticleLink[] {
  const isKnown = links.some(({location}) => compareLocations(location, added.location) === 0);
  return isKnown
    ? links
    : [...links, added].sort((a, b) => compareLocations(a.location, b.location));
}

/**
 * Returns a page's source path. A category page does not have a file and is treated as a file in its version's folder.
 */
function contextPath(route: Route, versions: readonly LinkVersion[]): string {
  const source = sourcePathOf(route);
  if (source !== undefined) return source;
  const version = versions.find(({name}) => name === versionOf(route));
  return version === undefined ? '' : `${version.folder}/sidebars.json`;
}

/**
 * Returns the data that determines the targets of a file's links.
 *
 * @param routePath Route path of the file's page; for a file without a page, the base for relative URLs (see
 * `routesBeside`).
 */
export function linkContext(
  sourcePath: string,
  routePath: string,
  input: Omit<ResolveInput, 'compiled'>,
): LinkContext {
  const {config} = input.site;
  const {versions} = input.content;
  return {
    sourcePath,
    routePath,
    version: versions.find(({folder}) => sourcePath.startsWith(`${folder}/`)),
    versions,
    staticFolders: config.staticDirectories.map((folder) => posix.join('content', folder)),
    routes: input.routes,
    baseUrl: config.baseUrl,
    drawsDiagrams: allowsDiagrams(config.csp),
  };
}

interface PageOutcome {
  readonly page: ResolvedPage;
  readonly problems: readonly {readonly slot: Slot; readonly problem: SlotProblem}[];
}

async function resolvePage(
  metadata: PageMetadata,
  context: LinkContext,
  assets: AssetRegistry,
): Promise<PageOutcome> {
  const attributes: SlotAttributes[] = [];
  const links: ArticleLink[] = [];
  const problems: {slot: Slot; problem: SlotProblem}[] = [];
  for (const slot of metadata.slots) {
    const resolved = await resolveSlot(slot, contextOf(slot, context), assets);
    attributes.push(resolved.attributes);
    if (resolved.checked !== undefined) links.push(articleLink(resolved.checked, slot, context));
    else {
      const hrefs = urlOf(slot, resolved.attributes);
      links.push(
        ...hrefs.map((href) => ({...articleLink(href, slot, context), isSettled: true as const})),
      );
    }
    problems.push(...resolved.problems.map((problem) => ({slot, problem})));
  }
  for (const slot of metadata.componentLinks ?? []) {
    const target = linkTarget(slot.url, contextOf(slot, context));
    if (target.type !== 'page' || target.leaves === undefined || slot.unchecked) continue;
    problems.push({slot, problem: {type: 'leaves-version', ...target.leaves, inComponent: true}});
  }
  for (const slot of [...metadata.hashLinks, ...metadata.externalLinks]) {
    links.push(articleLink(slot.url, slot, context));
  }
  const inlineCode = (metadata.inlineCode ?? []).map(({what, line, column}) => ({
    what,
    location: {file: context.sourcePath, line, column},
  }));
  return {page: {attributes, links, inlineCode}, problems};
}

/**
 * Returns the context of a slot. In an imported file, file paths are relative to that file, and URLs are relative to
 * the page.
 */
function contextOf({file}: Slot, context: LinkContext): LinkContext {
  return file === undefined ? context : {...context, sourcePath: file};
}

function urlOf({attribute}: Slot, attributes: SlotAttributes): string[] {
  const value = attributes[attribute];
  if (value === undefined) return [];
  return attribute === 'srcSet' ? srcsetUrls(value) : [value];
}

function articleLink(href: string, slot: Slot, {sourcePath}: LinkContext): ArticleLink {
  return {
    href,
    written: slot.url,
    kind: slot.kind === 'link' ? 'page' : 'asset',
    location: {file: slot.file ?? sourcePath, line: slot.line, column: slot.column},
  };
}

function describe(
  slot: Slot,
  problem: SlotProblem,
  context: LinkContext,
  config: LinkConfig,
): Diagnostic[] {
  const location = {file: slot.file ?? context.sourcePath, line: slot.line, column: slot.column};
  switch (problem.type) {
    case 'diagram':
      return [diagramNotDrawn(problem, location)];
    case 'missing-asset':
    case 'unreadable-asset':
      return fileProblem(problem, slot.kind === 'image' ? 'image' : 'file', location, config);
    case 'leaves-version': {
      const {to, own} = problem;
      return [
        {
          severity: 'warning',
          code: 'link-leaves-version',
          message: `\`${slot.url}\` leads to version \`${to}\`, although this page's version has the page \`${own}\`.`,
          ...location,
          consequence: 'Readers would leave their version without noticing.',
          hint: leavesVersionHint(slot, problem, context),
        },
      ];
    }
    case 'missing-source': {
      const severity = severityOf(config.onBrokenMarkdownLinks);
      if (severity === undefined) return [];
      return [
        {
          severity,
          code: 'broken-markdown-link',
          message: `\`${slot.url}\` is not a page on the site.`,
          ...location,
          consequence: 'The link is left unchanged and leads to a missing page.',
          hint: missingSourceHint(slot.url, context),
          target: posix.join(posix.dirname(context.sourcePath), splitHref(slot.url).pathname),
        },
      ];
    }
  }
}

function leavesVersionHint(
  {url}: Slot,
  {to, own, target, inComponent}: Extract<SlotProblem, {type: 'leaves-version'}>,
  {sourcePath, routes}: LinkContext,
): string {
  const {search, hash} = splitHref(url);
  // Components receive URLs as written, so the hint must not contain file paths.
  const [here, there] = [own, target].map((path) =>
    inComponent ? undefined : fileLink(path, sourcePath, routes),
  );
  const stays = `\`${(here ?? own) + search + hash}\``;
  const goes = there === undefined ? 'the full URL' : `\`${there + search + hash}\``;
  return `Write ${stays} to stay in this version. To link to version \`${to}\` intentionally, write ${goes}.`;
}

function missingSourceHint(url: string, {sourcePath, routes}: LinkContext): string {
  const folder = posix.dirname(sourcePath);
  const meant = nearest(posix.join(folder, splitHref(url).pathname), routes.bySource.keys());
  if (meant === undefined)
    return 'Write the path of an existing Markdown file, relative to this file.';
  const path = posix.relative(folder, meant);
  return `Did you mean \`${path.startsWith('.') ? path : `./${path}`}\`?`;
}

/**
 * Finds the base for relative URLs in files that have no route: a page in the same folder, or in the nearest enclosing
 * folder that has such a page.
 *
 * @returns A function from a source path to the route path of such a page, or to `/` if there is none.
 */
export function routesBeside({bySource}: Pick<RoutePaths, 'bySource'>): (file: string) => string {
  let byFolder: Map<string, string> | undefined;
  return (file) => {
    byFolder ??= routesByFolder(bySource);
    for (let at = posix.dirname(file); at !== '.'; at = posix.dirname(at)) {
      const path = byFolder.get(at);
      if (path !== undefined) return path;
    }
    return '/';
  };
}

/** Returns, for each folder, a page whose URL ends with its file name: neither an index page nor a page with a slug. */
function routesByFolder(bySource: RoutePaths['bySource']): Map<string, string> {
  const paths = new Map<string, string>();
  for (const [source, {path}] of bySource) {
    const {dir, name} = posix.parse(source);
    const last = posix.basename(path);
    if (last !== '' && name.endsWith(last) && !paths.has(dir)) paths.set(dir, path);
  }
  return paths;
}

/** The part of a site that determines its pages' preview images. */
interface PreviewSite {
  readonly configFile: string;
  readonly config: Pick<SiteConfig, 'onBrokenLinks' | 'themeConfig'>;
}

/**
 * Finds a page's preview image for shared links. In front matter, a path that begins with `./`, `../` or `@site/`
 * refers to a file beside the page. The link check verifies any other path.
 *
 * @returns The site's image if the page does not have its own.
 */
async function previewImage(
  route: Route,
  context: LinkContext,
  {configFile, config}: PreviewSite,
  assets: AssetRegistry,
): Promise<{readonly image?: PreviewImage; readonly diagnostics: readonly Diagnostic[]}> {
  const written = writtenImage(route);
  if (!written) {
    const location = {file: configFile, key: 'themeConfig.image'};
    const {image} = config.themeConfig;
    return {...(image && {image: sharedImage(image, context.baseUrl, location)}), diagnostics: []};
  }
  const location = locationOf(route, context);
  if (!/^(?:\.{1,2}|@site)\//.test(written)) {
    return {image: sharedImage(written, context.baseUrl, location), diagnostics: []};
  }
  const {href, problem} = await mediaFile(written, true, context, assets);
  const diagnostics = problem === undefined ? [] : fileProblem(problem, 'image', location, config);
  return {image: {href}, diagnostics};
}

/** Returns an image that is written as a site path or as a full URL. */
function sharedImage(written: string, baseUrl: string, location: LinkLocation): PreviewImage {
  const href = configuredHref(written, baseUrl);
  if (hrefKind(written) === 'external') return {href};
  return {href, link: {href, written, kind: 'asset', location}};
}

function writtenImage(route: Route): string | undefined {
  const {content} = route;
  return content.kind === 'category' ? content.index.image : sourceOf(route)?.frontMatter.image;
}

function locationOf(route: Route, {sourcePath, version}: LinkContext): LinkLocation {
  const source = sourceOf(route);
  const {content} = route;
  if (source) return source.locations?.get('image') ?? {file: sourcePath};
  const key = content.kind === 'category' ? `${content.index.title}: link.image` : undefined;
  return {file: version?.folder, key};
}
