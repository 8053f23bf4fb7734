import {printable} from '../core/diagnostics/message-text.ts';
import type {Io, TextStream} from './io.ts';

/** Colours and the clearing of a line, as `paint` and the live line write them, and what texts of several lines hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ours = /((?:\r\u001B\[2K|\u001B\[\d+m|[\n\t])+)/;

/**
 * Everything that commands print goes through here. Names and texts of a site must neither steer the terminal nor
 * command a CI system: GitHub Actions obeys lines that begin with `::`, whatever blanks stand before, and `##[`
 * anywhere; Azure Pipelines obeys `##vso[`. Annotations of our own have a stream to themselves.
 *
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function guardIo(io: Io): Io {
  return {...io, stdout: guarded(io.stdout), stderr: guarded(io.stderr)};
}

function guarded(stream: TextStream): TextStream {
  return {
    write: (text) => stream.write(harmless(text)),
    get isTTY() {
      return stream.isTTY;
    },
    get columns() {
      return stream.columns;
    },
  };
}

/** @returns The same text, unless it would do harm: what would be a command is shown with a backslash in it. */
export function harmless(text: string): string {
  return text
    .split(ours)
    .map((part, index) => (index % 2 === 1 ? part : printable(part)))
    .join('')
    .replace(/^([\t\p{Zs}\p{Cf}]*)(?=:\p{Cf}*:)/gmu, '$1\\')
    .replace(/##(?=\w*\[)/g, '#\\#');
}
