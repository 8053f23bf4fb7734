import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {githubPages} from '../../src/serve/hosts/github-pages.ts';
import {headersFrom} from '../../src/serve/hosts/hosting-files.ts';
import {type SiteServer, startServer} from '../../src/serve/http/start-server.ts';
import {buildGoodSite, docsSettings, siteConfig, siteWith} from '../support/sites.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {recordComplaints} from './support/complaints.ts';

const folder = sharedFolder();
let browser: Browser;
let server: SiteServer;

/** Serves the site under the strict policy from a host that ignores generated redirects. */
beforeAll(async () => {
  browser = await launchChromium();
  const site = await siteWith(
    {
      'site.config.ts': siteConfig(
        `${docsSettings('2.x')} redirects: [{from: '/old/*', to: '/docs/:splat'}, {from: '/gone/*', to: '/docs/#top'}, {from: '/asked', to: '/docs/?own=1#top'}],`,
      ),
      'content/pages/index.md': '# Home\n\n[old](/old.html)\n',
      'content/docs/2.x/intro.md':
        '---\nslug: /\nredirect_from: /old.html\n---\n\n# Introduction\n',
    },
    folder(),
  );
  await buildGoodSite(site);
  const output = join(site, 'build');
  const headers = headersFrom(await readFile(join(output, '_headers'), 'utf8'));
  server = await startServer({
    site: () => ({folder: output, baseUrl: '/base/', headers}),
    rules: githubPages,
    host: '127.0.0.1',
    port: 0,
  });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it.each([true, false])('redirects readers from an old URL (scripts: %s)', async (scripts) => {
  const page = await browser.newPage({javaScriptEnabled: scripts});
  await page.goto(`${server.origin}/base/old.html`);
  await page.waitForURL('**/base/docs/');
  expect(await page.locator('h1').textContent()).toContain('Introduction');
  await page.close();
});

it('ROUTE-18 keeps query and hash of an old URL, unless the new one has its own', async () => {
  const page = await browser.newPage();
  const complaints = recordComplaints(page);
  await page.goto(`${server.origin}/base/old.html?tab=a&tab=b#place`);
  await page.waitForURL('**/base/docs/?tab=a&tab=b#place');
  await page.goto(`${server.origin}/base/asked?tab=a#place`);
  await page.waitForURL('**/base/docs/?own=1#top');
  expect(complaints).toEqual([]);
  await page.close();
});

it('redirects readers who follow a link to an old URL within the site', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.origin}/base/`, {waitUntil: 'networkidle'});
  await page.locator('article').getByRole('link', {name: 'old'}).click();
  await page.waitForURL('**/base/docs/');
  await page.close();
});

it('ROUTE-16 redirects URLs that only a pattern matches, on the not-found page', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.origin}/base/gone/for/ever?x=1`);
  await page.waitForURL('**/base/docs/?x=1#top');
  expect(await page.locator('h1').textContent()).toContain('Introduction');
  await page.goto(`${server.origin}/base/nothing`);
  expect(await page.locator('h1').textContent()).toContain('Page Not Found');
  await page.close();
});
