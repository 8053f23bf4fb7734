import {posix} from 'node:path';
import {positionAt} from '../../core/diagnostics/position.ts';

/** A replacement for a range of a text. Offsets refer to the unchanged text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits. If edits overlap, the one that starts first is applied. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = 0;
  let changed = '';
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < done) continue;
    changed += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return changed + text.slice(done);
}

/**
 * Returns an edit for each match of a pattern.
 *
 * @param change Returns the new text; `undefined` for a match that stays.
 * @param offset Offset of the text in the text to be edited.
 */
export function editsFor(
  text: string,
  pattern: RegExp,
  change: (match: RegExpExecArray) => string | undefined,
  offset = 0,
): Edit[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const changed = change(match);
    const start = offset + match.index;
    return changed === undefined ? [] : [{start, end: start + match[0].length, text: changed}];
  });
}

/** Returns the 1-based line of the first occurrence. @returns `undefined` if there is none. */
export function lineOf(text: string, part: string): number | undefined {
  const at = text.indexOf(part);
  return at < 0 ? undefined : positionAt(text, at).line;
}

/** Returns code on one line, shortened, for a message. */
export function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').replaceAll('`', "'").trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Removes the common indentation. */
export function dedented(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(common));
}

/** Returns only the line breaks in a text. */
export function lineBreaks(text: string): string {
  return text.replace(/[^\n]+/g, '');
}

/** Returns the value of an attribute such as `name="value"`, with or without quotes. */
export function attributeIn(text: string, name: string): string | undefined {
  const found = new RegExp(`(?<![\\w-])${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(text);
  return found?.slice(1).find((one) => one !== undefined);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the words of a text in lower case, joined with hyphens. */
export function hyphenated(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** True for a URL with a scheme or a host. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Returns the relative path from one file to another, beginning with `.`. */
export function relativeTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
