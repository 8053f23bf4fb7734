import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ChangedInputs} from '../../core/cache/inputs.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {extractLinks} from '../../core/html/extract-links.ts';
import {routeToDataPath, routeToMarkdownPath} from '../../core/urls/href.ts';
import {compilePages} from '../../markdown/compile/compile-pages.ts';
import {
  locationsRecord,
  type StoredLocations,
  updateLocations,
} from '../../pages/links/link-locations.ts';
import {manifestPath, type ScopeFiles, type SearchManifest} from '../../pages/lookup/format.ts';
import {htmlChunk, htmlOfChunk} from '../../pages/render/article.ts';
import {withArticle} from '../../pages/render/page-markdown.ts';
import {indexEditedScope, manifestFile} from '../../pages/search/index-site.ts';
import {scopeOfVersion} from '../../pages/search/search-scopes.ts';
import {type OutputPatch, patchOutput} from '../output/patch-output.ts';
import type {OutputSummary} from '../output/types.ts';
import type {BuildRun} from '../run.ts';
import type {RouteRow} from '../types.ts';
import type {Snapshot} from './snapshot.ts';
import {type LastSite, type UpdatedPage, updatePage} from './update-page.ts';

/** The last build, and the sources that have changed since. */
export interface TextUpdate extends LastSite {
  readonly cacheFolder: string;
  /** Diagnostics from the last build. */
  readonly diagnostics: readonly Diagnostic[];
  readonly changed: ChangedInputs;
  /**
   * True if the existing output is the one that the last build wrote.
   *
   * @param checksum Checksum of the output's record.
   */
  readonly isExpected: (checksum: string) => boolean;
}

/**
 * Updates the output after edits to the text of a few Markdown pages, in time that is independent of the size of the
 * site. The result equals the output of a full build.
 *
 * @returns `undefined` if an edit may affect a title, URL, link or anchor, or another page. Then a full build is
 * necessary.
 */
export async function updateTexts(
  update: TextUpdate,
  run: BuildRun,
): Promise<{readonly output: OutputSummary; readonly snapshot: Snapshot} | undefined> {
  try {
    const {pages} = await run.stage('compile', async () => ({
      pages: await updatedPages(update),
      diagnostics: [],
    }));
    if (pages === undefined) return undefined;
    const {patch} = await run.stage('search', async () => ({
      patch: await updatedFiles(pages, update),
      diagnostics: [],
    }));
    if (patch === undefined) return undefined;
    const {output} = await run.stage('output', async () => ({
      output: await patchOutput(update, patch),
      diagnostics: [],
    }));
    return output && {output, snapshot: afterwards(pages, update)};
  } catch (error) {
    if (update.signal?.aborted === true) throw error;
    // The full build that follows reports the error.
    return undefined;
  }
}

/** Returns the pages whose text has changed; `undefined` if anything else has changed. */
async function updatedPages(update: TextUpdate): Promise<readonly UpdatedPage[] | undefined> {
  const {changed, snapshot, diagnostics} = update;
  if (snapshot.hasTemplates || snapshot.hasOtherForms) return undefined;
  const pages: UpdatedPage[] = [];
  for (const [sourcePath, before] of changed) {
    if (snapshot.imported.includes(sourcePath) || isMentioned(sourcePath, diagnostics))
      return undefined;
    const page = await updatePage(sourcePath, before, update);
    if (page === undefined || page.change === 'metadata' || page.diagnostics.length > 0)
      return undefined;
    pages.push(page);
  }
  return pages;
}

/** True if a diagnostic mentions the page. An edit can move or fix the problem. */
function isMentioned(sourcePath: string, diagnostics: readonly Diagnostic[]): boolean {
  return JSON.stringify(diagnostics).includes(JSON.stringify(sourcePath).slice(1, -1));
}

async function updatedFiles(
  pages: readonly UpdatedPage[],
  update: TextUpdate,
): Promise<OutputPatch | undefined> {
  const written = new Map<string, string>();
  for (const {route, html} of pages) {
    const files = pageFiles(update, route, html);
    if (files === undefined) return undefined;
    for (const [path, contents] of files) written.set(path, contents);
    const full = update.snapshot.fullTexts[route.version ?? ''];
    if (full === undefined) continue;
    const path = routeToMarkdownPath(route.path);
    const old = written.get(full) ?? readFileSync(join(update.outDir, full), 'utf8');
    const before = readFileSync(join(update.outDir, path), 'utf8');
    written.set(
      full,
      old.replace(before, () => files.get(path) ?? before),
    );
  }
  const search = await searchFiles(pages, update);
  return search && {...search, written: new Map([...written, ...search.written])};
}

/**
 * Returns a page's files with the new article. All other parts of the HTML document are independent of the article's
 * text.
 *
 * @returns `undefined` if the old article cannot be found in the files, or if links or anchors differ.
 */
function pageFiles(
  {outDir, snapshot: {config, markdownLabels}}: Pick<TextUpdate, 'outDir' | 'snapshot'>,
  {path, outputPath}: RouteRow,
  article: string,
): ReadonlyMap<string, string> | undefined {
  const chunkPath = `${routeToDataPath(path)}.js`;
  const oldArticle = htmlOfChunk(readFileSync(join(outDir, chunkPath), 'utf8'));
  if (oldArticle === undefined || oldArticle === '' || article === '') return undefined;
  if (!hasSameLinks(oldArticle, article)) return undefined;
  // The HTML document has other elements between the article's title and its text.
  const [title = ''] = /^.*?<\/h1>/s.exec(oldArticle) ?? [];
  const document = readFileSync(join(outDir, outputPath), 'utf8');
  const [before, after, ...more] = document.split(oldArticle.slice(title.length));
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  if (!article.startsWith(title)) return undefined;
  const files = new Map([
    [chunkPath, htmlChunk(article)],
    [outputPath, before + article.slice(title.length) + after],
  ]);
  if (config.markdownPages === 'none') return files;
  const markdownPath = routeToMarkdownPath(path);
  const old = readFileSync(join(outDir, markdownPath), 'utf8');
  const markdown = withArticle(old, oldArticle, article, {...config, markdownLabels, path});
  return markdown === undefined ? undefined : files.set(markdownPath, markdown);
}

function hasSameLinks(one: string, other: string): boolean {
  const [first, second] = [one, other].map((html) => {
    const {links, anchors, loads, inlineCode} = extractLinks(html);
    return JSON.stringify([links, [...anchors], loads, inlineCode]);
  });
  return first === second;
}

/**
 * Returns the changes to the search index.
 *
 * @returns `undefined` if the last build's index is unknown.
 */
async function searchFiles(
  pages: readonly UpdatedPage[],
  {siteFolder, outDir, siteCache, snapshot, workers, signal}: TextUpdate,
): Promise<OutputPatch | undefined> {
  // The manifest is not validated here, because `patchOutput` verifies the output before it changes anything.
  const manifest: SearchManifest = JSON.parse(readFileSync(join(outDir, manifestPath), 'utf8'));
  const hashes = new Map(Object.entries(hashesAfter(pages, snapshot)));
  const scopes: Record<string, ScopeFiles> = {...manifest.scopes};
  const written = new Map<string, string>();
  for (const name of new Set(pages.map(({route}) => scopeOfVersion(route.version)))) {
    const outcome = await indexEditedScope({
      key: snapshot.scopeKeys[name] ?? '',
      edited: hashes,
      store: siteCache,
      compile: async (sources) =>
        await compilePages({
          siteFolder,
          options: snapshot.options,
          sources,
          store: siteCache,
          workers,
          limits: {seconds: snapshot.config.pageTimeout, signal},
        }),
    });
    if (outcome === undefined) return undefined;
    scopes[name] = outcome.entry;
    for (const {outputPath, contents} of outcome.files) written.set(outputPath, contents);
  }
  written.set(manifestPath, manifestFile({...manifest, scopes}).contents);
  const named = new Set(Object.values(scopes).flatMap(filesOf));
  const old = Object.values(manifest.scopes).flatMap(filesOf);
  return {written, removed: [...new Set(old)].filter((file) => !named.has(file))};
}

function filesOf({names, terms, texts}: ScopeFiles): string[] {
  return [names, ...terms.map(({file}) => file), ...texts.map(({file}) => file)];
}

function hashesAfter(pages: readonly UpdatedPage[], {updated}: Snapshot): Snapshot['updated'] {
  const now = pages.map(({sourcePath, hash}) => [sourcePath, hash] as const);
  return {...updated, ...Object.fromEntries(now)};
}

/**
 * Records the changes for the next build.
 *
 * @returns The new snapshot.
 */
function afterwards(
  pages: readonly UpdatedPage[],
  {siteCache, snapshot}: Pick<TextUpdate, 'siteCache' | 'snapshot'>,
): Snapshot {
  const moved = pages
    .filter(({change}) => change === 'locations')
    .map(({route: {path}, sourcePath, links}) => ({path, sourcePath, links}));
  if (moved.length > 0) {
    // The cast is safe, because the last build stored this record, and its checksum has been verified.
    const stored = siteCache.record(locationsRecord) as StoredLocations;
    siteCache.setRecord(locationsRecord, updateLocations(stored, moved));
  }
  for (const page of pages) page.note();
  return {...snapshot, updated: hashesAfter(pages, snapshot)};
}
