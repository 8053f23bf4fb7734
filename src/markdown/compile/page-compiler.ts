import {join} from 'node:path';
import type {Root} from 'hast';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {once} from '../../core/async/concurrency.ts';
import {comparePositions, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {mergeConflicts} from '../../core/diagnostics/merge-conflicts.ts';
import {scanFrontMatter, withoutLateFrontMatter} from '../../core/markdown/scan-front-matter.ts';
import {loadPlugins} from '../../core/modules/markdown-plugins.ts';
import type {CompiledPage, CompileOptions, PageBody, PageMetadata, Syntax} from '../types.ts';
import {createCodeHighlighter, type HighlightedBlocks} from './code/code-highlighter.ts';
import {failureDiagnostic, pluginMessage} from './failure-diagnostic.ts';
import {type PageData, pageDataOf, report} from './plugins/plugin.ts';
import {htmlProcessor, rehypePlugins} from './plugins/processors.ts';
import {rehypePageMetadata} from './plugins/rehype-page-metadata.ts';
import {mayContainUrl} from './plugins/remark-no-literal-urls.ts';
import {placeholderSuffix, splitAtSlots} from './plugins/url-slots.ts';
import {decodeSource, sourceTooLarge} from './source-text.ts';

/** A file to compile. */
export interface PageSource {
  /** Text, or bytes in UTF-8. */
  readonly source: Uint8Array | string;
  /** Relative to the site folder. For messages and the site's plugins. */
  readonly sourcePath: string;
  readonly format: Syntax;
  /** Cache of highlighted blocks. */
  readonly highlightedBlocks?: HighlightedBlocks | undefined;
}

/** Result for a file. `page` is absent if the file could not be compiled. */
export interface CompileResult {
  readonly page: CompiledPage | undefined;
  /** The page's diagnostics, or the errors that prevented compilation, ordered by location. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles pages independently of each other. Problems in sources are returned, never thrown. */
export interface PageCompiler {
  /** Compiles Markdown to HTML, and MDX to a module. */
  readonly compilePage: (source: PageSource) => Promise<CompileResult>;
  /** Compiles Markdown or MDX to a module, for a file that a page imports. */
  readonly compileModule: (source: PageSource) => Promise<CompileResult>;
}

/**
 * Creates a compiler, which uses the same processors for all pages.
 *
 * @throws {BuildError} `unknown-code-theme`
 */
export async function createPageCompiler(options: CompileOptions): Promise<PageCompiler> {
  const highlighter = createCodeHighlighter(options.code);
  const plugins = options.plugins && (await loadPlugins(options.plugins));
  // Created on first use, so that failures of the site's plugins are reported for a page.
  const htmlProcessors = new Map<boolean, ReturnType<typeof htmlProcessor>>();
  const toHtml = (literalUrls: boolean): ReturnType<typeof htmlProcessor> => {
    const processor =
      htmlProcessors.get(literalUrls) ?? htmlProcessor(options, highlighter, literalUrls, plugins);
    htmlProcessors.set(literalUrls, processor);
    return processor;
  };
  // Loaded on demand, because many sites do not use MDX.
  const toModule = once(async (syntax: Syntax) => {
    const {moduleProcessor} = await import('./plugins/module-processor.ts');
    return moduleProcessor(syntax, options, highlighter, plugins);
  });

  const htmlBody: MakeBody = async (file) => {
    // Read first, because the processor replaces `file.value` with its output.
    const source = String(file.value);
    const suffix = placeholderSuffix(source);
    const processor = toHtml(mayContainUrl(source));
    const processed = await processor.process(file);
    return {type: 'html', html: splitAtSlots(String(processed), suffix)};
  };
  const moduleBody =
    (syntax: Syntax): MakeBody =>
    async (file) => {
      const processor = await toModule(syntax);
      const code = String(await processor.process(file));
      return {type: 'module', code, imports: pageDataOf(file).imports};
    };

  return {
    compilePage: (source) =>
      compile(source, options, source.format === 'md' ? htmlBody : moduleBody(source.format)),
    compileModule: (source) =>
      compile(source, options, moduleBody(source.format), warnOfFrontMatter),
  };
}

type MakeBody = (file: VFile) => Promise<PageBody['body']>;

async function compile(
  {source, sourcePath, format, highlightedBlocks}: PageSource,
  {plugins}: CompileOptions,
  makeBody: MakeBody,
  check?: (file: VFile, text: string) => void,
): Promise<CompileResult> {
  const text = decodeSource(source);
  const tooLarge = sourceTooLarge(text);
  if (tooLarge !== undefined) return failed([{...tooLarge, file: sourcePath}]);
  const conflicts = mergeConflicts(text, sourcePath);
  if (conflicts.length > 0) return failed(conflicts);
  const path = plugins && {path: join(plugins.folder, sourcePath), cwd: plugins.folder};
  const file = new VFile({value: withoutLateFrontMatter(text), ...path});
  const notes = pageDataOf(file);
  if (highlightedBlocks !== undefined) file.data.highlightedBlocks = highlightedBlocks;
  try {
    check?.(file, text);
    const body = await makeBody(file);
    notes.diagnostics.push(...file.messages.map(pluginMessage));
    const diagnostics = inOrder(notes.diagnostics, sourcePath);
    const page = {metadata: metadataOf(notes), body: {body, search: notes.search}, diagnostics};
    return {page, diagnostics};
  } catch (error) {
    const failure = failureDiagnostic(error, text, format);
    return failed(inOrder([...notes.diagnostics, failure], sourcePath));
  }
}

function failed(diagnostics: readonly Diagnostic[]): CompileResult {
  return {page: undefined, diagnostics};
}

/** Returns the metadata that the plugins collected. */
export function metadataOf(notes: PageData): PageMetadata {
  const {contentTitle, excerpt, toc, anchors, hashLinks, externalLinks, slots} = notes;
  const {styles, inlineCode, componentLinks} = notes;
  const links = {hashLinks, externalLinks, slots};
  return {
    contentTitle,
    excerpt,
    toc,
    anchors,
    ...links,
    styles: [...styles.values()],
    ...(componentLinks.length > 0 && {componentLinks}),
    ...(inlineCode.length > 0 && {inlineCode}),
  };
}

function inOrder(diagnostics: readonly Diagnostic[], file: string): Diagnostic[] {
  return diagnostics.map((diagnostic) => ({...diagnostic, file})).sort(comparePositions);
}

/** Reports front matter in a partial (row MD-01). A partial has no route that would use the front matter. */
function warnOfFrontMatter(file: VFile, text: string): void {
  const scan = scanFrontMatter(text);
  if (scan.kind !== 'yaml') return;
  report(
    file,
    {line: scan.firstLine - 1, column: 1},
    {
      severity: 'warning',
      code: 'partial-front-matter',
      message: 'This file is imported by a page, so its front matter is not read.',
      consequence: 'Fields such as `title`, `id` and `slug` have no effect in this file.',
      hint: 'Move the fields to the importing page.',
    },
  );
}

/** Compiles an article from another generator, whose HTML has been converted to the markup of Markdown pages. */
export type CompileTree = (tree: Root, source: TreeSource) => Promise<CompiledPage>;

interface TreeSource {
  /** The HTML from which the tree was parsed. */
  readonly html: string;
  /** Source path, for locations. */
  readonly sourcePath: string;
}

/**
 * Creates a compiler for trees. It runs the steps that follow a Markdown page's conversion to HTML: it highlights code,
 * replaces URLs with slots, and collects anchors, links and search text.
 *
 * @throws {BuildError} `unknown-code-theme`
 */
export function createTreeCompiler(options: CompileOptions): CompileTree {
  const processor = unified()
    .use(rehypePageMetadata, options.markup.headingLink)
    .use(rehypePlugins(options, createCodeHighlighter(options.code), 'raw'))
    .use(rehypeStringify, {allowDangerousHtml: true})
    .freeze();
  return async (tree, {html: source, sourcePath}) => {
    const file = new VFile({value: source});
    const notes = pageDataOf(file);
    // The plugins modify the tree in place.
    await processor.run(tree, file);
    const html = processor.stringify(tree, file);
    const body = {type: 'html', html: splitAtSlots(html, placeholderSuffix(source))} as const;
    const diagnostics = notes.diagnostics.map((found) => ({...found, file: sourcePath}));
    return {metadata: metadataOf(notes), body: {body, search: notes.search}, diagnostics};
  };
}
