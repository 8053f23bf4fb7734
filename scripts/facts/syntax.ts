import {type Node, type Program, parseSync, type Span, type Statement, Visitor} from 'oxc-parser';

/** A named top-level declaration. */
export interface Declaration {
  readonly name: string;
  readonly node: Statement;
}

/**
 * Parses ambient declarations: constants without a value and functions without a body. Tolerates the few errors that
 * the library's typings contain; the result for other invalid TypeScript is empty.
 */
export function parseDeclarations(code: string): Program {
  return parseSync('declarations.d.ts', code).program;
}

/**
 * Returns the declarations among statements, whether or not they are exported. An overloaded function occurs several
 * times.
 */
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

/** Returns the types that declarations refer to, in order, except their own type parameters. `A.B` is one type. */
export function typesNamedIn(code: string): readonly string[] {
  const own = new Set<string>();
  const named = new Set<string>();
  const addParameters = ({params}: {readonly params: readonly Node[]}) => {
    // Excludes a parameter's name, because `typeof` can refer to it.
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

/** Returns the text of a name, such as `A.B`; empty for any other node. */
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

/** Returns a node's text without its outer indentation, and without comments on their own lines. */
export function textOf(code: string, {start, end}: Span): string {
  const indentation = /[^\n]*$/.exec(code.slice(0, start))?.[0].match(/^\s*/)?.[0] ?? '';
  const comments = /^ *(?:\/\*\*[\s\S]*?\*\/|\/\/.*)\n/gm;
  return code.slice(start, end).replaceAll(`\n${indentation}`, '\n').replaceAll(comments, '');
}
