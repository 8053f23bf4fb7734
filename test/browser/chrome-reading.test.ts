import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {openShell, painted, phone, scrollToY, styles, wide} from './support/shell-page.ts';

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
const open = async (path: string, options: Parameters<typeof openShell>[2] = wide) =>
  await openShell(browser, site.url + path, options);

describe('the table of contents', () => {
  const active = async (page: Page) =>
    await page
      .locator('.TableOfContents .is-active')
      .evaluateAll((links) => links.map((link) => link.textContent));

  it('TOC-02, TOC-03 marks the current heading, and at most one', async () => {
    const {page, release, complaints} = await open(long);
    expect(await active(page)).toEqual([]);
    // With this padding, the last heading can be scrolled to the top.
    await page.evaluate(() => {
      document.body.style.paddingBlockEnd = '50rem';
    });
    const top = async (id: string) =>
      await page
        .locator(`[id="${id}"]`)
        .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    for (const [id, distance, name] of [
      ['first', 390, []],
      ['first', 300, ['First']],
      ['first-detail', 500, ['First']],
      ['first-detail', 1, ['First detail']],
      ['second', 100, ['Second']],
      // This heading is not in the table of contents, so no entry is marked.
      ['aside', 100, []],
      ['last', 100, ['Last']],
    ] as const) {
      await scrollToY(page, (await top(id)) - distance);
      await expect.poll(() => active(page), {message: `${id} ${distance}`}).toEqual(name);
    }
    expect(await page.locator('.TableOfContents [aria-current="location"]').textContent()).toBe(
      'Last',
    );
    expect(complaints).toEqual([]);
    await release();
  });

  it('TOC-03 marks it on arrival', async () => {
    const {page, release} = await open(`${long}#middle`);
    await expect.poll(() => active(page)).toEqual(['Middle']);
    await release();
  });

  it('TOC-04 stays beside the text, scrolls on its own, and is folded above it on a phone', async () => {
    const {page, context} = await open(long);
    expect(
      await styles(page.locator('.TableOfContents'), ['position', 'overflow-y', 'display']),
    ).toEqual({position: 'sticky', 'overflow-y': 'auto', display: 'block'});
    await page.emulateMedia({media: 'print'});
    await expect.poll(() => page.locator('.TableOfContents').isVisible()).toBe(false);
    await context.close();
    const small = await open(long, phone);
    const folded = small.page.locator('.FoldedTableOfContents');
    expect(await folded.getByRole('link', {name: 'Middle', exact: true}).isVisible()).toBe(false);
    await folded.getByText('On this page').click();
    await folded.getByRole('link').first().focus();
    await small.page.keyboard.press('Escape');
    await expect.poll(() => folded.getByRole('link').first().isVisible()).toBe(false);
    expect(await small.page.locator(':focus').textContent()).toBe('On this page');
    await small.page.keyboard.press('Enter');
    await folded.getByRole('link', {name: 'Middle', exact: true}).click();
    await small.page.waitForURL(/#middle$/);
    expect(await small.page.locator('.TableOfContents').isVisible()).toBe(false);
    await small.context.close();
  });

  it('TOC-04 is below the breadcrumbs if the article does not begin with its title', async () => {
    const {page, context} = await open(long, phone);
    await page.locator('.Article > :first-child').evaluate((title) => title.remove());
    const crumbs = await page.locator('.Breadcrumbs').boundingBox();
    const bar = await page.locator('.Article > .PageBar:first-child').boundingBox();
    expect(bar?.y).toBeGreaterThanOrEqual((crumbs?.y ?? Infinity) + (crumbs?.height ?? 0));
    await context.close();
  });

  it('TOC-04 leaves the text 600 pixels wherever there is a sidebar beside it', async () => {
    const {page, context} = await open(long, {viewport: {width: 1280, height: 800}});
    const beside = page.locator('.TableOfContents');
    const article = async () => (await page.locator('.Article').boundingBox())?.width ?? 0;
    expect(await beside.isVisible()).toBe(true);
    expect(await article()).toBeGreaterThanOrEqual(600);
    for (const width of [1279, 997]) {
      await page.setViewportSize({width, height: 800});
      await expect.poll(() => beside.isVisible()).toBe(false);
      await expect.poll(() => page.locator('.FoldedTableOfContents').isVisible()).toBe(true);
      await expect.poll(() => page.locator('.Sidebar').first().isVisible()).toBe(true);
      expect(await article()).toBeGreaterThanOrEqual(600);
    }
    await context.close();
  });

  it('TOC-06 is absent on a page without headings', async () => {
    const {page, release} = await open('docs/closed/first/');
    expect(await page.getByRole('navigation', {name: 'On this page'}).count()).toBe(0);
    expect(await page.locator('.FoldedTableOfContents').count()).toBe(0);
    await release();
  });
});

describe('a doc page', () => {
  it('DOC-07 offers to scroll back to the top on scrolling up', async () => {
    const {page, release, complaints} = await open(long, {...wide, reducedMotion: 'reduce'});
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (const [y, shown] of [
      [400, false],
      [1000, false],
      [900, true],
      [950, false],
      [400, true],
      [299, false],
      [end, false],
      [end - 10, true],
    ] as const) {
      await scrollToY(page, y);
      await expect.poll(() => button.isVisible(), {message: String(y)}).toBe(shown);
    }
    await page.locator('.TableOfContents a[href="#middle"]').click();
    await expect.poll(() => button.isVisible()).toBe(false);
    await scrollToY(page, 2000);
    await scrollToY(page, 1900);
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => scrollY === 0);
    await expect.poll(() => button.isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Skip to main content',
    );
    expect(complaints).toEqual([]);
    await release();
  });

  it('DOC-07 scrolling back is smooth, unless readers prefer reduced motion', async () => {
    for (const [reducedMotion, behavior] of [
      ['no-preference', 'smooth'],
      ['reduce', 'instant'],
    ] as const) {
      const {page, release} = await open(long, {...wide, reducedMotion});
      await scrollToY(page, 1000);
      await scrollToY(page, 900);
      const asked = await page.evaluate(async () => {
        const original = window.scrollTo;
        const options = new Promise((resolve) => {
          window.scrollTo = (...values: unknown[]) => {
            window.scrollTo = original;
            resolve(values[0]);
          };
        });
        document.querySelector<HTMLElement>('.BackToTop')?.click();
        return await options;
      });
      expect(asked).toEqual({top: 0, behavior});
      await release();
    }
  });

  it('DOC-01 has banner, breadcrumbs, badge, contents, text and pagination in order', async () => {
    const {page, release} = await open('docs/2.x/guide/testing/');
    // Compares the lower edges, which are equal for parts on the same line.
    const ends = await page.evaluate(() =>
      [
        '.VersionBanner',
        '.Breadcrumbs',
        '.VersionBadge',
        'main h1',
        'main article p',
        '.Pagination',
      ].map((part) =>
        Math.round(document.querySelector(part)?.getBoundingClientRect().bottom ?? Number.NaN),
      ),
    );
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    expect(ends).not.toContain(Number.NaN);
    await release();
  });

  it('DOC-03, DOC-04, VER-09 shows its breadcrumbs, its version, and the previous and next page', async () => {
    const {page, release} = await open('docs/guide/testing/');
    expect(await page.locator('.Breadcrumbs li').allTextContents()).toEqual([
      'Home page',
      'Guide',
      'Testing',
    ]);
    expect(await page.locator('.Pagination a').allTextContents()).toEqual([
      'PreviousLong',
      'NextFirst of closed',
    ]);
    expect(await page.locator('.VersionBadge').textContent()).toBe('Version: 3.x');
    await release();
  });
});

describe('the footer', () => {
  it('FOOT-01, FOOT-02, FOOT-03 is at the bottom of short pages, too, its logo brightens, and is not printed', async () => {
    const {page, context} = await open('short/');
    const footer = page.locator('.Footer');
    const box = await footer.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800);
    expect(await footer.locator('.Footer-line li').allTextContents()).toEqual(['Short', 'Docs']);
    expect(await footer.locator('.Footer-copyright').innerHTML()).toBe('By <b>everyone</b>.');
    const logo = footer.locator('.Footer-logoLink');
    const opacity = async () => (await styles(logo, ['opacity'])).opacity;
    expect(Number(await opacity())).toBeLessThan(1);
    await logo.hover();
    await expect.poll(opacity).toBe('1');
    await page.emulateMedia({media: 'print'});
    await expect.poll(() => footer.isVisible()).toBe(false);
    await context.close();
  });
});

describe('accessibility', () => {
  it('A11Y-03 the focus is visible for the keyboard, and not for the mouse', async () => {
    const {page, release} = await open(long);
    const outline = async () =>
      await page.evaluate(() => {
        const {activeElement} = document;
        return activeElement === null ? '' : getComputedStyle(activeElement).outlineStyle;
      });
    await page.locator('.Sidebar').getByRole('link', {name: 'Guide', exact: true}).click();
    await expect.poll(outline).toBe('none');
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(outline).toBe('solid');
    }
    await release();
  });

  it('A11Y-02, A11Y-05 has named landmarks and buttons, and hides its icons', async () => {
    const {page, release} = await open(long, phone);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).waitFor();
    const nameless = await page.evaluate(() =>
      [...document.querySelectorAll('nav, section, button, svg')]
        .filter((element) => {
          if (element.localName === 'svg') return element.getAttribute('aria-hidden') !== 'true';
          return !(
            element.getAttribute('aria-label') ||
            (element.localName === 'button' && element.textContent)
          );
        })
        .map((element) => element.outerHTML),
    );
    expect(nameless).toEqual([]);
    await release();
  });

  it('has targets of 44 pixels on touch screens', async () => {
    const {page, release} = await open(long, {...phone, isMobile: true, reducedMotion: 'reduce'});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await page.locator('.MobileSidebar').waitFor();
    await page.getByRole('button', {name: '← Back to main menu'}).tap();
    await painted(page);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.MobileSidebar :is(a, button), .Navbar :is(a, button), .FoldedTableOfContents summary, .Pagination a, .Footer a',
        ),
      ]
        .map((element) => [element.textContent, element.getBoundingClientRect().height] as const)
        .filter(([, height]) => height > 0 && height < 44),
    );
    expect(small).toEqual([]);
    await release();
  });
});
