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

/**
 * Presses Tab until the focus leaves the page or returns to an element that already had it.
 *
 * @returns The number of stops, and the problems with them.
 */
async function walk(page: Page): Promise<{readonly stops: number; readonly problems: string[]}> {
  const problems: string[] = [];
  for (let stops = 0; stops <= maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (stop === undefined && stops > 0) return {stops, problems};
    if (stop?.problem !== undefined) problems.push(stop.problem);
  }
  return {stops: maxStops, problems: [...problems, 'The focus never leaves the page.']};
}

/** Describes the focused element; returns `undefined` if nothing has the focus, or if the element had it before. */
function describeFocus(): {readonly problem: string | undefined} | undefined {
  const {activeElement} = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return undefined;
  if (activeElement.dataset['visited'] !== undefined) return undefined;
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

describe('A11Y-03, A11Y-06 Tab visits each control once, visibly, and leaves the page', () => {
  for (const [size, options] of Object.entries({wide, phone})) {
    for (const path of [
      '',
      'docs/fundamentals/animations',
      'docs/api/animations/withSpring',
      '404.html',
    ]) {
      it(`on /${path}, ${size}`, async () => {
        const page = await browser.newPage({...options, reducedMotion: 'reduce'});
        await load(page, site.url + path);
        const {stops, problems} = await walk(page);
        expect(problems).toEqual([]);
        expect(stops).toBeGreaterThan(5);
        await page.close();
      });
    }

    it(`within the search dialog, ${size}`, async () => {
      const page = await browser.newPage({...options, reducedMotion: 'reduce'});
      await load(page, `${site.url}docs/?q=spring`);
      await page.getByRole('option').first().waitFor();
      const {stops, problems} = await walk(page);
      expect(problems).toEqual([]);
      // The stops are the close button and the versions. Arrow keys reach the results.
      expect(stops).toBe(5);
      await page.close();
    });
  }
});
