import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import type {BuildOptions} from '../../../src/pipeline/types.ts';
import {repository} from '../../support/repository.ts';
import {buildGoodSite} from '../../support/sites.ts';
import {type ServedFolder, serveUnderPolicy} from './serve-folder.ts';

export interface OwnSite extends ServedFolder {
  /** Absolute path of the output folder. */
  readonly folder: string;
  /** Paths of all routes, without the base path. */
  readonly routes: readonly string[];
  /** Those pages that are modules with their own components. */
  readonly modules: readonly string[];
}

/** Builds this repository's site into a folder and serves it under its own policy. */
export async function serveOwnSite(
  folder: string,
  options: Partial<BuildOptions> = {},
): Promise<OwnSite> {
  const {site, routes: rows} = await buildGoodSite(repository, {outDir: folder, ...options});
  if (site === undefined) throw new Error('The site was not built.');
  const served = await serveUnderPolicy(folder, site.config.baseUrl);
  const routes = JSON.parse(await readFile(join(folder, '_data/routes.json'), 'utf8'));
  const modules = rows.filter(({source}) => /x$/.test(source ?? '')).map(({path}) => path);
  return {...served, folder, routes, modules};
}

export interface WatchedPage {
  readonly page: Page;
  /** Console messages, uncaught errors and failed requests; none are expected. */
  readonly complaints: string[];
}

/** Opens a page that records all problems. */
export async function watchedPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return {page, complaints};
}
