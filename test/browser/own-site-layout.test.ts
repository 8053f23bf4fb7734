import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sampleRoutes} from '../support/own-site.ts';
import {launchChromium} from './support/chromium.ts';
import {
  kinds,
  load,
  type OwnSite,
  phone,
  serveOwnSite,
  watchedPage,
  wide,
} from './support/own-site.ts';
import {cutTables, showTables} from './support/tables.ts';
import {violations} from './support/violations.ts';

/** Widths at which the styles change, with the widths beside them, and the narrowest and widest windows. */
const widths = [320, 379, 380, 480, 481, 639, 640, 767, 768, 996, 997, 1279, 1280, 1440];

let browser: Browser;
let site: OwnSite;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveOwnSite();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

describe('enlarged text', () => {
  it('DOC-03 keeps the line above the title inside the text column', async () => {
    const page = await browser.newPage(wide);
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(`${site.url}docs/api/animations/withSpring`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(
      await page
        .locator('.DocsHeader')
        .evaluate((header) => header.scrollWidth - header.clientWidth),
    ).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.close();
  });
});

describe('tables', () => {
  // `npm run test:long` shows the tables of all pages, at more widths.
  it('MD-25 show all of their columns at every width', async () => {
    const page = await browser.newPage(wide);
    await page.goto(`${site.url}docs/`);
    const shown = await showTables(
      page,
      sampleRoutes(site.routes).map((path) => site.url + path.slice(1)),
    );
    expect(shown).toBeGreaterThan(150);
    for (const width of [320, 640, 1024, 1440]) {
      await page.setViewportSize({width, height: 800});
      expect(await cutTables(page), `at ${width} px`).toEqual([]);
    }
    await page.close();
  });

  it('MD-25 stay tables for screen readers if their rows are stacked', async () => {
    const page = await browser.newPage(phone);
    await page.goto(`${site.url}docs/2.x/api/animations/withSpring`);
    const options = page.getByRole('table').filter({hasText: 'damping'});
    const [header, row] = await options.getByRole('row').all();
    expect(await header?.getByRole('columnheader').allTextContents()).toEqual([
      'Name',
      'Meaning',
      'Default',
    ]);
    expect(await row?.ariaSnapshot()).toBe(
      '- row "damping Direct link to damping Resistance to the movement. 10":\n' +
        '  - cell "damping Direct link to damping":\n' +
        '    - code: damping\n' +
        '    - link "Direct link to damping":\n' +
        '      - /url: "#options-damping"\n' +
        '  - cell "Resistance to the movement."\n' +
        '  - cell "10":\n' +
        '    - code: "10"',
    );
    const cells = await row?.getByRole('cell').all();
    const tops = await Promise.all(
      (cells ?? []).map(async (cell) => (await cell.boundingBox())?.y),
    );
    expect(new Set(tops).size).toBe(3);
    await page.close();
  });
});

describe('the layout', () => {
  it('nothing overflows the window or is clipped, from 320 to 1440 pixels', async () => {
    const page = await browser.newPage({...wide, reducedMotion: 'reduce'});
    for (const path of [...kinds, 'docs/api/hooks/useAnimatedGestureHandler']) {
      await load(page, site.url + path);
      for (const width of widths) {
        await page.setViewportSize({width, height: 800});
        await expect
          .poll(() => page.evaluate(outOfWindow), {message: `${path} at ${width}`})
          .toEqual([]);
      }
    }
    await page.close();
  });

  it('has one edge: navbar, sidebar, footer, the home page and the not-found page begin there', async () => {
    const page = await browser.newPage(wide);
    const left = async (selector: string) =>
      Math.round(
        await page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return range.getBoundingClientRect().left;
          }),
      );
    for (const [path, selectors] of [
      ['docs/', ['.Sidebar-label', '.Footer-link']],
      ['', ['h1', '.Navbar-brand']],
      ['404.html', ['h1']],
    ] as const) {
      await page.goto(site.url + path);
      for (const [width, edge] of [
        [1100, 24],
        [1440, 24],
        [1800, 204],
      ] as const) {
        await page.setViewportSize({width, height: 800});
        for (const selector of selectors) {
          await expect
            .poll(() => left(selector), {message: `${selector} of /${path} at ${width}`})
            .toBe(edge);
        }
      }
    }
    await page.close();
  });

  it('gives the article 700 pixels at 1440 pixels, and centres it at 768 pixels', async () => {
    const page = await browser.newPage({viewport: {width: 1440, height: 900}});
    await page.goto(`${site.url}docs/api/animations/withSpring`);
    const box = () =>
      page.locator('.Article').evaluate((article) => {
        const {left, right, width} = article.getBoundingClientRect();
        return {width, left, right: document.documentElement.clientWidth - right};
      });
    expect((await box()).width).toBeGreaterThanOrEqual(700);
    await page.setViewportSize({width: 768, height: 1024});
    const {left, right} = await box();
    expect(Math.abs(left - right)).toBeLessThan(1);
    await page.close();
  });

  it('keeps the balls of the home page in their card when they overshoot', async () => {
    const page = await browser.newPage(wide);
    await page.goto(site.url);
    const room = () =>
      page.locator('.Home-motions').evaluate((card) => {
        const balls = [...card.querySelectorAll('.Home-ball')];
        const edge = card.getBoundingClientRect().right;
        const rooms = [200, 300, 350, 400].flatMap((time) =>
          balls.map((ball) => {
            for (const animation of ball.getAnimations()) {
              animation.pause();
              animation.currentTime = time;
            }
            return edge - ball.getBoundingClientRect().right;
          }),
        );
        return Math.min(...rooms);
      });
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({width, height: 900});
      expect(await room(), `at ${width}`).toBeGreaterThan(0);
    }
    await page.close();
  });

  it('keeps the controls of a figure visible as long as its settings', async () => {
    const page = await browser.newPage({...phone, reducedMotion: 'reduce'});
    await load(page, `${site.url}docs/api/animations/withSpring`);
    const isInSight = async () =>
      await page
        .locator('.Playback')
        .first()
        .evaluate((bar) => {
          const {top, bottom} = bar.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
    for (const setting of ['mass', 'overshootClamping']) {
      await page.getByLabel(setting, {exact: true}).scrollIntoViewIfNeeded();
      await expect.poll(isInSight).toBe(true);
    }
    await page.close();
  });
});

describe('accessibility', () => {
  // `npm run test:long` checks all pages in both modes at both sizes.
  it('A11Y-05, A11Y-06 no template has a violation, at both sizes and in both modes', async () => {
    const {page} = await watchedPage(browser, {...wide, reducedMotion: 'reduce'});
    const check = async (what: string) => {
      expect(await violations(page), what).toEqual([]);
    };
    // Only the contrast is checked again, because the modes differ only in their colours.
    const checkDark = async (what: string) => {
      await setMode(page, 'dark');
      expect(await violations(page, ['color-contrast']), `${what}, dark`).toEqual([]);
      await setMode(page, 'light');
    };
    for (const path of kinds) {
      await page.setViewportSize(wide.viewport);
      await load(page, site.url + path);
      await check(path);
      await checkDark(path);
      await page.setViewportSize(phone.viewport);
      await check(`${path}, phone`);
    }
    await page.setViewportSize(wide.viewport);
    await load(page, `${site.url}docs/1.x/nodes/interpolate`);
    await page.locator('.Dropdown-label').first().hover();
    await page.locator('.Dropdown-label[aria-expanded="true"]').waitFor();
    await check('with a dropdown open');
    await checkDark('with a dropdown open');
    await page.setViewportSize(phone.viewport);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('dialog[open]').waitFor();
    await check('with the panel open');
    await checkDark('with the panel open');
    await page.close();
  });
});

describe('forced colours', () => {
  it('A11Y-04 show selected, open and pressed states, and the edges of buttons', async () => {
    const page = await browser.newPage({...wide, forcedColors: 'active'});
    const background = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const border = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).borderTopWidth);
    await page.goto(`${site.url}docs/api/animations/withSpring?q=damping#parameters`);
    await page.locator('.SearchDialog [role=option]').first().waitFor();
    for (const [chosen, other] of [
      ['[role=option][aria-selected=true]', '[role=option][aria-selected=false]'],
      ['.SearchVersions-version[aria-pressed=true]', '.SearchVersions-version[aria-pressed=false]'],
      ['.TableOfContents-link.is-active', '.TableOfContents-link:not(.is-active)'],
      ['.Sidebar-link.is-active', '.Sidebar-link:not(.is-active)'],
    ] as const) {
      expect(await background(chosen), chosen).not.toBe(await background(other));
    }
    for (const button of ['.SearchDialog-close', '.Figure-button', '.code-button > svg']) {
      expect(await border(button), button).toBe('1px');
    }
    // In a word that is found, in a marked line of code and in a drawing, colours are not those of the theme.
    const color = (selector: string, property: 'color' | 'fill' | 'backgroundColor') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element)[property], property);
    const marked = '[role=option][aria-selected=false] mark';
    expect(await color(marked, 'color')).toBe(
      await color('[role=option][aria-selected=false]', 'color'),
    );
    expect(await color('.Plot-text', 'fill')).toBe(await color('body', 'color'));
    await page.goto(`${site.url}docs/fundamentals/installation`);
    expect(await color('.code-line-highlighted span', 'color')).toBe(
      await color('.code-line-highlighted', 'color'),
    );
    await page.goto(site.url);
    expect(await background('.Home-ball')).not.toBe(await background('body'));
    expect(await border('.Home-button')).toBe('1px');
    await page.close();
  });
});

/** Returns the elements that extend beyond the window, or are wider than a clipping container. */
function outOfWindow(): string[] {
  const {clientWidth, scrollWidth} = document.documentElement;
  const scrolls = (element: Element): boolean => {
    const parent = element.parentElement;
    return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent));
  };
  const out = [...document.querySelectorAll('.Navbar *, main *, .Footer *')].filter((element) => {
    const {left, right, width, height} = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || element.closest('svg') !== null) return false;
    const isCut = element.childElementCount === 0 && element.scrollWidth > element.clientWidth + 1;
    if (isCut && getComputedStyle(element).overflowX === 'hidden') return true;
    return (left < -1 || right > clientWidth + 1) && !scrolls(element);
  });
  const names = out.map((element) => element.outerHTML.slice(0, 100));
  return scrollWidth > clientWidth ? ['the page scrolls sideways', ...names] : names;
}

/** Sets the colour mode. The site only offers the light mode, but its styles support both modes. */
async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset['theme'] = value;
  }, mode);
}
