import {routeToHref} from '../../core/urls/href.ts';
import type {Route, SourceFile} from '../../site/types.ts';
import {pagesScope, versionScope} from '../lookup/format.ts';
import type {SidebarNode} from '../theme/types.ts';
import type {SearchInput, SearchPage, SearchScope, SearchSource} from './types.ts';

/** Maximum number of pages that are suggested before a search. */
const maxStarts = 6;

/** Returns the scopes: the versions in order, then the pages outside the docs. Empty scopes are omitted. */
export function searchScopes(input: SearchInput): SearchScope[] {
  const {content, routes, layout} = input;
  const byScope = new Map<string, Route[]>();
  for (const route of routes.routes) {
    if (!layout.isListed(route)) continue;
    const scope = scopeOf(route);
    const members = byScope.get(scope) ?? [];
    members.push(route);
    byScope.set(scope, members);
  }
  const names = [...content.versions.map(({name}) => versionScope(name)), pagesScope];
  return names.flatMap((name) => {
    const pages = (byScope.get(name) ?? []).flatMap((route) => searchPage(route, input));
    if (pages.length === 0) return [];
    const version = content.versions.find((candidate) => versionScope(candidate.name) === name);
    const nodes = [...(layout.sidebars.get(version?.name ?? '')?.values() ?? [])][0] ?? [];
    return [{name, pages, starts: starts(pages, nodes, input.config.baseUrl)}];
  });
}

function scopeOf({content}: Route): string {
  switch (content.kind) {
    case 'doc':
      return scopeOfVersion(content.doc.version);
    case 'category':
      return scopeOfVersion(content.version);
    default:
      return scopeOfVersion(null);
  }
}

/**
 * Returns the name of a version's scope.
 *
 * @param version `null` for pages outside the docs.
 */
export function scopeOfVersion(version: string | null): string {
  return version === null ? pagesScope : versionScope(version);
}

/** Returns the index entry for a page; empty if the page has neither title nor text. */
function searchPage(route: Route, {compiled, layout}: SearchInput): SearchPage[] {
  const {title, description} = layout.texts(route);
  const source = sourceOf(route);
  const hasText = source !== undefined && compiled.metadata.has(source.sourcePath);
  if (title === '' && !hasText) return [];
  const heading = compiled.metadata.get(source?.sourcePath ?? '')?.contentTitle;
  // If the title in the front matter differs from the heading, the heading becomes a keyword, because readers see it on
  // the page.
  const hiddenTitle = heading === undefined || heading === title ? [] : [heading];
  // The last breadcrumb is the page itself.
  const crumbs = (layout.breadcrumbs(route) ?? []).slice(0, -1);
  return [
    {
      path: route.path,
      title: title === '' ? route.path : title,
      description,
      keywords: [...keywordsOf(route), ...hiddenTitle],
      trail: crumbs.map(({label}) => label),
      successors: layout.successors(route),
      source: hasText ? searchSource(source, compiled) : undefined,
    },
  ];
}

function searchSource(
  {sourcePath, format, hash}: SourceFile,
  {fingerprint}: SearchInput['compiled'],
): SearchSource {
  return {sourcePath, format, hash, compiler: fingerprint};
}

function sourceOf({content}: Route) {
  if (content.kind === 'doc') return content.doc;
  return content.kind === 'page' ? content.page : undefined;
}

function keywordsOf(route: Route): readonly string[] {
  const {content} = route;
  if (content.kind === 'category') return content.index.keywords;
  return sourceOf(route)?.frontMatter.keywords ?? [];
}

/**
 * Returns the first page in each of the sidebar's top-level entries. If there is no sidebar, returns the first pages.
 */
function starts(
  pages: readonly SearchPage[],
  nodes: readonly SidebarNode[],
  baseUrl: string,
): string[] {
  const byHref = new Map(pages.map(({path}) => [routeToHref(path, baseUrl), path]));
  const offered = nodes.flatMap((node) => {
    if (node.type !== 'link' && node.type !== 'category') return [];
    const href = node.type === 'link' ? node.href : (node.href ?? node.firstHref ?? '');
    return byHref.get(href) ?? [];
  });
  const paths = offered.length > 0 ? offered : [...byHref.values()];
  return [...new Set(paths)].slice(0, maxStarts);
}
