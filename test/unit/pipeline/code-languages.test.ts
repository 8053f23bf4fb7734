import {describe, expect, it} from 'vitest';
import {writeFiles} from '../../support/files.ts';
import {built, runBuild, sharedSite, siteConfig} from '../../support/sites.ts';

const grammar = (word: string): string =>
  JSON.stringify({
    name: 'Shout Script',
    scopeName: 'source.shout',
    fileTypes: ['sh0ut'],
    patterns: [{match: word, name: 'keyword.control'}],
  });

const config = (entries: string): string =>
  siteConfig(`themeConfig: {code: {additionalLanguages: [${entries}]}},`);

const page = '```shout\nLOUD quiet\n```\n\n```sh0ut\nLOUD quiet\n```\n';

describe('grammars of the site', () => {
  const site = sharedSite();

  it('MD-17 are files, packages or objects, under all of their names', async () => {
    const folder = await site({
      'site.config.ts': config("'./shout.tmLanguage.json', 'kotlin'"),
      'shout.tmLanguage.json': grammar('LOUD'),
      'content/pages/index.md': page,
    });
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    const html = await built(folder, 'index.html');
    expect(html.match(/<span class="k-[^"]+">LOUD<\/span>/g)).toHaveLength(2);
    await writeFiles(folder, {'shout.tmLanguage.json': grammar('quiet')});
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await built(folder, 'index.html')).toMatch(/<span class="k-[^"]+">quiet<\/span>/);
    await writeFiles(folder, {
      'site.config.ts': config(`'shout', ${grammar('LOUD').replace('Shout Script', 'other')}`),
      'node_modules/shout/package.json': '{"name": "shout", "type": "module", "main": "main.js"}',
      'node_modules/shout/main.js': `export default [${grammar('LOUD')}];`,
    });
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect((await built(folder, 'index.html')).match(/">LOUD<\/span>/g)).toHaveLength(2);
  });

  it('MD-17 that are missing or invalid are reported, with the nearest', async () => {
    const folder = await site({
      'site.config.ts': config("'swfit', './gone.json', './bad.json', 5"),
      'bad.json': '{}',
    });
    const {code, err} = await runBuild(folder);
    expect(code).toBe(1);
    expect(err).toMatchSnapshot();
    await writeFiles(folder, {'site.config.ts': config("'swfit', './gone.json', './bad.json'")});
    expect((await runBuild(folder)).err).toMatchSnapshot();
  });
});
