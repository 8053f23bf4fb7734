import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {starterFiles} from '../../../src/cli/init/starter-files.ts';
import {run} from '../../../src/cli/run.ts';
import {packageVersion} from '../../../src/package/own-files.ts';
import {readFiles} from '../../support/files.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {fakeIo} from './fake-io.ts';

async function initialised(argv: readonly string[], cwd: string) {
  const io = fakeIo({cwd});
  const code = await run(['init', ...argv], io);
  return {code, out: io.stdout.text(), err: io.stderr.text()};
}

describe('legacydocs init', () => {
  it('writes a small site, and says how to build it', async () => {
    const cwd = await folderWith({});
    const {code, out} = await initialised(['docs/site'], cwd);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Wrote a small site into docs/site:
        site.config.ts
        content/pages/index.md
        content/docs/2.x/intro.md
        content/docs/2.x/sidebars.ts
        content/docs/1.x/intro.md
        content/docs/1.x/sidebars.json
        content/static/favicon.svg
        package.json
        tsconfig.json
        .github/workflows/site.yml
        .gitignore

      See it while you edit it:
        npx legacydocs serve docs/site
      Build and check it with what its \`package.json\` says, as its workflow does:
        cd docs/site && npm install && npm run build && npm run check
      "
    `);
    const config = await readFile(join(cwd, 'docs/site/site.config.ts'), 'utf8');
    expect(config).toContain('defineConfig');
  });

  it('builds at once, without a warning: two versions, three pages', async () => {
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
      err: 'error: --template must be one of versions, guide, api; it is `blog`.\n',
    });
    expect(await readdir(cwd)).toEqual([]);
  });

  it('takes a fresh checkout for empty', async () => {
    const cwd = await folderWith({'.git/HEAD': ''});
    expect((await initialised([], cwd)).code).toBe(0);
  });

  it('refuses a folder that is not empty, and leaves it as it is', async () => {
    const cwd = await folderWith({
      'site/a.txt': '',
      'site/b.txt': '',
      'site/c/d.txt': '',
      'site/e': '',
    });
    expect(await initialised(['site'], cwd)).toEqual({
      code: 2,
      out: '',
      err: 'error: the folder `site` is not empty: it holds `a.txt`, `b.txt`, `c`, …. Nothing was written.\nName a new folder: legacydocs init my-docs. Pages that you have go into its content/docs/<version>/ then.\n',
    });
    expect(await readdir(join(cwd, 'site'))).toHaveLength(4);
  });

  it('goes on where an earlier one was killed, after whichever file and in the midst of it', async () => {
    const files = Object.entries(starterFiles({version: packageVersion()}));
    for (const [done, [path, text]] of files.entries()) {
      for (const begun of ['', text.slice(0, text.length / 2)]) {
        const cwd = await folderWith(
          Object.fromEntries([...files.slice(0, done), [path, begun] as const]),
        );
        expect(await initialised([], cwd)).toMatchObject({code: 0, err: ''});
        expect(await readFiles(cwd)).toEqual(Object.fromEntries(files));
      }
    }
  });

  it.each<[string, Record<string, string>]>([
    ['a file of its own that was edited', {'site.config.ts': 'export default {};\n'}],
    ['files that it writes later than one that is missing', {'.gitignore': 'node_modules/\n'}],
    ['something else beside what it wrote', {'site.config.ts': '', 'notes.txt': 'mine'}],
    ['something else in a folder of its own', {'content/pages/mine.md': ''}],
  ])('refuses a folder that holds %s', async (_, files) => {
    const cwd = await folderWith(files);
    expect((await initialised([], cwd)).code).toBe(2);
    expect(await readFiles(cwd)).toEqual(files);
  });

  it('refuses the site that it wrote', async () => {
    const cwd = await folderWith({});
    await initialised([], cwd);
    expect((await initialised([], cwd)).code).toBe(2);
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
    [[], 'npx legacydocs serve\n', '  npm install && npm run build && npm run check\n'],
  ])('says what to do next, for a shell: %j', async (argv, serve, rest) => {
    const {out} = await initialised(argv, await folderWith({}));
    expect(out).toContain(serve);
    expect(out).toContain(rest);
  });

  it('depends on the version that wrote it', () => {
    expect(starterFiles({version: '7.8.9'})['package.json']).toContain('"legacydocs": "~7.8.9"');
  });
});
