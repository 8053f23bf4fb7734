import {describe, expect, it} from 'vitest';
import {articlePages, shifts, tab} from './support/article-pages.ts';
import {phone, stopClock, wide} from './support/walk.ts';

const {visit} = articlePages();

const tick = 'm4 12 6 6L20 6';

describe('copying code', () => {
  const granted = {...wide, permissions: ['clipboard-read', 'clipboard-write']};

  it('MD-13 copies the shown code without the final line break, and confirms it for a second', async () => {
    const {page, complaints, context} = await visit('code', granted);
    await stopClock(page);
    const copied: string[] = [];
    for (const index of [0, 1, 2]) {
      const block = page.locator('.code-block').nth(index);
      await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
      await block.getByRole('button', {name: 'Copied'}).waitFor();
      expect(await block.locator('.code-copy path').getAttribute('d')).toBe(tick);
      copied.push(await page.evaluate(() => navigator.clipboard.readText()));
    }
    expect(copied[0]).toBe('const short = 1;\n\nconst second = 2;');
    expect(copied[1]).toMatch(/^const long = 'a line [^\n]*';\nconst marked = true;$/);
    expect(copied[2]).toBe('indented code');
    const last = page.locator('.code-block').nth(2);
    expect(await last.getByRole('status').textContent()).toBe('Copied');
    await page.clock.runFor(999);
    expect(await last.locator('.code-copy').getAttribute('aria-label')).toBe('Copied');
    await page.clock.runFor(1);
    expect(await last.locator('.code-copy').getAttribute('aria-label')).toBe(
      'Copy code to clipboard',
    );
    expect(await last.getByRole('status').textContent()).toBe('');
    expect(await last.locator('.code-copy path').getAttribute('d')).not.toBe(tick);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('MD-13 copies without a clipboard API, and reports a failure', async () => {
    const {page, context} = await visit('code', granted);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
      document.addEventListener('copy', () => {
        const field = document.activeElement;
        Reflect.set(window, 'copied', field instanceof HTMLTextAreaElement ? field.value : null);
      });
    });
    await stopClock(page);
    const button = page.locator('.code-copy').first();
    await button.click();
    await page.getByRole('button', {name: 'Copied'}).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toBe(
      'const short = 1;\n\nconst second = 2;',
    );
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await page.locator('.code-copy').nth(1).click();
    await page.getByRole('button', {name: 'Copying failed'}).waitFor();
    await context.close();
  });

  it('MD-13 supports code in components', async () => {
    const {page, complaints, context} = await visit('live', granted);
    await stopClock(page);
    await page.locator('.code-copy').click();
    await page.getByRole('button', {name: 'Copied'}).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "const code = 'in MDX';",
    );
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('wrapping code', () => {
  it('MD-14 is offered while code is wider than its block, or wraps', async () => {
    const {page, context} = await visit('code');
    const blocks = page.locator('.code-block');
    const short = blocks.first().locator('.code-wrap');
    const button = blocks.nth(1).getByRole('button', {name: 'Toggle word wrap'});
    await button.waitFor({state: 'visible'});
    expect(await short.isVisible()).toBe(false);

    const pre = blocks.nth(1).locator('pre');
    const overflow = () => pre.evaluate((box) => box.scrollWidth - box.clientWidth);
    await page.setViewportSize(phone.viewport);
    await expect.poll(overflow).toBeGreaterThan(0);
    await button.click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    // Words that are wider than the screen must also wrap.
    await expect.poll(overflow).toBe(0);
    await page.setViewportSize({width: 8000, height: 800});
    await expect.poll(() => button.isVisible()).toBe(true);
    await button.click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
    await page.setViewportSize({width: 320, height: 800});
    await button.waitFor({state: 'visible'});
    await context.close();
  });

  it('MD-14 is updated when a hidden tab is shown', async () => {
    const {page, release} = await visit('tabs', phone);
    const button = page.locator('.tabs-panel .code-wrap');
    expect(await button.isVisible()).toBe(false);
    await tab(page, 0, 'Linux').click();
    await button.waitFor({state: 'visible'});
    await release();
  });
});

describe('the buttons of code', () => {
  it('MD-15 are hidden, faint over the block, clear when pointed at or focused', async () => {
    const {page, release} = await visit('code', {...wide, reducedMotion: 'reduce'});
    const copy = page.locator('.code-copy').first();
    const opacity = () => copy.evaluate((button) => getComputedStyle(button).opacity);
    await page.mouse.move(0, 0);
    expect(await opacity()).toBe('0');
    await page
      .locator('.code-block')
      .first()
      .locator('code')
      .hover({position: {x: 5, y: 5}});
    await expect.poll(opacity).toBe('0.4');
    await copy.hover();
    await expect.poll(opacity).toBe('1');
    await page.mouse.move(0, 0);
    await expect.poll(opacity).toBe('0');
    await page.locator('.code-block pre').first().focus();
    await page.keyboard.press('Tab');
    await expect.poll(opacity).toBe('1');
    await release();
  });

  it('MD-15 are visible and large enough on devices without hover', async () => {
    const {page, release} = await visit('code', phone);
    for (const button of await page.locator('.code-button:visible').all()) {
      expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
      expect(await button.boundingBox()).toMatchObject({width: 44, height: 44});
    }
    expect(await page.locator('.code-wrap:visible').count()).toBeGreaterThan(0);
    await release();
  });

  it('MD-15 cover no code on devices without hover: they have a line of their own', async () => {
    const {page, release} = await visit('code', phone);
    const block = page.locator('.code-block', {has: page.locator('.code-wrap:visible')}).first();
    const hidden = () =>
      block.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element.querySelector('.code-line') ?? element);
        const buttons = element.querySelector('.code-buttons')?.getBoundingClientRect();
        return [...text.getClientRects()].filter((line) => line.top < (buttons?.bottom ?? 0))
          .length;
      });
    expect(await hidden()).toBe(0);
    await block.getByRole('button', {name: 'Toggle word wrap'}).tap();
    await expect.poll(hidden).toBe(0);
    await expect
      .poll(() => block.locator('code').evaluate((code) => code.getClientRects().length))
      .toBe(1);
    await release();
  });

  it('MD-13 cause no layout shift', async () => {
    for (const options of [wide, phone]) {
      const {page, release} = await visit('code', options);
      await page.locator('.code-copy').first().waitFor({state: 'attached'});
      expect(await shifts(page)).toEqual([]);
      const heights = () =>
        page.locator('.code-block').evaluateAll((all) => all.map((block) => block.clientHeight));
      const before = await heights();
      await page.evaluate(() => {
        for (const buttons of document.querySelectorAll('.code-buttons')) buttons.remove();
      });
      expect(await heights()).toEqual(before);
      await release();
    }
  });

  it('MD-16 a block of code is reachable with the keyboard', async () => {
    const {page, release} = await visit('code');
    const pre = page.locator('.code-block pre').nth(2);
    await pre.focus();
    await expect
      .poll(() => pre.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await expect.poll(() => pre.textContent()).toBe('indented code\n');
    await release();
  });
});
