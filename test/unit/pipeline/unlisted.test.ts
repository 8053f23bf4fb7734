import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readFiles} from '../../support/files.ts';
import {buildGoodSite, built, docsSettings, siteConfig, siteWith} from '../../support/sites.ts';

it('FM-07 keeps unlisted pages reachable, but out of sidebars, search, sitemap and suggestions', async () => {
  const hidden = (title: string): string =>
    `---\nunlisted: true\n---\n\n# ${title}\n\nUnfindable words.\n`;
  const folder = await siteWith({
    'site.config.ts': siteConfig(
      `${docsSettings('2.x', '1.x')}
      themeConfig: {navbar: {items: [{type: 'doc', docId: 'secret', label: 'Gone'}]}},`,
    ),
    'content/pages/quiet.md': hidden('Quiet'),
    'content/docs/2.x/a.md': '# First\n',
    'content/docs/2.x/b.md': '# Second\n\nSee the [secret](./secret.md).\n',
    'content/docs/2.x/secret.md': hidden('Secret'),
    'content/docs/2.x/hidden/only.md': hidden('Only'),
    'content/docs/2.x/page/index.md': '# Page of its own\n',
    'content/docs/2.x/page/below.md': hidden('Below'),
    'content/docs/1.x/a.md': '# First\n',
    'content/docs/1.x/hidden/only.md': '# Only, once\n',
  });
  await buildGoodSite(folder);
  for (const path of ['quiet', 'docs/secret', 'docs/hidden/only', 'docs/page/below']) {
    const html = await built(folder, `${path}/index.html`);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).toContain('Unfindable words.');
    for (const list of ['sitemap.xml', '_data/routes.json', '_data/sidebars/2.x.json']) {
      expect(await built(folder, list), list).not.toContain(path);
    }
  }
  expect(JSON.parse(await built(folder, '_data/sidebars/2.x.json')).defaultSidebar).toMatchObject([
    {type: 'link', label: 'First'},
    {type: 'link', label: 'Second'},
    {type: 'link', label: 'Page of its own', href: '/base/docs/page/'},
  ]);
  // The pages before and after the unlisted page link to each other.
  const second = JSON.parse(await built(folder, '_data/docs/b.json'));
  expect(second.page.next).toMatchObject({href: '/base/docs/page/'});
  expect(second.page.previous).toMatchObject({href: '/base/docs/a'});
  // Other versions link only to listed pages.
  const old = JSON.parse(await built(folder, '_data/docs/1.x/hidden/only.json'));
  expect(old.alternates[0]).toMatchObject({href: '/base/docs/a', samePage: false});
  expect(await built(folder, 'index.html')).not.toContain('Gone');
  const search = JSON.stringify(await readFiles(join(folder, 'build/assets/search')));
  expect(search).toContain('Second');
  expect(search).not.toContain('Unfindable');
});
