import {cp} from 'node:fs/promises';
import {join} from 'node:path';
import type {Browser, BrowserContextOptions, Locator} from 'playwright-core';
import {repository} from '../../support/repository.ts';
import {buildGoodSite, siteConfig, siteWith} from '../../support/sites.ts';
import {type WatchedPage, watchedPage} from './own-site.ts';
import {type ServedFolder, serveUnderPolicy} from './serve-folder.ts';
import {alive} from './walk.ts';

/**
 * Builds and serves a site with two pages: `figures` contains figures from this repository; `plain` contains none.
 *
 * @param parent Absolute path of the folder for the site.
 * @param figures JSX elements of figures, keyed by path relative to `content/figures`, without the extension.
 */
export async function serveFigures(
  parent: string,
  figures: Readonly<Record<string, string>>,
): Promise<ServedFolder> {
  const imports = Object.keys(figures).map((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return `import {${name}} from '@site/content/figures/${path}.tsx';`;
  });
  const folder = await siteWith(
    {
      // Prevents browsers from requesting `/favicon.ico`.
      'site.config.ts': siteConfig("favicon: 'icon.svg',"),
      'content/static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'content/pages/figures.mdx': `${imports.join('\n')}\n\n# Figures\n\n${Object.values(figures).join('\n\n')}\n`,
      'content/pages/plain.md': '# Plain\n',
    },
    parent,
  );
  await cp(join(repository, 'content/figures'), join(folder, 'content/figures'), {recursive: true});
  const {outDir, site} = await buildGoodSite(folder);
  if (site === undefined) throw new Error('The site was not built.');
  return await serveUnderPolicy(outDir, site.config.baseUrl);
}

/**
 * Opens the page that contains the figures, and waits until they are interactive or, if scripts are disabled, until the
 * page has loaded.
 */
export async function openFigures(
  browser: Browser,
  {url}: ServedFolder,
  options: BrowserContextOptions,
): Promise<WatchedPage> {
  const watched = await watchedPage(browser, options);
  await watched.page.goto(`${url}figures`);
  if (options.javaScriptEnabled !== false) await alive(watched.page);
  return watched;
}

/** Returns the description of a figure's settings. */
export function facts(shown: Locator): Promise<string[]> {
  return shown
    .locator('.Facts > div')
    .evaluateAll((rows) => rows.map((row) => row.textContent ?? ''));
}
