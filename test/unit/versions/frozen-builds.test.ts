import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {changedPaths, type Files, readFiles, writeFiles} from '../../support/files.ts';
import {
  buildGoodSite,
  buildSite,
  built,
  sharedSite,
  siteConfig,
  siteWith,
} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';
import {legacydocs, settings, site, sources} from './frozen-site.ts';

const siteOf = sharedSite();

async function outputOf(folder: string): Promise<Files> {
  await buildGoodSite(folder, {cache: false});
  return await readFiles(join(folder, 'build'));
}

async function freeze(folder: string): Promise<void> {
  const {code, err} = await legacydocs(folder, 'freeze', '1.x');
  expect({code, err}).toEqual({code: 0, err: ''});
}

/** Files of the site with its older version frozen, created once for all tests that start with them. */
let frozenSite: Files;
const parent = sharedFolder();
beforeAll(async () => {
  const folder = await siteWith(site, parent());
  await freeze(folder);
  const frozen = Object.entries(await readFiles(join(folder, 'content/frozen')));
  frozenSite = {
    ...site,
    ...Object.fromEntries(frozen.map(([path, text]) => [`content/frozen/${path}`, text])),
  };
});

describe('a site with a frozen version', () => {
  it('is built as from the sources, which can be deleted', async () => {
    const folder = await siteOf(site);
    const before = await outputOf(folder);
    await freeze(folder);
    expect(changedPaths(before, await outputOf(folder))).toEqual([]);
    await rm(join(folder, 'content/docs/1.x'), {recursive: true});
    expect(changedPaths(before, await outputOf(folder))).toEqual([]);
  });

  it.each<[string, string]>([
    ['another base path', siteConfig(settings).replace('/base/', '/other/base/')],
    ['endings with a slash', siteConfig(`${settings} trailingSlash: true,`)],
    [
      'another last version',
      siteConfig(settings.replace("lastVersion: '2.x'", "lastVersion: '1.x'")),
    ],
    [
      'another address and label of the version',
      siteConfig(settings.replace("{name: '1.x'}", "{name: '1.x', path: 'ancient', label: 'Old'}")),
    ],
    ['no dark code theme', siteConfig(settings.replace(", darkTheme: 'github-dark'", ''))],
    [
      'other entries of the navbar',
      siteConfig(
        settings.replace(
          'themeConfig: {',
          "themeConfig: {navbar: {title: 'T', items: [{type: 'docSidebar', sidebarId: 'docs', label: 'Renamed'}, {type: 'docsVersionDropdown'}]}, ",
        ),
      ),
    ],
  ])('follows the site to %s', async (_title, config) => {
    const folder = await siteOf(frozenSite);
    await rm(join(folder, 'content/docs/1.x'), {recursive: true});
    await writeFile(join(folder, 'site.config.ts'), config);
    const frozen = await outputOf(folder);
    await rm(join(folder, 'content/frozen'), {recursive: true});
    await writeFiles(folder, sources);
    expect(config).not.toBe(siteConfig(settings));
    expect(changedPaths(await outputOf(folder), frozen)).toEqual([]);
  });

  it('has the colours of another code theme, by the roles of the code', async () => {
    const folder = await siteOf(frozenSite);
    const files = await readFiles(join(folder, 'content/frozen'));
    const nord = settings.replace('github-light', 'nord');
    await writeFile(join(folder, 'site.config.ts'), siteConfig(nord));
    await buildGoodSite(folder);
    const html = await built(folder, 'docs/1.x/guide/setup/index.html');
    expect(html).toContain('<span class="k-81a1c1 kd-f97583">const </span>');
    expect(html).toContain('<span class="k-a3be8c kd-9ecbff">"text"</span>');
    expect(html).not.toMatch(/class="codex*:/);
    expect(await readFiles(join(folder, 'content/frozen'))).toEqual(files);
  });

  it('has its links checked, with their locations in the sources', async () => {
    const folder = await siteOf(frozenSite);
    await rm(join(folder, 'content/docs/1.x'), {recursive: true});
    await writeFile(
      join(folder, 'content/docs/2.x/intro.md'),
      '---\nslug: /first\n---\n\n# Introduction\n',
    );
    await rm(join(folder, 'content/docs/2.x/guide'), {recursive: true});
    await rm(join(folder, 'content/docs/2.x/intro.md'));
    await writeFile(join(folder, 'content/docs/2.x/other.md'), '# Other\n');
    await writeFile(
      join(folder, 'content/pages/index.md'),
      '# Home\n\nTo [it](/docs/1.x/guide/setup#gone).\n',
    );
    const {ok, diagnostics} = await buildSite(folder);
    expect(ok).toBe(false);
    const told = diagnostics.map(({code, file, line, message}) => ({code, file, line, message}));
    expect(told).toMatchInlineSnapshot(`
      [
        {
          "code": "broken-link",
          "file": "content/docs/1.x/intro.md",
          "line": 7,
          "message": "\`../2.x/intro.md\` leads to a missing page. The link resolves to \`/docs/\`.",
        },
        {
          "code": "broken-link",
          "file": "content/docs/1.x/sidebars.json",
          "line": undefined,
          "message": "\`/base/docs/\` leads to a missing page. The link resolves to \`/docs/\`. The link is set by \`docs[2].href\` and shown on 2 pages.",
        },
        {
          "code": "broken-anchor",
          "file": "content/pages/index.md",
          "line": 3,
          "message": "\`/docs/1.x/guide/setup#gone\` leads to a missing anchor: the page \`/docs/1.x/guide/setup\` has no id \`gone\`.",
        },
      ]
    `);
    const hints = diagnostics.filter(({file}) => file?.includes('/1.x/')).map(({hint}) => hint);
    expect(hints.join()).toContain('The page is frozen. Redirect the URL with `redirects`');
  });

  it('links to pages of other versions through redirects if their files have moved', async () => {
    const folder = await siteOf(frozenSite);
    await rm(join(folder, 'content/docs/1.x'), {recursive: true});
    await rm(join(folder, 'content/docs/2.x/intro.md'));
    await writeFile(
      join(folder, 'content/docs/2.x/start.md'),
      '---\nredirect_from: /docs/\n---\n\n# Moved\n',
    );
    await buildGoodSite(folder);
    expect(await built(folder, 'docs/1.x/index.html')).toContain(
      '<a href="/base/docs/">new one</a>',
    );
  });

  it('keeps root-relative links to its own pages if another version replaces it', async () => {
    const folder = await siteOf({
      ...site,
      'site.config.ts': siteConfig(settings.replace("lastVersion: '2.x'", "lastVersion: '1.x'")),
      'content/docs/1.x/links.md':
        '# Links\n\n[a](/docs/guide/setup#install), [b](/docs/category/guide)\n',
    });
    await freeze(folder);
    await writeFile(join(folder, 'site.config.ts'), siteConfig(settings));
    await buildGoodSite(folder);
    const html = await built(folder, 'docs/1.x/links/index.html');
    const hrefs = [...html.matchAll(/<a href="([^"]*)">[ab]<\/a>/g)].map(([, href]) => href);
    expect(hrefs).toEqual(['/base/docs/1.x/guide/setup#install', '/base/docs/1.x/category/guide']);
  });

  it('warns about changed sources, and builds the frozen files', async () => {
    const folder = await siteOf(frozenSite);
    const before = await outputOf(folder);
    await writeFile(join(folder, 'content/docs/1.x/intro.md'), '---\nslug: /\n---\n\n# Changed\n');
    await writeFile(join(folder, 'content/docs/1.x/new.md'), '# New\n');
    const {ok, diagnostics} = await buildSite(folder);
    expect(ok).toBe(true);
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "frozen-sources-changed",
          "consequence": "Readers see the frozen pages, not the current sources.",
          "file": "content/docs/1.x/intro.md",
          "hint": "Run \`legacydocs freeze 1.x --again\` to freeze the current sources, or \`legacydocs thaw 1.x\` to build from them again.",
          "message": "The sources of version \`1.x\` have changed since it was frozen: \`content/docs/1.x/intro.md\`, \`content/docs/1.x/new.md\` (new).",
          "severity": "warning",
        },
      ]
    `);
    expect(changedPaths(before, await readFiles(join(folder, 'build')))).toEqual([]);
  });

  it.each([true, false])(
    'detects that a frozen file was edited (with a cache: %s)',
    async (cache) => {
      const folder = await siteOf(frozenSite);
      const before = await outputOf(folder);
      await buildGoodSite(folder);
      const file = join(folder, 'content/frozen/1.x/pages/intro.html');
      await writeFile(file, (await readFile(file, 'utf8')).replace('Old', 'New'));
      const {ok, diagnostics} = await buildSite(folder, {cache});
      expect(ok).toBe(false);
      expect(diagnostics.map(({code, file}) => [code, file])).toEqual([
        ['frozen-file-changed', 'content/frozen/1.x/pages/intro.html'],
      ]);
      expect(changedPaths(before, await readFiles(join(folder, 'build')))).toEqual([]);
    },
  );

  it('does not treat an edit of frozen sources as an edit of the text', async () => {
    const folder = await siteOf(site);
    await buildGoodSite(folder);
    await freeze(folder);
    await buildGoodSite(folder);
    const file = join(folder, 'content/docs/1.x/intro.md');
    await writeFile(file, (await readFile(file, 'utf8')).replace('To the', 'Over to the'));
    const {diagnostics} = await buildSite(folder);
    expect(diagnostics.map(({code}) => code)).toEqual(['frozen-sources-changed']);
    expect(await built(folder, 'docs/1.x/index.html')).not.toContain('Over to the');
  });

  it('is built from its sources again after thawing', async () => {
    const folder = await siteOf(site);
    const before = await outputOf(folder);
    await freeze(folder);
    await buildGoodSite(folder);
    expect((await legacydocs(folder, 'thaw', '1.x')).code).toBe(0);
    await buildGoodSite(folder);
    expect(changedPaths(before, await readFiles(join(folder, 'build')))).toEqual([]);
    expect(await readFiles(join(folder, 'content/frozen'))).toEqual({});
  });
});
