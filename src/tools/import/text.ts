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

/** True for a URL with a scheme or a host. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Returns the relative path from one file to another, beginning with `.`. */
export function relativeTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
