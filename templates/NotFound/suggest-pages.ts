import type {SiteData, VersionSummary} from 'legacydocs';
import type {routeToHref, withoutTrailingSlash} from 'legacydocs/urls';
import type {SiteFiles} from '../client/navigation/site-files.ts';
import type {scopesOf} from '../Search/search-scope.ts';
import type {pagesOf, versionAt} from '../shared/versions.ts';
import {nearestPages} from './nearest-pages.ts';

/** A suggested page. */
export interface NearestPage {
  readonly href: string;
  readonly title: string;
  /** Label of the page's version; `undefined` if there is only one version. */
  readonly version: string | undefined;
}

/** Suggestions for a missing page. */
export interface Suggestions {
  /** Query that the search field contains. */
  readonly words: string;
  readonly pages: readonly NearestPage[];
}

/**
 * The site, its files, and functions that the theme already contains. The functions are passed as arguments, because
 * importing them would move them to a chunk that every page requests.
 */
export interface SuggestionContext {
  readonly site: SiteData;
  readonly files: SiteFiles;
  readonly routeToHref: typeof routeToHref;
  readonly withoutTrailingSlash: typeof withoutTrailingSlash;
  readonly scopesOf: typeof scopesOf;
  readonly pagesOf: typeof pagesOf;
  readonly versionAt: typeof versionAt;
}

/** Maximum number of suggested pages; their space is reserved. */
const maxPages = 6;

/**
 * Returns the pages most similar to a URL: first pages with similar paths, then the results of a search for the end of
 * the path. The pages that replace an old page precede it.
 *
 * @param path Decoded, without the base.
 */
export async function suggestPages(path: string, context: SuggestionContext): Promise<Suggestions> {
  const words = lastWords(path);
  // A number alone, such as `404`, is not the name of a page.
  const isName = /\p{L}/u.test(words);
  const [near, found] = await Promise.all([
    byPath(path, context),
    isName ? bySearch(words, path, context).catch(() => []) : [],
  ]);
  const pages = new Map([...near, ...found].map((page) => [page.href, page]));
  return {words, pages: [...pages.values()].slice(0, maxPages)};
}

/** Returns the words of a path's last segment: `animated style` for `/docs/animated-style.html`. */
export function lastWords(path: string): string {
  const segment = path.split('/').findLast((part) => part !== '') ?? '';
  return segment.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ');
}

async function byPath(path: string, context: SuggestionContext): Promise<NearestPage[]> {
  const paths = nearestPages(path, await context.files.manifest());
  return (await Promise.all(paths.map((near) => describe(near, context)))).flat();
}

async function bySearch(
  words: string,
  path: string,
  {site, files, routeToHref, scopesOf, versionAt}: SuggestionContext,
): Promise<NearestPage[]> {
  const {baseUrl, docs} = site;
  const {versions} = docs;
  const version = versionAt(path, versions) ?? versions.find(({isLast}) => isLast);
  const client = await files.search();
  const {pages} = await client.find(words, scopesOf(version), maxPages);
  return pages.map((page) => ({
    href: routeToHref(page.path, baseUrl),
    title: page.title.map(({text}) => text).join(''),
    version: labelOf(versionAt(page.path, versions), versions),
  }));
}

/** Returns a page, after the pages of the last version that replace it. */
async function describe(
  path: string,
  {site, files, routeToHref, withoutTrailingSlash, pagesOf, versionAt}: SuggestionContext,
): Promise<readonly NearestPage[]> {
  const {baseUrl, docs} = site;
  const {versions} = docs;
  const route = await files.route(withoutTrailingSlash(path)).catch(() => undefined);
  const page = {
    href: routeToHref(path, baseUrl),
    title: route?.title || path,
    version: labelOf(versionAt(path, versions), versions),
  };
  const last = versions.find(({isLast}) => isLast);
  const there = route?.alternates.find(({version}) => version === last?.name);
  const successors = there?.samePage === false ? pagesOf(there, page.title) : [];
  return [
    ...successors.map(({href, label: title}) => ({
      href,
      title,
      version: labelOf(last, versions),
    })),
    page,
  ];
}

/** Returns the label of a version, if there are several. */
function labelOf(
  version: VersionSummary | undefined,
  versions: readonly VersionSummary[],
): string | undefined {
  return versions.length > 1 ? version?.label : undefined;
}
