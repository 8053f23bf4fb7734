import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {repository} from '../../support/repository.ts';
import {buildGoodSite, built, docsSettings, siteConfig, siteWith} from '../../support/sites.ts';

it('a fact of the site’s own is shown by the template of the manual', async () => {
  const page = 'docs/content/docs/current/make-it-yours/page-info.md';
  const text = await readFile(join(repository, page), 'utf8');
  const template = /```tsx title="(?<path>[^"]+)"\n(?<code>[\s\S]*?)```/.exec(text)?.groups;
  const shown = /```md\n(?<page>---\ntitle: Testing\nreading[\s\S]*?)```/.exec(text)?.groups;
  const site = await siteWith({
    'site.config.ts': siteConfig(docsSettings('2.x')),
    'content/docs/2.x/testing.md': `${shown?.['page']}\nText.\n`,
    [template?.['path'] ?? '']: template?.['code'] ?? '',
  });
  await buildGoodSite(site);
  expect(await built(site, 'docs/testing/index.html')).toContain(
    '<p class="ReadingTime">4<!-- --> minutes to read</p>',
  );
});
