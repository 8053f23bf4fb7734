import {cp, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../../src/cli/run.ts';
import {tableOfContents, withHeadingIds} from '../../../../src/tools/import/heading-ids.ts';
import {regionOf, withIncluded} from '../../../../src/tools/import/vitepress/included.ts';
import {rewritten} from '../../../../src/tools/import/vitepress/read-site.ts';
import {withoutVue} from '../../../../src/tools/import/vitepress/vue.ts';
import recorded from '../../../fixtures/vitepress-recorded.json' with {type: 'json'};
import {articleText} from '../../../support/article-text.ts';
import {readFiles, readHashes} from '../../../support/files.ts';
import {planned, vitepressConfig} from '../../../support/old-site.ts';
import {repository} from '../../../support/repository.ts';
import {built, runBuild} from '../../../support/sites.ts';
import {folderWith, tempFolder} from '../../../support/temp-folder.ts';
import {fakeIo} from '../../cli/fake-io.ts';

async function caller(cwd: string) {
  return async (...argv: readonly string[]) => {
    const io = fakeIo({cwd});
    return {code: await run(argv, io), out: io.stdout.text(), err: io.stderr.text()};
  };
}

/** Copies the fixture, and writes a list of the URLs that VitePress generates for it. */
async function oldSite() {
  const cwd = await tempFolder();
  const folder = join(cwd, 'docs');
  await cp(join(repository, 'test/fixtures/vitepress-site'), folder, {recursive: true});
  await writeFile(join(cwd, 'old.txt'), recorded.sitemap.join('\n'));
  return {cwd, folder, call: await caller(cwd)};
}

/** Converts words to lower case, because VitePress writes titles of admonitions in capitals. */
const words = (text: string): string[] => text.toLowerCase().split(' ').sort();

describe('a complete VitePress site', () => {
  it('keeps every URL, id and text', async () => {
    const {cwd, folder, call} = await oldSite();
    const before = await readHashes(folder);
    const {code, out, err} = await call('import', 'docs', 'new', '--sitemap', 'old.txt');
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toContain(`All ${recorded.sitemap.length} old URLs work.\n`);
    expect(await readHashes(folder)).toEqual(before);
    const site = join(cwd, 'new');
    for (const [route, {ids, text}] of Object.entries(recorded.pages)) {
      const file = route.endsWith('/') ? route : route.replace(/\.html$/, '/');
      const html = await built(site, `${file.slice(1)}index.html`);
      // Titles have no id here, because a link to a title leads to the page.
      for (const id of ids.slice(route === '/' ? 0 : 1)) expect(html).toContain(` id="${id}"`);
      // The text of this page differs, because Vue generates parts of it.
      if (route !== '/guide/vue.html') expect(words(articleText(html))).toEqual(words(text));
    }
    // The hero has neither a header above it nor an edit link.
    const home = await readFile(join(site, 'content/docs/current/index.md'), 'utf8');
    expect(home).toContain('custom_edit_url: null');
    const styles = Object.values(await readFiles(join(site, 'build/assets/css'))).join('');
    expect(styles).toContain('.DocPage:has(.vp-home) .DocsHeader{display:none}');
    const vue = articleText(await built(site, 'guide/vue/index.html'));
    expect(vue).toBe(
      'Vue 1.2 The page is called doc; it is fixed. Speed is {{ speed }}. Not converted A Vue component is missing here: <Demo :speed="speed" /> Inside a frame. These {{ braces }} are shown. Shown Only there.',
    );
  });

  it('reports changes, and is reproducible', async () => {
    const {cwd, call} = await oldSite();
    await call('import', 'docs', 'one');
    await call('import', '--from', 'vitepress', 'docs', 'two');
    const read = async (name: string) => {
      const files = await readFiles(join(cwd, name));
      return Object.fromEntries(
        Object.entries(files).filter(([path]) => !path.startsWith('.legacydocs/')),
      );
    };
    const one = await read('one');
    expect(await read('two')).toEqual(one);
    for (const name of ['MOVED.md', 'site.config.ts']) expect(one[name]).toMatchSnapshot();
    for (const name of ['start', 'code']) {
      expect(one[`content/docs/current/guide/${name}.md`]).toMatchSnapshot();
    }
    expect(await runBuild(join(cwd, 'one'))).toMatchObject({code: 0});
  });

  it('is recognized and reported by doctor', async () => {
    const {folder, call} = await oldSite();
    const before = await readHashes(folder);
    const {code, out} = await call('doctor', 'docs', '--sitemap', 'old.txt', '--json');
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      builds: true,
      generator: 'vitepress',
      versions: [{name: 'current'}, {name: 'v1'}],
      lost: [],
    });
    expect(code).toBe(1);
    expect(await readHashes(folder)).toEqual(before);
  });
});

describe('an unusual VitePress site', () => {
  it('can have URLs without an extension, a folder of pages, rewrites by a function, one sidebar', async () => {
    const cwd = await folderWith({
      'site/.vitepress/config/index.js': `export default async () => ({
        title: 'A', srcDir: './src', cleanUrls: true,
        rewrites: (page) => page.replace(/^en\\//, ''),
        themeConfig: {sidebar: [{text: 'B', link: '/guide/guide'}]},
      })`,
      'site/src/en/guide/guide.md': '# A guide\n\n[Top](#a-guide) ![](./a%20b.svg)\n',
      'site/src/en/guide/a b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'site/src/en/README.md': 'No title.\n',
      'site/src/en/code.md':
        '::: tip\r\nA [link](./guide/guide){.big} and ![no kite](/a.png){width=20} ![b](/en/guide/a%20b.svg).\r\n:::\r\n\r\n```js\r\nif (x){y}\r\n[[toc]]\r\n```\r\n\r\n`{{ a }}` f(x){y z}\r\n\r\n- listed {#listed}\r\n',
      'site/src/[pkg].md': '# {{ $params.pkg }}\n',
    });
    await writeFile(join(cwd, 'old.txt'), '/guide/guide\n/README\n');
    const call = await caller(cwd);
    const {code, out} = await call('import', 'site', 'new', '--sitemap', 'old.txt');
    expect({code, out}).toMatchObject({
      code: 0,
      out: expect.stringContaining('All 2 old URLs'),
    });
    const files = await readFiles(join(cwd, 'new'));
    expect(files['content/docs/current/code.md']).toBe(
      '---\nhide_title: true\ndisplayed_sidebar: main\n---\n:::tip\nA [link](./guide/guide.md) and no kite ![b](./en/guide/a%20b.svg).\n:::\n\n```js\nif (x){y}\n[[toc]]\n```\n\n`{{ a }}` f(x){y z}\n\n- listed <a id="listed"></a>\n',
    );
    expect(files['MOVED.md']).toContain('The file is a dynamic route: code generates its pages.');
    expect(files['MOVED.md']).toContain('The image `/a.png` does not exist.');
    expect(files['content/docs/current/guide/guide.md']).toBe(
      '---\nslug: /guide/guide\n---\n# A guide\n\n[Top](./guide.md) ![](../en/guide/a%20b.svg)\n',
    );
  });

  it('has settings for each language, and its own delimiters of attributes', async () => {
    const cwd = await folderWith({
      'site/.vitepress/config.js': `export default {
        title: 'A', description: 'All',
        head: [['meta', {name: 'a', content: 'b'}]],
        markdown: {attrs: {leftDelimiter: '%{', rightDelimiter: '}%'}},
        themeConfig: {outline: 'deep', nav: [{text: 'No', link: '/no'}]},
        locales: {
          root: {
            label: 'Deutsch', lang: 'de-DE', description: 'Eigenes',
            head: [['meta', {name: 'c', content: 'd'}]],
            themeConfig: {nav: [{text: 'Los', link: '/guide'}]},
          },
          en: {label: 'English', lang: 'en', themeConfig: {sidebar: [{text: 'B', link: '/en/b'}]}},
          ko: {label: '한국어', link: 'https://ko.example.org/'},
        },
      }`,
      'site/index.md': '# Start %{#top}%\n\n## Zwei %{#two}%\n\n`%{x}%` [two](#two)\n',
      'site/guide.md': '# Los\n',
      'site/en/index.md': '# Start\n',
      'site/en/b.md': '# B\n',
    });
    const call = await caller(cwd);
    expect(await call('import', 'site', 'new')).toMatchObject({
      code: 0,
      out: expect.stringContaining('The site builds: 0 warnings.'),
    });
    const files = await readFiles(join(cwd, 'new'));
    const config = files['site.config.ts'];
    expect(config).toContain("tagline: 'Eigenes'");
    expect(config).toContain("i18n: {defaultLocale: 'de'}");
    expect(config?.match(/tagName: 'meta'/g)).toHaveLength(2);
    expect(config).toContain('maxHeadingLevel: 6');
    expect(config).toContain("{label: 'Los', to: '/guide', position: 'right'}");
    expect(config).not.toContain("'No'");
    expect(config).toContain("label: 'Deutsch',");
    expect(config).toContain("{label: 'English', to: '/en/'}");
    expect(config).toContain("{label: '한국어', href: 'https://ko.example.org/'}");
    expect(files['MOVED.md']).toContain('more than one language: `en`.');
    expect(files['content/docs/current/index.md']).toContain(
      '# Start\n\n## Zwei {#two}\n\n`%{x}%` [two](#two)\n',
    );
  });

  it('is found at its path, and refused without a site', async () => {
    const cwd = await folderWith({
      'repo/docs/.vitepress/config.js': 'export default {}',
      'a/b': '',
    });
    const call = await caller(cwd);
    expect((await call('doctor', 'repo')).err).toContain(
      'Its folder `docs` contains such a site: specify that folder.',
    );
    expect((await call('doctor', '--from', 'vitepress', 'a')).err).toContain(
      'does not contain a site that can be imported: it has no `.vitepress/config.js`',
    );
    expect((await call('doctor', '--from', 'hugo', 'a')).err).toContain(
      '--from must be one of `docusaurus`, `vitepress`, `mkdocs`, not `hugo`.',
    );
  });
});

describe('texts of VitePress', () => {
  it('gives headings the ids of VitePress', () => {
    const page = withHeadingIds(
      '# Über\n\n## Ünïcode & more\n\n## 2 things {.big}\n\n## `a.b()` :tada:\n\n## [link](x) {#own}\n\nText\n----\n\n# Again\n\n```md\n## no\n```\n',
    );
    expect(page.headings.map(({id}) => id)).toEqual([
      'uber',
      'unicode-more',
      '_2-things',
      'a-b',
      'own',
      'text',
      'again',
    ]);
    expect(page.titleId).toBe('uber');
    expect(page.text).toBe(
      '# Über\n\n## Ünïcode & more {#unicode-more}\n\n## 2 things {#_2-things}\n\n## `a.b()` :tada: {#a-b}\n\n## [link](x) {#own}\n\nText\n----\n\n<div id="again"></div>\n\n# Again\n\n```md\n## no\n```\n',
    );
    expect(tableOfContents(page).split('\n')[0]).toBe('- [Ünïcode & more](#unicode-more)');
    expect(withHeadingIds('# A\n\n## `{ "b": 1 }`\n\n## C `{d}` {#e}\n').text).toBe(
      '# A\n\n## `{ "b": 1 }` {#b-1}\n\n## C `{d}` {#e}\n',
    );
    const code = withHeadingIds('# A\n\n### `--out <dir>` *a* [b]\n\n#### `a_b_c` &amp;\n');
    expect(tableOfContents(code, [1, 3, 4])).toBe(
      '- [--out \\<dir\\> a \\[b\\]](#out-dir-a-b)\n  - [a\\_b\\_c &](#a-b-c)',
    );
  });

  it('decodes the text of bare URLs', async () => {
    const {text} = await planned({
      '.vitepress/config.js': vitepressConfig(),
      'a.md':
        '# A\n\nhttps://a.example/%C3%A9_b <https://a.example/a%20b> [c](https://a.example/%C3%A9) https://a.example/%2F %C3\n',
    });
    expect(await text('content/docs/current/a.md')).toBe(
      '# A\n\n[https://a.example/é\\_b](<https://a.example/%C3%A9_b>) [https://a.example/a b](<https://a.example/a%20b>) [c](https://a.example/%C3%A9) [https://a.example/%2F](<https://a.example/%2F>) %C3\n',
    );
  });

  it('shows no title above a page whose title is not at its beginning', async () => {
    const {text} = await planned({
      '.vitepress/config.js': vitepressConfig(),
      'a.md': '[Up](b.md) / A\n\n# Kind: A\n',
      'b.md': '<br>\n\n# B\n',
      'c.md': '---\ntitle: Own\n---\n\nText\n\n# C\n',
    });
    expect(await text('content/docs/current/a.md')).toContain(
      '---\ntitle: "Kind: A"\nhide_title: true\n---\n',
    );
    expect(await text('content/docs/current/b.md')).not.toContain('title');
    expect(await text('content/docs/current/c.md')).toContain('title: Own\nhide_title: true\n');
  });

  it('removes Vue from prose, and leaves code unchanged', () => {
    const {text, parts} = withoutVue(
      '`<Foo />` `{{ a }}`\n\n```vue\n<Foo />\n<script>x</script>\n```\n\nAn <Icon name="a>b" /> in a line, <Badge type="danger">old</Badge>.\n\n<img :src="withBase(\'/a.png\')" @click="x">\n\n<span v-pre>{{ b }}</span>\n',
      {},
    );
    expect(text).toBe(
      '`<Foo />` `{{ a }}`\n\n```vue\n<Foo />\n<script>x</script>\n```\n\nAn `<Icon name="a>b" />` in a line, <span class="badge badge--danger">old</span>.\n\n<img src="/a.png">\n\n<span>\uE000 b }}</span>\n',
    );
    expect(parts.map(({kind, shown}) => `${kind} ${shown}`).sort()).toEqual([
      'attribute @click="x"',
      'component Icon',
    ]);
  });

  it('marks a missing component in an admonition without closing the admonition', async () => {
    const {text} = await planned({
      '.vitepress/config.js': vitepressConfig(),
      'index.md': '# A\n\n::: tip\n<Missing />\nText\n:::\n',
    });
    expect(await text('content/docs/current/index.md')).toContain(
      '\n:::tip\n\n> [!NOTE] Not converted\n>\n> A Vue component is missing here: `<Missing />`\n\nText\n:::\n',
    );
  });

  it('finds regions and rewrites like VitePress', () => {
    const lines = ['a', '# region x', 'b', '# endregion x', '// #region y', 'c'];
    expect(regionOf(lines, 'x')).toEqual(['b']);
    expect(regionOf(lines, 'y')).toBeUndefined();
    const rules = {'packages/:pkg/src/:slug*': ':pkg/:slug*', 'a/(.*)': 'b/index.md'};
    expect(rewritten('packages/one/src/x/y.md', rules)).toBe('one/x/y.md');
    expect(rewritten('a/z.md', rules)).toBe('b/index.md');
    expect(rewritten('c.md', rules)).toBe('c.md');
  });
});

it('ends circular inclusions, and does not report their files as missing', () => {
  const reports: (string | boolean | undefined)[][] = [];
  withIncluded('<!--@include: ./a.md-->', {
    file: 'index.md',
    srcDir: '.',
    read: (path) => (path === 'a.md' ? '<!--@include: ./a.md-->' : undefined),
    report: (...report) => reports.push(report),
  });
  expect(reports).toHaveLength(11);
  expect(reports.at(0)).toEqual(['a.md', true, false]);
  expect(reports.at(-1)).toEqual(['a.md', false, true]);
});
