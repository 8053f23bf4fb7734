import type {Browser, Page} from 'playwright-core';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {buildGoodSite, docsSettings, siteConfig, siteWith} from '../support/sites.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {type ServedFolder, serveFolder, serveUnderPolicy} from './support/serve-folder.ts';

const folder = sharedFolder();
let browser: Browser;
let page: Page | undefined;

beforeAll(async () => {
  browser = await launchChromium();
});
afterEach(async () => {
  await page?.close();
});
afterAll(async () => {
  await browser.close();
});

const site = {
  'content/pages/live.tsx': `import {useState} from 'react';
export default function Home() {
  const [on, setOn] = useState(false);
  const style = on ? {color: 'rgb(0, 0, 255)'} : {color: 'rgb(0, 128, 0)', paddingLeft: 7};
  return <><h1 className="Article  big" style={style} onClick={() => setOn(!on)}>Home</h1>
    <p id="gone" className="" style={on ? undefined : {opacity: 0.5}}>p</p><a href="/base/docs/">docs</a></>;
}
`,
  'content/docs/2.x/intro.mdx': `---
slug: /
---

import Box from './Box.tsx';

# Intro

<div id="constant" style={{marginTop: 8, '--x': 'a'}}>constant</div>

<Box />
`,
  'content/docs/2.x/Box.tsx': `export default function Box() {
  return <svg id="drawing" style={{fill: 'rgb(1, 2, 3)'}} width="9" height="9"><path style={{stroke: 'red'}} d="M0 0" /></svg>;
}
`,
  'content/docs/2.x/raw.md': '# Raw\n\n<p id="raw" style="color: rgb(4, 5, 6)">raw</p>\n',
};
const config = siteConfig(`${docsSettings('2.x')}
  themeConfig: {footer: {copyright: '<b id="config" style="color: rgb(7, 8, 9)">c</b>'}},`);

interface Opened {
  readonly shown: Page;
  /** Console messages, which include policy violations, and uncaught errors. */
  readonly messages: readonly string[];
}

async function open(address: string, javaScriptEnabled = true): Promise<Opened> {
  const shown = await browser.newPage({javaScriptEnabled});
  page = shown;
  const messages: string[] = [];
  shown.on('console', (message) => {
    // Browsers request this file from every host.
    if (message.location().url.endsWith('/favicon.ico')) return;
    // React's development build always prints this message.
    if (!message.text().includes('React DevTools')) messages.push(message.text());
  });
  shown.on('pageerror', (error) => messages.push(String(error)));
  await shown.goto(address, {waitUntil: 'networkidle'});
  return {shown, messages};
}

const styleOf = async (shown: Page, selector: string, property: string): Promise<string> =>
  await shown
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe.each([
  ['sent as a header', config, {}],
  ['in every page', config.replace('title:', "csp: 'meta', title:"), {}],
  ['sent as a header, with the development build of React', config, {reactDevelopment: true}],
])('inline styles under the strict policy, %s', (_, configText, options) => {
  let server: ServedFolder;

  beforeAll(async () => {
    const siteFolder = await siteWith({...site, 'site.config.ts': configText}, folder());
    const {outDir} = await buildGoodSite(siteFolder, {...options, strict: true});
    const isMeta = configText.includes("'meta'");
    server = isMeta
      ? await serveFolder(outDir, '/base/')
      : await serveUnderPolicy(outDir, '/base/');
  });
  afterAll(async () => {
    await server.close();
  });

  it.each([false, true])('apply (scripts: %s), without messages', async (scripts) => {
    const {shown, messages} = await open(`${server.url}live/`, scripts);
    expect(await styleOf(shown, 'h1', 'color')).toBe('rgb(0, 128, 0)');
    expect(await styleOf(shown, '#config', 'color')).toBe('rgb(7, 8, 9)');
    await shown.goto(`${server.url}docs/`, {waitUntil: 'networkidle'});
    expect(await styleOf(shown, '#constant', 'margin-top')).toBe('8px');
    expect(await styleOf(shown, '#drawing', 'fill')).toBe('rgb(1, 2, 3)');
    expect(await styleOf(shown, '#drawing path', 'stroke')).toBe('rgb(255, 0, 0)');
    await shown.goto(`${server.url}docs/raw/`, {waitUntil: 'networkidle'});
    expect(await styleOf(shown, '#raw', 'color')).toBe('rgb(4, 5, 6)');
    expect(messages).toEqual([]);
  });

  it('change with the state of their component, including removed styles', async () => {
    const {shown, messages} = await open(`${server.url}live/`);
    const heading = shown.locator('h1');
    await expect.poll(() => heading.getAttribute('style')).toContain('padding-left');
    expect(await heading.getAttribute('class')).toBe('Article  big');
    await heading.click();
    await expect.poll(() => styleOf(shown, 'h1', 'color')).toBe('rgb(0, 0, 255)');
    expect(await styleOf(shown, 'h1', 'padding-left')).toBe('0px');
    expect(await styleOf(shown, '#gone', 'opacity')).toBe('1');
    await heading.click();
    await expect.poll(() => styleOf(shown, 'h1', 'padding-left')).toBe('7px');
    expect(await styleOf(shown, '#gone', 'opacity')).toBe('0.5');
    expect(messages).toEqual([]);
  });

  it('apply on a page opened by a link', async () => {
    const {shown, messages} = await open(`${server.url}live/`);
    await expect.poll(() => shown.locator('h1').getAttribute('style')).toContain('color');
    await shown.getByRole('link', {name: 'docs'}).click();
    await shown.waitForURL('**/docs/');
    await expect.poll(() => styleOf(shown, '#constant', 'margin-top')).toBe('8px');
    expect(await styleOf(shown, '#drawing', 'fill')).toBe('rgb(1, 2, 3)');
    expect(messages).toEqual([]);
  });
});
