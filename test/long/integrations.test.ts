import {mkdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {codeBlocks} from '../../scripts/manual/code-blocks.ts';
import {readPages} from '../../scripts/manual/make-pages.ts';
import {readFiles, writeFiles} from '../support/files.ts';
import {followPage, runCommand} from '../support/follow-page.ts';
import {packPackage} from '../support/packed-package.ts';
import {repository} from '../support/repository.ts';
import {sharedFolder} from '../support/temp-folder.ts';

const parent = sharedFolder();
let tarball = '';
beforeAll(async () => {
  tarball = await packPackage();
}, 600_000);

/** Creates a site and follows the instructions on a page in the manual. @returns Absolute path of the site. */
async function siteAfter(page: string, files: Readonly<Record<string, string>> = {}) {
  const folder = join(parent(), page.replaceAll('/', '-'));
  await mkdir(folder);
  await runCommand(`npm install ${tarball} && npx legacydocs init && npm install`, folder);
  await writeFiles(folder, files);
  const pages = await readPages(repository);
  const blocks = pages.filter(({path}) => path.endsWith(`/${page}.md`)).flatMap(codeBlocks);
  expect(await followPage(blocks, folder)).not.toEqual([]);
  await runCommand('npx legacydocs build --strict && npx legacydocs check', folder);
  return folder;
}

it('generates API pages with TypeDoc', async () => {
  const folder = await siteAfter('write/api-pages', {
    'src/index.ts':
      '/** Connects to a server. */\nexport function connect<T>(url: T): T {\n  return url;\n}\n',
  });
  const page = await readFile(join(folder, 'build/docs/api/functions/connect/index.html'), 'utf8');
  expect(page).toContain('Connects to a server.');
});

it('styles pages with Tailwind and PostCSS', async () => {
  const folder = await siteAfter('make-it-yours/tailwind', {
    'content/docs/1.x/cards.mdx': '# Cards\n\n<p className="grid dark:text-xl">One</p>\n',
    'content/docs/1.x/sidebars.json': '{"docs": ["intro", "cards"]}\n',
  });
  const styles = Object.entries(await readFiles(join(folder, 'build/assets/css')));
  expect(styles.map(([, text]) => text).join('')).toMatch(/\.grid\{display:grid\}/);
  expect(await readFile(join(folder, '.generated/main.css'), 'utf8')).toContain(
    '(max-width: 40em)',
  );
});

it('replaces the search by DocSearch', async () => {
  const folder = await siteAfter('make-it-yours/hosted-search');
  const page = await readFile(join(folder, 'build/docs/index.html'), 'utf8');
  expect(page).toContain('<button type="button" class="Search">Search</button>');
  expect(page).toContain('<meta name="docsearch:version" content="2.x">');
  const headers = await readFile(join(folder, 'build/_headers'), 'utf8');
  expect(headers).toContain("connect-src 'self' https://*.algolia.net https://*.algolianet.com");
});
