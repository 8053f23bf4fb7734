import axe, {type AxeResults} from 'axe-core';
import type {Page} from 'playwright-core';

/**
 * Returns the violations of accessibility rules on a page: each rule with the affected element.
 *
 * @param rules Rules to check. Default: all.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const {violations: found} = await page.evaluate(
    (only): Promise<AxeResults> =>
      Reflect.get(window, 'axe').run({resultTypes: ['violations'], ...(only && {runOnly: only})}),
    rules && [...rules],
  );
  return found.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}
