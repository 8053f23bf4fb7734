import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll} from 'vitest';
import type {Environment} from '../../../src/cli/io.ts';
import {run} from '../../../src/cli/run.ts';
import type {Files} from '../../support/files.ts';
import {buildGoodSite, docsSettings, siteConfig, siteWith} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';
import {fakeIo} from './fake-io.ts';

/** A site with broken links to `/docs/gone` that its build does not report. */
const files: Files = {
  'site.config.ts': siteConfig(`${docsSettings('2.x')}
        onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', onBrokenMarkdownLinks: 'ignore',
        check: {ignore: ['/base/ignored*']},
        redirects: [{from: '/old', to: '/docs/gone'}, {from: '/older.html', to: '/docs/a'}],
        themeConfig: {navbar: {items: [{label: 'Gone', to: '/docs/gone'}]}},`),
  'content/docs/2.x/intro.md': '---\nslug: /\n---\n\n# Introduction\n\n[there](./a.md#nope)\n',
  'content/docs/2.x/a.md':
    '# A\n\n[gone](./gone) and [gone](./gone)\n\n<https://foreign.invalid/x>\n\n[ignored](/ignored/1) [not ours](pathname:///other/)\n',
  'content/docs/2.x/b.md': '# B\n\n[lost](./lost.md)\n',
  'content/docs/2.x/_part.md': '[torn](./torn.md)\n',
  'content/pages/live.mdx':
    "import Part from '../docs/2.x/_part.md';\nexport const Far = () => <a href='/base/far'>far</a>;\n\n# Live\n\n<Far /> <Part />\n",
};

/** Provides a built site with broken links, for all tests in a file. */
export function checkedSite() {
  const folder = sharedFolder();
  let site = '';
  beforeAll(async () => {
    site = await siteWith(files, folder());
    await buildGoodSite(site);
  });
  return {
    /** Absolute path of the site's parent folder. */
    folder,
    /** Absolute path of the site. */
    site: () => site,
    /** Runs `legacydocs check`. @param options.cwd Working directory. Default: the site. */
    check: async (
      args: readonly string[] = [],
      {env = {}, cwd = site}: {env?: Environment; cwd?: string} = {},
    ): Promise<{code: number; out: string; err: string}> => {
      const io = fakeIo({cwd, env});
      const code = await run(['check', ...args], io);
      return {code, out: io.stdout.text(), err: io.stderr.text()};
    },
    /** Writes a file beside the site. @returns Its absolute path. */
    fileWith: async (name: string, text: string): Promise<string> => {
      const file = join(folder(), name);
      await writeFile(file, text);
      return file;
    },
  };
}
