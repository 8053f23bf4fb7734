import {describe, expect, it} from 'vitest';
import {readFences} from '../../../scripts/samples/read-fences.ts';
import {sampleFiles} from '../../../scripts/samples/sample-files.ts';

const page = 'content/docs/2.x/guide/page.md';
const samplesOf = (...fences: readonly [meta: string, code: string][]) =>
  sampleFiles(
    readFences(fences.map(([meta, code]) => `\`\`\`${meta}\n${code}\n\`\`\`\n`).join(''), page)
      .fences,
    page,
  );
const textOf = (meta: string, code: string) => samplesOf([meta, code])[0]?.text;

describe('the files of a page', () => {
  it('are named by their titles if these are file names that the page uses once', () => {
    const titles = [
      'App.tsx',
      'Box.tsx',
      'Box.tsx',
      'Box.tsx (before)',
      'pages/App.tsx',
      '../x.tsx',
    ];
    const samples = samplesOf(
      ...titles.map((title): [string, string] => [`tsx title="${title}"`, '1;']),
      ['js', '1;'],
    );
    expect(samples.map(({path}) => path)).toEqual(
      ['App.tsx', ...[2, 3, 4, 5, 6].map((index) => `sample-${index}.tsx`), 'sample-7.js'].map(
        (name) => `content/docs/2.x/guide/page/${name}`,
      ),
    );
  });

  it('omit exempt ones', () => {
    expect(samplesOf(['ts no-check="a reason"', '1;'])).toEqual([]);
  });

  it('are independent unless they import each other', () => {
    expect(textOf('ts', 'const x = 1;')).toBe('const x = 1;\nexport {};\n');
    expect(textOf('js', 'module.exports = {};')).toBe('module.exports = {};\n');
  });

  it('have a context if they are fragments', () => {
    const samples = samplesOf(['ts', '1;'], ['ts fragment', '2;'], ['ts signature', 'type T = 3;']);
    expect(samples.map(({inContext}) => inContext)).toEqual([false, true, true]);
  });

  it('contain adjacent elements', () => {
    expect(textOf('tsx fragment', '<A />\n<B />')).toBe('<>\n<A />\n<B />\n</>\nexport {};\n');
  });
});

describe('the file of a signature', () => {
  it('compares each value with the library, once', () => {
    const code = [
      'function f(a: T): void;',
      'function f(): void;',
      'declare class C {',
      '  function: string;',
      '}',
      'type T = string;',
    ].join('\n');
    expect(textOf('ts signature', code)).toMatchInlineSnapshot(`
      "declare function f(a: T): void;
      declare function f(): void;
      declare class C {
        function: string;
      }
      type T = string;
      export const fAgrees: Identical<typeof f, 'f'> = true;
      export const CAgrees: Identical<typeof C, 'C'> = true;
      export {};
      "
    `);
  });

  it('allows the library to have more than an excerpt', () => {
    expect(textOf('ts signature excerpt', 'class C {}')).toContain(
      `CIncluded: typeof C = published('C');`,
    );
  });

  it('allows for enums, which are never identical', () => {
    const text = textOf('ts signature', 'enum E {}\nfunction f(): E;');
    expect(text).toContain(`Equivalent<typeof E, 'E'>`);
    expect(text).toContain(`Equivalent<typeof f, 'f'>`);
  });
});
