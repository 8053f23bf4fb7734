import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  kept,
  mode,
  type StateSites,
  serveStateSites,
  toMode,
  type VisitOptions,
  wide,
} from './support/state-sites.ts';
import {alive} from './support/walk.ts';

let sites: StateSites;
beforeAll(async () => {
  sites = await serveStateSites();
});
afterAll(() => sites.close());

describe('colour mode', () => {
  it('THEME-01 has a switch if the site enables it', async () => {
    const {page, context} = await sites.visit();
    expect(await page.locator('.ColorModeToggle').count()).toBe(1);
    await context.close();
    const other = await sites.visit('', {of: sites.fixed});
    expect(await other.page.locator('.ColorModeToggle').count()).toBe(0);
    await other.context.close();
  });

  it("THEME-02 starts with the stored mode, else the system's if respected, else the default", async () => {
    const first = async (options: VisitOptions) => {
      const {page, context} = await sites.visit('', options);
      const found = await mode(page);
      await context.close();
      return found;
    };
    const dark = {colorScheme: 'dark', stored: {theme: 'dark'}} as const;
    expect(await first({colorScheme: 'dark'})).toBe('light');
    expect(await first({of: sites.fixed, colorScheme: 'light'})).toBe('dark');
    expect(await first({of: sites.system, colorScheme: 'light'})).toBe('light');
    expect(await first({of: sites.system, colorScheme: 'dark'})).toBe('dark');
    expect(await first({...dark, of: sites.system, colorScheme: 'light'})).toBe('dark');
    expect(await first(dark)).toBe('dark');
  });

  it('THEME-03 is light without scripts', async () => {
    const page = await sites.browser.newPage({
      ...wide,
      javaScriptEnabled: false,
      colorScheme: 'dark',
    });
    await page.goto(sites.site.url);
    // Playwright can evaluate code even on a page with scripts disabled.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light',
    );
    await page.close();
  });

  it('THEME-04 counts anything but dark as light', async () => {
    const {page, context} = await sites.visit('', {stored: {theme: 'bogus'}});
    expect(await mode(page)).toBe('light');
    expect(await page.locator('.ColorModeToggle').getAttribute('title')).toContain('light mode');
    await context.close();
  });

  it('THEME-05, STORE-01 the switch changes it, stores it, and updates its label', async () => {
    const {page, context, complaints} = await sites.visit();
    const toggle = page.locator('.ColorModeToggle');
    expect(await toggle.getAttribute('aria-live')).toBe('polite');
    for (const next of ['dark', 'light']) {
      await toggle.click();
      await toMode(page, next);
      const label = `Switch between dark and light mode (currently ${next} mode)`;
      await page.getByRole('button', {name: label}).waitFor();
      expect(await toggle.getAttribute('title')).toBe(label);
      expect(await kept(page, 'theme')).toBe(next);
    }
    await toggle.click();
    await page.reload();
    expect(await mode(page)).toBe('dark');
    await alive(page);
    expect(await toggle.getAttribute('title')).toContain('currently dark mode');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('THEME-05 without scripts the switch is not shown', async () => {
    const page = await sites.browser.newPage({...wide, javaScriptEnabled: false});
    await page.goto(sites.site.url);
    expect(await page.locator('.ColorModeToggle').isVisible()).toBe(false);
    await page.close();
  });

  it('THEME-06 is followed by other tabs', async () => {
    const {page, context} = await sites.visit();
    const {page: other} = await sites.visit('docs/', {context});
    await page.locator('.ColorModeToggle').click();
    await toMode(other, 'dark');
    await other.getByRole('button', {name: /currently dark mode/}).waitFor();
    // Deleting the key does not change the mode.
    await page.evaluate(() => localStorage.removeItem('theme'));
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => localStorage.setItem('theme', 'bogus'));
    await toMode(other, 'light');
    await other.waitForFunction(() => localStorage.getItem('theme') === 'light');
    await context.close();
  });

  it('THEME-06 is followed by a page from the back-forward cache', async () => {
    const {page, context} = await sites.visit();
    // The page receives no `storage` event, either for its own changes or while it is in the back-forward cache.
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    expect(await mode(page)).toBe('light');
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await toMode(page, 'dark');
    await context.close();
  });

  it('THEME-06 stays when the stored mode is deleted', async () => {
    const {page, context} = await sites.visit('', {stored: {theme: 'dark'}});
    const {page: other} = await sites.visit('', {context});
    await other.evaluate(() =>
      addEventListener('storage', () => document.body.setAttribute('data-heard', '')),
    );
    await page.evaluate(() => localStorage.removeItem('theme'));
    await other.locator('[data-heard]').waitFor();
    expect([await mode(other), await kept(other, 'theme')]).toEqual(['dark', null]);
    await context.close();
  });

  it('THEME-07, THEME-08 without a switch a stored choice is deleted, ignored, and not followed', async () => {
    const {page, context} = await sites.visit('', {of: sites.fixed, stored: {theme: 'light'}});
    expect(await kept(page, 'theme')).toBeNull();
    expect(await mode(page)).toBe('dark');
    const {page: other} = await sites.visit('', {of: sites.fixed, context});
    await other.evaluate(() =>
      addEventListener('storage', () => document.body.setAttribute('data-heard', '')),
    );
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await other.locator('[data-heard]').waitFor();
    expect(await mode(other)).toBe('dark');
    // The mode is also correct before any script file has loaded.
    const quiet = await context.newPage();
    await quiet.route('**/*.js', async (route) => await route.abort());
    await quiet.goto(sites.fixed.url);
    expect(await mode(quiet)).toBe('dark');
    await context.close();
  });

  it('THEME-09 follows the system if it is respected, but not when printing', async () => {
    const {page, context} = await sites.visit('', {of: sites.system, colorScheme: 'light'});
    await page.locator('.ColorModeToggle').click();
    await toMode(page, 'dark');
    await page.emulateMedia({colorScheme: 'dark'});
    await page.waitForFunction(() => localStorage.getItem('theme') === null);
    expect(await mode(page)).toBe('dark');
    await page.emulateMedia({colorScheme: 'light'});
    await toMode(page, 'light');

    await page.evaluate(() => {
      const heard: boolean[] = [];
      Reflect.set(window, 'heard', heard);
      const query = matchMedia('(prefers-color-scheme: dark)');
      query.addEventListener('change', ({matches}) => heard.push(matches));
    });
    const heard = (count: number) =>
      page.waitForFunction(
        (wanted) => Array.from(Reflect.get(window, 'heard')).length === wanted,
        count,
      );
    await page.locator('.ColorModeToggle').click();
    await toMode(page, 'dark');
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await heard(1);
    await page.emulateMedia({media: 'screen', colorScheme: 'light'});
    await heard(2);
    expect([await mode(page), await kept(page, 'theme')]).toEqual(['dark', 'dark']);
    await context.close();
  });

  it('THEME-09 does not follow the system if it is not respected', async () => {
    const {page, context} = await sites.visit('', {stored: {theme: 'light'}});
    await page.evaluate(() =>
      matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
        document.body.setAttribute('data-heard', ''),
      ),
    );
    await page.emulateMedia({colorScheme: 'dark'});
    await page.locator('[data-heard]').waitFor();
    expect([await mode(page), await kept(page, 'theme')]).toEqual(['light', 'light']);
    await context.close();
  });

  it('THEME-10, THEME-11 logo and code have a dark variant, shown by styles alone', async () => {
    const {page, context} = await sites.visit('docs/code');
    const look = async () => ({
      logos: await page
        .locator('.Navbar img:visible')
        .evaluateAll((all) => all.map((image) => image.getAttribute('src'))),
      code: await page
        .locator('.code-block')
        .first()
        .evaluate((block) =>
          [block, ...block.querySelectorAll('.code-line span')].map(
            (element) => getComputedStyle(element).color,
          ),
        ),
      background: await page
        .locator('.code-block')
        .first()
        .evaluate((block) => getComputedStyle(block).backgroundColor),
    });
    expect(await page.locator('.Navbar img').count()).toBe(2);
    const html = await page.locator('.code-block code').first().innerHTML();
    const light = await look();
    await page.locator('.ColorModeToggle').click();
    await toMode(page, 'dark');
    const dark = await look();
    expect([light.logos, dark.logos]).toEqual([
      ['/base/img/logo.svg'],
      ['/base/img/logo-dark.svg'],
    ]);
    expect(dark.background).not.toBe(light.background);
    expect(dark.code.length).toBeGreaterThan(2);
    for (const [index, color] of dark.code.entries()) expect(color).not.toBe(light.code[index]);
    expect(await page.locator('.code-block code').first().innerHTML()).toBe(html);
    await context.close();
  });
});
