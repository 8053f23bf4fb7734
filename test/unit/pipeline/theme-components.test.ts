import {expect, it} from 'vitest';
import {buildSite, built, siteWith} from '../../support/sites.ts';

it('MD-72 shows the components of a home page, in Markdown copies too, and loads their styles only there', async () => {
  const folder = await siteWith({
    'content/pages/start.mdx': `---
hide_title: true
---

import {Card, CardGrid, Hero, LinkButton, Steps} from 'legacydocs/components';

<Hero image="/x.svg">

# My project

<LinkButton to="/plain">Start</LinkButton>

</Hero>

<CardGrid>
<Card title="Installation" to="/plain" icon="→">

Run **this**.

</Card>
<Card title="No link" />
</CardGrid>

<Steps>

1. First

2. Second

</Steps>
`,
    'content/pages/plain.md': '# Plain\n',
    'content/static/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect((await buildSite(folder)).diagnostics).toEqual([]);
  const [home, plain, copy] = await Promise.all(
    ['start/index.html', 'plain/index.html', 'start.md'].map((path) => built(folder, path)),
  );
  expect(home).toMatch(/<div class="Hero"><div class="Hero-text"><h1[^>]*>My project/);
  expect(home).toContain('<div class="Hero-image"><img src="/base/x.svg" alt=""');
  expect(home).toContain('class="LinkButton LinkButton--primary"');
  expect(home).toContain('<div class="Card-icon" aria-hidden="true">→</div>');
  expect(home).toMatch(/<p class="Card-title"><a href="\/base\/plain"[^>]*>Installation<\/a><\/p>/);
  expect(home).toContain('<p class="Card-title">No link</p>');
  expect(home).toMatch(/<div class="Steps"><ol>/);
  expect(home).toMatch(/<link rel="stylesheet" href="\/base\/assets\/css\/page\./);
  expect(plain).not.toMatch(/\/css\/page\./);
  expect(copy).toContain('[Installation](https://example.org/base/plain)\n\nRun **this**.');
});
