import {mkdir, readdir, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {articleText} from '../../support/article-text.ts';
import {type Files, readFiles, readHashes} from '../../support/files.ts';
import {built} from '../../support/sites.ts';
import {folderWith, tempFolder} from '../../support/temp-folder.ts';
import {fakeIo} from './fake-io.ts';

const config = (more = ''): string => `module.exports = {
  title: 'Old', url: 'https://example.org', baseUrl: '/',
  presets: [['classic', {docs: {sidebarPath: require.resolve('./sidebars.js')}}]],
  ${more}
};
`;

const small: Files = {
  'old/docusaurus.config.js': config(),
  'old/sidebars.js': "module.exports = {docs: ['a']};",
  'old/docs/a.md': '# A\n',
};

async function called(files: Files, ...argv: readonly string[]) {
  const cwd = await folderWith(files);
  return await calledIn(cwd, ...argv);
}

async function calledIn(cwd: string, ...argv: readonly string[]) {
  const io = fakeIo({cwd});
  const code = await run(argv, io);
  return {cwd, code, out: io.stdout.text(), err: io.stderr.text()};
}

describe('legacydocs import', () => {
  it.each([
    ['no folder', {}, ['gone', 'new'], 'the folder `gone` does not exist'],
    ['a file', {old: ''}, ['old', 'new'], '`old` is a file'],
    [
      'a folder that is not empty',
      {...small, 'new/a.txt': ''},
      ['old', 'new'],
      'the folder `new` is not empty: it contains `a.txt`. Nothing was written.\nSpecify a new folder',
    ],
    ['a file as target', {...small, new: ''}, ['old', 'new'], '`new` is a file, not a folder.'],
    [
      'a target in the old site',
      small,
      ['old', 'old/new'],
      '`old/new` is in the old site, which must remain unchanged.',
    ],
    [
      'another generator',
      small,
      ['old', 'new', '--from', 'hugo'],
      '--from must be one of `docusaurus`, `vitepress`, `mkdocs`, not `hugo`.',
    ],
    [
      'a sitemap that is none',
      {...small, 'a.xml': '<urlset></urlset>'},
      ['old', 'new', '--sitemap', 'a.xml'],
      '`a.xml` does not contain URLs.',
    ],
    ['no sitemap', small, ['old', 'new', '--sitemap', 'a.xml'], 'cannot read the file `a.xml`.'],
  ])('is used wrongly with %s', async (_name, files, argv, message) => {
    const {code, err} = await called(files, 'import', ...argv);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it.each([
    [
      'none',
      {'old/a.txt': ''},
      '`old` does not contain a site that can be imported: it has neither `docusaurus.config.js`',
    ],
    [
      'one in a folder below',
      {'old/website/docusaurus.config.js': config()},
      'Its folder `website` contains such a site: specify that folder.',
    ],
    [
      'one that throws',
      {...small, 'old/docusaurus.config.js': 'throw new Error("no token")'},
      'Running the file failed: `Error: no token`.',
    ],
    [
      'one that exports nothing',
      {...small, 'old/docusaurus.config.js': 'module.exports = 5'},
      'The file does not export a configuration',
    ],
    ['a broken versions.json', {...small, 'old/versions.json': '['}, 'The file is not valid JSON.'],
  ])('fails with a message for a configuration: %s', async (_name, files, message) => {
    const {cwd, code, err} = await called(files, 'import', 'old', 'new');
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).not.toContain('internal error');
    expect(await readdir(cwd)).not.toContain('new');
  });

  it('omits missing docs from sidebars, and accepts unusual file names', async () => {
    const {cwd, code, out, err} = await called(
      {
        ...small,
        'old/sidebars.js':
          "module.exports = {docs: ['a', 'gone', {type: 'doc', id: 'b c', key: 'k'}]};",
        'old/docs/b c.md': '# Blank\n\n![x](./ü%20%28x%29.png) [a](a.md)\n',
        'old/docs/ü (x).png': 'x',
        'old/static/weird \\name.txt': 'x',
      },
      'import',
      'old',
      'new',
    );
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toContain('The site builds: 0 warnings');
    const files = await readFiles(join(cwd, 'new'));
    expect(JSON.parse(files['content/docs/current/sidebars.json'] ?? '')).toEqual({
      docs: ['a', {type: 'doc', id: 'b c'}],
    });
    expect(files['MOVED.md']).toContain('A sidebar contains `gone`, which does not exist.');
    expect(files['MOVED.md']).toContain('The file name contains a backslash');
  });

  it('follows links within the repository, and never out of it', async () => {
    const cwd = await folderWith({
      ...small,
      '.git/HEAD': '',
      'shared/real.md': '# Real\n',
      'old/docs/b.md': '# B\n',
    });
    const outside = await folderWith({'secret.md': '# Secret\n'});
    await symlink('../../shared/real.md', join(cwd, 'old/docs/link.md'));
    await symlink(join(outside, 'secret.md'), join(cwd, 'old/docs/secret.md'));
    const before = await readHashes(join(cwd, 'old'));
    const {code, err} = await calledIn(cwd, 'import', 'old', 'new');
    expect({code, err}).toEqual({code: 0, err: ''});
    const files = await readFiles(join(cwd, 'new'));
    expect(files['content/docs/current/link.md']).toBe('# Real\n');
    expect(files['content/docs/current/secret.md']).toBeUndefined();
    expect(files['MOVED.md']).toContain('This symbolic link points outside the site folder.');
    expect(await readHashes(join(cwd, 'old'))).toEqual(before);
  });

  it('omits navbar items that lead to docs generated by plugins', async () => {
    const items =
      "[{type: 'doc', docId: 'api/x', label: 'X'}, {type: 'doc', docId: 'a', label: 'A'}, {label: 'M', items: [{type: 'docSidebar', sidebarId: 'gone', label: 'G'}, {to: '/docs/a', label: 'B'}]}]";
    const {cwd, out} = await called(
      {...small, 'old/docusaurus.config.js': config(`themeConfig: {navbar: {items: ${items}}},`)},
      'import',
      'old',
      'new',
    );
    expect(out).toContain('The site builds: 0 warnings.');
    const {'MOVED.md': note, 'site.config.ts': written} = await readFiles(join(cwd, 'new'));
    expect(note).toContain('is not a doc of any version (current). The item is omitted.');
    expect(written?.replace(/\s+/g, '')).toContain(
      "items:[{type:'doc',docId:'a',label:'A'},{label:'M',items:[{to:'/docs/a',label:'B'}]},]",
    );
  });

  it.each(['repo', 'repo/website'])(
    'reports that a site of Docusaurus 1 cannot be read: %s',
    async (folder) => {
      const {code, err} = await called({'repo/website/siteConfig.js': ''}, 'doctor', folder);
      expect(code).toBe(1);
      expect(err).toContain('`website` is a Docusaurus 1 site, which cannot be imported.');
    },
  );

  it('replaces a package whose own import is missing, and names both', async () => {
    const {cwd, out} = await called(
      {
        ...small,
        'old/package.json': '{"dependencies": {"broken": "1"}}',
        'old/node_modules/broken/package.json': '{"name": "broken", "main": "index.js"}',
        'old/node_modules/broken/index.js': "import 'unmet';\nexport default () => null;\n",
        'old/src/pages/index.js':
          "import Broken from 'broken';\nexport default () => <Broken />;\n",
      },
      'import',
      'old',
      'new',
    );
    expect(out).toContain('The site builds: 0 warnings.');
    const {'MOVED.md': note} = await readFiles(join(cwd, 'new'));
    expect(note).toContain('The package `broken` cannot be bundled.');
    expect(note).toContain('`npm install unmet`');
    expect(note).toContain('`src/pages/index.js`');
  });

  it('builds a site in spite of dead links and other hosts, and reports them', async () => {
    const {cwd, code, out} = await called(
      {
        ...small,
        'old/docs/a.md': '# A\n\n[dead](/nowhere) ![far](https://img.example.com/a.png)\n',
      },
      'import',
      'old',
      'new',
    );
    expect(code).toBe(0);
    expect(out).toContain(
      'The site builds: 1 warning, 1 of which the old site had, too: known-problems.json.',
    );
    const files = await readFiles(join(cwd, 'new'));
    expect(JSON.parse(files['known-problems.json'] ?? '')).toHaveLength(1);
    expect(JSON.parse(files['MOVED.json'] ?? '')).toMatchObject({ok: true, known: [{}]});
    expect(files['site.config.ts']).toContain("onBrokenLinks: 'warn'");
    expect(files['site.config.ts']).toContain("csp: {img: ['https://img.example.com']}");
    expect(files['MOVED.md']).toContain('Fix the problem, then remove `onBrokenLinks`');
  });

  it('replaces parts without a counterpart, and reports them', async () => {
    const {cwd, code} = await called(
      {
        'old/docusaurus.config.js': config(),
        'old/docs/s.mdx':
          "import Mermaid from '@theme/Mermaid';\n\n# A\n\n<Mermaid>Inside</Mermaid>\n",
        'old/src/pages/index.js': `import React from 'react';
import Layout from '@theme/Layout';
import {useColorMode} from '@docusaurus/theme-common';
import Own from '@theme/Own';

export default () => {
  const {colorMode} = useColorMode();
  return <Layout title="Home"><h1>{String(colorMode)}</h1><Own /></Layout>;
};
`,
        'old/src/theme/Own/index.js': 'export default () => <b>own</b>;',
        'old/src/theme/Footer.js': 'export default () => null;',
        'old/docs/b.md': '# B\n',
        'old/sidebars.js': "module.exports = {docs: ['b']};",
      },
      'import',
      'old',
      'new',
    );
    const files = await readFiles(join(cwd, 'new'));
    expect(files['MOVED.md']).toContain(
      '`@theme/Mermaid` is a part of Docusaurus that has no counterpart.',
    );
    expect(files['MOVED.md']).toContain('The file replaces a component of the Docusaurus theme.');
    expect(files['MOVED.md']).toContain('`src/theme/Footer.js`');
    expect(files['MOVED.md']).not.toContain('src/theme/Own');
    expect(code).toBe(0);
    const home = await built(join(cwd, 'new'), 'index.html');
    expect(home).toContain('<h1>light</h1><b>own</b>');
    expect(home).toContain('<title>Home | Old</title>');
  });

  it('stubs pages that prevent the build, and shows their sources instead', async () => {
    const {cwd, code, out} = await called(
      {
        ...small,
        'old/docs/b.mdx': '---\ntitle: B\ndescription: null\n---\n\n<X>\n\nSome `code` here.\n',
        'old/src/pages/index.js': 'export default () => <h1>{window.name}</h1>;\n',
        'old/src/pages/team.js':
          "import {Card} from '../components/card';\nexport default () => <Card>Inside</Card>;\n",
        'old/static/404.html': 'mine',
        'old/docs/_part.mdx': '<!-- A note -->\n\nPart\n',
        'old/docs/e.mdx':
          "import Part from './_part.mdx';\n\n# E\n\n<Tweet id='1'>\n\nInside\n\n</Tweet>\n\n<Part />\n",
        'old/blog/2020-01-01-p.md':
          "import Card from './parts/card';\n\n# P\n\n<Card>Post</Card>\n",
        'old/blog/2020-01-02-q.md': '# Q\n\n<head>\n<title>X</title>\n</head>\n',
        'old/blog/parts/card.tsx':
          'export default ({children}: any) => <b>{children.length}</b>;\n',
        'old/docs/f.mdx':
          "import Use from '@site/static/usage.md';\n\n<head>\n<title>X</title>\n</head>\n\n# F\n\n<Use />\n",
        'old/static/usage.md': "import Shown from '../src/components/shown';\n\n<Shown />\n",
        'old/src/components/shown.js': 'export default () => <b>shown</b>;\n',
        'old/docs/c.mdx':
          "import Clock from '../src/components/clock';\n\n# C\n\n<Clock>c</Clock>\n",
        'old/docs/d.mdx':
          "import Clock from '../src/components/clock';\n\n# D\n\n<Clock>d</Clock>\n",
        'old/src/components/clock.js': 'export default () => <b>{document.title}</b>;\n',
        'old/src/components/card.js':
          "import {useHistory} from '@docusaurus/router';\nexport const Card = () => useHistory();\n",
      },
      'import',
      'old',
      'new',
    );
    expect(out).toContain('The site builds: 3 warnings.');
    expect(out).toContain('3 pages could not be converted and show their source: ');
    expect(code).toBe(1);
    const files = await readFiles(join(cwd, 'new'));
    expect(files['MOVED.md']).toContain('`description` is omitted');
    expect(files['MOVED.md']).toContain('does not export `useHistory`, which is imported here.');
    expect(files['MOVED.md']).toContain('`src/components/_clock.js`');
    expect(files['MOVED.md']).toContain('  - `static/404.html`');
    expect(articleText(await built(join(cwd, 'new'), 'docs/d/index.html'))).toBe('D d');
    expect(files['MOVED.md']).toContain('The page uses `Tweet` without importing it.');
    expect(articleText(await built(join(cwd, 'new'), 'docs/e/index.html'))).toBe('E Inside Part');
    expect(articleText(await built(join(cwd, 'new'), 'docs/f/index.html'))).toBe('F shown');
    expect(await built(join(cwd, 'new'), 'blog/2020/01/02/q/index.html')).toContain(
      'could not be converted',
    );
    expect(await built(join(cwd, 'new'), 'blog/2020/01/01/p/index.html')).toContain('<b>4</b>');
    expect(files['content/docs/current/b.md']).toContain('```md\n<X>');
    expect(files['content/pages/_index.js']).toContain('window.name');
    expect(await built(join(cwd, 'new'), 'index.html')).toContain(
      'This page could not be converted',
    );
    expect(await built(join(cwd, 'new'), 'team/index.html')).toContain('Inside');
  });

  it('keeps links without a version within their old version', async () => {
    const text =
      '# G\n\n[x](/docs/x) [y](/docs/y#y) `[x](/docs/x)`\n\n[z]\n\n[z]: /docs/x?a=1#x\n\n[named](/docs/2.x/x)\n';
    const {cwd, code, out, err} = await called(
      {
        ...small,
        'old/docusaurus.config.js': config().replace(
          'docs: {',
          "docs: {lastVersion: '2.x', versions: {'2.x': {path: '/'}}, ",
        ),
        'old/versions.json': '["2.x", "1.x"]',
        'old/docs/x.md': '# X\n',
        'old/versioned_docs/version-2.x/g.md': '# G\n\n[x](/docs/x)\n',
        'old/versioned_docs/version-2.x/x.md': '# X\n',
        'old/versioned_docs/version-2.x/y.md': '# Y\n\n## Y\n',
        'old/versioned_docs/version-1.x/deep/g.md': text,
        'old/versioned_docs/version-1.x/x.md': '# X\n',
      },
      'import',
      'old',
      'new',
    );
    expect({code, err}, out).toEqual({code: 0, err: ''});
    const files = await readFiles(join(cwd, 'new'));
    expect(files['content/docs/1.x/deep/g.md']).toBe(
      text.replace('(/docs/x)', '(../x.md)').replace(': /docs/x?', ': ../x.md?'),
    );
    expect(files['content/docs/2.x/g.md']).toBe('# G\n\n[x](/docs/x)\n');
    expect(files['MOVED.md']).toContain('2 links without a version now lead to');
    expect(files['MOVED.md']).toContain('versioned_docs/version-1.x/deep/g.md');
  });

  it('copies no files from outside the repository', async () => {
    const outside = await folderWith({'secret.md': '# Secret\n', 'secret.js': 'export default 1;'});
    const {cwd} = await called(
      {
        ...small,
        'old/docs/a.md': `# A\n\n[x](${join('../../..', outside.slice(outside.lastIndexOf('/')), 'secret.md')})\n`,
      },
      'import',
      'old',
      'new',
    );
    const files = await readFiles(join(cwd, 'new'));
    expect(Object.keys(files).filter((path) => path.includes('secret'))).toEqual([]);
  });

  it('follows links to the old site', async () => {
    const cwd = await folderWith(small);
    await symlink('old', join(cwd, 'alias'));
    const {code, err} = await calledIn(cwd, 'import', 'old', 'alias/new/deep');
    expect(code).toBe(2);
    expect(err).toContain('is in the old site');
  });

  it('reads a preset that wraps the classic one, and TypeScript sidebars by the names of their output', async () => {
    const {cwd, code, err} = await called(
      {
        'old/docusaurus.config.js':
          "module.exports = {title: 'Old', url: 'https://example.org', baseUrl: '/', presets: [['./preset.js', {docs: {sidebarPath: './sidebars.js'}}]]};",
        'old/preset.js': 'module.exports = () => ({});',
        'old/sidebars.ts': "export default {docs: ['a']};",
        'old/docs/a.md': '# A\n',
      },
      'import',
      'old',
      'new',
    );
    expect({code, err}).toEqual({code: 0, err: ''});
    const files = await readFiles(join(cwd, 'new'));
    expect(files['content/docs/current/a.md']).toBe('# A\n');
    expect(JSON.parse(files['content/docs/current/sidebars.json'] ?? '')).toEqual({docs: ['a']});
  });

  it.each([
    ['no plugin reads them', "presets: ['./preset.js']", 'configures no pages'],
    [
      'they are outside the site, and there is no repository',
      "presets: [['classic', {docs: {path: '../docs'}}]]",
      'is outside the repository of the old site.',
    ],
  ])('fails without pages if %s', async (_why, presets, message) => {
    const {cwd, code, err} = await called(
      {
        'old/docusaurus.config.js': `module.exports = {title: 'Old', url: 'https://example.org', baseUrl: '/', ${presets}};`,
        'old/preset.js': 'module.exports = () => ({});',
        'old/docs/a.md': '# A\n',
        'docs/b.md': '# B\n',
      },
      'import',
      'old',
      'new',
    );
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(await readdir(cwd)).not.toContain('new');
  });

  it('replaces the folder of an import that was killed', async () => {
    const {cwd, code} = await called(
      {...small, 'new/.legacydocs-import': '', 'new/content/half.md': '# Half\n'},
      'import',
      'old',
      'new',
    );
    expect(code).toBe(0);
    const files = await readFiles(join(cwd, 'new'));
    expect(files['content/half.md']).toBeUndefined();
    expect(files['.legacydocs-import']).toBeUndefined();
  });

  it('leaves nothing behind if it is interrupted', async () => {
    const cwd = await folderWith({...small, 'old/docusaurus.config.js': 'for (;;);'});
    const io = fakeIo({cwd});
    const running = run(['import', 'old', 'new'], io);
    setTimeout(() => io.signals.emit('SIGINT'), 1_000);
    expect(await running).toBe(130);
    expect(await readdir(cwd)).toEqual(['old']);
  });
});

describe('legacydocs doctor', () => {
  it('fails if something cannot be converted, grouped by cause', async () => {
    const {cwd, code, out} = await called(
      {
        ...small,
        'old/docusaurus.config.js': config(
          `plugins: ['./plugins/pages', 'docusaurus-tailwindcss', 'docusaurus-plugin-sass', '@docusaurus/plugin-sitemap'], themeConfig: {algolia: {appId: 'x'}},`,
        ),
        'old/plugins/pages.js': "module.exports = () => ({name: 'pages'});",
        'old/docs/a.md': "import Gone from 'not-installed';\n\n# A\n\n[dead](/nowhere)\n",
        'old/docs/b.md': "import Gone from 'not-installed';\n\n# B\n\n<Gone>inside</Gone>\n",
      },
      'doctor',
      'old',
    );
    expect(code).toBe(1);
    expect(out).toMatchSnapshot();
    expect(await readdir(cwd)).toEqual(['old']);
  });

  it('converts many pages', async () => {
    const cwd = await tempFolder();
    await mkdir(join(cwd, 'old/docs'), {recursive: true});
    await writeFile(
      join(cwd, 'old/docusaurus.config.js'),
      config().replace(/presets.*/, "presets: ['classic'],"),
    );
    for (let index = 0; index < 300; index += 1) {
      await writeFile(
        join(cwd, `old/docs/page-${index}.md`),
        `# Page ${index}\n\n[next](./page-${(index + 1) % 300}.md)\n`,
      );
    }
    const {code, out} = await calledIn(cwd, 'doctor', 'old', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).routes).toHaveLength(300);
  });
});

describe('style sheets in SCSS', () => {
  const files = {
    ...small,
    'old/docs/s.mdx':
      "import styles from '@site/src/card.module.scss';\nimport '@site/src/loud.scss';\n\n# A\n\n<b className={styles.card}>text</b>\n",
    'old/src/card.module.scss': '.card { color: $c; }\n',
    'old/src/loud.scss': '$c: red;\n',
  };

  it('become CSS with the sass of the old site', async () => {
    const sass =
      "exports.compile = (file, {importers: [own]}) => {\nconst text = require('fs').readFileSync(file, 'utf8');\nif (!text.startsWith('.')) throw new Error('expected \"{\".');\nconst url = (name) => own.findFileUrl(name).href.split('/old/')[1];\nreturn {css: text.replace('$c', 'rgb(1 2 3)') + `/* ${url('~x/a')} ${url('@site/src/b')} ${own.findFileUrl('c')} */`};\n};\n";
    const {cwd, code} = await called(
      {
        ...files,
        'old/node_modules/sass/sass.js': sass,
        'old/node_modules/sass/package.json':
          '{"name": "sass", "version": "1.0.0", "main": "sass.js"}',
      },
      'import',
      'old',
      'new',
    );
    expect(code).toBe(0);
    const written = await readFiles(join(cwd, 'new'));
    expect(written['src/card.module.css']).toContain('color: rgb(1 2 3)');
    expect(written['src/card.module.css']).toContain('/* node_modules/x/a src/b null */');
    expect(written['content/docs/current/s.mdx']).toContain("'@site/src/card.module.css'");
    expect(written['MOVED.md']).toContain('`sass` fails: Error: expected "{".');
    expect(await built(join(cwd, 'new'), 'docs/s/index.html')).toMatch(/<b class="\w+_card">/);
  });

  it('are reported without sass, and the rest of the page is converted', async () => {
    const {cwd, code} = await called(files, 'import', 'old', 'new');
    expect(code).toBe(0);
    const {'MOVED.md': note} = await readFiles(join(cwd, 'new'));
    expect(note).toContain('`sass` is not installed for the old site.');
    expect(articleText(await built(join(cwd, 'new'), 'docs/s/index.html'))).toBe('A text');
  });
});

describe('components for all pages', () => {
  it('are converted, with their imports, and pages need no import', async () => {
    const {cwd, code, err, out} = await called(
      {
        ...small,
        'old/docs/a.md': '# A\n\n<Loud>text</Loud>\n',
        'old/src/components/Loud.js': 'export default ({children}) => <b>{children}</b>;\n',
        'old/src/theme/MDXComponents/index.js':
          "import Original from '@theme-original/MDXComponents';\nimport A from '@theme/MDXComponents/A';\nimport Loud from '../../components/Loud';\nexport default {...Original, Loud, a: A, code: (props) => <code {...props} />};\n",
      },
      'import',
      'old',
      'new',
    );
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toContain('The site builds: 0 warnings.');
    const files = await readFiles(join(cwd, 'new'));
    expect(files['content/docs/current/a.md']).toBe('# A\n\n<Loud>text</Loud>\n');
    expect(files['templates/MDXComponents.js']).toContain("from '../src/components/Loud'");
    expect(await built(join(cwd, 'new'), 'docs/a/index.html')).toContain('<b>text</b>');
    expect(files['MOVED.md']).toContain('In the old site, the file replaced `a` on all pages.');
    expect(files['MOVED.md']).toContain(
      'In the old site, the file replaced `code`, also in code blocks.',
    );
  });

  const page = '# A\n\n<Loud>text</Loud> <Soft>own</Soft>\n\n[link](https://example.com/)\n';

  it('show their children if an import is missing, links keep working, and other components work', async () => {
    const {cwd, code} = await called(
      {
        ...small,
        'old/docs/a.md': page,
        'old/src/theme/MDXComponents.js':
          "import Loud from 'not-installed';\nconst Soft = ({children}) => <i>{children}</i>;\nexport default {Loud, a: Loud, 'h1': Loud, Soft};\n",
      },
      'import',
      'old',
      'new',
    );
    expect(code).toBe(0);
    const html = await built(join(cwd, 'new'), 'docs/a/index.html');
    expect(articleText(html)).toBe('A text own link');
    expect(html).toContain('<i>own</i>');
    expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/"/);
    expect(html).toMatch(/<h1[ >]/);
    const {'MOVED.md': note} = await readFiles(join(cwd, 'new'));
    expect(note).toContain('Built-in elements are used again: `a`, `h1`.');
    expect(note).not.toContain('on all pages.');
  });

  it('leave elements that wrap an unsupported part of Docusaurus to the built-in ones', async () => {
    const {cwd, code} = await called(
      {
        ...small,
        'old/docs/a.md': page,
        'old/src/theme/MDXComponents.js':
          "import Loud from '@theme/Loudspeaker';\nexport default {Loud, Soft: Loud, a: (props) => <Loud {...props} />, em: (props) => <i {...props} />};\n",
      },
      'import',
      'old',
      'new',
    );
    expect(code).toBe(0);
    const html = await built(join(cwd, 'new'), 'docs/a/index.html');
    expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/"/);
    const {'MOVED.md': note} = await readFiles(join(cwd, 'new'));
    expect(note).toContain('`a` is the built-in element again');
    expect(note).not.toContain('replaced `a`');
    expect(note).toContain('In the old site, the file replaced `em` on all pages.');
  });

  it('show their children if they cannot be built', async () => {
    const {cwd, code} = await called(
      {
        ...small,
        'old/docs/a.md': page,
        'old/src/theme/MDXComponents.js':
          'const Loud = document.title;\nexport default {Loud, Soft: Loud, a: Loud};\n',
      },
      'import',
      'old',
      'new',
    );
    expect(code).toBe(0);
    const files = await readFiles(join(cwd, 'new'));
    expect(files['templates/MDXComponents.js']).toContain("{Loud: notCarried('Loud')");
    expect(files['src/_MDXComponents.js']).toContain('document.title');
    expect(files['MOVED.md']).not.toContain('on all pages.');
    const html = await built(join(cwd, 'new'), 'docs/a/index.html');
    expect(articleText(html)).toBe('A text own link');
    expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/"/);
  });
});

describe('missing imports', () => {
  it('are replaced individually, and the rest of the file works', async () => {
    const {cwd, out} = await called(
      {
        ...small,
        'old/docs/a.md':
          "import Gone from 'not-installed'; import CodeBlock from '@theme/CodeBlock';\n\n# A\n\n<Gone>inside</Gone>\n\n<CodeBlock language=\"js\">{['a b'].join()}</CodeBlock>\n",
        'old/src/pages/versions.js':
          "import {useVersions} from '@docusaurus/plugin-content-docs/client';\nimport Button from 'react-gone';\nimport ThemedImage from '@theme/ThemedImage';\nexport default function V() { return <div>{useVersions().map(({name, label}) => <i key={name}>{label}</i>)}<Button>Star</Button><ThemedImage alt=\"x\" sources={{light: '/l.png', dark: '/d.png'}} /></div>; }\n",
        'old/static/l.png': '',
        'old/static/d.png': '',
      },
      'import',
      'old',
      'new',
    );
    expect(out).toContain('The site builds');
    const page = await built(join(cwd, 'new'), 'docs/a/index.html');
    expect(page).toContain('inside');
    expect(page).toContain('<pre><code>a b</code></pre>');
    const versions = await built(join(cwd, 'new'), 'versions/index.html');
    expect(versions).toContain('<i>Next</i>');
    expect(versions).toContain('Star');
    expect(versions).toContain('class="Logo-dark"');
    const {'MOVED.md': note} = await readFiles(join(cwd, 'new'));
    expect(note).not.toMatch(/npm install @(?:theme|docusaurus|site)\//);
    expect(note).toContain('`docs/a.md:1`');
  });
});
