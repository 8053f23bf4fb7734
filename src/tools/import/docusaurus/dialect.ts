import {positionAt} from '../../../core/diagnostics/position.ts';
import {findContainers} from '../containers.ts';
import {proseOf} from '../markdown.ts';
import {applyEdits, type Edit} from '../text.ts';

interface DialectChange {
  readonly code: 'warning-box' | 'heading-id' | 'admonition-end';
  /** 1-based line in the body. */
  readonly line: number;
}

/**
 * Converts syntax that Docusaurus reads differently: `:::warning`, which Docusaurus 3 shows as caution instead of
 * danger, `{/* #id *\/}` after headings, and closing fences of admonitions with more colons than the opening ones.
 */
export function changeDialect(
  body: string,
  {major}: {readonly major: number},
): {readonly body: string; readonly changes: readonly DialectChange[]} {
  if (!/:::|\{\/\*\s*#|<Admonition\b/.test(body)) return {body, changes: []};
  const prose = proseOf(body, 'mdx');
  const found: (Edit & DialectChange)[] = [];
  const add = (
    code: DialectChange['code'],
    pattern: RegExp,
    change: (match: RegExpExecArray, line: number) => string,
  ): void => {
    for (const match of prose.matchAll(pattern)) {
      const {0: whole, index: start} = match;
      const line = positionAt(body, start).line;
      found.push({code, line, start, end: start + whole.length, text: change(match, line)});
    }
  };
  const ends = new Map(findContainers(body, 'mdx', () => true).map((one) => [one.end + 1, one]));
  add('admonition-end', /(?<=^[ \t>]*):{3,}(?=[ \t]*$)/gm, ([fence], line) => {
    const {colons = 0, endColons = 0} = ends.get(line) ?? {};
    return endColons > colons ? ':'.repeat(colons) : fence;
  });
  if (major >= 3) {
    add('warning-box', /(?<=^[ \t>]*:{3,}[ \t]*)warning(?:([ \t]*$)|(?=[\s[{]))/gm, ([, bare]) =>
      bare === undefined ? 'caution' : 'caution warning',
    );
    add('warning-box', /<Admonition\b(?:"[^"]*"|'[^']*'|[^<>"'])*>/g, ([tag]) =>
      tag.replace(
        /(?<=\s)type=(["'])warning\1/,
        /\stitle=/.test(tag) ? 'type="caution"' : 'type="caution" title="warning"',
      ),
    );
  }
  add(
    'heading-id',
    /(?<=^[ \t>]*#{1,6}[ \t].*?)\{\/\*[ \t]*(#[\w-]+)[ \t]*\*\/\}[ \t]*$/gm,
    ([, id = '']) => `{${id}}`,
  );
  const edits = found.filter(({start, end, text}) => body.slice(start, end) !== text);
  const changes = edits
    .map(({code, line}) => ({code, line}))
    .sort((one, other) => one.line - other.line);
  return {body: applyEdits(body, edits), changes};
}
