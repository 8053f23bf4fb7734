import {visit} from 'unist-util-visit';
import {nameOf, nodeList, nodeOf, nodesOf, parseModule} from '../../core/code/syntax.ts';
import {destinationOf, parseMarkdown, proseOf, type Syntax} from './markdown.ts';
import {applyEdits} from './text.ts';

/** A URL or import in a source. */
interface Reference {
  readonly kind: 'import' | 'link';
  readonly written: string;
  /** Offset of the reference's first character. */
  readonly start: number;
}

const imports =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\s*\(\s*)(['"])([^'"\n]+)\1/g;
const cssImports = /(?:@import\s+(?:url\(\s*)?|\burl\(\s*)(['"]?)([^'")\n]+)\1/g;
const attributes = /(\s(?:src|href|to|poster)=(["']))([^"'\n]+)\2/g;

/**
 * Changes the references in a source; everything else is left unchanged.
 *
 * @param file Its extension determines the syntax.
 * @param change Returns the new text of a reference, or the same text.
 * @param syntax Syntax of Markdown files. In Docusaurus, all of them are MDX.
 */
export function changeReferences(
  text: string,
  file: string,
  change: (reference: Reference) => string,
  syntax: Syntax = 'mdx',
): string {
  const edits = referencesIn(text, file, syntax).map((reference) => ({
    start: reference.start,
    end: reference.start + reference.written.length,
    text: change(reference),
  }));
  return applyEdits(text, edits);
}

function referencesIn(text: string, file: string, syntax: Syntax): Reference[] {
  if (/\.(?:css|s[ac]ss|less)$/i.test(file)) return find(text, cssImports, 'import', 2);
  if (!/\.mdx?$/i.test(file)) return importsIn(text);
  const prose = proseOf(text, syntax);
  const links: Reference[] = [];
  visit(parseMarkdown(text, syntax), (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const {start, end} = destinationOf(node) ?? {start: 0, end: 0};
    if (start < end) links.push({kind: 'link', written: text.slice(start, end), start});
  });
  return [...find(prose, imports, 'import', 2), ...links, ...find(prose, attributes, 'link', 3)];
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

/**
 * Finds references with a regular expression.
 *
 * @param group The group that contains the reference. Only a quote or a bracket can follow it.
 */
function find(text: string, pattern: RegExp, kind: Reference['kind'], group: number): Reference[] {
  return [...text.matchAll(pattern)].map((match) => {
    const written = match[group] ?? '';
    return {kind, written, start: match.index + match[0].lastIndexOf(written)};
  });
}
