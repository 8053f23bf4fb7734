import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  annotation,
  countBySeverity,
  groupByCause,
  inOrder,
  printDiagnostics,
  textReport,
} from '../../../src/cli/report/diagnostics.ts';
import {formatBytes, formatDuration, paintFor} from '../../../src/cli/report/format.ts';
import {type Diagnostic, formatCount} from '../../../src/core/diagnostics/diagnostic.ts';
import {fakeIo} from './fake-io.ts';

const same = (text: string): string => text;
const plain = (_style: unknown, text: string): string => text;
const problem: Diagnostic = {severity: 'error', code: 'a-code', message: 'A message.'};

const options = {paint: plain, shownPath: same, all: false};

describe('textReport', () => {
  it('shows location, severity and code, then message, consequence and hint', () => {
    const full = {
      ...problem,
      file: 'a b.md',
      line: 3,
      column: 14,
      message: 'First line.\n\nThird line.',
      consequence: 'It matters.',
      hint: 'Do this.',
    };
    expect(textReport([full], {...options, shownPath: (file) => `site/${file}`})).toBe(
      'site/a b.md:3:14  error a-code\n  First line.\n\n  Third line.\n  It matters.\n  Do this.\n',
    );
  });

  it('omits unknown parts', () => {
    expect(textReport([problem], options)).toBe('error a-code\n  A message.\n');
    expect(textReport([{...problem, file: 'a.md', column: 4}], options)).toBe(
      'a.md  error a-code\n  A message.\n',
    );
  });

  it('applies colours by severity', () => {
    const styles: unknown[] = [];
    const paint = (style: unknown, text: string) => {
      styles.push(style);
      return text;
    };
    for (const severity of ['error', 'warning', 'info'] as const) {
      textReport([{...problem, severity}], {...options, paint});
    }
    expect(styles.filter(Array.isArray)).toEqual([
      ['bold', 'red'],
      ['bold', 'yellow'],
      ['bold', 'cyan'],
    ]);
  });
});

describe('problems of one cause', () => {
  const imports = Array.from({length: 143}, (_, index) => ({
    ...problem,
    code: 'import-not-found',
    message: 'There is no `./Tabs`.',
    file: `${index}.mdx`,
    line: 1,
    hint: 'Write it.',
  }));
  const shown = (diagnostics: readonly Diagnostic[], all = false, allWith?: string): string =>
    groupByCause(diagnostics)
      .map((group) => textReport(group, {...options, all, allWith}))
      .join('\n');

  it('are reported once, with their number and the first locations', () => {
    const [first, ...others] = imports;
    const other = {...problem, file: 'other.md'};
    expect(shown([first ?? problem, other, ...others], false, '--verbose')).toMatchInlineSnapshot(`
      "0.mdx:1  error import-not-found  in 143 locations
        There is no \`./Tabs\`.
        Write it.
          1.mdx:1
          2.mdx:1
          3.mdx:1
          4.mdx:1
          and 138 more; --verbose lists all

      other.md  error a-code
        A message.
      "
    `);
  });

  it('list every location on request', () => {
    expect(shown(imports, true).match(/\d+\.mdx/g)).toHaveLength(143);
    expect(shown(imports, true)).not.toContain('more');
  });

  it('include links to one missing page in any notation', () => {
    const link = {...problem, code: 'broken-link', target: '/docs/gone'};
    const links = [
      {...link, file: 'a.md', line: 3, message: '`./gone` leads to a missing page.'},
      {...link, file: 'b.md', line: 4, message: '`./gone` leads to a missing page.'},
      {...link, file: 'c/d.md', line: 5, message: '`../gone` leads to a missing page.'},
    ];
    expect(shown(links)).toMatchInlineSnapshot(`
      "a.md:3  error broken-link  in 3 locations
        \`./gone\` leads to a missing page.
          b.md:4
          c/d.md:5  \`../gone\` leads to a missing page.
      "
    `);
  });

  it('are separate if their message or hint differs', () => {
    const [first = problem] = imports;
    const others = [
      {...first, hint: 'Another.'},
      {...first, severity: 'warning' as const},
      {...first, code: 'b-code'},
      {...first, message: 'Another.'},
      {...first, target: first.message},
    ];
    expect(groupByCause([first, ...others])).toHaveLength(6);
  });
});

describe('printDiagnostics', () => {
  const problems = Array.from({length: 25}, (_, index) => ({
    severity: 'error' as const,
    code: 'unknown-field',
    message: `Unknown field \`key-${index}\`.`,
    file: 'content/_category_.yml',
    line: index + 1,
  }));

  it('prints at most 20 problems of a kind for each file, and all with --verbose', () => {
    const io = fakeIo({cwd: '/site'});
    printDiagnostics(problems, io, {siteFolder: '/site', allWith: '--verbose'});
    expect(io.stderr.text().match(/Unknown field/g)).toHaveLength(20);
    expect(io.stderr.text()).toContain(
      'content/_category_.yml  error unknown-field\n  5 more problems of this kind in this file; --verbose lists all.\n',
    );
    const verbose = fakeIo({cwd: '/site'});
    printDiagnostics(problems, verbose, {siteFolder: '/site', all: true});
    expect(verbose.stderr.text().match(/Unknown field/g)).toHaveLength(25);
  });
});

describe('paintFor', () => {
  const painted = (isTTY: boolean, env: object) => {
    const io = fakeIo({isTTY, env});
    return paintFor(io.stderr, io.env)('red', 'x');
  };

  it('uses colours on a terminal only', () => {
    expect(painted(true, {})).toBe('\u001B[31mx\u001B[39m');
    expect(painted(false, {})).toBe('x');
    expect(painted(true, {TERM: 'dumb'})).toBe('x');
  });

  it('respects NO_COLOR and FORCE_COLOR', () => {
    expect(painted(true, {NO_COLOR: '1'})).toBe('x');
    expect(painted(true, {NO_COLOR: ''})).toBe('\u001B[31mx\u001B[39m');
    expect(painted(false, {FORCE_COLOR: '1'})).toBe('\u001B[31mx\u001B[39m');
    expect(painted(true, {FORCE_COLOR: '0'})).toBe('x');
    expect(painted(true, {NO_COLOR: '1', FORCE_COLOR: '1'})).toBe('x');
  });
});

describe('inOrder', () => {
  const at = (file: string | undefined, line?: number, column?: number): Diagnostic => ({
    ...problem,
    file,
    line,
    column,
  });

  it('groups by file, then by position; first those without a file', () => {
    const sorted = [at(undefined), at('a.md'), at('a.md', 2, 9), at('a.md', 10, 1), at('b.md', 1)];
    expect(inOrder([...sorted].reverse())).toEqual(sorted);
  });

  it('reports and counts the same problem once', () => {
    const warning: Diagnostic = {...problem, severity: 'warning'};
    expect(inOrder([problem, {...problem}, warning])).toEqual([problem, warning]);
    expect(countBySeverity([problem, {...problem}, warning])).toEqual({
      error: 1,
      warning: 1,
      info: 0,
    });
  });

  it('does not depend on the order in which stages reported problems', () => {
    const place = fc.record({
      file: fc.constantFrom('a.md', 'b.md'),
      line: fc.integer({min: 1, max: 3}),
      message: fc.constantFrom('x', 'y'),
    });
    fc.assert(
      fc.property(fc.array(place), (places) => {
        const lines = (list: readonly Diagnostic[]) =>
          inOrder(list).map(({file, line}) => `${file}:${line}`);
        const found = places.map((fields): Diagnostic => ({...problem, ...fields}));
        expect(lines([...found].reverse())).toEqual(lines(found));
      }),
    );
  });
});

describe('annotation', () => {
  it('escapes special characters of GitHub', () => {
    const diagnostic: Diagnostic = {
      severity: 'info',
      code: 'a:b',
      message: '100 %\r\nof a,b: c',
      file: 'a,b:c%.md',
      line: 1,
    };
    expect(annotation(diagnostic, same)).toBe(
      '::notice file=a%2Cb%3Ac%25.md,line=1,title=a%3Ab::100 %25%0Aof a,b: c\n',
    );
  });

  it('is always one line, whatever the texts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (message, file) => {
        const line = annotation({...problem, message, file}, same);
        expect(line.slice(0, -1)).not.toMatch(/[\r\n]/);
        expect(line.split('::')[1]?.split(',')).toHaveLength(2);
      }),
    );
  });
});

describe('units', () => {
  it('writes durations, sizes and counts for people', () => {
    expect([0.4, 812, 999.6, 3210, 59_949, 59_951, 83_000].map(formatDuration)).toEqual([
      '0 ms',
      '812 ms',
      '1.0 s',
      '3.2 s',
      '59.9 s',
      '1 min 0 s',
      '1 min 23 s',
    ]);
    expect([0, 999, 1000, 999_949, 999_950, 4_100_000, 2_500_000_000].map(formatBytes)).toEqual([
      '0 B',
      '999 B',
      '1.0 kB',
      '999.9 kB',
      '1.0 MB',
      '4.1 MB',
      '2.5 GB',
    ]);
    expect([formatCount(0, 'page'), formatCount(1, 'page'), formatCount(2, 'page')]).toEqual([
      '0 pages',
      '1 page',
      '2 pages',
    ]);
  });
});
