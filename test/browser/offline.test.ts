import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {run} from '../../src/cli/run.ts';
import {type Files, writeFiles} from '../support/files.ts';
import {copyFixture, docsSettings, siteConfig, siteWith} from '../support/sites.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {fakeIo} from '../unit/cli/fake-io.ts';
import {launchChromium} from './support/chromium.ts';
import {recordComplaints} from './support/complaints.ts';
import {alive, phone, stopClock, wide} from './support/walk.ts';

const pixel =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><rect width="9" height="9"/></svg>\n';

const tabs = `::::tabs{group=os}
:::tab[Linux]
apt
:::
:::tab[macOS]
brew
:::
::::
`;

/** Files that are added to the fixture, in which frozen version 1.x uses the layout's React, and 0.x its own React. */
const added: Files = {
  'content/pages/index.md': '# Home\n\n[Old](/old.html) [Raw](/base/raw%20%231/)\n',
  'content/docs/2.x/intro.md':
    '---\nslug: /\nredirect_from: /old.html\n---\n\n# Introduction\n\nA zebra. [Measures](<./größe 1.md#maß>)\n',
  'content/docs/2.x/größe 1.md': `# Größe\n\n## Maß\n\n${tabs}\n![Dot](./dot.svg)\n`,
  'content/docs/2.x/dot.svg': pixel,
  'content/docs/2.x/live.mdx': `import {useState} from 'react';
import {Link} from 'legacydocs/theme';
import dot from './dot.svg';

export const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button onClick={() => setCount(count + 1)}>Pressed {count}</button>
      {count > 0 && <img className="late" src={dot} alt="late" />}
      {count > 0 && <Link to="/docs/größe 1">Late link</Link>}
      {count > 0 && <p dangerouslySetInnerHTML={{__html: '<a href="/base/docs/">Inserted link</a>'}} />}
    </div>
  );
};

# Live

<Counter />
`,
  'content/static/logo.svg': pixel,
  'content/static/raw #1/index.html':
    '<!DOCTYPE html>\n<title>Raw</title>\n<base href="/base/">\n<h1>Raw</h1><a href="docs/">Docs</a>\n<script type="module" src="raw%20%231/a.js"></script>\n',
  'content/static/raw #1/a.js':
    "import {word} from './b.js';\ndocument.title = word;\nimport('./c.js').then(({default: text}) => document.body.append(text));\n",
  'content/static/raw #1/b.js': "export const word = 'Imported';\n",
  'content/static/raw #1/c.js': "export default 'Loaded later';\n",
};

const settings = `csp: {mode: 'meta'},
  favicon: 'logo.svg',
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      logo: {src: 'logo.svg', alt: 'Logo'},
      items: [{type: 'docsVersionDropdown'}, {to: '/docs/live', label: 'To live'}],
    },
  },`;

const parent = sharedFolder();
let browser: Browser;
let root: string;

async function exported(folder: string): Promise<string> {
  const io = fakeIo({cwd: folder});
  const code = await run(['export', '--offline', '--quiet'], io);
  expect({code, err: io.stderr.text()}).toEqual({code: 0, err: ''});
  return `${pathToFileURL(join(folder, 'offline')).href}/`;
}

beforeAll(async () => {
  browser = await launchChromium();
  const folder = await copyFixture('frozen-1', parent());
  const config = await readFile(join(folder, 'site.config.ts'), 'utf8');
  await writeFiles(folder, {
    ...added,
    'site.config.ts': config.replace(
      / {2}themeConfig: \{code/,
      `${settings.replace(/\},$/, 'code')}`,
    ),
  });
  root = await exported(folder);
});
afterAll(() => browser.close());

interface Reader {
  readonly page: Page;
  /** Console messages, uncaught errors, and requests that failed or used a network. */
  readonly complaints: readonly string[];
}

async function reader(options: BrowserContextOptions = wide): Promise<Reader> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints = recordComplaints(page);
  page.on('requestfailed', (request) => {
    // Requests that are aborted because the reader leaves the page do not count.
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isLeft) complaints.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) complaints.push(request.url());
  });
  return {page, complaints};
}

const fromRoot = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('[href^="/"], [src^="/"]').length);

describe('an offline export', () => {
  it('FORM-04 hydrates without a network, modules of its own included', async () => {
    const {page, complaints} = await reader();
    await page.goto(`${root}index.html`);
    await alive(page);
    expect(await page.locator('h1').textContent()).toContain('Home');
    await page.getByRole('link', {name: 'To live'}).first().click();
    await alive(page);
    await page.getByRole('button', {name: 'Pressed 0'}).click();
    await page.getByRole('button', {name: 'Pressed 1'}).waitFor();
    const late = page.locator('img.late');
    await expect.poll(() => late.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9);
    expect(await fromRoot(page)).toBe(0);
    await page.getByRole('link', {name: 'Late link'}).click();
    await page.waitForURL(`${root}docs/gr%C3%B6%C3%9Fe%201/index.html`);
    await page.goBack();
    await alive(page);
    await page.getByRole('button', {name: 'Pressed 0'}).click();
    await page.getByRole('link', {name: 'Inserted link'}).click();
    await page.waitForURL(`${root}docs/index.html`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('FORM-04 follows links and redirects to names of all kinds, and keeps tabs and colour mode', async () => {
    const {page, complaints} = await reader();
    await page.goto(`${root}index.html`);
    await page.getByRole('link', {name: 'Old'}).click();
    await page.waitForURL(`${root}docs/index.html`);
    await page.getByRole('link', {name: 'Measures'}).click();
    await page.waitForURL(`${root}docs/gr%C3%B6%C3%9Fe%201/index.html#ma%C3%9F`);
    await alive(page);
    await page.getByRole('tab', {name: 'macOS'}).click();
    await page.locator('.ColorModeToggle').first().click();
    const mode = await page.locator('html').getAttribute('data-theme');
    await page.reload();
    expect(await page.getByText('brew').isVisible()).toBe(true);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(mode);
    await page.goto(`${root}raw%20%231/index.html`);
    await page.getByText('Loaded later').waitFor();
    expect(await page.title()).toBe('Imported');
    await page.getByRole('link', {name: 'Docs'}).click();
    await page.waitForURL(`${root}docs/index.html`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('FORM-04 searches every version, and going back leads to the list again', async () => {
    const {page, complaints} = await reader();
    await page.goto(`${root}docs/live/index.html`);
    await alive(page);
    await page.keyboard.press('/');
    await page.keyboard.type('zebra');
    await page
      .getByRole('option', {name: /Introduction/})
      .first()
      .waitFor();
    expect(await fromRoot(page)).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${root}docs/index.html`);
    await page.goBack();
    await page
      .getByRole('option', {name: /Introduction/})
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('FORM-04 switches to frozen versions, whose components are interactive with either React', async () => {
    const {page, complaints} = await reader();
    await page.goto(`${root}docs/live/index.html`);
    await alive(page);
    for (const version of ['1.x', '0.x']) {
      await page.locator('.Dropdown-label').first().hover();
      await page.locator('.Dropdown-list').getByRole('link', {name: version}).click();
      await page.waitForURL(`${root}docs/${version}/live/index.html`);
      await alive(page);
      await page.getByRole('button', {name: 'Count 3'}).click();
      await page.getByRole('button', {name: 'Count 4'}).waitFor();
      expect(await fromRoot(page)).toBe(0);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('FORM-04 copies pages as Markdown, and opens the menu on phones', async () => {
    const {page, complaints} = await reader({
      ...phone,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(`${root}docs/index.html`);
    await alive(page);
    await stopClock(page);
    await page.getByRole('button', {name: 'Copy page'}).tap();
    await page.getByRole('button', {name: 'Copied'}).waitFor();
    await page.clock.resume();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('A zebra.');
    await page.locator('.Navbar-menu').tap();
    await page.getByRole('link', {name: 'Live', exact: true}).first().waitFor();
    expect(await fromRoot(page)).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('FORM-04 can be read without scripts', async () => {
    const {page, complaints} = await reader({...wide, javaScriptEnabled: false});
    await page.goto(`${root}docs/index.html`);
    await page.locator('article').getByRole('link', {name: 'Measures'}).click();
    await page.waitForURL(/gr%C3%B6%C3%9Fe/);
    const dot = page.getByRole('img', {name: 'Dot'});
    expect(await dot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

it('FORM-04 works the same at the root of a host, with pages that are files', async () => {
  const folder = await siteWith(
    {
      'site.config.ts': siteConfig(
        `${docsSettings('2.x', '1.x')} trailingSlash: false, favicon: 'logo.svg', themeConfig: {navbar: {items: [{type: 'docsVersionDropdown'}]}},`,
      ).replace('/base/', '/'),
      'content/static/logo.svg': pixel,
      'content/docs/2.x/intro.md': '---\nslug: /\n---\n\n# Introduction\n\nA zebra.\n',
      'content/docs/2.x/node.js.mdx':
        "export const Box = () => <b>{'Box'.length}</b>;\n\n# Release\n\n<Box />\n",
      'content/docs/1.x/intro.md': '---\nslug: /\n---\n\n# Old introduction\n',
    },
    join(parent(), 'root'),
  );
  root = await exported(folder);
  const {page, complaints} = await reader();
  await page.goto(`${root}index.html`);
  await alive(page);
  await page.keyboard.press('/');
  await page.keyboard.type('release');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${root}docs/node.js.html`);
  await alive(page);
  await page.locator('.Dropdown-label').first().hover();
  await page.locator('.Dropdown-list').getByRole('link', {name: '1.x'}).click();
  await page.waitForURL(`${root}docs/1.x.html`);
  await alive(page);
  expect(await fromRoot(page)).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});
