import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {WorkerPool} from '../../core/async/workers.ts';
import type {SiteCache} from '../../core/cache/site-cache.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {withoutTrailingSlash} from '../../core/urls/href.ts';
import {cachedCompiler} from '../../markdown/compile/compile-pages.ts';
import {resolvePages} from '../../markdown/resolve/resolve-pages.ts';
import type {PageMetadata, ResolvedPage} from '../../markdown/types.ts';
import {tocItems} from '../../pages/layout/page-data.ts';
import {fillSlots} from '../../pages/render/article.ts';
import type {TocItem} from '../../pages/theme/types.ts';
import {readText} from '../../site/content/files/read-text.ts';
import {findMdx} from '../../site/content/format/find-mdx.ts';
import {sameFrontMatter} from '../../site/content/front-matter/read-source.ts';
import type {RoutePaths} from '../../site/types.ts';
import type {RouteRow} from '../types.ts';
import type {Snapshot} from './snapshot.ts';

/** A site's last build. */
export interface LastSite {
  readonly siteFolder: string;
  readonly outDir: string;
  readonly siteCache: SiteCache;
  readonly snapshot: Snapshot;
  readonly routes: readonly RouteRow[];
  readonly workers: WorkerPool;
  readonly signal?: AbortSignal | undefined;
}

/** A page with the current text of its file. */
export interface UpdatedPage {
  readonly sourcePath: string;
  readonly route: RouteRow;
  /** The article's HTML. */
  readonly html: string;
  readonly toc: readonly TocItem[];
  readonly links: ResolvedPage['links'];
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Kind of change: `text`: only the article's text; `locations`: also source locations; `metadata`: also data that
   * other pages can show or link to.
   */
  readonly change: 'text' | 'locations' | 'metadata';
  /** Hash of the source's bytes. */
  readonly hash: string;
  /** Records the file's new hash for the next build. */
  readonly note: () => void;
}

/**
 * Compiles a changed page and resolves its links with data from the last build, in time that is independent of the size
 * of the site.
 *
 * @param sourcePath Relative to the site folder.
 * @param before Hash of the old source.
 * @returns `undefined` if anything other than the text of a Markdown page has changed. Then a full build is necessary.
 */
export async function updatePage(
  sourcePath: string,
  before: string,
  {siteFolder, outDir, siteCache, snapshot, routes, workers, signal}: LastSite,
): Promise<UpdatedPage | undefined> {
  const route = routes.find(({source}) => source === sourcePath);
  if (route === undefined) return undefined;
  if (!sourcePath.endsWith('.md') || snapshot.modules.includes(sourcePath)) return undefined;
  const file = join(siteFolder, sourcePath);
  const {stamp} = siteCache.files.lookUp(file);
  const {text, hash, problem} = await readText(siteFolder, sourcePath);
  // Some editors truncate a file before writing it.
  if (problem !== undefined || text === '' || findMdx(text) !== undefined) return undefined;
  const frontMatter = sameFrontMatter(text, before, siteCache.files);
  if (frontMatter === undefined) return undefined;

  const limits = {seconds: snapshot.config.pageTimeout, signal};
  const compiler = cachedCompiler(snapshot.options, siteCache, {workers, limits});
  const identity = {kind: 'page', format: 'md', hash, sourcePath} as const;
  const {page, diagnostics} = await compiler.find(identity, text);
  const old = compiler.summary({...identity, hash: before}, sourcePath);
  if (page?.body.body.type !== 'html') return undefined;
  const {metadata} = page;
  const resolved = await resolvePages({
    site: {folder: siteFolder, config: snapshot.config},
    content: snapshot,
    routes: routePaths(routes, snapshot),
    compiled: {metadata: new Map([[sourcePath, metadata]])},
  });
  const found = resolved.pages.get(sourcePath);
  // An image or file that no page referred to before is not in the output yet.
  const isShown = resolved.assets().every(({outputPath}) => existsSync(join(outDir, outputPath)));
  if (found === undefined || !isShown) return undefined;
  return {
    sourcePath,
    route,
    html: fillSlots(page.body.body, found.attributes),
    toc: tocItems(metadata, frontMatter, snapshot.tableOfContents),
    links: found.links,
    diagnostics: [...diagnostics, ...resolved.diagnostics],
    change: changeOf(old?.metadata, metadata),
    hash,
    note: () => siteCache.files.note(file, stamp, {hash, fact: siteCache.files.ofBytes(before)}),
  };
}

function changeOf(before: PageMetadata | undefined, now: PageMetadata): UpdatedPage['change'] {
  if (before === undefined) return 'metadata';
  if (JSON.stringify(before) === JSON.stringify(now)) return 'text';
  return withoutLocations(before) === withoutLocations(now) ? 'locations' : 'metadata';
}

/** Returns a page's metadata as JSON, without source locations. */
function withoutLocations(metadata: PageMetadata): string {
  return JSON.stringify(metadata, (key, value: unknown) =>
    key === 'line' || key === 'column' ? undefined : value,
  );
}

function routePaths(rows: readonly RouteRow[], {lost}: Snapshot): RoutePaths {
  const sources = rows.flatMap(({source, path}) =>
    source === null ? [] : [[source, {path}] as const],
  );
  const losers = Object.entries(lost).map(([source, path]) => [source, {path}] as const);
  return {
    byPath: new Map(rows.map(({path}) => [withoutTrailingSlash(path), {path}])),
    bySource: new Map([...sources, ...losers]),
  };
}
