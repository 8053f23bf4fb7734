import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  buildGoodSite,
  buildSite,
  built,
  runBuild,
  sharedSite,
  siteConfig,
} from '../../support/sites.ts';

const newSite = sharedSite();

const scripts = `scripts: [
  'https://stats.example/script.js',
  {src: '/js/own.js', defer: true, async: false, 'data-domain': 'a"b'},
],`;
const own = {'content/static/js/own.js': 'console.log(1);\n'};

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script(?=[^>]* src=)[^>]*>/g)].map(([tag]) => tag);

describe('`scripts` of the configuration', () => {
  it('are on every page, and the policy allows them and connections to their origins', async () => {
    const folder = await newSite(own);
    await buildGoodSite(folder);
    const before = scriptsOf(await built(folder, 'index.html'));
    await writeFile(join(folder, 'site.config.ts'), siteConfig(scripts));
    await buildGoodSite(folder);
    for (const page of ['index.html', '404.html']) {
      expect(scriptsOf(await built(folder, page))).toEqual(
        expect.arrayContaining([
          '<script src="https://stats.example/script.js">',
          '<script defer="" data-domain="a&quot;b" src="/base/js/own.js">',
        ]),
      );
      expect(scriptsOf(await built(folder, page))).toHaveLength(before.length + 2);
    }
    const headers = await built(folder, '_headers');
    expect(headers).toMatch(/script-src 'self' [^;]*https:\/\/stats\.example;/);
    expect(headers).toMatch(/connect-src 'self' https:\/\/stats\.example;/);
  });

  it('that are missing are broken links of the configuration', async () => {
    const {code, err} = await runBuild(await newSite({'site.config.ts': siteConfig(scripts)}));
    expect(code).toBe(1);
    expect(err).toContain('site.config.ts');
    expect(err).toContain('js/own.js');
  });

  it.each([
    ['{async: true}', 'scripts[0]'],
    ["{src: '/a.js', onload: 'x()'}", 'onload'],
    ["{src: '/a.js', async: 1}", 'async'],
    ["''", 'scripts[0]'],
  ])('%s is an error', async (written, named) => {
    const {ok, diagnostics} = await buildSite(
      await newSite({'site.config.ts': siteConfig(`scripts: [${written}],`)}),
    );
    expect(ok).toBe(false);
    expect(diagnostics[0]).toMatchObject({severity: 'error', file: 'site.config.ts'});
    expect(diagnostics[0]?.message).toContain(named);
  });
});
