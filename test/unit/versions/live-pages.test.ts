import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readFiles} from '../../support/files.ts';
import {buildGoodSite, buildSite, built, sharedSite, siteWith} from '../../support/sites.ts';
import {legacydocs} from './frozen-site.ts';
import {liveSite} from './live-site.ts';

const siteOf = sharedSite();
const frozen = 'content/frozen/1.x';

describe('freezing a version with live components', () => {
  it('is reproducible, also in another folder', async () => {
    const folder = await siteOf(liveSite);
    const elsewhere = await siteWith(liveSite);
    for (const site of [folder, elsewhere]) {
      expect(await legacydocs(site, 'freeze', '1.x')).toMatchObject({code: 0, err: ''});
    }
    const files = await readFiles(join(folder, frozen));
    expect(await readFiles(join(elsewhere, frozen))).toEqual(files);
    await legacydocs(folder, 'freeze', '1.x', '--again');
    expect(await readFiles(join(folder, frozen))).toEqual(files);
  });

  it('reports the frozen pages and the interactive ones', async () => {
    const folder = await siteOf(liveSite);
    const {out} = await legacydocs(folder, 'freeze', '1.x');
    expect(out.replace(/[\d.]+ kB/, '<size>')).toMatchInlineSnapshot(`
      "Froze 1.x: 3 pages in 16 files, <size>, in 100 ms.
      The components on 1 page stay interactive, with React 19.3.1.
      Commit content/frozen/1.x: builds use it instead of the sources, which you can now remove.
      "
    `);
  });

  it('names a component that fails, and freezes nothing', async () => {
    const folder = await siteOf({
      ...liveSite,
      'content/parts/Counter.tsx': "export function Counter() { throw new Error('no count'); }\n",
    });
    const {code, err} = await legacydocs(folder, 'freeze', '1.x');
    expect(err).toMatchInlineSnapshot(`
      "content/docs/1.x/live.mdx  error render-failed
        The page cannot be rendered: no count
        The version cannot be frozen.
        Run \`legacydocs build\`, which reports the component.

      "
    `);
    expect(code).toBe(1);
    expect(await readFiles(join(folder, 'content/frozen'))).toEqual({});
  });

  it('keeps links of imported Markdown, with their locations', async () => {
    const folder = await siteOf(liveSite);
    await legacydocs(folder, 'freeze', '1.x');
    await rm(join(folder, 'content/docs/1.x'), {recursive: true});
    await buildGoodSite(folder);
    const html = await built(folder, 'docs/1.x/live/index.html');
    expect(html).toContain('Part: <a href="/base/docs/1.x/">introduction</a>');
    expect(
      html.match(/<img src="[^"]*dot-[^"]*" width="9" height="9" loading="lazy" alt="Dot"/g),
    ).toHaveLength(2);
    const page = JSON.parse(await readFile(join(folder, frozen, 'pages/live.json'), 'utf8'));
    expect(
      page.slots.map(
        ({url, file = '', line}: {url: string; file?: string; line: number}) =>
          `${url} ${file}:${line}`,
      ),
    ).toEqual([
      './guide/setup.md#install :11',
      './guide/dot.svg :11',
      './intro.md content/docs/1.x/_part.mdx:1',
      './guide/dot.svg content/docs/1.x/_part.mdx:1',
    ]);
  });

  it('detects that a component has changed since', async () => {
    const folder = await siteOf(liveSite);
    await legacydocs(folder, 'freeze', '1.x');
    await buildGoodSite(folder);
    const file = join(folder, 'content/parts/Counter.tsx');
    await writeFile(file, `${await readFile(file, 'utf8')}\n`);
    const {diagnostics} = await buildSite(folder);
    expect(diagnostics.map(({code, file}) => [code, file])).toEqual([
      ['frozen-sources-changed', 'content/parts/Counter.tsx'],
    ]);
    expect((await legacydocs(folder, 'freeze', '--check')).code).toBe(1);
  });
});

describe('thawing', () => {
  it('lists the changed sources, and changes nothing in a dry run', async () => {
    const folder = await siteOf(liveSite);
    await legacydocs(folder, 'freeze', '1.x');
    const before = await readFiles(join(folder, frozen));
    expect((await legacydocs(folder, 'thaw', '1.x', '--dry-run')).out).toMatchInlineSnapshot(`
      "Its sources have not changed since it was frozen.
      Nothing was changed.
      "
    `);
    const intro = join(folder, 'content/docs/1.x/intro.md');
    await writeFile(intro, (await readFile(intro, 'utf8')).replace('To the', 'Go on to the'));
    await writeFile(join(folder, 'content/docs/1.x/more.md'), '# More\n\nText.\n');
    const {out} = await legacydocs(folder, 'thaw', '1.x', '--dry-run');
    expect(out).toMatchInlineSnapshot(`
      "changed: content/docs/1.x/intro.md
      added: content/docs/1.x/more.md
      2 source files changed since it was frozen.
      Nothing was changed.
      "
    `);
    expect(await readFiles(join(folder, frozen))).toEqual(before);
  });

  it('keeps the frozen version when there are no sources', async () => {
    const folder = await siteOf(liveSite);
    await legacydocs(folder, 'freeze', '1.x');
    const before = await readFiles(join(folder, frozen));
    await rm(join(folder, 'content/docs/1.x'), {recursive: true});
    const gone = await legacydocs(folder, 'thaw', '1.x');
    expect(gone).toMatchObject({code: 1, out: ''});
    expect(gone.err).toMatchInlineSnapshot(`
      "content/frozen/1.x  error sources-gone
        Version \`1.x\` has no sources: the folder \`content/docs/1.x\` does not exist.
        Nothing was changed. The version stays frozen.
        Restore the sources from version control first.

      "
    `);
    expect(await readFiles(join(folder, frozen))).toEqual(before);
  });
});
