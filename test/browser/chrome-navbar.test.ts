import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {focused, openShell, painted, scrollToY, styles, wide} from './support/shell-page.ts';

let browser: Browser;
let site: BuiltSite;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveFixture('shell-chrome');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const long = 'docs/guide/long/';
const open = async (path: string, options = {}) =>
  await openShell(browser, site.url + path, {...wide, ...options});

describe('the navbar', () => {
  const isHidden = async (page: Page): Promise<boolean> =>
    await page.locator('.Navbar').evaluate((navbar) => navbar.classList.contains('is-hidden'));

  it('NAV-10, NAV-02 hides on the way down and shows on the way up', async () => {
    const {page, release, complaints} = await open(long);
    expect(await styles(page.locator('.Navbar'), ['position', 'top', 'z-index'])).toEqual({
      position: 'sticky',
      top: '0px',
      'z-index': '200',
    });
    expect(await isHidden(page)).toBe(false);
    for (const [y, hidden] of [
      [30, false],
      [430, true],
      [380, false],
      [500, true],
      [10, false],
    ] as const) {
      await scrollToY(page, y);
      await expect.poll(() => isHidden(page), {message: String(y)}).toBe(hidden);
    }
    expect(complaints).toEqual([]);
    await release();
  });

  it('NAV-11 moves up by its height and a little, within 200 ms, and leaves its space to the sidebar', async () => {
    const {page, release} = await open(long);
    const navbar = page.locator('.Navbar');
    expect(await styles(navbar, ['transition-property', 'transition-duration'])).toEqual({
      'transition-property': 'transform',
      'transition-duration': '0.2s',
    });
    await scrollToY(page, 200);
    await scrollToY(page, 430);
    await expect
      .poll(async () => (await styles(navbar, ['transform'])).transform)
      .toBe('matrix(1, 0, 0, 1, 0, -62)');
    const sidebar = page.locator('.Sidebar');
    expect(await sidebar.boundingBox()).toMatchObject({y: 0, height: 800});
    expect(await sidebar.locator('.Navbar-brand').boundingBox()).toMatchObject({y: 0, height: 60});
    await release();
  });

  it('NAV-10 stays in place if hiding is disabled', async () => {
    const plain = await serveFixture('shell-chrome', (config) =>
      config.replace('hideOnScroll: true', 'hideOnScroll: false'),
    );
    const {page, release} = await openShell(browser, plain.url + long);
    await scrollToY(page, 200);
    await scrollToY(page, 600);
    expect(await isHidden(page)).toBe(false);
    expect(await page.locator('.Sidebar').boundingBox()).toMatchObject({y: 60, height: 740});
    await release();
    await plain.close();
  });

  it('NAV-12 shows at every jump to an anchor on the page, and hides again afterwards', async () => {
    const {page, release} = await open(long);
    const link = page.locator('.TableOfContents a[href="#middle"]');
    await scrollToY(page, 100);
    await scrollToY(page, 200);
    await expect.poll(() => isHidden(page)).toBe(true);
    for (const way of ['the link', 'the same link again']) {
      await link.click();
      await page.waitForFunction(() => scrollY > 300);
      await painted(page);
      await expect.poll(() => isHidden(page), {message: way}).toBe(false);
      const y = await page.evaluate(() => scrollY);
      await scrollToY(page, y + 40);
      await expect.poll(() => isHidden(page), {message: `after ${way}`}).toBe(true);
    }
    await page.locator('.TableOfContents a[href="#last"]').click();
    await page.waitForURL(/#last$/);
    await painted(page);
    const y = await page.evaluate(() => scrollY);
    await scrollToY(page, y - 400);
    await scrollToY(page, y - 300);
    await expect.poll(() => isHidden(page)).toBe(true);
    await page.goBack();
    await page.waitForURL(/#middle$/);
    await painted(page);
    await expect.poll(() => isHidden(page)).toBe(false);
    await release();
  });

  it('NAV-12 shows for a hash without an element, and hides on the next scrolling', async () => {
    const {page, release} = await open(long);
    await scrollToY(page, 100);
    await scrollToY(page, 200);
    await expect.poll(() => isHidden(page)).toBe(true);
    await page.evaluate(() => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = '#nowhere';
      link.click();
    });
    await page.waitForURL(/#nowhere$/);
    await painted(page);
    await expect.poll(() => isHidden(page)).toBe(false);
    const y = await page.evaluate(() => scrollY);
    await scrollToY(page, y + 40);
    await expect.poll(() => isHidden(page)).toBe(true);
    await release();
  });

  it('shows as soon as it contains the focus', async () => {
    const {page, release} = await open(long);
    await scrollToY(page, 200);
    await scrollToY(page, 430);
    await page.locator('.Navbar-brand').first().focus();
    await expect.poll(async () => (await page.locator('.Navbar').boundingBox())?.y).toBe(0);
    await release();
  });

  it('NAV-09 has no room for items and colour switch on narrow screens', async () => {
    const {page, context} = await open('');
    for (const [width, room] of [
      [997, true],
      [996, false],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await expect.poll(() => page.locator('.Navbar-items').first().isVisible()).toBe(room);
      await expect.poll(() => page.locator('.Navbar .ColorModeToggle').isVisible()).toBe(room);
      await expect.poll(() => page.locator('.Navbar-menu').isVisible()).toBe(!room);
    }
    await context.close();
  });
});

describe('a dropdown', () => {
  const setup = async (options = {}) => {
    const shell = await open('docs/2.x/guide/testing/', options);
    const label = shell.page.locator('.Dropdown-label', {hasText: '2.x'});
    const list = shell.page.locator('.Dropdown', {has: label}).locator('.Dropdown-list');
    const state = async () => [await label.getAttribute('aria-expanded'), await list.isVisible()];
    return {...shell, label, list, state, address: shell.page.url()};
  };
  const shown = ['true', true];
  const closed = ['false', false];

  it('DROP-01 opens on hover, reports its state, and fades within 200 ms', async () => {
    const {page, release, label, list, state, complaints} = await setup();
    expect(await state()).toEqual(closed);
    await label.hover();
    await expect.poll(state).toEqual(shown);
    expect(
      await styles(list, ['max-height', 'transition-property', 'transition-duration']),
    ).toEqual({
      'max-height': '640px',
      'transition-property': 'opacity, visibility',
      'transition-duration': '0.2s, 0.2s',
    });
    await list.getByRole('link', {name: '3.x'}).hover();
    await expect.poll(state).toEqual(shown);
    await page.mouse.move(300, 500);
    await expect.poll(state).toEqual(closed);
    expect(complaints).toEqual([]);
    await release();
  });

  it('VER-13, VER-16, VER-14 lists the versions, the open one marked, and leads to the same page', async () => {
    const {release, label, list, state} = await setup();
    await label.hover();
    await expect.poll(state).toEqual(shown);
    const entries = await list
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [
          link.textContent,
          link.getAttribute('href'),
          link.classList.contains('is-active'),
        ]),
      );
    expect(entries).toEqual([
      ['3.xlatest', '/base/docs/guide/testing', false],
      ['2.x', '/base/docs/2.x/guide/testing', true],
      ['1.xabout page', '/base/docs/1.x/', false],
    ]);
    expect(await label.getAttribute('aria-label')).toBe('Version 2.x');
    await release();
  });

  it('DROP-02 Enter and the space bar open and close it on its label without leaving', async () => {
    const {page, release, label, state, address} = await setup();
    await label.focus();
    // The dropdown is a list of links, not an ARIA menu.
    expect(await label.getAttribute('aria-haspopup')).toBe(null);
    for (const key of ['Enter', ' ']) {
      await expect.poll(state).toEqual(closed);
      await page.keyboard.press(key);
      await expect.poll(state).toEqual(shown);
      await page.keyboard.press(key);
      await expect.poll(state).toEqual(closed);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(page.url()).toBe(address);
    await release();
  });

  it('DROP-03 closes on a mouse press or touch outside', async () => {
    const {page, release, label, state} = await setup({hasTouch: true});
    for (const press of [() => page.mouse.click(500, 600), () => page.touchscreen.tap(500, 600)]) {
      await label.focus();
      await page.keyboard.press('Enter');
      await expect.poll(state).toEqual(shown);
      await press();
      await expect.poll(state).toEqual(closed);
    }
    await release();
  });

  it('DROP-04 Tab on the last entry closes it and moves the focus to the next item', async () => {
    const {page, release, label, state} = await setup();
    await label.focus();
    await page.keyboard.press('Enter');
    await expect.poll(state).toEqual(shown);
    const reached: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      reached.push(await focused(page));
    }
    expect(reached).toEqual(['3.xlatest', '2.x', '1.xabout page', 'More']);
    await expect.poll(state).toEqual(closed);
    await release();
  });

  it('DROP-05 a label with a target leads there, a label without a target is not a link', async () => {
    const {page, release, address} = await setup();
    const label = page.getByRole('link', {name: 'Old', exact: true});
    const more = page.getByRole('button', {name: 'More'});
    await more.click();
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true');
    expect(page.url()).toBe(address);
    await label.click();
    await page.waitForURL(/\/docs\/2\.x\/$/);
    await release();
  });

  it('DROP-05, DROP-01 the first tap opens, the second follows the label', async () => {
    const {page, release, address} = await setup({hasTouch: true});
    const label = page.getByRole('link', {name: 'Old', exact: true});
    const list = page.locator('.Dropdown', {has: label}).locator('.Dropdown-list');
    const state = async () => [await label.getAttribute('aria-expanded'), await list.isVisible()];
    await label.tap();
    await expect.poll(state).toEqual(shown);
    expect(page.url()).toBe(address);
    await label.tap();
    await page.waitForURL(/\/docs\/2\.x\/$/);
    const more = page.getByRole('button', {name: 'More'});
    const expanded = () => more.getAttribute('aria-expanded');
    await expect.poll(expanded).toBe('false');
    await more.tap();
    await expect.poll(expanded).toBe('true');
    await more.tap();
    await expect.poll(expanded).toBe('false');
    await release();
  });

  it('DROP-06 Escape closes it, and the focus goes back to the label', async () => {
    const {page, release, label, state} = await setup();
    await label.focus();
    await page.keyboard.press('Enter');
    await expect.poll(state).toEqual(shown);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('3.xlatest');
    await page.keyboard.press('Escape');
    await expect.poll(state).toEqual(closed);
    expect(await focused(page)).toBe('2.x');
    await label.hover();
    await expect.poll(state).toEqual(shown);
    await page.keyboard.press('Escape');
    await expect.poll(state).toEqual(closed);
    await release();
  });

  it('closes when another page opens', async () => {
    const {page, release, label, list} = await setup();
    await label.hover();
    await list.getByRole('link', {name: '3.x'}).click();
    await page.waitForURL(/\/docs\/guide\/testing\/?$/);
    const next = page.locator('.Dropdown-label', {hasText: '3.x'});
    await expect.poll(() => next.getAttribute('aria-expanded')).toBe('false');
    await release();
  });
});
