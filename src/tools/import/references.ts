import {nameOf, nodeList, nodeOf, nodesOf, parseModule} from '../../core/code/syntax.ts';
import {applyEdits, proseOf} from './text.ts';

/** A URL or import in a source. */
interface Reference {
  readonly kind: 'import' | 'link';
  readonly written: string;
  /** Offset of its first character. */
  readonly start: number;
}

const imports =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\s*\(\s*)(['"])([^'"\n]+)\1/g;
const cssImports = /(?:@import\s+(?:url\(\s*)?|\burl\(\s*)(['"]?)([^'")\n]+)\1/g;
// URLs in angle brackets may contain spaces and parentheses.
const markdownLinks =
  /\]\(\s*(?:<([^<>\n]+)>|([^)\s<>]+))|^[ \t]*\[[^\]\n]+\]:[ \t]*(?:<([^<>\n]+)>|([^\s<>]+))/gm;
const attributes = /(\s(?:src|href|to|poster)=(["']))([^"'\n]+)\2/g;

/**
 * Changes the references in a source; everything else is left unchanged.
 *
 * @param file Its extension determines the syntax.
 * @param change Returns the new text of a reference, or the same text.
 */
export function changeReferences(
  text: string,
  file: string,
  change: (reference: Reference) => string,
): string {
  const edits = referencesIn(text, file).map((reference) => ({
    start: reference.start,
    end: reference.start + reference.written.length,
    text: change(reference),
  }));
  return applyEdits(text, edits);
}

function referencesIn(text: string, file: string): Reference[] {
  if (/\.(?:css|s[ac]ss|less)$/i.test(file)) return find(text, cssImports, 'import', [2]);
  if (!/\.mdx?$/i.test(file)) return importsIn(text);
  const prose = proseOf(text);
  return [
    ...find(prose, imports, 'import', [2]),
    ...find(prose, markdownLinks, 'link', [1, 2, 3, 4]),
    ...find(prose, attributes, 'link', [3]),
  ];
}

/** Returns a module's imports; empty if the module has a syntax error, which the build reports. */
function importsIn(text: string): Reference[] {
  const program = parseModule(text);
  const sources = nodesOf(
    program,
    'ImportDeclaration',
    'ExportNamedDeclaration',
    'ExportAllDeclaration',
    'ImportExpression',
  ).map((node) => nodeOf(node, 'source'));
  const required = nodesOf(program, 'CallExpression').map((node) => {
    const callee = nodeOf(node, 'callee');
    const isRequire = nameOf(nodeOf(callee, 'object') ?? callee) === 'require';
    return isRequire ? nodeList(node, 'arguments')[0] : undefined;
  });
  return [...sources, ...required].flatMap((node): Reference[] => {
    if (node?.type !== 'Literal' || typeof node['value'] !== 'string') return [];
    const start = node.start + 1;
    return [{kind: 'import', written: text.slice(start, node.end - 1), start}];
  });
}

/** @param groups One of these groups contains the reference. */
function find(
  text: string,
  pattern: RegExp,
  kind: Reference['kind'],
  groups: readonly number[],
): Reference[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const written = groups.map((group) => match[group]).find((one) => one !== undefined);
    if (written === undefined) return [];
    // Only a quote or a bracket can follow.
    return [{kind, written, start: match.index + match[0].lastIndexOf(written)}];
  });
}
