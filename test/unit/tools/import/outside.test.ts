import {execFileSync} from 'node:child_process';
import {symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../../src/cli/run.ts';
import {pathKind} from '../../../../src/core/paths/paths.ts';
import {type Files, readFiles} from '../../../support/files.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {fakeIo} from '../../cli/fake-io.ts';

const config = (settings: string, options = ''): string =>
  `module.exports = {title: 'Old', url: 'https://example.org', baseUrl: '/', ${settings} presets: [['classic', {${options}}]]};`;

/** Creates a folder with a secret file and a repository, which contains an old site in `repository/old`. */
async function machineWith(files: Files): Promise<string> {
  return await folderWith({'secret/secret.md': 'SECRET', 'repository/.git/HEAD': '', ...files});
}

async function call(cwd: string, ...argv: readonly string[]) {
  const io = fakeIo({cwd});
  return {code: await run(argv, io), out: io.stdout.text(), err: io.stderr.text()};
}

/** Imports the site, and returns all written files, including built pages, except the cache. */
async function imported(cwd: string, ...flags: readonly string[]) {
  const {code, err} = await call(cwd, 'import', 'repository/old', 'new', ...flags);
  expect({code, err}).toEqual({code: 0, err: ''});
  const files = await readFiles(join(cwd, 'new'));
  const kept = Object.entries(files).filter(([path]) => !path.startsWith('.legacydocs/'));
  return {files: Object.fromEntries(kept), text: kept.map(([, text]) => text).join('\n')};
}

describe('an import publishes nothing from outside the repository', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    [
      config(
        "staticDirectories: ['static', '../../secret'],",
        "docs: {path: '../../secret'}, blog: {path: '../../secret'}, theme: {customCss: '../../secret/secret.md'}",
      ),
      {
        staticDirectories: '../../secret',
        'docs.path': '../../secret',
        'blog.path': '../../secret',
        customCss: '../../secret/secret.md',
      },
    ],
    [
      config('', "docs: {sidebarPath: '../../secret/secret.md'}, pages: {path: '../../secret'}"),
      {'docs.sidebarPath': '../../secret/secret.md', 'pages.path': '../../secret'},
    ],
  ])('unless that is allowed, if a setting refers to it: %s', async (text, settings) => {
    const cwd = await machineWith({
      'repository/old/docusaurus.config.js': text,
      'repository/old/docs/a.md': '# A\n',
      'repository/old/src/pages/index.md': '# Home\n',
    });
    const doctor = await call(cwd, 'doctor', 'repository/old');
    expect(doctor.code).toBe(1);
    const out = doctor.out.replace(/\s+/g, ' ');
    for (const [setting, path] of Object.entries(settings)) {
      const kind = path.endsWith('.md') ? 'file' : 'folder';
      expect(out).toContain(
        `\`${setting}\` names the ${kind} \`${path}\`, which is outside the repository of the old site.`,
      );
    }
    expect((await imported(cwd)).text).not.toContain('SECRET');
  });

  it('copies a folder from outside if that is allowed', async () => {
    const cwd = await machineWith({
      'repository/old/docusaurus.config.js': config("staticDirectories: ['../../secret'],"),
      'repository/old/docs/a.md': '# A\n',
    });
    const {files} = await imported(cwd, '--allow-outside');
    expect(files['build/secret.md']).toBe('SECRET');
  });

  it('through imports of pages and style sheets, or links', async () => {
    const cwd = await machineWith({
      'secret/secret.js': "export default 'SECRET';",
      'secret/secret.css': '.secret {color: red}',
      'repository/old/docusaurus.config.js': config('', "theme: {customCss: './a.css'}"),
    });
    await symlink(join(cwd, 'secret/secret.md'), join(cwd, 'repository/old/link.md'));
    const up = '../'.repeat(20) + cwd.slice(1);
    const {writeFiles} = await import('../../../support/files.ts');
    await writeFiles(join(cwd, 'repository/old'), {
      'a.css': `@import '${up}/secret/secret.css';\n.a {color: red}\n`,
      'docs/a.mdx': `import A from '!!raw-loader!${up}/secret/secret.md'
import B from '${up}/secret/secret.md'
import C from '@site/../../secret/secret.js'
import D from '${cwd}/secret/secret.js'
import E from '@site/link.md'

# A

<B/> {A} {C} {D} <E/>

[f](${up}/secret/secret.md)
`,
    });
    const {files, text} = await imported(cwd);
    expect(text.replaceAll(`${cwd}/secret`, '').replaceAll('secret', '')).not.toContain('SECRET');
    expect(text).not.toContain('.secret');
    for (const place of ['a.css:1', 'docs/a.mdx:1', 'docs/a.mdx:2', 'docs/a.mdx:3', 'docs/a.mdx:4'])
      expect(files['MOVED.md']).toContain(place);
  });

  it('through inclusions of VitePress pages', async () => {
    const cwd = await machineWith({
      'repository/shared/part.md': 'A shared part.',
      'repository/old/.vitepress/config.mjs':
        "export default {title: 'Old', vite: {publicDir: '../../secret'}};",
      'repository/old/index.md': `# Home

<!--@include: ../../secret/secret.md-->

<!--@include: ../shared/part.md-->

<<< ../../secret/secret.md
`,
    });
    await symlink(join(cwd, 'secret/secret.md'), join(cwd, 'repository/old/link.md'));
    const {files, text} = await imported(cwd);
    expect(text).not.toContain('SECRET');
    expect(files['build/index.html']).toContain('A shared part.');
    expect(files['MOVED.md']).toContain('`vite.publicDir` names the folder');
    expect(files['MOVED.md']).toContain('  - `link.md`');
    expect(files['MOVED.md']).toContain('The page includes `../../secret/secret.md`');
  });
});

describe('invalid file names, and special files', () => {
  const long = 'n'.repeat(300);
  const page = `# A

[x](./a%00b.md)

![x](../package.json/v.png)

[x](./${long}.md)

![x](./pipe.png)
`;
  const expected = ['a.md:3', 'a.md:5', 'a.md:7', 'a.md:9'];

  function addPipes(cwd: string, ...paths: readonly string[]): void {
    for (const path of paths) execFileSync('mkfifo', [join(cwd, 'repository/old', path)]);
  }

  it('are reported with page, line and column, by a Docusaurus site', async () => {
    const cwd = await machineWith({
      'repository/old/package.json': '{}',
      'repository/old/docusaurus.config.js': config(
        '',
        "theme: {customCss: './pipe.css'}, docs: {sidebarPath: './pipe.json'}",
      ),
      'repository/old/docs/a.md': page,
      'repository/old/docs/b.mdx': `import P from './_part.md'\nimport Q from './${long}.js'\n\n# B\n`,
      'repository/old/static/a.txt': '',
      'repository/old/src/theme/.keep': '',
      'repository/old/build/.keep': '',
    });
    addPipes(
      cwd,
      'docs/pipe.png',
      'docs/_part.md',
      'static/pipe.txt',
      'src/theme/MDXComponents.js',
      'versions.json',
      'pipe.css',
      'pipe.json',
      'build/sitemap.xml',
    );
    const {files} = await imported(cwd);
    for (const place of expected) {
      expect(files['MOVED.md']).toContain(`  - \`content/docs/current/${place}:1\``);
    }
    const {code, out} = await call(cwd, 'doctor', 'repository/old');
    expect(code).toBe(1);
    for (const place of expected) expect(out).toContain(`repository/old/docs/${place}`);
    expect(out).toContain('neither a file nor a folder');
  });

  it('are reported with page, line and column, by a VitePress site', async () => {
    const cwd = await machineWith({
      'repository/old/package.json': '{}',
      'repository/old/.vitepress/config.mjs': "export default {title: 'Old'};",
      'repository/old/guide/a.md': `${page}\n<!--@include: ./part.md-->\n`,
      'repository/old/public/a.txt': '',
    });
    addPipes(cwd, 'guide/pipe.png', 'guide/part.md', 'public/pipe.txt');
    const {files} = await imported(cwd);
    for (const place of expected) {
      expect(files['MOVED.md']).toContain(`  - \`content/docs/current/guide/${place}:1\``);
    }
    expect(files['MOVED.md']).toContain('  - `public/pipe.txt`');
  });
});

it('doctor names only files that exist', async () => {
  const cwd = await machineWith({
    'repository/old/docusaurus.config.js': config(
      "themeConfig: {navbar: {items: [{type: 'doc', docId: 'gone', label: 'Gone'}], logo: {src: 'img/gone.svg'}}},",
      "theme: {customCss: './a.css'}",
    ),
    'repository/old/a.css': '.a {background: url(./gone.png)}',
    'repository/old/docs/a.mdx':
      '---\nhide_title: true\nseo: x\n---\n\n<Gone/>\n\n# A\n\n[x](./gone.md) ![y](./gone.png)\n',
    'repository/old/src/pages/p.js':
      "import Layout from '@theme/Layout';\nimport gone from '@theme/Gone';\nexport default () => <Layout title='P'>{gone}</Layout>;\n",
  });
  const {out} = await call(cwd, 'doctor', 'repository/old', '--verbose');
  const named = [...out.matchAll(/^(?: {4})?(repository\/\S*?)(?::\d+)*(?= |$)/gm)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(2);
  for (const path of named)
    expect({path, kind: pathKind(join(cwd, path))}).not.toMatchObject({kind: undefined});
  expect(out).toContain('repository/old/docs/a.mdx:10');
  expect(out).toContain('Looked for `docs/gone.png`.');
});
