import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {focused, openShell, painted, phone, styles} from './support/shell-page.ts';
import {alive} from './support/walk.ts';

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

/** Opens a page on a phone without animations, and returns the parts of the panel. */
async function setup(path: string, options = {}) {
  const shell = await openShell(browser, site.url + path, {
    ...phone,
    reducedMotion: 'reduce',
    ...options,
  });
  const {page} = shell;
  const panel = page.locator('.MobileSidebar');
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  return {
    ...shell,
    panel,
    button,
    address: page.url(),
    openPanel: async () => {
      await button.click();
      await panel.waitFor();
    },
    isOpen: () => panel.isVisible(),
    close: panel.getByRole('button', {name: 'Close navigation bar'}),
    back: panel.getByRole('button', {name: '← Back to main menu'}),
  };
}

const overflow = async (page: Page): Promise<string> =>
  (await styles(page.locator('body'), ['overflow'])).overflow;

describe('the panel of narrow screens', () => {
  it('MOB-02, MOB-03 opens from the left over a backdrop, and locks the page behind it', async () => {
    const {page, release, complaints, button, panel, openPanel, close} = await setup(
      'docs/guide/long/',
      {reducedMotion: 'no-preference'},
    );
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await overflow(page)).toBe('visible');
    // The animation is recorded when it starts, because on a busy machine it can end before the test checks it.
    await page.evaluate(() =>
      addEventListener('transitionrun', ({target}) => {
        if (!(target instanceof HTMLDialogElement)) return;
        for (const animation of target.getAnimations()) {
          if (!(animation instanceof CSSTransition)) continue;
          const {duration, easing} = animation.effect?.getComputedTiming() ?? {};
          if (animation.transitionProperty !== 'translate') continue;
          Reflect.set(window, 'movement', [duration, easing]);
        }
      }),
    );
    await openPanel();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'movement')))
      .toEqual([250, 'ease-in-out']);
    expect(await page.locator('.Navbar-menu').getAttribute('aria-expanded')).toBe('true');
    expect(await overflow(page)).toBe('hidden');
    expect(
      await styles(panel, ['background-color', 'transition-duration'], '::backdrop'),
    ).toMatchObject({
      'background-color': 'rgba(0, 0, 0, 0.6)',
      'transition-duration': expect.stringContaining('0.1s'),
    });
    await expect
      .poll(() => panel.boundingBox())
      .toEqual({
        x: 0,
        y: 0,
        width: expect.closeTo(0.83 * 390, 0),
        height: 844,
      });
    await close.click();
    await panel.waitFor({state: 'hidden'});
    expect(await overflow(page)).toBe('visible');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(complaints).toEqual([]);
    await release();
  });

  it('MOB-04 closes on going back, and the page stays', async () => {
    const {page, release, openPanel, isOpen, complaints} = await setup('short/');
    await page.goto(`${site.url}docs/guide/long/#middle`);
    await alive(page);
    await page.evaluate(() => scrollTo(0, 500));
    await openPanel();
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    await expect.poll(() => page.url()).toMatch(/docs\/guide\/long\/#middle$/);
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await openPanel();
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    await page.goBack();
    await page.waitForURL(/\/short\/$/);
    expect(complaints).toEqual([]);
    await release();
  });

  it('MOB-04 leaves the history unchanged however it closes', async () => {
    const {page, release, openPanel, isOpen, close, panel, back} = await setup('short/');
    await page.goto(`${site.url}docs/guide/long/#middle`);
    await alive(page);
    await page.evaluate(() => scrollTo(0, 500));
    await openPanel();
    await close.click();
    await expect.poll(isOpen).toBe(false);
    await painted(page);
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await openPanel();
    await back.click();
    await panel.getByRole('link', {name: 'Docs', exact: true}).click();
    await page.waitForURL(/\/docs\/$/);
    await alive(page);
    await page.goBack();
    await page.waitForURL(/\/long\/#middle$/);
    await page.goBack();
    await page.waitForURL(/\/short\/$/);
    await release();
  });

  it('MOB-05, MOB-01, MOB-10 exists at 996 pixels, not at 997, and stays closed afterwards', async () => {
    const {page, context, openPanel, panel, button} = await setup('docs/guide/long/', {
      viewport: {width: 996, height: 800},
    });
    await openPanel();
    await page.setViewportSize({width: 997, height: 800});
    await panel.waitFor({state: 'detached'});
    expect(await button.isVisible()).toBe(false);
    expect(await overflow(page)).toBe('visible');
    await page.setViewportSize({width: 996, height: 800});
    await button.waitFor();
    await painted(page);
    expect(await panel.isVisible()).toBe(false);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await context.close();
  });

  it('MOB-06 closes by its button, by the backdrop, and by every link', async () => {
    const {page, release, openPanel, isOpen, panel, close, back, address} =
      await setup('docs/guide/long/');
    await openPanel();
    await close.click();
    await expect.poll(isOpen).toBe(false);
    await openPanel();
    await page.mouse.click(370, 400);
    await expect.poll(isOpen).toBe(false);
    await openPanel();
    await panel.getByRole('link', {name: 'Open', exact: true}).click();
    await expect.poll(isOpen).toBe(true);
    expect(page.url()).toBe(address);
    for (const [name, path] of [
      ['Testing', '/docs/guide/testing'],
      ['Linked', '/docs/linked'],
    ] as const) {
      await panel.getByRole('link', {name, exact: true}).click();
      await page.waitForURL(`**${path}{,/}`);
      await alive(page);
      await expect.poll(isOpen).toBe(false);
      await openPanel();
    }
    await back.click();
    await panel.locator('.MobileSidebar-header').getByRole('link').click();
    await page.waitForURL(/\/base\/$/);
    await expect.poll(isOpen).toBe(false);
    await release();
  });

  it('MOB-07 closes with Escape, keeps the focus inside while open, and returns it', async () => {
    const {page, release, openPanel, button, panel} = await setup('');
    await openPanel();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement?.closest('.Layout-body, .Navbar, .Footer') !== null,
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    expect(await focused(page)).toBe('Toggle navigation bar');
    await page.keyboard.press(' ');
    await panel.waitFor();
    await release();
  });

  it('MOB-08 shows the sidebar first, the menu behind it, and the sidebar again next time', async () => {
    const {page, release, openPanel, isOpen, panel, back, close} = await setup('docs/guide/long/', {
      reducedMotion: 'no-preference',
    });
    const docs = panel.getByRole('navigation', {name: 'Docs sidebar'});
    const menu = panel.getByRole('navigation', {name: 'Main'});
    const inSight = async () => [await left(docs), await left(menu)];
    const left = async (part: typeof docs) =>
      await part.evaluate((element) => {
        const {x, right} = element.getBoundingClientRect();
        return x >= 0 && right <= innerWidth && element.closest('[inert]') === null;
      });
    await openPanel();
    await expect.poll(inSight).toEqual([true, false]);
    expect(await styles(panel.locator('.MobileSidebar-panels'), ['transition-duration'])).toEqual({
      'transition-duration': '0.2s',
    });
    await back.click();
    await expect.poll(inSight).toEqual([false, true]);
    // The button that was pressed is now hidden, so the focus must move within the menu.
    expect(await menu.evaluate((part) => part.contains(document.activeElement))).toBe(true);
    await close.click();
    await expect.poll(isOpen).toBe(false);
    await openPanel();
    await expect.poll(inSight).toEqual([true, false]);
    await page.goto(site.url);
    await alive(page);
    await openPanel();
    expect(await docs.count()).toBe(0);
    expect(await back.count()).toBe(0);
    await expect.poll(() => left(menu)).toBe(true);
    await release();
  });

  it('MOB-08, DROP-07, COLL-04 its lists open and close, initially open if they contain the page', async () => {
    const {page, release, openPanel, panel, back} = await setup('docs/guide/long/');
    await openPanel();
    await back.click();
    const versions = panel.getByRole('button', {name: 'Versions'});
    const entry = panel.getByRole('link', {name: '2.x'});
    expect(await versions.getAttribute('aria-expanded')).toBe('true');
    expect(await entry.isVisible()).toBe(true);
    await versions.click();
    await entry.waitFor({state: 'hidden'});
    expect(await versions.getAttribute('aria-expanded')).toBe('false');
    const more = panel.getByRole('button', {name: 'More'});
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    expect(await panel.locator('a[href="/base/short"]').count()).toBe(0);
    await more.click();
    await panel.locator('a[href="/base/short"]').click();
    await page.waitForURL('**/short{,/}');
    await alive(page);
    await openPanel();
    expect(await more.getAttribute('aria-expanded')).toBe('true');
    await release();
  });

  it('MOB-09 is headed by brand, colour switch and close button', async () => {
    const {release, openPanel, panel} = await setup('');
    await openPanel();
    const header = panel.locator('.MobileSidebar-header');
    expect(
      await header.locator('a, button').evaluateAll((parts) => parts.map((part) => part.className)),
    ).toEqual(['Navbar-brand', 'ColorModeToggle', 'MobileSidebar-close']);
    for (const part of await header.locator('a, button').all()) {
      expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await release();
  });

  it('MOB-10 does not exist before it is needed, and neither does the fallback that it replaces', async () => {
    const {page, release, panel} = await setup('docs/guide/long/');
    expect(await panel.count()).toBe(0);
    expect(await page.locator('.Sidebar').isVisible()).toBe(false);
    expect(await page.locator('.NavbarMenu').isVisible()).toBe(false);
    await release();
  });

  it('the menu button leads to menu and sidebar before the layout hydrates', async () => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.route('**/*.js', async (route) => await route.abort());
    await page.goto(`${site.url}docs/guide/long/`);
    await page.locator('.Navbar-menu').click();
    await page.locator('.NavbarMenu').waitFor();
    expect(await page.locator('.Sidebar').isVisible()).toBe(true);
    await context.close();
  });
});
