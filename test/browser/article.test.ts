import type {BrowserContextOptions, Locator} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {articlePages} from './support/article-pages.ts';
import type {Tab} from './support/reusable-tabs.ts';
import {wide} from './support/walk.ts';

const {site, browser, visit} = articlePages();

describe('details', () => {
  interface Movement {
    readonly duration: unknown;
    readonly easing: unknown;
    readonly heights: readonly unknown[];
  }

  /** Opens a page on which animations pause when they start. */
  async function visitStill(path: string, options?: BrowserContextOptions): Promise<Tab> {
    const visited = await visit(path, options);
    await visited.page.evaluate(() => {
      const {animate} = Element.prototype;
      Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        animation.pause();
        return animation;
      };
    });
    return visited;
  }

  /** Returns the first animation of an element; `undefined` if the element is not animated. */
  async function movement(box: Locator): Promise<Movement | undefined> {
    return await box.evaluate((element) => {
      const effect = element.getAnimations()[0]?.effect;
      if (!(effect instanceof KeyframeEffect)) return undefined;
      const {duration, easing} = effect.getTiming();
      return {duration, easing, heights: effect.getKeyframes().map((frame) => frame['height'])};
    });
  }
  const finish = (box: Locator) =>
    box.evaluate(async (element) => {
      for (const animation of element.getAnimations()) {
        animation.finish();
        await new Promise((resolve) => animation.addEventListener('finish', resolve));
      }
    });
  const isOpen = (box: Locator) => box.evaluate((element) => element.matches('[open]'));
  const height = (box: Locator) =>
    box.evaluate((element) => element.getBoundingClientRect().height);
  const summary = (box: Locator) => box.locator('> summary');

  it('MD-24, COLL-01, COLL-02 open and close by their height, and close for good at the end', async () => {
    const {page, complaints, release} = await visitStill('tabs');
    const box = page.locator('.Article details:not(.PageBar *)').first();
    const closed = await height(box);
    await summary(box).click();
    const opening = await movement(box);
    expect(await isOpen(box)).toBe(true);
    await finish(box);
    const open = await height(box);
    expect(opening?.heights.map((value) => Math.round(Number.parseFloat(String(value))))).toEqual([
      Math.round(closed),
      Math.round(open),
    ]);
    const rows = Math.round(open - closed) / 36;
    expect(opening?.duration).toBe(Math.round(10 * (4 + 15 * rows ** 0.25 + rows / 5)));
    expect(opening?.easing).toBe('ease-in-out');

    await summary(box).click();
    const closing = await movement(box);
    expect(closing?.heights).toEqual(opening?.heights.toReversed());
    expect(await isOpen(box)).toBe(true);
    await finish(box);
    expect(await isOpen(box)).toBe(false);
    expect(await height(box)).toBe(closed);
    expect(complaints).toEqual([]);
    await release();
  });

  it('MD-24 nested ones open and close on their own', async () => {
    const {page, release} = await visitStill('tabs');
    const [outer, inner, other] = [0, 1, 2].map((index) =>
      page.locator('.Article details:not(.PageBar *)').nth(index),
    );
    if (!outer || !inner || !other) throw new Error('There are no details.');
    await summary(outer).click();
    await finish(outer);
    await summary(inner).click();
    await finish(inner);
    expect([await isOpen(outer), await isOpen(inner), await isOpen(other)]).toEqual([
      true,
      true,
      false,
    ]);
    await summary(inner).click();
    await finish(inner);
    expect([await isOpen(outer), await isOpen(inner)]).toEqual([true, false]);
    expect(await summary(other).textContent()).toBe('Details');
    await release();
  });

  it('COLL-05 a click during the animation reverses it, and the last click determines the result', async () => {
    const {page, release} = await visitStill('tabs');
    const box = page.locator('.Article details:not(.PageBar *)').first();
    await summary(box).click();
    await summary(box).press('Enter');
    await finish(box);
    expect(await isOpen(box)).toBe(false);
    await summary(box).click();
    await finish(box);
    expect(await isOpen(box)).toBe(true);
    await release();
  });

  it('COLL-03, MD-24 there is no animation for readers who prefer reduced motion', async () => {
    const {page, release} = await visitStill('live', {...wide, reducedMotion: 'reduce'});
    const box = page.locator('.Article details:not(.PageBar *)').first();
    await summary(box).click();
    await expect.poll(() => isOpen(box)).toBe(true);
    expect(await movement(box)).toBeUndefined();
    await release();
  });

  it('MD-24 work in components, by keyboard, and without scripts', async () => {
    const {page, complaints, release} = await visitStill('live');
    const box = page.locator('.Article details:not(.PageBar *)').first();
    await summary(box).press('Enter');
    expect(await movement(box)).toBeDefined();
    await finish(box);
    expect(await page.getByText('The text of the component.').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await release();

    const quiet = await browser().newPage({...wide, javaScriptEnabled: false});
    await quiet.goto(`${site().url}docs/tabs`);
    await quiet.getByText('Outer', {exact: true}).click();
    await expect
      .poll(() => quiet.getByText('The text of the outer box.').first().isVisible())
      .toBe(true);
    await quiet.close();
  });
});

describe('the output of Markdown', () => {
  it('MD-07, MD-08 admonitions have the colour of their type, an icon, and a title in capitals', async () => {
    const {page, release} = await visit('code');
    const looks = await page.locator('.admonition').evaluateAll((all) =>
      all.map((box) => ({
        title: box.querySelector<HTMLElement>('.admonition-title')?.innerText,
        code: getComputedStyle(box.querySelector('code') ?? box).textTransform,
        border: getComputedStyle(box).borderInlineStartColor,
        icon: box.querySelector('.admonition-icon svg')?.getAttribute('aria-hidden'),
      })),
    );
    expect(looks.map(({title}) => title)).toEqual(['NOTE', 'MIND This']);
    expect(looks.map(({icon}) => icon)).toEqual(['true', 'true']);
    expect(looks[0]?.border).not.toBe(looks[1]?.border);
    await release();
  });

  it('MD-19 images are files of the site, loaded lazily, with their size', async () => {
    const {page, complaints, release} = await visit('code');
    const image = page.locator('article img');
    await image.scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      document.querySelector('article img')?.matches(':not([src^="data:"])'),
    );
    await image.evaluate(async (element) => {
      if (element instanceof HTMLImageElement) await element.decode();
    });
    expect(await image.getAttribute('src')).toMatch(/^\/base\/assets\/images\/square[.-]\w+\.svg$/);
    expect(await image.boundingBox()).toMatchObject({width: 40, height: 40});
    expect([await image.getAttribute('loading'), await image.getAttribute('alt')]).toEqual([
      'lazy',
      'Square',
    ]);
    expect(complaints).toEqual([]);
    await release();
  });

  it('LINK-01, LINK-03 links to other sites open in a new tab, hashes stay on the page', async () => {
    const {page, context} = await visit('code');
    const link = (name: string) => page.getByRole('main').getByRole('link', {name, exact: true});
    for (const [name, href] of [
      ['Outside', 'https://example.com/'],
      ['a file of the host', '/base/robots.txt'],
    ] as const) {
      expect(await link(name).getAttribute('href')).toBe(href);
      expect(await link(name).getAttribute('target')).toBe('_blank');
      expect(await link(name).getAttribute('rel')).toBe('noopener noreferrer');
    }
    const opened = context.waitForEvent('page');
    await link('a file of the host').click();
    expect(new URL((await opened).url()).pathname).toBe('/base/robots.txt');
    await link('the same page').click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#end');
    expect(await link('the same page').getAttribute('target')).toBeNull();
    await context.close();
  });
});
