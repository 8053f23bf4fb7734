import {createProcessor} from '@mdx-js/mdx';
import type {Code, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type {PluggableList} from 'unified';
import {visit} from 'unist-util-visit';
import type {Diagnostic} from '../../src/core/diagnostics/diagnostic.ts';
import {en} from '../../src/core/messages/languages/en.ts';
import {parseCodeMeta} from '../../src/markdown/compile/code/code-meta.ts';
import {admonitionTypes} from '../../src/markdown/compile/plugins/remark-admonitions.ts';
import {remarkContainers} from '../../src/markdown/compile/plugins/remark-containers.ts';
import {remarkMdxHeadingIds} from '../../src/markdown/compile/plugins/remark-heading-ids.ts';
import {tabNames} from '../../src/markdown/compile/plugins/remark-tabs.ts';
import {admonition} from '../../templates/ArticleMarkup.ts';
import {type FenceMeta, parseFenceMeta} from './fence-meta.ts';

/** A code block in JavaScript or TypeScript, with instructions for checking it. */
export interface Fence extends FenceMeta {
  readonly language: Language;
  /** File name that the page shows above the code. */
  readonly title: string | undefined;
  /** Lines of code, without the block's indentation on the page. */
  readonly lines: readonly FenceLine[];
}

export interface FenceLine {
  readonly text: string;
  /** 1-based line on the page. */
  readonly line: number;
  /** Length of the indentation before `text`, in UTF-16 code units. */
  readonly indent: number;
}

type Language = (typeof languages)[number];

const languages = ['js', 'jsx', 'ts', 'tsx'] as const;
const containers = [
  ...tabNames,
  ...admonitionTypes(true, {...en.article, details: ''}, admonition).map(({keyword}) => keyword),
];
const plugins: PluggableList = [
  remarkFrontmatter,
  remarkGfm,
  [remarkContainers, {names: containers}],
];
/** Processors for the syntax in which pages are compiled, so that the same blocks are recognized as code. */
const processors = {
  md: createProcessor({format: 'md', remarkPlugins: plugins}),
  mdx: createProcessor({format: 'mdx', remarkPlugins: [remarkMdxHeadingIds, ...plugins]}),
};

/** Parses a page with the compiler's syntax. */
export function parsePage(text: string, file: string): Root {
  return processors[file.endsWith('.mdx') ? 'mdx' : 'md'].parse(text);
}

/**
 * Returns the samples on a page, in order.
 *
 * @param text Source of the page.
 * @param file Path of the page, for messages; ends in `.md` or `.mdx`.
 * @returns The samples, and the errors in their info strings.
 */
export function readFences(
  text: string,
  file: string,
): {readonly fences: readonly Fence[]; readonly diagnostics: readonly Diagnostic[]} {
  const sourceLines = text.split(/\r\n|\n|\r/);
  const fences: Fence[] = [];
  const diagnostics: Diagnostic[] = [];
  visit(parsePage(text, file), 'code', (node) => {
    const language = languages.find((name) => name === node.lang);
    if (language === undefined || node.position === undefined) return;
    const {start} = node.position;
    const {meta, problems} = parseFenceMeta(node.meta ?? '');
    for (const problem of problems) {
      diagnostics.push({
        severity: 'error',
        ...problem,
        file,
        line: start.line,
        column: start.column,
      });
    }
    const {title} = parseCodeMeta(node.meta ?? '');
    fences.push({...meta, language, title, lines: linesOf(node, start.line + 1, sourceLines)});
  });
  return {fences, diagnostics};
}

function linesOf({value}: Code, firstLine: number, sourceLines: readonly string[]): FenceLine[] {
  return value.split('\n').map((text, index) => {
    const line = firstLine + index;
    const source = sourceLines[line - 1] ?? '';
    return {text, line, indent: Math.max(0, source.length - text.length)};
  });
}
