import {compareText} from '../../core/collections/collections.ts';
import {buildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {foldedPath} from '../../core/files/path-register.ts';
import type {CompileOptions} from '../../markdown/types.ts';
import {type AdoptedPage, type AdoptTarget, createPageAdopter} from './adopt-page.ts';
import {type AdoptedFiles, adoptedFiles} from './adopted-files.ts';
import {nameTest} from './extract/shell.ts';
import type {NewNames} from './links/convert-links.ts';
import {type OldUrls, oldUrls, rootPathOf, rootUrlOf} from './links/old-urls.ts';
import {findOldPaths, type OldLocation, type OldPaths} from './old-paths.ts';
import {assetPath, type PlannedPage, planPages} from './plan-pages.ts';
import {profiles as allProfiles} from './profiles/index.ts';
import type {Profile} from './profiles/types.ts';
import {compareSidebars} from './proof/compare-sidebars.ts';
import {type OldPages, readPages} from './read-pages.ts';
import {type AdoptReport, reportOf} from './report.ts';
import {linkedBranches} from './sidebar/linked-branches.ts';
import {makeSidebars, type Sidebars} from './sidebar/make-sidebars.ts';
import type {Branch} from './sidebar/merge-branches.ts';
import {navigationsOf} from './sidebar/old-navigations.ts';
import {isPage, type OldFiles} from './source/types.ts';

export interface AdoptInput {
  readonly source: OldFiles;
  /** Name of the folder or archive, for the report. */
  readonly sourceName: string;
  /** The new version, with its current path. */
  readonly version: AdoptTarget;
  readonly options: CompileOptions;
  /** Language of the site, as a BCP 47 tag. */
  readonly language: string;
  /** Old URL of the folder, with a trailing slash. Default: derived from the canonical URLs of the pages. */
  readonly url?: string | undefined;
  /** Name of the profile for all pages. Default: detected for each page. */
  readonly generator?: string | undefined;
  /** Base path of the site, and a function that returns true for paths that are already taken. */
  readonly location: Pick<OldLocation, 'baseUrl' | 'isTaken'>;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((stage: string, done: number, total: number) => void) | undefined;
}

/** A version that was created from built HTML. */
export interface AdoptedVersion {
  /** Files of the frozen version, without the manifest. */
  readonly files: AdoptedFiles;
  readonly report: AdoptReport;
  /** Name of the old documentation, if most pages or their titles contain the name. */
  readonly siteTitle: string | undefined;
  readonly pages: readonly PlannedPage[];
  readonly oldPaths: OldPaths;
  /** Paths of old pages that only redirect, keyed by the path of the target page. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  /** True if so much was lost that `--allow-loss` is required. */
  readonly isLossy: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Creates a frozen version from built HTML. Each page is read twice: first for its names, ids and navigation, then to
 * be converted, compiled and compared.
 *
 * @throws {BuildError} `adopt-no-pages`, `frozen-names-collide`
 */
export async function adoptVersion(input: AdoptInput): Promise<AdoptedVersion> {
  const {source, sourceName, version, options, signal, onProgress = () => undefined} = input;
  const old = readPages(source, candidatesFor(input.generator), (done, total) => {
    signal?.throwIfAborted();
    onProgress('read', done, total);
  });
  if (old.pages.size === 0) throw noPages(sourceName, old);
  const planned = planPages([...old.pages.keys()], version.path);
  const {url, urls} = urlsOf(input, old);
  const aliases = aliasesOf(old, urls);
  const names = namesOf(planned, old, source, aliases);
  const oldPaths = findOldPaths(planned, {
    ...input.location,
    versionPath: version.path,
    url: input.url,
  });
  const navigations = navigationsOf(old, urls);
  const listedPages = sidebarPages(planned, old);
  const sidebars = makeSidebars(navigations, listedPages, linkedBranches(old, urls));
  const sidebarProof = compareSidebars(
    sidebars.isOld ? navigations.byPage : new Map(),
    sidebars.sidebars,
    listedPages,
  );
  const context = {
    version,
    source,
    options,
    language: input.language,
    old,
    names,
    urls,
    oldPaths,
    aliases,
    sidebars,
    isName: nameTest([
      ...old.titles.values(),
      ...[...navigations.byPage.values()].flatMap(labelsOf),
    ]),
  };
  const adoptPage = createPageAdopter(context);
  const pages: AdoptedPage[] = [];
  for (const [index, page] of planned.entries()) {
    signal?.throwIfAborted();
    onProgress('convert', index, planned.length);
    pages.push(await adoptPage(page));
  }
  const assets = new Map<string, Uint8Array>();
  const copies: [string, string][] = [];
  for (const path of [...new Set(pages.flatMap(({links}) => [...links.files]))].sort(compareText)) {
    const contents = source.files.get(path)?.();
    if (contents === undefined) continue;
    const asset = `${version.folder}/${names.asset(path)}`;
    const copy = oldPaths.copyOf(path);
    assets.set(asset, contents);
    if (copy !== undefined) copies.push([copy, asset]);
  }
  const report = reportOf({
    sourceName,
    url,
    old,
    pages,
    sidebars,
    sidebarProof,
    files: assets.size,
  });
  return {
    files: await adoptedFiles({
      target: version,
      pages,
      code: options.code,
      sidebars: sidebars.sidebars,
      mainDoc: mainDocOf(planned, sidebars),
      assets,
      copies: Object.fromEntries(copies),
      report,
    }),
    report,
    siteTitle: old.siteTitle,
    pages: planned,
    oldPaths,
    aliases,
    isLossy: old.unreadable.length > 0 || pages.some(({proof}) => proof.isLossy),
    diagnostics: [
      ...source.diagnostics,
      ...old.diagnostics,
      ...sidebarProof.diagnostics,
      ...pages.flatMap(({diagnostics}) => diagnostics),
    ],
  };
}

/** Returns the profiles to try: all profiles, or the requested one and the generic one. */
function candidatesFor(generator: string | undefined): readonly Profile[] {
  if (generator === undefined) return allProfiles;
  const fallback = allProfiles.at(-1);
  return allProfiles
    .filter((profile) => profile.name === generator)
    .map((profile) => ({...profile, landmarks: 'html'}))
    .concat(fallback ?? []);
}

function noPages(sourceName: string, {unreadable, diagnostics}: OldPages) {
  const [first] = diagnostics.filter(({code}) => code === 'adopt-page-unreadable');
  return buildError({
    code: 'adopt-no-pages',
    message:
      unreadable.length === 0
        ? `\`${sourceName}\` contains no HTML pages.`
        : `None of the ${unreadable.length} HTML pages in \`${sourceName}\` has text. ${first?.message ?? ''}`.trim(),
    file: first?.file,
    consequence: 'Nothing was written.',
    hint:
      first?.hint ??
      'Pass the folder with the built pages, for example `site`, `build`, `public` or `_build/html`.',
  });
}

/**
 * Returns the resolver of old URLs. The folder's URL is the given one, or is derived from the canonical URLs of the
 * pages. If there is neither, the root-relative URLs in the pages determine the folder's path.
 */
function urlsOf(
  {url, source}: AdoptInput,
  {pages}: OldPages,
): {readonly url: string | undefined; readonly urls: OldUrls} {
  const paths = new Set(source.files.keys());
  const canonicals = [...pages].flatMap(([page, {canonical}]) =>
    canonical === undefined ? [] : [[page, canonical] as const],
  );
  const known = url ?? rootUrlOf(canonicals);
  const rootPath = rootPathOf(
    [...pages.values()].flatMap(({rooted}) => rooted),
    paths,
  );
  return {url: known, urls: oldUrls(paths, {url: known, rootPath})};
}

function namesOf(
  planned: readonly PlannedPage[],
  {pages}: OldPages,
  {files}: OldFiles,
  aliases: ReadonlyMap<string, readonly string[]>,
): NewNames {
  const taken = new Set<string>();
  const assets = new Map<string, string>();
  for (const path of files.keys()) {
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
    sources: new Map(planned.map(({file, source}) => [file, source])),
    ids: new Map([...pages].map(([path, {ids}]) => [path, ids])),
    redirects: new Map([...aliases].flatMap(([page, paths]) => paths.map((path) => [path, page]))),
    asset: (path) => assets.get(path) ?? assetPath(path),
  };
}

/** Returns the paths of old pages that only redirect, keyed by the path of the target page. */
function aliasesOf(
  {pages, redirects}: OldPages,
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

function labelsOf(branches: readonly Branch[]): string[] {
  return branches.flatMap(({label, branches: inside}) => [label, ...labelsOf(inside)]);
}

function sidebarPages(planned: readonly PlannedPage[], {titles}: OldPages) {
  return new Map(planned.map(({file, id}) => [file, {id, title: titles.get(file) ?? id}] as const));
}

function mainDocOf(planned: readonly PlannedPage[], {byPage}: Sidebars): string {
  const index = planned.find(({path}) => path === '/');
  const listed = planned.find(({file}) => byPage.has(file));
  return (index ?? listed ?? planned[0])?.id ?? '';
}
