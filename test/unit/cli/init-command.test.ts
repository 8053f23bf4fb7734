import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {imageSize} from 'image-size';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {type OwnPackage, ownPackage} from '../../../src/cli/init/own-package.ts';
import {starterFiles} from '../../../src/cli/init/starter-files.ts';
import {run} from '../../../src/cli/run.ts';
import {readFiles} from '../../support/files.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {fakeIo} from './fake-io.ts';

async function initialised(
  argv: readonly string[],
  cwd: string,
  own: OwnPackage = {spec: '~1.2.3'},
) {
  const io = {...fakeIo({cwd}), ownPackage: () => own};
  const code = await run(['init', ...argv], io);
  return {code, out: io.stdout.text(), err: io.stderr.text()};
}

describe('legacydocs init', () => {
  it('writes a small site, and explains how to build it', async () => {
    const cwd = await folderWith({});
    const {code, out} = await initialised(['docs/site'], cwd);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Created a starter site in docs/site:
        site.config.ts
        content/pages/index.mdx
        content/docs/2.x/intro.md
        content/docs/2.x/sidebars.ts
        content/docs/1.x/intro.md
        content/docs/1.x/sidebars.json
        content/static/favicon.svg
        content/static/social.png
        package.json
        tsconfig.json
        .github/workflows/site.yml
        .gitignore

      Preview the site while you edit it:
        npx legacydocs serve docs/site
      Build and check the site as its workflow does, then commit the new \`package-lock.json\`:
        cd docs/site && npm install && npx legacydocs build --strict && npx legacydocs check
      "
    `);
    const config = await readFile(join(cwd, 'docs/site/site.config.ts'), 'utf8');
    expect(config).toContain('defineConfig');
  });

  it('CLI-14 builds at once, without a warning: two versions, three pages, a home page in both colour modes', async () => {
    const cwd = await folderWith({});
    await initialised([], cwd);
    const io = fakeIo({cwd});
    const code = await run(['build', '--strict', '--json'], io);
    expect(io.stderr.text()).toBe('');
    expect(code).toBe(0);
    const summary = JSON.parse(io.stdout.text());
    expect(summary).toMatchObject({ok: true, pages: 3, errors: 0, warnings: 0});
    expect(summary.routes.map(({path}: {path: string}) => path)).toEqual([
      '/',
      '/docs/',
      '/docs/1.x/',
    ]);
    expect(await readdir(join(cwd, 'build'))).toContain('favicon.svg');
    expect(imageSize(await readFile(join(cwd, 'build/social.png')))).toMatchObject({
      type: 'png',
      width: 1200,
      height: 630,
    });
    const home = await readFile(join(cwd, 'build/index.html'), 'utf8');
    expect(home.match(/<h1/g)).toHaveLength(1);
    expect(home).toContain('<meta property="og:image" content="https://example.org/social.png">');
    for (const part of ['class="Hero"', 'class="Card"', 'LinkButton--primary', 'ColorModeToggle']) {
      expect(home).toContain(part);
    }
  });

  it.each([
    [
      'guide',
      ['/', '/docs/', '/docs/guides/deploy', '/docs/start/first-steps', '/docs/start/install'],
    ],
    [
      'api',
      [
        '/',
        '/docs/',
        '/docs/functions',
        '/docs/functions/hello',
        '/docs/hooks',
        '/docs/hooks/use-hello',
      ],
    ],
  ])(
    'begins as %s, builds without a warning, is checked, and can cut a version',
    async (template, paths) => {
      const cwd = await folderWith({});
      const done = async (...argv: readonly string[]) => {
        const io = fakeIo({cwd});
        const code = await run(argv, io);
        return {code, err: io.stderr.text(), out: io.stdout.text()};
      };
      expect((await done('init', '--template', template)).code).toBe(0);
      const {out, ...built} = await done('build', '--strict', '--json');
      expect(built).toEqual({code: 0, err: ''});
      expect(JSON.parse(out).routes.map(({path}: {path: string}) => path)).toEqual(paths);
      expect((await done('check')).code).toBe(0);
      expect((await done('version', '1.0')).code).toBe(0);
      expect((await done('build', '--strict', '--quiet')).err).toBe('');
    },
  );

  it('knows its templates', async () => {
    const cwd = await folderWith({});
    expect(await initialised(['--template', 'blog'], cwd)).toEqual({
      code: 2,
      out: '',
      err: 'error: --template must be one of versions, guide, api, not `blog`.\n',
    });
    expect(await readdir(cwd)).toEqual([]);
  });

  it('treats a fresh checkout as empty', async () => {
    const cwd = await folderWith({'.git/HEAD': ''});
    expect((await initialised([], cwd)).code).toBe(0);
  });

  it('refuses a folder that is not empty, and leaves it unchanged', async () => {
    const cwd = await folderWith({
      'site/a.txt': '',
      'site/b.txt': '',
      'site/c/d.txt': '',
      'site/e': '',
    });
    expect(await initialised(['site'], cwd)).toEqual({
      code: 2,
      out: '',
      err: 'error: the folder `site` is not empty: it contains `a.txt`, `b.txt`, `c`, …. Nothing was written.\nSpecify a new folder: legacydocs init my-docs. To add a site to this folder and keep its files: --force\n',
    });
    expect(await readdir(join(cwd, 'site'))).toHaveLength(4);
  });

  it('continues an `init` that was killed after or within any file', async () => {
    // The image is left out, because it is not text.
    const image = 'content/static/social.png';
    const {[image]: _, ...texts} = starterFiles({spec: '~1.2.3'});
    const files = Object.entries(texts);
    for (const [done, [path, text]] of files.entries()) {
      for (const begun of ['', text.slice(0, text.length / 2)]) {
        const cwd = await folderWith(
          Object.fromEntries([...files.slice(0, done), [path, begun] as const]),
        );
        expect(await initialised([], cwd)).toMatchObject({code: 0, err: ''});
        const {[image]: png, ...written} = await readFiles(cwd);
        expect(png).toBeDefined();
        expect(written).toEqual(texts);
      }
    }
  });

  it.each<[string, Record<string, string>, string]>([
    ['a site', {'site.config.ts': 'export default {};\n'}, 'already contains a site'],
    ['other files', {'site.config.ts': '', 'notes.txt': 'mine'}, 'contains `notes.txt`'],
    ['other files in a folder of a site', {'content/pages/mine.md': ''}, 'contains `content`'],
    [
      'a `package.json` that is not JSON',
      {'package.json': '{"name"'},
      '`package.json` is not valid JSON',
    ],
  ])('refuses a folder that contains %s', async (_, files, message) => {
    const cwd = await folderWith(files);
    const {code, err} = await initialised([], cwd);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(await readFiles(cwd)).toEqual(files);
  });

  it('leaves an existing site unchanged', async () => {
    const cwd = await folderWith({});
    await initialised([], cwd);
    const files = await readFiles(cwd);
    expect((await initialised([], cwd)).out).toMatch(/^Unchanged:\n {2}site\.config\.ts\n/);
    expect(await readFiles(cwd)).toEqual(files);
  });

  it('CLI-11 adds a site to a project: its files stay, `package.json` and `.gitignore` get the missing entries', async () => {
    const project = {
      '.git/HEAD': '',
      LICENSE: 'MIT',
      'README.md': '# Mine',
      'package-lock.json': '{}',
      'package.json':
        '{\n\t"name": "mine",\n\t"scripts": {"build": "tsc", "check": "legacydocs check"},\n\t"dependencies": {"legacydocs": "^1.0.0"}\n}\n',
      'node_modules/legacydocs/package.json': '{}',
      '.gitignore': '/node_modules\n*.log',
    };
    const cwd = await folderWith(project);
    const {code, out, err} = await initialised([], cwd);
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toContain('Updated:\n  package.json\n  .gitignore\n');
    const {'package.json': manifest = '', '.gitignore': ignored, ...files} = await readFiles(cwd);
    expect(files).toMatchObject({
      'README.md': '# Mine',
      LICENSE: 'MIT',
      'site.config.ts': expect.stringContaining('defineConfig'),
    });
    expect(ignored).toBe('/node_modules\n*.log\nbuild/\noffline/\noffline.zip\n.legacydocs/\n');
    expect(manifest).toMatch(/^\{\n\t"name"/);
    expect(JSON.parse(manifest)).toEqual({
      name: 'mine',
      scripts: {
        build: 'tsc',
        check: 'legacydocs check',
        serve: 'legacydocs serve',
        'docs:build': 'legacydocs build --strict',
        preview: 'legacydocs preview',
      },
      dependencies: {legacydocs: '^1.0.0'},
    });
  });

  it('CLI-11 adds a site beside any other files with --force, and overwrites none', async () => {
    const own = {'src/index.ts': 'mine', 'tsconfig.json': '{}', 'content/pages/index.md': '# Mine'};
    const cwd = await folderWith(own);
    expect((await initialised([], cwd)).err).toContain('--force');
    const {code, out} = await initialised(['--force'], cwd);
    expect(code).toBe(0);
    expect(out).toContain('Unchanged:\n  content/pages/index.md\n  tsconfig.json\n');
    expect(await readFiles(cwd)).toMatchObject({...own, 'package.json': expect.any(String)});
  });

  it('CLI-12 writes the workflow where GitHub reads it: into the root of the repository', async () => {
    const cwd = await folderWith({'.git/HEAD': ''});
    const {out} = await initialised(['my docs/site'], cwd);
    expect(out).toContain('  ../../.github/workflows/site-my-docs-site.yml\n');
    const workflow = await readFile(join(cwd, '.github/workflows/site-my-docs-site.yml'), 'utf8');
    expect(parse(workflow)).toMatchObject({
      jobs: {
        build: {
          defaults: {run: {'working-directory': 'my docs/site'}},
          steps: expect.arrayContaining([
            expect.objectContaining({with: expect.objectContaining({path: 'my docs/site/build'})}),
          ]),
        },
      },
    });
    await initialised(['.', '--force'], cwd);
    expect(await readdir(join(cwd, '.github/workflows'))).toEqual([
      'site-my-docs-site.yml',
      'site.yml',
    ]);
  });

  describe('the dependency on legacydocs', () => {
    const unpublished: OwnPackage = {
      spec: 'file:legacydocs-1.2.3.tgz',
      pack: async (folder) => {
        await writeFile(join(folder, 'legacydocs-1.2.3.tgz'), 'packed');
        return 'legacydocs-1.2.3.tgz';
      },
    };

    it('CLI-13 is a tarball in the site where the package did not come from a registry', async () => {
      const cwd = await folderWith({});
      const {out} = await initialised(['site'], cwd, unpublished);
      expect(out).toContain('in site:\n  legacydocs-1.2.3.tgz\n');
      const files = await readFiles(join(cwd, 'site'));
      expect(JSON.parse(files['package.json'] ?? '').devDependencies).toEqual({
        legacydocs: 'file:legacydocs-1.2.3.tgz',
      });
      expect(files['legacydocs-1.2.3.tgz']).toBe('packed');
      expect(files['.gitignore']).toContain('!legacydocs-*.tgz');
    });

    it.each([
      ['leads out of the repository', 'file:../legacydocs-1.2.3.tgz', 'file:legacydocs-1.2.3.tgz'],
      ['lies in the repository', 'file:vendor/legacydocs.tgz', 'file:vendor/legacydocs.tgz'],
      ['is a range', '^1.0.0', '^1.0.0'],
      ['is a Git repository', 'github:me/legacydocs', 'github:me/legacydocs'],
    ])(
      'CLI-13 is kept if it can be installed elsewhere: one that %s',
      async (_, held, expected) => {
        const manifest = JSON.stringify({devDependencies: {legacydocs: held}});
        const cwd = await folderWith({'package.json': manifest, 'vendor/legacydocs.tgz': ''});
        await initialised(['--force'], cwd, unpublished);
        const files = await readFiles(cwd);
        expect(JSON.parse(files['package.json'] ?? '').devDependencies.legacydocs).toBe(expected);
        expect('legacydocs-1.2.3.tgz' in files).toBe(held !== expected);
      },
    );

    it.each([
      ['^2.0.0', undefined],
      ['latest', undefined],
      ['git+https://example.org/legacydocs.git', 'git+https://example.org/legacydocs.git'],
      ['https://example.org/legacydocs.tgz', 'https://example.org/legacydocs.tgz'],
      ['github:me/legacydocs', 'github:me/legacydocs'],
      ['file:../legacydocs.tgz', 'file:'],
      ['../legacydocs.tgz', 'file:'],
      ['workspace:*', 'file:'],
    ])('CLI-13 matches the installation of the package itself: %s', async (installed, expected) => {
      const dependencies = {legacydocs: installed};
      const cwd = await folderWith({'package.json': JSON.stringify({dependencies})});
      const {spec, pack} = ownPackage(join(cwd, 'node_modules/.pnpm/x/node_modules/legacydocs'));
      expect(spec).toMatch(expected === undefined ? /^~\d+\.\d+\.\d+$/ : expected);
      expect(pack === undefined).toBe(expected !== 'file:');
    });

    it('CLI-13 is a tarball for a checkout', () => {
      expect(ownPackage().spec).toMatch(/^file:legacydocs-.*\.tgz$/);
    });
  });

  it('refuses a file', async () => {
    const cwd = await folderWith({site: ''});
    expect(await initialised(['site'], cwd)).toMatchObject({
      code: 2,
      err: 'error: `site` is a file, not a folder.\n',
    });
  });

  it.each([
    [['my docs'], "npx legacydocs serve 'my docs'", "cd 'my docs' && npm install"],
    [["it's"], "npx legacydocs serve 'it'\\''s'", "cd 'it'\\''s' && npm install"],
    [
      [],
      'npx legacydocs serve\n',
      '  npm install && npx legacydocs build --strict && npx legacydocs check\n',
    ],
  ])('prints the next commands, quoted for a shell: %j', async (argv, serve, rest) => {
    const {out} = await initialised(argv, await folderWith({}));
    expect(out).toContain(serve);
    expect(out).toContain(rest);
  });
});
