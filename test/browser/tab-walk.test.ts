import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {launchChromium} from './support/chromium.ts';
import {load, type OwnSite, phone, serveOwnSite, wide} from './support/own-site.ts';

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

/** Maximum number of stops, more than any page has controls. */
const maxStops = 400;

/** Number of times that Tab is pressed before the stops are read. */
const batch = 20;

/** An element that has had the focus. */
interface Stop {
  readonly problem: string | undefined;
}

/**
 * Presses Tab until the focus leaves the page or returns to an element that already had it.
 *
 * @returns The number of stops, and the problems with them.
 */
async function walk(page: Page): Promise<{readonly stops: number; readonly problems: string[]}> {
  // The page records the stops itself, because asking it after each press takes as long as the press.
  await page.evaluate(recordStops);
  const seen: (Stop | null)[] = [];
  // The first entry describes the focus before the first press.
  const findEnd = () => seen.indexOf(null, 1);
  while (findEnd() === -1 && seen.length <= maxStops) {
    for (let press = 0; press < batch; press += 1) await page.keyboard.press('Tab');
    seen.push(...(await page.evaluate(() => Reflect.get(window, 'takeStops')())));
  }
  const end = findEnd();
  const stops = seen.slice(1, end === -1 ? undefined : end).filter((stop) => stop !== null);
  const problems = stops.flatMap(({problem}) => problem ?? []);
  if (end === -1) problems.push('The focus never leaves the page.');
  return {stops: stops.length, problems};
}

/** Records the focused element before each press of a key. */
function recordStops(): void {
  const stops: (Stop | null)[] = [];
  addEventListener('keydown', () => stops.push(describeFocus()), true);
  Reflect.set(window, 'takeStops', () => stops.splice(0));

  /** Describes the focused element; returns `null` if nothing has the focus, or if the element had it before. */
  function describeFocus(): Stop | null {
    const {activeElement} = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null;
    if (activeElement.dataset['visited'] !== undefined) return null;
    activeElement.dataset['visited'] = '';
    const {outlineStyle, outlineWidth} = getComputedStyle(activeElement);
    const [box] = activeElement.getClientRects();
    const {left, top, width, height} = box ?? activeElement.getBoundingClientRect();
    // A part of the element is visible: no sticky or modal element covers all of it.
    const points = [0.02, 0.5, 0.98].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [x, y] as const));
    const isVisible = points.some(([x, y]) =>
      activeElement.contains(document.elementFromPoint(left + x * width, top + y * height)),
    );
    const isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    const name = activeElement.outerHTML.slice(0, 120);
    if (!isVisible) return {problem: `covered or outside the window: ${name}`};
    return {problem: isRinged ? undefined : `without an outline: ${name}`};
  }
}

describe.each(Object.entries({wide, phone}))(
  'A11Y-03, A11Y-06 Tab visits each control once, visibly, and leaves the page, %s',
  (_, options) => {
    let page: Page;
    beforeAll(async () => {
      page = await browser.newPage({...options, reducedMotion: 'reduce'});
    });
    afterAll(() => page.close());

    it.each(['', 'docs/fundamentals/animations', 'docs/api/animations/withSpring', '404.html'])(
      'on /%s',
      async (path) => {
        await load(page, site.url + path);
        const {stops, problems} = await walk(page);
        expect(problems).toEqual([]);
        expect(stops).toBeGreaterThan(5);
      },
    );

    it('within the search dialog', async () => {
      await load(page, `${site.url}docs/?q=spring`);
      await page.getByRole('option').first().waitFor();
      const {stops, problems} = await walk(page);
      expect(problems).toEqual([]);
      // The stops are the close button and the versions. Arrow keys reach the results.
      expect(stops).toBe(5);
    });
  },
);
