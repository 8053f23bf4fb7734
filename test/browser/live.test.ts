import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type EditedSite, editedSite} from '../support/edited-site.ts';
import type {Files} from '../support/files.ts';
import {docsSettings, siteConfig} from '../support/sites.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {openShell, type ShellPage, scrollToY, shellAlive} from './support/shell-page.ts';
import {violations} from './support/violations.ts';

const counter = `import {useState} from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button id="counter" onClick={() => setCount(count + 1)}>{count}</button>;
}
`;

const paragraphs = (word: string): string =>
  Array.from({length: 60}, (_, index) => `${word} ${index}.\n`).join('\n');

const longPage = (text: string): string => `# Long

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

const files: Files = {
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

/** Opens a page and marks its document. A reload removes the mark. */
async function open(path: string): Promise<ShellPage> {
  const shell = await openShell(browser, site.url + path);
  await shell.page.evaluate(() => document.body.setAttribute('data-mark', ''));
  return shell;
}

const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.hasAttribute('data-mark'));

/** Makes a page detect that its tab is hidden or visible. */
const hide = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {value, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Holds back a file from now on. `asked` resolves when the file is requested. */
async function hold(page: Page, address: string) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(address);
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return {asked, release};
}

/** Waits until the site is built from the current files and open pages are notified. */
async function built(count: number): Promise<void> {
  await expect.poll(() => site.events.length).toBeGreaterThan(count);
}

/** Waits until an open page is notified. */
async function heard(page: Page, count: number): Promise<void> {
  await built(count);
  await page.waitForTimeout(300);
}

describe('an open page follows its file', () => {
  it('shows new text without a reload: scroll position, open category, details and tabs stay', async () => {
    const {page, context, complaints} = await open('docs/long');
    const category = page.locator('.Sidebar').getByText('More', {exact: true});
    await category.click();
    await page.getByText('One of more').waitFor();
    await page.getByText('Closed at first').click();
    await page.getByText('Inside the details.').waitFor();
    await page.getByRole('tab', {name: 'Two'}).click();
    await scrollToY(page, 300);
    const count = site.events.length;
    await site.write({'content/docs/2.x/long.md': longPage('New text.\n\n## Added place')});
    await page.getByText('New text.').waitFor();
    const check = async () => {
      expect(await page.evaluate(() => scrollY)).toBe(300);
      expect(await page.getByText('Inside the details.').isVisible()).toBe(true);
      expect(await page.getByText('Panel of two.').isVisible()).toBe(true);
      expect(await page.getByText('One of more').isVisible()).toBe(true);
      expect(await page.locator('.TableOfContents').getByText('Added place').count()).toBe(1);
      expect(await isSameDocument(page)).toBe(true);
    };
    await check();
    await built(count);
    await check();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows a new title in sidebar, document, and previous and next page', async () => {
    const {page, context, complaints} = await open('docs/plain');
    await site.change('content/docs/2.x/plain.md', (text) => text.replace('# Plain', '# Simple'));
    await page.locator('.Sidebar').getByText('Simple').waitFor();
    expect(await page.title()).toMatch(/^Simple /);
    await page.locator('.Sidebar').getByText('Long').click();
    await page.locator('.Pagination').getByText('Simple').waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('gives an MDX page its new text and keeps the state of its components, even if no other page has them', async () => {
    const {page, context, complaints} = await open('docs/live');
    await page.locator('#counter').click();
    await page.locator('#counter').click();
    await site.change('content/docs/2.x/live.mdx', (text) =>
      text.replace('Old words', 'New words'),
    );
    await page.getByText('New words').waitFor();
    expect(await page.locator('#counter').textContent()).toBe('2');
    await site.change('content/counter.tsx', (text) => text.replace('>{count}<', '>n = {count}<'));
    await page.getByText('n = 0').waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('updates previously visited pages, too', async () => {
    const {page, context} = await open('docs/live');
    const go = async (name: string) => {
      await page.locator('.Sidebar').getByRole('link', {name, exact: true}).click();
      await page.getByRole('heading', {name, level: 1}).waitFor();
    };
    await go('Long');
    const count = site.events.length;
    await site.change('content/docs/2.x/live.mdx', (text) => text.replace('New words', 'Newest'));
    await built(count);
    await go('Live');
    await page.getByText('Newest').waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await context.close();
  });
});

describe('an open page shows the content of its file', () => {
  const file = 'content/docs/2.x/plain.md';

  it('when a text that was never built is reverted through an invalid file', async () => {
    const {page, context} = await open('docs/plain');
    const original = await site.read(file);
    const dialog = page.getByRole('dialog');
    await site.write({[file]: `${original}\n[Never built](/docs/nowhere)\n`});
    await page.locator('.Article').getByText('Never built').waitFor();
    await dialog.getByText('leads to a missing page').waitFor();
    await site.write({[file]: `---\ntitle: [\n---\n\n${original}`});
    await dialog.getByText('plain.md:2').waitFor();
    // Text that is not in a file is replaced with the text from the last build.
    await page.locator('.Article').getByText('Never built').waitFor({state: 'detached'});
    await site.write({[file]: original});
    await dialog.waitFor({state: 'hidden'});
    expect(await page.locator('.Article').getByText('Never built').count()).toBe(0);
    await context.close();
  });

  it('when a text that was never built is reverted immediately', async () => {
    const {page, context} = await open('docs/plain');
    const original = await site.read(file);
    await site.write({[file]: `${original}\n[Never built](/docs/nowhere)\n`});
    await page.getByRole('dialog').waitFor();
    await site.write({[file]: original, 'content/docs/2.x/second.md': '# Second\n'});
    await page.getByRole('dialog').waitFor({state: 'hidden'});
    await page.locator('.Article').getByText('Never built').waitFor({state: 'detached'});
    expect(await isSameDocument(page)).toBe(true);
    await site.remove('content/docs/2.x/second.md');
    await context.close();
  });

  it('when the reader stays on it after all, and it was saved while another page was loading', async () => {
    const {page, context} = await open('docs/plain');
    const {asked} = await hold(page, '**/_data/docs/more/one.json');
    await page.locator('main').evaluate((main, href) => {
      const link = main.appendChild(document.createElement('a'));
      link.href = href;
      link.click();
    }, `${site.url}docs/more/one`);
    await asked;
    const original = await site.read(file);
    const count = site.events.length;
    await site.write({[file]: `${original}\nWritten in between.\n`});
    await heard(page, count);
    await page.locator('.Sidebar a[href$="/docs/plain"]').click();
    const text = page.getByText('Written in between.');
    await text.waitFor();
    await site.write({[file]: original});
    await text.waitFor({state: 'detached'});
    expect(await isSameDocument(page)).toBe(true);
    await context.close();
  });

  it('when its reader follows a link to it, while it is being updated', async () => {
    const {page, context} = await open('docs/plain');
    const original = await site.read(file);
    const {asked, release} = await hold(page, '**/_data/docs/plain.json');
    await site.write({[file]: original.replace(/^# .*/m, '# Other title')});
    await asked;
    await page.locator('.Sidebar a[href$="/docs/plain"]').click();
    release();
    const title = page.locator('.Sidebar').getByText('Other title');
    await title.waitFor();
    await site.write({[file]: original});
    await title.waitFor({state: 'detached'});
    expect(await isSameDocument(page)).toBe(true);
    await context.close();
  });

  it('when it was prefetched before the change', async () => {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}});
    const page = await context.newPage();
    const ahead = page.waitForResponse('**/_data/docs/other.js');
    await page.goto(`${site.url}docs/plain`);
    await (await ahead).finished();
    const count = site.events.length;
    await site.change('content/docs/2.x/other.mdx', (text) => `${text}\nWritten since.\n`);
    await built(count);
    await page.locator('.Sidebar').getByRole('link', {name: 'Other', exact: true}).click();
    await page.getByRole('heading', {name: 'Other', level: 1}).waitFor();
    await page.getByText('Written since.').waitFor();
    await context.close();
  });
});

describe('an open page reloads', () => {
  it("after a change of styles or templates, at the reader's scroll position", async () => {
    const {page, context} = await open('docs/long');
    await scrollToY(page, 200);
    await site.write({
      'templates/Footer/Footer.tsx':
        'export function Footer() {\n  return <footer className="Footer">My own footer</footer>;\n}\n',
    });
    await page.getByText('My own footer').waitFor();
    await shellAlive(page);
    expect(await isSameDocument(page)).toBe(false);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    await site.write({'templates/Footer/styles.css': '.Footer { color: rgb(1, 2, 3); }\n'});
    const color = () =>
      page.locator('.Footer').evaluate((footer) => getComputedStyle(footer).color);
    await expect.poll(color).toBe('rgb(1, 2, 3)');
    await context.close();
  });
});

describe('the error dialog', () => {
  it('covers the page with location, source and hint, and disappears when the error is fixed', async () => {
    const {page, context} = await open('docs/long');
    await scrollToY(page, 250);
    await site.change('content/docs/2.x/plain.md', (text) => `${text}\n[x](/docs/lon) <b>&\n`);
    const dialog = page.getByRole('dialog', {name: '1 problem'});
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').innerText()).toMatchInlineSnapshot(`
      "content/docs/2.x/plain.md:5:1

      \`/docs/lon\` leads to a missing page.

      3Plain words.
      4
      5[x](/docs/lon) <b>&
      6

      Readers would see the 404 page.

      Did you mean \`/docs/long\`?

      broken-link"
    `);
    expect(await dialog.locator('.here').textContent()).toBe('5[x](/docs/lon) <b>&');
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
    await site.change('content/docs/2.x/plain.md', (text) =>
      text.replace('/docs/lon)', '/docs/l)'),
    );
    await dialog.waitFor();
    await site.change('content/docs/2.x/plain.md', (text) =>
      text.replace('/docs/l)', '/docs/long)'),
    );
    await dialog.waitFor({state: 'hidden'});
    expect(await page.evaluate(() => scrollY)).toBe(250);
    expect(await isSameDocument(page)).toBe(true);
    await context.close();
  });

  it('A11Y-05 can be read and closed with the keyboard, and waits while the reader is typing', async () => {
    const {page, context} = await open('docs/plain');
    await page.locator('main').evaluate((main) => {
      const field = main.appendChild(document.createElement('input'));
      field.ariaLabel = 'Field';
      field.focus();
    });
    await page.keyboard.type('a');
    await site.change('content/docs/2.x/plain.md', (text) => `${text}\n[y](/docs/lon)\n`);
    const dialog = page.locator('dialog[aria-labelledby="title"]');
    await dialog.waitFor({state: 'attached'});
    await page.keyboard.type('b');
    await expect.poll(() => page.getByLabel('Field').inputValue()).toBe('ab');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await dialog.waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      expect(await violations(page), colorScheme).toEqual([]);
    }
    // When a problem is repeated, the focus stays on the button.
    await site.change('content/docs/2.x/plain.md', (text) => text.replace('[y]', '\n\n[y]'));
    await dialog.getByText('plain.md:7:1').waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({state: 'hidden'});
    await site.change('content/docs/2.x/plain.md', (text) =>
      text.replace('\n[y](/docs/lon)\n', ''),
    );
    await expect.poll(() => site.events.at(-1)?.result.ok).toBe(true);
    await context.close();
  });

  it('is shown to pages that are opened later', async () => {
    await site.write({'content/docs/2.x/broken.mdx': '# Broken\n\n<Nothing\n'});
    const {page, context} = await open('docs/plain');
    await page.getByRole('dialog', {name: '1 problem'}).waitFor();
    await site.remove('content/docs/2.x/broken.mdx');
    await page.getByRole('dialog').waitFor({state: 'hidden'});
    await context.close();
  });

  it('does not cover the page for a warning', async () => {
    const {page, context} = await open('docs/plain');
    const count = site.events.length;
    await site.change('content/docs/2.x/plain.md', (text) => `${text}\n[gone](./gone.md)\n`);
    await built(count);
    const found = site.events.at(-1)?.result.diagnostics ?? [];
    expect(found.map(({severity, code}) => `${severity} ${code}`)).toContain(
      'warning broken-markdown-link',
    );
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });
});

it('a hidden page closes the stream, and catches up when it is visible again', async () => {
  const {page, context} = await open('docs/plain');
  await hide(page, 'hidden');
  const count = site.events.length;
  await site.change('content/docs/2.x/plain.md', (text) => `${text}\nWhile nobody looked.\n`);
  await built(count);
  expect(await page.getByText('While nobody looked.').count()).toBe(0);
  await hide(page, 'visible');
  await page.getByText('While nobody looked.').waitFor();
  expect(await isSameDocument(page)).toBe(true);
  await context.close();
});

it('an open page reloads after a change of the configuration, below the new base', async () => {
  const {page, context} = await open('docs/plain');
  const hidden = await open('docs/plain');
  await hide(hidden.page, 'hidden');
  const {asked, release} = await hold(page, '**/moved/docs/plain');
  await site.change('site.config.ts', (text) =>
    text.replace("'Test site'", "'Renamed'").replace("'/base/'", "'/moved/'"),
  );
  await asked;
  // The old page is notified.
  const count = site.events.length;
  await site.change(
    'content/docs/2.x/plain.md',
    (text) => `${text}\nWritten below the new base.\n`,
  );
  await heard(page, count);
  release();
  await page.waitForURL('**/moved/docs/plain');
  await page.getByText('Written below the new base.').waitFor();
  await page.getByRole('heading', {name: 'Simple'}).waitFor();
  expect(await page.title()).toMatch(/Renamed$/);
  await hide(hidden.page, 'visible');
  await hidden.page.waitForURL('**/moved/docs/plain');
  await hidden.context.close();
  await context.close();
});

it('a site that cannot be built at first is shown as soon as it can', async () => {
  const broken = await editedSite(
    {...files, 'site.config.ts': 'export default {\n'},
    `${parent()}/broken`,
  );
  const page = await browser.newPage();
  await page.goto(broken.url);
  await page.getByRole('dialog', {name: /problem/}).waitFor();
  await broken.write({'site.config.ts': files['site.config.ts'] ?? ''});
  await page.getByRole('heading', {name: 'Home', level: 1}).waitFor();
  await page.close();
  await broken.close();
});
