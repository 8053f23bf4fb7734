import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';

/**
 * Changes the lines outside code blocks, including the lines that open a block.
 *
 * @param {string} text
 * @param {(line: string) => string} change
 */
export function mapProse(text, change) {
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
      if (fence === '') {
        fence = mark;
        return change(line);
      }
      if (mark.startsWith(fence)) fence = '';
      return line;
    })
    .join('\n');
}

/**
 * Converts admonitions (`:::note Title` to `:::`) to the syntax of another generator.
 *
 * @param {string} text
 * @param {{open: (kind: string, title: string) => string, close?: string}} syntax
 */
export function withAdmonitions(text, {open, close = ':::'}) {
  return mapProse(text, (line) =>
    line
      .replace(
        /^(\s*):::(\w+) ?(.*)$/,
        (_, indent, kind, title) => `${indent}${open(kind, title.trim())}`,
      )
      .replace(/^(\s*):::$/, (_, indent) => `${indent}${close}`),
  );
}

/**
 * Removes everything except the language from the info strings of code blocks, such as titles and highlighted lines.
 *
 * @param {string} text
 */
export function withBareFences(text) {
  return mapProse(text, (line) => line.replace(/^(\s*`{3,}\w*).*/, '$1'));
}

/**
 * Returns a page with front matter, whose values are JSON, which is valid YAML.
 *
 * @param {Readonly<Record<string, unknown>>} fields Fields without a value are omitted.
 * @param {string} text
 */
export function withFrontMatter(fields, text) {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', text].join('\n');
}

const mdx = createProcessor({remarkPlugins: [remarkGfm]});

/**
 * Returns the Markdown of an `.mdx` page without imports, exports and block-level components.
 *
 * @param {string} text
 */
export function withoutComponents(text) {
  // MDX would parse the heading id `{#id}` as an invalid expression.
  const parsed = mdx.parse(text.replaceAll(/\{#[^}]*\}/g, (id) => ' '.repeat(id.length)));
  return parsed.children
    .filter(({type}) => /^mdx(?:jsEsm|JsxFlowElement|FlowExpression)$/.test(type))
    .reduceRight((rest, {position}) => {
      const {start, end} = position ?? {start: {}, end: {}};
      return rest.slice(0, start.offset) + rest.slice(end.offset);
    }, text);
}
