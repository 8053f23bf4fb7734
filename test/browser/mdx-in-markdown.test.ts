import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {githubPages} from '../../src/serve/hosts/github-pages.ts';
import {headersFrom} from '../../src/serve/hosts/hosting-files.ts';
import {type SiteServer, startServer} from '../../src/serve/http/start-server.ts';
import {buildGoodSite, docsSettings, siteConfig, siteWith} from '../support/sites.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {recordComplaints} from './support/complaints.ts';
import {alive, saveData} from './support/walk.ts';

const folder = sharedFolder();
let browser: Browser;
let server: SiteServer;

const start = `---
slug: /
---

import {Tabs, TabItem} from 'legacydocs/theme';
import {Counter} from './counter.tsx';

<head>
  <meta name="robots" content="noindex">
</head>

# Start

<!-- a comment -->

<Tabs>
<TabItem value="mac" label="macOS">

On **macOS**.

</TabItem>
<TabItem value="win" label="Windows">

On *Windows*.

</TabItem>
</Tabs>

<p>
Text with **Markdown**<br>
in a paragraph
</p>

<p>

- a list

</p>

text <div class="box">with a block</div> inside

<table>
  <tr><td>a cell</td></tr>
</table>

<details><summary>More</summary>

Inside *details*.

</details>

<Counter />
`;

beforeAll(async () => {
  browser = await launchChromium();
  const site = await siteWith(
    {
      'site.config.ts': siteConfig(docsSettings('2.x')),
      'content/docs/2.x/intro.md': start,
      'content/docs/2.x/counter.tsx':
        'import {useState} from \'react\';\nexport function Counter() {\n  const [count, setCount] = useState(0);\n  return <button type="button" id="counter" onClick={() => setCount(count + 1)}>{count}</button>;\n}\n',
    },
    folder(),
  );
  await buildGoodSite(site);
  const output = join(site, 'build');
  const headers = headersFrom(await readFile(join(output, '_headers'), 'utf8'));
  server = await startServer({
    site: () => ({folder: output, baseUrl: '/base/', headers}),
    rules: githubPages,
    host: '127.0.0.1',
    port: 0,
  });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it('shows all of an .md page that contains MDX without scripts', async () => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(`${server.origin}/base/docs/`);
  const text = await page.locator('article').innerText();
  for (const part of ['On macOS.', 'On Windows.', 'in a paragraph', 'a list', 'a cell']) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/import|comment|<|\*/);
  expect(await page.locator('head meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.close();
});

it('hydrates an .md page that contains MDX, including blocks in paragraphs, without a message', async () => {
  const page = await browser.newPage();
  await saveData(page);
  const complaints = recordComplaints(page);
  await page.goto(`${server.origin}/base/docs/`);
  await alive(page);
  await page.locator('#counter').click();
  await page.getByText('1', {exact: true}).waitFor();
  await page.getByRole('tab', {name: 'Windows'}).click();
  await page.getByText('On Windows.').waitFor();
  expect(await page.getByText('On macOS.').isVisible()).toBe(false);
  expect(await page.locator('head meta[name=robots]').count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.close();
});
