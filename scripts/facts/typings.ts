import type {Node, TSModuleDeclaration} from 'oxc-parser';
import {type Declaration, declarationsIn, parseDeclarations, pathOf, textOf} from './syntax.ts';

/** Public declarations in a library's typings (`react-native-reanimated.d.ts`). */
export interface Typings {
  /**
   * Declarations, keyed by name. An overloaded function has several. Types in the namespace `Animated` are included.
   */
  readonly declarations: ReadonlyMap<string, readonly TypingsDeclaration[]>;
  /** Names that are imported from other packages, with the original name and the package. */
  readonly imports: ReadonlyMap<string, {readonly name: string; readonly from: string}>;
}

interface TypingsDeclaration extends Declaration {
  /** Declaration without `export`, on its own. */
  readonly text: string;
}

/** @param code Contains one `declare module` with all declarations. */
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

/** True for `type Name<T> = Animated.Name<T>`, which only refers to the declaration. */
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
