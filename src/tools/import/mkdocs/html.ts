import {visit} from 'unist-util-visit';
import {parseMarkdown, rangeOf} from '../markdown.ts';
import {tagsIn} from '../tags.ts';
import {applyEdits, type Edit} from '../text.ts';
import {wordSet} from '../values.ts';

/** The elements whose content Python-Markdown does not change. It reads all others as a part of the text. */
const blocks = wordSet(`
  address article aside blockquote body canvas colgroup dd details div dl dt fieldset figcaption figure footer form group
  h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main map math menu nav noscript object ol option output p pre
  progress script section style summary table tbody td textarea tfoot th thead tr ul video
`);

/**
 * Separates Markdown from HTML directly above it, which would otherwise make the Markdown a part of the HTML until the
 * next blank line. In Python-Markdown, HTML ends at the end tag of a block, and other elements contain Markdown.
 */
export function withSeparateHtml(text: string): string {
  const edits: Edit[] = [];
  let isCertain = true;
  visit(parseMarkdown(text), 'html', (node, _index, parent) => {
    if (!isCertain || !/^(?:root|listItem)$/.test(parent?.type ?? '')) return;
    const {start, end} = rangeOf(node);
    const html = text.slice(start, end);
    const found = separation(html);
    edits.push(...found.map((one) => ({...one, start: start + one.start, end: start + one.end})));
    // The end of a code block that begins in the HTML looks like the beginning of another one.
    isCertain = found.length === 0 || !/^[ \t]*(?:```|~~~)/m.test(html);
  });
  return edits.length === 0 ? text : withSeparateHtml(applyEdits(text, edits));
}

/**
 * Removes the indentation of end tags below a blank line, which would otherwise be shown as code. In Python-Markdown,
 * HTML contains everything up to its end tag.
 */
export function withPlainEndTags(text: string): string {
  const edits: Edit[] = [];
  visit(parseMarkdown(text), 'code', (node) => {
    const {start: from, end} = rangeOf(node);
    const start = text.lastIndexOf('\n', from) + 1;
    const written = text.slice(start, end);
    if (/^(?:[ \t]*<\/\w+>[ \t]*(?:\n|$))+$/.test(written)) {
      edits.push({start, end, text: written.replace(/^[ \t]+/gm, '')});
    }
  });
  return applyEdits(text, edits);
}

/** Returns edits of HTML that contains Markdown, after which the Markdown is outside it. */
function separation(html: string): Edit[] {
  if (!/^<\/?[a-z]/i.test(html)) return [];
  const tags = tagsIn(html);
  const [first] = tags;
  const name = first?.name.toLowerCase();
  if (first === undefined || name === undefined) return [];
  if (blocks.has(name) && !first.isClosing) {
    let depth = 0;
    const last = tags.find((tag) => {
      if (tag.name.toLowerCase() === name) depth += tag.isClosing ? -1 : 1;
      return depth === 0 || name === 'hr';
    });
    const at = last === undefined ? -1 : html.indexOf('\n', last.end);
    return at < 0 ? [] : [{start: at, end: at, text: '\n'}];
  }
  const onlyHtml = tags.reduceRight(
    (rest, {start, end}) => rest.slice(0, start) + rest.slice(end),
    html,
  );
  if (onlyHtml.trim() === '') return [];
  // Unlike other elements within a text, `<center>` begins HTML even if text follows on the same line.
  if (name === 'center') {
    return tags
      .filter((tag) => tag.name.toLowerCase() === name)
      .map(({start, end}) => {
        const before = start === 0 ? '' : html.charAt(start - 1) === '\n' ? '\n' : '\n\n';
        const after = html.charAt(end) === '\n' ? '\n' : '\n\n';
        return {start, end, text: before + html.slice(start, end) + after};
      });
  }
  const at = html.indexOf('\n');
  const [, indent = '', next, isBlock] =
    /^([ \t]*)(<)?(```|~~~|#|>|\||[-*+] |\d+[.)] )?/.exec(html.slice(at + 1)) ?? [];
  if (first.isClosing) return next === undefined ? [{start: at, end: at, text: '\n'}] : [];
  if (isBlock !== undefined) return [{start: at, end: at, text: '\n'}];
  return [{start: at, end: at + 1 + indent.length, text: ' '}];
}
