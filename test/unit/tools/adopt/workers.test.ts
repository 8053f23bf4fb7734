import {compile} from 'css-select';
import {describe, expect, it} from 'vitest';
import type {ItemOutcome} from '../../../../src/core/async/worker-thread.ts';
import type {WorkerPool} from '../../../../src/core/async/workers.ts';
import type {PageContext} from '../../../../src/tools/adopt/page-job.ts';
import {lineNumbers, menuParts, silentParts} from '../../../../src/tools/adopt/profiles/common.ts';
import {profiles} from '../../../../src/tools/adopt/profiles/index.ts';
import {oldPages, readPages} from '../../../../src/tools/adopt/read-pages.ts';
import {parseHtml} from '../../../../src/tools/adopt/tree/parse.ts';
import {matches, selectorOptions, walk} from '../../../../src/tools/adopt/tree/select.ts';
import {generatorFixtures} from './generators.ts';

describe('ADOPT-08 pages that cannot be read', () => {
  it('are reported if the memory does not suffice', async () => {
    const failing: WorkerPool = {
      size: 1,
      run: async (job, _, onOutcome) => {
        for (const [index] of [...job.items].entries()) {
          onOutcome({failure: {kind: 'memory', message: ''}} as ItemOutcome<never>, index);
        }
      },
      started: () => 1,
      rest: async () => undefined,
      close: async () => undefined,
    };
    const files = new Map([['lid.html', () => Buffer.from('<p>A lid.')]]);
    const readings = await readPages(files, {} as PageContext, {
      workers: failing,
      signal: undefined,
      onProgress: () => undefined,
    });
    const old = oldPages(readings, {redirects: new Map(), skipped: []}, files);
    expect(old.unreadable).toEqual(['lid.html']);
    expect(old.diagnostics).toMatchObject([
      {
        code: 'adopt-page-unreadable',
        file: 'lid.html',
        message: 'Reading the page takes more memory than is available.',
      },
    ]);
  });
});

it('finds the same elements with a list of selectors as with each selector', () => {
  const pages = generatorFixtures
    .flatMap(({files}) => Object.entries(files))
    .filter(([path]) => path.endsWith('.html'))
    .map(([, html]) => parseHtml(String(html), false));
  const lists = [
    menuParts,
    silentParts,
    lineNumbers,
    '[ID="Lid" i], [class~="note"], [class="note"], p.note.tip, h1:not(.title), [data-lang]',
    ...profiles.flatMap(({landmarks, article, leaveOut = []}) => [
      landmarks,
      article.join(', '),
      leaveOut.join(', ') || '*',
    ]),
  ];
  let found = 0;
  for (const list of lists) {
    const test = compile(list, selectorOptions);
    for (const page of pages) {
      walk(page, (element) => {
        const expected = test(element);
        if (matches(element, list) !== expected) expect.fail(`${list} and <${element.tagName}>`);
        found += Number(expected);
        return true;
      });
    }
  }
  expect(pages.length).toBeGreaterThan(5);
  expect(found).toBeGreaterThan(100);
});
