import type {CodeOptions} from '../compile-options.ts';

/** Code as it is shown, and the classes of its lines. */
export interface MarkedCode {
  readonly lines: readonly string[];
  /** Keyed by 0-based line of `lines`. */
  readonly classNames: ReadonlyMap<number, readonly string[]>;
}

type CommentStyle = 'line' | 'block' | 'jsx' | 'hash' | 'html';

const comments: Record<CommentStyle, readonly [string, string]> = {
  line: ['//', ''],
  block: ['/\\*', '\\*/'],
  jsx: ['\\{\\s*/\\*', '\\*/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
};

const script: readonly CommentStyle[] = ['line', 'block'];
const component: readonly CommentStyle[] = ['line', 'block', 'jsx'];
const text: readonly CommentStyle[] = ['html', 'jsx', 'hash'];

/** Which comments may hold a directive; languages that are not here accept every style (row MD-11). */
const stylesByLanguage: ReadonlyMap<string, readonly CommentStyle[]> = new Map([
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

const allStyles: readonly CommentStyle[] = ['line', 'block', 'jsx', 'hash', 'html'];

/**
 * Take the directives such as `// highlight-next-line` out of code, and say which lines they mean.
 *
 * @param language As written after the fence, lower case.
 */
export function applyMagicComments(
  code: string,
  language: string,
  magicComments: CodeOptions['magicComments'],
): MarkedCode {
  const lines: string[] = [];
  const classNames = new Map<number, string[]>();
  if (magicComments.length === 0) return {lines: code.split('\n'), classNames};
  const directive = directivePattern(language, magicComments);
  const openBlocks = new Map<string, number>();
  const mark = (line: number, className: string): void => {
    classNames.set(line, [...(classNames.get(line) ?? []), className]);
  };
  const pending: string[] = [];
  for (const line of code.split('\n')) {
    const word = directive.exec(line)?.slice(1).find(Boolean);
    if (word === undefined) {
      for (const className of pending.splice(0)) mark(lines.length, className);
      lines.push(line);
      continue;
    }
    for (const {className, line: nextLine, block} of magicComments) {
      if (word === nextLine) pending.push(className);
      else if (word === block?.start) openBlocks.set(className, lines.length);
      else if (word === block?.end) {
        const start = openBlocks.get(className) ?? lines.length;
        for (let marked = start; marked < lines.length; marked += 1) mark(marked, className);
        openBlocks.delete(className);
      }
    }
  }
  return {lines, classNames};
}

function directivePattern(language: string, magicComments: CodeOptions['magicComments']): RegExp {
  const words = magicComments
    .flatMap(({line, block}) => [line, block?.start, block?.end])
    .filter((word) => word !== undefined)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
  const styles = stylesByLanguage.get(language) ?? allStyles;
  const alternatives = styles
    .map((style) => comments[style])
    .map(([start, end]) => `${start}\\s*(${words})\\s*${end}`);
  return new RegExp(`^\\s*(?:${alternatives.join('|')})\\s*$`);
}
