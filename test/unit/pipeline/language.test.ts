import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {buildGoodSite, docsSettings, siteConfig, siteWith} from '../../support/sites.ts';
import {fakeIo} from '../cli/fake-io.ts';

it('LANG-01 every page of a site declares its language, and uses its messages', async () => {
  const {outDir} = await buildGoodSite(
    await siteWith({
      'site.config.ts': siteConfig(
        `i18n: {defaultLocale: 'de-AT'}, ${docsSettings('2.x')} redirects: [{from: '/alt', to: '/docs'}],`,
      ),
      'content/docs/2.x/intro.md': '---\nslug: /\n---\n\n# Anfang\n\n:::danger\nText\n:::\n',
    }),
  );
  const page = async (path: string) => await readFile(join(outDir, path), 'utf8');
  for (const path of ['docs/index.html', '404.html', 'alt/index.html']) {
    expect(await page(path)).toContain('<html lang="de-AT" dir="ltr"');
  }
  expect(await page('docs/index.html')).toContain('<span class="admonition-title">Gefahr</span>');
  expect(await page('404.html')).toContain('<title>Seite nicht gefunden | Test site</title>');
  expect(await page('alt/index.html')).toContain(
    '<p>Diese Seite ist umgezogen: <a href="/base/docs/">/base/docs/</a>.</p>',
  );
});

it('LANG-05 reports an unavailable language at its line, with the available ones', async () => {
  const site = await siteWith({
    'site.config.ts': siteConfig(`
  i18n: {defaultLocale: 'it'},
  themeConfig: {messages: {skipToContent: 'Vai al contenuto'}},`),
  });
  const io = fakeIo({cwd: site});
  expect(await run(['build', '--strict'], io)).toBe(0);
  const said = io.stderr.text() + io.stdout.text();
  expect(said).toMatch(/site\.config\.ts:8:10 +info config-untranslated/);
  expect(said.match(/config-untranslated/g)).toHaveLength(1);
  expect(said).toContain('`legacydocs messages it` writes all messages to a file');
  expect(said).toMatch(
    /The theme has no messages in `it`, and `themeConfig\.messages` lacks `skipRegion`, .* and \d+ more\./,
  );
  expect(said).toContain(
    'Built-in languages are `en`, `ar`, `de`, `es`, `fr`, `ja`, `pl` and `zh`.',
  );
});

it('LANG-02 reports the line of a message that is unknown, or that lacks a placeholder', async () => {
  const site = await siteWith({
    'site.config.ts': siteConfig(`
  themeConfig: {
    messages: {
      nxet: 'Onward',
      moreEntries: '{count} more',
    },
  },`),
  });
  const io = fakeIo({cwd: site});
  expect(await run(['build'], io)).toBe(1);
  const said = io.stderr.text() + io.stdout.text();
  expect(said).toMatch(/site\.config\.ts:10:7 .*\n.*nxet` is not a setting/);
  expect(said).toContain('Did you mean `next`?');
  expect(said).toMatch(/site\.config\.ts:11:7 .*\n.*moreEntries` lacks `\{total\}`/);
});
