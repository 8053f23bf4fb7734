import {cp, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {pathKind} from '../../../src/core/paths/paths.ts';
import {type Files, readFiles} from '../../support/files.ts';
import {repository} from '../../support/repository.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {builtSites} from '../tools/adopt/sites.ts';
import {fakeIo} from './fake-io.ts';

const minutes = 60_000;

const siteConfig = `import {defineConfig} from 'legacydocs';

export default defineConfig({
  title: 'Kettle',
  url: 'https://kettle.example',
  baseUrl: '/',
  docs: {versions: [{name: '2.x'}]},
});
`;

/** Creates a folder with a site and, in `old`, the built HTML of an older version. */
async function machine(files: Files = {}): Promise<string> {
  const cwd = await folderWith({
    'site/site.config.ts': siteConfig,
    'site/content/docs/2.x/index.md': '# New\n',
    'site/content/pages/index.md': '# Home\n',
    ...files,
  });
  await cp(join(repository, 'test/fixtures/adopt/docusaurus-2'), join(cwd, 'old'), {
    recursive: true,
  });
  return cwd;
}

async function call(cwd: string, ...argv: readonly string[]) {
  const io = fakeIo({cwd});
  return {code: await run(argv, io), out: io.stdout.text(), err: io.stderr.text()};
}

async function sourcesOf(folder: string): Promise<Files> {
  const files = await readFiles(folder);
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => !path.startsWith('.legacydocs/')),
  );
}

describe('legacydocs adopt', () => {
  it(
    'ADOPT-01 makes a frozen version that builds strictly, is verified and searchable, and answers at its old URLs',
    async () => {
      const cwd = await machine();
      const adopted = await call(
        cwd,
        ...'adopt old site --version 1.x --url https://kettle.example/'.split(' '),
      );
      expect(adopted.code).toBe(0);
      expect(adopted.err).toContain('Another page or file of the site has the old path `/docs`.');
      expect(adopted.out).toContain('  Pages             2 pages, 2 without differences\n');
      expect(adopted.out).toContain('contract.txt lists 3 old URLs.\n');
      expect(await readFile(join(cwd, 'site/site.config.ts'), 'utf8')).toBe(
        siteConfig.replace("{name: '2.x'}", "{name: '2.x'}, {name: '1.x'}"),
      );
      expect(await call(cwd, 'build', 'site', '--strict')).toMatchObject({code: 0, err: ''});
      expect(await call(cwd, 'check', 'site', '--contract', 'site/contract.txt')).toMatchObject({
        code: 0,
      });
      expect((await call(cwd, 'verify', 'site')).out).toContain(
        '1.x: unchanged since it was frozen',
      );
      const page = await readFile(
        join(cwd, 'site/build/docs/1.x/docs/guide/boil/index.html'),
        'utf8',
      );
      expect(page).toContain('<h2 id="steps">');
      expect(page).toMatch(/<img[^>]* src="\/assets\/images\/kettle-[\da-f]{8}\.png"/);
      expect(pathKind(join(cwd, 'site/build/assets/images/kettle.png'))).toBe('file');
      const output = await readFiles(join(cwd, 'site/build'));
      expect(
        Object.entries(output).some(
          ([path, text]) => path.startsWith('assets/search/') && text.includes('kettle'),
        ),
      ).toBe(true);
      expect(output['docs/1.x/docs.md']).toContain('Boil only what you **need**.');
    },
    3 * minutes,
  );

  it.each(builtSites.map((site) => [site.name, site.files] as const))(
    'ADOPT-02 adopts a whole site of %s, which builds strictly, is verified and searched, twice with the same bytes',
    async (_, files) => {
      const cwd = await folderWith({
        'site/site.config.ts': siteConfig.replace(
          "versions: [{name: '2.x'}]",
          "routeBasePath: '/', versions: [{name: '1.x'}]",
        ),
        ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`old/${path}`, text])),
      });
      const adopt = 'adopt old site --version 1.x'.split(' ');
      expect(await call(cwd, ...adopt)).toMatchObject({code: 0, err: ''});
      const once = await sourcesOf(join(cwd, 'site'));
      expect(await call(cwd, ...adopt)).toMatchObject({code: 0, err: ''});
      expect(await sourcesOf(join(cwd, 'site'))).toEqual(once);
      expect(await call(cwd, 'build', 'site', '--strict')).toMatchObject({code: 0, err: ''});
      expect((await call(cwd, 'verify', 'site')).code).toBe(0);
      const output = await readFiles(join(cwd, 'site/build'));
      const search = Object.entries(output).filter(([path]) => path.startsWith('assets/search/'));
      expect(search.some(([, text]) => text.includes('stove'))).toBe(true);
    },
    3 * minutes,
  );

  it(
    'ADOPT-01 makes a site if there is none',
    async () => {
      const cwd = await machine({
        'old/index.html': '<meta http-equiv="refresh" content="0; url=docs/">',
      });
      await rm(join(cwd, 'site'), {recursive: true});
      const {code, out} = await call(
        cwd,
        ...'adopt old site --version 1.x --url https://kettle.example/'.split(' '),
      );
      expect(code).toBe(0);
      expect(out).toContain('Its pages are at /.');
      expect(await readFile(join(cwd, 'site/content/frozen/1.x/adopted.json'), 'utf8')).toContain(
        '"pages": 2',
      );
      expect(await call(cwd, 'build', 'site', '--strict')).toMatchObject({code: 0, err: ''});
      expect(await call(cwd, 'check', 'site', '--contract', 'site/contract.txt')).toMatchObject({
        code: 0,
      });
      // The navbar's title leads to the root, which leads to the docs.
      expect(await readFile(join(cwd, 'site/site.config.ts'), 'utf8')).toContain(
        'navbar: {title: ',
      );
    },
    3 * minutes,
  );

  it(
    'ADOPT-02 writes the same bytes again, and keeps the site unchanged otherwise',
    async () => {
      const cwd = await machine();
      const once = await call(cwd, ...'adopt old site --version 1.x --path one'.split(' '));
      expect(once.code).toBe(0);
      const first = await sourcesOf(join(cwd, 'site'));
      expect(first['site.config.ts']).toContain("{name: '1.x', path: 'one'}");
      expect((await call(cwd, ...'adopt old site --version 1.x --path one'.split(' '))).code).toBe(
        0,
      );
      expect(await sourcesOf(join(cwd, 'site'))).toEqual(first);
    },
    2 * minutes,
  );

  it(
    'ADOPT-04 writes nothing if content would be lost, unless that is allowed',
    async () => {
      const cwd = await machine({'old/broken.html': '<script src="app.js"></script>'});
      const before = await sourcesOf(join(cwd, 'site'));
      const refused = await call(cwd, ...'adopt old site --version 1.x'.split(' '));
      expect(refused.code).toBe(1);
      expect(refused.err).toContain('old/broken.html  warning adopt-page-unreadable\n');
      expect(refused.err).toContain(
        'Nothing was written: 1 page would lose content. Accept the loss with --allow-loss.\n',
      );
      expect(await sourcesOf(join(cwd, 'site'))).toEqual(before);
      const allowed = await call(cwd, ...'adopt old site --version 1.x --allow-loss'.split(' '));
      expect(allowed.code).toBe(0);
      expect(pathKind(join(cwd, 'site/content/frozen/1.x/manifest.json'))).toBe('file');
    },
    minutes,
  );

  it(
    'ADOPT-04 reports without writing',
    async () => {
      const cwd = await machine();
      const before = await sourcesOf(cwd);
      const {code, out} = await call(cwd, ...'adopt old site --version 1.x --dry-run'.split(' '));
      expect({code, start: out.split('\n', 1)[0]}).toEqual({
        code: 0,
        start: 'Would adopt 1.x. Nothing was written.',
      });
      const json = await call(
        cwd,
        ...'adopt old nowhere --version 1.x --dry-run --json'.split(' '),
      );
      expect(JSON.parse(json.out)).toMatchObject({
        ok: true,
        written: false,
        counts: {pages: 2, whole: 2},
      });
      expect(await sourcesOf(cwd)).toEqual(before);
    },
    minutes,
  );

  it.each([
    [
      'versions.json of mike',
      {'many/versions.json': '[{"version": "1.1"}, {"version": "1.0"}]'},
      '',
    ],
    ['folders below a language', {}, 'en/'],
  ])('ADOPT-13 adopts all versions, newest first, by %s', async (_, files, folder) => {
    const text = (version: string): string =>
      `<main><h1>Version ${version}</h1><p>Text.</p></main>`;
    const cwd = await machine({
      ...files,
      [`many/${folder}1.0/index.html`]: text('1.0'),
      [`many/${folder}1.1/index.html`]: text('1.1'),
      [`many/${folder}1.1/a.html`]: text('1.1'),
      'many/index.html': '<meta http-equiv="refresh" content="0; url=1.1/">',
    });
    expect((await call(cwd, 'adopt', 'many', 'site', '--all')).code).toBe(0);
    expect(await readFile(join(cwd, 'site/site.config.ts'), 'utf8')).toContain(
      "versions: [{name: '2.x'}, {name: '1.1'}, {name: '1.0'}]",
    );
    expect(await readFile(join(cwd, 'site/content/frozen/1.0/pages/index.html'), 'utf8')).toContain(
      '<h1>Version 1.0</h1>',
    );
  });

  it(
    'ADOPT-13 makes a site in which all versions keep their URLs, with those of aliases and of the root',
    async () => {
      const page = (version: string): string =>
        `<title>Use - Kettle</title><main><h1 id="use">Version ${version}</h1><p>Text of ${version}. <a href="/docs/1.1/a/#use">a</a> <a href="https://kettle.example/docs/dev/">b</a></p><img src="lid.png" alt="Lid"><img src="https://img${version}.example/a.png" alt=""></main>`;
      const cwd = await folderWith({
        'many/versions.json':
          '[{"version": "dev", "aliases": []}, {"version": "1.1", "aliases": ["latest"]}, {"version": "1.0"}]',
        'many/index.html':
          '<noscript><meta http-equiv="refresh" content="1; url=latest/" /></noscript>',
        'many/404.html': '<h1>Not found</h1>',
        'many/about.html': '<h1>About us</h1><p>Nobody else has this text.</p>',
        ...Object.fromEntries(
          ['dev', '1.1', '1.0', 'latest'].flatMap((version) => [
            [`many/${version}/index.html`, page(version)],
            [`many/${version}/a/index.html`, page(version).replace('lid.png', '../lid.png')],
            [`many/${version}/lid.png`, 'png'],
          ]),
        ),
      });
      const adopt = 'adopt many site --all --url https://kettle.example/docs/'.split(' ');
      const {code, out, err} = await call(cwd, ...adopt);
      expect(code).toBe(0);
      expect(err).toContain('many/about.html  warning adopt-outside-versions');
      expect(err.match(/warning/g)).toHaveLength(1);
      expect(out).not.toContain('Would adopt');
      expect(out.match(/legacydocs check/g)).toHaveLength(2);
      const config = await readFile(join(cwd, 'site/site.config.ts'), 'utf8');
      expect(config).toContain("baseUrl: '/docs/'");
      expect(config).toContain(
        "versions: [{name: '1.1', path: '1.1'}, {name: 'dev', path: 'dev'}, {name: '1.0', path: '1.0'}]",
      );
      expect(config).toContain(
        "csp: {img: ['https://img1.0.example', 'https://img1.1.example', 'https://imgdev.example']}",
      );
      expect(config).toContain("items: [{type: 'docsVersionDropdown', position: 'right'}]");
      const contract = await readFile(join(cwd, 'site/contract.txt'), 'utf8');
      expect(contract.split('\n')).toEqual(
        expect.arrayContaining([
          '/docs/',
          '/docs/1.0/a',
          '/docs/1.0/lid.png',
          '/docs/latest/a',
          '/docs/latest/lid.png',
        ]),
      );
      expect(await call(cwd, 'build', 'site', '--strict')).toMatchObject({code: 0, err: ''});
      expect(await call(cwd, 'check', 'site', '--contract', 'site/contract.txt')).toMatchObject({
        code: 0,
      });
      const page10 = await readFile(join(cwd, 'site/build/1.0/a/index.html'), 'utf8');
      expect(page10).toContain(
        '<a href="/docs/1.1/a/#use" data-nobrokenlinkcheck="">a</a> <a href="/docs/dev/">b</a>',
      );
      const home = await readFile(join(cwd, 'site/build/index.html'), 'utf8');
      expect(home).toContain('url=/docs/1.1/');
    },
    3 * minutes,
  );

  it('ADOPT-13 reports all versions, and writes nothing if one of them would lose content', async () => {
    const cwd = await machine({
      'many/1.0/index.html': '<main><h1>A</h1><p>Text.</p></main>',
      'many/1.0/empty.html': '<div id="app"></div>',
      'many/0.9/index.html': '<main><h1>A</h1><p>Text.</p></main>',
      'many/0.9/empty.html': '<div id="app"></div>',
    });
    const before = await sourcesOf(join(cwd, 'site'));
    const {code, out, err} = await call(cwd, ...'adopt many site --all --json'.split(' '));
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      {ok: false, version: '1.0', written: false},
      {ok: false, version: '0.9', written: false},
    ]);
    expect(err.match(/Nothing was written: 1 page would lose content/g)).toHaveLength(2);
    expect(await sourcesOf(join(cwd, 'site'))).toEqual(before);
  });

  it('ADOPT-13 refuses `--path`, which would be the path of all versions', async () => {
    const {code, err} = await call(await machine(), ...'adopt old site --all --path a'.split(' '));
    expect(code).toBe(2);
    expect(err).toContain('--path is the path of one version');
  });

  it('ADOPT-13 refuses a folder without versions', async () => {
    const {code, err} = await call(await machine(), 'adopt', 'old', 'site', '--all');
    expect(code).toBe(2);
    expect(err).toContain('`old` does not contain versions');
  });

  it(
    'ADOPT-11 is refused by the commands that need sources, which name `adopt`',
    async () => {
      const cwd = await machine();
      await call(cwd, ...'adopt old site --version 1.x'.split(' '));
      expect((await call(cwd, ...'freeze --check'.split(' '), '1.x', 'site')).out).toBe(
        '1.x: it was adopted from built HTML, so it has no sources.\n',
      );
      for (const argv of [
        ['thaw', '1.x', 'site'],
        ['freeze', '1.x', 'site', '--again'],
      ]) {
        const {code, err} = await call(cwd, ...argv);
        expect(code).toBe(1);
        expect(err).toContain('Version `1.x` was adopted from built HTML, so it has no sources.');
        expect(err).toContain('run `legacydocs adopt <html> --version 1.x` with the old HTML.');
      }
      await writeFile(join(cwd, 'site/content/frozen/1.x/adopted.json'), '{}');
      expect((await call(cwd, 'verify', 'site')).err).toContain(
        'you can also run `legacydocs adopt` again',
      );
    },
    minutes,
  );

  it.each([
    [
      ['adopt', 'old', 'site'],
      'name the version: `legacydocs adopt old-html --version 1.x`; or adopt all versions in the folder with --all.',
    ],
    [
      ['adopt', 'old', 'site', '--version', 'a/b'],
      '--version must not contain a slash or backslash, but is `a/b`.',
    ],
    [
      ['adopt', 'old', 'site', '--version', '1.x', '--url', 'kettle'],
      '--url must be a URL such as `https://example.org/docs/1.x/`, not `kettle`.',
    ],
    [['adopt', 'old', 'site', '--version', '1.x', '--generator', 'word'], 'not `word`.'],
  ])('refuses %j', async (argv, message) => {
    const {code, err} = await call(await machine(), ...argv);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('refuses the name of a version with sources', async () => {
    const {code, err} = await call(await machine(), ...'adopt old site --version 2.x'.split(' '));
    expect(code).toBe(1);
    expect(err).toContain('Version `2.x` has sources in `content/docs/2.x`.');
  });

  it('still prints its own version', async () => {
    expect((await call(await machine(), '--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
