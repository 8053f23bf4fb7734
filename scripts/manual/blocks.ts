/** What makes the text of a block, from the words after its kind. */
export type BlockMakers = Readonly<Record<string, (words: string) => string>>;

const block = /<!-- made: (?<kind>\S+) ?(?<words>.*?) -->\n[\s\S]*?<!-- \/made -->/g;

/**
 * Write every block of a page anew: what stands between `<!-- made: kind words -->` and `<!-- /made -->`.
 *
 * @throws {Error} For a kind that nothing makes.
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

/** Where a block stands. */
export interface BlockPlace {
  /** The words after its kind. */
  readonly words: string;
  /** The heading that it stands below. */
  readonly heading: string;
  /** Whether that is the page's title. */
  readonly isTitle: boolean;
}

/** Where the blocks of a kind stand. */
export function blockPlaces(text: string, kind: string): readonly BlockPlace[] {
  return [...text.matchAll(block)].flatMap(({groups, index}) => {
    if (groups?.['kind'] !== kind) return [];
    const heading = [...text.slice(0, index).matchAll(/^(#+) (.*)$/gm)].at(-1);
    const [, marks = '', title = ''] = heading ?? [];
    return [{words: groups['words'] ?? '', heading: title, isTitle: marks === '#'}];
  });
}

/** What of a page people wrote. */
export function outsideBlocks(text: string): string {
  return text.replaceAll(block, '');
}

/** A table of Markdown. Cells are Markdown; bars in them are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A text as code of Markdown. */
export function asCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** The same in one piece, however narrow its column is. */
export function asName(text: string): string {
  return `<span class="name">${asCode(text)}</span>`;
}
