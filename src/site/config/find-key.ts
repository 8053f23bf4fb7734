import type {AnyNode, Program, VariableDeclarator} from 'acorn';
import type {KeyPath} from './problems/types.ts';

/** Position in acorn's format: a 1-based line and a 0-based column. */
export interface Found {
  readonly line: number;
  readonly column: number;
}

/**
 * Finds a key path in the default export of a module, or in the named exports if there is no default export.
 *
 * @param program Parsed with `locations`.
 * @returns Line and column of the deepest key on the path that this file contains; `undefined` if it contains none.
 */
export function findKey(program: Program, path: KeyPath): Found | undefined {
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  let value: AnyNode | undefined = exported ? literal(exported.declaration, program) : program;
  let found: Found | undefined;
  for (const key of path) {
    const step = value && member(value, key);
    if (step === undefined) return found;
    found = step.at.loc?.start ?? found;
    value = literal(step.value, program);
  }
  return found;
}

function member(
  parent: AnyNode,
  key: string | number,
): {readonly at: AnyNode; readonly value: AnyNode} | undefined {
  if (parent.type === 'ArrayExpression') {
    const element = typeof key === 'number' ? parent.elements[key] : undefined;
    const spread = parent.elements.findIndex((item) => item?.type === 'SpreadElement');
    if (element == null || (spread !== -1 && spread <= Number(key))) return undefined;
    return {at: element, value: element};
  }
  if (parent.type === 'Program') {
    const {id, init} = variable(String(key), parent) ?? {};
    return id && init ? {at: id, value: init} : undefined;
  }
  if (parent.type !== 'ObjectExpression') return undefined;
  for (const property of parent.properties) {
    if (property.type === 'SpreadElement' || property.computed) continue;
    const {key: name} = property;
    const text =
      name.type === 'Identifier' ? name.name : name.type === 'Literal' ? String(name.value) : '';
    if (text === key) return {at: name, value: property.value};
  }
  return undefined;
}

/** Resolves an expression to an object or list literal in the same file, if there is one. */
function literal(node: AnyNode, program: Program, depth = 0): AnyNode {
  const next = depth > 20 ? undefined : meaning(node, program);
  return next === undefined ? node : literal(next, program, depth + 1);
}

function meaning(node: AnyNode, program: Program): AnyNode | undefined {
  switch (node.type) {
    case 'Identifier':
      return declaration(node.name, program);
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'defineConfig'
        ? node.arguments[0]
        : undefined;
    case 'AwaitExpression':
      return node.argument;
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration': {
      if (node.body.type !== 'BlockStatement') return node.body;
      const last = node.body.body.findLast((statement) => statement.type === 'ReturnStatement');
      return last?.argument ?? undefined;
    }
    default:
      return undefined;
  }
}

function declaration(name: string, program: Program): AnyNode | undefined {
  for (const statement of program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'FunctionDeclaration' && node.id.name === name) return node;
  }
  return variable(name, program)?.init ?? undefined;
}

function variable(name: string, program: Program): VariableDeclarator | undefined {
  return program.body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .find(({id, init}) => id.type === 'Identifier' && id.name === name && init);
}
