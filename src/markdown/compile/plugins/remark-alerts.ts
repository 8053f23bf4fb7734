import type {Blockquote, Paragraph, PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {nearest} from '../../../core/diagnostics/diagnostic.ts';
import {report, visit} from './plugin.ts';
import {type Container, container} from './remark-containers.ts';

/** Matches `[!NOTE]`, optionally with Obsidian's sign for foldable admonitions. */
const marker = /^\[!([a-z][\w-]*)\][+-]?[ \t]*/i;

/**
 * Types with different names on GitHub, keyed by GitHub's name. GitHub's `warning` is milder and yellow, and GitHub's
 * `caution` is severe and red
 * (https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts).
 */
const githubNames: ReadonlyMap<string, string> = new Map([
  ['warning', 'caution'],
  ['caution', 'danger'],
]);

/**
 * Converts GitHub alerts to containers. An alert is a quote that begins with a line `[!NOTE]`. All admonition types are
 * supported, in upper or lower case; text after the marker is the admonition's title, as in Obsidian and VitePress.
 *
 * @param keywords Keywords of admonitions. Empty if admonitions are disabled; then alerts stay quotes.
 */
export function remarkAlerts(keywords: readonly string[]): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const source = String(file.value);
    if (keywords.length === 0 || !source.includes('[!')) return;
    visit(tree, 'blockquote', (quote, index, parent) => {
      const [first] = quote.children;
      const written = first?.type === 'paragraph' ? markerOf(first, source) : undefined;
      if (parent === undefined || index === undefined || written === undefined) return undefined;
      const wanted = githubNames.get(written.toLowerCase()) ?? written.toLowerCase();
      const name = keywords.find((keyword) => keyword.toLowerCase() === wanted);
      if (name !== undefined) {
        parent.children[index] = alert(name, quote);
        // Continues with the new container, because its content can contain further alerts.
        return index;
      }
      reportUnknown(written, quote, keywords, file);
      return undefined;
    });
  };
}

/** Returns a marker's keyword. An escaped `\[!NOTE]` is text. */
function markerOf({children: [text]}: Paragraph, source: string): string | undefined {
  if (text?.type !== 'text' || source[text.position?.start.offset ?? 0] !== '[') return undefined;
  return marker.exec(text.value)?.[1];
}

function alert(name: string, {children: [first, ...rest], position}: Blockquote): Container {
  const [label, content] = first?.type === 'paragraph' ? cutFirstLine(first.children) : [[], []];
  const paragraph: Paragraph[] =
    first?.type === 'paragraph' && content.length > 0 ? [{...first, children: content}] : [];
  return container(name, label, [...paragraph, ...rest], position);
}

/**
 * Splits the content of an alert after its first line.
 *
 * @returns The text after the marker, and the remaining lines.
 */
function cutFirstLine(nodes: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const isEnd = (node: PhrasingContent): boolean =>
    node.type === 'break' || (node.type === 'text' && /[\r\n]/.test(node.value));
  const found = nodes.findIndex(isEnd);
  const at = found < 0 ? nodes.length : found;
  const last = nodes[at];
  const [ending = '', ...lines] = last?.type === 'text' ? last.value.split(/\r\n|\n|\r/) : [];
  const label = [
    ...nodes.slice(0, at),
    ...(last?.type === 'text' ? [{...last, value: ending}] : []),
  ];
  const [start, ...more] = label;
  const title = start?.type === 'text' ? [{...start, value: start.value.replace(marker, '')}] : [];
  const content = last?.type === 'text' ? [{...last, value: lines.join('\n')}] : [];
  return [
    [...title, ...more].filter(holdsText),
    [...content, ...nodes.slice(at + 1)].filter(holdsText),
  ];
}

function holdsText(node: PhrasingContent): boolean {
  return node.type !== 'text' || node.value !== '';
}

function reportUnknown(
  name: string,
  quote: Blockquote,
  keywords: readonly string[],
  file: VFile,
): void {
  const meant = nearest(name, keywords);
  report(file, quote.children[0] ?? quote, {
    severity: 'warning',
    code: 'unsupported-syntax',
    message: `\`[!${name}]\` is not an admonition.`,
    consequence: 'It is shown as a block quote.',
    hint:
      meant === undefined
        ? `The admonitions are ${keywords.map((keyword) => `\`${keyword}\``).join(', ')}. To show the brackets as text, write \`\\[!${name}]\`.`
        : `Did you mean \`[!${meant.toUpperCase()}]\`?`,
  });
}
