import {posix} from 'node:path';
import type {WorkerPool} from '../../core/async/workers.ts';
import {byKey} from '../../core/collections/collections.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {PageSummary} from './convert-page.ts';
import {type Menu, menuIn, scriptMenus} from './extract/menus.ts';
import type {FoundPages} from './find-pages.ts';
import type {PageContext, PageItem, PageReading} from './page-job.ts';
import {damagedText, type UnreadableKind, unreadablePage} from './page-problems.ts';
import {decodeHtml} from './source/decode.ts';
import type {OldFiles, ReadBytes} from './source/types.ts';

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
  readonly diagnostics: readonly Diagnostic[];
}

export interface ReadPagesInput {
  readonly workers: WorkerPool;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (done: number, total: number) => void;
}

/** Reads and converts pages in workers. @returns The results in the order of the pages, keyed by path. */
export async function readPages(
  pages: ReadonlyMap<string, ReadBytes>,
  context: PageContext,
  {workers, signal, onProgress}: ReadPagesInput,
): Promise<ReadonlyMap<string, PageReading>> {
  const paths = [...pages.keys()];
  const readings = new Map<string, PageReading>();
  await workers.run<PageReading>(
    {name: 'adopt', context, items: itemsOf(pages), count: paths.length},
    {seconds: Number.POSITIVE_INFINITY, signal},
    (outcome, index) => {
      const path = paths[index] ?? '';
      if ('value' in outcome) readings.set(path, outcome.value);
      else if (outcome.failure.kind === 'memory') readings.set(path, {kind: 'memory'});
      else throw new Error(outcome.failure.message);
      onProgress(index + 1, paths.length);
    },
  );
  return readings;
}

/** Reads the files one after the other, so that few of them are in memory. */
function* itemsOf(pages: ReadonlyMap<string, ReadBytes>): Generator<PageItem> {
  for (const [path, read] of pages) yield {path, bytes: read()};
}

/** Sorts the results for the files of an old folder by their kinds. */
export function oldPages(
  readings: ReadonlyMap<string, PageReading>,
  found: Pick<FoundPages, 'redirects' | 'skipped'>,
  files: OldFiles['files'],
): OldPages {
  const pages = new Map<string, PageSummary>();
  const redirects = new Map(found.redirects);
  const menus = new Map<string, Menu>();
  const skipped = [...found.skipped];
  const unreadable: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const frames: {readonly url: string; readonly page: string}[] = [];
  const leaveOut = (path: string, kind: UnreadableKind): void => {
    unreadable.push(path);
    diagnostics.push(unreadablePage(path, kind));
  };
  for (const [path, reading] of readings) {
    const {damagedEncoding} = reading;
    if (damagedEncoding !== undefined) diagnostics.push(damagedText(path, damagedEncoding));
    if (reading.kind === 'page') pages.set(path, reading.summary);
    else if (reading.kind === 'skipped') {
      skipped.push(path);
      menus.set(path, reading.menu);
    } else if (reading.kind === 'redirect') redirects.set(path, reading.to);
    else if (reading.kind === 'frames') {
      // The last frame contains the text, because frames with the navigation precede it.
      redirects.set(path, reading.sources.at(-1) ?? '');
      frames.push(...reading.sources.slice(0, -1).map((url) => ({url, page: path})));
    } else leaveOut(path, reading.kind);
  }
  const last = [...pages.values()].at(-1);
  for (const [path, menu] of scriptMenus(files, last?.profile)) menus.set(path, menu);
  for (const [page, {embedded}] of pages) frames.push(...embedded.map((url) => ({url, page})));
  for (const path of framedPages(frames)) {
    if (pages.get(path)?.isMenu !== true) continue;
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
    diagnostics,
  };
}

/** Returns the links in the article of the index page, which can be a table of contents. */
function contentsIn(pages: ReadonlyMap<string, PageSummary>): OldPages['contents'] {
  const [index] = [...pages].filter(([, {contents}]) => contents.length > 0);
  if (index === undefined) return undefined;
  const [path, {contents, base}] = index;
  return [path, {navigation: contents, isGuess: true, base}];
}

/** Returns the paths of the pages that other pages embed. */
function framedPages(
  frames: readonly {readonly url: string; readonly page: string}[],
): Set<string> {
  return new Set(
    frames.map(({url, page}) => posix.join(posix.dirname(page), url.replace(/[?#].*$/, ''))),
  );
}
