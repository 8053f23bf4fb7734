import type {Node, TSModuleDeclaration} from 'oxc-parser';
import {type Declaration, declarationsIn, parseDeclarations, pathOf, textOf} from './syntax.ts';

/** What a library's typings (`react-native-reanimated.d.ts`) declare for readers. */
export interface Typings {
  /** Keyed by name; several for a function that is overloaded. Types of its namespace `Animated` count too. */
  readonly declarations: ReadonlyMap<string, readonly TypingsDeclaration[]>;
  /** Names that it takes from elsewhere: which they are there, and the package. */
  readonly imports: ReadonlyMap<string, {readonly name: string; readonly from: string}>;
}

interface TypingsDeclaration extends Declaration {
  /** Without `export`, as if it stood alone. */
  readonly text: string;
}

/** @param code Holds one `declare module` with all that is declared. */
export function readTypings(code: string): Typings {
  const statements = parseDeclarations(code).body.flatMap(insideOf);
  const namespace = statements.filter(isModule).flatMap(insideOf);
  const declarations = new Map<string, TypingsDeclaration[]>();
  for (const declaration of [...declarationsIn(statements), ...declarationsIn(namespace)]) {
    const {name, node} = declaration;
    if (isAliasOfNamespace(declaration)) continue;
    const known = declarations.get(name) ?? [];
    declarations.set(name, [...known, {name, node, text: textOf(code, node)}]);
  }
  const imports = statements.flatMap((node) =>
    node.type === 'ImportDeclaration'
      ? node.specifiers.map((specifier) => {
          const name =
            specifier.type === 'ImportSpecifier' ? pathOf(specifier.imported) : 'default';
          return [specifier.local.name, {name, from: node.source.value}] as const;
        })
      : [],
  );
  return {declarations, imports: new Map(imports)};
}

/** `type Name<T> = Animated.Name<T>`: says only where the type is declared. */
function isAliasOfNamespace({name, node}: Declaration): boolean {
  return (
    node.type === 'TSTypeAliasDeclaration' &&
    node.typeAnnotation.type === 'TSTypeReference' &&
    pathOf(node.typeAnnotation.typeName) === `Animated.${name}`
  );
}

function isModule(node: Node): node is TSModuleDeclaration {
  return node.type === 'TSModuleDeclaration';
}

function insideOf(node: Node): readonly Node[] {
  return isModule(node) && node.body?.type === 'TSModuleBlock' ? node.body.body : [];
}
