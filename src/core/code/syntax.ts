import {tsPlugin} from '@sveltejs/acorn-typescript';
import {Parser} from 'acorn';
import {walk} from 'estree-walker';

/** A node in the syntax tree of a module. Its offsets refer to the module's source. */
export interface CodeNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const TypeScriptParser = Parser.extend(tsPlugin({jsx: true}));
const options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowReturnOutsideFunction: true,
  allowHashBang: true,
} as const;

/** Parses a module: JavaScript or TypeScript, with JSX. @returns `undefined` if it has a syntax error. */
export function parseModule(text: string): CodeNode | undefined {
  for (const parser of [TypeScriptParser, Parser]) {
    try {
      return parser.parse(text, options) as unknown as CodeNode;
    } catch {
      // Some valid JavaScript is not valid TypeScript: `a < b > (c)`.
    }
  }
  return undefined;
}

/** Returns the nodes of these types, in source order. */
export function nodesOf(root: CodeNode | undefined, ...types: readonly string[]): CodeNode[] {
  const found: CodeNode[] = [];
  if (root === undefined) return found;
  walk(root as never, {
    enter(node) {
      if (types.includes(node.type)) found.push(node as unknown as CodeNode);
    },
  });
  return found;
}

/** Returns the node in a field. */
export function nodeOf(node: CodeNode | undefined, field: string): CodeNode | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** Returns the nodes in a list field. */
export function nodeList(node: CodeNode | undefined, field: string): CodeNode[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Returns the name of an identifier or a key; `undefined` for other nodes. */
export function nameOf(node: CodeNode | undefined): string | undefined {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : undefined;
}

/** Returns the top-level declarations of a module, exported ones without `export`. */
export function declarationsOf(program: CodeNode | undefined): CodeNode[] {
  return nodeList(program, 'body').map((node) => nodeOf(node, 'declaration') ?? node);
}

function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
