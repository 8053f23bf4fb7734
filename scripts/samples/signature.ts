/** A line of a sample file, and its location on the page. */
export interface SampleLine {
  readonly text: string;
  /** 1-based line on the page. For a generated line, the line that it refers to. */
  readonly line: number;
  /** Difference between columns in the text and on the page; `undefined` for a generated line. */
  readonly shift: number | undefined;
}

const declare = 'declare ';

/**
 * Converts the declarations in a signature to input for the type checker, followed by a comparison of each value with
 * the library's export of the same name (see `versions/agreement.ts`).
 *
 * @param excerpt True if the signature shows only part of the library's declaration.
 */
export function declarationsOf(lines: readonly SampleLine[], excerpt: boolean): SampleLine[] {
  const declarations = lines.map((line) =>
    /^(?:abstract class|class|const|enum|function)\b/.test(line.text)
      ? {...line, text: declare + line.text, shift: (line.shift ?? 0) - declare.length}
      : line,
  );
  const compare = excerpt ? inclusion : agreement(hasEnum(declarations));
  const compared = new Set<string>();
  const comparisons = declarations.flatMap(({text, line}) => {
    const name = /^declare (?:abstract class|class|const|enum|function) (\w+)/.exec(text)?.[1];
    if (name === undefined || compared.has(name)) return [];
    compared.add(name);
    return {text: compare(name), line, shift: undefined};
  });
  return [...declarations, ...comparisons];
}

type Compare = (name: string) => string;

const inclusion: Compare = (name) =>
  `export const ${name}Included: typeof ${name} = published('${name}');`;

function agreement(isEquivalence: boolean): Compare {
  const relation = isEquivalence ? 'Equivalent' : 'Identical';
  return (name) => `export const ${name}Agrees: ${relation}<typeof ${name}, '${name}'> = true;`;
}

function hasEnum(declarations: readonly SampleLine[]): boolean {
  return declarations.some(({text}) => text.startsWith('declare enum '));
}
