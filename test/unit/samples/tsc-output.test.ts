import {describe, expect, it} from 'vitest';
import {readFences} from '../../../scripts/samples/read-fences.ts';
import {sampleFiles} from '../../../scripts/samples/sample-files.ts';
import {problemsOf} from '../../../scripts/samples/tsc-output.ts';

const page = 'content/docs/2.x/page.md';
const source = [
  'Text',
  '- Item',
  '  ```ts',
  '  first;',
  '    second;',
  '  ```',
  '',
  '```ts signature',
  'function f(): void;',
  '```',
  '',
  '```js',
  'third;',
  '```',
].join('\n');
const samples = sampleFiles(readFences(source, page).fences, page);
const places = {
  samples: new Map(samples.map((sample) => [sample.path, sample])),
  folder: 'scripts/samples/versions/2.x/.work',
};
const problems = (output: string) => problemsOf(output, places);
const placesOf = (output: string) =>
  problems(output)?.map(({file, line, column}) => `${file}:${line}:${column}`);

describe('the output of the type checker', () => {
  it('is reported for the page, at the position on the page', () => {
    const output = [
      "content/docs/2.x/page/sample-1.ts(2,3): error TS2304: Cannot find name 'second'.",
      'content/docs/2.x/page/sample-2.ts(1,18): error TS2769: No overload matches.',
      "  Type 'A' is not assignable to type 'B'.",
      "    Type 'C' is missing.",
      '',
    ].join('\n');
    expect(problems(output)).toEqual([
      {
        severity: 'error',
        code: 'sample-invalid',
        message: "TS2304: Cannot find name 'second'.",
        file: page,
        line: 5,
        column: 5,
      },
      {
        severity: 'error',
        code: 'sample-invalid',
        message:
          "TS2769: No overload matches.\n  Type 'A' is not assignable to type 'B'.\n    Type 'C' is missing.",
        file: page,
        line: 9,
        column: 10,
      },
    ]);
  });

  it('shows both sides if a signature differs', () => {
    const output =
      "content/docs/2.x/page/sample-2.ts(2,14): error TS2322: Type 'boolean' is not assignable to type '{ page: () => void; library: (a: string) => void; }'.\n";
    expect(problems(output)).toEqual([
      {
        severity: 'error',
        code: 'sample-invalid',
        message:
          'The library declares it differently.\nOn the page: () => void\nIn the library: (a: string) => void',
        file: page,
        line: 9,
        column: 1,
      },
    ]);
  });

  it('can report for TypeScript only that a type is missing', () => {
    const implicit = (file: string) =>
      `content/docs/2.x/page/${file}(1,1): error TS7006: Parameter implicitly has an 'any' type.\n  Detail.\n`;
    expect(placesOf(implicit('sample-3.js'))).toEqual([]);
    expect(placesOf(implicit('sample-1.ts'))).toEqual([`${page}:4:3`]);
  });

  it('can be about the declarations that samples are checked with', () => {
    expect(placesOf("../context.ts(3,4): error TS2694: It has no exported member 'X'.\n")).toEqual([
      'scripts/samples/versions/2.x/context.ts:3:4',
    ]);
  });

  it('is not parsed if it is about the checker itself', () => {
    expect(
      problems("error TS2688: Cannot find type definition file for 'jest'.\n"),
    ).toBeUndefined();
  });

  it('can be empty', () => {
    expect(problems('')).toEqual([]);
  });
});
