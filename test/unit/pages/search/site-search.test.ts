import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSearcher, manifestPath, type Searcher} from '../../../../src/pages/lookup/index.ts';
import {changedPaths, readHashes, writeFiles} from '../../../support/files.ts';
import {buildGoodSite, docsSettings, siteConfig, siteWith} from '../../../support/sites.ts';
import {sharedFolder} from '../../../support/temp-folder.ts';

async function searcherOf(siteFolder: string): Promise<Searcher> {
  const readJson = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(join(siteFolder, 'build', path), 'utf8'));
  const manifest: Parameters<typeof createSearcher>[0] = JSON.parse(
    await readFile(join(siteFolder, 'build', manifestPath), 'utf8'),
  );
  return createSearcher(manifest, readJson);
}

describe('the search of a site with versions', () => {
  const parent = sharedFolder();
  let folder = '';
  beforeAll(async () => {
    folder = await siteWith(
      {
        'site.config.ts': siteConfig(docsSettings('2.x', '1.x')),
        'content/docs/2.x/start.md':
          '---\nkeywords: [kickoff]\n---\n# Start\n\nHow it begins.\n\n## Set up\n\nTake a hammer.\n',
        'content/docs/2.x/api/useThing.mdx':
          '# useThing\n\n| Name | Meaning |\n| --- | --- |\n| `stiffness` | How stiff. |\n',
        'content/docs/1.x/start.md': '# Start\n\nThe old beginning.\n',
        'content/docs/1.x/only.md': '# Retired\n\nGone since.\n',
        'content/pages/team.md': '---\ntitle: Crew\n---\n# Makers\n\nWho made it.\n',
      },
      parent(),
    );
    await buildGoodSite(folder);
  });

  it('SRCH-02 covers titles, headings, text, keywords and documented names, by version', async () => {
    const searcher = await searcherOf(folder);
    const find = async (query: string, ...scopes: readonly string[]) =>
      (await searcher.find(query, scopes, 5)).pages.map(({path, sections}) =>
        [path, ...sections.map(({anchor}) => anchor)].join('#'),
      );
    expect(await find('start', 'docs/2.x')).toEqual(['/docs/start']);
    expect(await find('set up', 'docs/2.x')).toEqual(['/docs/start#set-up']);
    expect(await find('hammer', 'docs/2.x')).toEqual(['/docs/start#set-up']);
    expect(await find('kickoff', 'docs/2.x')).toEqual(['/docs/start#']);
    expect(await find('stiffness', 'docs/2.x')).toEqual(['/docs/api/useThing#stiffness']);
    expect(await find('retired', 'docs/2.x')).toEqual([]);
    expect(await find('retired', 'docs/1.x')).toEqual(['/docs/1.x/only']);
    expect(await find('crew', 'docs/2.x', 'pages')).toEqual(['/team']);
    expect(await find('makers', 'docs/2.x', 'pages')).toEqual(['/team#']);
  });

  it('suggests the top of the sidebar', async () => {
    const starts = await (await searcherOf(folder)).starts('docs/2.x');
    expect(starts.map(({path}) => path)).toEqual(['/docs/api/useThing', '/docs/start']);
  });

  it('changes the search data of a version whose text changes, like a clean build', async () => {
    const before = await readHashes(join(folder, 'build'));
    await writeFiles(folder, {'content/docs/1.x/only.md': '# Retired\n\nGone since. Long ago.\n'});
    await buildGoodSite(folder);
    const after = await readHashes(join(folder, 'build'));
    const changed = changedPaths(before, after).filter((path) => /search/.test(path));
    const searcher = await searcherOf(folder);
    expect((await searcher.find('long ago', ['docs/1.x'], 5)).total).toBe(1);
    expect(new Set(changed.map((path) => path.replace(/\.\w{8}\./, '.')))).toEqual(
      new Set(['_data/search.json', 'assets/search/terms.json', 'assets/search/texts.json']),
    );
    expect(changed.filter((path) => path in after && path in before)).toEqual([
      '_data/search.json',
    ]);
    await buildGoodSite(folder, {cache: false, outDir: 'again'});
    expect(await readHashes(join(folder, 'again'))).toEqual(after);
  });
});

describe('the search of a site without versions', () => {
  it('finds pages of a site without docs, at the root of a host, with trailing slashes', async () => {
    const folder = await siteWith({
      'site.config.ts': siteConfig('trailingSlash: true,').replace('/base/', '/'),
      'content/pages/guide.md': '# Guide\n\nRead me.\n',
      // The text of a `.tsx` page is not indexed, because the text is unknown before the code runs.
      'content/pages/silent.tsx': 'export default function Silent() { return <h1>Silent</h1>; }\n',
    });
    await buildGoodSite(folder);
    const searcher = await searcherOf(folder);
    const {pages} = await searcher.find('read', ['pages'], 5);
    expect(pages.map(({path}) => path)).toEqual(['/guide/']);
    expect((await searcher.starts('pages')).map(({title}) => title)).toEqual(['Home', 'Guide']);
  });
});
