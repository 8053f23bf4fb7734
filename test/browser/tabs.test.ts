import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {articlePages, shifts, tab} from './support/article-pages.ts';
import {alive, phone, wide} from './support/walk.ts';

const {site, browser, visit} = articlePages();

/** Returns the labels of the selected tabs, one for each group. */
async function chosen(page: Page): Promise<string[]> {
  return await page.locator('[role="tab"][aria-selected="true"]').allTextContents();
}

/** Returns the first lines of the visible panels. */
async function panels(page: Page): Promise<string[]> {
  const texts = await page.locator('.tabs-panel:visible').allInnerTexts();
  return texts.map((text) => text.trim().split('\n')[0] ?? '');
}

describe('tabs', () => {
  it('MD-21 show the default of each group, one panel at a time', async () => {
    const {page, complaints, release} = await visit('tabs');
    expect(await chosen(page)).toEqual(['Windows', 'Mac', 'Alone']);
    expect(await panels(page)).toEqual([
      'The first group, on Windows.',
      'The second group, on a Mac.',
      'On its own.',
    ]);
    expect(await page.locator('.tabs-label:visible').count()).toBe(0);
    expect(await shifts(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await release();
  });

  it('MD-22, STORE-04 are chosen in every group of the name, on later pages and in components', async () => {
    const {page, complaints, release} = await visit('tabs');
    await tab(page, 0, 'macOS').click();
    await expect.poll(() => chosen(page)).toEqual(['macOS', 'Mac', 'Alone']);
    await tab(page, 1, 'Windows').click();
    await expect.poll(() => chosen(page)).toEqual(['Windows', 'Windows', 'Alone']);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('legacydocs.tab.os')))
      .toBe('win');
    await tab(page, 2, 'Together').click();
    await expect.poll(() => panels(page)).toContain('Not on its own.');

    await page.goto(`${site().url}docs/live`);
    await alive(page);
    expect(await panels(page)).toEqual(['A component, on Windows.']);
    await tab(page, 0, 'macOS').click();
    await expect.poll(() => panels(page)).toEqual(['A component, on a Mac.']);
    await page.goto(`${site().url}docs/tabs`);
    await alive(page);
    expect(await chosen(page)).toEqual(['macOS', 'Mac', 'Alone']);
    expect(complaints).toEqual([]);
    await release();
  });

  it('MD-22 leaves groups without the value unchanged', async () => {
    const {page, release} = await visit('tabs');
    await tab(page, 0, 'Linux').click();
    await expect.poll(() => chosen(page)).toEqual(['Linux', 'Mac', 'Alone']);
    await page.evaluate(() => localStorage.setItem('legacydocs.tab.os', 'amiga'));
    await page.goto(`${site().url}docs/live`);
    await alive(page);
    expect(await chosen(page)).toEqual(['macOS']);
    await release();
  });

  it('MD-22 the URL takes precedence over the stored choice, and follows the choice in the same entry', async () => {
    const {page, release} = await visit('tabs?os=win');
    await page.evaluate(() => localStorage.setItem('legacydocs.tab.os', 'linux'));
    await page.reload();
    await alive(page);
    expect(await chosen(page)).toEqual(['Linux', 'Windows', 'Alone']);
    const entries = await page.evaluate(() => history.length);
    await tab(page, 1, 'Mac').click();
    await expect.poll(() => new URL(page.url()).search).toBe('?os=mac');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goto(`${site().url}docs/tabs?os=nonsense`);
    await alive(page);
    expect(await chosen(page)).toEqual(['macOS', 'Mac', 'Alone']);
    await release();
  });

  it('MD-22 shows the choice before any script file runs, without a layout shift', async () => {
    for (const [path, expected] of [
      ['tabs', ['Linux', 'Mac', 'Alone']],
      ['tabs?os=win', ['Linux', 'Windows', 'Alone']],
      ['live', ['macOS']],
    ] as const) {
      const {page, context} = await visit(path);
      await page.evaluate(() => localStorage.setItem('legacydocs.tab.os', 'linux'));
      await page.reload();
      await alive(page);
      expect(await shifts(page), path).toEqual([]);
      const still = await context.newPage();
      await still.route('**/*.js', async (route) => await route.abort());
      await still.goto(`${site().url}docs/${path}`);
      expect(await chosen(still)).toEqual(expected);
      expect(await panels(still)).toEqual(await panels(page));
      await context.close();
    }
  });

  it('MD-22 React hydrates a chosen component without a message', async () => {
    const {page, complaints, release} = await visit('live');
    await page.evaluate(() => localStorage.setItem('legacydocs.tab.os', 'win'));
    await page.reload();
    await alive(page);
    expect(await panels(page)).toEqual(['A component, on Windows.']);
    expect(complaints).toEqual([]);
    await release();
  });

  it('MD-23, A11Y-04 arrows move the focus and wrap round, Enter selects', async () => {
    for (const path of ['tabs', 'live']) {
      const {page, release} = await visit(path);
      const list = page.getByRole('tablist').first();
      const tabs = list.getByRole('tab');
      const count = await tabs.count();
      const focused = () =>
        page.evaluate(() => document.activeElement?.getAttribute('data-value') ?? null);
      const before = await chosen(page);
      // Only the selected tab can be reached with the Tab key.
      expect(await list.locator('[tabindex="0"]').count()).toBe(1);
      await tabs.first().focus();
      await page.keyboard.press('ArrowLeft');
      await expect
        .poll(() => tabs.nth(count - 1).evaluate((it) => it === document.activeElement))
        .toBe(true);
      await page.keyboard.press('ArrowRight');
      await expect.poll(focused).toBe('mac');
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await expect.poll(focused).toBe('mac');
      await page.keyboard.press('ArrowRight');
      await expect.poll(focused).toBe('win');
      await expect.poll(() => chosen(page)).toEqual(before);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      expect((await chosen(page))[0]).toBe('macOS');
      await expect.poll(() => list.locator('[tabindex="0"]').textContent()).toBe('macOS');
      expect(await page.getByRole('tabpanel').first().getAttribute('aria-labelledby')).toBe(
        await tabs.first().getAttribute('id'),
      );
      // Hidden panels remain in the document.
      expect(await page.locator('[data-tabs]').first().locator('.tabs-panel').count()).toBe(count);
      await release();
    }
  });

  it('SCRL-06 a clicked tab stays where it is, whatever changes above it', async () => {
    const {page, release} = await visit('tabs', phone);
    const second = tab(page, 1, 'Mac');
    await second.evaluate((element) => element.scrollIntoView({block: 'center'}));
    const top = async () => Math.round((await second.boundingBox())?.y ?? Number.NaN);
    const [before, height] = [
      await top(),
      (await page.locator('[data-tabs]').first().boundingBox())?.height ?? 0,
    ];
    await second.click();
    const after = (await page.locator('[data-tabs]').first().boundingBox())?.height ?? 0;
    expect(after).toBeGreaterThan(height + 50);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    await release();
  });

  it('an anchor inside a tab is shown before it is scrolled to', async () => {
    const {page, release} = await visit('tabs?os=win#inside');
    expect(await chosen(page)).toEqual(['Windows', 'Mac', 'Alone']);
    const heading = page.locator('#inside');
    expect(await heading.isVisible()).toBe(true);
    await tab(page, 1, 'Windows').click();
    await page.evaluate(() => {
      location.hash = '';
      location.hash = '#inside';
    });
    await heading.waitFor({state: 'visible'});
    await release();
  });

  it('without scripts every panel is below its label', async () => {
    const page = await browser().newPage({...wide, javaScriptEnabled: false});
    for (const [path, count] of [
      ['tabs', 7],
      ['live', 2],
    ] as const) {
      await page.goto(`${site().url}docs/${path}`);
      expect(await page.locator('.tabs-panel:visible').count()).toBe(count);
      expect(await page.locator('.tabs-label:visible').count()).toBe(count);
      expect(await page.getByRole('tablist').count()).toBe(0);
    }
    await page.close();
  });

  it('MD-21 every panel is printed', async () => {
    const {page, context} = await visit('tabs');
    await page.emulateMedia({media: 'print'});
    await expect.poll(() => page.locator('.tabs-panel:visible').count()).toBe(7);
    await expect.poll(() => page.getByRole('tablist').count()).toBe(0);
    await context.close();
  });
});

describe('an article that comes later', () => {
  it('MD-13, MD-22 has its buttons and the previously chosen tabs', async () => {
    const {page, complaints, release} = await visit('live');
    await tab(page, 0, 'Windows').click();
    const go = async (name: string) => {
      await page.locator('.Sidebar').getByRole('link', {name, exact: true}).click();
      await page.getByRole('heading', {name, level: 1}).waitFor();
    };
    await go('Tabs');
    expect(await chosen(page)).toEqual(['Windows', 'Windows', 'Alone']);
    expect(await page.locator('.code-copy').count()).toBe(1);
    await tab(page, 1, 'Mac').click();
    await tab(page, 0, 'Linux').click();
    await page.locator('.code-wrap:visible').click();
    await go('Code');
    expect(await page.locator('.code-copy').count()).toBe(3);
    await go('Live');
    // None of the tabs on this page has the stored value, so the default tab is shown.
    expect(await chosen(page)).toEqual(['macOS']);
    expect(await page.locator('.code-copy').count()).toBe(1);
    await page.goBack();
    await page.getByRole('heading', {name: 'Code', level: 1}).waitFor();
    expect(await page.locator('.code-copy').count()).toBe(3);
    expect(complaints).toEqual([]);
    await release();
  });
});
