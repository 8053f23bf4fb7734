import type {Node} from 'oxc-parser';
import {typesNamedIn} from './syntax.ts';
import type {Typings} from './typings.ts';

/** Information from the library and from other pages about the types in a page's signatures. */
export interface Surroundings {
  readonly typings: Typings;
  /**
   * Types that are explained on the page itself, or for all pages of the version, and therefore do not need a
   * definition.
   */
  readonly explained: ReadonlySet<string>;
  /** Markdown links to the descriptions of classes on other pages, keyed by class name. */
  readonly described: ReadonlyMap<string, string>;
}

/** Definitions of the types in a signature. */
interface Definitions {
  /** Types that the signature itself refers to, in order. */
  readonly named: readonly string[];
  /** Library declarations of these types, and of all types that they refer to. */
  readonly declarations: readonly string[];
  /** Sentences about types that are defined elsewhere. */
  readonly notes: readonly string[];
  /** Types without a definition. */
  readonly unknown: readonly string[];
}

/** Built-in types of TypeScript, and the library's default export. */
const builtIn = new Set(
  'Animated Array Exclude Extract Omit Parameters Partial Pick Promise Readonly ReadonlyArray Record ReturnType'.split(
    ' ',
  ),
);

const packages = new Map([
  ['react', 'React'],
  ['react-native', 'React Native'],
  ['react-native-gesture-handler', 'React Native Gesture Handler'],
]);

/**
 * Finds the definitions of the types in a signature.
 *
 * @param signature Code of the signature.
 */
export function definitionsFor(
  signature: string,
  {typings, explained, described}: Surroundings,
): Definitions {
  const definitions = new Map<string, string>();
  const notes = new Map<string, string>();
  const imported = new Map<string, string[]>();
  const unknown = new Set<string>();
  const direct = typesNamedIn(signature);
  const queue = [...direct];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const name = nameOf(path);
    if (builtIn.has(name) || explained.has(name) || definitions.has(name) || notes.has(name))
      continue;
    const link = described.get(name);
    const declared = typings.declarations.get(name)?.filter(({node}) => isType(node)) ?? [];
    const origin = typings.imports.get(name);
    if (link !== undefined) notes.set(name, `\`${name}\` is described in ${link}.`);
    else if (declared.length > 0) {
      const text = declared.map((declaration) => declaration.text).join('\n');
      definitions.set(name, text);
      queue.push(...typesNamedIn(text));
    } else if (origin !== undefined) {
      const written = origin.name === name ? `\`${name}\`` : `\`${origin.name}\` (as \`${name}\`)`;
      const names = imported.get(origin.from) ?? [];
      if (!names.includes(written)) imported.set(origin.from, [...names, written]);
    } else unknown.add(name);
  }
  const named = new Set(direct.map(nameOf));
  return {
    named: [...named].filter((name) => definitions.has(name) || notes.has(name)),
    declarations: [...definitions.values()],
    notes: [
      ...notes.values(),
      ...[...imported].map(
        ([from, names]) => `${packages.get(from) ?? from} provides ${listOf(names)}.`,
      ),
    ],
    unknown: [...unknown],
  };
}

/**
 * Returns the name of a type without its namespace or member, such as `Kind` for `Kind.MEMBER`. Components such as
 * `Animated.View` need no definition, so they become `Animated`, which counts as built in.
 */
function nameOf(path: string): string {
  return path
    .replace(/^Animated\.(?!(?:FlatList|Image|ScrollView|Text|View)$)/, '')
    .replace(/\..*/, '');
}

function isType({type}: Node): boolean {
  return !['FunctionDeclaration', 'TSDeclareFunction', 'VariableDeclaration'].includes(type);
}

/**
 * Returns the lines of the block of definitions on a page, in syntax that is both Markdown and MDX; empty if there are
 * none.
 */
export function blockOf({named, declarations, notes}: Definitions): readonly string[] {
  if (named.length === 0) return [];
  const code =
    declarations.length === 0
      ? []
      : ['```ts types', ...declarations.join('\n\n').split('\n'), '```', ''];
  const summary = named.map((name) => `<code>${name}</code>`).join(', ');
  return [
    '<details>',
    `<summary>Types: ${summary}</summary>`,
    '',
    ...code,
    ...notes.flatMap((note) => [note, '']),
    '</details>',
  ];
}

function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
