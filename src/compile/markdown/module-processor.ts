import {createProcessor as createMdxProcessor} from '@mdx-js/mdx';
import type {CodeHighlighter} from '../code/code-highlighter.ts';
import type {CompileOptions} from '../compile-options.ts';
import {rehypePlugins, remarkPlugins, remarkRehypeOptions} from './processors.ts';
import {recmaEmbedded} from './recma-embedded.ts';
import {recmaImports} from './recma-imports.ts';
import {rehypeRawHtml} from './rehype-raw-html.ts';
import {remarkMdxHeadingIds} from './remark-mdx-heading-ids.ts';

export type ModuleProcessor = ReturnType<typeof moduleProcessor>;

/** From `.mdx`, or from `.md` that a page imports, to an ES module. */
export function moduleProcessor(
  format: 'md' | 'mdx',
  options: CompileOptions,
  highlighter: CodeHighlighter,
) {
  return createMdxProcessor({
    format,
    remarkPlugins: [...(format === 'mdx' ? [remarkMdxHeadingIds] : []), ...remarkPlugins(options)],
    remarkRehypeOptions,
    rehypePlugins: [
      ...(format === 'md' ? [rehypeRawHtml] : []),
      ...rehypePlugins(options, highlighter, 'property'),
    ],
    recmaPlugins: [recmaEmbedded, recmaImports],
  }).freeze();
}
