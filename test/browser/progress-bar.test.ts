import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {follow, link, navigationSite, shows} from './support/navigation-site.ts';
import {holdBack, type Walk} from './support/walk.ts';

const {site, walk} = navigationSite();

describe('the progress bar', () => {
  /** Follows a link to a page whose files are held back, with a fake clock that advances only on request. */
  async function slowly(): Promise<Walk & {readonly release: () => void}> {
    const walked = await walk('docs/');
    const {page} = walked;
    const release = await holdBack(page, /_data\/docs\/guide\/one\.js$/);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await link(page, 'The first guide').click();
    await page.waitForURL('**/docs/guide/one');
    return {...walked, release};
  }

  const bar = (page: Page) => page.locator('.ProgressBar-bar');
  const amount = async (page: Page) =>
    1 +
    (await bar(page).evaluate((element: HTMLElement) =>
      Number(/translate3d\((.*?)%/.exec(element.style.transform)?.[1]),
    )) /
      100;

  it('PROG-01 starts 200 ms after the click', async () => {
    const {page, release, close} = await slowly();
    await page.clock.runFor(199);
    expect(await bar(page).count()).toBe(0);
    await page.clock.runFor(1);
    await bar(page).waitFor();
    release();
    await close();
  });

  it('PROG-01, PROG-03 never shows if the page has loaded before, or for a hash or a query', async () => {
    const {page, release, close} = await slowly();
    await page.clock.runFor(150);
    release();
    await shows(page, 'Guide one');
    await page.clock.runFor(1000);
    expect(await bar(page).count()).toBe(0);
    await page.goto(`${site().url}docs/`);
    // `alive` cannot be used, because there are no performance marks while the clock is stopped.
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return await page.locator('.Navbar-menu[role="button"]').count();
      })
      .toBe(1);
    for (const name of ['here', 'Query only']) await follow(page, name);
    await page.waitForURL('**/docs/?tab=2');
    await page.clock.runFor(1000);
    expect(await bar(page).count()).toBe(0);
    await close();
  });

  it('PROG-02 starts at 8 % and trickles every 800 ms', async () => {
    const {page, release, close} = await slowly();
    await page.clock.runFor(200);
    await bar(page).waitFor();
    let before = await amount(page);
    expect(before).toBeCloseTo(0.08, 5);
    for (let step = 0; step < 3; step += 1) {
      await page.clock.runFor(799);
      expect(await amount(page)).toBe(before);
      await page.clock.runFor(1);
      await expect.poll(() => amount(page)).toBeGreaterThan(before);
      const now = await amount(page);
      expect(now).toBeLessThanOrEqual(before + 0.02);
      before = now;
    }
    const transition = await bar(page).evaluate((element) => getComputedStyle(element).transition);
    expect(transition).toBe('transform 0.2s');
    release();
    await close();
  });

  it('PROG-03 jumps to its end when the page has loaded, fades, and is removed after 400 ms', async () => {
    const {page, release, close} = await slowly();
    await page.clock.runFor(200);
    await bar(page).waitFor();
    await bar(page).evaluate((element: HTMLElement) => {
      const log: string[] = [];
      Reflect.set(window, 'log', log);
      const observer = new MutationObserver(() => log.push(element.style.transform));
      observer.observe(element, {attributes: true});
    });
    release();
    await shows(page, 'Guide one');
    await expect.poll(() => amount(page)).toBe(1);
    const log: string[] = await page.evaluate(() => Reflect.get(window, 'log'));
    expect(log).toHaveLength(2);
    const jump = 1 + Number(/translate3d\((.*?)%/.exec(log[0] ?? '')?.[1]) / 100;
    expect(jump).toBeGreaterThanOrEqual(0.38);
    expect(jump).toBeLessThanOrEqual(0.88);
    const outer = page.locator('.ProgressBar');
    await page.clock.runFor(199);
    expect(await outer.getAttribute('class')).toBe('ProgressBar');
    await page.clock.runFor(1);
    await page.locator('.ProgressBar.is-fading').waitFor({state: 'attached'});
    const fade = await outer.evaluate((element) => getComputedStyle(element).transition);
    expect(fade).toBe('opacity 0.2s linear');
    await page.clock.runFor(200);
    await outer.waitFor({state: 'detached'});
    expect(await page.locator('html.is-busy').count()).toBe(0);
    await close();
  });

  it('PROG-04 is a thin line above everything that ignores clicks', async () => {
    const {page, release, close} = await slowly();
    await page.clock.runFor(200);
    await bar(page).waitFor();
    const style = await page.locator('.ProgressBar').evaluate((element) => {
      const {position, top, left, width, height, zIndex, pointerEvents} = getComputedStyle(element);
      return {position, top, left, width, height, zIndex, pointerEvents};
    });
    expect(style).toEqual({
      position: 'fixed',
      top: '0px',
      left: '0px',
      width: '1280px',
      height: '2px',
      zIndex: '1031',
      pointerEvents: 'none',
    });
    const colors = await bar(page).evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.querySelector('article p a') ?? element).color,
      getComputedStyle(element, '::after').width,
      getComputedStyle(element, '::after').boxShadow,
    ]);
    expect(colors[0]).toBe(colors[1]);
    expect(colors[2]).toBe('100px');
    expect(colors[3]).not.toBe('none');
    expect(await page.locator('html.is-busy').count()).toBe(1);
    release();
    await close();
  });
});
