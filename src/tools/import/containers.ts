import {withoutCodeBlocks} from '../../core/markdown/without-code.ts';

/** A fenced container: `:::tip`. */
export interface Container {
  /** Indexes of its first and last line; without a closing fence, of the line after it. */
  readonly start: number;
  readonly end: number;
  /** Text before its fence: blanks and quote markers. */
  readonly before: string;
  /** Numbers of colons of its fences. */
  readonly colons: number;
  readonly endColons: number;
  readonly type: string;
  /** Text after the type. */
  readonly info: string;
}

const opening = /^([ \t>]*)(:{3,})[ \t]*([a-z][\w-]*)\b(.*)$/i;
const closing = /^[ \t>]*(:{3,})[ \t]*$/;

/**
 * Finds the containers of a Markdown text; inner ones come first. A closing fence has at least as many colons as the opening
 * one.
 *
 * @param isType Decides whether a word opens a container.
 */
export function findContainers(text: string, isType: (word: string) => boolean): Container[] {
  const lines = withoutCodeBlocks(text).split('\n');
  const open: Omit<Container, 'end' | 'endColons'>[] = [];
  const found: Container[] = [];
  const close = (first: number, end: number, endColons: number): void => {
    found.push(
      ...open
        .splice(first)
        .map((one) => ({
          ...one,
          end: endColons === 0 ? Math.min(end, endOfItem(lines, one)) : end,
          endColons,
        }))
        .reverse(),
    );
  };
  for (const [start, line] of lines.entries()) {
    const [, before = '', {length: colons} = '', type = '', info = ''] = opening.exec(line) ?? [];
    const [, {length: endColons} = ''] = closing.exec(line) ?? [];
    const outermost = open.findIndex((one) => one.colons <= endColons);
    if (type !== '' && isType(type)) open.push({start, before, colons, type, info});
    else if (outermost >= 0) {
      // Containers within the closed one that are not closed themselves end without a fence.
      close(outermost + 1, start, 0);
      close(outermost, start, endColons);
    }
  }
  close(0, lines.length, 0);
  return found;
}

/** Returns the line after a list item that holds a container: its text is indented at least as much. */
function endOfItem(
  lines: readonly string[],
  {start, before}: Pick<Container, 'start' | 'before'>,
): number {
  if (before.trim() !== '') return lines.length;
  const end = lines.findIndex(
    (line, at) => at > start && line.trim() !== '' && line.search(/\S/) < before.length,
  );
  return end < 0 ? lines.length : end;
}
