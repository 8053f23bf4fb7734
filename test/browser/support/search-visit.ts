import type {Browser, Locator, Page} from 'playwright-core';
import {startWalk, type Walk, type WalkOptions} from './walk.ts';

/** A hydrated page and the parts of its search. */
export interface SearchVisit extends Walk {
  readonly box: Locator;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly options: Locator;
}

export async function visitSearch(browser: Browser, options: WalkOptions): Promise<SearchVisit> {
  const walk = await startWalk(browser, options);
  const {page} = walk;
  return {
    ...walk,
    box: page.locator('.Search'),
    dialog: page.getByRole('dialog', {name: 'Search'}),
    input: page.getByRole('combobox', {name: 'Search'}),
    options: page.getByRole('option'),
  };
}

/** Resolves when no history navigation is in progress. On a slow machine, the frames and tasks take longer, too. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 6; round += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
  });
}
