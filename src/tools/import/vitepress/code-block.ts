export interface CodeBlockOptions {
  /** `markdown.lineNumbers` of the old site. */
  readonly lineNumbers: boolean;
}

/** A converted code block. */
export interface CodeBlock {
  /** Info string without the title. */
  readonly info: string;
  readonly title: string | undefined;
  /** Label of its tab. */
  readonly label: string;
  readonly lines: readonly string[];
}

const highlight = 'highlight-next-line';

/** Comments that VitePress uses for lines, and the comments that replace them. */
const comments: Readonly<Record<string, string>> = {
  '++': 'added-next-line',
  '--': 'removed-next-line',
  warning: 'warning-next-line',
  error: 'error-next-line',
  highlight,
  hl: highlight,
  // VitePress blurs the other lines.
  focus: highlight,
};

/** The `themeConfig.code.magicComments` setting for these comments. */
export const magicComments = [
  {
    className: 'code-line-highlighted',
    line: highlight,
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
  {className: 'code-line-added', line: 'added-next-line'},
  {className: 'code-line-removed', line: 'removed-next-line'},
  {className: 'code-line-warned', line: 'warning-next-line'},
  {className: 'code-line-failed', line: 'error-next-line'},
];

const comment =
  /\s*(\/\/|#|--|;|%|<!--|\/\*|\{\s*\/\*)\s*\[!code ([\w+-]+)(?::([^\]]*))?\]\s*(-->|\*\/\s*\}|\*\/)?/;

/** @param info Info string of the code block in VitePress. */
export function codeBlock(
  info: string,
  lines: readonly string[],
  options: CodeBlockOptions,
): CodeBlock {
  const title = /\[(.*)\]/.exec(info)?.[1];
  const rest = info.replace(/\[.*\]/, '').trim();
  const [, written = ''] = /^([^\s:{=]*)/.exec(rest) ?? [];
  const language = written.replace(/-vue$/, '').replace(/^vue-html$/, 'html');
  const ranges = /\{([\d,\s-]+)\}/.exec(rest)?.[1]?.replace(/\s/g, '') ?? '';
  const hasNumbers =
    !/:no-line-numbers/.test(rest) && (options.lineNumbers || /:line-numbers/.test(rest));
  const marked = markLines(lines, ranges);
  const meta = [
    language,
    ...(marked.ranges === '' ? [] : [`{${marked.ranges}}`]),
    ...(hasNumbers ? ['showLineNumbers'] : []),
  ];
  const label = title ?? (language || 'txt');
  return {info: meta.join(' ').trim(), title, label, lines: marked.lines};
}

/** Marks highlighted lines by their numbers. Other marks need comments, which then mark all lines. */
function markLines(
  lines: readonly string[],
  ranges: string,
): {readonly lines: readonly string[]; readonly ranges: string} {
  const plain: string[] = [];
  const marks = new Map<number, Set<string>>();
  let [open, close] = ['//', ''];
  for (const line of lines) {
    const [whole, start = '', name = '', count = '', end = ''] = comment.exec(line) ?? [];
    const mark = comments[name];
    if (whole === undefined || (mark === undefined && name !== 'word')) {
      plain.push(line);
      continue;
    }
    [open, close] = [start, end];
    const rest = line.replace(whole, '');
    const isAlone = rest.trim() === '';
    if (!isAlone) plain.push(rest);
    const first = isAlone ? plain.length : plain.length - 1;
    const size = /^\d+$/.test(count) ? Number(count) : 1;
    for (let at = first; mark !== undefined && at < first + size; at += 1) {
      marks.set(at, (marks.get(at) ?? new Set()).add(mark));
    }
  }
  if (marks.size === 0) return {lines: plain, ranges};
  const numbers = numbersIn(ranges);
  const all = plain.map((_line, at) => [
    ...new Set([...(marks.get(at) ?? []), ...(numbers.has(at + 1) ? [highlight] : [])]),
  ]);
  const isPlain = [...marks.values()].every((set) => [...set].every((one) => one === highlight));
  return isPlain
    ? {lines: plain, ranges: all.flatMap((own, at) => (own.length > 0 ? [at + 1] : [])).join(',')}
    : {
        lines: plain.flatMap((line, at) => [
          ...(all[at] ?? []).map((mark) => `${open} ${mark} ${close}`.trim()),
          line,
        ]),
        ranges: '',
      };
}

function numbersIn(ranges: string): ReadonlySet<number> {
  return new Set(
    ranges.split(',').flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      const length = Math.max(0, to - from + 1);
      return from > 0 ? Array.from({length}, (_one, at) => from + at) : [];
    }),
  );
}
