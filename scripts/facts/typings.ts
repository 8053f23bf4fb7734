import type {Node, TSModuleDeclaration} from 'oxc-parser';
import {type Declaration, declarationsIn, parseDeclarations, pathOf, textOf} from './syntax.ts';

/** Public declarations in a library's typings (`react-native-reanimated.d.ts`). */
export interface Typings {
  /** Declarations, keyed by name, including types in the namespace `Animated`. An overloaded function has several. */
  readonly declarations: ReadonlyMap<string, readonly TypingsDeclaration[]>;
  /** Imports from other packages, keyed by local name. */
  readonly imports: ReadonlyMap<string, {readonly name: string; readonly from: string}>;
}

interface TypingsDeclaration extends Declaration {
  /** Source of the declaration, without `export`. */
  readonly text: string;
}

/**
 * Reads a library's typings.
 *
 * @param code Source that contains a single `declare module` with all declarations.
 */
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

/** True for an alias such as `type Name<T> = Animated.Name<T>`, which only refers to a declaration in the namespace. */
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
