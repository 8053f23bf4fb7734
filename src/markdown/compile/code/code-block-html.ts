import {escapeText} from '../../../core/html/escape.ts';
import type {StyleRule} from '../../../core/html/inline-styles.ts';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import type {CodeOptions} from '../compile-options.ts';
import {partName} from '../plugins/plugin.ts';
import {ansiLines} from './ansi.ts';
import type {CodeHighlighter, HighlightedBlocks} from './code-highlighter.ts';
import {type CodeMeta, codeLines} from './code-meta.ts';
import {findLanguage, terminalOutput} from './languages.ts';

export interface CodeBlockInput {
  /** Code without the final line break. */
  readonly code: string;
  /** Language as written after the fence, in lower case. */
  readonly language: string | undefined;
  readonly meta: CodeMeta;
  /** Receives the rules of the page's own style sheet, keyed by class name. */
  readonly styles: Map<string, StyleRule>;
}

/** A site's highlighting: options, highlighter, and the theme's classes. */
export interface CodeHighlighting {
  readonly code: CodeOptions;
  readonly highlighter: CodeHighlighter;
  readonly parts: ArticleMarkup['code'];
}

/**
 * Returns the HTML inside the `<code>` of a block: an element for each line, including its line break, so that the text
 * content equals the code. Unknown languages are not highlighted.
 */
export async function codeBlockHtml(
  {code, language, meta, styles}: CodeBlockInput,
  {code: options, highlighter, parts}: CodeHighlighting,
  known?: HighlightedBlocks,
): Promise<string> {
  const usualMark = partName(parts.markedLine);
  const {lines, classNames} = codeLines(code, {language, meta, options, usualMark});
  const found = language === undefined ? undefined : findLanguage(language, options.languages);
  const html =
    found === terminalOutput
      ? await ansiLines(lines.join('\n'), options, styles)
      : await highlightedLines(lines, found, highlighter, known);
  return html
    .map((line, index) => {
      const marks = (classNames.get(index) ?? []).map((name) =>
        name === usualMark ? parts.markedLine : name,
      );
      const className = [parts.line, ...marks].join(' ');
      return `<span class="${escapeText(className).replaceAll('"', '&quot;')}">${line}\n</span>`;
    })
    .join('');
}

async function highlightedLines(
  lines: readonly string[],
  language: string | undefined,
  highlighter: CodeHighlighter,
  known: HighlightedBlocks | undefined,
): Promise<readonly string[]> {
  if (language === undefined || language === 'plain') return lines.map(escapeText);
  return await highlighter.highlight(lines.join('\n'), language, known);
}
