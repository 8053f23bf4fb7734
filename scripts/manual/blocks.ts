/** Functions that generate the text of a block from its arguments, keyed by the block's kind. */
export type BlockMakers = Readonly<Record<string, (words: string) => string>>;

const block = /<!-- made: (?<kind>\S+) ?(?<words>.*?) -->\n[\s\S]*?<!-- \/made -->/g;

/**
 * Regenerates every block on a page: the text between `<!-- made: kind words -->` and `<!-- /made -->`, in which
 * `words` are the arguments.
 *
 * @throws {Error} If a kind has no generator.
 */
export function fillBlocks(text: string, makers: BlockMakers): string {
  return text.replaceAll(block, (...found) => {
    const {kind = '', words = ''} = found.at(-1) as Record<string, string>;
    const make = makers[kind];
    if (make === undefined) throw new Error(`Nothing makes the block \`${kind}\`.`);
    const head = `<!-- made: ${kind}${words === '' ? '' : ` ${words}`} -->`;
    return `${head}\n\n${make(words).trim()}\n\n<!-- /made -->`;
  });
}

/** A generated block on a page. */
export interface BlockPlace {
  /** The block's arguments. */
  readonly words: string;
  /** The heading above the block. */
  readonly heading: string;
  /** True if that heading is the page's title. */
  readonly isTitle: boolean;
}

/** Returns the blocks of a given kind. */
export function blockPlaces(text: string, kind: string): readonly BlockPlace[] {
  return [...text.matchAll(block)].flatMap(({groups, index}) => {
    if (groups?.['kind'] !== kind) return [];
    const heading = [...text.slice(0, index).matchAll(/^(#+) (.*)$/gm)].at(-1);
    const [, marks = '', title = ''] = heading ?? [];
    return [{words: groups['words'] ?? '', heading: title, isTitle: marks === '#'}];
  });
}

/** Returns a page without its generated blocks. */
export function outsideBlocks(text: string): string {
  return text.replaceAll(block, '');
}

/** Returns a Markdown table. Cells are Markdown; vertical bars in them are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Formats a text as inline code. */
export function asCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Formats a name as inline code that does not wrap in narrow columns. */
export function asName(text: string): string {
  return `<span class="name">${asCode(text)}</span>`;
}
