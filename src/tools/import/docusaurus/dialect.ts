import {withoutCodeBlocks} from '../../../core/markdown/without-code.ts';

/** What is written otherwise than Docusaurus has it. */
export interface DialectChange {
  readonly code: 'warning-box' | 'heading-id';
  /** 1-based, in the old file's body. */
  readonly line: number;
}

/**
 * Spell as this program reads it what newer versions of Docusaurus read otherwise: `:::warning`, which Docusaurus 3 shows
 * as caution and not as danger, and `{/* #id *\/}` behind headings.
 */
export function changeDialect(
  body: string,
  {major}: {readonly major: number},
): {readonly body: string; readonly changes: readonly DialectChange[]} {
  if (!/:::+\s*warning|\{\/\*\s*#|<Admonition\b/.test(body)) return {body, changes: []};
  const changes: DialectChange[] = [];
  const prose = withoutCodeBlocks(body).split('\n');
  const lines = body.split('\n').map((line, index) => {
    if (prose[index] !== line) return line;
    const [, marks, rest] = /^([ \t>]*:{3,}[ \t]*)warning(?=[\s[{]|$)(.*)$/.exec(line) ?? [];
    if (major >= 3 && marks !== undefined && rest !== undefined) {
      changes.push({code: 'warning-box', line: index + 1});
      return `${marks}caution${rest.trim() === '' ? ' warning' : rest}`;
    }
    const [, tag] = /(<Admonition\b[^<>]*\stype=["']warning["'][^<>]*>)/.exec(line) ?? [];
    if (major >= 3 && tag !== undefined) {
      changes.push({code: 'warning-box', line: index + 1});
      const caution = tag.replace(
        /type=(["'])warning\1/,
        /\stitle=/.test(tag) ? 'type="caution"' : 'type="caution" title="warning"',
      );
      return line.replace(tag, () => caution);
    }
    const heading = line.replace(
      /^([ \t>]*#{1,6}[ \t].*?)\{\/\*[ \t]*(#[\w-]+)[ \t]*\*\/\}[ \t]*$/,
      '$1{$2}',
    );
    if (heading !== line) changes.push({code: 'heading-id', line: index + 1});
    return heading;
  });
  return {body: lines.join('\n'), changes};
}
