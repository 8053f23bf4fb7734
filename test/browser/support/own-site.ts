import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {buildOwnSite} from '../../support/own-site.ts';
import {recordComplaints} from './complaints.ts';
import {type ServedFolder, serveUnderPolicy} from './serve-folder.ts';
import {alive} from './walk.ts';

export const wide = {viewport: {width: 1280, height: 800}};
export const phone = {viewport: {width: 390, height: 844}};

/** One page of each kind. */
export const kinds = [
  '',
  'docs/',
  'docs/api/animations/withSpring',
  'docs/1.x/nodes/interpolate',
  '404.html',
];

export interface OwnSite extends ServedFolder {
  /** Absolute path of the output folder. */
  readonly folder: string;
  /** Paths of all routes, without the base path. */
  readonly routes: readonly string[];
  /** Paths of the pages that are modules with their own components. */
  readonly modules: readonly string[];
}

/** Serves this repository's site or manual under its own policy. */
export async function serveOwnSite(
  options: Parameters<typeof buildOwnSite>[0] = {},
): Promise<OwnSite> {
  const {folder, baseUrl, modules} = await buildOwnSite(options);
  const served = await serveUnderPolicy(folder, baseUrl);
  const routes = JSON.parse(await readFile(join(folder, '_data/routes.json'), 'utf8'));
  return {...served, folder, routes, modules};
}

/** Loads a page and waits until it has hydrated. */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

export interface WatchedPage {
  readonly page: Page;
  /** Console messages, uncaught errors and failed requests; none are expected. */
  readonly complaints: string[];
}

/** Opens an empty page and records all problems on it. */
export async function watchedPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const page = await browser.newPage(options);
  const complaints = recordComplaints(page);
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return {page, complaints};
}
