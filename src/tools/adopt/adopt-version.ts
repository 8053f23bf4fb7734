import {createWorkerPool, type WorkerPool, warmUp} from '../../core/async/workers.ts';
import {compareText} from '../../core/collections/collections.ts';
import {buildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {CompileOptions} from '../../markdown/types.ts';
import {type AdoptTarget, adoptedPage} from './adopt-page.ts';
import {type AdoptedFiles, adoptedFiles} from './adopted-files.ts';
import {nameTest, repeatedTest} from './extract/shell.ts';
import {type FoundPages, findPages} from './find-pages.ts';
import {findOldPaths, type OldLocation, type OldPaths} from './old-paths.ts';
import {changedPages, pageConversions} from './page-conversions.ts';
import {pageTitles} from './page-titles.ts';
import type {PlannedPage} from './plan-pages.ts';
import {type Origin, planVersion, type VersionPlan} from './plan-version.ts';
import {compareSidebars} from './proof/compare-sidebars.ts';
import {type OldPages, oldPages, readPages} from './read-pages.ts';
import {type AdoptReport, reportOf} from './report.ts';
import {linkedBranches} from './sidebar/linked-branches.ts';
import {makeSidebars, type Sidebars} from './sidebar/make-sidebars.ts';
import type {Branch} from './sidebar/merge-branches.ts';
import {navigationsOf} from './sidebar/old-navigations.ts';
import type {OldFiles} from './source/types.ts';

export interface AdoptInput extends Origin {
  readonly source: OldFiles;
  /** Name of the folder or archive, for the report. */
  readonly sourceName: string;
  /** The new version, with its current path. */
  readonly version: AdoptTarget;
  readonly options: CompileOptions;
  /** Language of the site, as a BCP 47 tag. */
  readonly language: string;
  /** Name of the profile for all pages. Default: detected for each page. */
  readonly generator?: string | undefined;
  /** Base path of the site, other old folders with the same files, and a function that is true for taken paths. */
  readonly location: Pick<OldLocation, 'baseUrl' | 'aliasFolders' | 'isTaken'>;
  /** Worker threads to use, from `startWorkers`. Default: new ones. */
  readonly workers?: WorkerPool | undefined;
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
 * Maximum size of the young generation of each worker's heap, in megabytes. Pages with menus of 3,000 entries are
 * adopted in 45 s instead of 63 s, because their trees are not copied to the old generation.
 */
const youngMb = 128;

/**
 * Creates a frozen version from built HTML. Workers read, convert, compile and compare the pages. Each HTML
 * file is assumed to be a page. Pages that link to an HTML file that is not a page are converted again.
 *
 * @throws {BuildError} `adopt-no-pages`, `frozen-names-collide`
 */
export async function adoptVersion(input: AdoptInput): Promise<AdoptedVersion> {
  const workers = input.workers ?? startWorkers();
  try {
    return await adoptWith(workers, input);
  } finally {
    if (input.workers === undefined) await workers.close();
  }
}

/** Starts worker threads for several calls of `adoptVersion`. The caller must close them. */
export function startWorkers(): WorkerPool {
  const workers = createWorkerPool(undefined, youngMb);
  warmUp(workers);
  return workers;
}

/** Reads and converts the pages. Pages that link to an HTML file that is not a page are converted twice. */
async function convertPages(workers: WorkerPool, input: AdoptInput) {
  const {source, sourceName, version, options, generator, signal, onProgress} = input;
  const {files} = source;
  const paths = [...files.keys()];
  const found = findPages(files);
  const convert = async (pages: FoundPages['pages'], {names, location}: VersionPlan) => {
    const {shared, styles} = found;
    const {folder} = version;
    return await readPages(
      pages,
      {options, names, folder, paths, generator, shared, styles, ...location},
      {workers, signal, onProgress: (done, total) => onProgress?.('convert', done, total)},
    );
  };
  const target = {...input, paths, versionPath: version.path};
  const assumed = planVersion({...found, pages: [...found.pages.keys()]}, target);
  const readings = await convert(found.pages, assumed);
  const old = oldPages(readings, found, files);
  if (old.pages.size === 0) throw noPages(sourceName, old);
  const plan = planVersion({...old, pages: [...old.pages.keys()], urls: old.pages}, target);
  const changed = changedPages(readings, assumed, plan);
  const changedFiles = new Map([...found.pages].filter(([path]) => changed.has(path)));
  const again = changed.size === 0 ? [] : await convert(changedFiles, plan);
  return {old, plan, converted: pageConversions(plan.planned, new Map([...readings, ...again]))};
}

async function adoptWith(workers: WorkerPool, input: AdoptInput): Promise<AdoptedVersion> {
  const {source, sourceName, version, options, language} = input;
  const {files} = source;
  const {old, plan, converted} = await convertPages(workers, input);
  const {planned, location, urls, aliases, names} = plan;
  const oldPaths = findOldPaths(planned, {
    ...input.location,
    versionPath: version.path,
    url: input.url,
  });
  const {titles, siteTitle} = pageTitles(old.pages);
  const navigations = navigationsOf(old, urls);
  const listedPages = sidebarPages(planned, titles);
  const sidebars = makeSidebars(navigations, listedPages, linkedBranches(old, titles, urls));
  const sidebarProof = compareSidebars(
    sidebars.isOld ? navigations.byPage : new Map(),
    sidebars.sidebars,
    listedPages,
  );
  const isName = nameTest([
    ...titles.values(),
    ...[...navigations.byPage.values()].flatMap(labelsOf),
  ]);
  const isRepeated = repeatedTest(converted.map((page) => page.converted.outside));
  const mainDoc = mainDocOf(planned, sidebars);
  const hasIndex =
    planned.some(({path}) => path === '/') ||
    [...aliases.values()].flat().some((path) => /^index\.x?html?$/i.test(path)) ||
    input.location.isTaken(version.path);
  const pages = converted.map((page) => {
    const {file, id} = page.planned;
    const rootPaths = id === mainDoc && !hasIndex ? [version.path] : [];
    return adoptedPage({
      ...page,
      version,
      title: titles.get(file) ?? id,
      sidebar: sidebars.byPage.get(file),
      redirects: [...rootPaths, ...oldPaths.redirectsOf(page.planned, aliases.get(file) ?? [])],
      siteLanguage: language,
      isName,
      isRepeated,
    });
  });
  const assets = new Map<string, Uint8Array>();
  const assetNames = new Map(names.assets);
  const copies: [string, string][] = [];
  for (const path of [...new Set(pages.flatMap(({links}) => [...links.files]))].sort(compareText)) {
    const contents = files.get(path)?.();
    if (contents === undefined) continue;
    const asset = `${version.folder}/${assetNames.get(path) ?? path}`;
    assets.set(asset, contents);
    copies.push(...oldPaths.copiesOf(path).map((copy): [string, string] => [copy, asset]));
  }
  const report = reportOf({
    sourceName,
    url: location.url,
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
      mainDoc,
      assets,
      copies: Object.fromEntries(copies),
      report,
    }),
    report,
    siteTitle,
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

function noPages(sourceName: string, {unreadable, diagnostics}: OldPages) {
  const [first] = diagnostics.filter(({code}) => code === 'adopt-page-unreadable');
  return buildError({
    code: 'adopt-no-pages',
    message:
      unreadable.length === 0
        ? `\`${sourceName}\` contains no HTML pages.`
        : `No HTML page in \`${sourceName}\` has text. ${first?.message ?? ''}`.trim(),
    file: first?.file,
    consequence: 'Nothing was written.',
    hint:
      first?.hint ??
      'Pass the folder with the built pages, for example `site`, `build`, `public` or `_build/html`.',
  });
}

function labelsOf(branches: readonly Branch[]): string[] {
  return branches.flatMap(({label, branches: inside}) => [label, ...labelsOf(inside)]);
}

function sidebarPages(planned: readonly PlannedPage[], titles: ReadonlyMap<string, string>) {
  return new Map(planned.map(({file, id}) => [file, {id, title: titles.get(file) ?? id}] as const));
}

function mainDocOf(planned: readonly PlannedPage[], {byPage}: Sidebars): string {
  const index = planned.find(({path}) => path === '/');
  // The first page of the first sidebar.
  const [first] = byPage.keys();
  const listed = planned.find(({file}) => file === first);
  return (index ?? listed ?? planned[0])?.id ?? '';
}
