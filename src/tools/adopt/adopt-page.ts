import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {escapeAttribute} from '../../core/html/escape.ts';
import {type CompileTree, createTreeCompiler} from '../../markdown/compile/page-compiler.ts';
import {partName} from '../../markdown/compile/plugins/plugin.ts';
import type {CompiledPage, CompileOptions} from '../../markdown/types.ts';
import type {Doc, Version} from '../../site/types.ts';
import type {ConvertedCode} from './convert/code.ts';
import {convertArticle} from './convert/convert-article.ts';
import {replaceDynamicParts} from './convert/fallbacks.ts';
import type {LeftOut} from './convert/leave-out.ts';
import type {TextPart} from './extract/shell.ts';
import type {ConvertedLinks, NewNames} from './links/convert-links.ts';
import type {OldUrls} from './links/old-urls.ts';
import type {OldPaths} from './old-paths.ts';
import type {PlannedPage} from './plan-pages.ts';
import {layoutTables} from './profiles/common.ts';
import {compareFacts, type Proof} from './proof/compare-facts.ts';
import {factsOf} from './proof/facts.ts';
import {leftOutProblems} from './proof/left-out.ts';
import {type OldPages, reopenPage} from './read-pages.ts';
import type {Sidebars} from './sidebar/make-sidebars.ts';
import type {OldFiles} from './source/types.ts';
import {parseHtml} from './tree/parse.ts';

/** The new version: name, folder of its sources, and current path. */
export type AdoptTarget = Pick<Version, 'name' | 'folder' | 'path'>;

/** A page of the new version. */
type AdoptedDoc = Omit<Doc, 'format' | 'hash'>;

export interface CompiledDoc {
  readonly doc: AdoptedDoc;
  readonly compiled: CompiledPage;
}

/** Data that all pages of a version share. */
export interface PageContext {
  readonly version: AdoptTarget;
  readonly source: OldFiles;
  readonly options: CompileOptions;
  /** Language of the site, as a BCP 47 tag. */
  readonly language: string;
  readonly old: OldPages;
  readonly names: NewNames;
  readonly urls: OldUrls;
  readonly oldPaths: OldPaths;
  /** Paths of old pages that only redirect, keyed by the path of the target page. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  readonly sidebars: Sidebars;
  /** Returns true for links whose text is the name of a page. */
  readonly isName: (part: TextPart) => boolean;
}

export interface AdoptedPage extends CompiledDoc {
  /** Path of the old page. */
  readonly file: string;
  /** Name of the profile. */
  readonly profile: string;
  readonly proof: Proof;
  readonly leftOut: ReadonlyMap<string, LeftOut>;
  readonly code: ConvertedCode;
  readonly links: ConvertedLinks;
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns a function that converts, compiles and compares a page. */
export function createPageAdopter(
  context: PageContext,
): (planned: PlannedPage) => Promise<AdoptedPage> {
  const {options} = context;
  const compileTree = createTreeCompiler({
    ...options,
    // Magic comments were applied when the old pages were built.
    code: {...options.code, magicComments: []},
  });
  return async (planned) => await adoptPage(planned, context, compileTree);
}

async function adoptPage(
  planned: PlannedPage,
  {
    version,
    source,
    options,
    language,
    old,
    names,
    urls,
    oldPaths,
    aliases,
    sidebars,
    isName,
  }: PageContext,
  compileTree: CompileTree,
): Promise<AdoptedPage> {
  const {file, id, path} = planned;
  const read = source.files.get(file);
  const summary = old.pages.get(file);
  const opened = summary && read && reopenPage(summary, read, old.shellOf);
  if (summary === undefined || opened === undefined)
    throw new Error(`The page ${file} has changed.`);
  const {page, text} = opened;
  const leftOut = new Map(
    [...opened.leftOut].map(([selector, {parts, own}]) => [
      selector,
      {parts, own: own.filter((part) => !isName(part))},
    ]),
  );
  const outside = summary.outside.filter((part) => !isName(part));
  const {article, profile, base} = page;
  const dynamic: Diagnostic[] = [];
  replaceDynamicParts({article, file, diagnostics: dynamic});
  const layout = [layoutTables, profile.layoutTables].filter(Boolean).join(', ');
  const before = factsOf(article, {layout, code: profile.codeBlock ?? ''});
  const {tree, code, links, diagnostics} = convertArticle(
    article,
    {profile, options, file},
    {page: file, base, urls, names},
  );
  const sourcePath = `${version.folder}/${planned.source}`;
  const compiled = await compileTree(tree, {html: text, sourcePath});
  const after = factsOf(parseHtml(htmlOf(compiled), false), {repeated: addedParts(options)});
  const proof = compareFacts(before, after, file, links.lost);
  const redirects = oldPaths.redirectsOf(planned, aliases.get(file) ?? []);
  const title = old.titles.get(file) ?? id;
  return {
    file,
    profile: profile.name,
    doc: {
      sourcePath,
      version: version.name,
      id,
      path,
      sidebar: sidebars.byPage.get(file),
      frontMatter: {
        ...(compiled.metadata.contentTitle !== title && {title}),
        ...(page.description !== undefined && {description: page.description}),
        ...(page.language !== undefined &&
          !isSame(page.language, language) && {lang: page.language}),
        ...(redirects.length > 0 && {redirect_from: [...redirects]}),
      },
    },
    compiled,
    proof,
    leftOut,
    code,
    links,
    diagnostics: [
      ...dynamic,
      ...diagnostics,
      ...proof.diagnostics,
      ...leftOutProblems({leftOut, outside, words: proof.words, file}),
    ],
  };
}

/** True if two language tags are equal, or if one of them only adds a region or a script: `en` and `en-US`. */
function isSame(first: string, second: string): boolean {
  const [a, b] = [`${first}-`.toLowerCase(), `${second}-`.toLowerCase()];
  return a.startsWith(b) || b.startsWith(a);
}

/** Returns the selector of the parts that the theme adds to an article. */
function addedParts({markup}: CompileOptions): string {
  const parts = [markup.tabs.label, markup.headingLink.link, markup.admonition.icon];
  return parts.map((classes) => `.${partName(classes)}`).join(', ');
}

/** Returns the HTML of a compiled article, with the URLs in its slots. */
function htmlOf({metadata, body}: CompiledPage): string {
  if (body.body.type !== 'html') return '';
  const [first = '', ...rest] = body.body.html;
  return rest.reduce((html, piece, index) => {
    const slot = metadata.slots[index];
    return `${html}${slot?.attribute ?? 'href'}="${escapeAttribute(slot?.url ?? '')}"${piece}`;
  }, first);
}
