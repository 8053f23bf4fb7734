import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {ComponentType} from 'react';
import type {StoredText, StoreFolder, WrittenTexts} from '../../core/cache/store.ts';
import {openWorkerStore, readStoredText} from '../../core/cache/worker-store.ts';
import {readThrown} from '../../core/diagnostics/diagnostic.ts';
import {diskError} from '../../core/files/system.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import {routeToDataPath, routeToMarkdownPath} from '../../core/urls/href.ts';
import type {HtmlBody, PageBody, SlotAttributes} from '../../markdown/types.ts';
import {type DocumentFlaw, renderCompared} from '../bundle/diagnosis/element-stacks.ts';
import {loadVariants, type Variants} from '../bundle/diagnosis/load-reads.ts';
import {
  type FlawReport,
  reportFlaw,
  reportThrown,
  type ThrownReport,
} from '../bundle/diagnosis/render-again.ts';
import {loadServer} from '../bundle/load-server.ts';
import type {Article, DocumentProps} from '../theme/types.ts';
import type {EmittedFile, ServerFiles, ServerModules} from '../types.ts';
import {fillSlots, htmlChunk} from './article.ts';
import {
  type DocumentLinks,
  isSuspended,
  type RenderedDocument,
  renderChecked,
  renderDocument,
} from './documents.ts';
import {endlessHint} from './endless.ts';
import {cachedPage} from './page-cache.ts';

/** Data that all pages share. It is cloned for each worker. */
export interface PagesContext {
  readonly server: ServerFiles;
  readonly store: StoreFolder;
  /** Absolute path of the new output's folder. */
  readonly staging: string;
  readonly site: DocumentProps['site'];
}

/** A page's article, as data that can be sent to a worker. */
export type ArticleSource =
  /** The compiled page in the store. Its slots are filled during rendering. */
  | {readonly stored: StoredText; readonly attributes: readonly SlotAttributes[]}
  /** A compiled page from a frozen version. */
  | {readonly body: HtmlBody; readonly attributes: readonly SlotAttributes[]}
  /** A page that is a module, with its browser module. */
  | {readonly sourcePath: string; readonly chunk: string}
  /** A generated page. */
  | {readonly html: ''};

/** A page to render and write. */
export interface PageItem {
  readonly key: string;
  readonly outputPath: string;
  readonly article: ArticleSource;
  readonly document: Omit<DocumentProps, 'site' | 'article'>;
  /**
   * Hashes of the files in the previous output, keyed by output path. A file with the same hash is not written again.
   */
  readonly previous: Readonly<Record<string, string>>;
  /** True if the page is checked for flaws that make hydration fail. */
  readonly isChecked: boolean;
  /** Kinds of texts to store, for files that combine the texts of many pages. */
  readonly texts: readonly ('markdown' | 'text')[];
}

/** A file in the new output. */
export interface PageFile {
  readonly outputPath: string;
  readonly hash: string;
  readonly bytes: number;
}

export type PageResult =
  | {
      readonly files: readonly PageFile[];
      readonly links: DocumentLinks;
      readonly flaws: readonly FlawReport[];
      readonly written: WrittenTexts;
    }
  | (ThrownReport & {
      /** Hint for a page whose components render themselves endlessly. */
      readonly endlessHint: string | undefined;
    })
  /** The compiled page is no longer in the store. */
  | {readonly isMissing: true};

/**
 * Returns the paths of a page's files. The not-found page has only the HTML file, because client navigation never opens
 * this page.
 */
export function pagePaths(
  {path}: DocumentProps['hydration']['route'],
  outputPath: string,
): readonly [html: string, chunk: string, data: string, markdown: string] {
  const data = routeToDataPath(path);
  return [outputPath, `${data}.js`, `${data}.json`, routeToMarkdownPath(path)];
}

/** Creates the job that renders pages in a worker and writes their files. */
export async function pagesJob({server: files, store: folder, staging, site}: PagesContext) {
  const server = await loadServer(files);
  const variants = await loadVariants(files);
  const store = openWorkerStore(folder);
  const write = createWriter(staging);

  return {
    describe: ({document}: PageItem) => `rendering \`${document.hydration.route.path}\``,
    run: async (item: PageItem): Promise<PageResult> => {
      const {key, document, isChecked} = item;
      const found = articleOf(item.article, server);
      if (found === undefined) return {isMissing: true};
      const props: DocumentProps = {...document, site, article: found.article};
      const render = () => renderDocument(server.theme, props);
      const rendered = await renderLoaded(() => (isChecked ? renderChecked(render) : render()));
      const renderAgain = () => server.theme.renderDocument(props);
      if ('error' in rendered) {
        const {error} = rendered;
        const hint = endlessHint(error);
        const report =
          hint === undefined ? await reportThrown(error, renderAgain) : {thrown: readThrown(error)};
        return {...report, endlessHint: hint};
      }
      const {links, styles} = rendered;
      const atLoad = variants === undefined || !isChecked ? [] : readAtLoad(item, site, variants);
      const flaws = [...(rendered.flaws ?? []), ...atLoad];
      const written = [...pageFiles(rendered, found.chunk, item), ...(styles ? [styles] : [])].map(
        (file) => write(file, item.previous),
      );
      for (const name of item.texts) {
        const text = rendered[name];
        if (text !== undefined) store.set(`${key} ${name}`, text);
      }
      // A page with flaws is not cached, so that each build reports them.
      if (flaws.length === 0) {
        const names = written.map(({outputPath, hash}) => [outputPath, hash] as const);
        store.set(...cachedPage(key, {files: names, links}));
      }
      const reports: FlawReport[] = [];
      for (const flaw of flaws) reports.push(await reportFlaw(flaw, renderAgain));
      return {files: written, links, flaws: reports, written: store.take()};
    },
  };
}

/** Maximum time to wait for components created with `lazy`, in milliseconds. */
const maxLoadingMs = 1_000;

/** Renders a page, and renders it again while components that load on demand are missing. */
async function renderLoaded(render: () => RenderedDocument): Promise<RenderedDocument> {
  let rendered = render();
  for (let ms = 1; ms < maxLoadingMs; ms *= 2) {
    if (!('html' in rendered) || !isSuspended(rendered.html)) break;
    await setTimeout(ms);
    rendered = render();
  }
  return rendered;
}

/** Returns a flaw if the page changes with the time or with the random values that modules read while they load. */
function readAtLoad(
  {article, document}: PageItem,
  site: DocumentProps['site'],
  {base, others}: Variants,
): DocumentFlaw[] {
  const htmlOf = (server: ServerModules): string => {
    const found = articleOf(article, server);
    return found === undefined
      ? ''
      : renderCompared(() =>
          server.theme.renderDocument({...document, site, article: found.article}),
        );
  };
  try {
    const expected = htmlOf(base);
    const changed = others.filter(([, server]) => htmlOf(server) !== expected);
    return changed.map(([call]) => ({kind: 'unstable', readAtLoad: call}));
  } catch {
    // A component fails with an artificial time. The page itself has been rendered.
    return [];
  }
}

function articleOf(
  source: ArticleSource,
  {components}: ServerModules,
): {readonly article: Article; readonly chunk: string} | undefined {
  if ('sourcePath' in source) {
    // A module without a component cannot be loaded, so the component exists.
    const Component = components.get(source.sourcePath) as ComponentType;
    return {article: {Component}, chunk: source.chunk};
  }
  if ('html' in source) return {article: source, chunk: htmlChunk('')};
  const body = 'body' in source ? source.body : storedBody(source.stored);
  if (body?.type !== 'html') return undefined;
  const html = fillSlots(body, source.attributes);
  return {article: {html}, chunk: htmlChunk(html)};
}

function storedBody(stored: StoredText): PageBody['body'] | undefined {
  const text = readStoredText(stored);
  if (text === undefined) return undefined;
  const {body}: PageBody = JSON.parse(text);
  return body;
}

function pageFiles(
  {html, markdown}: {readonly html: string; readonly markdown?: string | undefined},
  chunk: string,
  {outputPath, document: {hydration}}: PageItem,
): EmittedFile[] {
  const {route} = hydration;
  const [htmlPath, chunkPath, dataPath, markdownPath] = pagePaths(route, outputPath);
  if (route.page.kind === 'not-found') return [{outputPath: htmlPath, contents: html}];
  return [
    {outputPath: htmlPath, contents: html},
    {outputPath: chunkPath, contents: chunk},
    {outputPath: dataPath, contents: `${JSON.stringify(route)}\n`},
    ...(markdown === undefined ? [] : [{outputPath: markdownPath, contents: markdown}]),
  ];
}

function createWriter(staging: string) {
  const folders = new Set<string>();
  return ({outputPath, contents}: EmittedFile, previous: PageItem['previous']): PageFile => {
    const bytes = Buffer.from(contents);
    const hash = hashOf(bytes);
    const result = {outputPath, hash, bytes: bytes.length};
    if (previous[outputPath] === hash) return result;
    try {
      const file = join(staging, outputPath);
      const folder = dirname(file);
      if (!folders.has(folder)) mkdirSync(folder, {recursive: true});
      folders.add(folder);
      // The call is synchronous, because awaiting takes several times as long as writing a small file.
      writeFileSync(file, bytes);
    } catch (error) {
      throw diskError(`The file \`${outputPath}\` cannot be written`, error);
    }
    return result;
  };
}
