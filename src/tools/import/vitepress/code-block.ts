/** What follows the fence of a block of code, as VitePress reads it. */
interface CodeInfo {
  readonly language: string;
  readonly title: string | undefined;
  /** `1,3-5`; empty for none. */
  readonly lines: string;
  readonly lineNumbers: boolean;
}

export interface CodeBlockOptions {
  /** `markdown.lineNumbers` of the old site. */
  readonly lineNumbers: boolean;
}

/** A block of code as it is written here. */
export interface CodeBlock {
  /** What follows the fence, without the title. */
  readonly info: string;
  readonly title: string | undefined;
  /** For a tab, where there is no title. */
  readonly label: string;
  readonly lines: readonly string[];
}

/** Marks of VitePress that lines get a class of their own for, one of the theme's. */
export const markedLines = [
  {className: 'code-line-added', line: 'added-next-line'},
  {className: 'code-line-removed', line: 'removed-next-line'},
  {className: 'code-line-warned', line: 'warning-next-line'},
  {className: 'code-line-failed', line: 'error-next-line'},
] as const;

const marks: Readonly<Record<string, string>> = {
  '++': 'added-next-line',
  '--': 'removed-next-line',
  warning: 'warning-next-line',
  error: 'error-next-line',
  highlight: 'highlight-next-line',
  hl: 'highlight-next-line',
  // The others were blurred.
  focus: 'highlight-next-line',
};

const mark =
  /\s*(\/\/|#|--|;|%|<!--|\/\*|\{\s*\/\*)\s*\[!code ([\w+-]+)(?::([^\]]*))?\]\s*(-->|\*\/\s*\}|\*\/)?/;

/** @param info What follows the fence. */
export function codeBlock(
  info: string,
  lines: readonly string[],
  options: CodeBlockOptions,
): CodeBlock {
  const {language, title, lines: ranges, lineNumbers} = readInfo(info, options);
  const marked = withMarks(lines, ranges);
  const meta = [
    language,
    ...(marked.ranges === '' ? [] : [`{${marked.ranges}}`]),
    ...(lineNumbers ? ['showLineNumbers'] : []),
  ];
  return {
    info: meta.join(' ').trim(),
    title,
    label: title ?? (language || 'txt'),
    lines: marked.lines,
  };
}

function readInfo(info: string, options: CodeBlockOptions): CodeInfo {
  const title = /\[(.*)\]/.exec(info)?.[1];
  const rest = info.replace(/\[.*\]/, '').trim();
  const [, language = ''] = /^([^\s:{=]*)/.exec(rest) ?? [];
  return {
    language: language.replace(/-vue$/, '').replace(/^vue-html$/, 'html'),
    title,
    lines: /\{([\d,\s-]+)\}/.exec(rest)?.[1]?.replace(/\s/g, '') ?? '',
    lineNumbers:
      !/:no-line-numbers/.test(rest) && (options.lineNumbers || /:line-numbers/.test(rest)),
  };
}

/** Marked lines by their numbers; where there are marks of other kinds, all of them by comments. */
function withMarks(
  lines: readonly string[],
  ranges: string,
): {readonly lines: readonly string[]; readonly ranges: string} {
  const plain: string[] = [];
  const words = new Map<number, Set<string>>();
  let comment: readonly [string, string] = ['//', ''];
  const add = (line: number, word: string): void => {
    words.set(line, (words.get(line) ?? new Set()).add(word));
  };
  for (const line of lines) {
    const [whole, open = '', name = '', count = '', close = ''] = mark.exec(line) ?? [];
    const word = marks[name];
    if (whole === undefined || (word === undefined && name !== 'word')) {
      plain.push(line);
      continue;
    }
    comment = [open, close];
    const rest = line.replace(whole, '');
    const size = /^\d+$/.test(count) ? Number(count) : 1;
    if (rest.trim() !== '') plain.push(rest);
    const first = rest.trim() === '' ? plain.length : plain.length - 1;
    for (let at = first; word !== undefined && at < first + size; at += 1) add(at, word);
  }
  const numbers = numbersOf(ranges);
  const isHighlighted = (line: number): boolean =>
    numbers.has(line + 1) || words.get(line)?.has('highlight-next-line') === true;
  if (
    [...words.values()].every((set) => [...set].every((word) => word === 'highlight-next-line'))
  ) {
    if (words.size === 0) return {lines: plain, ranges};
    return {
      lines: plain,
      ranges: plain.flatMap((_line, at) => (isHighlighted(at) ? [at + 1] : [])).join(','),
    };
  }
  const [open, close] = comment;
  const commented = plain.flatMap((line, at) => {
    const own = [...(words.get(at) ?? [])];
    if (numbers.has(at + 1)) own.push('highlight-next-line');
    return [...[...new Set(own)].map((word) => [open, word, close].join(' ').trim()), line];
  });
  return {lines: commented, ranges: ''};
}

function numbersOf(ranges: string): Set<number> {
  return new Set(
    ranges.split(',').flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return from > 0
        ? Array.from({length: Math.max(0, to - from + 1)}, (_one, at) => from + at)
        : [];
    }),
  );
}
