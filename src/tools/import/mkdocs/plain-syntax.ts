import {proseOf} from '../markdown.ts';
import {applyEdits, editsFor} from '../text.ts';

const definition = '[ ]{0,3}\\[(?!\\^)[^[\\]\\n]+\\]:[ \\t]+\\S';

/** Syntax of Python-Markdown that Markdown otherwise reads differently, and its replacement. */
const changes: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  // Spaces in the URLs of links and images.
  [
    /(?<=\]\()(?=[^()\n]*[./])[^()<>"'\s](?:[^()<>"'\n]*[^()<>"'\s])?(?=\))/g,
    ([url]) => url.replaceAll(' ', '%20'),
  ],
  // The underscore of `_blank` could end emphasis around the link.
  [/(?<=[)\]])\{:?[ \t]*target=["']?_?\w+["']?[ \t]*\}/g, () => ''],
  [/<\?xml\b[^>]*\?>/g, () => ''],
  // A slash in an attribute without quotes.
  [
    /(?<=<[a-z]\w*\s(?:[^<>]*\s)?(?:href|src)=)[^\s"'<>=`]*\/[^\s"'<>=`]*(?=[\s>])/gi,
    ([url]) => `"${url}"`,
  ],
  // A definition directly below text.
  [new RegExp(`\\n(?=${definition})(?<=^(?!${definition}).*\\S.*\\n)`, 'gm'), () => '\n\n'],
];

/** Replaces syntax that only Python-Markdown reads. Code is left unchanged. */
export function withPlainSyntax(text: string): string {
  return changes.reduce((changed, [pattern, change]) => {
    if (changed.search(pattern) < 0) return changed;
    return applyEdits(changed, editsFor(proseOf(changed, 'md'), pattern, change));
  }, text);
}
