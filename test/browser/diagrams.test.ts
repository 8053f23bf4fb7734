import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeFiles} from '../support/files.ts';
import {buildGoodSite, docsSettings, siteConfig, siteWith} from '../support/sites.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {legacydocs} from '../unit/versions/frozen-site.ts';
import {launchChromium} from './support/chromium.ts';
import {recordComplaints} from './support/complaints.ts';
import {type ServedFolder, serveUnderPolicy} from './support/serve-folder.ts';
import {startWalk, wide} from './support/walk.ts';

const script = 'node_modules/mermaid/dist/mermaid.min.js';
/**
 * A stand-in with Mermaid's interface. It renders the theme and the source as SVG text with an inline style sheet, as
 * Mermaid does.
 */
const stub = (release: string): string => `var mermaid = (() => {
  let theme;
  return {
    initialize: ({theme: name, themeVariables: {pie1 = ''} = {}}) => { theme = name + pie1; },
    render: async (id, text) => {
      if (text.includes('broken')) throw new Error('Parse error on line 1');
      return {svg: '<svg id="' + id + '" width="9" height="9"><style>#' + id + '{color:rgb(1,2,3)}</style><text>${release} ' + theme + ': ' + text.trim() + '</text></svg>'};
    },
  };
})();
`;
const diagram = '```mermaid\npie\n```\n';

const parent = sharedFolder();
let browser: Browser;
let folder: string;
let served: ServedFolder;

beforeAll(async () => {
  browser = await launchChromium();
  folder = await siteWith(
    {
      [script]: stub('old'),
      'site.config.ts': siteConfig(
        `${docsSettings('2.x', '1.x')} csp: {mode: 'headers', style: ["'unsafe-inline'"]},`,
      ),
      'content/docs/2.x/intro.md': '# Intro\n\n[To the diagram](./diagram.md)\n',
      'content/docs/2.x/diagram.md': `# Diagram\n\n${diagram}\n\`\`\`mermaid\nbroken\n\`\`\`\n`,
      'content/docs/1.x/old.md': `# Old\n\n${diagram}`,
      'content/docs/1.x/live.mdx': `# Live {1 + 1}\n\n${diagram}`,
    },
    parent(),
  );
  expect(await legacydocs(folder, 'freeze', '1.x')).toMatchObject({code: 0, err: ''});
  await rm(join(folder, 'content/docs/1.x'), {recursive: true});
  await writeFiles(folder, {[script]: stub('new')});
  const {outDir} = await buildGoodSite(folder);
  served = await serveUnderPolicy(outDir, '/base/');
});
afterAll(async () => {
  await browser.close();
  await served.close();
});

const drawing = (page: Page) => page.locator('.Diagram text');

describe('MD-75 a Mermaid diagram', () => {
  it('is drawn with its own styles without any user interaction, and the source stays if that fails', async () => {
    const page = await browser.newPage(wide);
    const complaints = recordComplaints(page);
    await page.goto(`${served.url}docs/diagram`);
    await expect.poll(() => drawing(page).allTextContents()).toEqual(['new default: pie']);
    const color = drawing(page).evaluate((element) => getComputedStyle(element).color);
    expect(await color).toBe('rgb(1, 2, 3)');
    const sources = page.locator('[data-diagram]');
    await expect.poll(() => sources.first().isVisible()).toBe(false);
    expect(await sources.nth(1).isVisible()).toBe(true);
    await expect.poll(() => complaints).toEqual([expect.stringContaining('cannot be drawn')]);
    await page.close();
  });

  it('is drawn again in the other colour mode, and printed as source', async () => {
    const {page, close} = await startWalk(browser, {url: served.url, path: 'docs/diagram'});
    await expect.poll(() => drawing(page).allTextContents()).toEqual(['new default: pie']);
    await page.locator('.ColorModeToggle').first().click();
    await expect.poll(() => drawing(page).allTextContents()).toEqual(['new dark#4456c7: pie']);
    await page.emulateMedia({media: 'print'});
    await expect.poll(() => drawing(page).isVisible()).toBe(false);
    expect(await page.locator('[data-diagram]').first().isVisible()).toBe(true);
    await close();
  });

  it('loads its script only on pages with diagrams', async () => {
    const {page, requests, documents, close} = await startWalk(browser, {
      url: served.url,
      path: 'docs/intro',
    });
    const scripts = () => requests().filter((path) => path.includes('mermaid'));
    expect(scripts()).toEqual([]);
    await page.getByRole('link', {name: 'To the diagram'}).click();
    await expect.poll(() => drawing(page).allTextContents()).toEqual(['new default: pie']);
    expect(scripts()).toHaveLength(1);
    expect(documents()).toBe(1);
    await close();
  });

  it.each(['docs/1.x/old', 'docs/1.x/live'])(
    'is drawn with the frozen script on %s',
    async (path) => {
      const {page, complaints, close} = await startWalk(browser, {url: served.url, path});
      await expect.poll(() => drawing(page).allTextContents()).toEqual(['old default: pie']);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('is source without scripts', async () => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(`${served.url}docs/diagram`);
    await expect.poll(() => page.locator('[data-diagram]').first().isVisible()).toBe(true);
    expect(await page.locator('[data-diagram]').first().textContent()).toBe('pie\n');
    await context.close();
  });

  it('is drawn in an offline export', async () => {
    expect(await legacydocs(folder, 'export', '--offline')).toMatchObject({code: 0, err: ''});
    const page = await browser.newPage(wide);
    await page.goto(pathToFileURL(join(folder, 'offline/docs/diagram/index.html')).href);
    await expect.poll(() => drawing(page).allTextContents()).toEqual(['new default: pie']);
    await page.goto(pathToFileURL(join(folder, 'offline/docs/1.x/live/index.html')).href);
    await expect.poll(() => drawing(page).allTextContents()).toEqual(['old default: pie']);
    await page.close();
  });
});
