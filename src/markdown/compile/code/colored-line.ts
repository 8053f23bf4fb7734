import {escapeText} from '../../../core/html/escape.ts';

/** A piece of a line: everything up to the next token, or to the end. */
export interface StyledToken {
  /** In UTF-16 code units. */
  readonly start: number;
  /** Separated by spaces; empty for plain text. */
  readonly className: string;
}

/**
 * Returns the HTML of a line. Adjacent tokens with one class share an element; blanks join the preceding token.
 *
 * @param runs Tokens that cover the line, once for each theme; their classes add up.
 */
export function highlightedLine(line: string, runs: readonly (readonly StyledToken[])[]): string {
  const joined: {content: string; className: string}[] = [];
  for (const token of pieces(line, runs)) {
    const last = joined.at(-1);
    const isBlank = token.content.trim() === '' && !/(?:^| )kd?-[us]\b/.test(last?.className ?? '');
    if (last !== undefined && (last.className === token.className || isBlank)) {
      last.content += token.content;
    } else {
      joined.push(token);
    }
  }
  return joined
    .map(({content, className}) =>
      className === ''
        ? escapeText(content)
        : `<span class="${className}">${escapeText(content)}</span>`,
    )
    .join('');
}

/** Returns the line, split where a token of any run starts. */
function pieces(
  line: string,
  runs: readonly (readonly StyledToken[])[],
): {content: string; className: string}[] {
  const starts = [...new Set(runs.flatMap((tokens) => tokens.map(({start}) => start)))]
    .filter((start) => start < line.length)
    .sort((a, b) => a - b);
  return starts.map((start, index) => ({
    content: line.slice(start, starts[index + 1]),
    className: runs
      .map((tokens) => tokens.findLast((token) => token.start <= start)?.className ?? '')
      .filter((name) => name !== '')
      .join(' '),
  }));
}
