import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, {type Options as RemarkRehypeOptions} from 'remark-rehype';
import {type PluggableList, unified} from 'unified';
import {type MarkdownPlugins, noPlugins} from '../../../core/modules/markdown-plugins.ts';
import type {CodeHighlighter} from '../code/code-highlighter.ts';
import type {CompileOptions} from '../compile-options.ts';
import {admonitionTypes} from './admonition-types.ts';
import {rehypeAddresses} from './rehype-addresses.ts';
import {rehypeAlignment} from './rehype-alignment.ts';
import {rehypeAnchors} from './rehype-anchors.ts';
import {rehypeBlockedCode} from './rehype-blocked-code.ts';
import {rehypeCode} from './rehype-code.ts';
import {rehypeComments} from './rehype-comments.ts';
import {rehypeDetails} from './rehype-details.ts';
import {rehypeElementClasses} from './rehype-element-classes.ts';
import {rehypeInlineStyles} from './rehype-inline-styles.ts';
import {rehypeLongNames} from './rehype-long-names.ts';
import {rehypeRawCode} from './rehype-raw-code.ts';
import {rehypeRawHtml} from './rehype-raw-html.ts';
import {rehypeSearch} from './rehype-search.ts';
import {rehypeTables} from './rehype-tables.ts';
import {rehypeTaskLists} from './rehype-task-lists.ts';
import {rehypeUntranslated} from './rehype-untranslated.ts';
import {remarkAddresses} from './remark-addresses.ts';
import {remarkAdmonitions} from './remark-admonitions.ts';
import {remarkAlerts} from './remark-alerts.ts';
import {remarkCjk} from './remark-cjk.ts';
import {remarkCodeMeta} from './remark-code-meta.ts';
import {remarkContainers} from './remark-containers.ts';
import {remarkEmoji} from './remark-emoji.ts';
import {remarkHeadingIds} from './remark-heading-ids.ts';
import {remarkHtml} from './remark-html.ts';
import {remarkLostText} from './remark-lost-text.ts';
import {remarkNoLiteralAddresses} from './remark-no-literal-addresses.ts';
import {remarkNpm2yarn} from './remark-npm2yarn.ts';
import {remarkPageFacts} from './remark-page-facts.ts';
import {remarkTabs, tabNames} from './remark-tabs.ts';
import {remarkUnclosed} from './remark-unclosed.ts';
import {remarkUnsupported} from './remark-unsupported.ts';
import {siteRehypePlugins, siteRemarkPlugins} from './site-plugins.ts';

export function remarkRehypeOptions({words}: CompileOptions): RemarkRehypeOptions {
  return {
    allowDangerousHtml: true,
    // Ids of footnotes as old sites have them: `fn-1`, `fnref-1`.
    clobberPrefix: '',
    footnoteLabel: words.footnotes,
    footnoteBackLabel: (reference, again) =>
      words.footnoteBack.replace('{number}', `${reference + 1}${again > 1 ? `-${again}` : ''}`),
  };
}

/**
 * From `.md` to HTML, with markers where the slots are.
 *
 * @param literalAddresses Whether addresses that stand in the text as they are become links.
 */
export function htmlProcessor(
  options: CompileOptions,
  highlighter: CodeHighlighter,
  literalAddresses: boolean,
  plugins: MarkdownPlugins = noPlugins,
) {
  return unified()
    .use(remarkParse)
    .use(remarkHtml, options.customElements)
    .use(remarkPlugins(options, siteRemarkPlugins(plugins, true)))
    .use(literalAddresses ? [] : [remarkNoLiteralAddresses])
    .use(remarkRehype, remarkRehypeOptions(options))
    .use(rehypeRawHtml)
    .use(siteRehypePlugins(plugins, true))
    .use(rehypePlugins(options, highlighter, 'raw'))
    .use(rehypeStringify, {allowDangerousHtml: true})
    .freeze();
}

/** The order matters: the site's own before what looks at the tree, emoji before slugs, ids before the facts, both before containers are markup. */
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
    [remarkUnsupported, {boxes: admonitions === false ? undefined : names}],
    remarkEmoji,
    remarkAddresses,
    [remarkCodeMeta, code],
    remarkNpm2yarn,
    [remarkHeadingIds, words, markup.headingLink],
    remarkPageFacts,
    [remarkTabs, markup.tabs],
    [remarkAdmonitions, types, markup.admonition],
  ];
}

export function rehypePlugins(
  {code, words, markup}: CompileOptions,
  highlighter: CodeHighlighter,
  embed: 'raw' | 'property',
): PluggableList {
  return [
    rehypeComments,
    [rehypeDetails, words],
    [rehypeAlignment, markup.elements],
    [rehypeElementClasses, markup.elements],
    rehypeTables,
    rehypeInlineStyles,
    rehypeBlockedCode,
    [rehypeTaskLists, words],
    rehypeRawCode,
    [rehypeAddresses, markup],
    rehypeAnchors,
    rehypeSearch,
    rehypeLongNames,
    rehypeUntranslated,
    [rehypeCode, {code, highlighter, embed, parts: markup.code}],
  ];
}
