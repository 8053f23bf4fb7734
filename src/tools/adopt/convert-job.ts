import type {JobHandler} from '../../core/async/worker-protocol.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {escapeAttribute} from '../../core/html/escape.ts';
import {createTreeCompiler} from '../../markdown/compile/page-compiler.ts';
import {partName} from '../../markdown/compile/plugins/plugin.ts';
import type {CompiledPage, CompileOptions} from '../../markdown/types.ts';
import type {ConvertedCode} from './convert/code.ts';
import {convertArticle} from './convert/convert-article.ts';
import {replaceDynamicParts} from './convert/fallbacks.ts';
import {anchorsOf, type LeftOut, newTexts} from './convert/leave-out.ts';
import {ownText, shellParts, type TextPart} from './extract/shell.ts';
import {type ConvertedLinks, type NameEntries, namesFrom} from './links/convert-links.ts';
import {type OldRoot, oldUrls} from './links/old-urls.ts';
import {
  createPageReader,
  type KnownPage,
  prepareArticle,
  type ReadingContext,
} from './open-page.ts';
import {layoutTables} from './profiles/common.ts';
import {compareFacts, type Proof} from './proof/compare-facts.ts';
import {factsOf} from './proof/facts.ts';
import {parseHtml} from './tree/parse.ts';
import {lineOf, select, selectAll} from './tree/select.ts';

/** Data that all pages share, as JSON data. */
export interface ConvertContext extends ReadingContext, OldRoot {
  readonly options: CompileOptions;
  readonly names: NameEntries;
  /** Paths of all files in the old folder. */
  readonly paths: readonly string[];
}

/** A page to convert. */
export interface ConvertItem extends KnownPage {
  /** Path of the old page. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Path of the page's source, relative to the site folder. */
  readonly sourcePath: string;
}

/** A converted, compiled and compared page. */
export interface ConvertedPage {
  /** Text of the old page's first heading; empty if there is none. */
  readonly heading: string;
  /** Ids and anchor names in the old article. */
  readonly ids: ReadonlySet<string>;
  readonly description: string | undefined;
  /** BCP 47 tag. */
  readonly language: string | undefined;
  readonly compiled: CompiledPage;
  readonly proof: Proof;
  /** Text outside the article and menus that most other pages do not contain. */
  readonly outside: readonly TextPart[];
  /** The removed parts, by selector. */
  readonly leftOut: ReadonlyMap<string, LeftOut>;
  readonly code: ConvertedCode;
  readonly links: ConvertedLinks;
  readonly diagnostics: readonly Diagnostic[];
}

/** Creates the job that converts, compiles and compares the pages of an old folder. */
export function convertJob(context: ConvertContext): JobHandler {
  const {options} = context;
  const read = createPageReader(context);
  const names = namesFrom(context.names);
  const urls = oldUrls(context.paths, context);
  const compileTree = createTreeCompiler({
    ...options,
    // Magic comments were applied when the old pages were built.
    code: {...options.code, magicComments: []},
  });
  return {
    describe: ({file}: ConvertItem) => `converting \`${file}\``,
    run: async ({file, bytes, sourcePath, ...known}: ConvertItem): Promise<ConvertedPage> => {
      const {page, text} = read(bytes, known);
      if ('kind' in page) throw new Error(`The page ${file} has changed.`);
      const {tree: old, article, profile, shell, base, description, language} = page;
      const menus = [shellParts, profile.sidebar, profile.menus].filter(Boolean).join(', ');
      const outside = ownText(old, shell, menus, article);
      const leftOut = prepareArticle(page);
      const ownOutside = newTexts(outside, article);
      const heading = select('h1', article);
      const ids = new Set([article, ...selectAll('[id], a[name]', article)].flatMap(anchorsOf));
      const dynamic: Diagnostic[] = [];
      replaceDynamicParts({article, file, diagnostics: dynamic});
      const layout = [layoutTables, profile.layoutTables].filter(Boolean).join(', ');
      const before = factsOf(article, {layout, code: profile.codeBlock ?? ''});
      const {tree, code, links, diagnostics} = convertArticle(
        article,
        {profile, options, file},
        {page: file, base, urls, names, ids},
      );
      const compiled = await compileTree(tree, {html: text, sourcePath});
      const after = factsOf(parseHtml(htmlOf(compiled), false), {repeated: addedParts(options)});
      const {images, links: lost} = links.lost;
      const reported = {images, links: lost + links.ownTitles};
      const proof = compareFacts(before, after, file, reported);
      return {
        heading: heading === undefined ? '' : lineOf(heading),
        ids,
        description,
        language,
        compiled,
        proof,
        outside: ownOutside,
        leftOut,
        code,
        links,
        diagnostics: [...dynamic, ...diagnostics, ...proof.diagnostics],
      };
    },
  };
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
