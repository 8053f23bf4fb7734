import {
  type CodeNode,
  declarationsOf,
  nameOf,
  nodeList,
  nodeOf,
  parseModule,
} from '../../core/code/syntax.ts';
import type {KeyPath, Location} from '../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../core/diagnostics/position.ts';

/**
 * Finds key paths in the default export of a module, or in the module's top-level variables if there is no default
 * export.
 *
 * @returns For each path, the position of the deepest key that the module contains; `undefined` if it contains none.
 */
export function findKeys(
  source: string,
  paths: readonly KeyPath[],
): readonly (Omit<Location, 'file'> | undefined)[] {
  const program = parseModule(source);
  return paths.map((path) => {
    const found = program && nodesAt(program, path).at(-1);
    return found && positionAt(source, found.start);
  });
}

/** Returns the key or the list element at a path; `undefined` if the module does not contain it. */
export function findNode(source: string, path: KeyPath): CodeNode | undefined {
  const program = parseModule(source);
  return program && nodesAt(program, path)[path.length - 1];
}

/** Returns the keys and list elements along a path, up to the first one that the module does not contain. */
function nodesAt(program: CodeNode, path: KeyPath): CodeNode[] {
  const exported = nodeList(program, 'body').find(({type}) => type === 'ExportDefaultDeclaration');
  let value = exported ? literal(nodeOf(exported, 'declaration'), program) : program;
  const found: CodeNode[] = [];
  for (const key of path) {
    const step = value && member(value, key);
    if (step === undefined) return found;
    found.push(step.at);
    value = literal(step.value, program);
  }
  return found;
}

function member(
  parent: CodeNode,
  key: string | number,
): {readonly at: CodeNode; readonly value: CodeNode | undefined} | undefined {
  if (parent.type === 'ArrayExpression') {
    const elements = nodeList(parent, 'elements');
    const element = typeof key === 'number' ? elements[key] : undefined;
    const spread = elements.findIndex(({type}) => type === 'SpreadElement');
    if (element === undefined || (spread !== -1 && spread <= Number(key))) return undefined;
    return {at: element, value: element};
  }
  if (parent.type === 'Program') {
    const found = variable(String(key), parent);
    const at = nodeOf(found, 'id');
    return at && {at, value: nodeOf(found, 'init')};
  }
  if (parent.type !== 'ObjectExpression') return undefined;
  const property = nodeList(parent, 'properties').find((one) => {
    const name = nodeOf(one, 'key');
    return one['computed'] === false && String(name?.['name'] ?? name?.['value']) === String(key);
  });
  const at = nodeOf(property, 'key');
  return at && {at, value: nodeOf(property, 'value')};
}

/** Resolves an expression to an object or list literal in the same file, if there is one. */
function literal(node: CodeNode | undefined, program: CodeNode, depth = 0): CodeNode | undefined {
  const next = depth > 20 ? undefined : meaning(node, program);
  return next === undefined ? node : literal(next, program, depth + 1);
}

function meaning(node: CodeNode | undefined, program: CodeNode): CodeNode | undefined {
  switch (node?.type) {
    case 'Identifier':
      return declaration(nameOf(node), program);
    case 'CallExpression':
      return nameOf(nodeOf(node, 'callee')) === 'defineConfig'
        ? nodeList(node, 'arguments')[0]
        : undefined;
    case 'AwaitExpression':
      return nodeOf(node, 'argument');
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return nodeOf(node, 'expression');
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration': {
      const body = nodeOf(node, 'body');
      if (body?.type !== 'BlockStatement') return body;
      const last = nodeList(body, 'body').findLast(({type}) => type === 'ReturnStatement');
      return nodeOf(last, 'argument');
    }
    default:
      return undefined;
  }
}

function declaration(name: string | undefined, program: CodeNode): CodeNode | undefined {
  const called = declarationsOf(program).find(
    (node) => node.type === 'FunctionDeclaration' && nameOf(nodeOf(node, 'id')) === name,
  );
  return called ?? nodeOf(variable(name, program), 'init');
}

function variable(name: string | undefined, program: CodeNode): CodeNode | undefined {
  return declarationsOf(program)
    .flatMap((node) => nodeList(node, 'declarations'))
    .find((node) => nameOf(nodeOf(node, 'id')) === name && nodeOf(node, 'init') !== undefined);
}
