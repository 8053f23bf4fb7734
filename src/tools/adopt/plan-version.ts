import {posix} from 'node:path';
import {foldedPath} from '../../core/files/path-register.ts';
import type {PageUrls} from './extract/metadata.ts';
import type {NameEntries} from './links/convert-links.ts';
import {
  type OldRoot,
  type OldUrls,
  type OtherVersions,
  oldUrls,
  rootPathOf,
  rootUrlOf,
} from './links/old-urls.ts';
import {assetPath, type PlannedPage, planPages} from './plan-pages.ts';
import {isPage} from './source/types.ts';

/** Old and new locations of the pages of a version. */
export interface VersionPlan {
  readonly planned: readonly PlannedPage[];
  readonly location: OldRoot;
  readonly urls: OldUrls;
  /** Paths of old pages that only redirect, keyed by the path of the target page. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  readonly names: NameEntries;
}

interface PlanInput {
  /** Paths of the pages, sorted. */
  readonly pages: readonly string[];
  /** URLs in all or some of the pages, keyed by path. */
  readonly urls: ReadonlyMap<string, PageUrls>;
  /** Targets of pages that only redirect, as written, keyed by path. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Origin of an old folder. */
export interface Origin {
  /** Old URL of the folder, with a trailing slash. Default: derived from the canonical URLs of the pages. */
  readonly url?: string | undefined;
  /** Set if the folder is one of several versions. */
  readonly others?: OtherVersions | undefined;
  /**
   * An old URL outside the folder, relative to it, and the page to which it leads: `['../index.html', 'index.html']`.
   */
  readonly home?: readonly [from: string, page: string] | undefined;
}

interface PlanOptions extends Origin {
  /** Paths of all files in the old folder. */
  readonly paths: readonly string[];
  /** Current path of the new version. */
  readonly versionPath: string;
}

/** Plans a version. */
export function planVersion(
  {pages, urls: written, redirects}: PlanInput,
  options: PlanOptions,
): VersionPlan {
  const {paths, versionPath, home} = options;
  const planned = planPages(pages, versionPath);
  const location = locationOf(options, written);
  const urls = oldUrls(paths, location);
  const aliases = withHome(aliasesOf(new Set(pages), redirects, urls), home);
  return {planned, location, urls, aliases, names: namesOf(planned, paths, aliases)};
}

/**
 * Returns the old location of the folder: the given URL, or the one in the canonical URLs of the pages. If there is
 * neither, the root-relative URLs in the pages determine the folder's path.
 */
function locationOf(
  {url, paths, others}: PlanOptions,
  pages: ReadonlyMap<string, PageUrls>,
): OldRoot {
  const canonicals = [...pages].flatMap(([page, {canonical}]) =>
    canonical === undefined ? [] : [[page, canonical] as const],
  );
  const rooted = [...pages.values()].flatMap((page) => page.rooted);
  const found = rootPathOf(rooted, new Set(paths));
  // Another version has pages with the same names.
  const isOther =
    others?.folders.some((folder) => found?.endsWith(`/${folder}`)) ||
    (url !== undefined &&
      found !== undefined &&
      found !== '/' &&
      posix.dirname(found) === posix.dirname(new URL(url).pathname));
  const rootPath = isOther ? undefined : found;
  return {
    url: url ?? rootUrlOf(canonicals),
    rootPath: rootPath ?? (others && url === undefined ? `/${others.folder}` : undefined),
    others,
  };
}

function namesOf(
  planned: readonly PlannedPage[],
  paths: readonly string[],
  aliases: ReadonlyMap<string, readonly string[]>,
): NameEntries {
  const taken = new Set<string>();
  const assets = new Map<string, string>();
  for (const path of paths) {
    if (isPage(path)) continue;
    const wanted = assetPath(path);
    let name = wanted;
    for (let number = 2; taken.has(foldedPath(name)); number += 1) {
      name = wanted.replace(/(\.[^./]*)?$/, (ending) => `-${number}${ending}`);
    }
    taken.add(foldedPath(name));
    assets.set(path, name);
  }
  return {
    sources: planned.map(({file, source}) => [file, source]),
    redirects: [...aliases].flatMap(([page, paths]) => paths.map((path) => [path, page] as const)),
    assets: [...assets],
  };
}

/** Returns the paths of old pages that only redirect, keyed by the path of the target page. */
function aliasesOf(
  pages: ReadonlySet<string>,
  redirects: ReadonlyMap<string, string>,
  urls: OldUrls,
): ReadonlyMap<string, readonly string[]> {
  const aliases = new Map<string, string[]>();
  for (const path of redirects.keys()) {
    let at = path;
    for (let steps = 0; steps < redirects.size && redirects.has(at); steps += 1) {
      const target = urls.resolve(redirects.get(at) ?? '', at);
      at = target.kind === 'file' ? target.path : '';
    }
    if (pages.has(at)) aliases.set(at, [...(aliases.get(at) ?? []), path]);
  }
  return aliases;
}

/** Adds the home page of the old documentation to the pages that redirect. */
function withHome(
  aliases: ReadonlyMap<string, readonly string[]>,
  home: Origin['home'],
): ReadonlyMap<string, readonly string[]> {
  if (home === undefined) return aliases;
  const [from, page] = home;
  return new Map([...aliases, [page, [...(aliases.get(page) ?? []), from]]]);
}
