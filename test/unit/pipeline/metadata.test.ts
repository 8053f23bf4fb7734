import {expect, it} from 'vitest';
import {buildGoodSite, built, docsSettings, siteConfig, siteWith} from '../../support/sites.ts';

it('OUT-05 writes the metadata of every route, and a manifest of all', async () => {
  const site = await siteWith({
    'site.config.ts': siteConfig(docsSettings('2.x')),
    'content/docs/2.x/sidebars.json': '{"docs": ["a", "b"]}',
    'content/docs/2.x/a.md':
      '---\ntitle: First\ndescription: One.\nkeywords: [x]\n---\n\n## Part\n',
    'content/docs/2.x/b.md': '---\ntitle: Second\n---\n',
  });
  await buildGoodSite(site);
  expect(JSON.parse(await built(site, '_data/routes.json'))).toEqual(['/', '/docs/a', '/docs/b']);
  expect(JSON.parse(await built(site, '_data/docs/a.json'))).toMatchObject({
    path: '/docs/a',
    title: 'First',
    documentTitle: 'First | Test site',
    description: 'One.',
    page: {
      kind: 'doc',
      id: 'a',
      version: '2.x',
      sidebar: 'docs',
      previous: null,
      next: {label: 'Second', href: '/base/docs/b'},
      toc: [{id: 'part', level: 2, html: 'Part'}],
      editUrl: null,
      info: {lastUpdate: null},
      frontMatter: {keywords: ['x']},
    },
  });
});
