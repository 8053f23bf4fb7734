import {beforeEach, describe, expect, it} from 'vitest';
import {editedSite} from '../support/edited-site.ts';
import {files, isSameDocument, liveSite} from './support/live-site.ts';
import {scrollToY} from './support/shell-page.ts';
import {violations} from './support/violations.ts';

const {browser, built, open, parent, site} = liveSite();

describe('the error dialog', () => {
  beforeEach(async () => {
    const path = 'content/docs/2.x/plain.md';
    const text = files[path] ?? '';
    if ((await site().read(path)) === text) return;
    const count = site().events.length;
    await site().write({[path]: text});
    await built(count);
  });

  it('covers the page with location, source and hint, and disappears when the error is fixed', async () => {
    const {page, context} = await open('docs/long');
    await scrollToY(page, 250);
    await site().change('content/docs/2.x/plain.md', (text) => `${text}\n[x](/docs/lon) <b>&\n`);
    const dialog = page.getByRole('dialog', {name: '1 problem'});
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').innerText()).toMatchInlineSnapshot(`
      "content/docs/2.x/plain.md:5:1

      \`/docs/lon\` leads to a missing page.

      3Plain words.
      4
      5[x](/docs/lon) <b>&
      6

      Readers would see the 404 page.

      Did you mean \`/docs/long\`?

      broken-link"
    `);
    expect(await dialog.locator('.here').textContent()).toBe('5[x](/docs/lon) <b>&');
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
    await site().change('content/docs/2.x/plain.md', (text) =>
      text.replace('/docs/lon)', '/docs/l)'),
    );
    await dialog.waitFor();
    await site().change('content/docs/2.x/plain.md', (text) =>
      text.replace('/docs/l)', '/docs/long)'),
    );
    await dialog.waitFor({state: 'hidden'});
    expect(await page.evaluate(() => scrollY)).toBe(250);
    expect(await isSameDocument(page)).toBe(true);
    await context.close();
  });

  it('A11Y-05 can be read and closed with the keyboard, and waits while the reader is typing', async () => {
    const {page, context} = await open('docs/plain');
    await page.locator('main').evaluate((main) => {
      const field = main.appendChild(document.createElement('input'));
      field.ariaLabel = 'Field';
      field.focus();
    });
    await page.keyboard.type('a');
    await site().change('content/docs/2.x/plain.md', (text) => `${text}\n[y](/docs/lon)\n`);
    const dialog = page.locator('dialog[aria-labelledby="title"]');
    await dialog.waitFor({state: 'attached'});
    await page.keyboard.type('b');
    await expect.poll(() => page.getByLabel('Field').inputValue()).toBe('ab');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await dialog.waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      expect(await violations(page), colorScheme).toEqual([]);
    }
    // When the problem is reported again, the focus stays on the button.
    await site().change('content/docs/2.x/plain.md', (text) => text.replace('[y]', '\n\n[y]'));
    await dialog.getByText('plain.md:7:1').waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({state: 'hidden'});
    await site().change('content/docs/2.x/plain.md', (text) =>
      text.replace('\n[y](/docs/lon)\n', ''),
    );
    await expect.poll(() => site().events.at(-1)?.result.ok).toBe(true);
    await context.close();
  });

  it('is shown to pages that are opened later', async () => {
    await site().write({'content/docs/2.x/broken.mdx': '# Broken\n\n<Nothing\n'});
    const {page, context} = await open('docs/plain');
    await page.getByRole('dialog', {name: '1 problem'}).waitFor();
    await site().remove('content/docs/2.x/broken.mdx');
    await page.getByRole('dialog').waitFor({state: 'hidden'});
    await context.close();
  });

  it('does not cover the page for a warning', async () => {
    const {page, context} = await open('docs/plain');
    const count = site().events.length;
    await site().change('content/docs/2.x/plain.md', (text) => `${text}\n[gone](./gone.md)\n`);
    await built(count);
    const found = site().events.at(-1)?.result.diagnostics ?? [];
    expect(found.map(({severity, code}) => `${severity} ${code}`)).toContain(
      'warning broken-markdown-link',
    );
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });
});

it('a site that cannot be built at first is shown as soon as it can', async () => {
  const broken = await editedSite(
    {...files, 'site.config.ts': 'export default {\n'},
    `${parent()}/broken`,
  );
  const page = await browser().newPage();
  await page.goto(broken.url);
  await page.getByRole('dialog', {name: /problem/}).waitFor();
  await broken.write({'site.config.ts': files['site.config.ts'] ?? ''});
  await page.getByRole('heading', {name: 'Home', level: 1}).waitFor();
  await page.close();
  await broken.close();
});
