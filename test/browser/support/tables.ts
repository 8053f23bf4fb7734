import type {Page} from 'playwright-core';

/**
 * Shows the tables of other pages on an open docs page. Pages differ only in their articles, so one page can show them
 * all.
 *
 * @param addresses URLs of the other pages.
 * @returns Number of tables.
 */
export async function showTables(page: Page, addresses: readonly string[]): Promise<number> {
  return await page.evaluate(async (all) => {
    const parser = new DOMParser();
    const styles = new Map<string, HTMLElement>();
    const holders: Element[] = [];
    const read = async (address: string): Promise<void> => {
      const html = await (await fetch(address)).text();
      const other = parser.parseFromString(html, 'text/html');
      for (const part of other.querySelectorAll<HTMLElement>('.Article > *')) {
        if (!part.matches('table, :has(table)')) continue;
        part.dataset['page'] = address;
        holders.push(part);
      }
      for (const sheet of other.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')) {
        styles.set(new URL(sheet.getAttribute('href') ?? '', address).href, sheet);
      }
    };
    await Promise.all(all.map(read));
    const loaded = [...styles].map(async ([href, sheet]) => {
      const link = document.importNode(sheet);
      link.setAttribute('href', href);
      await new Promise((resolve) => {
        link.onload = resolve;
        document.head.append(link);
      });
    });
    await Promise.all(loaded);
    document.querySelector('.Article')?.replaceChildren(...holders);
    return document.querySelectorAll('.Article table').length;
  }, addresses);
}

/**
 * Describes the tables that do not fit: URL of the page, columns, and number of pixels beyond the width of the article.
 */
export async function cutTables(page: Page): Promise<string[]> {
  return await page.locator('.Article table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const excess = table.scrollWidth - table.clientWidth;
      const {page: address} = table.closest<HTMLElement>('[data-page]')?.dataset ?? {};
      const head = [...table.querySelectorAll('th')].map((cell) => cell.textContent.trim());
      return excess > 0 ? [`${address} | ${head.join(' | ')} | by ${excess} px`] : [];
    }),
  );
}
