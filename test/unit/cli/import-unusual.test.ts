import {readdir, symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {articleText} from '../../support/article-text.ts';
import {readFiles} from '../../support/files.ts';
import {built} from '../../support/sites.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {called, calledIn, config, small} from './called.ts';
import {fakeIo} from './fake-io.ts';

describe('legacydocs import, of unusual sites', () => {
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
          "import {useHistory} from '@docusaurus/router';\nexport const Card = () => useHistory().location.pathname;\n",
      },
      'import',
      'old',
      'new',
    );
    expect(out).toContain('The site builds: 2 warnings.');
    expect(out).toContain('2 pages could not be converted and show their source: ');
    expect(code).toBe(1);
    const files = await readFiles(join(cwd, 'new'));
    expect(files['MOVED.md']).toContain('`description` is omitted');
    expect(files['MOVED.md']).toContain('does not export `useHistory`.');
    expect(files['MOVED.md']).toContain('`src/components/_clock.js`');
    expect(files['MOVED.md']).toContain('  - `static/404.html`');
    expect(articleText(await built(join(cwd, 'new'), 'docs/d/index.html'))).toBe('D d');
    expect(files['MOVED.md']).toContain('The page uses `Tweet` without importing it.');
    expect(articleText(await built(join(cwd, 'new'), 'docs/e/index.html'))).toBe('E Inside Part');
    expect(articleText(await built(join(cwd, 'new'), 'docs/f/index.html'))).toBe('F shown');
    expect(files['MOVED.md']).toMatch(
      /`<title>` in the page's `<head>` is omitted\..*\n {2}- `blog\/2020-01-02-q\.md:4`/,
    );
    expect(articleText(await built(join(cwd, 'new'), 'blog/2020/01/02/q/index.html'))).toBe(
      'Q January 2, 2020',
    );
    expect(await built(join(cwd, 'new'), 'blog/2020/01/01/p/index.html')).toContain('<b>4</b>');
    expect(files['content/docs/current/b.md']).toContain('```md\n<X>');
    expect(files['content/pages/_index.js']).toContain('window.name');
    expect(await built(join(cwd, 'new'), 'index.html')).toContain(
      'This page could not be converted',
    );
    expect(await built(join(cwd, 'new'), 'team/index.html')).toContain('Inside');
  });

  it('changes paths that are reserved for generated files', async () => {
    const {cwd, code, out} = await called(
      {
        'old/docusaurus.config.js': config().replace('docs: {', "docs: {routeBasePath: '/', "),
        'old/sidebars.js': "module.exports = {docs: ['a', 'assets']};",
        'old/docs/a.md': '# A\n\n[Assets](assets.md)\n',
        'old/docs/assets.md': '---\ntitle: Assets\n---\n\nText\n',
      },
      'import',
      'old',
      'new',
    );
    expect(code, out).toBe(0);
    expect(await built(join(cwd, 'new'), 'a/index.html')).toMatch(/href="[^"]*assets-pages/);
    expect(articleText(await built(join(cwd, 'new'), 'assets-pages/index.html'))).toContain('Text');
    const {'MOVED.md': moved = ''} = await readFiles(join(cwd, 'new'));
    expect(moved).toContain('The page has the path `/assets-pages`.');
    expect(moved).toContain('`docs/assets.md`');
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
    expect(page).toMatch(/<pre [^>]*overflow-x:auto[^>]*><code>a b<\/code><\/pre>/);
    const versions = await built(join(cwd, 'new'), 'versions/index.html');
    expect(versions).toContain('<i>Next</i>');
    expect(versions).toContain('Star');
    expect(versions).toContain('class="Logo-dark"');
    const {'MOVED.md': note} = await readFiles(join(cwd, 'new'));
    expect(note).not.toMatch(/npm install @(?:theme|docusaurus|site)\//);
    expect(note).toContain('`docs/a.md:1`');
  });

  it('keeps a page whose path cannot be used, and reports that the site does not build', async () => {
    const name = `${'a'.repeat(251)}.md`;
    const {cwd, code, out} = await called(
      {
        'old/.vitepress/config.mjs': "export default {title: 'S'};\n",
        'old/package.json': '{}',
        'old/index.md': '# Home\n',
        [`old/${name}`]: '# Long\n',
      },
      'import',
      'old',
      'new',
    );
    expect(code).toBe(1);
    expect(out).toContain('The site does not build yet: 1 error.');
    const files = await readFiles(join(cwd, 'new'));
    expect(files[`content/docs/current/${name}`]).toBe('# Long\n');
    expect(files['MOVED.md']).toContain('it contains a segment of more than 250 bytes');
  });
});
