import axe, {type AxeResults} from 'axe-core';
import type {Page} from 'playwright-core';

/** What breaks a rule on a page: the rule and the element. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const {violations: found} = await page.evaluate(
    (): Promise<AxeResults> => Reflect.get(window, 'axe').run(),
  );
  return found.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}
