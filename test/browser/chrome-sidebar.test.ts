import type {Browser, Locator, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {collapseTime} from '../../templates/shared/collapse-time.ts';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {openShell, painted, styles, wide} from './support/shell-page.ts';
import {alive} from './support/walk.ts';

let browser: Browser;
let site: BuiltSite;
/** The fixture with the settings `hideable` and `autoCollapseCategories` enabled. */
let other: BuiltSite;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveFixture('shell-chrome');
  other = await serveFixture('shell-chrome', (config) =>
    config.replace(
      '{hideable: false, autoCollapseCategories: false}',
      '{hideable: true, autoCollapseCategories: true}',
    ),
  );
});
afterAll(async () => {
  await browser.close();
  await site.close();
  await other.close();
});

const still = {...wide, reducedMotion: 'reduce'} as const;

async function setup(path: string, options: Parameters<typeof openShell>[2] = still, from = site) {
  const shell = await openShell(browser, from.url + path, options);
  const sidebar = shell.page.locator('.Sidebar');
  return {
    ...shell,
    sidebar,
    address: shell.page.url(),
    label: (name: string) => sidebar.getByRole('link', {name, exact: true}),
    caret: (name: string) => sidebar.getByRole('button', {name: `Toggle the category “${name}”`}),
  };
}

const expanded = async (toggle: Locator) => await toggle.getAttribute('aria-expanded');
/** Returns the list below a category's label or button. */
const listOf = (toggle: Locator) => toggle.locator('xpath=../following-sibling::ul');

describe('opening and closing', () => {
  /** Clicks the label of a list, then returns data about the list's animation, without waiting for a frame. */
  const movement = async (list: Locator) =>
    await list.evaluate(async (element) => {
      element.parentElement?.querySelector('a')?.click();
      await Promise.resolve();
      const [animation] = element.getAnimations();
      if (animation === undefined) throw new Error('It does not move.');
      animation.pause();
      const timing = animation.effect?.getComputedTiming();
      const duration = Number(timing?.duration);
      const heightAt = (time: number) => {
        animation.currentTime = time;
        return Math.round(element.getBoundingClientRect().height);
      };
      const heights = [heightAt(0), heightAt(duration - 0.01), heightAt(duration / 2)];
      return {
        duration,
        easing: timing?.easing,
        heights,
        overflow: getComputedStyle(element).overflow,
        whole: element.scrollHeight,
      };
    });
  const finish = async (list: Locator) => {
    await list.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await painted(list.page());
  };

  it('COLL-01, COLL-02 animates the height for a time that grows with it; at rest, content is shown or hidden', async () => {
    const {page, release, label, complaints} = await setup('docs/guide/long/', wide);
    const open = label('Open');
    const list = listOf(open);
    const whole = await list.evaluate((element) => element.scrollHeight);
    const half = Math.round(whole / 2);
    const closing = await movement(list);
    expect(closing).toEqual({
      duration: collapseTime(whole),
      easing: 'ease-in-out',
      heights: [whole, 0, half],
      overflow: 'hidden',
      whole,
    });
    await finish(list);
    expect(await styles(list, ['display'])).toEqual({display: 'none'});
    expect(await list.getAttribute('style')).toBeNull();
    const opening = await movement(list);
    expect(opening).toMatchObject({duration: collapseTime(whole), heights: [0, whole, half]});
    await finish(list);
    expect(await styles(list, ['display', 'overflow', 'height'])).toEqual({
      display: 'block',
      overflow: 'visible',
      height: `${whole}px`,
    });
    expect(await page.evaluate(() => document.querySelector('.Sidebar [style]'))).toBeNull();
    expect(complaints).toEqual([]);
    await release();
  });

  it('COLL-02 closing content cannot be focused, until it opens again', async () => {
    const {page, release, label} = await setup('docs/guide/long/', wide);
    const open = label('Open');
    const list = listOf(open);
    const holdsFocus = async () =>
      await list.evaluate((element) => element.matches(':focus-within'));
    await open.focus();
    await movement(list);
    await page.keyboard.press('Tab');
    await expect.poll(holdsFocus).toBe(false);
    await movement(list);
    await open.focus();
    await page.keyboard.press('Tab');
    await expect.poll(holdsFocus).toBe(true);
    await release();
  });

  it('COLL-02 nothing moves when the page hydrates', async () => {
    const context = await browser.newContext(wide);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...options) {
        document.documentElement.dataset['moved'] = '';
        return animate.apply(this, options);
      };
    });
    await page.goto(`${site.url}docs/guide/long/`);
    await alive(page);
    await painted(page);
    expect(await page.locator('[data-moved]').count()).toBe(0);
    await context.close();
  });

  it('COLL-03 there is no animation for readers who prefer reduced motion', async () => {
    const {release, label} = await setup('docs/guide/long/');
    const list = listOf(label('Open'));
    await label('Open').click();
    expect(await list.evaluate((element) => element.getAnimations().length)).toBe(0);
    await expect.poll(() => list.isVisible()).toBe(false);
    await label('Open').click();
    await expect.poll(() => list.isVisible()).toBe(true);
    await release();
  });

  it('COLL-05 a click during the animation reverses it, and the last click determines the result', async () => {
    const {release, label} = await setup('docs/guide/long/', wide);
    const open = label('Open');
    const list = listOf(open);
    const turned = await list.evaluate(async (element) => {
      const toggle = element.parentElement?.querySelector('a');
      toggle?.click();
      await Promise.resolve();
      const [animation] = element.getAnimations();
      if (animation) animation.currentTime = Number(animation.effect?.getTiming().duration) / 2;
      const {height} = element.getBoundingClientRect();
      toggle?.click();
      await Promise.resolve();
      const isSmooth = Math.abs(element.getBoundingClientRect().height - height) < 2;
      const after = element.getAnimations();
      for (const movement of after) {
        movement.pause();
        await movement.ready;
      }
      return {isSmooth, rates: after.map(({playbackRate}) => playbackRate)};
    });
    expect(turned).toEqual({isSmooth: true, rates: [-1]});
    expect(await expanded(open)).toBe('true');
    await finish(list);
    expect(await styles(list, ['display', 'overflow'])).toEqual({
      display: 'block',
      overflow: 'visible',
    });
    for (let click = 0; click < 3; click += 1) await open.click();
    await finish(list);
    await list.waitFor({state: 'hidden'});
    await release();
  });
});

describe('the docs sidebar', () => {
  it('SIDE-13, A11Y-04 a label without a page opens and closes, one with a page leads there and opens', async () => {
    const {page, release, label, caret, address, complaints} = await setup('docs/guide/long/');
    expect(await expanded(label('Guide'))).toBe('true');
    await label('Guide').click();
    await expect.poll(() => expanded(label('Guide'))).toBe('false');
    await expect.poll(() => label('Testing').count()).toBe(0);
    await label('Guide').click();
    await expect.poll(() => label('Testing').isVisible()).toBe(true);
    await expect.poll(() => expanded(caret('Linked'))).toBe('false');
    await caret('Linked').click();
    await label('Inside linked').waitFor();
    expect(await expanded(caret('Linked'))).toBe('true');
    expect(page.url()).toBe(address);
    await caret('Linked').click();
    await label('Linked').click();
    await page.waitForURL('**/docs/linked/');
    await alive(page);
    await expect.poll(() => expanded(caret('Linked'))).toBe('true');
    await label('Inside linked').waitFor();
    await expect.poll(() => label('Linked').getAttribute('aria-current')).toBe('page');
    expect(complaints).toEqual([]);
    await release();
  });

  it('SIDE-14, COLL-04 a closed category has no list; opening it fetches the sidebar once', async () => {
    const context = await browser.newContext(still);
    const page = await context.newPage();
    await page.addInitScript(() => {
      // Disables prefetching.
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
    });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_data/sidebars/')) requests.push(request.url());
    });
    await page.goto(`${site.url}docs/guide/long/`);
    await alive(page);
    const label = (name: string) => page.locator('.Sidebar').getByRole('link', {name, exact: true});
    expect(await listOf(label('Closed')).count()).toBe(0);
    await label('Closed').click();
    await label('First of closed').waitFor();
    expect(await expanded(label('Closed'))).toBe('true');
    expect(await listOf(label('Deep')).count()).toBe(0);
    await label('Deep').click();
    await label('Deep down').waitFor();
    expect(requests).toEqual([`${site.url}_data/sidebars/current.json`]);
    await context.close();
  });

  it('SIDE-14 a closed category whose entries cannot be loaded leads to its first page', async () => {
    const {page, context, label} = await setup('docs/guide/long/');
    await page.route('**/_data/sidebars/**', async (route) => await route.abort());
    await label('Closed').click();
    await page.waitForURL('**/docs/closed/first{,/}');
    await context.close();
  });

  it('SIDE-11, SIDE-12 opening a page opens its category, and leaving it leaves that open', async () => {
    const {page, release, sidebar, label} = await setup('docs/');
    const active = async () =>
      await sidebar
        .locator('[aria-current="page"]')
        .evaluateAll((links) => links.map((link) => link.textContent));
    expect(await active()).toEqual(['About']);
    expect(await expanded(label('Guide'))).toBe('false');
    await page.locator('main').getByRole('link', {name: 'the middle'}).click();
    await page.waitForURL(/\/docs\/guide\/long\/?#middle$/);
    await alive(page);
    await expect.poll(() => expanded(label('Guide'))).toBe('true');
    expect(await active()).toEqual(['Long']);
    await label('About').click();
    await expect.poll(active).toEqual(['About']);
    expect(await expanded(label('Guide'))).toBe('true');
    await label('Long').click();
    await expect.poll(active).toEqual(['Long']);
    expect(await styles(label('Guide'), ['color'])).toEqual(
      await styles(page.locator('html'), ['color']),
    );
    await release();
  });

  it('SIDE-15 opening one category closes its sibling, if enabled', async () => {
    const {release, label} = await setup('docs/guide/long/', still, other);
    expect(await expanded(label('Guide'))).toBe('true');
    expect(await expanded(label('Open'))).toBe('true');
    await label('Closed').click();
    await label('Deep').waitFor();
    expect([await expanded(label('Guide')), await expanded(label('Open'))]).toEqual([
      'false',
      'false',
    ]);
    await label('Deep').click();
    await label('Deep down').waitFor();
    expect(await expanded(label('Closed'))).toBe('true');
    await label('Guide').click();
    await expect.poll(() => expanded(label('Guide'))).toBe('true');
    await expect.poll(() => expanded(label('Closed'))).toBe('false');
    await release();
  });

  it('SIDE-16 is 300 pixels wide, sticks, and scrolls on its own', async () => {
    const {release, sidebar} = await setup('docs/guide/long/');
    expect(await sidebar.boundingBox()).toMatchObject({width: 300});
    expect(await styles(sidebar, ['position', 'overflow-y'])).toEqual({
      position: 'sticky',
      'overflow-y': 'auto',
    });
    expect(await sidebar.getByRole('button', {name: 'Collapse sidebar'}).count()).toBe(0);
    await release();
  });

  it('SIDE-16 shrinks to a strip of 30 pixels and back, if enabled', async () => {
    const {page, release, sidebar, label} = await setup('docs/guide/long/', wide, other);
    const width = async () => (await sidebar.boundingBox())?.width;
    const text = async () => (await page.locator('main').boundingBox())?.x;
    expect(await styles(sidebar, ['transition-property', 'transition-duration'])).toEqual({
      'transition-property': 'width',
      'transition-duration': '0.2s',
    });
    await sidebar.getByRole('button', {name: 'Collapse sidebar'}).click();
    await expect.poll(width).toBe(30);
    expect(await text()).toBe(30);
    expect(await label('Guide').count()).toBe(0);
    await sidebar.getByRole('button', {name: 'Expand sidebar'}).click();
    await expect.poll(width).toBe(300);
    expect(await label('Guide').isVisible()).toBe(true);
    await release();
  });

  it('SIDE-17 opens external links in a new tab, and shows HTML unchanged', async () => {
    const {release, sidebar, label} = await setup('docs/');
    expect(await label('Away').getAttribute('target')).toBe('_blank');
    expect(await sidebar.locator('em').textContent()).toBe('Raw');
    await release();
  });

  it('SIDE-01 a page without a sidebar uses the full width', async () => {
    const {page, release, sidebar} = await setup('docs/alone/');
    expect(await sidebar.count()).toBe(0);
    expect(await page.locator('main').boundingBox()).toMatchObject({x: 0, width: 1280});
    await release();
  });

  it('SIDE-06 a generated page lists the items of its category', async () => {
    const {page, release} = await setup('docs/category/listed/');
    const main = page.locator('main');
    expect(await main.getByRole('heading', {level: 1}).textContent()).toBe('Listed');
    const card = main.getByRole('listitem').filter({hasText: 'In a list.'});
    expect(await card.getByRole('link').getAttribute('href')).toBe('/base/docs/guide/listed');
    for (const name of ['Breadcrumbs', 'Docs pages navigation']) {
      expect(await main.getByRole('navigation', {name}).isVisible()).toBe(true);
    }
    expect(await main.getByText('Version: 3.x').isVisible()).toBe(true);
    await release();
  });

  it('scrolls the entry of the open page into view', async () => {
    const {page, context, sidebar} = await setup('docs/guide/long/', {
      ...still,
      viewport: {width: 1280, height: 260},
    });
    await page.goto(`${site.url}docs/open/inside/`);
    await alive(page);
    await expect.poll(() => sidebar.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize({width: 390, height: 260});
    await page.locator('.Navbar-menu').click();
    await page.locator('.MobileSidebar').waitFor();
    const docs = page.locator('.MobileSidebar-panel').last();
    await expect.poll(() => docs.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await context.close();
  });
});

it('A11Y-04 without scripts there are no buttons that do nothing', async () => {
  const context = await browser.newContext({...wide, javaScriptEnabled: false});
  const page: Page = await context.newPage();
  await page.goto(`${other.url}docs/linked/`);
  expect(await page.locator('.Sidebar').getByRole('button').count()).toBe(0);
  expect(
    await page.locator('.Sidebar').getByRole('link', {name: 'Inside linked'}).isVisible(),
  ).toBe(true);
  await context.close();
});
