import {posix} from 'node:path';
import type {WorkerPool} from '../../core/async/workers.ts';
import {byKey} from '../../core/collections/collections.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {type Menu, menuIn, scriptMenus} from './extract/menus.ts';
import {parsePage} from './extract/read-page.ts';
import {type SharedElements, sharedElements} from './extract/shell.ts';
import {damagedText, type UnreadableKind, unreadablePage} from './page-problems.ts';
import type {FileReading, PageSummary, ReadContext, ReadItem} from './read-job.ts';
import {decodeHtml} from './source/decode.ts';
import {type OldStyles, oldStyles} from './source/old-styles.ts';
import {isPage, type OldFiles, type ReadBytes} from './source/types.ts';
import {select} from './tree/select.ts';

/** The pages of the old documentation. */
export interface OldPages {
  /** Keyed by path, sorted. */
  readonly pages: ReadonlyMap<string, PageSummary>;
  /** Targets of pages that only redirect, as written, keyed by path. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Navigation in skipped files, such as a table of contents in a frame, and in scripts, keyed by path. */
  readonly menus: ReadonlyMap<string, Menu>;
  /** Path of the index page, and the links in its article; `undefined` if there is none. */
  readonly contents: readonly [page: string, links: Menu] | undefined;
  /** Paths of pages that are not documentation, such as `search.html`. */
  readonly skipped: readonly string[];
  readonly unreadable: readonly string[];
  /** Elements that most pages contain. */
  readonly shared: SharedElements;
  readonly styles: OldStyles;
  readonly diagnostics: readonly Diagnostic[];
}

export interface ReadPagesInput {
  readonly files: OldFiles['files'];
  /** Name of the profile for all pages; `undefined` to detect it for each page. */
  readonly generator: string | undefined;
  readonly workers: WorkerPool;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (done: number, total: number) => void;
}

/** Maximum number of pages that are compared to find the text that they share. */
const maxCompared = 40;

/** Matches the folders of templates, which belong to the sources of Jekyll and Sphinx sites. Templates are not pages. */
const templateFolder = /(?:^|\/)_(?:includes|layouts|templates)\//;

/** Reads all pages for the first time: their kinds, metadata and navigation. */
export async function readPages({
  files,
  generator,
  workers,
  signal,
  onProgress,
}: ReadPagesInput): Promise<OldPages> {
  const pages = new Map<string, PageSummary>();
  const redirects = new Map<string, string>();
  const menus = new Map<string, Menu>();
  const found = [...files].filter(([path]) => isPage(path));
  const skipped = found.flatMap(([path]) => (templateFolder.test(path) ? path : []));
  const unreadable: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const frames: {readonly url: string; readonly page: string}[] = [];
  const all = found.filter(([path]) => !templateFolder.test(path));
  const styles = oldStyles(files);
  const shared = compareSample(all.map(([, read]) => read));
  const own = all.filter(([path, read]) => {
    const twin = twinOf(path, read, files);
    if (twin !== undefined) redirects.set(path, twin);
    return twin === undefined;
  });
  const leaveOut = (path: string, kind: UnreadableKind): void => {
    unreadable.push(path);
    diagnostics.push(unreadablePage(path, kind));
  };
  const keep = (path: string, reading: FileReading): void => {
    const {damagedEncoding} = reading;
    if (damagedEncoding !== undefined) diagnostics.push(damagedText(path, damagedEncoding));
    if (reading.kind === 'page') pages.set(path, reading.page);
    else if (reading.kind === 'skipped') {
      skipped.push(path);
      menus.set(path, reading.menu);
    } else if (reading.kind === 'redirect') redirects.set(path, reading.to);
    else if (reading.kind === 'frames') {
      // The last frame contains the text, because frames with the navigation precede it.
      redirects.set(path, reading.sources.at(-1) ?? '');
      frames.push(...reading.sources.slice(0, -1).map((url) => ({url, page: path})));
    } else leaveOut(path, reading.kind);
  };
  const context: ReadContext = {generator, shared, styles, paths: [...files.keys()]};
  await workers.run<FileReading>(
    {name: 'adopt-read', context, items: itemsOf(own), count: own.length},
    {seconds: Number.POSITIVE_INFINITY, signal},
    (outcome, index) => {
      const [path] = own[index] ?? [''];
      if ('value' in outcome) keep(path, outcome.value);
      else if (outcome.failure.kind === 'memory') leaveOut(path, 'memory');
      else throw new Error(outcome.failure.message);
      onProgress(index + 1, own.length);
    },
  );
  const last = [...pages.values()].at(-1);
  for (const [path, menu] of scriptMenus(files, last?.profile)) menus.set(path, menu);
  for (const [page, {embedded}] of pages) frames.push(...embedded.map((url) => ({url, page})));
  for (const path of framedMenus(frames, pages)) {
    const text = decodeHtml(files.get(path)?.() ?? new Uint8Array()).text;
    menus.set(path, {...menuIn(text), isGuess: false});
    pages.delete(path);
    skipped.push(path);
  }
  return {
    pages,
    redirects: new Map([...redirects].sort(byKey)),
    menus,
    contents: contentsIn(pages),
    skipped,
    unreadable,
    shared,
    styles,
    diagnostics,
  };
}

/** Reads the files one after the other, so that few of them are in memory. */
function* itemsOf(pages: readonly (readonly [string, ReadBytes])[]): Generator<ReadItem> {
  for (const [path, read] of pages) yield {path, bytes: read()};
}

/**
 * Returns the relative URL of the index page that is equal to a page. Docusaurus 1 writes each page twice, as `lid.html`
 * and as `lid/index.html`.
 */
function twinOf(path: string, read: ReadBytes, files: OldFiles['files']): string | undefined {
  const folder = path.replace(/\.html$/, '');
  const other = files.get(`${folder}/index.html`);
  if (other === undefined || Buffer.compare(read(), other()) !== 0) return undefined;
  return `${encodeURIComponent(posix.basename(folder))}/index.html`;
}

/** Finds the elements that pages share, by comparing an evenly distributed sample of the pages. */
function compareSample(reads: readonly ReadBytes[]): SharedElements {
  const step = Math.max(1, reads.length / maxCompared);
  const sample = reads.filter(
    (_, index) => Math.floor(index / step) > Math.floor((index - 1) / step),
  );
  return sharedElements(
    sample.flatMap((read) => {
      const tree = parsePage(decodeHtml(read()).text);
      return tree === undefined || select('meta[http-equiv="refresh" i]', tree) ? [] : [tree];
    }),
  );
}

/** Returns the links in the article of the index page, which can be a table of contents. */
function contentsIn(pages: ReadonlyMap<string, PageSummary>): OldPages['contents'] {
  const [index] = [...pages].filter(([, {contents}]) => contents.length > 0);
  if (index === undefined) return undefined;
  const [path, {contents, base}] = index;
  return [path, {navigation: contents, isGuess: true, base}];
}

/** Returns the pages that other pages embed and that consist of links: menus in frames. */
function framedMenus(
  frames: readonly {readonly url: string; readonly page: string}[],
  pages: ReadonlyMap<string, PageSummary>,
): Set<string> {
  const paths = frames.map(({url, page}) =>
    posix.join(posix.dirname(page), url.replace(/[?#].*$/, '')),
  );
  return new Set(paths.filter((path) => pages.get(path)?.isMenu));
}
