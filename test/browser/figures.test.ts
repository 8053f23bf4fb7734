import type {Browser, BrowserContextOptions, Locator, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {facts, openFigures as openFiguresOf, serveFigures} from './support/figures-site.ts';
import {type WatchedPage, watchedPage} from './support/own-site.ts';
import type {ServedFolder} from './support/serve-folder.ts';
import {painted, phone, wide} from './support/shell-page.ts';
import {violations} from './support/violations.ts';
import {alive, holdBack} from './support/walk.ts';

const figures = {
  'spring/SpringFigure': '<SpringFigure version="3.x" />',
  'timing/TimingFigure': '<TimingFigure version="3.x" />',
  'decay/DecayFigure': '<DecayFigure version="3.x" />',
  'timeline/RepeatFigure': '<RepeatFigure />',
  'timeline/SequenceFigure': '<SequenceFigure />',
  'timeline/DelayFigure': '<DelayFigure />',
  'timeline/WobbleFigure': '<WobbleFigure />',
  'interpolate/InterpolateFigure': '<InterpolateFigure version="3.x" />',
  'color/ColorInterpolationFigure': '<ColorInterpolationFigure version="3.x" />',
  'moving-box/MovingBoxFigure': '<MovingBoxFigure />',
  'moving-box/TwoSpringsFigure': '<TwoSpringsFigure />',
  'ball/BallFigure': '<BallFigure />',
  'sensor/SensorFigure': '<SensorFigure />',
} as const;
type FigurePath = keyof typeof figures;

const sites = sharedFolder();
let browser: Browser;
let site: ServedFolder;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveFigures(sites(), figures);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const openFigures = (options: BrowserContextOptions = wide): Promise<WatchedPage> =>
  openFiguresOf(browser, site, options);

function figure(page: Page, path: FigurePath): Locator {
  return page.locator('.Figure').nth(Object.keys(figures).indexOf(path));
}

describe('figures without scripts', () => {
  it('show their motion and its numbers, and no controls without effect', async () => {
    const {page} = await openFigures({...phone, javaScriptEnabled: false});
    const spring = figure(page, 'spring/SpringFigure');
    expect(await facts(spring)).toEqual([
      'Settles after1333 ms',
      'Highest116.3 px',
      'Damping ratio0.5 (swings)',
    ]);
    expect(await spring.locator('.Plot').getAttribute('aria-label')).toBe(
      'Value against time: from 0 to 100 px, at most 116.3 px, at rest after 1333 ms.',
    );
    expect(await page.locator('.Figure .Plot-curve').count()).toBeGreaterThan(6);
    expect(
      await page
        .locator('.Figure')
        .filter({has: page.locator('svg')})
        .count(),
    ).toBe(Object.keys(figures).length);
    expect(
      await page.locator('.Figure :is(input, select, button)').filter({visible: true}).count(),
    ).toBe(0);
    expect(await page.locator('.Figure [tabindex="0"]').count()).toBe(0);
    expect(await page.content()).not.toContain('NaN');
    await page.close();
  });
});

describe('figures with scripts', () => {
  it('hydrate without a message and without a layout shift', async () => {
    for (const options of [wide, phone]) {
      const {page, complaints} = await watchedPage(browser, options);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry) shifts.push(Number(entry.value));
        }).observe({type: 'layout-shift', buffered: true});
      });
      await page.goto(`${site.url}figures`);
      await alive(page);
      await painted(page);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(complaints).toEqual([]);
      await page.close();
    }
  });

  it('have no violation of accessibility rules, and fields on phones that need no zooming', async () => {
    const {page} = await openFigures(phone);
    await figure(page, 'timing/TimingFigure').getByLabel('Easing').selectOption('bezier');
    await figure(page, 'decay/DecayFigure').getByLabel('clamp').check();
    expect(await violations(page)).toEqual([]);
    const sizes = await page
      .locator('.Figure :is(input:not([type="range"], [type="checkbox"], [type="color"]), select)')
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
    expect(sizes.length).toBeGreaterThan(5);
    // iOS zooms in on a focused field whose font is smaller than 16 pixels.
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    await page.close();
  });

  it('keep values that are set before they hydrate', async () => {
    const {page, complaints} = await watchedPage(browser, wide);
    const release = await holdBack(page, /assets\/js\/runtime/);
    await page.goto(`${site.url}figures`);
    const spring = figure(page, 'spring/SpringFigure');
    await spring.getByLabel('damping', {exact: true}).focus();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
    await spring.getByLabel('stiffness').press('ArrowLeft');
    await figure(page, 'timing/TimingFigure').getByLabel('Easing').selectOption('bezier');
    await figure(page, 'decay/DecayFigure').getByLabel('clamp').check();
    release();
    await alive(page);
    await expect
      .poll(() => spring.locator('.CodeLine code').textContent())
      .toBe('withSpring(100, { damping: 20, stiffness: 90 })');
    await expect
      .poll(() => figure(page, 'timing/TimingFigure').locator('code').textContent())
      .toContain('bezier');
    await expect.poll(() => facts(figure(page, 'decay/DecayFigure'))).toContain('Comes to200 px');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('belong to the pages that use them', async () => {
    const {page} = await watchedPage(browser, wide);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url().replace(site.url, '')));
    await page.goto(`${site.url}plain`);
    await alive(page);
    const own = /^assets\/(?:js\/chunk|css\/page)/;
    // One chunk may contain bundler helpers that the runtime and React share.
    const shared = requests.filter((path) => own.test(path));
    expect(shared.length).toBeLessThanOrEqual(1);
    requests.length = 0;
    await page.goto(`${site.url}figures`);
    await alive(page);
    expect(requests.filter((path) => own.test(path) && !shared.includes(path))).not.toEqual([]);
    await page.close();
  });
});

describe('interaction with a figure', () => {
  let page: Page;
  let complaints: readonly string[];
  beforeAll(async () => {
    ({page, complaints} = await openFigures());
  });
  afterAll(async () => {
    expect(complaints).toEqual([]);
    await page.close();
  });

  /**
   * In the published 3.3.0, `withSpring(100, { damping: 20, stiffness: 90 })` ends in frame 75, at 60 frames per
   * second.
   */
  it('follows its sliders, with the keyboard', async () => {
    const spring = figure(page, 'spring/SpringFigure');
    await spring.getByLabel('damping', {exact: true}).focus();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
    await spring.getByLabel('stiffness').press('ArrowLeft');
    await expect.poll(() => facts(spring)).toContain('Settles after1250 ms');
    expect(await spring.locator('.CodeLine code').textContent()).toBe(
      'withSpring(100, { damping: 20, stiffness: 90 })',
    );
    await spring.getByLabel('Described by').selectOption('duration and dampingRatio');
    await expect.poll(() => facts(spring)).toContain('Ends after2000 ms');
  });

  it('keeps typed text, and applies it if it is a number within the limits', async () => {
    const decimals = figure(page, 'spring/SpringFigure').getByLabel('restSpeedThreshold (px/s)');
    await decimals.fill('0');
    const code = figure(page, 'spring/SpringFigure').locator('.CodeLine code');
    expect(await code.textContent()).not.toContain('restSpeedThreshold');
    await decimals.fill('0.5');
    await expect.poll(() => code.textContent()).toContain('restSpeedThreshold: 0.5');
  });

  it('plays to its end, and stops at the position that it is moved to', async () => {
    const timing = figure(page, 'timing/TimingFigure');
    const time = timing.getByLabel('Time', {exact: true});
    await time.fill('0');
    await timing.getByRole('button', {name: 'Play'}).click();
    await timing.getByRole('button', {name: 'Play'}).waitFor();
    expect(await time.getAttribute('aria-valuetext')).toBe('300 ms');
    await time.fill('150');
    await painted(page);
    expect(await time.getAttribute('aria-valuetext')).toBe('150 ms');
    // After half the time, `inOut(quad)` is at half the distance.
    const {marker, middle} = await timing.locator('.Plot').evaluate((plot) => ({
      marker: Number(plot.querySelector('.Plot-marker')?.getAttribute('cy')),
      middle: (26 + 206) / 2,
    }));
    expect(marker).toBeCloseTo(middle, 1);
  });

  it('has control points to drag, and to move with arrow keys', async () => {
    const timing = figure(page, 'timing/TimingFigure');
    await timing.getByLabel('Easing').selectOption('bezier');
    const handle = timing.getByRole('slider', {name: 'First control point'});
    const fill = (): Promise<string> => handle.evaluate((node) => getComputedStyle(node).fill);
    const resting = await fill();
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    expect(await fill()).not.toBe(resting);
    await expect.poll(() => handle.getAttribute('aria-valuetext')).toBe('x 0.26, y 0.3');
    await expect.poll(() => timing.getByLabel('y1').inputValue()).toBe('0.3');

    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (box === null) throw new Error('The handle is not shown.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    // The default action is prevented, because Safari would select text during the drag. The handle must be focused
    // nevertheless.
    await handle.evaluate((node: SVGElement) => {
      node.blur();
      const note = (event: Event) => node.setAttribute('data-taken', `${event.defaultPrevented}`);
      addEventListener('pointerdown', note, {once: true});
    });
    await page.mouse.down();
    expect(await handle.getAttribute('data-taken')).toBe('true');
    expect(await handle.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.mouse.move(x + 500, y, {steps: 3});
    await page.mouse.up();
    await page.mouse.move(x, y);
    // The handle stops at the limit of x, and stays there after it is released.
    expect(await timing.getByLabel('x1').inputValue()).toBe('1');
    expect(await timing.locator('.CodeLine code').textContent()).toContain(
      'Easing.bezier(1, 0.3, 0.25, 1)',
    );
  });

  it('reports that an elastic limit which is not reached never ends the animation', async () => {
    const decay = figure(page, 'decay/DecayFigure');
    await decay.getByLabel('clamp').check();
    await decay.getByLabel('rubberBandEffect').check();
    await expect.poll(() => facts(decay)).toEqual(['Ends after967 ms', 'Comes to200 px']);
    await decay.getByLabel('velocity').fill('100');
    await expect.poll(() => facts(decay)).toContain('Endsnever by itself');
  });

  it('takes colours as text, and fades between them', async () => {
    const colors = figure(page, 'color/ColorInterpolationFigure');
    const strip = colors.getByRole('listitem').filter({hasText: 'HSV with correction'});
    await colors.getByLabel('From', {exact: true}).fill('#ff0');
    await colors.getByLabel('To', {exact: true}).fill('#800080');
    expect(await strip.getByRole('img').getAttribute('aria-label')).toBe(
      'From rgb(255, 255, 0) through rgb(192, 0, 0) to rgb(128, 0, 128)',
    );
    const box = colors.locator('.LiveBlend rect');
    expect(await box.getAttribute('fill')).toBe('rgb(255, 255, 0)');
    await colors.getByRole('button', {name: 'Start animation'}).click();
    await page.waitForFunction(
      () => document.querySelector('.LiveBlend rect')?.getAttribute('fill') === 'rgb(128, 0, 128)',
    );
    await colors.getByLabel('gamma', {exact: true}).fill('1');
    await expect.poll(() => box.getAttribute('fill')).toBe('rgb(255, 255, 0)');
  });

  it('can be dragged with the keyboard, and springs back', async () => {
    const ball = figure(page, 'ball/BallFigure').getByRole('button');
    const place = (): Promise<string | null> => ball.getAttribute('cx');
    const start = await place();
    await ball.focus();
    await page.keyboard.down('ArrowRight');
    expect(await place()).toBe('200.00');
    expect(await ball.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.up('ArrowRight');
    await page.waitForFunction(
      (cx) => document.querySelector('.Ball-ball')?.getAttribute('cx') === cx,
      start,
    );
    await figure(page, 'ball/BallFigure').getByLabel('The ball').selectOption('stay');
    await ball.press('ArrowUp');
    await expect.poll(() => ball.getAttribute('cy')).toBe('90.00');
  });

  it('shows the moving part above Play, in short windows too', async () => {
    const {page} = await openFigures({...phone, viewport: {width: 320, height: 640}});
    const spring = figure(page, 'spring/SpringFigure');
    const row = spring.locator('.Playback');
    // Scrolls so that the row sticks to the lower edge of the window, about 50 pixels above its normal position.
    await row.evaluate((element) => {
      const {bottom} = element.getBoundingClientRect();
      scrollBy(0, bottom - innerHeight - 50);
    });
    await painted(page);
    const [trail, play] = [await spring.locator('.Runner').boundingBox(), await row.boundingBox()];
    const covered = (trail?.y ?? 0) + (trail?.height ?? 0) - (play?.y ?? 0);
    expect(covered).toBeLessThan(6);
    await page.close();
  });

  it('looks ready before the first user interaction, and reacts to it', async () => {
    const still = await launchChromium({still: true});
    const page = await still.newPage(wide);
    await page.goto(`${site.url}figures`);
    await page.waitForLoadState('networkidle');
    const timing = figure(page, 'timing/TimingFigure');
    const play = timing.getByRole('button', {name: 'Play'});
    const opacity = await play.evaluate((button) => getComputedStyle(button).opacity);
    expect([opacity, await play.isEnabled()]).toEqual(['1', true]);
    expect(await timing.locator('input:disabled, select:disabled').count()).toBe(0);
    // Checked in every frame, because the motion, and so the label, lasts only 300 milliseconds.
    const playing = page.waitForFunction(
      (button) => button?.textContent === 'Pause',
      await play.elementHandle(),
    );
    await play.evaluate((button: HTMLElement) => button.click());
    await playing;
    await still.close();
  });

  it('a number field reports values that it refuses', async () => {
    const field = figure(page, 'interpolate/InterpolateFigure').getByLabel('Input 2');
    const before = await field.inputValue();
    await field.fill('');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const told = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
    expect(await told.textContent()).toMatch(/^A number from -?\d+ to \d+$/);
    await field.blur();
    expect(await field.inputValue()).toBe(before);
    expect(await told.count()).toBe(0);
  });
});

describe('figures for readers who prefer reduced motion', () => {
  it('go by steps, and jump instead of springing', async () => {
    const {page} = await openFigures({...wide, reducedMotion: 'reduce'});
    const timing = figure(page, 'timing/TimingFigure');
    const step = timing.getByRole('button', {name: 'Step'});
    await step.click();
    await step.click();
    await painted(page);
    expect(await timing.getByLabel('Time', {exact: true}).getAttribute('aria-valuetext')).toBe(
      '30 ms',
    );

    const moving = figure(page, 'moving-box/MovingBoxFigure');
    await moving.getByRole('button', {name: 'Move'}).click();
    const [box, target] = await Promise.all(
      ['.MovingBox-box', '.MovingBox-target'].map((part) => moving.locator(part).getAttribute('x')),
    );
    expect(box).toBe(target);
    await page.close();
  });
});
