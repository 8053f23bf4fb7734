import {join} from 'node:path';
import {expect, it} from 'vitest';
import {findInCode} from '../../../../src/pages/links/find-in-sources.ts';
import type {Files} from '../../../support/files.ts';
import {folderWith} from '../../../support/temp-folder.ts';

/** Returns the location of a URL in these bundled files. */
async function found(files: Files, href: string, page?: string) {
  const folder = await folderWith(files);
  const paths = Object.keys(files).map((path) => join(folder, path));
  return findInCode(join(folder, 'site'), paths, '/base/')(href, page);
}

const box = {file: 'content/box.tsx', line: 2, column: 13};
const text = "import a from 'a';\nconst to = '/docs/x';\n";

it('LINK-10 finds a URL in the code of the site, not in installed or outside files', async () => {
  const files = {
    'site/content/box.tsx': text,
    'site/node_modules/pack/index.js': text,
    'other/index.js': text,
  };
  expect(await found(files, '/base/docs/x/')).toMatchObject(box);
});

it('LINK-10 prefers the page to other files, and none of several others', async () => {
  const files = {'site/content/box.tsx': text, 'site/content/other.tsx': text};
  expect(await found(files, '/base/docs/x', 'content/box.tsx')).toMatchObject(box);
  expect(await found(files, '/base/docs/x', 'content/page.mdx')).toBeUndefined();
});

it.each([["'/base/docs/x'"], ['"docs/x/"'], ['`/docs/x`']])(
  'LINK-10 recognizes the forms of a URL: %s',
  async (written) => {
    const files = {'site/content/box.tsx': `to = ${written}`};
    expect(await found(files, '/base/docs/x')).toMatchObject({file: 'content/box.tsx', line: 1});
  },
);

it('LINK-10 finds a URL in the HTML of a page that was not bundled', async () => {
  const folder = await folderWith({
    'site/content/a.md': '# A\n\n<iframe src="./b.html"></iframe>\n',
  });
  const find = findInCode(join(folder, 'site'), [], '/');
  expect(find('./b.html', 'content/a.md')).toEqual({file: 'content/a.md', line: 3, column: 14});
});

it('LINK-10 does not match a part of a longer URL', async () => {
  const files = {'site/content/box.tsx': "to = '/docs/x/y'"};
  expect(await found(files, '/base/docs/x')).toBeUndefined();
});
