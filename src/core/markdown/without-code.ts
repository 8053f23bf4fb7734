import {scanFrontMatter} from './scan-front-matter.ts';

const fence = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;
const listItem = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const indented = /^(?: {4}|\t)/;

/**
 * Escapes, code spans (within a paragraph), HTML comments and elements that contain code. An unclosed one extends to
 * the end of the text.
 */
const inline =
  /\\[\\`<{]|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\1(?!`)|<!--(?:[\s\S]*?-->|[\s\S]*$)|<(script|style|pre)\b(?:[\s\S]*?<\/\2>|[\s\S]*$)/g;

/** Returns Markdown in which blanks replace the front matter and code blocks, so that offsets stay the same. */
export function withoutCodeBlocks(text: string): string {
  const scan = scanFrontMatter(text);
  const end = scan.kind === 'yaml' ? scan.end : 0;
  const lines = (blank(text.slice(0, end)) + text.slice(end)).split('\n');
  let open: {readonly marker: string; readonly length: number} | undefined;
  let isInList = false;
  let mayBeIndentedCode = true;
  const kept = lines.map((line) => {
    const marks = fenceMarks(line);
    if (open !== undefined) {
      if (closes(line, open)) open = undefined;
      return blank(line);
    }
    if (marks !== undefined) {
      open = {marker: marks.charAt(0), length: marks.length};
      return blank(line);
    }
    if (line.trim() === '') {
      mayBeIndentedCode = !isInList;
      return line;
    }
    if (indented.test(line)) return mayBeIndentedCode ? blank(line) : line;
    mayBeIndentedCode = false;
    if (listItem.test(line)) isInList = true;
    else if (/^\S/.test(line)) isInList = false;
    return line;
  });
  return kept.join('\n');
}

/** Like `withoutCodeBlocks`, but also replaces inline code and comments. */
export function withoutInlineCode(text: string): string {
  return text.replace(inline, blank);
}

/** Returns the code fence on a line. */
function fenceMarks(line: string): string | undefined {
  // Nearly all lines have no fence.
  if (!line.includes('```') && !line.includes('~~~')) return undefined;
  return fence.exec(line.replace(/\r$/, ''))?.[1];
}

function closes(line: string, open: {readonly marker: string; readonly length: number}): boolean {
  const [, marks] = /^[ \t>]*(`{3,}|~{3,})[ \t]*\r?$/.exec(line) ?? [];
  return marks?.startsWith(open.marker) === true && marks.length >= open.length;
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
