import type {Root} from 'hast';
import type {Root as MdastRoot} from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGemoji from 'remark-gemoji';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, {type Options as RemarkRehypeOptions} from 'remark-rehype';
import {type PluggableList, unified} from 'unified';
import {EXIT} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {type MarkdownPlugins, noPlugins} from '../../../core/modules/markdown-plugins.ts';
import type {CompileOptions} from '../../types.ts';
import type {CodeHighlighter} from '../code/code-highlighter.ts';
import {visit} from './plugin.ts';
import {rehypeCode, rehypeRawCode, rehypeUntranslated} from './rehype-code.ts';
import {rehypeAttributes, rehypeElements} from './rehype-elements.ts';
import {rehypeLinkTargets} from './rehype-link-targets.ts';
import {rehypeLongNames} from './rehype-long-names.ts';
import {rehypeSearch} from './rehype-search.ts';
import {rehypeTables} from './rehype-tables.ts';
import {admonitionTypes, remarkAdmonitions} from './remark-admonitions.ts';
import {remarkAlerts} from './remark-alerts.ts';
import {remarkCjk} from './remark-cjk.ts';
import {remarkCodeMeta} from './remark-code-meta.ts';
import {remarkContainers} from './remark-containers.ts';
import {remarkHeadingIds} from './remark-heading-ids.ts';
import {remarkHtml} from './remark-html.ts';
import {remarkLostText, remarkUnclosed} from './remark-lost-text.ts';
import {remarkNoLiteralUrls} from './remark-no-literal-urls.ts';
import {remarkNpm2yarn} from './remark-npm2yarn.ts';
import {remarkPageMetadata} from './remark-page-metadata.ts';
import {remarkTabs, tabNames} from './remark-tabs.ts';
import {remarkUnsupported} from './remark-unsupported.ts';
import {siteRehypePlugins, siteRemarkPlugins} from './site-plugins.ts';
import {rehypeAnchors, rehypeUrlSlots, remarkWrittenUrls} from './url-slots.ts';

export function remarkRehypeOptions({words}: CompileOptions): RemarkRehypeOptions {
  return {
    allowDangerousHtml: true,
    // Footnote ids are the same as on Docusaurus sites: `fn-1`, `fnref-1`.
    clobberPrefix: '',
    footnoteLabel: words.footnotes,
    footnoteBackLabel: (reference, again) =>
      words.footnoteBack.replace('{number}', `${reference + 1}${again > 1 ? `-${again}` : ''}`),
  };
}

/**
 * Creates the processor that compiles `.md` to HTML with slot markers.
 *
 * @param literalUrls True if bare URLs in the text become links.
 */
export function htmlProcessor(
  options: CompileOptions,
  highlighter: CodeHighlighter,
  literalUrls: boolean,
  plugins: MarkdownPlugins = noPlugins,
) {
  return unified()
    .use(remarkParse)
    .use(remarkHtml, options.customElements)
    .use(remarkPlugins(options, siteRemarkPlugins(plugins, true)))
    .use(literalUrls ? [] : [remarkNoLiteralUrls])
    .use(remarkRehype, remarkRehypeOptions(options))
    .use(rehypeRawHtml)
    .use(siteRehypePlugins(plugins, true))
    .use(rehypePlugins(options, highlighter, 'raw'))
    .use(rehypeStringify, {allowDangerousHtml: true})
    .freeze();
}

/**
 * Returns the Markdown plugins. Their order matters: the site's plugins run before those that inspect the tree. Emoji
 * codes are replaced before ids are set, and ids are set before the metadata is collected. Containers become markup
 * last.
 */
export function remarkPlugins(
  {admonitions, code, words, markup}: CompileOptions,
  own: PluggableList,
): PluggableList {
  const types = admonitionTypes(admonitions, words, markup.admonition);
  const keywords = types.map(({keyword}) => keyword);
  const names = [...tabNames, ...keywords];
  return [
    remarkFrontmatter,
    remarkGfm,
    remarkCjk,
    [remarkContainers, {names}],
    remarkUnclosed,
    ...own,
    [remarkAlerts, keywords],
    remarkLostText,
    [remarkUnsupported, {keywords: admonitions === false ? undefined : names}],
    remarkGemoji,
    remarkLabelEmoji,
    remarkWrittenUrls,
    [remarkCodeMeta, code],
    remarkNpm2yarn,
    [remarkHeadingIds, words, markup.headingLink],
    remarkPageMetadata,
    [remarkTabs, markup.tabs],
    [remarkAdmonitions, types, markup.admonition],
  ];
}

/** Replaces emoji codes in the labels of containers, which are not among the children of their nodes. */
function remarkLabelEmoji(): (tree: MdastRoot) => void {
  const replace = remarkGemoji();
  return (tree) => {
    visit(tree, 'container', ({label}) => {
      replace({type: 'root', children: label});
    });
  };
}

export function rehypePlugins(
  {code, words, markup}: CompileOptions,
  highlighter: CodeHighlighter,
  embed: 'raw' | 'property',
): PluggableList {
  return [
    [rehypeElements, {markup, words}],
    rehypeTables,
    [rehypeLinkTargets, {markup, words}],
    [rehypeAttributes, words],
    rehypeRawCode,
    [rehypeUrlSlots, markup],
    rehypeAnchors,
    rehypeSearch,
    rehypeLongNames,
    rehypeUntranslated,
    [rehypeCode, {code, highlighter, embed, parts: markup.code}],
  ];
}

/**
 * Parses HTML in Markdown. Pages without HTML are skipped, because the parser would rebuild their tree without a
 * change, which takes a third of a page's compile time.
 */
export function rehypeRawHtml(): (tree: Root, file: VFile) => Root {
  const parse = rehypeRaw();
  return (tree, file) => (holdsHtml(tree) ? parse(tree, file) : tree);
}

function holdsHtml(tree: Root): boolean {
  let found = false;
  visit(tree, 'raw', () => {
    found = true;
    return EXIT;
  });
  return found;
}
