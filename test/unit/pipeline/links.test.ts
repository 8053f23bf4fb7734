import {symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import type {BuildOutcome} from '../../../src/pipeline/types.ts';
import {htmlFiles} from '../../support/html-checks.ts';
import {walkWithLinkinator} from '../../support/linkinator.ts';
import {
  buildGoodSite,
  buildSite,
  built,
  copyFixture,
  docsSettings,
  runBuild,
  sharedSite,
  siteConfig,
} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

const siteWith = sharedSite();

/** Returns the broken links that linkinator finds, on any page. */
async function deadByLinkinator(folder: string): Promise<string[]> {
  const pages = await htmlFiles(join(folder, 'build'));
  const starts = pages.map(({path}) =>
    encodeURI(path.replace(/index\.html$/, '')).replaceAll('#', '%23'),
  );
  return distinct((await walkWithLinkinator(join(folder, 'build'), '/base/', starts)).dead);
}

/** Returns the broken links in our report: paths with their fragments, without the base path. */
function reported({diagnostics}: BuildOutcome): string[] {
  // Problems with source files have the path of a file as their target.
  return distinct(diagnostics.flatMap(({target}) => (target?.startsWith('/') ? target : [])));
}

/** Removes trailing slashes and `.html`, so that each page has only one URL. */
function distinct(targets: readonly string[]): string[] {
  return [
    ...new Set(targets.map((target) => target.replace(/(?<=.)(?:\/|\.html)(?=$|#)/, ''))),
  ].sort();
}

describe('a site of broken links', () => {
  const parent = sharedFolder();
  let folder = '';
  let result: BuildOutcome;
  beforeAll(async () => {
    folder = await copyFixture('site-broken-links', parent());
    result = await buildSite(folder);
  });

  it('LINK-07 finds the same broken targets as linkinator, in all locations of links', async () => {
    expect(result.ok).toBe(true);
    // Broken links to Markdown files are left as written, and have their own diagnostics (row LINK-05).
    const markdown = /\.md$/;
    // A broken image also has its own diagnostic.
    const image = '/img/no-raw-2x.png';
    const dead = await deadByLinkinator(folder);
    const links = dead.filter((target) => !markdown.test(target) && target !== image);
    expect(reported(result)).toEqual(links);
    expect(dead).toContain(image);
    expect(dead.filter((target) => markdown.test(target))).toEqual([
      '/docs/9.x/intro.md',
      '/docs/guide/live/no-partial-markdown.md',
      '/docs/guide/setup/no-markdown.md',
    ]);
    expect(dead.length).toBeGreaterThan(40);
  });

  it('LINK-09 names the location of every broken link', () => {
    const broken = result.diagnostics.filter(({code}) => code !== 'blocked-by-policy');
    const places = broken.map(({file, line, column, message}) => {
      const key = /The link is set by `(.*?)`/.exec(message)?.[1];
      return [file, key ?? line, key === undefined ? column : undefined]
        .filter((part) => part !== undefined)
        .join(':');
    });
    expect([...new Set(places)].sort().join('\n')).toMatchInlineSnapshot(`
      "content/docs/1.x/guide/_partial.md:1:37
      content/docs/1.x/guide/_partial.md:1:6
      content/docs/1.x/guide/_partial.md:1:77
      content/docs/1.x/guide/live.mdx:6:1
      content/docs/1.x/guide/live.mdx:6:30
      content/docs/1.x/guide/live.mdx:8:11
      content/docs/1.x/guide/live.mdx:8:47
      content/docs/1.x/guide/setup.md:3:43
      content/docs/1.x/guide/setup.md:3:6
      content/docs/1.x/guide/setup.md:3:88
      content/docs/1.x/intro.md:11:1
      content/docs/1.x/intro.md:11:32
      content/docs/1.x/intro.md:11:75
      content/docs/1.x/intro.md:12:1
      content/docs/1.x/intro.md:13:15
      content/docs/1.x/intro.md:14:14
      content/docs/1.x/intro.md:7:26
      content/docs/1.x/intro.md:7:3
      content/docs/1.x/intro.md:7:51
      content/docs/1.x/intro.md:7:73
      content/docs/1.x/intro.md:8:25
      content/docs/1.x/intro.md:8:3
      content/docs/1.x/intro.md:8:79
      content/docs/1.x/intro.md:9:26
      content/docs/1.x/intro.md:9:3
      content/docs/1.x/intro.md:9:62
      content/docs/1.x/sidebars.json:docs[2].href
      content/docs/1.x/sidebars.json:docs[3].value
      content/pages/index.tsx:10:17
      content/pages/index.tsx:7:17
      content/pages/index.tsx:8:16
      content/pages/index.tsx:9:16
      site.config.ts:favicon
      site.config.ts:themeConfig.announcementBar.content
      site.config.ts:themeConfig.footer.copyright
      site.config.ts:themeConfig.footer.links[0].items[0].to
      site.config.ts:themeConfig.footer.links[0].items[1].html
      site.config.ts:themeConfig.footer.logo.href
      site.config.ts:themeConfig.footer.logo.src
      site.config.ts:themeConfig.navbar.items[0].to
      site.config.ts:themeConfig.navbar.items[1].to
      site.config.ts:themeConfig.navbar.items[2].items[0].to
      site.config.ts:themeConfig.navbar.items[3].value
      site.config.ts:themeConfig.navbar.items[4].dropdownItemsBefore[0].to
      site.config.ts:themeConfig.navbar.logo.src
      site.config.ts:themeConfig.navbar.logo.srcDark"
    `);
  });
});

it('LINK-07 accepts links that only look wrong, like linkinator', async () => {
  const folder = await copyFixture('site-odd-links');
  await buildGoodSite(folder);
  // linkinator also checks links that authors exclude, and does not know that every page has the anchor `#top`.
  const unchecked = new Set([
    '/elsewhere',
    '/not/checked',
    '/not/there.png',
    '/nowhere',
    '/u',
    '/docs#top',
  ]);
  const dead = await deadByLinkinator(folder);
  expect(dead.filter((target) => !unchecked.has(target))).toEqual([]);
});

it('LINK-11 fails the build with exit code 1 and writes nothing, by default', async () => {
  const folder = await siteWith({
    'content/pages/index.md':
      '# Home\n\nTo the [docs](/dcos/intro) and [more](/docs/intro#more).\n',
    'content/pages/docs/intro.md': '# Intro\n',
  });
  expect(await runBuild(folder)).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "content/pages/index.md:3:8  error broken-link
      \`/dcos/intro\` leads to a missing page.
      Readers would see the 404 page.
      Did you mean \`/docs/intro\`?

    content/pages/index.md:3:32  warning broken-anchor
      \`/docs/intro#more\` leads to a missing anchor: the page \`/docs/intro\` has no id \`more\`.
      Readers would land at the top of the page.

    ",
      "out": "Build failed after 100 ms: 1 error, 1 warning. Nothing was written to build.
    ",
    }
  `);
  await expect(htmlFiles(join(folder, 'build'))).resolves.toEqual([]);
});

it.each([
  ['ignore', 0, 'ignore'],
  ['log', 0, 'info broken-link'],
  ['warn', 0, 'warning broken-link'],
  ['throw', 1, 'error broken-link'],
])(
  'CFG-04, LINK-11 reports broken links with the severity of onBrokenLinks: %s',
  async (setting, code, printed) => {
    const folder = await siteWith({
      'site.config.ts': siteConfig(`onBrokenLinks: '${setting}',`),
      'content/pages/index.md': '# Home\n\n[Broken](/nope)\n',
    });
    const result = await runBuild(folder);
    expect(result.code).toBe(code);
    if (printed === 'ignore') expect(result.err).toBe('');
    else expect(result.err).toContain(`content/pages/index.md:3:1  ${printed}`);
  },
);

it.each([
  ['ignore', 0, ''],
  ['log', 0, 'info'],
  ['warn', 0, 'warning'],
  ['throw', 1, 'error'],
])(
  'CFG-04, LINK-05 reports broken Markdown links with the severity of onBrokenMarkdownLinks, and never twice: %s',
  async (setting, code, severity) => {
    const folder = await siteWith({
      'site.config.ts': siteConfig(`onBrokenMarkdownLinks: '${setting}',`),
      'content/pages/index.md': '# Home\n\n[Broken](./nope.md)\n',
      'content/pages/live.mdx': "import Partial from './_partial.md';\n\n# Live\n\n<Partial />\n",
      'content/pages/_partial.md': '[Broken](./nope.md)\n',
    });
    const result = await runBuild(folder);
    expect(result.code).toBe(code);
    expect(result.err.match(/^ *content.*$/gm) ?? []).toEqual(
      severity === ''
        ? []
        : [
            `content/pages/_partial.md:1:1  ${severity} broken-markdown-link  in 2 locations`,
            '    content/pages/index.md:3:1',
          ],
    );
  },
);

it('DEV-16 names file and location of missing images and of empty URLs', async () => {
  const folder = await siteWith({
    'content/pages/index.md':
      '# Home\n\n![Gone](./gone.png)\n\n[Nothing]() and ![nothing]()\n\n<img src="/img/gone.svg" alt="">\n\n[Gone](@site/gone.zip)\n',
  });
  expect((await runBuild(folder)).err).toMatchInlineSnapshot(`
    "content/pages/index.md:3:1  error missing-asset
      The image \`./gone.png\` does not exist.
      Readers would not see the image.
      Looked for \`content/pages/gone.png\`.

    content/pages/index.md:5:1  error empty-address
      This link has no URL.
      The link would have no target.
      Write the URL between the parentheses.

    content/pages/index.md:5:17  error empty-address
      \`src\` on this \`<img>\` is empty.
      Readers would see nothing in place of the element.
      Write the URL of a file.

    content/pages/index.md:7:1  error missing-asset
      The image \`/img/gone.svg\` does not exist.
      Readers would not see the image.
      Looked for \`content/static/img/gone.svg\`.

    content/pages/index.md:9:1  error missing-asset
      The file \`@site/gone.zip\` does not exist.
      Readers would not see the file.
      Looked for \`gone.zip\`.

    "
  `);
});

it('LINK-05 treats a symbolic link to a page, or to a partial, as a copy of it', async () => {
  const page = "import Part from './_part.mdx';\n\n# Page\n\n[Setup](./setup.md)\n\n<Part />\n";
  const folder = await siteWith({
    'site.config.ts': siteConfig(docsSettings('2.x', '1.x')),
    'content/docs/2.x/setup.md': '# Setup\n',
    'content/docs/1.x/setup.md': '# Setup\n',
    'content/docs/1.x/page.mdx': page,
    'content/docs/1.x/plain.md': '# Plain\n\n[Setup](./setup.md)\n',
    'content/docs/1.x/_part.mdx': '[Setup again](./setup.md)\n',
  });
  for (const name of ['page.mdx', 'plain.md', '_part.mdx']) {
    await symlink(`../1.x/${name}`, join(folder, 'content/docs/2.x', name));
  }
  await buildGoodSite(folder);
  const linksOf = async (path: string) =>
    (await built(folder, path)).match(/(?<=<p><a href=")[^"]*(?=">Setup)/g);
  expect(await linksOf('docs/page/index.html')).toEqual(['/base/docs/setup', '/base/docs/setup']);
  expect(await linksOf('docs/plain/index.html')).toEqual(['/base/docs/setup']);
  expect(await linksOf('docs/1.x/page/index.html')).toEqual([
    '/base/docs/1.x/setup',
    '/base/docs/1.x/setup',
  ]);
});

it('LINK-10 names the line of a component, or of an .mdx page, that contains a broken URL', async () => {
  const page = "import {Card} from '../card.tsx';\n\n# Page\n\n<Card />\n";
  const folder = await siteWith({
    'content/card.tsx':
      'import {Link} from \'legacydocs/theme\';\n\nexport const Card = () => (\n  <p>\n    <Link to="/gone#x">Gone</Link> <img src="/base/no.png" alt="" />\n  </p>\n);\n',
    'content/pages/a.mdx': page,
    'content/pages/b.mdx': page,
    'content/pages/own.mdx':
      'import {Link} from \'legacydocs/theme\';\n\n# Own\n\n<Link to="/lost">Lost</Link>\n',
    'content/pages/one.tsx':
      "import {Link} from 'legacydocs/theme';\n\nexport default () => <Link to={'/twice'}>One</Link>;\n",
    'content/pages/two.tsx':
      "import {Link} from 'legacydocs/theme';\n\nexport default () => <Link to={'/twice'}>Two</Link>;\n",
  });
  expect((await runBuild(folder)).err).toMatchInlineSnapshot(`
    "content/card.tsx:5:15  error broken-link
      \`/base/gone#x\` leads to a missing page. The link resolves to \`/gone\`. The link is shown on 2 pages.
      Readers would see the 404 page.
      Did you mean \`/one\`?

    content/card.tsx:5:46  error broken-asset
      \`/base/no.png\` leads to a missing file. The link resolves to \`/no.png\`. The link is shown on 2 pages.
      Readers would not see the file.

    content/pages/one.tsx:3:33  error broken-link  in 2 locations
      \`/base/twice\` leads to a missing page. The link resolves to \`/twice\`.
      Readers would see the 404 page.
        content/pages/two.tsx:3:33

    content/pages/own.mdx:5:11  error broken-link
      \`/base/lost\` leads to a missing page. The link resolves to \`/lost\`.
      Readers would see the 404 page.

    "
  `);
});
