import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {arabicSite} from '../support/arabic-site.ts';
import {buildGoodSite, siteWith} from '../support/sites.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {watchedPage} from './support/own-site.ts';
import {type ServedFolder, serveUnderPolicy} from './support/serve-folder.ts';
import {alive} from './support/walk.ts';

const folder = sharedFolder();
let browser: Browser;
let site: ServedFolder;

beforeAll(async () => {
  browser = await launchChromium();
  const siteFolder = await siteWith(
    {
      ...arabicSite,
      'site.config.ts':
        arabicSite['site.config.ts']
          ?.toString()
          .replace('"docs": {', '"docs": {\n    "printPage": true,') ?? '',
      'content/docs/1.x/wide.md': '# Old\n',
      'content/docs/2.x/wide.md': `---
title: Wide
differs: {1.x: is narrow}
---

\`\`\`js
const line = '${'long '.repeat(60)}';
const word = '${'x'.repeat(300)}';
\`\`\`

| Name | Type | Meaning |
| --- | --- | --- |
| \`useAnimatedScrollHandlerOfEverything\` | \`(${'event: ScrollEvent, '.repeat(6)}) => void\` | ${'Words that mean something. '.repeat(8)} |
`,
    },
    folder(),
  );
  const {outDir} = await buildGoodSite(siteFolder);
  site = await serveUnderPolicy(outDir, '/base/');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/**
 * Returns the titles in a PDF's outline. A text string is written in parentheses or as hexadecimal digits, and in
 * PDFDocEncoding or, after a byte order mark, in UTF-16BE (ISO 32000-1, 7.9.2.2); which of these Chromium uses depends
 * on its release.
 */
function outlineTitles(pdf: string): string[] {
  return [...pdf.matchAll(/\/Title\s*(?:\(((?:\\[\s\S]|[^\\)])*)\)|<([0-9A-F]*)>)/gi)].map(
    ([, literal = '', digits]) => {
      const bytes =
        digits === undefined
          ? Buffer.from(literal.replaceAll(/\\([\s\S])/g, '$1'), 'latin1')
          : Buffer.from(digits, 'hex');
      return bytes.length >= 2 && bytes.readUInt16BE(0) === 0xfeff
        ? bytes.subarray(2).swap16().toString('utf16le')
        : bytes.toString('latin1');
    },
  );
}

it('FORM-06 is printed with each page on its own sheet, without clipping, on A4 and on Letter', async () => {
  // Width between the page's margins, in millimetres.
  for (const [format, width] of [
    ['A4', 182],
    ['Letter', 188],
  ] as const) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: {width: Math.floor((width / 25.4) * 96), height: 1000},
    });
    const page = await context.newPage();
    await page.goto(`${site.url}docs/print`);
    const parts = await page.locator('.PrintedVersion-page').count();
    const pdf = (await page.pdf({format, outline: true, tagged: true})).toString('latin1');
    // A cover, the table of contents, and at least one sheet for each page.
    expect(pdf.match(/\/Type \/Page$/gm)?.length).toBeGreaterThanOrEqual(2 + parts);
    expect(outlineTitles(pdf)).toContain('Wide');
    await page.emulateMedia({media: 'print'});
    const cut = await page
      .locator('.PrintedVersion')
      .evaluate(
        (root) =>
          [...root.querySelectorAll('pre, table, td, figure, h2')].filter(
            (element) =>
              element.scrollWidth > element.clientWidth + 1 ||
              element.getBoundingClientRect().left < 0 ||
              element.getBoundingClientRect().right > innerWidth,
          ).length,
      );
    expect(cut).toBe(0);
    await context.close();
  }
});

it('FORM-06 is reached from every page of the version, has the language of the site, and needs no scripts', async () => {
  const {page, complaints} = await watchedPage(browser, {viewport: {width: 1280, height: 900}});
  await page.goto(`${site.url}docs/`);
  await alive(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('link', {name: 'طباعة هذا الإصدار'}).click();
  await page.waitForURL('**/docs/print');
  expect(asked.filter((path) => path.includes('_data') && path.includes('print'))).toEqual([]);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.locator('script').count()).toBe(0);
  const {id, href} = await page
    .locator('.PrintedVersion-contents a')
    .last()
    .evaluate((link) => {
      const hash = link.getAttribute('href') ?? '';
      return {href: hash, id: document.querySelector(`[id="${hash.slice(1)}"]`)?.id};
    });
  expect(href).toBe(`#${id}`);
  await page.locator('.PrintedVersion-contents a').last().click();
  await expect.poll(() => page.locator(':target').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

/** Removes the control characters that isolate text in the opposite direction. */
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

it('VER-21 shows differences in other versions below the title, with links', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}docs/wide`);
  await alive(page);
  const others = page.getByRole('navigation', {name: 'في الإصدارات الأخرى'});
  await others.getByText('في الإصدارات الأخرى').click();
  expect(plain(await others.getByRole('listitem').innerText())).toMatch(/^1\.x: is narrow\b/);
  await others.getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/docs/1.x/wide');
  await page.getByRole('heading', {level: 1, name: 'Old', exact: true}).waitFor();
  await page.close();
});

it("FORM-03 a list of a version's Markdown is served, in the site's language, and leads to it", async () => {
  const page = await browser.newPage();
  const list = plain(await (await page.request.get(`${site.url}docs/llms.txt`)).text());
  expect(list).toContain('> وثائق الإصدار 2.x.');
  const [, path] = /\]\(https:\/\/example\.org\/base\/(docs\/wide\.md)\)/.exec(list) ?? [];
  const markdown = await page.request.get(site.url + path);
  expect([markdown.status(), (await markdown.text()).slice(0, 17)]).toEqual([
    200,
    '---\ntitle: "Wide"',
  ]);
  await page.close();
});
