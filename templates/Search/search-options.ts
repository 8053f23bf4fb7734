import type {SiteData} from 'legacydocs';
import {routeToHref} from 'legacydocs/urls';
import type {ShownFinding, ShownPage, ShownSection} from './protocol.ts';

/** An option in the result list. */
export type SearchOption =
  | {readonly kind: 'query'; readonly id: string; readonly query: string}
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
    }
  | {
      readonly kind: 'version';
      readonly id: string;
      readonly href: string;
      readonly label: string;
    }
  | MoreOption;

/** An option that shows more results. */
export interface MoreOption {
  readonly kind: 'more';
  readonly id: string;
  /** Number of pages that are not shown yet. */
  readonly left: number;
}

/** A page with its options. */
export interface ResultGroup {
  readonly page: ShownPage;
  readonly options: readonly Extract<SearchOption, {kind: 'place' | 'successor'}>[];
}

/** Maximum number of sections for each page. */
const maxSections = 3;

/**
 * Returns the options for each page: the page itself if it matches, its best sections, then the pages that replace it.
 */
export function resultGroups(
  pages: readonly ShownPage[],
  {baseUrl}: Pick<SiteData, 'baseUrl'>,
): ResultGroup[] {
  return pages.map((page, index) => {
    const places = page.sections.filter(({anchor}) => anchor !== '').slice(0, maxSections);
    const shown = page.matchesPage ? [undefined, ...places] : places;
    const href = routeToHref(page.path, baseUrl);
    return {
      page,
      options: [
        ...shown.map((section, place) => ({
          kind: 'place' as const,
          id: `legacydocs-search-${index}-${place}`,
          href: section === undefined ? href : `${href}#${encodeURIComponent(section.anchor)}`,
          section,
        })),
        ...page.successors.map((successor, number) => ({
          kind: 'successor' as const,
          id: `legacydocs-search-${index}-successor-${number}`,
          ...successor,
        })),
      ],
    };
  });
}

/** Returns the version that the query refers to. */
export function versionOptions(
  finding: Pick<ShownFinding, 'version'> | undefined,
): Extract<SearchOption, {kind: 'version'}>[] {
  const {version} = finding ?? {};
  return version === undefined
    ? []
    : [{...version, kind: 'version', id: 'legacydocs-search-version'}];
}

export function queryOptions(queries: readonly string[]): Extract<SearchOption, {kind: 'query'}>[] {
  return queries.map((query, index) => ({
    kind: 'query',
    id: `legacydocs-search-recent-${index}`,
    query,
  }));
}

/** @returns `undefined` if all pages are shown. */
export function moreOption(
  finding: (Pick<ShownFinding, 'pages' | 'total'> & {readonly isPartial: boolean}) | undefined,
): MoreOption | undefined {
  if (finding === undefined || finding.isPartial) return undefined;
  const left = finding.total - finding.pages.length;
  return left === 0 ? undefined : {kind: 'more', id: 'legacydocs-search-more', left};
}
