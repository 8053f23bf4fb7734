import type {Element} from 'hast';
import type {JobHandler} from '../../core/async/worker-protocol.ts';
import {type ConvertContext, createPageConverter, type PageConversion} from './convert-page.ts';
import {insertedMenu, type Menu, menuIn, menuOf} from './extract/menus.ts';
import {type OldPage, parsePage, type Unreadable} from './extract/read-page.ts';
import {ownText, wordsOf} from './extract/shell.ts';
import {createPageReader, type ReadingContext} from './open-page.ts';
import {commonSkip, silentParts} from './profiles/common.ts';

/** Data that all pages share, as JSON data. */
export interface PageContext extends ReadingContext, ConvertContext {}

/** A file to read. */
export interface PageItem {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Result of reading a file. */
export type PageReading = {
  /** The declared encoding, if bytes of the file are not valid in it. */
  readonly damagedEncoding?: string | undefined;
} & (
  | ({readonly kind: 'page'} & PageConversion)
  /** Not documentation, such as a list of search results. */
  | {readonly kind: 'skipped'; readonly menu: Menu}
  | {readonly kind: 'memory'}
  | Unreadable
);

/** Creates the job that reads, converts, compiles and compares the pages of an old folder. */
export function pageJob(context: PageContext): JobHandler {
  const read = createPageReader(context);
  const paths = new Set(context.paths);
  const convert = createPageConverter(context);
  return {
    describe: ({path}: PageItem) => `converting \`${path}\``,
    run: async ({path, bytes}: PageItem): Promise<PageReading> => {
      const {page, text, isDamaged, encoding} = read(bytes);
      const found = {damagedEncoding: isDamaged ? encoding : undefined};
      const isEmpty = 'kind' in page && page.kind === 'empty';
      const tree = 'tree' in page ? page.tree : isEmpty ? parsePage(text) : undefined;
      const inserted = insertedMenu(tree, path, paths);
      if (inserted !== undefined) return {...found, kind: 'skipped', menu: inserted};
      if (isSkipped(path, page)) {
        return {...found, kind: 'skipped', menu: 'kind' in page ? menuIn(text) : menuOf(page)};
      }
      if ('kind' in page) return {...found, ...page};
      return {...found, kind: 'page', ...(await convert(page, path, text))};
    },
  };
}

/** Matches the page that hosts show for unknown URLs, also that of dartdoc. The new site has its own. */
const unknownUrlPage = /^(?:404|__404error)(?:\.html?|\/index\.html?)$/i;

function isSkipped(path: string, page: OldPage | Unreadable): boolean {
  // Search results, which scripts show.
  if ('kind' in page && /(?:^|\/)search\//.test(path)) return true;
  if (unknownUrlPage.test(path)) return true;
  const file = path.replace(/(^|\/)search\/index\.html$/, '$1search.html');
  const isNamed = (names: readonly string[]): boolean =>
    names.some((name) =>
      name.endsWith('/') ? `/${path}`.includes(`/${name}`) : `/${file}`.endsWith(`/${name}`),
    );
  if ('kind' in page) return isNamed(commonSkip);
  return isNamed(page.profile.skip ?? []) || (isNamed(commonSkip) && !hasText(page.article));
}

/** Minimum number of words outside links in a page that documents a feature such as the search. */
const minWords = 60;

function hasText(article: Element): boolean {
  const parts = ownText(article, {isShared: () => false}, silentParts);
  const texts = parts.flatMap(({text, isLink}) => (isLink ? [] : text));
  return wordsOf(texts.join(' ')).length >= minWords;
}
