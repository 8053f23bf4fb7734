import type {Browser, BrowserContextOptions, Locator, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {facts, openFigures as openFiguresOf, serveFigures} from './support/figures-site.ts';
import {type WatchedPage, watchedPage} from './support/own-site.ts';
import type {ServedFolder} from './support/serve-folder.ts';
import {painted, phone, wide} from './support/shell-page.ts';
import {violations} from './support/violations.ts';
import {alive} from './support/walk.ts';

const figures = {
  'layout-animations/PresetGallery':
    '<PresetGallery direction="entering" version="3.x" />\n\n<PresetGallery direction="exiting" version="2.x" />',
  'layout-animations/TransitionFigure': '<TransitionFigure version="3.x" />',
  'layout-animations/KeyframeFigure': '<KeyframeFigure />',
  'layout-animations/CustomTransitionFigure':
    '<CustomTransitionFigure version="3.x" step={1000} />',
  'tutorial/BeforeAfterFigure': '<BeforeAfterFigure version="3.x" />',
  'tutorial/ParticipantsFigure': '<ParticipantsFigure version="3.x" entering layout />',
  'graphs/CondFigure': '<CondFigure />',
  'graphs/DiffClampFigure': '<DiffClampFigure />',
  'graphs/InterpolateGraphFigure': '<InterpolateGraphFigure />',
  'graphs/SpringGraphFigure': '<SpringGraphFigure />',
  'tutorial/Step': '<Step>\n\n## First\n\n</Step>\n\n<Step>\n\n## Second\n\n</Step>',
  'debugging/DebuggingTable': `<DebuggingTable version="3.x" />

## Chrome debugger

## Chrome DevTools

## Flipper {#flipper-hermes-debugger}

## Safari DevTools

## React Developer Tools`,
};

/** Names of the figures, in page order. */
const order = [
  'entering',
  'exiting',
  'transitions',
  'keyframes',
  'custom',
  'before and after',
  'participants',
  'cond',
  'diffClamp',
  'interpolate',
  'spring',
] as const;

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

function figure(page: Page, name: (typeof order)[number]): Locator {
  return page.locator('.Figure').nth(order.indexOf(name));
}

/** Returns the positions of the moving views in a stage. */
function placesOn(shown: Locator): Promise<(string | null)[]> {
  return shown
    .locator('.Figure-stage > .Stage .StageView:not(.StageView-ghost) > polygon:first-child')
    .evaluateAll((views) => views.map((view) => view.getAttribute('points')));
}

describe('without scripts', () => {
  let page: Page;
  beforeAll(async () => {
    ({page} = await openFigures({...phone, javaScriptEnabled: false}));
  });
  afterAll(() => page.close());

  it('presets show five images, their curves and their numbers', async () => {
    const entering = figure(page, 'entering');
    expect(await facts(entering)).toEqual(['Length300 ms', 'opacity0 → 1', 'translateX25 → 0']);
    const pictures = entering.locator('.FilmStrip > li');
    expect(await pictures.allTextContents()).toEqual([
      '0 ms',
      '75 ms',
      '150 ms',
      '225 ms',
      '300 ms',
    ]);
    // In the first image, the view is invisible and 25 to the right of its final position.
    const first = pictures.first().locator('.StageView');
    expect(await first.getAttribute('opacity')).toBe('0');
    expect(await first.locator('polygon').first().getAttribute('points')).toMatch(/^145,90 /);
    expect(await entering.locator('.CourseChart').getAttribute('aria-label')).toBe(
      'opacity 0 to 300 ms; translateX 0 to 300 ms',
    );
  });

  it('graphs show values at their default settings', async () => {
    expect(await figure(page, 'diffClamp').locator('svg').getAttribute('aria-label')).toBe(
      'value: 64; y: 100; defined(value): 1; cond: 64; diff(y): −20; add: 44; max(…, 0): 44; min(…, 64): 44; set(value, …): 44',
    );
  });

  it('the debugging table is complete', async () => {
    expect(await page.locator('.ToolsTable [scope=row]').count()).toBe(10);
    expect(await page.locator('.ToolsTable tbody').first().innerText()).toMatch(
      /Chrome debugger\s+Android\s+worklets\s¹\s+worklets\s¹\s+worklets\s¹\s+iOS/,
    );
  });

  it('there are no controls without effect, and no number is missing', async () => {
    const dead = page.locator('main :is(input, select, button)').filter({visible: true});
    expect(await dead.count()).toBe(0);
    expect(await page.locator('main').innerHTML()).not.toMatch(/NaN|undefined/);
  });
});

it('figures hydrate without a message, a shift or a scroll bar, and break no accessibility rule', async () => {
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
    // Checked at one width only, because both widths show the same elements and colours, and the check takes long.
    if (options === phone) expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  }
});

describe('interaction', () => {
  let page: Page;
  let complaints: readonly string[];
  beforeAll(async () => {
    ({page, complaints} = await openFigures());
  });
  afterAll(async () => {
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('a preset is chosen with the keyboard, and plays to its end', async () => {
    const entering = figure(page, 'entering');
    await entering.getByLabel('Group').selectOption('Slide');
    const preset = entering.getByRole('button', {name: 'SlideInUp'});
    await preset.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => preset.getAttribute('aria-pressed')).toBe('true');
    await entering.getByRole('button', {name: 'Play', exact: true}).waitFor();
    expect(await entering.getByLabel('Time', {exact: true}).getAttribute('aria-valuetext')).toBe(
      '300 ms',
    );
    expect(await facts(entering)).toEqual(['Length300 ms', 'originY−240 → 90']);
    expect(await entering.locator('.CodeLine code').textContent()).toBe('entering={SlideInUp}');
  });

  it('modifiers change the motion and the code', async () => {
    const entering = figure(page, 'entering');
    await entering.getByLabel('Duration').fill('500');
    await entering.getByLabel('Delay').fill('100');
    await expect.poll(() => facts(entering)).toContain('Length600 ms');
    expect(await entering.locator('.CodeLine code').textContent()).toBe(
      'entering={SlideInUp.duration(500).delay(100)}',
    );
    await entering.getByLabel('Springify').check();
    expect(await entering.locator('.CodeLine code').textContent()).toBe(
      'entering={SlideInUp.springify().delay(100)}',
    );
  });

  it('every preset of every group can be chosen', async () => {
    const exiting = figure(page, 'exiting');
    const groups = await exiting.locator('select option').allTextContents();
    const names: string[] = [];
    for (const group of groups) {
      await exiting.getByLabel('Group').selectOption(group);
      names.push(...(await exiting.locator('.PresetPicker > button').allTextContents()));
    }
    expect(names).toHaveLength(39);
    expect(names.at(-1)).toBe('RotateOutUpRight');
    await exiting.getByRole('button', {name: 'Play', exact: true}).waitFor();
  });

  it('tiles go from one arrangement to the other', async () => {
    const shown = figure(page, 'transitions');
    await shown.getByRole('combobox', {name: 'Transition'}).selectOption('SequencedTransition');
    await shown.getByRole('button', {name: 'Play', exact: true}).waitFor();
    const before = await placesOn(shown);
    await shown.getByRole('button', {name: 'Two columns'}).click();
    await shown.getByRole('button', {name: 'Play', exact: true}).waitFor();
    const after = await placesOn(shown);
    expect(after).toHaveLength(8);
    expect(after.filter((place) => before.includes(place))).toEqual([]);
    await shown.getByLabel('Time', {exact: true}).fill('0');
    await expect.poll(() => placesOn(shown)).toEqual(before);
  });

  it('keyframes that are used a second time are linear', async () => {
    const shown = figure(page, 'keyframes');
    await shown.getByLabel('Time', {exact: true}).fill('1300');
    const eased = await placesOn(shown);
    await shown.getByLabel('Used a second time').check();
    await painted(page);
    expect(await placesOn(shown)).not.toEqual(eased);
  });

  it('a row is added to both lists of the tutorial and removed from them', async () => {
    const shown = figure(page, 'before and after');
    const lists = shown.locator('.BeforeAfter .Stage');
    const labels = () => lists.evaluateAll((all) => all.map((list) => list.ariaLabel));
    await shown.getByRole('button', {name: 'Remove the second'}).click();
    const list = 'A list: Barbara, Grace, Edsger';
    expect(await labels()).toEqual([list, list]);
    await shown.getByRole('button', {name: 'Add'}).click();
    expect(await labels()).toEqual(Array(2).fill('A list: Ada, Barbara, Grace, Edsger'));
    await shown.getByRole('button', {name: 'Play', exact: true}).waitFor();
  });

  it('graphs are evaluated for the value of the slider', async () => {
    const cond = figure(page, 'cond');
    await cond.getByLabel('x', {exact: true}).fill('-100');
    await expect.poll(() => facts(cond)).toEqual(['Result0.7', 'Evaluated5 of 10 nodes']);
    await expect
      .poll(() => cond.locator('svg').getAttribute('aria-label'))
      .toContain('big: not asked');
    const clamp = figure(page, 'diffClamp');
    await clamp.getByLabel('y', {exact: true}).fill('80');
    await expect.poll(() => facts(clamp)).toContain('Last outputs40, 64, 44, 24');
    const spring = figure(page, 'spring');
    await spring.getByLabel('Time', {exact: true}).fill('0');
    await expect
      .poll(() => spring.locator('svg').getAttribute('aria-label'))
      .toContain('position: 0;');
  });

  it('the debugging table is filtered, and shows the number of results', async () => {
    const table = page.locator('.DebuggingTable');
    await table.getByLabel('Engine').selectOption('JSC');
    await table.getByLabel('Can debug').selectOption('worklets');
    await expect
      .poll(() => table.getByRole('status').textContent())
      .toBe('2 of 5 tools, 3 of 10 rows');
    await expect
      .poll(() => table.locator('thead th').allTextContents())
      .toEqual(['Platform', 'JSC']);
    await expect.poll(() => table.locator('[scope=row]').count()).toBe(3);
    await table.getByLabel('Platform').selectOption('Android');
    await expect
      .poll(() => table.getByRole('status').textContent())
      .toBe('1 of 5 tools, 1 of 10 rows');
  });

  it('the current step is marked', async () => {
    const second = page.locator('.Step').nth(1);
    await second.evaluate((step) => {
      scrollTo(0, step.getBoundingClientRect().top + scrollY - innerHeight / 3 + 10);
    });
    await page.locator('.Step.Step-reading').waitFor();
    expect(await page.locator('.Step-reading').textContent()).toContain('Second');
  });
});

it('omits controls when printed', async () => {
  const {page} = await openFigures(wide);
  const live = page.locator('.Figure .Figure-live');
  expect(await live.first().isVisible()).toBe(true);
  await page.emulateMedia({media: 'print'});
  await expect.poll(() => live.filter({visible: true}).count()).toBe(0);
  await expect.poll(() => page.locator('.Figure figcaption').first().isVisible()).toBe(true);
  await page.close();
});

it('readers who prefer reduced motion get the result at once, and steps', async () => {
  const {page, complaints} = await openFigures({...wide, reducedMotion: 'reduce'});
  const shown = figure(page, 'entering');
  await shown.getByRole('button', {name: 'FadeInLeft'}).click();
  const time = shown.getByLabel('Time', {exact: true});
  expect(await time.getAttribute('aria-valuetext')).toBe('300 ms');
  const step = shown.getByRole('button', {name: 'Step'});
  await step.click();
  await expect.poll(() => time.getAttribute('aria-valuetext')).toBe('0 ms');
  await step.click();
  await expect.poll(() => time.getAttribute('aria-valuetext')).toBe('30 ms');
  expect(complaints).toEqual([]);
  await page.close();
});
