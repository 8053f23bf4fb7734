import {chmod, mkdir, readdir, readFile, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {type Files, readFiles} from '../../support/files.ts';
import {built} from '../../support/sites.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {called, calledIn, config, small} from './called.ts';
import {fakeIo} from './fake-io.ts';

const siteConfig = "module.exports = {title: 'T', url: 'https://example.org', baseUrl: '/'};";
const docusaurus1: Files = {'old/siteConfig.js': siteConfig, 'docs/a.md': '# A\n'};
const vitepress: Files = {'old/.vitepress/config.js': 'export default {}', 'old/a.md': '# A\n'};
const mkdocs: Files = {'old/mkdocs.yml': 'site_name: T\n', 'old/docs/index.md': '# A\n'};

describe('an import of damaged files', () => {
  it.each<[string, Files, string]>([
    ['YAML', {...mkdocs, 'old/mkdocs.yml': 'site_name: [\n'}, 'mkdocs.yml:2  error'],
    [
      'YAML that repeats itself',
      {
        ...mkdocs,
        'old/mkdocs.yml': `a: &a [${'x,'.repeat(9)}]\n${[...'bcdefghij'].map((one, index) => `${one}: &${one} [${`*${'abcdefghij'[index]},`.repeat(9)}]\n`).join('')}`,
      },
      'The file is not valid YAML:',
    ],
    ['a list in place of settings', {...mkdocs, 'old/mkdocs.yml': '- a\n'}, 'not contain settings'],
    [
      'YAML that inherits itself',
      {...mkdocs, 'old/mkdocs.yml': 'INHERIT: mkdocs.yml\n'},
      '`INHERIT` leads back',
    ],
    [
      'a `siteConfig.js` that throws',
      {...docusaurus1, 'old/siteConfig.js': 'module.exports = {\n  title: missing.title,\n};'},
      'Running the file failed: `ReferenceError: missing is not defined`.',
    ],
    [
      'a broken sidebar file',
      {...docusaurus1, 'old/sidebars.json': '{"docs": '},
      'sidebars.json:1:10  error old-file-invalid\n  The file is not valid JSON: Unexpected end of file',
    ],
    [
      'a broken sidebar file of a version',
      {
        ...small,
        'old/versions.json': '["1.0"]',
        'old/versioned_docs/version-1.0/a.md': '# A\n',
        'old/versioned_sidebars/version-1.0-sidebars.json': '{\n  "é": ["a",]\n}',
      },
      'versioned_sidebars/version-1.0-sidebars.json:2:12  error old-file-invalid',
    ],
    [
      'a broken `sidebars.js`',
      {...small, 'old/sidebars.js': 'module.exports = {\n  docs: ["a" "b"],\n};'},
      'sidebars.js:2:14  error',
    ],
    [
      'a VitePress configuration with a syntax error',
      {...vitepress, 'old/.vitepress/config.js': 'export default {\n  title: \n};'},
      'Running the file failed:',
    ],
  ])(
    'IMP-09 fails with a located message, and writes nothing: %s',
    async (_name, files, message) => {
      const {cwd, code, out, err} = await called(files, 'import', 'old', 'new');
      expect({code, out}).toEqual({code: 1, out: ''});
      expect(err).toContain(message);
      expect(err).not.toMatch(/internal error|^\s+at /m);
      expect(await readdir(cwd)).not.toContain('new');
    },
  );

  it.each<[string, Files, string]>([
    [
      'Docusaurus 1',
      {
        ...docusaurus1,
        'old/sidebars.json':
          '{"docs": {"Start": ["a", "gone", {"type": "subcategory", "label": "Deep", "ids": ["a", null, 3]}]}, "more": null}',
      },
      'content/docs/current/sidebars.json',
    ],
    [
      'Docusaurus 2',
      {
        ...small,
        'old/sidebars.js':
          "const items = ['a', 'gone', 5, null]; const loop = {type: 'category', label: 'L', items}; items.push(loop); module.exports = {docs: [loop], odd: null};",
      },
      'content/docs/current/sidebars.json',
    ],
    [
      'VitePress',
      {
        ...vitepress,
        'old/.vitepress/config.js':
          "const items = [{text: 'A', link: '/a'}, null, 5]; items.push({text: 'Loop', items}); export default {themeConfig: {sidebar: items, nav: [null, {text: 3, link: {}}]}};",
      },
      'content/docs/current/sidebars.json',
    ],
    [
      'MkDocs',
      {
        ...mkdocs,
        'old/mkdocs.yml':
          'site_name: T\nnav: &nav\n  - index.md\n  - Gone: gone.md\n  - 5\n  - ~\n  - Deep: [index.md, ~]\n',
      },
      'content/docs/current/sidebars.json',
    ],
  ])('omits invalid entries of sidebars: %s', async (_name, files, file) => {
    const {cwd, code, err} = await called(files, 'import', 'old', 'new');
    expect({code, err}).toEqual({code: 0, err: ''});
    const {[file]: sidebars = '', 'MOVED.md': note = ''} = await readFiles(join(cwd, 'new'));
    expect(sidebars).not.toContain('gone');
    expect(note).toMatch(/`gone(?:\.md)?`|VitePress/);
  });

  it.each<[string, Files, string]>([
    ['Docusaurus', small, 'old/docs'],
    ['Docusaurus 1', docusaurus1, 'docs'],
    ['VitePress', vitepress, 'old'],
    ['MkDocs', mkdocs, 'old/docs'],
  ])('IMP-08 converts pages to UTF-8: %s', async (_name, files, folder) => {
    const cwd = await folderWith(files);
    await writeFile(join(cwd, folder, 'latin.md'), Buffer.from('# Café à\n', 'latin1'));
    const utf16 = Buffer.from('\uFEFF# Été\n', 'utf16le');
    await writeFile(join(cwd, folder, 'utf16.md'), utf16);
    expect(await calledIn(cwd, 'import', 'old', 'new')).toMatchObject({code: 0, err: ''});
    const written = await readFiles(join(cwd, 'new'));
    expect(written['content/docs/current/latin.md']).toContain('# Café');
    expect(written['content/docs/current/utf16.md']).toContain('# Été');
    expect(written['MOVED.md']).toMatch(/The file is not UTF-8 text\. .*\n {2}- `.*latin\.md`/);
  });

  it.each<[string, Files, string]>([
    ['Docusaurus', small, 'docs/gone.md'],
    ['Docusaurus 1', docusaurus1, '../docs/gone.md'],
    ['VitePress', vitepress, 'gone.md'],
    ['MkDocs', mkdocs, 'docs/gone.md'],
  ])('reports a page that cannot be read: %s', async (_name, files, path) => {
    const cwd = await folderWith(files);
    await symlink('nowhere.md', join(cwd, 'old', path));
    expect(await calledIn(cwd, 'import', 'old', 'new')).toMatchObject({code: 0, err: ''});
    const note = await readFile(join(cwd, 'new/MOVED.md'), 'utf8');
    expect(note).toContain(`The target of this symbolic link is missing.`);
    expect(note).toContain(path);
  });

  it.skipIf(process.getuid?.() === 0).each<[string, Files, string]>([
    ['Docusaurus', small, 'docs/closed'],
    ['Docusaurus 1', docusaurus1, '../docs/closed'],
    ['VitePress', vitepress, 'closed'],
    ['MkDocs', mkdocs, 'docs/closed'],
  ])('reports a folder without read permission: %s', async (_name, files, path) => {
    const cwd = await folderWith(files);
    const folder = join(cwd, 'old', path);
    await mkdir(folder);
    await chmod(folder, 0o000);
    onTestFinished(async () => await chmod(folder, 0o700));
    const {err} = await calledIn(cwd, 'import', 'old', 'new');
    expect(err).not.toMatch(/internal error|^\s+at /m);
    const note = err || (await readFile(join(cwd, 'new/MOVED.md'), 'utf8'));
    expect(note).toContain('closed');
  });

  it.skipIf(process.getuid?.() === 0)('names a page without read permission', async () => {
    const cwd = await folderWith(docusaurus1);
    const page = join(cwd, 'docs/a.md');
    await chmod(page, 0o000);
    onTestFinished(async () => await chmod(page, 0o600));
    const {code, err} = await calledIn(cwd, 'import', 'old', 'new');
    expect(code).not.toBe(0);
    expect(err).toContain('docs/a.md');
    expect(err).not.toMatch(/internal error|^\s+at /m);
  });
});

describe('an import without a repository', () => {
  it('reads the docs beside a Docusaurus 1 site', async () => {
    const {cwd, code, err} = await called(docusaurus1, 'import', 'old', 'new');
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(await built(join(cwd, 'new'), 'docs/a/index.html')).toContain('<h1');
  });

  it('reports the docs beside another site, and imports the rest', async () => {
    const {cwd, code, err} = await called(
      {
        'old/docusaurus.config.js': config().replace('docs: {', "docs: {path: '../docs', "),
        'old/sidebars.js': 'module.exports = {};',
        'old/src/pages/index.md': '# Home\n',
        'docs/a.md': '# A\n',
      },
      'import',
      'old',
      'new',
    );
    expect({code, err}).toEqual({code: 0, err: ''});
    const note = await readFile(join(cwd, 'new/MOVED.md'), 'utf8');
    expect(note).toContain('`docs.path` names the folder `../docs`, which is outside');
    expect(note).toContain('--allow-outside');
  });
});

it('IMP-09 an import that SIGTERM ends leaves nothing, and can be repeated', async () => {
  const cwd = await folderWith(small);
  const io = fakeIo({cwd});
  const running = run(['import', 'old', 'new'], io);
  // The new site is being built.
  for (let names: string[] = []; !names.includes('content'); ) {
    names = await readdir(join(cwd, 'new')).catch(() => []);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  io.signals.emit('SIGTERM');
  expect(await running).toBe(143);
  expect(io.stderr.text()).toContain('Interrupted. The new files were removed.');
  expect(await readdir(cwd)).toEqual(['old']);
  expect(await calledIn(cwd, 'import', 'old', 'new')).toMatchObject({code: 0, err: ''});
});
