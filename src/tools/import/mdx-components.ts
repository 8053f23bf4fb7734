import {
  type CodeNode,
  declarationsOf,
  nameOf,
  nodeList,
  nodeOf,
  nodesOf,
  parseModule,
} from '../../core/code/syntax.ts';
import {applyEdits, lineBreaks} from './text.ts';

/** Returns the keys of the object that a module with components for all MDX pages exports. */
export function globalNames(source: string): string[] {
  return entriesOf(exportedObject(parseModule(source))).flatMap((entry) => keyOf(entry) ?? []);
}

/**
 * Removes elements whose component uses a stub, so that the built-in elements are used. For example, a stub in place of
 * `a` would show a link's text without the link.
 *
 * @param text Module with components for all pages, see `withImportStubs`.
 * @returns The changed text, and the names of the removed elements.
 */
export function withBuiltInElements(text: string): {text: string; elements: string[]} {
  const program = parseModule(text);
  const object = exportedObject(program);
  const names = stubNames(program, object);
  const found = entriesOf(object).flatMap((entry) => {
    const element = keyOf(entry);
    return element !== undefined && /^[a-z]/.test(element) && mentions(entry, names)
      ? [{element, entry}]
      : [];
  });
  const edits = found.map(({element, entry: {start, end}}) => ({
    start,
    end,
    text: `...{/* legacydocs: \`${element}\` is the built-in one */}${lineBreaks(text.slice(start, end))}`,
  }));
  return {text: applyEdits(text, edits), elements: found.map(({element}) => element)};
}

function entriesOf(object: CodeNode | undefined): CodeNode[] {
  return nodeList(object, 'properties').filter(({type}) => type === 'Property');
}

function keyOf(entry: CodeNode): string | undefined {
  return entry['computed'] === true ? undefined : nameOf(nodeOf(entry, 'key'));
}

/** Returns the object that a module exports, or the first object that it declares. */
function exportedObject(program: CodeNode | undefined): CodeNode | undefined {
  const declared = new Map(
    declarationsOf(program)
      .flatMap((node) => nodeList(node, 'declarations'))
      .flatMap((node) => {
        const object = objectIn(nodeOf(node, 'init'));
        return object === undefined ? [] : [[nameOf(nodeOf(node, 'id')), object] as const];
      }),
  );
  const statements = nodeList(program, 'body');
  const exported = statements
    .map((node) =>
      node.type === 'ExportDefaultDeclaration'
        ? nodeOf(node, 'declaration')
        : nodeOf(nodeOf(node, 'expression'), 'right'),
    )
    .map((node) => objectIn(node) ?? declared.get(nameOf(node)))
    .find((node) => node !== undefined);
  return exported ?? [...declared.values()][0];
}

/**
 * Returns an object literal without a TypeScript assertion (`as` or `satisfies`); `undefined` for any other expression.
 */
function objectIn(node: CodeNode | undefined): CodeNode | undefined {
  if (/^TS(?:As|Satisfies)Expression$/.test(node?.type ?? '')) {
    return objectIn(nodeOf(node, 'expression'));
  }
  return node?.type === 'ObjectExpression' ? node : undefined;
}

/** Returns the names of stubs, and of components that use them. */
function stubNames(
  program: CodeNode | undefined,
  object: CodeNode | undefined,
): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (node: CodeNode): void => {
    const name = nameOf(nodeOf(node, 'id'));
    if (name !== undefined) names.add(name);
  };
  const declared = declarationsOf(program).flatMap((node) =>
    node.type === 'VariableDeclaration' ? nodeList(node, 'declarations') : [node],
  );
  for (const node of declared) {
    const callee = nameOf(nodeOf(nodeOf(node, 'init'), 'callee'));
    if (callee !== undefined && /^notCarried\d+$/.test(callee)) add(node);
  }
  for (let count = -1; count < names.size; ) {
    count = names.size;
    for (const node of declared) {
      const holdsObject =
        object !== undefined && node.start <= object.start && object.end <= node.end;
      if (!holdsObject && mentions(node, names)) add(node);
    }
  }
  return names;
}

function mentions(node: CodeNode, names: ReadonlySet<string>): boolean {
  return nodesOf(node, 'Identifier', 'JSXIdentifier').some((one) => names.has(nameOf(one) ?? ''));
}
