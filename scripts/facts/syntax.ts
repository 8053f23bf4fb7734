import {type Node, type Program, parseSync, type Span, type Statement, Visitor} from 'oxc-parser';

/** Something with a name that a text declares at its top. */
export interface Declaration {
  readonly name: string;
  readonly node: Statement;
}

/**
 * A text of declarations, as pages and typings show them: constants without a value, functions without a body. The
 * library's typings break a few rules and are read all the same; of what is no TypeScript, nothing is left.
 */
export function parseDeclarations(code: string): Program {
  return parseSync('declarations.d.ts', code).program;
}

/** What statements declare; `export` makes no difference. A function that is overloaded comes several times. */
export function declarationsIn(statements: readonly Node[]): readonly Declaration[] {
  return statements.flatMap((node): readonly Declaration[] => {
    switch (node.type) {
      case 'ExportNamedDeclaration':
        return node.declaration === null ? [] : declarationsIn([node.declaration]);
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSEnumDeclaration':
        return [{name: node.id.name, node}];
      case 'ClassDeclaration':
      case 'FunctionDeclaration':
      case 'TSDeclareFunction':
        return node.id === null ? [] : [{name: node.id.name, node: node as Statement}];
      case 'VariableDeclaration':
        return node.declarations.flatMap(({id}) =>
          id.type === 'Identifier' ? [{name: id.name, node}] : [],
        );
      default:
        return [];
    }
  });
}

/** The types that a text names, in its order, without its type parameters: `A.B` as a whole. */
export function typesNamedIn(code: string): readonly string[] {
  const own = new Set<string>();
  const named = new Set<string>();
  const addParameters = ({params}: {readonly params: readonly Node[]}) => {
    // For `typeof fn`, where `fn` is a parameter.
    for (const param of params) if (param.type === 'Identifier') own.add(param.name);
  };
  new Visitor({
    TSTypeParameter: ({name}) => void own.add(name.name),
    TSMappedType: ({key}) => void own.add(key.name),
    FunctionDeclaration: addParameters,
    TSDeclareFunction: addParameters,
    TSTypeReference: ({typeName}) => void named.add(pathOf(typeName)),
    TSTypeQuery: ({exprName}) => void named.add(pathOf(exprName)),
    TSInterfaceHeritage: ({expression}) => void named.add(pathOf(expression)),
    ClassDeclaration: ({superClass}) => {
      if (superClass !== null) named.add(pathOf(superClass));
    },
  }).visit(parseDeclarations(code));
  return [...named].filter((name) => name !== '' && !own.has(name));
}

/** `A.B` of a name; empty for what is none. */
export function pathOf(node: Node): string {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'TSQualifiedName':
      return `${pathOf(node.left)}.${node.right.name}`;
    case 'MemberExpression':
      return node.property.type === 'Identifier'
        ? `${pathOf(node.object)}.${node.property.name}`
        : '';
    default:
      return '';
  }
}

/** The text of a node, as if it stood at the start of a line; comments that fill lines are left out. */
export function textOf(code: string, {start, end}: Span): string {
  const indentation = /[^\n]*$/.exec(code.slice(0, start))?.[0].match(/^\s*/)?.[0] ?? '';
  const comments = /^ *(?:\/\*\*[\s\S]*?\*\/|\/\/.*)\n/gm;
  return code.slice(start, end).replaceAll(`\n${indentation}`, '\n').replaceAll(comments, '');
}
