import {expect, it} from 'vitest';
import type {Diagnostic} from '../../../../src/core/diagnostics/diagnostic.ts';
import {problemViews} from '../../../../src/serve/dev/problem-views.ts';
import {writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

const problem: Diagnostic = {
  severity: 'error',
  code: 'broken-link',
  message: '`x` leads to a missing page.',
  file: 'a.md',
  line: 2,
  column: 3,
  hint: 'Try `y`.',
};

it('shows errors with their locations and the lines around them', async () => {
  const folder = await tempFolder();
  await writeFiles(folder, {'a.md': `one\r\n${'2'.repeat(500)}\nthree\nfour\nfive\n`});
  const view = await problemViews([problem, {...problem, severity: 'warning'}], folder);
  expect(view).toEqual({
    kind: 'problems',
    more: 0,
    problems: [
      {
        code: 'broken-link',
        message: '`x` leads to a missing page.',
        location: 'a.md:2:3',
        consequence: '',
        hint: 'Try `y`.',
        lines: [
          {number: 1, text: 'one', isHere: false},
          {number: 2, text: '2'.repeat(240), isHere: true},
          {number: 3, text: 'three', isHere: false},
          {number: 4, text: 'four', isHere: false},
        ],
      },
    ],
  });
});

it('works without lines, file and location, and sorts problems by location', async () => {
  const folder = await tempFolder();
  const {line: _line, ...nowhere} = problem;
  const {problems} = await problemViews(
    [problem, nowhere, {severity: 'error', code: 'x', message: 'Y.'}],
    folder,
  );
  expect(problems.map(({location, lines}) => [location, lines])).toEqual([
    ['', []],
    ['a.md', []],
    ['a.md:2:3', []],
  ]);
});

it('counts hidden problems', async () => {
  const many = Array.from({length: 25}, (_, line) => ({...problem, line}));
  const view = await problemViews(many, await tempFolder());
  expect([view.problems.length, view.more]).toEqual([20, 5]);
});
