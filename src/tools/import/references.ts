import {withoutCodeBlocks, withoutInlineCode} from '../../core/markdown/without-code.ts';

/** An address or import in a source, and where it stands. */
interface Reference {
  readonly kind: 'import' | 'link';
  readonly written: string;
  /** Offset of its first character. */
  readonly start: number;
}

const imports =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\s*\(\s*)(['"])([^'"\n]+)\1/g;
const cssImports = /(?:@import\s+(?:url\(\s*)?|\burl\(\s*)(['"]?)([^'")\n]+)\1/g;
// In angle brackets, addresses may hold spaces and parentheses.
const markdownLinks =
  /\]\(\s*(?:<([^<>\n]+)>|([^)\s<>]+))|^[ \t]*\[[^\]\n]+\]:[ \t]*(?:<([^<>\n]+)>|([^\s<>]+))/gm;
const attributes = /(\s(?:src|href|to|poster)=(["']))([^"'\n]+)\2/g;

/**
 * Change what a source refers to; everything else stays, byte for byte.
 *
 * @param file Its ending says what it is.
 * @param change Gives the new text of a reference, or the same one.
 */
export function changeReferences(
  text: string,
  file: string,
  change: (reference: Reference) => string,
): string {
  const changes = referencesIn(text, file)
    .map((reference) => ({...reference, to: change(reference)}))
    .filter(({written, to}) => written !== to)
    .sort((a, b) => a.start - b.start);
  let done = 0;
  let changed = '';
  for (const {start, written, to} of changes) {
    if (start < done) continue;
    changed += text.slice(done, start) + to;
    done = start + written.length;
  }
  return changed + text.slice(done);
}

function referencesIn(text: string, file: string): Reference[] {
  if (/\.(?:css|s[ac]ss|less)$/i.test(file)) return found(text, cssImports, 'import', 2);
  if (!/\.mdx?$/i.test(file)) return found(text, imports, 'import', 2);
  // Blanks stand for code: what is in it is shown, not followed.
  const blocks = withoutCodeBlocks(text);
  const prose = withoutInlineCode(blocks);
  return [
    ...found(prose, imports, 'import', 2),
    ...found(prose, markdownLinks, 'link', 1, 2, 3, 4),
    ...found(prose, attributes, 'link', 3),
  ];
}

function found(
  text: string,
  pattern: RegExp,
  kind: Reference['kind'],
  ...groups: readonly number[]
): Reference[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const written = groups.map((group) => match[group]).find((one) => one !== undefined);
    if (written === undefined) return [];
    // A quote or a bracket may follow, nothing else.
    const start = match.index + match[0].lastIndexOf(written);
    return [{kind, written, start}];
  });
}
