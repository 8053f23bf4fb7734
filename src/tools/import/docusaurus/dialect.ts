import {withoutCodeBlocks} from '../../../core/markdown/without-code.ts';
import {findContainers} from '../containers.ts';

interface DialectChange {
  readonly code: 'warning-box' | 'heading-id' | 'admonition-end';
  /** 1-based line in the body. */
  readonly line: number;
}

/**
 * Converts syntax that Docusaurus reads differently: `:::warning`, which Docusaurus 3 shows as caution and not as danger,
 * `{/* #id *\/}` after headings, and closing fences of admonitions with more colons than the opening ones.
 */
export function changeDialect(
  body: string,
  {major}: {readonly major: number},
): {readonly body: string; readonly changes: readonly DialectChange[]} {
  if (!/:::|\{\/\*\s*#|<Admonition\b/.test(body)) return {body, changes: []};
  const changes: DialectChange[] = [];
  const prose = withoutCodeBlocks(body).split('\n');
  const ends = new Map(findContainers(body, () => true).map((one) => [one.end, one]));
  const lines = body.split('\n').map((line, index) => {
    if (prose[index] !== line) return line;
    const {colons = 0, endColons = 0} = ends.get(index) ?? {};
    if (endColons > colons) {
      changes.push({code: 'admonition-end', line: index + 1});
      return line.replace(/:+/, ':'.repeat(colons));
    }
    const warning = major >= 3 ? asCaution(line) : line;
    const changed = warning.replace(
      /^([ \t>]*#{1,6}[ \t].*?)\{\/\*[ \t]*(#[\w-]+)[ \t]*\*\/\}[ \t]*$/,
      '$1{$2}',
    );
    if (changed !== line) {
      changes.push({code: warning === line ? 'heading-id' : 'warning-box', line: index + 1});
    }
    return changed;
  });
  return {body: lines.join('\n'), changes};
}

function asCaution(line: string): string {
  return line
    .replace(
      /^([ \t>]*:{3,}[ \t]*)warning(?=[\s[{]|$)(.*)$/,
      (_line, colons: string, rest: string) =>
        `${colons}caution${rest.trim() === '' ? ' warning' : rest}`,
    )
    .replace(/<Admonition\b[^<>]*\stype=["']warning["'][^<>]*>/, (tag) =>
      tag.replace(
        /type=(["'])warning\1/,
        /\stitle=/.test(tag) ? 'type="caution"' : 'type="caution" title="warning"',
      ),
    );
}
