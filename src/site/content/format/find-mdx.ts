import {positionAt} from '../../../core/diagnostics/position.ts';
import {scanFrontMatter} from '../../../core/markdown/scan-front-matter.ts';

/** MDX syntax and its location. */
export interface MdxSign {
  /** Source of the syntax: `import`, `<Tabs>`, `{props.`. */
  readonly sign: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Matches imports and exports, elements with a component name (a capital and a small letter, or a member expression;
 * `<BR>` and `<T>` are HTML or prose), fragments, `<head>`, attributes with expressions, and expressions that do not
 * need an import. Any other brace is treated as prose, since no variable is in scope.
 */
const signs = [
  /^import\s+(?:[\w$*{][^;'"\n]*(?:\n[^;'"\n]+){0,20}\s+from\s+)?['"]/,
  /^export\s+(?:(?:default|const|let|var|function|class|async)\s|[{*])/,
  // Does not match after a word: `List<String>` is text.
  /<(?<![\w$]<)\/?[A-Z]\w*[a-z]\w*(?:\.\w+)*(?=[\s/>])/,
  /<(?<![\w$]<)[A-Za-z]\w*\.\w+(?:\s[^<>]*)?\/>|<\/[A-Za-z]\w*\.\w+\s*>/,
  /^<head>/,
  /<[a-z][\w-]*\s(?:[^<>]*?[\w-]=\{|\s*\{\.\.\.)/,
  /\{(?:\/\*|\s*(?:props|frontMatter|toc|metadata|contentTitle)[.[}])/,
];
const anySign = new RegExp(signs.map(({source}) => source).join('|'), 'm');
const everySign = new RegExp(anySign, 'gm');
/** A tag without attributes. It is MDX only if it has an end tag: `<User>` in `ssh <User>@host` is text. */
const bareTag = /<([A-Z][\w.]*)>/y;

/**
 * Finds the first MDX syntax that plain Markdown would show as text or drop, outside code and HTML comments. For speed,
 * code blocks are located only if the text contains such syntax, and inline code only if the syntax is outside the
 * blocks.
 *
 * @param text Source without a byte order mark, with any line endings.
 */
export function findMdx(text: string): MdxSign | undefined {
  if (!anySign.test(text)) return undefined;
  const prose = withoutCodeBlocks(text);
  const found = anySign.test(prose) ? firstSign(withoutInlineCode(prose)) : undefined;
  if (found === undefined) return undefined;
  return {sign: shortSign(found[0]), ...positionAt(text, found.index)};
}

function firstSign(prose: string): RegExpExecArray | undefined {
  const closed = new Set(prose.match(/(?<=<\/)[A-Z][\w.]*/g));
  for (const found of prose.matchAll(everySign)) {
    bareTag.lastIndex = found.index;
    const name = bareTag.exec(prose)?.[1];
    if (name === undefined || closed.has(name)) return found;
  }
  return undefined;
}

function shortSign(text: string): string {
  const [word = ''] = /^(?:import|export|<\/?[\w.-]*|.*)/.exec(text) ?? [];
  return word.startsWith('<') ? `${word}>` : word;
}

const fence = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;
const listItem = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const indented = /^(?: {4}|\t)/;

/**
 * Escapes, code spans (within a paragraph), HTML comments and elements that contain code. An unclosed comment or
 * element extends to the end of the text.
 */
const inline =
  /\\[\\`<{]|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\1(?!`)|<!--(?:[\s\S]*?-->|[\s\S]*$)|<(script|style|pre)\b(?:[\s\S]*?<\/\2>|[\s\S]*$)/g;

/** Returns Markdown in which spaces replace the front matter and code blocks, so that offsets stay the same. */
function withoutCodeBlocks(text: string): string {
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

/** Returns Markdown in which spaces replace inline code, comments and elements that contain code. */
function withoutInlineCode(text: string): string {
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
