import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, expect} from 'vitest';
import {type EditedSite, editedSite} from '../../support/edited-site.ts';
import type {Files} from '../../support/files.ts';
import {docsSettings, siteConfig} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';
import {launchChromium} from './chromium.ts';
import type {Tab} from './reusable-tabs.ts';
import {openShell} from './shell-page.ts';

const counter = `import {useState} from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button id="counter" onClick={() => setCount(count + 1)}>{count}</button>;
}
`;

const paragraphs = (word: string): string =>
  Array.from({length: 60}, (_, index) => `${word} ${index}.\n`).join('\n');

/** Returns the source of a page that is longer than the window and begins with a text. */
export const longPage = (text: string): string => `# Long

${text}

## First place

<details><summary>Closed at first</summary>

Inside the details.

</details>

::::tabs
:::tab[One]
Panel of one.
:::
:::tab[Two]
Panel of two.
:::
::::

${paragraphs('Paragraph')}
`;

/** Files of the site. */
export const files: Files = {
  'site.config.ts': siteConfig(`favicon: 'icon.svg', ${docsSettings('2.x')}`),
  'content/static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'content/counter.tsx': counter,
  'content/docs/2.x/intro.md': '---\nslug: /\n---\n\n# Introduction\n\nFirst words.\n',
  'content/docs/2.x/long.md': longPage('Old text.'),
  'content/docs/2.x/plain.md': '# Plain\n\nPlain words.\n',
  'content/docs/2.x/live.mdx':
    "import {Counter} from '../../counter.tsx';\n\n# Live\n\nOld words.\n\n<Counter />\n",
  'content/docs/2.x/other.mdx': '# Other\n\n{1 + 1}\n',
  'content/docs/2.x/more/one.md': '# One of more\n',
  'content/docs/2.x/sidebars.json': JSON.stringify({
    docs: [
      'intro',
      'long',
      'plain',
      'live',
      'other',
      {type: 'category', label: 'More', items: ['more/one']},
    ],
  }),
};

/** Serves a site that all tests in a file edit, one after another. */
export function liveSite() {
  const parent = sharedFolder();
  let browser: Browser;
  let site: EditedSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchChromium(), editedSite(files, parent())]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** Opens a page and marks its document, so that a reload can be detected. */
  async function open(path: string): Promise<Tab> {
    const shell = await openShell(browser, site.url + path);
    await shell.page.evaluate(() => document.body.setAttribute('data-mark', ''));
    return shell;
  }

  /** Waits until the site is built from the current files and open pages are notified. */
  async function built(count: number): Promise<void> {
    await expect.poll(() => site.events.length).toBeGreaterThan(count);
  }

  return {parent, browser: () => browser, site: () => site, open, built};
}

/** True if the page has not been reloaded since it was opened. */
export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.hasAttribute('data-mark'));
