import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {build} from 'esbuild';
import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {makeManifest, manifestText} from '../../src/versions/manifest.ts';
import {readFiles} from '../support/files.ts';
import {repository} from '../support/repository.ts';
import {buildGoodSite, copyFixture, siteConfig, siteWith} from '../support/sites.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {legacydocs, settings} from '../unit/versions/frozen-site.ts';
import {liveSite} from '../unit/versions/live-site.ts';
import {launchChromium} from './support/chromium.ts';
import {type ServedFolder, serveUnderPolicy} from './support/serve-folder.ts';
import {holdBack, startWalk, type Walk} from './support/walk.ts';

const parent = sharedFolder();
let browser: Browser;
let served: ServedFolder;

beforeAll(async () => {
  browser = await launchChromium();
  const folder = await siteWith(liveSite, parent());
  expect(await legacydocs(folder, 'freeze', '1.x')).toMatchObject({code: 0, err: ''});
  await rm(join(folder, 'content/docs/1.x'), {recursive: true});
  await rm(join(folder, 'content/parts'), {recursive: true});
  // The version was frozen under a different base path and URL.
  const moved = settings
    .replace("{name: '1.x'}", "{name: '1.x', path: 'ancient'}")
    .replace('themeConfig: {', "themeConfig: {navbar: {items: [{type: 'docsVersionDropdown'}]}, ");
  await writeFile(
    join(folder, 'site.config.ts'),
    siteConfig(moved).replace('/base/', '/other/').replace('Test site', 'Renamed'),
  );
  const {outDir} = await buildGoodSite(folder);
  served = await serveUnderPolicy(outDir, '/other/');
});
afterAll(async () => {
  await browser.close();
  await served.close();
});

const walkFrom = (path: string): Promise<Walk> => startWalk(browser, {url: served.url, path});

describe('a frozen page with components', () => {
  it('FRZ-01 is complete without scripts', async () => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(`${served.url}docs/ancient/live/`);
    await expect.poll(() => page.getByRole('button', {name: 'Count 3'}).count()).toBe(1);
    const counter = page.locator('.Counter');
    expect(await counter.evaluate((element) => getComputedStyle(element).color)).toBe(
      'rgb(1, 2, 3)',
    );
    expect(await counter.evaluate((element) => getComputedStyle(element).outlineColor)).toBe(
      'rgb(7, 8, 9)',
    );
    expect(await page.locator('.here').textContent()).toBe('/other/docs/ancient/live');
    const robots = page.locator('head meta[name=robots]');
    expect(await robots.getAttribute('content')).toBe('noindex');
    await context.close();
  });

  it('FRZ-02 hydrates under the policy, without console messages and without a change', async () => {
    const {page, complaints, close} = await walkFrom('docs/ancient/live/');
    await page.locator('.Counter button').click();
    await page.getByRole('button', {name: 'Count 4'}).waitFor();
    const button = page.locator('.Counter button');
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe(
      'rgb(4, 5, 6)',
    );
    await page.getByRole('tab', {name: 'Second'}).click();
    await page.getByText('Two.').waitFor();
    expect(await page.locator('.here').textContent()).toBe('/other/docs/ancient/live');
    expect(await page.locator('article pre .k-d73a49').count()).toBe(2);
    await page.locator('pre').hover();
    await page.getByRole('button', {name: /copy/i}).first().waitFor();
    expect(await page.locator('meta[name=robots]').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('FRZ-02 replays presses from before hydration, even if its module loads late', async () => {
    const page = await browser.newPage();
    const releaseRuntime = await holdBack(page, /assets\/js\/runtime/);
    await page.goto(`${served.url}docs/ancient/live/`);
    const counter = page.locator('.Counter button');
    const island = await page.locator('[data-island]').first().getAttribute('data-island');
    const releaseIsland = await holdBack(page, new RegExp(`${island}$`));
    await counter.click();
    releaseRuntime();
    await page.waitForRequest((request) => request.url().endsWith(String(island)));
    await counter.click();
    releaseIsland();
    await page.getByRole('button', {name: 'Count 5'}).waitFor();
    await page.close();
  });

  it('FRZ-03 can be opened and left by links, and starts with a fresh state', async () => {
    const {page, complaints, documents, close} = await walkFrom('docs/ancient/');
    await page.locator('.Sidebar').getByRole('link', {name: 'Live'}).click();
    await page.getByRole('button', {name: 'Count 3'}).click();
    await page.getByRole('button', {name: 'Count 4'}).waitFor();
    const counter = page.locator('.Counter');
    expect(await counter.evaluate((element) => getComputedStyle(element).color)).toBe(
      'rgb(1, 2, 3)',
    );
    await page.locator('article').getByRole('link', {name: 'setup'}).click();
    await page.getByRole('heading', {name: 'Install'}).waitFor();
    await page.goBack();
    await page.getByRole('button', {name: 'Count 3'}).click();
    await page.getByRole('button', {name: 'Count 4'}).waitFor();
    expect(await page.locator('article a[href="/other/docs/ancient/"]').count()).toBe(1);
    expect(await page.locator('article img[src*="dot-"]').count()).toBe(2);
    expect(complaints).toEqual([]);
    expect(documents()).toBe(1);
    await close();
  });
});

describe('around a frozen page', () => {
  it('FRZ-05 is the current layout: banner, versions of the page, search', async () => {
    const {page, complaints, close} = await walkFrom('docs/ancient/guide/setup/');
    const banner = page.locator('.VersionBanner');
    expect(await banner.textContent()).toContain(
      'Renamed 1.x, a version that is no longer maintained',
    );
    await page.locator('.Dropdown-label', {hasText: '1.x'}).hover();
    await page.locator('.Dropdown-list').getByRole('link', {name: '2.x'}).click();
    await page.getByText('New.').waitFor();
    expect(page.url()).toBe(`${served.url}docs/guide/setup`);
    await page.goBack();
    await page.getByRole('heading', {name: 'Install'}).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search'}).fill('old introduction');
    await page
      .getByRole('option', {name: /Old introduction/})
      .first()
      .click();
    await page.getByRole('heading', {name: 'Old introduction'}).waitFor();
    expect(page.url()).toBe(`${served.url}docs/ancient/`);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('frozen pages of several Reacts in one site', () => {
  const folder = sharedFolder();
  let several: ServedFolder;
  let output: string;

  beforeAll(async () => {
    const site = await copyFixture('frozen-1', folder());
    // The declared version is newer than the layout's React, so the version's own `react.js` must be complete.
    const frozen = join(site, 'content/frozen/1.x');
    const files = new Map<string, Uint8Array>();
    for (const path of Object.keys(await readFiles(frozen))) {
      if (path !== 'manifest.json') files.set(path, await readFile(join(frozen, path)));
    }
    const version = String(files.get('version.json')).replace(/"react": "19/, '"react": "20');
    files.set('version.json', Buffer.from(version));
    await writeFile(join(frozen, 'manifest.json'), manifestText(makeManifest('1.x', files, {})));
    await writeFile(join(frozen, 'version.json'), version);
    output = (await buildGoodSite(site)).outDir;
    several = await serveUnderPolicy(output, '/base/');
  });
  afterAll(() => several.close());

  it.each([
    ['an older one', '0.x'],
    ['a newer one', '1.x'],
  ])('FRZ-04 hydrate with %s, without console messages', async (_title, version) => {
    const path = `docs/${version}/live/`;
    const {page, complaints, requests, close} = await startWalk(browser, {url: several.url, path});
    await page.getByRole('button', {name: 'Count 3'}).click();
    await page.getByRole('button', {name: 'Count 4'}).waitFor();
    await page.getByRole('tab', {name: 'Second'}).click();
    await page.getByText('Two.').waitFor();
    expect(requests().filter((request) => request.endsWith('/react.js'))).toHaveLength(1);
    // Client navigation through the layout, which keeps its own React.
    await page.locator('.Counter').getByRole('link', {name: 'Frozen'}).click();
    await page.getByRole('heading', {name: 'Introduction', exact: true}).waitFor();
    await page.goBack();
    await page.getByRole('button', {name: 'Count 3'}).click();
    await page.getByRole('button', {name: 'Count 4'}).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('FRZ-06 hydrate in a layout that runs on React 18, without console messages', async () => {
    await writeOldShell(output);
    const {page, complaints, requests, close} = await startWalk(browser, {
      url: several.url,
      path: 'old-shell.html',
    });
    await page.getByRole('button', {name: 'React 18.3.1, 0'}).click();
    await page.getByRole('button', {name: 'React 18.3.1, 1'}).waitFor();
    await page.getByRole('button', {name: 'Count 3'}).click();
    await page.getByRole('button', {name: 'Count 4'}).waitFor();
    const reacts = requests().filter((request) => request.endsWith('/react.js'));
    const versions = await Promise.all(
      reacts.map(async (path) => {
        const text = await readFile(join(output, path), 'utf8');
        return ['18.3.1', '19.'].find((version) => text.includes(`version="${version}`));
      }),
    );
    expect(versions).toEqual(['18.3.1', '19.']);
    expect(complaints).toEqual([]);
    await close();
  });
});

/**
 * Writes a minimal layout for islands that were frozen with React 19, while the other version has its own React 18
 * runtime. Because the theme runs on the package's React, this layout contains only a button, the article, and the
 * contexts that the theme provides to islands.
 */
async function writeOldShell(outDir: string): Promise<void> {
  const document = await readFile(join(outDir, 'docs/1.x/live/index.html'), 'utf8');
  const older = await readFile(join(outDir, 'docs/0.x/live/index.html'), 'utf8');
  const react = /data-island="([^"]*\/)[^"/]*"/.exec(older)?.[1];
  const start = document.indexOf('<div data-island="');
  const article = document.slice(start, document.indexOf('</article>', start));
  const code = `
    import {react$, dom$, jsx$, client$} from '${react}react.js';
    import {slotsIn} from './client/browser/islands.ts';
    import {mountIslands} from './shared/islands/mount-islands.ts';
    Reflect.set(globalThis, Symbol.for('legacydocs.islands'), {react: {react$, dom$, jsx$, client$}, slots: slotsIn});
    const {createElement, useEffect, useState, version} = react$;
    const container = document.getElementById('shell');
    const __html = container.lastChild.innerHTML;
    function Shell() {
      const [count, setCount] = useState(0);
      useEffect(() => {
        mountIslands(document);
        performance.mark('legacydocs:hydrated');
      }, []);
      return [
        createElement('button', {key: 1, type: 'button', onClick: () => setCount(count + 1)}, 'React ' + version + ', ' + count),
        createElement('article', {key: 2, dangerouslySetInnerHTML: {__html}}),
      ];
    }
    client$.hydrateRoot(container, createElement(Shell));`;
  await build({
    stdin: {contents: code, resolveDir: join(repository, 'templates')},
    bundle: true,
    format: 'esm',
    external: ['/base/*'],
    outfile: join(outDir, 'old-shell.js'),
    logLevel: 'warning',
  });
  await writeFile(
    join(outDir, 'old-shell.html'),
    `<!doctype html><html lang="en"><title>Old shell</title><div id="shell"><button type="button">React 18.3.1, 0</button><article>${article}</article></div><script type="module" src="/base/old-shell.js"></script></html>`,
  );
}
