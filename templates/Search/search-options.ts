import type {SiteData} from 'legacydocs';
import {routeToHref} from 'legacydocs/urls';
import type {ShownPage, ShownSection} from './protocol.ts';
import type {SearchState} from './useSearch.ts';

/** An option in the result list. */
export type SearchOption = QueryOption | VersionOption | PageOption | MoreOption;

/** A recent search. */
interface QueryOption {
  readonly kind: 'query';
  readonly id: string;
  readonly query: string;
}

/** The version that the query refers to. */
interface VersionOption {
  readonly kind: 'version';
  readonly id: string;
  readonly href: string;
  readonly label: string;
}

type PageOption =
  | {
      readonly kind: 'place';
      readonly id: string;
      readonly href: string;
      /** The section; `undefined` for the page itself. */
      readonly section: ShownSection | undefined;
    }
  | {
      readonly kind: 'successor';
      readonly id: string;
      readonly href: string;
      readonly title: string;
    };

/** An option that shows more results. */
interface MoreOption {
  readonly kind: 'more';
  readonly id: string;
  /** Number of pages that are not shown yet. */
  readonly left: number;
}

/** A page with its options. */
export interface ResultGroup {
  readonly page: ShownPage;
  readonly options: readonly PageOption[];
}

/** The parts of the result list, in order. */
export interface SearchOptions {
  readonly queries: readonly QueryOption[];
  readonly versions: readonly VersionOption[];
  readonly groups: readonly ResultGroup[];
  readonly more: readonly MoreOption[];
}

/** Returns the results of a query; without a query, recent searches and suggested pages. */
export function searchOptions(
  {finding, starts}: Pick<SearchState, 'finding' | 'starts'>,
  recent: readonly string[],
  site: Pick<SiteData, 'baseUrl'>,
): SearchOptions {
  const left =
    finding === undefined || finding.isPartial ? 0 : finding.total - finding.pages.length;
  const version = finding?.version;
  return {
    queries: recent.map((query, index) => ({kind: 'query', id: idOf('recent', index), query})),
    versions: version === undefined ? [] : [{...version, kind: 'version', id: idOf('version')}],
    groups: (finding?.pages ?? starts).map((page, index) => resultGroup(page, index, site)),
    more: left === 0 ? [] : [{kind: 'more', id: idOf('more'), left}],
  };
}

/**
 * Returns the options for a page: the page itself if it matches, its best sections, then the pages that replace it.
 */
function resultGroup(
  page: ShownPage,
  index: number,
  {baseUrl}: Pick<SiteData, 'baseUrl'>,
): ResultGroup {
  const places = page.sections.filter(({anchor}) => anchor !== '');
  const href = routeToHref(page.path, baseUrl);
  return {
    page,
    options: [
      ...(page.matchesPage ? [undefined, ...places] : places).map((section, place) => ({
        kind: 'place' as const,
        id: idOf(index, place),
        href: section === undefined ? href : `${href}#${encodeURIComponent(section.anchor)}`,
        section,
      })),
      ...page.successors.map((successor, number) => ({
        kind: 'successor' as const,
        id: idOf(index, 'successor', number),
        ...successor,
      })),
    ],
  };
}

function idOf(...parts: readonly (string | number)[]): string {
  return ['legacydocs-search', ...parts].join('-');
}
