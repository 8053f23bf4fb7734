import {byKey, compareText} from '../../core/collections/collections.ts';
import {buildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {foldedPath} from '../../core/files/path-register.ts';
import {escapeAttribute} from '../../core/html/escape.ts';
import {type CompileTree, createTreeCompiler} from '../../markdown/compile/page-compiler.ts';
import {partName} from '../../markdown/compile/plugins/plugin.ts';
import type {CompiledPage, CompileOptions} from '../../markdown/types.ts';
import {
  type AdoptedDoc,
  type AdoptedFiles,
  type AdoptTarget,
  adoptedFiles,
  type CompiledDoc,
} from './adopted-files.ts';
import {normalizeTitles, orderTabs} from './convert/admonitions.ts';
import {convertArticle} from './convert/convert-article.ts';
import {replaceDynamicParts} from './convert/fallbacks.ts';
import type {LeftOut} from './convert/leave-out.ts';
import type {NewNames} from './links/convert-links.ts';
import {type OldUrls, oldUrls, rootPathOf, rootUrlOf} from './links/old-urls.ts';
import {assetPath, type PlannedPage, planPages} from './plan-pages.ts';
import {layoutTables} from './profiles/common.ts';
import {profiles as allProfiles} from './profiles/index.ts';
import type {Profile} from './profiles/types.ts';
import {compareFacts, type Proof} from './proof/compare-facts.ts';
import {compareSidebars, type SidebarProof} from './proof/compare-sidebars.ts';
import {factsOf} from './proof/facts.ts';
import {leftOutCounts, leftOutProblems} from './proof/left-out.ts';
import {isPage, type OldPages, readPages, reopenPage} from './read-pages.ts';
import type {AdoptReport} from './report/types.ts';
import {makeSidebars, type Sidebars} from './sidebar/make-sidebars.ts';
import {navigationsOf} from './sidebar/old-navigations.ts';
import type {OldFiles} from './source/types.ts';
import {parseHtml} from './tree/parse.ts';

export interface AdoptInput {
  readonly source: OldFiles;
  /** Name of the folder or archive, for the report. */
  readonly sourceName: string;
  /** The new version, with its current path. */
  readonly version: AdoptTarget;
  readonly options: CompileOptions;
  /** Old URL of the folder, with an ending slash. Default: by the canonical URLs of the pages. */
  readonly url?: string | undefined;
  /** Profile for all pages. Default: detected. */
  readonly generator?: string | undefined;
  /** Returns the redirects of a page: other paths at which it must be found. */
  readonly redirectsOf: (
    page: PlannedPage,
    aliases: readonly string[],
    pages: readonly PlannedPage[],
  ) => readonly string[];
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((stage: string, done: number, total: number) => void) | undefined;
}

/** A version made from built HTML. */
export interface AdoptedVersion {
  /** Files of the frozen version, without the manifest. */
  readonly files: AdoptedFiles;
  readonly report: AdoptReport;
  /** Name of the old documentation, if its pages agree on one. */
  readonly siteTitle: string | undefined;
  readonly pages: readonly PlannedPage[];
  /** Paths of old pages that only redirect, with the page that they lead to. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  /** True if more was lost than `--allow-loss` has to permit. */
  readonly isLossy: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Makes a frozen version from built HTML: the pages are read once for their names, ids and navigation, and again one by one to be
 * converted, compiled and compared.
 *
 * @throws {BuildError} `adopt-no-pages`, `frozen-names-collide`
 */
export async function adoptVersion(input: AdoptInput): Promise<AdoptedVersion> {
  const {source, version, options, signal, onProgress = () => undefined} = input;
  const candidates = candidatesFor(input.generator);
  const old = readPages(source, candidates, (done, total) => {
    signal?.throwIfAborted();
    onProgress('read', done, total);
  });
  if (old.pages.size === 0) throw noPages(input.sourceName, old);
  const planned = planPages([...old.pages.keys()]);
  const {url, urls} = urlsOf(input, old);
  const aliases = aliasesOf(old, urls);
  const redirects = new Map(
    [...aliases].flatMap(([page, paths]) => paths.map((path) => [path, page] as const)),
  );
  const names = {...namesOf(planned, old, source), redirects};
  const navigations = navigationsOf(old, urls);
  const listedPages = sidebarPages(planned, old);
  const sidebars = makeSidebars(navigations, listedPages, {
    isGuess: [...old.pages.values()].every(({profile}) => profile.name === 'generic'),
  });
  const compileTree = createTreeCompiler({
    ...options,
    // Comments of old code were applied when it was built.
    code: {...options.code, magicComments: []},
  });
  const sidebarProof = compareSidebars(
    sidebars.isOld ? navigations : new Map(),
    sidebars.sidebars,
    listedPages,
  );
  const adopter: PageAdopter = {input, planned, old, names, urls, compileTree, sidebars};
  const results: AdoptedPage[] = [];
  for (const [index, page] of planned.entries()) {
    signal?.throwIfAborted();
    onProgress('convert', index, planned.length);
    results.push(await adoptPage(page, aliases.get(page.file) ?? [], adopter));
  }
  const usedFiles = [...new Set(results.flatMap(({files}) => [...files]))].sort(compareText);
  const assets = usedFiles.flatMap((path) => {
    const read = source.files.get(path);
    return read === undefined ? [] : [[`${version.folder}/${names.asset(path)}`, read()] as const];
  });
  const report = reportOf({
    input,
    url,
    old,
    results,
    sidebars,
    sidebarProof,
    assets: assets.length,
  });
  return {
    files: await adoptedFiles({
      target: version,
      pages: results,
      code: options.code,
      sidebars: sidebars.sidebars,
      mainDoc: mainDocOf(planned, sidebars),
      assets: new Map(assets),
      report,
    }),
    report,
    siteTitle: old.siteTitle,
    pages: planned,
    aliases,
    isLossy: old.unreadable.length > 0 || results.some(({proof}) => proof.isLossy),
    diagnostics: [
      ...source.diagnostics,
      ...old.diagnostics,
      ...sidebarProof.diagnostics,
      ...results.flatMap(({diagnostics}) => diagnostics),
    ],
  };
}

/** Returns the profiles to try: all, or the named one and the generic one. */
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

/** Resolves old URLs by the given URL of the folder, its canonical URLs, or its root-relative URLs. */
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
): Omit<NewNames, 'redirects'> {
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
    asset: (path) => assets.get(path) ?? assetPath(path),
  };
}

/** Returns the old pages that redirect to each page. */
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

function sidebarPages(planned: readonly PlannedPage[], {titles}: OldPages) {
  return new Map(planned.map(({file, id}) => [file, {id, title: titles.get(file) ?? id}] as const));
}

function mainDocOf(planned: readonly PlannedPage[], {byPage}: Sidebars): string {
  const index = planned.find(({path}) => path === '/');
  const listed = planned.find(({file}) => byPage.has(file));
  return (index ?? listed ?? planned[0])?.id ?? '';
}

interface PageAdopter {
  readonly input: AdoptInput;
  readonly planned: readonly PlannedPage[];
  readonly names: NewNames;
  readonly urls: OldUrls;
  readonly old: OldPages;
  readonly compileTree: CompileTree;
  readonly sidebars: Sidebars;
}

interface AdoptedPage extends CompiledDoc {
  readonly file: string;
  readonly profile: string;
  readonly proof: Proof;
  readonly leftOut: ReadonlyMap<string, LeftOut>;
  readonly code: {readonly blocks: number; readonly named: number; readonly highlighted: number};
  readonly files: ReadonlySet<string>;
  readonly foreignMedia: ReadonlySet<string>;
  readonly deadLinks: number;
  readonly diagnostics: readonly Diagnostic[];
}

async function adoptPage(
  planned: PlannedPage,
  aliases: readonly string[],
  {input, planned: pages, old, names, urls, compileTree, sidebars}: PageAdopter,
): Promise<AdoptedPage> {
  const {file} = planned;
  const {source, version, options} = input;
  const read = source.files.get(file);
  const summary = old.pages.get(file);
  const opened = summary && read && reopenPage(summary, read, old.shell);
  if (summary === undefined || opened === undefined)
    throw new Error(`The page ${file} has changed.`);
  const {page, text, leftOut} = opened;
  const {article, profile, base} = page;
  const dynamic: Diagnostic[] = [];
  replaceDynamicParts({article, file, diagnostics: dynamic});
  normalizeTitles(article, profile);
  orderTabs(article, profile);
  const layout = [layoutTables, profile.layoutTables].filter(Boolean).join(', ');
  const before = factsOf(article, {layout, code: profile.codeBlock ?? ''});
  const converted = convertArticle(
    article,
    {profile, options, file},
    {page: file, base, urls, names},
  );
  const sourcePath = `${version.folder}/${planned.source}`;
  const compiled = await compileTree(converted.tree, {html: text, sourcePath});
  const after = factsOf(parseHtml(htmlOf(compiled)), {repeated: addedParts(options)});
  const {links} = converted;
  const proof = compareFacts(before, after, file, links.lost);
  const redirects = input.redirectsOf(planned, aliases, pages);
  const title = old.titles.get(file) ?? planned.id;
  const doc: AdoptedDoc = {
    sourcePath,
    version: version.name,
    id: planned.id,
    path: planned.path,
    sidebar: sidebars.byPage.get(file),
    frontMatter: {
      ...(compiled.metadata.contentTitle !== title && {title}),
      ...(page.description !== undefined && {description: page.description}),
      ...(redirects.length > 0 && {redirect_from: [...redirects]}),
    },
  };
  return {
    file,
    profile: profile.name,
    doc,
    compiled,
    proof,
    leftOut,
    code: converted.code,
    files: links.files,
    foreignMedia: links.foreignMedia,
    deadLinks: links.lost.links,
    diagnostics: [
      ...dynamic,
      ...converted.diagnostics,
      ...proof.diagnostics,
      ...leftOutProblems({leftOut, outside: summary.outside, words: proof.words, file}),
    ],
  };
}

/** Selector of the parts that the theme adds to an article. */
function addedParts({markup}: CompileOptions): string {
  const parts = [markup.tabs.label, markup.headingLink.link, markup.admonition.icon];
  return parts.map((classes) => `.${partName(classes)}`).join(', ');
}

/** Returns the article as it is written, with the URLs of its slots. */
function htmlOf({metadata, body}: CompiledPage): string {
  if (body.body.type !== 'html') return '';
  const [first = '', ...rest] = body.body.html;
  return rest.reduce((html, piece, index) => {
    const slot = metadata.slots[index];
    return `${html}${slot?.attribute ?? 'href'}="${escapeAttribute(slot?.url ?? '')}"${piece}`;
  }, first);
}

interface ReportInput {
  readonly input: AdoptInput;
  readonly url: string | undefined;
  readonly old: OldPages;
  readonly results: readonly AdoptedPage[];
  readonly sidebars: Sidebars;
  readonly sidebarProof: SidebarProof;
  readonly assets: number;
}

function reportOf({
  input,
  url,
  old,
  results,
  sidebars,
  sidebarProof,
  assets,
}: ReportInput): AdoptReport {
  const sum = (count: (page: AdoptedPage) => number): number =>
    results.reduce((total, page) => total + count(page), 0);
  return {
    source: input.sourceName,
    ...(url !== undefined && {url}),
    generators: tally(results.map(({profile}) => [profile, 1] as const)),
    counts: {
      pages: results.length,
      whole: sum(({proof}) => Number(proof.isComplete)),
      words: sum(({proof}) => proof.words),
      changedWords: sum(({proof}) => proof.changedWords),
      ids: sum(({proof}) => proof.ids),
      lostIds: sum(({proof}) => proof.lostIds),
      code: sum(({code}) => code.blocks),
      namedCode: sum(({code}) => code.named),
      highlightedCode: sum(({code}) => code.highlighted),
      files: assets,
      sidebarEntries: sidebars.entries,
      oldSidebarEntries: sidebarProof.entries,
      keptSidebarEntries: sidebarProof.kept,
      redirects: old.redirects.size,
      deadLinks: sum(({deadLinks}) => deadLinks),
    },
    leftOut: leftOutCounts(results.map(({leftOut}) => leftOut)),
    skipped: old.skipped,
    unreadable: old.unreadable,
    lossy: results.filter(({proof}) => proof.isLossy).map(({file}) => file),
    foreignMedia: [...new Set(results.flatMap((page) => [...page.foreignMedia]))].sort(compareText),
  };
}

function tally(entries: readonly (readonly [string, number])[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const [name, count] of entries) counts.set(name, (counts.get(name) ?? 0) + count);
  return Object.fromEntries([...counts].sort(byKey));
}
