import type {CodeOptions} from '../../types.ts';
import {canonicalName} from './languages.ts';

/** Displayed code and the classes of its lines. */
export interface MarkedCode {
  readonly lines: readonly string[];
  /** Keyed by 0-based index in `lines`. */
  readonly classNames: ReadonlyMap<number, readonly string[]>;
  readonly problems: readonly MagicCommentProblem[];
}

/** A magic comment that has no effect. */
interface MagicCommentProblem {
  /** 0-based line of the comment in the source of the block. */
  readonly line: number;
  readonly comment: string;
  readonly reason: string;
  /** How to fix the comment. */
  readonly hint: string;
}

/** Regular expressions for the start and the end of a comment. */
const comments = {
  line: ['//', ''],
  block: ['/\\*', '\\*/'],
  jsx: ['\\{\\s*/\\*', '\\*/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--+', ''],
  percent: ['%+', ''],
  semicolon: [';+', ''],
  quote: ["['‘’]", ''],
  doubleQuote: ['"', '"?'],
  bang: ['!+', ''],
  star: ['\\*>?', ';?'],
  letter: ['[Cc]\\b', ''],
  remark: ['(?:@?[Rr][Ee][Mm]\\b|::)', ''],
  dots: ['\\.\\.', ''],
  lamp: ['⍝', ''],
  silent: ['(?://-|-#)', ''],
  parentheses: ['\\(\\*', '\\*\\)'],
  angles: ['<#', '#>'],
  braces: ['\\{', '\\}'],
  bracedDashes: ['\\{-', '-\\}'],
  bracedHash: ['\\{#', '#\\}'],
  mustache: ['\\{\\{!(?:--)?', '(?:--)?\\}\\}'],
  bladeBraces: ['\\{\\{--', '--\\}\\}'],
  percentTag: ['<%(?:#|--)', '(?:--)?%>'],
  razor: ['@\\*', '\\*@'],
} as const satisfies Record<string, readonly [string, string]>;

type CommentStyle = keyof typeof comments;

const script: readonly CommentStyle[] = ['line', 'block'];
const component: readonly CommentStyle[] = ['line', 'block', 'jsx'];
const text: readonly CommentStyle[] = ['html', 'jsx', 'hash'];

/**
 * The only comments that can contain a directive in some languages, keyed by the language name after the fence (row
 * MD-11).
 */
const onlyStyles: ReadonlyMap<string, readonly CommentStyle[]> = new Map([
  ['js', script],
  ['javascript', script],
  ['ts', script],
  ['typescript', script],
  ['jsx', component],
  ['tsx', component],
  ['html', ['line', 'block', 'html']],
  ['python', ['hash']],
  ['py', ['hash']],
  ['bash', ['hash']],
  ['md', text],
  ['markdown', text],
]);

/** Comments that can contain a directive in all other languages. */
const usualStyles: readonly CommentStyle[] = ['line', 'block', 'jsx', 'hash', 'html'];

/** Additional comment styles, with the Shiki languages that have them. */
export const ownStyles: Readonly<Partial<Record<CommentStyle, string>>> = {
  dashes: 'ada applescript dax elm haskell lean lua luau plsql purescript sql surrealql vhdl',
  percent: 'erlang latex matlab mermaid prolog tex',
  semicolon:
    'ahk ahk2 asm beancount clarity clojure common-lisp emacs-lisp fennel gdresource hy ini llvm logo nsis racket reg scheme systemd wasm',
  quote: 'vb',
  doubleQuote: 'abap smalltalk viml',
  bang: 'fortran-fixed-form fortran-free-form',
  star: 'abap cobol fortran-fixed-form sas stata',
  letter: 'fortran-fixed-form',
  remark: 'bat plsql vb',
  dots: 'rst',
  lamp: 'apl',
  silent: 'haml pug',
  parentheses: 'applescript coq fsharp ocaml pascal wolfram',
  angles: 'powershell',
  braces: 'pascal',
  bracedDashes: 'elm haskell purescript',
  bracedHash: 'jinja twig',
  mustache: 'handlebars',
  bladeBraces: 'blade edge',
  percentTag: 'erb',
  razor: 'razor',
};

/** Classes of lines that have a marker in addition to the highlight. */
export const lineClasses = {
  added: 'code-line-added',
  removed: 'code-line-removed',
  warned: 'code-line-warned',
  failed: 'code-line-failed',
} as const;

/** Names in `// [!code ++]`, as in VitePress. Focused lines are highlighted, but the other lines are not blurred. */
const notations: Readonly<Record<string, keyof typeof lineClasses | 'marked'>> = {
  '++': 'added',
  '--': 'removed',
  warning: 'warned',
  error: 'failed',
  highlight: 'marked',
  hl: 'marked',
  focus: 'marked',
};

interface MagicCommentOptions extends Pick<CodeOptions, 'magicComments'> {
  /** As written after the fence, lower case. */
  readonly language: string;
  /** Class of lines that are marked by `// [!code highlight]`. */
  readonly markClass: string;
}

/**
 * Removes comments such as `// highlight-next-line` and `// [!code ++]` from code, and finds the lines that they mark
 * (rows MD-11 and MD-50).
 */
export function applyMagicComments(
  code: string,
  {language, magicComments, markClass}: MagicCommentOptions,
): MarkedCode {
  const lines: string[] = [];
  const classNames = new Map<number, string[]>();
  const problems: MagicCommentProblem[] = [];
  const source = code.split('\n');
  const words = magicComments
    .flatMap(({line, block}) => [line, block?.start, block?.end])
    .filter((word) => word !== undefined);
  if (![...words, '[!code '].some((word) => code.includes(word))) {
    return {lines: source, classNames, problems};
  }
  const readDirective = commentReader(language, `(${words.map(escaped).join('|')})`, '^\\s*');
  const readNotation = commentReader(language, '\\[!code ([^\\]\\s:]+)(?::(\\d+))?\\]', '');
  const openBlocks = new Map<string, {first: number; line: number; comment: string; end: string}>();
  let pending: {
    className: string;
    count: number;
    line: number;
    comment: string;
    isUsed: boolean;
  }[] = [];
  const mark = (line: number, className: string): void => {
    classNames.set(line, [...(classNames.get(line) ?? []), className]);
  };
  const push = (text: string): void => {
    for (const next of pending) mark(lines.length, next.className);
    pending = pending
      .map((next) => ({...next, count: next.count - 1, isUsed: true}))
      .filter(({count}) => count > 0);
    lines.push(text);
  };
  for (const [line, text] of source.entries()) {
    const [comment] = words.length === 0 ? [] : readDirective(text).words;
    if (comment === undefined) {
      const {rest, marks, unknown} = readMarks(text, readNotation);
      for (const mark of marks) {
        const className = mark.kind === 'marked' ? markClass : lineClasses[mark.kind];
        pending.push({...mark, className, line, isUsed: false});
      }
      if (unknown !== undefined && !showsMarkdown.has(language)) {
        const hint = `Write one of ${Object.keys(notations).join(', ')} between \`[!code\` and \`]\`, in a comment at the end of a line.`;
        problems.push({line, comment: unknown, reason: 'marks nothing', hint});
      }
      if (marks.length === 0 || rest.trim() !== '') push(rest);
      continue;
    }
    for (const {className, line: nextLine, block} of magicComments) {
      if (comment === nextLine) pending.push({className, count: 1, line, comment, isUsed: false});
      else if (comment === block?.start) {
        openBlocks.set(className, {first: lines.length, line, comment, end: block.end});
      } else if (comment === block?.end) {
        const start = openBlocks.get(className);
        if (start === undefined) {
          const hint = `Write \`${block.start}\` in a comment before the lines.`;
          problems.push({line, comment, reason: 'ends nothing', hint});
        }
        for (let marked = start?.first ?? lines.length; marked < lines.length; marked += 1) {
          mark(marked, className);
        }
        openBlocks.delete(className);
      }
    }
  }
  for (const {line, comment, end} of openBlocks.values()) {
    const hint = `Write \`${end}\` in a comment after the lines.`;
    problems.push({line, comment, reason: 'has no end and marks nothing', hint});
  }
  for (const {line, comment, isUsed} of pending) {
    const hint = 'Write the comment above the line to mark.';
    if (!isUsed) problems.push({line, comment, reason: 'is not followed by a line of code', hint});
  }
  return {lines, classNames, problems};
}

/** Reads all directives at the end of a line, such as `// [!code ++] // [!code focus:2]`. */
function readMarks(text: string, readNotation: CommentReader) {
  const marks: {kind: (typeof notations)[string]; count: number; comment: string}[] = [];
  for (let rest = text; ; ) {
    const {words, rest: before} = readNotation(rest);
    const [name = '', count = '1'] = words;
    const kind = Object.hasOwn(notations, name) ? notations[name] : undefined;
    if (kind === undefined) return {rest, marks, unknown: /\[!code [^\]]*\]/.exec(rest)?.[0]};
    marks.push({kind, count: Number(count), comment: `[!code ${words.join(':')}]`});
    rest = before;
  }
}

/** Languages whose code contains fences and comments of other languages as text. */
const showsMarkdown: ReadonlySet<string> = new Set(['md', 'markdown', 'mdx', 'mdc']);

/**
 * Reads a comment at the end of a line.
 *
 * @returns The captured groups, empty if there is no such comment, and the line without the comment.
 */
type CommentReader = (line: string) => {
  readonly words: readonly string[];
  readonly rest: string;
};

/**
 * Creates a reader for comments at the end of a line.
 *
 * @param content Regular expression for the comment's text.
 * @param before Regular expression for the text before the comment.
 */
function commentReader(language: string, content: string, before: string): CommentReader {
  const alternatives = stylesOf(language)
    .map((style) => comments[style])
    .map(([start, end]) => `${start}\\s*${content}\\s*${end}`);
  const pattern = new RegExp(`${before}(?:${alternatives.join('|')})\\s*$`);
  return (line) => {
    const match = pattern.exec(line);
    if (match === null) return {words: [], rest: line};
    return {
      words: match.slice(1).filter((word) => word !== undefined),
      rest: line.slice(0, match.index).trimEnd(),
    };
  };
}

function stylesOf(language: string): readonly CommentStyle[] {
  const only = onlyStyles.get(language);
  if (only !== undefined) return only;
  const canonical = canonicalName(language);
  const own = Object.entries(ownStyles).filter(([, names]) => names.split(' ').includes(canonical));
  return [...usualStyles, ...own.map(([style]) => style as CommentStyle)];
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
