import {expect, it} from 'vitest';
import {pageParts} from '../../../../src/pages/bundle/page-bundles.ts';

const partsOf = (imports: Parameters<typeof pageParts>[0]['imports']) =>
  pageParts({sourcePath: 'content/docs/page.mdx', imports}, '/site');

it('names what a page imports from the site, and nothing else', () => {
  const imports = [
    {specifier: 'react/jsx-runtime', imported: 'jsx', local: '_jsx'},
    {specifier: 'legacydocs/theme', imported: 'Tabs', local: 'Tabs'},
    {specifier: '../box.tsx', imported: 'default', local: 'Box'},
    {specifier: '../box.tsx', imported: 'Ball', local: 'Bowl'},
    {specifier: '../box.tsx', imported: 'a b', local: 'C'},
    {specifier: '@site/content/all.ts', imported: '*', local: 'all'},
  ];
  expect(partsOf(imports)).toBe(
    [
      'export {"default" as Box} from "/site/content/box.tsx";',
      'export {"Ball" as Bowl} from "/site/content/box.tsx";',
      'export {"a b" as C} from "/site/content/box.tsx";',
      'export * as all from "@site/content/all.ts";',
    ].join('\n'),
  );
});

it('returns nothing for pages without imports', () => {
  expect(partsOf([])).toBeUndefined();
});
