import {createProcessor as createMdxProcessor} from '@mdx-js/mdx';
import type {ImportDeclaration, Program} from 'estree';
import type {PluggableList} from 'unified';
import type {VFile} from 'vfile';
import {type MarkdownPlugins, noPlugins} from '../../../core/modules/markdown-plugins.ts';
import type {CompileOptions, ModuleImport, Syntax} from '../../types.ts';
import type {CodeHighlighter} from '../code/code-highlighter.ts';
import {pageDataOf} from './plugin.ts';
import {rehypePlugins, rehypeRawHtml, remarkPlugins, remarkRehypeOptions} from './processors.ts';
import {recmaEmbedded} from './recma-embedded.ts';
import {rehypeHead} from './rehype-head.ts';
import {rehypeHtmlAttributes, rehypeOwnElements, rehypeRequiredFiles} from './rehype-jsx.ts';
import {rehypeValidNesting} from './rehype-valid-nesting.ts';
import {admonitionTypes} from './remark-admonitions.ts';
import {remarkDocusaurus} from './remark-docusaurus.ts';
import {remarkMdxHeadingIds} from './remark-heading-ids.ts';
import {remarkHtml} from './remark-html.ts';
import {remarkOldMdx} from './remark-old-mdx.ts';
import {siteRehypePlugins, siteRemarkPlugins} from './site-plugins.ts';

/** Name of the module that passes the components in `templates/MDXComponents` to MDX. */
const mdxComponents = 'legacydocs:mdx-components';

function syntaxPlugins(
  syntax: Syntax,
  {admonitions, customElements, words, markup}: CompileOptions,
): PluggableList {
  if (syntax === 'md') return [[remarkHtml, customElements]];
  return [
    syntax === 'mdx' ? remarkMdxHeadingIds : remarkOldMdx,
    [remarkDocusaurus, admonitionTypes(admonitions, words, markup.admonition)],
  ];
}

function ownElements({hasMdxComponents, markup}: CompileOptions): PluggableList {
  return hasMdxComponents ? [[rehypeOwnElements, markup]] : [];
}

/** Plugins that convert HTML, and JSX written like HTML, to React's names and values. */
const elementPlugins: Readonly<Record<Syntax, PluggableList>> = {
  md: [rehypeRawHtml],
  mdx: [rehypeHead, rehypeRequiredFiles, rehypeValidNesting],
  'old-mdx': [rehypeHtmlAttributes, rehypeHead, rehypeRequiredFiles, rehypeValidNesting],
};

/**
 * Creates the processor that compiles MDX, or imported Markdown, to an ES module. The processor is not frozen: copies of
 * a frozen processor contain each syntax extension twice.
 */
export function moduleProcessor(
  syntax: Syntax,
  options: CompileOptions,
  highlighter: CodeHighlighter,
  plugins: MarkdownPlugins = noPlugins,
) {
  return createMdxProcessor({
    format: syntax === 'md' ? 'md' : 'mdx',
    remarkPlugins: [
      ...syntaxPlugins(syntax, options),
      ...remarkPlugins(options, siteRemarkPlugins(plugins, false)),
    ],
    remarkRehypeOptions: remarkRehypeOptions(options),
    rehypePlugins: [
      ...elementPlugins[syntax],
      ...siteRehypePlugins(plugins, false),
      ...rehypePlugins(options, highlighter, 'property'),
      ...ownElements(options),
    ],
    ...(options.hasMdxComponents && {providerImportSource: mdxComponents}),
    recmaPlugins: [recmaEmbedded, recmaImports],
  });
}

/** Records a page's imports, which are always at the top level of the module. */
function recmaImports(): (tree: Program, file: VFile) => void {
  return (tree, file) => {
    for (const node of tree.body) {
      if (node.type === 'ImportDeclaration') pageDataOf(file).imports.push(...namesOf(node));
    }
  };
}

function namesOf({source, specifiers}: ImportDeclaration): ModuleImport[] {
  return specifiers.map((name) => ({
    specifier: String(source.value),
    imported: importedName(name),
    local: name.local.name,
  }));
}

function importedName(name: ImportDeclaration['specifiers'][number]): string {
  if (name.type === 'ImportDefaultSpecifier') return 'default';
  if (name.type === 'ImportNamespaceSpecifier') return '*';
  const {imported} = name;
  return imported.type === 'Identifier' ? imported.name : String(imported.value);
}
