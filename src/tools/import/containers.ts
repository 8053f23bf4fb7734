import {proseOf, type Syntax} from './markdown.ts';

/** A fenced container: `:::tip`. */
export interface Container {
  /**
   * Zero-based indexes of the first and last line. Without a closing fence, `end` is the index of the line after the
   * container.
   */
  readonly start: number;
  readonly end: number;
  /** Text before the fence: indentation and block quote markers. */
  readonly before: string;
  /** Number of colons in the opening and in the closing fence; `endColons` is 0 without a closing fence. */
  readonly colons: number;
  readonly endColons: number;
  readonly type: string;
  /** Text after the type. */
  readonly info: string;
}

/**
 * Returns a function that prints the text after the colons of a tab's opening fence. If a value is repeated in a group
 * of tabs, a number is appended to it.
 */
export function tabOpener(): (label: string, value?: string) => string {
  const used = new Map<string, number>();
  return (label, value = label) => {
    const count = (used.get(value) ?? 0) + 1;
    used.set(value, count);
    const escaped = label.replace(/[[\]\\]/g, '\\$&');
    return `tab[${escaped}]${count === 1 ? '' : `{value="${value} ${count}"}`}`;
  };
}

const opening = /^([ \t>]*)(:{3,})[ \t]*([a-z][\w-]*)\b(.*)$/i;
const closing = /^[ \t>]*(:{3,})[ \t]*$/;

/**
 * Finds the containers of a Markdown text; inner ones come first. A closing fence has at least as many colons as the
 * opening one.
 *
 * @param isType Returns true if a word opens a container.
 */
export function findContainers(
  text: string,
  syntax: Syntax,
  isType: (word: string) => boolean,
): Container[] {
  const lines = proseOf(text, syntax).split('\n');
  const written = text.split('\n');
  const open: Omit<Container, 'end' | 'endColons'>[] = [];
  const found: Container[] = [];
  const close = (first: number, end: number, endColons: number): void => {
    found.push(
      ...open
        .splice(first)
        .map((one) => ({...one, end, endColons}))
        .reverse(),
    );
  };
  for (const [start, line] of lines.entries()) {
    const [, before = '', {length: colons} = '', type = '', info = ''] = opening.exec(line) ?? [];
    const [, {length: endColons} = ''] = closing.exec(line) ?? [];
    // A container in a list item ends with the item: at the first line that is indented less than the container.
    const ended = open.findIndex((one) => line.trim() !== '' && isOutside(line, one.before));
    if (ended >= 0) close(ended, start, 0);
    // A tab in vitepress-plugin-tabs (`== Label`) ends the containers in the preceding tab.
    const tabs = /^[ \t]*={2,}[ \t]/.test(line)
      ? open.findLastIndex(({type}) => type === 'tabs')
      : -1;
    if (tabs >= 0) close(tabs + 1, start, 0);
    const outermost = open.findIndex((one) => one.colons <= endColons);
    if (type !== '' && isType(type)) {
      const shown = written[start]?.slice(line.length - info.length) ?? '';
      open.push({start, before, colons, type, info: shown});
    } else if (outermost >= 0) {
      // Unclosed inner containers also end here, without a closing fence of their own.
      close(outermost + 1, start, 0);
      close(outermost, start, endColons);
    }
  }
  close(0, lines.length, 0);
  return found;
}

function isOutside(line: string, before: string): boolean {
  return before.trim() === '' && line.search(/\S/) < before.length;
}
