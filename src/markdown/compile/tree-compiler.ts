import type {Root} from 'hast';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {CompiledPage} from '../types.ts';
import {createCodeHighlighter} from './code/code-highlighter.ts';
import type {CompileOptions} from './compile-options.ts';
import {metadataOf} from './page-compiler.ts';
import {pageDataOf} from './plugins/plugin.ts';
import {rehypePlugins} from './plugins/processors.ts';
import {rehypePageMetadata} from './plugins/rehype-page-metadata.ts';
import {placeholderSuffix, splitAtSlots} from './plugins/url-slots.ts';

/** Compiles an article from another generator after its markup was converted to Markdown's markup. */
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
