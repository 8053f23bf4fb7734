import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {follow, link, navigationSite, shows} from './support/navigation-site.ts';
import {alive, phone} from './support/walk.ts';

const {site, walk} = navigationSite();

describe('scrolling and focus', () => {
  const scrollTop = async (page: Page) => await page.evaluate(() => scrollY);
  const distanceOf = async (page: Page, id: string) =>
    await page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

  for (const [size, context] of Object.entries({
    wide: {viewport: {width: 1280, height: 800}},
    phone,
  })) {
    it(`SCRL-01, SCRL-04 begins at the top or at the hash, and restores the scroll position (${size})`, async () => {
      const {page, documents, complaints, close} = await walk('docs/long', {context});
      await page.evaluate(() => scrollTo(0, 700));
      await follow(page, 'On to the first guide');
      await shows(page, 'Guide one');
      expect(await scrollTop(page)).toBe(0);
      await page.goBack();
      await shows(page, 'Long');
      expect(await scrollTop(page)).toBe(700);
      await page.goForward();
      await shows(page, 'Guide one');
      expect(await scrollTop(page)).toBe(0);
      await link(page, 'About').click();
      await link(page, 'the second part of the long page').click();
      await shows(page, 'Long');
      const place = await distanceOf(page, 'second');
      expect(place).toBeGreaterThanOrEqual(0);
      // On phones, the bar with the table of contents is also above the heading.
      expect(place).toBeLessThan(size === 'phone' ? 120 : 100);
      await page.evaluate(() => scrollTo(0, 0));
      await page.goBack();
      await shows(page, 'About');
      await page.goForward();
      await shows(page, 'Long');
      expect(await distanceOf(page, 'second')).toBe(place);
      expect([documents(), complaints]).toEqual([1, []]);
      await close();
    });
  }

  it('ROUTE-20 lays out the text below the window after the first paint, except behind a hash', async () => {
    const {page, close} = await walk('docs/');
    /** Follows a link. @returns `content-visibility` of the last paragraph, before the first paint and when idle. */
    const visibility = async (hash: string) => {
      await page.goto(`${site().url}docs/`);
      await alive(page);
      return await page.evaluate(async (hash) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const last = () => document.querySelector('[data-article-html] > p:last-child');
        const before = last();
        const href = document.querySelector('a[href$="#second"]')?.getAttribute('href') ?? '';
        const anchor = document.createElement('a');
        anchor.href = href.replace('#second', hash);
        document.body.append(anchor);
        anchor.click();
        while (last() === before || document.querySelector('#second') === null) await frame();
        const style = getComputedStyle(last() ?? anchor);
        const first = style.contentVisibility;
        while (style.contentVisibility !== 'visible') await frame();
        return first;
      }, hash);
    };
    expect(await visibility('')).toBe('auto');
    expect(await visibility('#second')).toBe('visible');
    await close();
  });

  it('ROUTE-20, SCRL-04 restores the scroll position even if the browser has not been idle since', async () => {
    const {page, close} = await walk('docs/long');
    await page.evaluate(() => {
      window.requestIdleCallback = () => 0;
      scrollTo(0, 700);
    });
    await follow(page, 'On to the first guide');
    await shows(page, 'Guide one');
    await page.goBack();
    await shows(page, 'Long');
    expect(await scrollTop(page)).toBe(700);
    await close();
  });

  it('SCRL-01 does not scroll if no element has the id of the hash', async () => {
    const {page, close} = await walk('docs/long');
    await page.evaluate(() => {
      scrollTo(0, 700);
      document
        .querySelector('article')
        ?.insertAdjacentHTML('beforeend', '<a id="test" href="/base/docs/long?new#%nothing">x</a>');
    });
    await page.locator('#test').evaluate((element: HTMLElement) => element.click());
    await page.waitForURL('**/docs/long?new#%nothing');
    expect(await scrollTop(page)).toBe(700);
    await close();
  });

  it('SCRL-02 does not scroll if only the query changes, and scrolls to the same hash again', async () => {
    const {page, documents, close} = await walk('docs/');
    await page.setViewportSize({width: 1280, height: 200});
    await page.evaluate(() => scrollTo(0, 50));
    await follow(page, 'Query only');
    await page.waitForURL('**/docs/?tab=2');
    expect(await scrollTop(page)).toBe(50);
    await follow(page, 'here');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(50);
    const place = await scrollTop(page);
    await page.evaluate(() => scrollTo(0, 0));
    await follow(page, 'here');
    await expect.poll(() => scrollTop(page)).toBe(place);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(50);
    await follow(page, 'this page');
    await page.waitForURL('**/docs/');
    expect(await scrollTop(page)).toBe(50);
    await follow(page, 'this page');
    expect([await scrollTop(page), documents()]).toEqual([0, 1]);
    await close();
  });

  it('SCRL-03 the first page is scrolled by the browser', async () => {
    const {page, close} = await walk('docs/long#second', {
      prepare: (prepared) =>
        prepared.addInitScript(() => {
          const calls: string[] = [];
          Reflect.set(window, 'calls', calls);
          Reflect.set(window, 'scrollTo', () => calls.push('scrollTo'));
          Element.prototype.scrollIntoView = () => calls.push('scrollIntoView');
        }),
    });
    expect(await distanceOf(page, 'second')).toBeLessThan(100);
    expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toEqual([]);
    await close();
  });

  it('SCRL-04 a reload keeps the position, also of the pages before it', async () => {
    const {page, close} = await walk('docs/long');
    await page.evaluate(() => scrollTo(0, 700));
    await follow(page, 'On to the first guide');
    await shows(page, 'Guide one');
    await page.goBack();
    await shows(page, 'Long');
    await page.evaluate(() => scrollTo(0, 600));
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(600);
    await alive(page);
    await follow(page, 'On to the first guide');
    await shows(page, 'Guide one');
    await page.reload();
    await alive(page);
    await page.goBack();
    await shows(page, 'Long');
    expect(await scrollTop(page)).toBe(600);
    await close();
  });

  it('SCRL-04 a page from the back-forward cache keeps its scroll position, also in Safari, which shows it from the top', async () => {
    const {page, close} = await walk('docs/long');
    await page.evaluate(() => {
      scrollTo(0, 700);
      dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
      scrollTo(0, 0);
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    expect(await scrollTop(page)).toBe(700);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await close();
  });

  it('SCRL-05 headings stop below the navbar', async () => {
    const {page, close} = await walk('docs/long#second');
    expect(await distanceOf(page, 'second')).toBeCloseTo(68, 0);
    await close();
  });

  it('SCRL-07 the next Tab after a link reaches the skip link; not after back, nor after a hash', async () => {
    const {page, close} = await walk('docs/');
    const next = async () => {
      await page.keyboard.press('Tab');
      return await page.evaluate(() => document.activeElement?.className);
    };
    await link(page, 'The first guide').click();
    await shows(page, 'Guide one');
    expect(await page.locator('.SkipLink').getAttribute('tabindex')).toBe('-1');
    expect(await next()).toBe('SkipLink-link');
    expect(await page.locator('.SkipLink').getAttribute('tabindex')).toBeNull();
    await page.goBack();
    await shows(page, 'About');
    expect(await next()).not.toBe('SkipLink-link');
    await link(page, 'the second part of the long page').click();
    await shows(page, 'Long');
    expect(await page.locator('.SkipLink').getAttribute('tabindex')).toBeNull();
    await close();
  });
});
