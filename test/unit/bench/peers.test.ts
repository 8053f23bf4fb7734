import {describe, expect, it} from 'vitest';
import {
  withAdmonitions,
  withBareFences,
  withoutComponents,
} from '../../../scripts/bench/peers/markdown.mjs';
import {corpusTable, withSection} from '../../../scripts/bench/peers/report.mjs';

const page = [
  'Text.',
  '',
  ':::caution One view',
  'Inside.',
  ':::',
  '',
  '````md title="a.md" {1}',
  ':::note Not one',
  '```js title="not a fence"',
  ':::',
  '````',
].join('\n');

describe('a page for other generators', () => {
  it('has its admonitions rewritten, but never its code', () => {
    const text = withAdmonitions(page, {
      open: (kind, title) => `<aside class="${kind}">${title}`,
      close: '</aside>',
    });
    expect(text).toBe(
      page.replace(
        ':::caution One view\nInside.\n:::',
        '<aside class="caution">One view\nInside.\n</aside>',
      ),
    );
  });

  it('keeps the language of code blocks only', () => {
    expect(withBareFences(page)).toBe(page.replace('````md title="a.md" {1}', '````md'));
  });

  it('omits imports and components, and keeps ids of headings and code', () => {
    const text = [
      "import {Figure} from './Figure.tsx';",
      '',
      '## Title {#an-id}',
      '',
      '<Figure',
      '  size={3}',
      '/>',
      '',
      '```tsx',
      "import React from 'react';",
      '```',
    ].join('\n');
    expect(withoutComponents(text).replaceAll(/\n+/g, '\n').trim()).toBe(
      "## Title {#an-id}\n```tsx\nimport React from 'react';\n```",
    );
  });
});

describe('the report', () => {
  it('shows medians, spread, and the ratios of other generators to legacydocs', () => {
    const run = (name: string, title: string, seconds: number) => ({
      name,
      case: title,
      seconds,
      cpuSeconds: seconds * 1.5,
      megabytes: 100,
    });
    const cases = ['cold', 'unchanged', 'edited'];
    const table = corpusTable({
      title: 'this site',
      machine: '2 cores',
      runs: cases.flatMap((title) => [
        ...[1, 9, 2].map((seconds) => run('legacydocs', title, seconds)),
        ...[5, 4, 3].map((seconds) => run('Hugo', title, seconds)),
      ]),
      outputs: ['legacydocs', 'Hugo'].map((name) => ({name, pages: 3, files: 9, bytes: 2.5e6})),
    });
    expect(table).toMatchInlineSnapshot(`
      "### this site

      Medians of 3; 2 cores.

      | generator | cold, s | nothing changed, s | one page edited, s | CPU cold, s | peak MB cold | pages | files | MB out |
      | --- | --- | --- | --- | --- | --- | --- | --- | --- |
      | legacydocs | 2.00 ± 4.00 | 2.00 ± 4.00 | 2.00 ± 4.00 | 3.0 | 100 | 3 | 9 | 2.5 |
      | Hugo | 4.00 ± 1.00, **2.0 ×** | 4.00 ± 1.00, **2.0 ×** | 4.00 ± 1.00, **2.0 ×** | 6.0 | 100 | 3 | 9 | 2.5 |
      "
    `);
  });

  it('replaces the section between its markers, and adds a missing one', () => {
    const added = withSection('# Results\n\nText.\n', 'first');
    expect(added).toBe(
      '# Results\n\nText.\n\n## Peers\n\n<!-- peers -->\n\nfirst\n<!-- /peers -->\n',
    );
    expect(withSection(`${added}\n## After\n`, 'second')).toBe(
      `${added.replace('first', 'second')}\n## After\n`,
    );
  });
});
