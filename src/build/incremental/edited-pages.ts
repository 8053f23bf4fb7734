import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {cachedCompiler} from '../../compile/cached-compiler.ts';
import {compilePages} from '../../compile/compile-pages.ts';
import type {PageFacts} from '../../compile/types.ts';
import {readText} from '../../content/files/read-text.ts';
import {findMdx} from '../../content/format/find-mdx.ts';
import {hasFrontMatter} from '../../content/front-matter/has-front-matter.ts';
import {knownFrontMatter} from '../../content/front-matter/read-source.ts';
import type {Diagnostic} from '../../diagnostics/types.ts';
import {extractLinks} from '../../html/extract-links.ts';
import type {Store} from '../../memory/store.ts';
import {fillSlots} from '../../render/fill-slots.ts';
import {htmlChunk, htmlOfChunk} from '../../render/html-chunk.ts';
import {resolvePages} from '../../resolve/resolve-pages.ts';
import type {ResolvedPage} from '../../resolve/types.ts';
import type {RoutePaths} from '../../routes/types.ts';
import {routeToDataPath} from '../../urls/output-path.ts';
import {withoutTrailingSlash} from '../../urls/route-path.ts';
import type {RouteRow} from '../types.ts';
import type {TextBase} from './text-base.ts';
import type {TextEdit} from './text-edit.ts';

/** A page whose text is another one now, and nothing else about it. */
export interface EditedPage extends Pick<RouteRow, 'path' | 'version'> {
  readonly sourcePath: string;
  /** Of the source's bytes, hex: as the last build read it, and as it is. */
  readonly hashes: {readonly before: string; readonly now: string};
  /** Its files as they have to be, keyed by output path. */
  readonly files: ReadonlyMap<string, string>;
  readonly links: ResolvedPage['links'];
  /** Whether something that has a place in the record of links stands elsewhere in the source. */
  readonly isMoved: boolean;
}

type Input = TextEdit & {readonly store: Store};

/** A changed source that may be a matter of its text alone. */
interface Candidate {
  readonly sourcePath: string;
  readonly route: RouteRow;
  readonly hashes: EditedPage['hashes'];
}

/** @returns `undefined` if anything else than the text of pages has changed. */
export async function editedPages(input: Input): Promise<readonly EditedPage[] | undefined> {
  const {siteFolder, texts, store} = input;
  const candidates = await findCandidates(input);
  if (candidates === undefined) return undefined;
  const compiled = await compilePages({
    siteFolder,
    options: texts.options,
    sources: candidates.map(({sourcePath, hashes}) => ({
      sourcePath,
      format: 'md',
      hash: hashes.now,
    })),
    store,
    limits: {seconds: texts.config.pageTimeout, signal: input.options.signal},
  });
  if (compiled.diagnostics.length > 0) return undefined;
  const resolved = await resolvePages({
    site: {folder: siteFolder, config: texts.config},
    content: texts,
    routes: routePaths(input.last.routes, texts),
    compiled,
  });
  if (resolved.diagnostics.length > 0) return undefined;

  const old = cachedCompiler(texts.options, store);
  const pages: EditedPage[] = [];
  for (const {sourcePath, route, hashes} of candidates) {
    const facts = compiled.facts.get(sourcePath);
    const oldFacts = old.summary(
      {kind: 'page', format: 'md', hash: hashes.before},
      sourcePath,
    )?.facts;
    const page = resolved.pages.get(sourcePath);
    if (facts === undefined || oldFacts === undefined || page === undefined) return undefined;
    if (withoutPlaces(facts) !== withoutPlaces(oldFacts)) return undefined;
    const {body} = await compiled.body(sourcePath);
    if (body.type !== 'html') return undefined;
    const files = editedFiles(input.outDir, route, fillSlots(body, page.attributes));
    if (files === undefined) return undefined;
    const isMoved = JSON.stringify(facts) !== JSON.stringify(oldFacts);
    const {path, version} = route;
    pages.push({sourcePath, path, version, hashes, files, links: page.links, isMoved});
  }
  return pages;
}

async function findCandidates({
  siteFolder,
  memory,
  last,
  texts,
  changed,
}: Input): Promise<readonly Candidate[] | undefined> {
  const facts = memory.facts('front-matter');
  const candidates: Candidate[] = [];
  for (const [sourcePath, hash] of changed) {
    const route = last.routes.find(({source}) => source === sourcePath);
    const isAlone = sourcePath.endsWith('.md') && !texts.notAlone.includes(sourcePath);
    if (route === undefined || !isAlone || isMentioned(sourcePath, last.diagnostics))
      return undefined;
    const before = Buffer.from(hash, 'base64url').toString('hex');
    const frontMatter = knownFrontMatter(facts, texts.edited[sourcePath]?.first ?? before);
    const {text, hash: now, problem} = await readText(siteFolder, sourcePath);
    const isSame = frontMatter && problem === undefined && hasFrontMatter(text, frontMatter);
    if (!isSame || findMdx(text) !== undefined) return undefined;
    candidates.push({sourcePath, route, hashes: {before, now}});
  }
  return candidates;
}

/** What was said of a page may name lines of it, or stand on it no more. */
function isMentioned(sourcePath: string, diagnostics: readonly Diagnostic[]): boolean {
  return JSON.stringify(diagnostics).includes(JSON.stringify(sourcePath).slice(1, -1));
}

function routePaths(rows: readonly RouteRow[], {lost}: TextBase): RoutePaths {
  const sources = rows.flatMap(({source, path}) =>
    source === null ? [] : [[source, {path}] as const],
  );
  const losers = Object.entries(lost).map(([source, path]) => [source, {path}] as const);
  return {
    byPath: new Map(rows.map(({path}) => [withoutTrailingSlash(path), {path}])),
    bySource: new Map([...sources, ...losers]),
  };
}

/** All that a page tells others, without where in its source it stands. */
function withoutPlaces(facts: PageFacts): string {
  return JSON.stringify(facts, (key, value: unknown) =>
    key === 'line' || key === 'column' ? undefined : value,
  );
}

/**
 * The page's files with another article. Nothing else of its document depends on the article's text.
 *
 * @returns `undefined` if the files are not as expected, or the articles differ in more than text.
 */
function editedFiles(
  outDir: string,
  {path, outputPath}: RouteRow,
  article: string,
): ReadonlyMap<string, string> | undefined {
  const chunkPath = `${routeToDataPath(path)}.js`;
  const oldArticle = htmlOfChunk(readFileSync(join(outDir, chunkPath), 'utf8'));
  if (oldArticle === undefined || oldArticle === '' || article === '') return undefined;
  if (!hasSameLinks(oldArticle, article)) return undefined;
  const [before, after, ...more] = readFileSync(join(outDir, outputPath), 'utf8').split(oldArticle);
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  return new Map([
    [chunkPath, htmlChunk(article)],
    [outputPath, before + article + after],
  ]);
}

function hasSameLinks(one: string, other: string): boolean {
  const [first, second] = [one, other].map((html) => {
    const {links, anchors, loads, inlineCode} = extractLinks(html);
    return JSON.stringify([links, [...anchors], loads, inlineCode]);
  });
  return first === second;
}
