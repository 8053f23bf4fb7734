import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildGoodSite, siteWith} from '../support/sites.ts';
import {smallSite} from '../support/small-site.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {type ServedFolder, serveUnderPolicy} from './support/serve-folder.ts';

const folder = sharedFolder();
let browser: Browser;
let site: ServedFolder;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  const {outDir} = await buildGoodSite(
    await siteWith(
      {
        ...smallSite,
        'templates/styles/index.css': `@import 'legacydocs/templates/styles/index.css';
@import 'legacydocs/templates/docusaurus/infima.css';
@import './custom.css';
`,
        'templates/styles/custom.css': `:root {--ifm-color-primary: #25c2a0}
.old {--ifm-navbar-background-color: #a00; --ifm-navbar-link-color: #fff; --ifm-navbar-link-hover-color: #ff0}
.background {color: var(--color-background)}
.accent {color: var(--color-accent)}
.accent-surface {color: var(--color-accent-surface)}
`,
      },
      folder(),
    ),
  );
  site = await serveUnderPolicy(outDir, '/base/');
  page = await browser.newPage({reducedMotion: 'reduce'});
  await page.goto(site.url);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Returns the background and the text colour of the navbar: red, green and blue from 0 to 255. */
async function navbarColors(): Promise<number[][]> {
  return await page.locator('.Navbar').evaluate((navbar) => {
    const context = document.createElement('canvas').getContext('2d');
    const {backgroundColor, color} = getComputedStyle(navbar);
    return [backgroundColor, color].map((one) => {
      if (context === null) return [];
      context.fillStyle = one;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    });
  });
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
function contrast(colors: readonly (readonly number[])[]): number {
  const [dark = 0, light = 0] = colors
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = color.map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it('IMP-18 shows the navbar of a site from Docusaurus in its old colours', async () => {
  const [background] = await navbarColors();
  expect(background).toEqual([255, 255, 255]);
  await page.evaluate(() => document.documentElement.classList.add('old'));
  expect(await navbarColors()).toEqual([
    [170, 0, 0],
    [255, 255, 255],
  ]);
  await page.evaluate(() => document.documentElement.classList.remove('old'));
});

it.each([
  ['only a text colour', '', '#fff', [255, 255, 255]],
  ['a dark background without a text colour', '#123', '', [17, 34, 51]],
  ['a light background without a text colour', '#ffd', '', [255, 255, 221]],
  ['a transparent background', 'transparent', '', [255, 255, 255]],
  ['a half-transparent background', 'rgb(0 0 0 / 80%)', '', [51, 51, 51]],
])('IMP-18 shows readable text in a navbar with %s', async (_, background, text, shown) => {
  await page.evaluate(
    ([back = '', front = '']) => {
      const {style} = document.documentElement;
      style.setProperty('--ifm-navbar-background-color', back);
      style.setProperty('--ifm-navbar-link-color', front);
    },
    [background, text],
  );
  const colors = await navbarColors();
  expect(colors[0]).toEqual(shown);
  expect(contrast(colors)).toBeGreaterThan(4.5);
});

it.each(
  ['light', 'dark'].flatMap((mode) =>
    [
      ...['#25c2a0', '#f9f9f9', '#000', '#00f', '#ffeb3b', '#db4d3f', '#777'],
      ...['rgb(37 194 160 / 30%)', 'transparent', 'darken(#25c2a0, 10%)', ' '],
    ].map((color) => [mode, color]),
  ),
)('IMP-18 shows readable links in %s mode with the old primary colour %s', async (mode, color) => {
  const colors = await page.evaluate(
    ([theme = '', primary = '']) => {
      document.documentElement.dataset['theme'] = theme;
      document.documentElement.style.setProperty('--ifm-color-primary', primary);
      const context = document.createElement('canvas').getContext('2d');
      const probe = document.body.appendChild(document.createElement('i'));
      return ['background', 'accent', 'accent-surface'].map((name) => {
        probe.className = name;
        const {color: shown} = getComputedStyle(probe);
        if (context === null) return [];
        context.fillStyle = shown;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
      });
    },
    [mode, color],
  );
  const [background = [], accent = [], surface = []] = colors;
  expect(contrast([background, accent])).toBeGreaterThan(4.5);
  expect(contrast([surface, accent])).toBeGreaterThan(4.5);
});

it.each(['#25c2a0', '#1a237e', '#fff', '#000', '#777', '#db4d3f', '#ffeb3b', 'rgb(0 0 0 / 20%)'])(
  'IMP-18 shows readable text in a navbar with the old primary colour %s',
  async (color) => {
    await page.locator('.Navbar').evaluate((navbar, primary) => {
      navbar.classList.add('Navbar-primary');
      document.documentElement.style.setProperty('--ifm-color-primary', primary);
    }, color);
    expect(contrast(await navbarColors())).toBeGreaterThan(4.5);
  },
);

it('shows links in a hero with the primary colour like its text', async () => {
  const [link, button] = await page.evaluate(() => {
    const hero = document.body.appendChild(document.createElement('div'));
    hero.className = 'hero hero--primary';
    hero.innerHTML = '<a href="/">a</a><a class="button button--secondary" href="/">b</a>';
    return [...hero.children].map(
      (one) => getComputedStyle(one).color === getComputedStyle(hero).color,
    );
  });
  expect({link, button}).toEqual({link: true, button: false});
});

it('shows alerts with the colour of their kind, and leaves admonitions unchanged', async () => {
  const [alert, admonition] = await page.evaluate(() =>
    ['alert alert--danger', 'admonition admonition-danger alert alert--danger'].map((classes) => {
      const box = document.body.appendChild(document.createElement('div'));
      box.className = classes;
      const {paddingBlockStart, borderInlineStartColor} = getComputedStyle(box);
      return {paddingBlockStart, borderInlineStartColor};
    }),
  );
  expect(alert?.paddingBlockStart).toBe('16px');
  expect(admonition?.paddingBlockStart).not.toBe('16px');
  expect(alert?.borderInlineStartColor).toBe(admonition?.borderInlineStartColor);
});
