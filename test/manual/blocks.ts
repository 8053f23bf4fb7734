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

/** What of a page people wrote. */
export function outsideBlocks(text: string): string {
  return text.replaceAll(block, '');
}

/** The words of every block of a kind. */
export function blocksOf(text: string, kind: string): readonly string[] {
  return [...text.matchAll(block)]
    .filter(({groups}) => groups?.['kind'] === kind)
    .map(({groups}) => groups?.['words'] ?? '');
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
