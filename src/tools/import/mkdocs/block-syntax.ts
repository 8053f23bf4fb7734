const opening = /^([ \t]*)(!!!|\?\?\?\+?|===[!+]{0,2})[ \t]*(.*?)[ \t]*$/;
/** Matches the first line of a PyMdown block: `/// note | Title`. */
const slashes = /^([ \t]*)(\/{3,})[ \t]*([\w-]+)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*$/;

/** An indented or fenced block, before its content is converted. */
export interface Block {
  readonly kind: 'admonition' | 'details' | 'tab';
  readonly type: string;
  readonly title: string | undefined;
  readonly isOpen: boolean;
  /** True if the block begins a new set of tabs. */
  readonly isFirst: boolean;
  readonly indent: string;
  /** Lines of the content, without their indentation. */
  readonly content: readonly string[];
  /** Index of the line after the block. */
  readonly end: number;
}

/** Returns the block whose first line has an index; `undefined` if there is none. */
export function blockAt(lines: readonly string[], at: number): Block | undefined {
  const [, indent = '', marker = '', rest = ''] = opening.exec(lines[at] ?? '') ?? [];
  if (marker === '') return slashBlock(lines, at);
  const isTab = marker.startsWith('===');
  const [, words = '', , quoted] = /^([^"']*?)[ \t]*(?:(["'])(.*)\2)?$/.exec(rest) ?? [];
  const isType = /^[\w-]+(?:[ \t]+[\w-]+)*$/.test(words);
  if (quoted === undefined ? isTab || !isType : words !== '' && (isTab || !isType))
    return undefined;
  const end = endOfIndented(lines, at, indent);
  const content = lines
    .slice(at + 1, end)
    .map((line) =>
      line.trim() === '' ? '' : line.slice(indent.length + contentIndent(line, indent)),
    );
  return {
    kind: isTab ? 'tab' : marker === '!!!' ? 'admonition' : 'details',
    type: /\w[\w-]*/.exec(words)?.[0].toLowerCase() ?? '',
    title: quoted
      ?.replace(/\\(["'])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim(),
    isOpen: marker.endsWith('+'),
    isFirst: marker.includes('!'),
    indent,
    content,
    end,
  };
}

/** Reads a block that is enclosed in slashes. Its options are indented below its first line. */
function slashBlock(lines: readonly string[], at: number): Block | undefined {
  const [, indent = '', marker = '', name = '', title] = slashes.exec(lines[at] ?? '') ?? [];
  if (marker === '') return undefined;
  const inside = lines.slice(at + 1);
  const length = inside.findIndex((line) => line.trim() === marker);
  if (length < 0) return undefined;
  inside.length = length;
  const first = inside.findIndex((line) => !/^\s{4,}[\w-]+:/.test(line));
  const settings = inside.slice(0, first < 0 ? inside.length : first).join('\n');
  const isTab = name === 'tab';
  const isDetails = name === 'details';
  const type = /^\s*type:\s*["']?([\w-]+)/m.exec(settings)?.[1];
  return {
    kind: isTab ? 'tab' : isDetails ? 'details' : 'admonition',
    type: (type ?? (isDetails || name === 'admonition' ? 'note' : name)).toLowerCase(),
    title: title === '' ? undefined : title,
    isOpen: /^\s*open:\s*true/im.test(settings),
    isFirst: /^\s*new:\s*true/im.test(settings),
    indent,
    content: inside
      .slice(first < 0 ? inside.length : first)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)),
    end: at + length + 2,
  };
}

/** Returns the number of columns in which a line is indented. A tab extends to the next multiple of four. */
function columnsBefore(text: string): number {
  return [...text].reduce((count, char) => count + (char === '\t' ? 4 - (count % 4) : 1), 0);
}

/** Returns the number of characters that indent a line of a block's content, after the indentation of the block. */
function contentIndent(line: string, indent: string): number {
  const wanted = columnsBefore(indent) + 4;
  let end = indent.length;
  while (/[ \t]/.test(line.charAt(end)) && columnsBefore(line.slice(0, end)) < wanted) end += 1;
  return end - indent.length;
}

/**
 * Returns the index of the line after the block's last line. The lines of a block are indented by at least four columns
 * more than its first line.
 */
export function endOfIndented(lines: readonly string[], at: number, indent: string): number {
  const wanted = columnsBefore(indent) + 4;
  let end = at + 1;
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (line.trim() === '') continue;
    if (columnsBefore(line.slice(0, line.search(/\S/))) < wanted) break;
    end = next + 1;
  }
  return end;
}

/** Returns the block and the adjacent tabs of the same set, with the indexes of their first lines. */
export function tabsFrom(
  lines: readonly string[],
  at: number,
  first: Block,
): {readonly blocks: readonly Block[]; readonly starts: readonly number[]; readonly end: number} {
  const blocks = [first];
  const starts = [at];
  let {end} = first;
  for (;;) {
    let next = end;
    while (next < lines.length && lines[next]?.trim() === '') next += 1;
    const block = blockAt(lines, next);
    if (block?.kind !== 'tab' || block.indent !== first.indent || block.isFirst) break;
    blocks.push(block);
    starts.push(next);
    ({end} = block);
  }
  return {blocks, starts, end};
}
