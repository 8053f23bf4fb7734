import {execFileSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {keepLeavingLinks} from '../../../src/pipeline/versions/keep-links.ts';
import {
  buildGoodSite,
  buildSite,
  built,
  docsSettings,
  siteWith as newSite,
  runBuild,
  sharedSite,
  siteConfig,
} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

const siteWith = sharedSite();
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n';
const accented = {composed: 'caf\u00e9', decomposed: 'cafe\u0301'};

describe('a site with URLs of every kind', () => {
  const parent = sharedFolder();
  let folder = '';
  beforeAll(async () => {
    folder = await newSite(
      {
        'site.config.ts': siteConfig(
          `${docsSettings('2.x', '1.x')} themeConfig: {image: 'img/site.svg'}, csp: {img: ['https://example.com']},`,
        ),
        'content/static/img/site.svg': drawing,
        'content/static/notes.md': '# Notes\n',
        'content/docs/1.x/intro.md': '---\nslug: /\n---\n\n# Old\n',
        'content/docs/2.x/intro.md': '---\nslug: /\n---\n\n# Introduction\n',
        'content/docs/2.x/long.md': '---\nimage: ./cover.svg\n---\n\n# Long\n',
        'content/docs/2.x/named.md': '---\nimage: /img/site.svg?v=2\n---\n\n# Named\n',
        'content/docs/2.x/cover.svg': drawing,
        'content/docs/2.x/manual.pdf': 'PDF',
        'content/docs/2.x/files.md':
          '# Files\n\n[one](./manual.pdf#page=7), [two](./manual.pdf?dl=1), [three](/docs/long.md), [four](/notes.md)\n',
        'content/docs/2.x/html.md':
          '# HTML\n\n<img src="./cover.svg" srcset="./cover.svg 1x, https://example.com/b.png 2x" alt="">\n',
        'content/docs/2.x/jsx.mdx':
          '# JSX\n\n<picture>\n  <source srcSet="./cover.svg 1x, /img/site.svg 2x" />\n  <img src="./cover.svg" srcset="./cover.svg 1x" alt="" />\n</picture>\n\n<video poster="./cover.svg" />\n',
        [`content/docs/2.x/${accented.decomposed}.md`]: '# Decomposed\n',
        [`content/docs/2.x/${accented.decomposed}.svg`]: drawing,
        'content/docs/2.x/the.md': '---\nslug: th\u00e9\n---\n\n# Composed\n',
        'content/docs/2.x/forms.md': `# Forms\n\n[a](./${accented.composed}.md), [b](./${accented.composed}), [c](/docs/${accented.composed}), [d](./the\u0301), ![e](./${accented.composed}.svg)\n`,
      },
      parent(),
    );
    await buildGoodSite(folder, {strict: true});
  });
  const page = async (name: string): Promise<string> =>
    await built(folder, `docs/${name}/index.html`);

  it('MD-60 keeps query and hash of a linked file: the page of a PDF, a query', async () => {
    const html = await page('files');
    expect(html).toMatch(/href="\/base\/assets\/files\/manual-\w+\.pdf#page=7"/);
    expect(html).toMatch(/href="\/base\/assets\/files\/manual-\w+\.pdf\?dl=1"/);
  });

  it('MD-61 accepts a link to the Markdown copy of a page, and to a static Markdown file', async () => {
    const html = await page('files');
    expect(html).toContain('href="/base/docs/long.md"');
    expect(await built(folder, 'docs/long.md')).toContain('# Long');
    expect(html).toMatch(/href="\/base\/assets\/files\/notes-\w+\.md"/);
  });

  it('MD-62 finds every image of a list for screens of different densities, in HTML and in MDX', async () => {
    const cover = /\/base\/assets\/images\/cover-\w+\.svg/.source;
    expect(await page('html')).toMatch(
      new RegExp(`srcset="${cover} 1x, https://example.com/b.png 2x"`),
    );
    const jsx = await page('jsx');
    expect(jsx).toMatch(
      new RegExp(`<source srcSet="${cover} 1x, /base/assets/images/site-\\w+\\.svg 2x"`, 'i'),
    );
    expect(jsx).toMatch(new RegExp(`<img[^>]* src="${cover}"`));
    expect(jsx).toMatch(new RegExp(`<img[^>]* srcset="${cover} 1x"`, 'i'));
    expect(jsx).toMatch(/poster="\/base\/assets\/files\/cover-\w+\.svg"/);
  });

  it("MD-63 uses the preview image beside the page from its front matter, else the site's", async () => {
    const imageOf = (html: string) => /property="og:image" content="([^"]*)"/.exec(html)?.[1];
    const name = /^https:\/\/example\.org\/base\/(assets\/images\/cover-\w+\.svg)$/;
    const [, path = ''] = name.exec(imageOf(await page('long')) ?? '') ?? [];
    expect(await built(folder, path)).toBe(drawing);
    expect(imageOf(await page('named'))).toBe('https://example.org/base/img/site.svg?v=2');
    expect(imageOf(await page('files'))).toBe('https://example.org/base/img/site.svg');
  });

  it('LINK-12 treats both Unicode forms of letters with accents as equal', async () => {
    const composed = encodeURI(accented.composed);
    const html = await page('forms');
    const hrefs = [...html.matchAll(/<a href="([^"]*)">[abcd]<\/a>/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      `/base/docs/${composed}`,
      `/base/docs/${composed}`,
      `/base/docs/${composed}`,
      '/base/docs/th%C3%A9',
    ]);
    expect(html).toContain(`src="/base/assets/images/${composed}-`);
    expect(await page(accented.composed)).toContain('Decomposed');
  });
});

describe('links from an old version', () => {
  it('LINK-14 warns about relative URLs in partials, and changes them to links in the version', async () => {
    const folder = await siteWith({
      'site.config.ts': siteConfig(docsSettings('2.x', '1.x')),
      'content/docs/2.x/guide.md': '# Guide\n',
      'content/docs/1.x/guide.md': '# Guide\n\n## Part\n',
      'content/docs/1.x/api/page.mdx':
        "import Part from '../_parts/part.mdx';\n\n# Page\n\n<Part />\n",
      'content/docs/1.x/_parts/part.mdx': '[a](../guide#part) [b](./guide)\n',
    });
    const {err} = await runBuild(folder);
    expect(err).toContain(
      "`../guide#part` leads to version `2.x`, although this page's version has the page `/docs/1.x/guide`.",
    );
    expect(await keepLeavingLinks(folder)).toEqual([
      {sourcePath: 'content/docs/1.x/_parts/part.mdx', links: 1},
    ]);
    expect(await readFile(join(folder, 'content/docs/1.x/_parts/part.mdx'), 'utf8')).toBe(
      '[a](../guide.md#part) [b](./guide)\n',
    );
    expect((await runBuild(folder)).err).toBe('');
  });

  it('LINK-14 warns about one that leads to the default version, with the correct form for either intention', async () => {
    const guide = '# Guide\n\n## Part\n';
    const folder = await siteWith({
      'site.config.ts': siteConfig(docsSettings('3.x', '2.x', '1.x')),
      'content/docs/3.x/guide.md': guide,
      'content/docs/3.x/new.md': '# New\n\n[a](/docs/guide), [b](/docs/1.x/guide)\n',
      'content/docs/2.x/guide.md': guide,
      'content/docs/1.x/guide.md': guide,
      'content/docs/1.x/sub/jumps.mdx':
        'import {Link} from \'legacydocs/theme\';\n\n# Jumps\n\n[a](/docs/guide?q#part) and [b][ref]\n\n<a href="/base/docs/guide/">c</a>\n\n[ref]: /docs/guide.html\n\n[d](/docs/guide.md)\n\n<Link to="/docs/guide#part">e</Link>\n\n<a href={"/docs/guide"}>f</a> <Link to={`/docs/guide`}>g</Link>\n',
      'content/docs/1.x/stays.md':
        '# Stays\n\n[a](./guide.md), [b](../3.x/guide.md), [c](/docs/2.x/guide), [d](/docs/new), [e](https://example.org/base/docs/guide), [f](/docs/1.x/guide), <a href="/docs/guide" data-noBrokenLinkCheck>g</a>\n',
    });
    const {code, err} = await runBuild(folder);
    expect(code).toBe(0);
    expect(err).toMatchInlineSnapshot(`
      "content/docs/1.x/sub/jumps.mdx:5:1  warning link-leaves-version
        \`/docs/guide?q#part\` leads to version \`3.x\`, although this page's version has the page \`/docs/1.x/guide\`.
        Readers would leave their version without noticing.
        Write \`../guide.md?q#part\` to stay in this version. To link to version \`3.x\` intentionally, write \`../../3.x/guide.md?q#part\`.

      content/docs/1.x/sub/jumps.mdx:5:29  warning link-leaves-version
        \`/docs/guide.html\` leads to version \`3.x\`, although this page's version has the page \`/docs/1.x/guide\`.
        Readers would leave their version without noticing.
        Write \`../guide.md\` to stay in this version. To link to version \`3.x\` intentionally, write \`../../3.x/guide.md\`.

      content/docs/1.x/sub/jumps.mdx:7:1  warning link-leaves-version
        \`/base/docs/guide/\` leads to version \`3.x\`, although this page's version has the page \`/docs/1.x/guide\`.
        Readers would leave their version without noticing.
        Write \`../guide.md\` to stay in this version. To link to version \`3.x\` intentionally, write \`../../3.x/guide.md\`.

      content/docs/1.x/sub/jumps.mdx:11:1  warning link-leaves-version
        \`/docs/guide.md\` leads to version \`3.x\`, although this page's version has the page \`/docs/1.x/guide.md\`.
        Readers would leave their version without noticing.
        Write \`/docs/1.x/guide.md\` to stay in this version. To link to version \`3.x\` intentionally, write the full URL.

      content/docs/1.x/sub/jumps.mdx:13:1  warning link-leaves-version
        \`/docs/guide#part\` leads to version \`3.x\`, although this page's version has the page \`/docs/1.x/guide\`.
        Readers would leave their version without noticing.
        Write \`/docs/1.x/guide#part\` to stay in this version. To link to version \`3.x\` intentionally, write the full URL.

      content/docs/1.x/sub/jumps.mdx:15:1  warning link-leaves-version
        \`/docs/guide\` leads to version \`3.x\`, although this page's version has the page \`/docs/1.x/guide\`.
        Readers would leave their version without noticing.
        Write \`../guide.md\` to stay in this version. To link to version \`3.x\` intentionally, write \`../../3.x/guide.md\`.

      content/docs/1.x/sub/jumps.mdx:15:31  warning link-leaves-version
        \`/docs/guide\` leads to version \`3.x\`, although this page's version has the page \`/docs/1.x/guide\`.
        Readers would leave their version without noticing.
        Write \`/docs/1.x/guide\` to stay in this version. To link to version \`3.x\` intentionally, write the full URL.

      "
    `);
  });
});

describe('broken URLs', () => {
  it('reports page and line of each, for any system error', async () => {
    const name = 'n'.repeat(300);
    const folder = await siteWith({
      'site.config.ts': siteConfig("themeConfig: {image: 'img/gone.png'},"),
      'package.json': '{}',
      'content/pages/a.md': `---\nimage: ./gone.png\n---\n\n# A\n\n[x](./a%00b.md) [x](./a%00b.zip) [x](./${name}.md)\n\n![x](../../package.json/v.png) ![x](./a%00b.png) ![x](./${name}.png)\n\n<img src="./a.svg" srcset="./gone.png 1x, ./gone-2x.png 2x" alt="">\n`,
      'content/pages/a.svg': drawing,
      'content/pages/b.md': '---\nimage: img/none.png\n---\n\n# B\n',
    });
    const {ok, diagnostics} = await buildSite(folder);
    expect(ok).toBe(false);
    expect(
      diagnostics.map(
        ({file, line, code, message}) => `${file}:${line} ${code} ${message.slice(0, 40)}`,
      ),
    ).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:7 broken-markdown-link \`./a%00b.md\` is not a page on the site.",
        "content/pages/a.md:7 broken-markdown-link \`./nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
        "content/pages/a.md:9 missing-asset The image \`../../package.json/v.png\` doe",
        "content/pages/a.md:9 missing-asset The image \`./a%00b.png\` does not exist.",
        "content/pages/a.md:9 missing-asset The image \`./nnnnnnnnnnnnnnnnnnnnnnnnnnn",
        "content/pages/a.md:11 missing-asset The file \`./gone.png\` does not exist.",
        "content/pages/a.md:11 missing-asset The file \`./gone-2x.png\` does not exist.",
        "content/pages/a.md:2 missing-asset The image \`./gone.png\` does not exist.",
        "content/pages/a.md:7 broken-link \`./a%00b.zip\` leads to a missing page. T",
        "content/pages/b.md:2 broken-asset \`img/none.png\` leads to a missing file. ",
        "site.config.ts:7 broken-asset \`img/gone.png\` leads to a missing file. ",
      ]
    `);
  });

  it('MD-64 does not open special files, and reports where they are used', async () => {
    const folder = await siteWith({
      'content/pages/a.md': '# A\n\n![x](./pipe.png)\n\n[x](./pipe.zip)\n',
      'content/pages/b.mdx':
        "import './pipe.ts';\nimport text from './pipe.txt?raw';\n\n# B\n\n{text}\n",
    });
    for (const name of ['pipe.png', 'pipe.zip', 'pipe.ts', 'pipe.txt']) {
      execFileSync('mkfifo', [join(folder, 'content/pages', name)]);
    }
    const {code, err} = await runBuild(folder);
    expect(code).toBe(1);
    expect(err.replaceAll(folder, '<site>')).toMatchInlineSnapshot(`
      "error system-failed
        \`<site>/content/pages/pipe.ts\` cannot be opened: it is a named pipe, a socket or a device (EFTYPE).
        The command stops.
        Solve the problem, then run the command again.

      error system-failed
        \`<site>/content/pages/pipe.txt\` cannot be opened: it is a named pipe, a socket or a device (EFTYPE).
        The command stops.
        Solve the problem, then run the command again.

      content/pages/a.md:3:1  error asset-unreadable
        The image \`./pipe.png\` cannot be read: it is a named pipe, a socket or a device (EFTYPE).
        Readers would not see the image.

      content/pages/a.md:5:1  error asset-unreadable
        The file \`./pipe.zip\` cannot be read: it is a named pipe, a socket or a device (EFTYPE).
        Readers would not see the file.

      content/pages/pipe.png  warning special-file  in 4 locations
        This is neither a file nor a folder, but a socket, a pipe or a device.
        It is skipped.
          content/pages/pipe.ts
          content/pages/pipe.txt
          content/pages/pipe.zip

      "
    `);
  });
});
