import {withoutCodeBlocks, withoutInlineCode} from '../../../core/markdown/without-code.ts';

/** Blanks instead of what is shown and not read: code, comments. */
function proseOf(text: string): string {
  return withoutInlineCode(withoutCodeBlocks(text));
}

/**
 * Replace what a pattern finds where the text is read, not shown as code.
 *
 * @param pattern Global.
 * @param change Takes what was found, its groups, and its offset.
 * @param mask Gives the text with blanks where nothing is to be found.
 */
export function replaceInProse(
  text: string,
  pattern: RegExp,
  change: (whole: string, match: RegExpExecArray, at: number) => string,
  mask: (text: string) => string = proseOf,
): string {
  const edits = [...mask(text).matchAll(pattern)].reverse();
  return edits.reduce((result, match) => {
    const whole = text.slice(match.index, match.index + match[0].length);
    return (
      result.slice(0, match.index) +
      change(whole, match, match.index) +
      result.slice(match.index + whole.length)
    );
  }, text);
}
