import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {readFiles} from '../../support/files.ts';
import {sharedSite} from '../../support/sites.ts';
import {smallSite} from '../../support/small-site.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {fakeIo} from './fake-io.ts';

async function legacydocs(cwd: string, ...argv: readonly string[]) {
  const io = fakeIo({cwd});
  const code = await run(argv, io);
  return {code, out: io.stdout.text(), err: io.stderr.text()};
}

describe('legacydocs export', () => {
  const site = sharedSite();

  it('FORM-04 exports files whose names contain line breaks', async () => {
    const names = ['a\nb.txt', 'c\rd.txt', 'e\u2028f.txt'];
    const texts = names.map((name) => [`content/static/${name}`, 'text'] as const);
    const folder = await site({...smallSite, ...Object.fromEntries(texts)});
    await legacydocs(folder, 'export', '--offline', '--zip');
    const files = Object.keys(await readFiles(join(folder, 'offline')));
    expect(files).toEqual(expect.arrayContaining(names));
    const packed = Object.keys(unzipSync(await readFile(join(folder, 'offline.zip'))));
    expect(packed).toEqual(expect.arrayContaining(names.map((name) => `offline/${name}`)));
  });

  it('FORM-04 builds the site, writes it with relative file URLs only, and packs it reproducibly', async () => {
    const folder = await site(smallSite);
    const latin = Buffer.from('<title>Gr\xF6\xDFe</title><a href="/base/">Home</a>', 'latin1');
    await mkdir(join(folder, 'content/static'));
    await writeFile(join(folder, 'content/static/latin.html'), latin);
    const first = await legacydocs(folder, 'export', '--offline', '--zip');
    expect(first).toMatchObject({code: 0, err: ''});
    expect(first.out.replace(/\d+ files|[\d.]+ kB/g, '…')).toMatchInlineSnapshot(`
      "Exported 8 pages into offline in 100 ms: …, …; no network needed.
      Packed into offline.zip: ….
      Open offline/index.html in a browser.
      "
    `);
    const files = await readFiles(join(folder, 'offline'));
    const documents = Object.entries(files).filter(([path]) => /(?<!latin)\.html$/.test(path));
    const addresses = documents.flatMap(([path, html]) =>
      [...html.matchAll(/\s(?:href|src)="([^"#?]*)/g)].map(([, address = '']) => ({path, address})),
    );
    expect(addresses.length).toBeGreaterThan(50);
    const lost = addresses.filter(({path, address}) => {
      if (/^https:/.test(address) || address === '') return false;
      return !existsSync(join(folder, 'offline', path, '..', decodeURIComponent(address)));
    });
    expect(lost).toEqual([]);
    expect(await readFile(join(folder, 'offline/latin.html'))).toEqual(latin);
    const left = ['404.html', 'sitemap.xml', 'robots.txt', '_headers', '_data/index.json'];
    expect(left.filter((path) => path in files)).toEqual([]);

    const zip = await readFile(join(folder, 'offline.zip'));
    const packed = Object.keys(unzipSync(zip)).sort();
    expect(packed).toEqual(
      Object.keys(files)
        .map((path) => `offline/${path}`)
        .sort(),
    );
    await legacydocs(folder, 'export', '--offline', '--zip');
    expect(await readFile(join(folder, 'offline.zip'))).toEqual(zip);
    const folderAlone = await legacydocs(folder, 'export', '--offline');
    expect(folderAlone.out).toContain('offline.zip is from an earlier export; --zip updates it.\n');
  });

  it('FORM-04 reports features that need a network, and missing files', async () => {
    const folder = await site({
      ...smallSite,
      'site.config.ts': `${smallSite['site.config.ts']?.replace('});', "csp: {img: ['https://img.shields.io']}, onBrokenLinks: 'warn'});")}`,
      'content/pages/index.md': '# Home\n\n![Badge](https://img.shields.io/a.svg) [Gone](/gone)\n',
    });
    const {code, out, err} = await legacydocs(folder, 'export', '--offline');
    expect(code).toBe(0);
    expect(out).toContain('1 URL needs a network');
    expect(err.slice(err.indexOf('content/pages/index.md  warning n'))).toMatchInlineSnapshot(`
      "content/pages/index.md  warning needs-network
        \`https://img.shields.io/a.svg\` is loaded from another host.
        Without a network connection, the file is missing from the page.
        Add the file to the site, next to the page or in \`content/static\`.

      content/pages/index.md  warning not-exported
        No file in the export matches \`https://example.org/base/gone\`.
        The link leads to the deployed site instead.

      content/pages/index.md:3:40  warning broken-link
        \`/gone\` leads to a missing page.
        Readers would see the 404 page.

      "
    `);
  });

  it('FORM-04 replaces its own folder only, and leaves it unchanged if the site has errors', async () => {
    const folder = await site({...smallSite, 'thesis/chapter.txt': 'years of work'});
    const refused = await legacydocs(folder, 'export', '--offline', '-o', 'thesis');
    expect(refused).toMatchObject({code: 1, out: ''});
    expect(refused.err).toContain('is not empty and does not contain an export');
    expect(await readdir(join(folder, 'thesis'))).toEqual(['chapter.txt']);

    expect(await legacydocs(folder, 'export', '--offline')).toMatchObject({code: 0});
    await writeFile(join(folder, 'content/pages/index.md'), '# Home\n\n[Gone](/gone)\n');
    const failed = await legacydocs(folder, 'export', '--offline');
    expect(failed).toMatchObject({code: 1, out: ''});
    expect(failed.err).toContain('Nothing was exported because the build failed.');
    expect(await readFile(join(folder, 'offline/index.html'), 'utf8')).not.toContain('Gone');
  });

  it('FORM-04 names scripts of the configuration once, at their location', async () => {
    const folder = await site({
      ...smallSite,
      'site.config.ts': `${smallSite['site.config.ts']?.replace('});', "scripts: ['https://cdn.example.net/a.js', '/own.js']});")}`,
      'content/static/own.js': '',
    });
    const {code, out, err} = await legacydocs(folder, 'export');
    expect(code).toBe(0);
    expect(out).toContain('1 URL needs a network');
    expect(err).toMatchInlineSnapshot(`
      "site.config.ts  warning needs-network
        \`https://cdn.example.net/a.js\` in \`scripts\` is loaded from another host by every page.
        Pages in the export run the script only with a network connection.
        If the export needs the script, add the file to \`content/static\` and use its path in \`scripts\`.

      "
    `);
  });

  it('needs no `--offline`, and accepts another folder than the built site', async () => {
    const folder = await folderWith({'site.config.ts': ''});
    expect(await legacydocs(folder, 'export', '-o', 'build/a')).toMatchObject({
      code: 2,
      err: "error: --out-dir must not be in `build`, which is the site's own output folder.\n",
    });
  });

  it('FORM-08 `offline: true` writes the zip file with every build, and links to it in the version menu', async () => {
    const settings = `offline: true, themeConfig: {navbar: {items: [{type: 'docsVersionDropdown'}]}},`;
    const folder = await site({
      ...smallSite,
      'site.config.ts': `${smallSite['site.config.ts']?.replace('});', `${settings}});`)}`,
    });
    const packed = async () => {
      const files = unzipSync(await readFile(join(folder, 'build/offline.zip')));
      return Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)] as const);
    };
    const link = /<li><a href="([^"]*)"[^>]*>Offline copy \(zip\)</;

    expect(await legacydocs(folder, 'build', '--strict')).toMatchObject({code: 0, err: ''});
    const html = await readFile(join(folder, 'build/docs/setup/index.html'), 'utf8');
    expect(link.exec(html)?.[1]).toBe('/base/offline.zip');
    await legacydocs(folder, 'export');
    const files = await readFiles(join(folder, 'offline'));
    const exported = Object.entries(files).map(([path, text]) => [`offline/${path}`, text]);
    expect((await packed()).sort()).toEqual(exported.sort());
    expect(link.exec(files['docs/setup/index.html'] ?? '')?.[1]).toBe(
      'https://example.org/base/offline.zip',
    );

    const source = join(folder, 'content/docs/2.x/setup.md');
    await writeFile(source, '# Setup\n\nAnother [start](./guide/first.md).\n');
    expect(await legacydocs(folder, 'build')).toMatchObject({code: 0, err: ''});
    expect(new Map(await packed()).get('offline/docs/setup/index.html')).toContain('Another');
  });
});
