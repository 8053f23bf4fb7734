import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {isSameDocument, liveSite, longPage} from './support/live-site.ts';
import {scrollToY} from './support/shell-page.ts';
import {alive} from './support/walk.ts';

const {browser, built, open, site} = liveSite();

/** Makes a page behave as if its tab were hidden or visible. */
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

/** Waits until the next build has finished and the open page has been notified. */
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
    const count = site().events.length;
    await site().write({'content/docs/2.x/long.md': longPage('New text.\n\n## Added place')});
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
    await site().change('content/docs/2.x/plain.md', (text) => text.replace('# Plain', '# Simple'));
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
    await site().change('content/docs/2.x/live.mdx', (text) =>
      text.replace('Old words', 'New words'),
    );
    await page.getByText('New words').waitFor();
    expect(await page.locator('#counter').textContent()).toBe('2');
    await site().change('content/counter.tsx', (text) =>
      text.replace('>{count}<', '>n = {count}<'),
    );
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
    const count = site().events.length;
    await site().change('content/docs/2.x/live.mdx', (text) => text.replace('New words', 'Newest'));
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
    const original = await site().read(file);
    const dialog = page.getByRole('dialog');
    await site().write({[file]: `${original}\n[Never built](/docs/nowhere)\n`});
    await page.locator('.Article').getByText('Never built').waitFor();
    await dialog.getByText('leads to a missing page').waitFor();
    await site().write({[file]: `---\ntitle: [\n---\n\n${original}`});
    await dialog.getByText('plain.md:2').waitFor();
    // A preview that no longer matches its file is replaced with the text from the last build.
    await page.locator('.Article').getByText('Never built').waitFor({state: 'detached'});
    await site().write({[file]: original});
    await dialog.waitFor({state: 'hidden'});
    expect(await page.locator('.Article').getByText('Never built').count()).toBe(0);
    await context.close();
  });

  it('when a text that was never built is reverted immediately', async () => {
    const {page, context} = await open('docs/plain');
    const original = await site().read(file);
    await site().write({[file]: `${original}\n[Never built](/docs/nowhere)\n`});
    await page.getByRole('dialog').waitFor();
    await site().write({[file]: original, 'content/docs/2.x/second.md': '# Second\n'});
    await page.getByRole('dialog').waitFor({state: 'hidden'});
    await page.locator('.Article').getByText('Never built').waitFor({state: 'detached'});
    expect(await isSameDocument(page)).toBe(true);
    await site().remove('content/docs/2.x/second.md');
    await context.close();
  });

  it('when the reader stays on it after all, and it was saved while another page was loading', async () => {
    const {page, context} = await open('docs/plain');
    const {asked} = await hold(page, '**/_data/docs/more/one.json');
    await page.locator('main').evaluate((main, href) => {
      const link = main.appendChild(document.createElement('a'));
      link.href = href;
      link.click();
    }, `${site().url}docs/more/one`);
    await asked;
    const original = await site().read(file);
    const count = site().events.length;
    await site().write({[file]: `${original}\nWritten in between.\n`});
    await heard(page, count);
    await page.locator('.Sidebar a[href$="/docs/plain"]').click();
    const text = page.getByText('Written in between.');
    await text.waitFor();
    await site().write({[file]: original});
    await text.waitFor({state: 'detached'});
    expect(await isSameDocument(page)).toBe(true);
    await context.close();
  });

  it('when its reader follows a link to it, while it is being updated', async () => {
    const {page, context} = await open('docs/plain');
    const original = await site().read(file);
    const {asked, release} = await hold(page, '**/_data/docs/plain.json');
    await site().write({[file]: original.replace(/^# .*/m, '# Other title')});
    await asked;
    await page.locator('.Sidebar a[href$="/docs/plain"]').click();
    release();
    const title = page.locator('.Sidebar').getByText('Other title');
    await title.waitFor();
    await site().write({[file]: original});
    await title.waitFor({state: 'detached'});
    expect(await isSameDocument(page)).toBe(true);
    await context.close();
  });

  it('when it was prefetched before the change', async () => {
    const context = await browser().newContext({viewport: {width: 1280, height: 800}});
    const page = await context.newPage();
    const ahead = page.waitForResponse('**/_data/docs/other.js');
    await page.goto(`${site().url}docs/plain`);
    await (await ahead).finished();
    const count = site().events.length;
    await site().change('content/docs/2.x/other.mdx', (text) => `${text}\nWritten since.\n`);
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
    await site().write({
      'templates/Footer/Footer.tsx':
        'export function Footer() {\n  return <footer className="Footer">My own footer</footer>;\n}\n',
    });
    await page.getByText('My own footer').waitFor();
    await alive(page);
    expect(await isSameDocument(page)).toBe(false);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    await site().write({'templates/Footer/styles.css': '.Footer { color: rgb(1, 2, 3); }\n'});
    const color = () =>
      page.locator('.Footer').evaluate((footer) => getComputedStyle(footer).color);
    await expect.poll(color).toBe('rgb(1, 2, 3)');
    await context.close();
  });
});

it('a hidden page closes the stream, and catches up when it is visible again', async () => {
  const {page, context} = await open('docs/plain');
  await hide(page, 'hidden');
  const count = site().events.length;
  await site().change('content/docs/2.x/plain.md', (text) => `${text}\nWhile nobody looked.\n`);
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
  await site().change('site.config.ts', (text) =>
    text.replace("'Test site'", "'Renamed'").replace("'/base/'", "'/moved/'"),
  );
  await asked;
  // The page that is still open is notified during the navigation.
  const count = site().events.length;
  await site().change(
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
