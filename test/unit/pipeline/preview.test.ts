import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {buildSession} from '../../../src/pipeline/session.ts';
import {writeFiles} from '../../support/files.ts';
import {buildSite, built, siteWith} from '../../support/sites.ts';
import {smallSite} from '../../support/small-site.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

const parent = sharedFolder();
const page = 'content/docs/2.x/guide/first.md';
let folder = '';
const session = buildSession();

beforeAll(async () => {
  folder = await siteWith(smallSite, parent());
  await buildSite(folder, {}, session);
});

/** Writes a page and returns its preview. */
async function previewOf(sourcePath: string, text: string) {
  await writeFiles(folder, {[sourcePath]: text});
  const seen = await session.preview(sourcePath);
  await writeFiles(folder, {[sourcePath]: smallSite[sourcePath] ?? ''});
  return seen;
}

it('shows a page like a build', async () => {
  const script = await built(folder, '_data/docs/guide/first.js');
  const seen = await session.preview(page);
  expect(script).toBe(`export default ${JSON.stringify(seen?.html)};\n`);
  const metadata = JSON.parse(
    await readFile(join(folder, 'build/_data/docs/guide/first.json'), 'utf8'),
  );
  expect([seen?.path, seen?.toc]).toEqual([metadata.path, metadata.page.toc]);
});

it('shows new text, with links to pages and images that the build contains', async () => {
  const seen = await previewOf(
    page,
    '# First guide\n\n## New\n\n[Setup](../setup.md) ![](./dot.svg)\n',
  );
  expect(seen?.html).toContain('href="/base/docs/setup"');
  expect(seen?.html).toMatch(/src="\/base\/assets\/images\/dot-[\da-f]{8}\.svg"/);
  expect(seen?.toc.map(({id}) => id)).toEqual(['new']);
});

it.each([
  ['front matter', page, '---\ntitle: Other\n---\n\n# First guide\n'],
  ['front matter that is not finished', page, '---\ntitle: Other\n\n# First guide\n'],
  ['nothing, as editors leave a file before they write it', page, ''],
  ['a module', 'content/pages/live.mdx', '# Live\n'],
  ['a file that is no page', 'content/docs/2.x/new.md', '# New\n'],
])('leaves to the build: %s', async (_what, sourcePath, text) => {
  expect(await previewOf(sourcePath, text)).toBeUndefined();
});

it('leaves to the build an image that no page has shown before', async () => {
  await writeFiles(folder, {
    'content/docs/2.x/guide/new.svg': smallSite['content/docs/2.x/guide/dot.svg'] ?? '',
  });
  expect(await previewOf(page, '![](./new.svg)\n')).toBeUndefined();
});
