import fc from 'fast-check';
import {expect} from 'vitest';
import {type SearchVisit, settled} from './search-visit.ts';
import type {WalkOptions} from './walk.ts';

/** Browsers in which the search changes the history in different ways, with the preparation of their pages. */
export const historyApis: readonly (readonly [string, WalkOptions['prepare']])[] = [
  ['browsers with the Navigation API', undefined],
  [
    'others, such as Safari before 26.2',
    (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation')),
  ],
];

/**
 * Opens and closes the search in random sequences. Checks after each sequence that the dialog and the history agree.
 *
 * @param sequences Number of sequences.
 * @param url URL of the fixture `search`.
 * @param visit Opens its page `team`.
 */
export async function openAndClose(
  sequences: number,
  url: string,
  visit: () => Promise<SearchVisit>,
): Promise<void> {
  const names = fc.constantFrom('key', 'escape', 'click', 'pause');
  const steps = fc.constantFrom('back', 'forward');
  const order = fc
    .array(fc.oneof({arbitrary: names, weight: 4}, steps), {maxLength: 7})
    // A second back navigation could leave the site.
    .filter((actions) => actions.filter((action) => action === 'back').length < 2);
  await fc.assert(
    fc.asyncProperty(order, async (actions) => {
      const {page, dialog, box, complaints, close} = await visit();
      await page.evaluate((href) => {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = href;
        link.click();
        link.remove();
      }, `${url}docs/start`);
      await page.getByRole('heading', {level: 1, name: 'Start'}).waitFor();
      const length = await page.evaluate(() => history.length);
      const acts: Readonly<Record<string, () => Promise<unknown>>> = {
        key: () => page.keyboard.press('Control+k'),
        escape: () => page.keyboard.press('Escape'),
        // While the dialog is open, the search field cannot be clicked.
        click: () => box.click({timeout: 50}).catch(() => undefined),
        back: () => page.evaluate(() => history.back()),
        forward: () => page.evaluate(() => history.forward()),
        pause: () => page.waitForTimeout(20),
      };
      for (const action of actions) await acts[action]?.();
      await settled(page);
      const isOpen = await dialog.isVisible();
      const {overlays, address, entries, overflow} = await page.evaluate(() => ({
        overlays: history.state?.overlays ?? 0,
        address: location.href,
        entries: history.length,
        overflow: document.body.style.overflow,
      }));
      expect(overflow).toBe(isOpen ? 'hidden' : '');
      expect(entries).toBeLessThanOrEqual(length + 1);
      if (isOpen) expect(overlays).toBe(1);
      if (!actions.includes('forward') && !isOpen) expect(overlays).toBe(0);
      // Closing the search must not leave the page.
      if (!actions.includes('back')) expect(address).toBe(`${url}docs/start`);
      if (!actions.some((action) => action === 'back' || action === 'forward')) {
        const last = actions.findLast((action) => action !== 'pause');
        if (last === 'key') expect(isOpen).toBe(true);
        if (last === 'escape') expect(isOpen).toBe(false);
      }
      expect(complaints).toEqual([]);
      await close();
    }),
    {numRuns: sequences},
  );
}
