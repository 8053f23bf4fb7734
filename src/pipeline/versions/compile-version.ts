import {readFileSync, statSync} from 'node:fs';
import {join, posix, sep} from 'node:path';
import {createWorkerPool} from '../../core/async/workers.ts';
import {type CacheProblems, createCacheProblems} from '../../core/cache/cache-problems.ts';
import {noFileMetadata} from '../../core/cache/file-metadata.ts';
import type {Reads} from '../../core/cache/reads.ts';
import {openSiteCache} from '../../core/cache/site-cache.ts';
import {buildError} from '../../core/diagnostics/diagnostic.ts';
import {hexHash} from '../../core/hash/sha256.ts';
import {modulesFolder} from '../../core/package/own-files.ts';
import {relativePath} from '../../core/paths/paths.ts';
import {decodePath, splitHref, withoutBaseUrl} from '../../core/urls/href.ts';
import {compileOptions} from '../../markdown/compile/compile-options.ts';
import {compilePages} from '../../markdown/compile/compile-pages.ts';
import {frozenAssetPath} from '../../markdown/resolve/diagrams.ts';
import type {LinkContext} from '../../markdown/resolve/link-target.ts';
import {linkContext, resolvePages} from '../../markdown/resolve/resolve-pages.ts';
import type {CompiledPages, ResolvedPages} from '../../markdown/types.ts';
import {builtinFolder} from '../../pages/bundle/modules/template-files.ts';
import {listFiles} from '../../site/content/files/list-files.ts';
import {withLastUpdates} from '../../site/content/last-update/last-updates.ts';
import {readContent} from '../../site/content/read-content.ts';
import {readVersion} from '../../site/content/versions/read-version.ts';
import {resolveVersions, versionFolder} from '../../site/content/versions/resolve-versions.ts';
import {buildRoutes} from '../../site/routes/build-routes.ts';
import type {Site, Version} from '../../site/types.ts';
import type {CompiledVersion} from '../../versions/frozen-files.ts';
import {docsOf, readFrozen} from '../../versions/read-frozen.ts';
import type {BuildRun} from '../run.ts';
import {freezeIslands} from './freeze-islands.ts';
import {keptLink} from './keep-links.ts';

/** A compiled version and its sources. */
export interface CompiledSources extends CompiledVersion {
  /** Hashes of all sources, keyed by path relative to the site folder. */
  readonly sources: Readonly<Record<string, string>>;
}

/**
 * Compiles the sources of a version, even if the version is frozen.
 *
 * @throws {BuildError} `version-folder-missing`, and other unrecoverable problems.
 */
export async function compileVersion(
  run: BuildRun,
  site: Site,
  name: string,
  {
    signal,
    cacheProblems = createCacheProblems(),
  }: {readonly signal?: AbortSignal | undefined; readonly cacheProblems?: CacheProblems},
): Promise<CompiledSources | undefined> {
  const {folder, config} = site;
  const {version, reads} = await run.stage('content', () => readAlone(site, name));
  if (version === undefined) return undefined;
  const siteCache = openSiteCache(join(folder, '.legacydocs'), folder, cacheProblems);
  siteCache.begin();
  const workers = createWorkerPool();
  try {
    const options = compileOptions(site);
    const limits = {seconds: config.pageTimeout, signal};
    const compiled = await run.stage('compile', (onProgress) =>
      compilePages({
        siteFolder: folder,
        options,
        sources: version.docs,
        store: siteCache,
        workers,
        limits,
        onProgress,
      }),
    );
    const resolved = await run.stage('resolve', () => resolveAlone(site, version, compiled));
    if (run.blocked) return undefined;
    const islands = await run.stage('bundle', () =>
      freezeIslands({site, version, compiled, resolved, siteCache, workers, limits}),
    );
    const assets = resolved.assetSources();
    const paths = [
      ...(await pathsOf(folder, version)),
      ...insideSite(folder, reads),
      ...insideSite(folder, islands.reads),
      ...assets.filter((path) => frozenAssetPath(path) === path),
    ];
    return {
      version,
      compiled,
      options,
      slotChanges: slotChanges(version, compiled, resolved, config.baseUrl),
      live: islands.live,
      assets: new Map(
        assets.map((path) => [frozenAssetPath(path), readFileSync(join(folder, path))]),
      ),
      sources: Object.fromEntries(
        [...new Set(paths)].map((path) => [path, hexHash(readFileSync(join(folder, path)))]),
      ),
    };
  } finally {
    // Compiled pages stay in the cache even if the version cannot be frozen.
    siteCache.end(false);
    await workers.close();
  }
}

/** Reads a version with paths relative to its root, so that the result does not depend on the site's settings. */
async function readAlone(site: Site, name: string): ReturnType<typeof readVersion> {
  const neutral = {...site, config: {...site.config, trailingSlash: undefined}};
  const settings = resolveVersions(allVersions(site)).find((version) => version.name === name);
  if (settings === undefined) throw new Error(`Version ${name} is not configured.`);
  const found = await readVersion(
    neutral,
    {...settings, path: '/'},
    {drafts: false, facts: noFileMetadata},
  );
  if (found.version === undefined) return found;
  const {versions, diagnostics} = await withLastUpdates(site, [found.version]);
  return {...found, version: versions[0], diagnostics: [...found.diagnostics, ...diagnostics]};
}

/** Resolves the version's links and images. Links to pages and anchors are not checked here, but by builds. */
async function resolveAlone(
  {config, ...paths}: Site,
  {name}: Version,
  compiled: CompiledPages,
): Promise<ResolvedPages & {readonly contextOf: (sourcePath: string) => LinkContext}> {
  const site = {...paths, config: {...config, docs: allVersions({...paths, config})}};
  const frozen = await readFrozen(site, {beside: name});
  const content = await readContent(site, {drafts: false, frozen: docsOf(frozen)});
  const routes = buildRoutes(content, site);
  // Preview images are frozen together with the pages.
  const previewed = routes.routes.filter(
    ({content}) => content.kind === 'doc' && content.doc.version === name,
  );
  const previews = {site, routes: previewed};
  // A version can be frozen on a machine that lacks the sources of other versions. Then only builds check links to
  // Markdown files.
  const isComplete = site.config.docs.versions.length === content.versions.length;
  const checked = isComplete ? config : {...config, onBrokenMarkdownLinks: 'ignore' as const};
  const input = {site: {...site, config: checked}, content, routes, compiled, previews};
  const contextOf = (sourcePath: string): LinkContext =>
    linkContext(sourcePath, routes.bySource.get(sourcePath)?.path ?? '/', input);
  return {...(await resolvePages(input)), contextOf};
}

/** Returns the docs settings with all versions, including those that `onlyIncludeVersions` leaves out. */
function allVersions(site: Site): NonNullable<Site['config']['docs']> {
  return {...requireDocs(site), onlyIncludeVersions: undefined};
}

/**
 * Returns changes to links that would break if a version's path changed: links to Markdown files outside the version
 * become route paths, and links to paths of the version's own pages become links to files.
 *
 * @returns Changes for each slot, keyed by the page's source path.
 */
function slotChanges(
  {docs, folder}: Version,
  compiled: Pick<CompiledPages, 'metadata'>,
  {pages, contextOf}: Awaited<ReturnType<typeof resolveAlone>>,
  baseUrl: string,
): CompiledVersion['slotChanges'] {
  const changes = docs.map(({sourcePath}) => {
    const {slots = []} = compiled.metadata.get(sourcePath) ?? {};
    const attributes = pages.get(sourcePath)?.attributes ?? [];
    const context = contextOf(sourcePath);
    const ofPage = slots.map(({kind, url}, index) => {
      const kept = kind === 'link' ? keptLink(url, context) : undefined;
      if (kept !== undefined) return {url: kept};
      const {pathname} = splitHref(url);
      const isOwn = posix.join(posix.dirname(sourcePath), pathname).startsWith(`${folder}/`);
      const href = attributes[index]?.['href'];
      if (!/\.mdx?$/.test(pathname) || isOwn || !href?.startsWith(baseUrl)) return {};
      return {target: decodePath(withoutBaseUrl(splitHref(href).pathname, baseUrl))};
    });
    return [sourcePath, ofPage] as const;
  });
  return new Map(changes);
}

async function pathsOf(siteFolder: string, {folder}: Version): Promise<string[]> {
  const listed = await listFiles(siteFolder, folder);
  return (listed?.files ?? []).map((file) => `${folder}/${file}`);
}

/** Matches a path outside the site or in a package, and a file that only configures module resolution. */
const foreignPath = /^\.\.\/|(?:^|\/)(?:node_modules\/|package\.json$|[jt]sconfig[^/]*\.json$)/;

/** Returns the input files in the site folder, without packages and the modules of legacydocs. */
function insideSite(siteFolder: string, reads: Reads): string[] {
  if (reads === 'unknown') return [];
  const foreign = [builtinFolder, modulesFolder].map((folder) => folder + sep);
  return reads
    .filter((file) => !foreign.some((folder) => file.startsWith(folder)))
    .filter((file) => statSync(file, {throwIfNoEntry: false})?.isFile() === true)
    .map((file) => relativePath(siteFolder, file))
    .filter((path) => !foreignPath.test(path));
}

/**
 * Returns the `docs` setting.
 *
 * @throws {BuildError} `docs-missing`
 */
export function requireDocs({config, configFile}: Site): NonNullable<Site['config']['docs']> {
  if (config.docs !== undefined) return config.docs;
  throw buildError({
    code: 'docs-missing',
    message: 'The site has no `docs`, and therefore no versions.',
    file: configFile,
    consequence: 'The command needs a version.',
    hint: `List the site's versions in the configuration: \`docs: {versions: [{name: '2.x'}]}\`, with a folder such as \`${versionFolder('2.x')}\`.`,
  });
}
