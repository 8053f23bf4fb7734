import type {SiteData} from 'legacydocs';
import {routeToHref} from 'legacydocs/urls';
import type {ShownFinding, ShownPage, ShownSection} from './protocol.ts';

/** Something in the list that can be chosen. */
export type SearchOption =
  | {readonly kind: 'query'; readonly id: string; readonly query: string}
  | {
      readonly kind: 'place';
      readonly id: string;
      readonly href: string;
      /** `undefined`: the page as a whole. */
      readonly section: ShownSection | undefined;
    }
  | MoreOption;

/** Shows pages that were found, too. */
export interface MoreOption {
  readonly kind: 'more';
  readonly id: string;
  /** How many pages are not shown yet. */
  readonly left: number;
}

/** A page with what can be chosen of it. */
export interface ResultGroup {
  readonly page: ShownPage;
  readonly options: readonly Extract<SearchOption, {kind: 'place'}>[];
}

/** Places on a page besides the page itself. */
const mostPlaces = 3;

/** What can be chosen of each page: the page, if it was found as a whole, then the best places on it. */
export function resultGroups(
  pages: readonly ShownPage[],
  {baseUrl}: Pick<SiteData, 'baseUrl'>,
): ResultGroup[] {
  return pages.map((page, index) => {
    const places = page.sections.filter(({anchor}) => anchor !== '').slice(0, mostPlaces);
    const shown = page.isWhole ? [undefined, ...places] : places;
    const href = routeToHref(page.path, baseUrl);
    return {
      page,
      options: shown.map((section, place) => ({
        kind: 'place',
        id: `legacydocs-search-${index}-${place}`,
        href: section === undefined ? href : `${href}#${encodeURIComponent(section.anchor)}`,
        section,
      })),
    };
  });
}

export function queryOptions(queries: readonly string[]): SearchOption[] {
  return queries.map((query, index) => ({
    kind: 'query',
    id: `legacydocs-search-recent-${index}`,
    query,
  }));
}

/** `undefined`: all pages are shown. */
export function moreOption(
  finding: Pick<ShownFinding, 'pages' | 'total'> | undefined,
): MoreOption | undefined {
  const left = finding === undefined ? 0 : finding.total - finding.pages.length;
  return left === 0 ? undefined : {kind: 'more', id: 'legacydocs-search-more', left};
}
