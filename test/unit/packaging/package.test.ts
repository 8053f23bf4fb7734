import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {beforeAll, describe, expect, it} from 'vitest';
import manifest from '../../../package.json' with {type: 'json'};
import {hashOf} from '../../../src/core/hash/sha256.ts';
import {readFiles} from '../../support/files.ts';
import {installPackage, packPackage} from '../../support/packed-package.ts';
import {repository} from '../../support/repository.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

const run = promisify(execFile);
/** Returns the URL that `legacydocs serve` prints. */
async function urlOf({stdout}: ChildProcess): Promise<string> {
  for (let text = ''; ; ) {
    const address = /http:\/\/\S+/.exec(text)?.[0];
    if (address !== undefined) return address;
    if (stdout === null) throw new Error('It prints nothing.');
    const [chunk]: unknown[] = await once(stdout, 'data');
    text += String(chunk);
  }
}
const tsc = join(repository, 'node_modules/typescript/bin/tsc');

describe('the packed package, installed in an empty folder', () => {
  const parent = sharedFolder();
  const project = () => join(parent(), 'project');
  let tarball = '';
  const command = () => join(project(), 'node_modules/legacydocs/bin/legacydocs.js');
  /** Runs the executable that `npx legacydocs` would run. */
  const legacydocs = (...args: readonly string[]) =>
    run(process.execPath, [command(), ...args], {cwd: project()});

  beforeAll(async () => {
    tarball = await packPackage();
    await cp(await installPackage(), project(), {recursive: true, verbatimSymlinks: true});
  });

  it('prints its version', async () => {
    const args = ['--no-install', 'legacydocs', '--version'];
    expect((await run('npx', args, {cwd: project()})).stdout).toBe(`${manifest.version}\n`);
  });

  it('contains what its README links to', async () => {
    const folder = join(project(), 'node_modules/legacydocs');
    const readme = await readFile(join(folder, 'README.md'), 'utf8');
    const prose = readme.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, '');
    const links = [...prose.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(10);
    const missing = links.filter((path) => !existsSync(join(folder, path)));
    expect(missing).toEqual([]);
  });

  it('starts a site and builds it', async () => {
    await legacydocs('init', 'site');
    const {stdout, stderr} = await legacydocs('build', 'site');
    expect(stdout).toMatch(/^Built 3 pages into site\/build in .*; 0 errors, 0 warnings\.\n$/);
    expect(stderr).not.toMatch(/warning|error/);
    const files = await readFiles(join(project(), 'site/build'));
    expect(files['docs/index.html']).toContain('<title>Introduction | My project</title>');
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['404.html', 'sitemap.xml', 'docs/1.x/index.html']),
    );
  });

  describe('the built-in theme', () => {
    const shipped = () => join(project(), 'node_modules/legacydocs/dist/pages/theme/built-in.json');
    const react = () => join(project(), 'node_modules/react/package.json');

    const script = () => join(project(), 'node_modules/legacydocs/dist/pages/theme/live.js');

    async function rebuild(site: string): Promise<Record<string, string>> {
      await run(process.execPath, [command(), 'build', site, '--no-cache'], {cwd: project()});
      return await readFiles(join(project(), site, 'build'));
    }

    /** Returns the shipped theme with a marker in its styles and an updated checksum. */
    async function markedTheme(): Promise<string> {
      const [, theme = ''] = (await readFile(shipped(), 'utf8')).split('\n');
      const marked = theme.replace(':root{', ':root{--marked: 1;');
      return `${hashOf(marked)}\n${marked}`;
    }

    /** Runs a task while some files of the package have different contents or, for `undefined`, are missing. */
    async function withFiles(
      files: Readonly<Record<string, string | undefined>>,
      task: () => Promise<void>,
    ): Promise<void> {
      const originals = await Promise.all(
        Object.keys(files).map(async (file) => [file, await readFile(file)] as const),
      );
      try {
        for (const [file, text] of Object.entries(files)) {
          if (text === undefined) await rm(file);
          else await writeFile(file, text);
        }
        await task();
      } finally {
        for (const [file, original] of originals) await writeFile(file, original);
      }
    }

    const stylesOf = (files: Readonly<Record<string, string>>) =>
      Object.entries(files).find(([path]) => path.startsWith('assets/css/styles.'))?.[1];

    /** Output of a build with the shipped theme. */
    let expected: Record<string, string>;
    beforeAll(async () => {
      await legacydocs('init', 'plain');
      expected = await rebuild('plain');
    });

    it('is shipped as a bundle, which builds of sites without templates use', async () => {
      expect(expected['docs/index.html']).toContain('<title>Introduction | My project</title>');
      await withFiles({[shipped()]: await markedTheme()}, async () => {
        expect(stylesOf(await rebuild('plain'))).toContain('--marked: 1');
      });
    });

    it('is shipped with the script of `serve`', async () => {
      const marked = `/* marked */${await readFile(script(), 'utf8')}`;
      await withFiles({[script()]: marked}, async () => {
        const served = spawn(process.execPath, [command(), 'serve', 'plain'], {cwd: project()});
        try {
          const address = await urlOf(served);
          const page = await (await fetch(address)).text();
          const src = /<script[^>]* id="legacydocs-live" src="([^"]+)"/.exec(page)?.[1] ?? '';
          const text = await (await fetch(new URL(src, address))).text();
          expect(text).toContain('/* marked */');
          expect(text).toContain('EventSource');
        } finally {
          // Waits until the server has ended, because it could change files during the next build.
          const ended = once(served, 'exit');
          served.kill();
          await ended;
        }
      });
    });

    it.each([
      ['is missing', async () => ({[shipped()]: undefined})],
      [
        'is damaged',
        async () => ({[shipped()]: (await markedTheme()).replace('Search', 'search')}),
      ],
      [
        'was bundled with another React',
        async () => ({
          [shipped()]: await markedTheme(),
          [react()]: (await readFile(react(), 'utf8')).replace(
            /"version": ".*?"/,
            '"version": "19.0.0"',
          ),
        }),
      ],
    ])('is bundled by the build where it %s, to the same bytes', async (_what, change) => {
      await withFiles(await change(), async () => {
        expect(await rebuild('plain')).toEqual(expected);
      });
    });

    it('is bundled with the replacements of a site: a patched template, a template of its own, its tokens', async () => {
      const theme = async () => {
        const files = await rebuild('plain');
        return {page: files['docs/index.html'], styles: stylesOf(files)};
      };
      const footer = join(project(), 'node_modules/legacydocs/templates/Footer/Footer.tsx');
      const original = await readFile(footer, 'utf8');
      await writeFile(
        footer,
        original.replace('className="Footer-bottom"', 'className="Footer-patched"'),
      );
      try {
        expect((await theme()).page).toContain('Footer-patched');
      } finally {
        await writeFile(footer, original);
      }
      expect((await theme()).page).not.toContain('Footer-patched');
      await legacydocs('eject', 'Footer', '--wrap', 'plain');
      await legacydocs('eject', 'styles/tokens.css', 'plain');
      const site = join(project(), 'plain/templates');
      for (const [path, from, to] of [
        ['Footer/Footer.tsx', /return (.*);/, 'return <div className="around">$1</div>;'],
        ['styles/tokens.css', /--color-text: .*?;/, '--color-text: #010203;'],
      ] as const) {
        const text = await readFile(join(site, path), 'utf8');
        await writeFile(join(site, path), text.replace(from, to));
      }
      const own = await theme();
      expect(own.page).toContain('<div class="around"><footer');
      expect(own.styles).toContain('--color-text: #010203');
    });
  });

  it('has types for configurations, templates and components', async () => {
    const folder = join(project(), 'typed');
    await mkdir(folder);
    await writeFile(
      join(folder, 'site.config.ts'),
      `import {defineConfig, type UserSiteConfig} from 'legacydocs';

export default defineConfig({title: 'Typed', url: 'https://example.org', baseUrl: '/'});
export const config: UserSiteConfig = {title: 'Typed', url: 'https://example.org', baseUrl: '/'};
// @ts-expect-error \`titel\` is no setting.
export const wrong = defineConfig({titel: 'Typed', url: 'https://example.org', baseUrl: '/'});
`,
    );
    await writeFile(
      join(folder, 'page.tsx'),
      `import {Link, useSite} from 'legacydocs/theme';
import {NotFound} from 'legacydocs/templates/NotFound/NotFound.tsx';

export default () => <><Link to="/">{useSite().title}</Link><NotFound /></>;
// @ts-expect-error A link leads somewhere.
export const wrong = () => <Link to={1} />;
`,
    );
    const flags = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--jsx',
      'react-jsx',
    ];
    const files = ['typed/site.config.ts', 'typed/page.tsx'];
    await expect(
      run(process.execPath, [tsc, ...flags, ...files], {cwd: project()}),
    ).resolves.toEqual({stdout: '', stderr: ''});
  });

  it('starts a site whose components, copied and wrapped templates have types', async () => {
    await legacydocs('init', 'fresh');
    const site = join(project(), 'fresh');
    for (const args of [
      ['Footer'],
      ['Search/SearchDialog'],
      ['Pagination', '--wrap'],
      ['SkipLink', '--wrap'],
    ]) {
      await legacydocs('eject', ...args, 'fresh');
    }
    await writeFile(
      join(site, 'content/pages/dot.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    );
    await writeFile(join(site, 'content/pages/look.module.css'), '.big {font-size: 2rem}');
    await writeFile(
      join(site, 'content/pages/counter.tsx'),
      `import {Link, useSite} from 'legacydocs/theme';
import {useState} from 'react';
import dot from './dot.svg';
import look from './look.module.css';

export default function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className={look.big} onClick={() => setCount(count + 1)}>
      <img src={dot} alt="" /> {useSite().title} {count.toFixed()} <Link to="/">Home</Link>
    </button>
  );
}
// @ts-expect-error A link leads somewhere.
export const wrong = <Link to={1} />;
`,
    );
    await expect(run(process.execPath, [tsc, '-p', site])).resolves.toEqual({
      stdout: '',
      stderr: '',
    });
    const {stdout} = await legacydocs('build', '--strict', 'fresh');
    expect(stdout).toContain('Built 4 pages');
  });

  it('contains only the necessary files', async () => {
    const folder = join(project(), 'node_modules/legacydocs');
    expect((await readdir(folder)).sort()).toEqual([
      'ARCHITECTURE.md',
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'bin',
      'dist',
      'docs',
      'package.json',
      'scripts',
      'templates',
    ]);
    expect(await readdir(join(folder, 'scripts'), {recursive: true})).toEqual([
      'bench',
      'bench/RESULTS.md',
    ]);
    const files = Object.keys(await readFiles(folder));
    expect(files.filter((path) => /\.test\.|\.map$/.test(path))).toEqual([]);
  });

  it('passes publint', async () => {
    const {buffer} = new Uint8Array(await readFile(tarball));
    const {messages, pkg} = await publint({pack: {tarball: buffer}, strict: true});
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });
});
