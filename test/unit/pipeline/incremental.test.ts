import {join} from 'node:path';
import {expect, it} from 'vitest';
import {
  changedPaths,
  type Files,
  isSearchData,
  readHashes,
  readTraces,
  writeFiles,
} from '../../support/files.ts';
import {buildGoodSite, sharedSite} from '../../support/sites.ts';
import {smallSite} from '../../support/small-site.ts';

const siteWith = sharedSite();

/** Edits and rebuilds the small site, and returns the output files that have changed, except search data. */
async function changedBy(edit: Files): Promise<string[]> {
  const folder = await siteWith(smallSite);
  await buildGoodSite(folder);
  const before = await readTraces(join(folder, 'build'));
  const hashes = await readHashes(join(folder, 'build'));
  await writeFiles(folder, edit);
  const {output} = await buildGoodSite(folder);
  const changed = changedPaths(hashes, await readHashes(join(folder, 'build')));
  const after = await readTraces(join(folder, 'build'));
  // Unchanged files must not be written again.
  const untouched = Object.keys(hashes).filter((path) => !changed.includes(path));
  for (const path of untouched) expect([path, after[path]]).toEqual([path, before[path]]);
  expect(output?.filesWritten).toBe(changed.filter((path) => path in after).length);
  return changed.filter((path) => !isSearchData(path));
}

it("changes a page's document, chunk and Markdown when its text changes", async () => {
  expect(
    await changedBy({
      'content/docs/2.x/guide/second.md': '# Second guide\n\nMore.\n\nMuch more.\n',
    }),
  ).toEqual(['_data/docs/guide/second.js', 'docs/guide/second.md', 'docs/guide/second/index.html']);
});

it("changes a page's metadata too when its description changes", async () => {
  expect(
    await changedBy({'content/docs/2.x/guide/second.md': '# Second guide\n\nLess.\n'}),
  ).toEqual([
    '_data/docs/guide/second.js',
    '_data/docs/guide/second.json',
    'docs/guide/second.md',
    'docs/guide/second/index.html',
    'docs/llms.txt',
  ]);
});

it('changes everything that shows a title when the title changes: sidebar, pagination, open branches', async () => {
  expect(await changedBy({'content/docs/2.x/guide/second.md': '# 2nd guide\n\nMore.\n'})).toEqual(
    [
      // The page's own files.
      '_data/docs/guide/second.js',
      '_data/docs/guide/second.json',
      'docs/guide/second.md',
      'docs/guide/second/index.html',
      // `llms.txt` files.
      'docs/llms.txt',
      // Files of the previous and next page, which show the page's name.
      '_data/docs/guide/first.json',
      'docs/guide/first/index.html',
      '_data/docs/last.json',
      'docs/last/index.html',
      // Sidebars of the page's version.
      '_data/sidebars/2.x.json',
    ].sort(),
  );
});

it('changes every page that shows the top level of a sidebar when a title there changes', async () => {
  expect(
    await changedBy({
      'content/docs/2.x/setup.md': '# Set up\n\nHow to [start](./guide/first.md).\n',
    }),
  ).toEqual(
    [
      '_data/docs/setup.js',
      '_data/docs/setup.json',
      'docs/setup.md',
      'docs/setup/index.html',
      'docs/llms.txt',
      '_data/docs.json',
      'docs/index.html',
      '_data/docs/guide/first.json',
      'docs/guide/first/index.html',
      'docs/guide/second/index.html',
      'docs/last/index.html',
      '_data/sidebars/2.x.json',
    ].sort(),
  );
});

it('touches no file and no folder when nothing changed', async () => {
  const folder = await siteWith(smallSite);
  await buildGoodSite(folder);
  const before = await readTraces(join(folder, 'build'));
  const {output} = await buildGoodSite(folder);
  expect(output).toMatchObject({filesWritten: 0, bytesWritten: 0});
  expect(await readTraces(join(folder, 'build'))).toEqual(before);
});

it('keeps pages whose elements have the same styles, and their one sheet', async () => {
  const boxed = {
    ...smallSite,
    'content/box.tsx': "export const Box = () => <b style={{color: 'red'}}>Box</b>;\n",
    'content/pages/live2.mdx': "import {Box} from '../box.tsx';\n\n# Live too\n\n<Box />\n",
  };
  const folder = await siteWith(boxed);
  await buildGoodSite(folder);
  const before = await readHashes(join(folder, 'build'));
  expect(Object.keys(before).filter((path) => path.includes('/inline.'))).toHaveLength(1);
  // The edit also adds a link, because an edit of text alone would not cause a full build.
  await writeFiles(folder, {'content/docs/2.x/last.md': '# Last\n\nThe end. [Home](/)\n'});
  const {output} = await buildGoodSite(folder);
  const changed = changedPaths(before, await readHashes(join(folder, 'build')));
  expect(changed.filter((path) => /live|inline/.test(path))).toEqual([]);
  expect(output?.changed.filter((path) => /live|inline/.test(path))).toEqual([]);
});
