import {escapeText} from '../../../core/html/escape.ts';

/** A segment of a line. It extends to the start of the next segment, or to the end of the line. */
export interface StyledToken {
  /** Start offset in UTF-16 code units. */
  readonly start: number;
  /** Class names separated by spaces; empty for plain text. */
  readonly className: string;
}

/**
 * Returns the HTML of a line. Adjacent tokens with the same class share an element, and blanks join the preceding token
 * unless it is underlined or struck through.
 *
 * @param runs One tokenization of the line for each theme pass. The classes of all passes are combined.
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

/** Splits the line wherever a token of any run starts. */
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
