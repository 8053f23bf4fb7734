import {join} from 'node:path';
import {expect, it} from 'vitest';
import {articleText} from '../../support/article-text.ts';
import {readFiles} from '../../support/files.ts';
import {docusaurusConfig, vitepressConfig} from '../../support/old-site.ts';
import {built} from '../../support/sites.ts';
import {called} from './called.ts';

const page = (article: string): string =>
  `<!doctype html><html lang="en"><head><meta name="generator" content="VitePress v1.6.4"><title>Old</title></head><body><div id="app"><div class="VPContent"><main class="main"><div class="vp-doc">${article}</div></main></div></div></body></html>`;

const article = `<div><h1 id="use" tabindex="-1">Use <a class="header-anchor" href="#use">​</a></h1>
<div class="kettle"><p>A big kettle of 2 litres.</p><img src="/kettle.png" alt="Kettle"><img src="/cup.png" alt="Cup"></div>
<h2 id="boil-it" tabindex="-1">Boil *it* <a class="header-anchor" href="#boil-it">​</a></h2>
<p>See <a href="/">home</a> and <a href="/made.html">a generated page</a>.</p>
<div class="language-js"><span class="lang">js</span><pre class="shiki"><code><span class="line"><span>boil()</span></span>
<span class="line"></span>
<span class="line"><span>pour()</span></span></code></pre></div></div>`;

const oldSite = {
  '.vitepress/config.js': vitepressConfig(),
  'index.md': '# Home\n\n[Use](./use.md)\n',
  'use.md':
    '# Use\n\n<Kettle size="big" />\n\n## Boil *it*\n\nSee {{ pages.first.second.third }}.\n',
  'other.md': '# Other\n\n<Kettle size="small" />\n',
};

const build = {
  'index.html': page('<h1 id="home">Home</h1><p><a href="/use.html">Use</a></p>'),
  'use.html': page(article),
  'made.html': page('<h1 id="made">Made</h1>'),
  'kettle.png': 'png',
};

const inFolder = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

it.each([
  ['its last build', 'old/.vitepress/dist', []],
  ['--built', 'online', ['--built', 'online']],
])('IMP-17 takes pages that cannot be converted from %s', async (_, folder, flags) => {
  const files = {
    ...inFolder('old', oldSite),
    ...inFolder(folder, build),
    'old/public/cup.png': 'new',
    [`${folder}/cup.png`]: 'old',
  };
  const {cwd, code, err} = await called(files, 'import', 'old', 'new', ...flags);
  expect({code, err}).toEqual({code: 0, err: ''});
  const made = await readFiles(join(cwd, 'new'));
  expect(made['content/docs/current/use.md']).toBe(`---
title: Use
description: "A big kettle of 2 litres."
---

# <a id="use"></a>Use

<div><p>A big kettle of 2 litres.</p><img src="../../static/kettle.png" alt="Kettle"><img src="../../static/cup.png" alt="Cup"></div>

## Boil \\*it\\* {#boil-it}

<p>See <a href="./index.md">home</a> and a generated page.</p>

\`\`\`js
boil()

pour()
\`\`\`
`);
  expect(made['content/static/kettle.png']).toBe('png');
  expect(made['content/static/cup.png']).toBe('new');
  const html = await built(join(cwd, 'new'), 'use/index.html');
  expect(articleText(html)).toContain('A big kettle of 2 litres.');
  expect(html).toContain('<h2 id="boil-it"');
  expect(html).toContain('<title>Use | Old</title>');
  expect(made['content/docs/current/other.md']).toContain('not_converted');
  const moved = made['MOVED.md'];
  expect(moved).toContain(
    'The page is taken from the build of the old site. Its components are HTML now, which no script changes.\n  - `use.md`',
  );
  expect(moved).toContain(
    'Links of the page lead to pages that the new site does not have: `/made.html`.',
  );
  expect(moved).toContain(
    'The build of the old site does not contain an article for the page. The page is not replaced.\n  - `other.md`',
  );
  expect(moved).not.toMatch(/`use\.md:\d/);
});

const longText =
  'Lift the lid before the water boils over, then pour slowly into cups, because steam can burn hands and fingers.';

it.each([
  [
    'is older than the sources',
    longText,
    'Boil it.',
    /The article of `use\.html` in the build of the old site lacks \d+ of \d+ different words of the page, such as .*`Lift`/,
  ],
  [
    'has parts that only a browser shows',
    '',
    'Boil <!---->it.',
    /The article of `use\.html` in the build of the old site has parts that only a browser shows\./,
  ],
])('IMP-17 keeps a page whose article %s', async (_, written, shown, message) => {
  const article = page(`<h1 id="use">Use</h1><p>${shown}</p><h2 id="boil-it">Boil</h2>`);
  const files = {
    ...inFolder('old', {...oldSite, 'use.md': `${oldSite['use.md']}${written}\n`}),
    ...inFolder('old/.vitepress/dist', {...build, 'use.html': article}),
  };
  const {cwd} = await called(files, 'import', 'old', 'new');
  const made = await readFiles(join(cwd, 'new'));
  expect(made['MOVED.md']).toMatch(message);
  expect(made['content/docs/current/use.md']).toContain('not_converted');
});

it.each([
  ['takes', 'no code for browsers', '<p v-if="big">A</p>'],
  ['keeps', 'code for browsers', '<p>A</p><script setup>onMounted(() => pour());</script>'],
])('IMP-17 %s a page with hidden parts whose components contain %s', async (kept, _, lid) => {
  const files = {
    ...inFolder('old', oldSite),
    'old/.vitepress/theme/Kettle.vue': '<template>\n<div><Lid :big="false" /></div>\n</template>\n',
    'old/components/lid.vue': `<template>\n${lid}\n</template>\n`,
    ...inFolder('old/.vitepress/dist', {...build, 'use.html': page(`${article}<!---->`)}),
  };
  const {cwd} = await called(files, 'import', 'old', 'new');
  const made = await readFiles(join(cwd, 'new'));
  expect(made['content/docs/current/use.md']?.includes('not_converted')).toBe(kept === 'keeps');
});

it('IMP-17 ignores words that readers do not see when it compares a page with its article', async () => {
  const use = `${oldSite['use.md']}\n<!-- ${longText} -->\n\n{{ ${longText.replace(/[,.]/g, '')} }}\n`;
  const files = {
    ...inFolder('old', {...oldSite, 'use.md': use}),
    ...inFolder('old/.vitepress/dist', build),
  };
  const {cwd} = await called(files, 'import', 'old', 'new');
  const made = await readFiles(join(cwd, 'new'));
  expect(made['content/docs/current/use.md']).not.toContain('not_converted');
});

it('IMP-17 keeps the hero of a VitePress home page, which is not a part of its article', async () => {
  const words = Array.from({length: 30}, (_, index) => `word${index}`).join(' ');
  const home = `---\nlayout: home\nhero: {name: Kettles, tagline: ${words}}\n---\n\n<Kettle />\n`;
  const files = {
    ...inFolder('old', {...oldSite, 'index.md': home}),
    ...inFolder('old/.vitepress/dist', {...build, 'index.html': page('<p>A big kettle.</p>')}),
  };
  const {cwd} = await called(files, 'import', 'old', 'new');
  const {'content/docs/current/index.md': made = ''} = await readFiles(join(cwd, 'new'));
  expect(made).not.toContain('not_converted');
  expect(made).toContain('<h1>Kettles</h1>');
  expect(made).toMatch(/<\/div>\n\n.*A big kettle\.[^\n]*\n$/s);
});

it('IMP-17 takes pages from a copy of the host, which contains the folder of the base path', async () => {
  const files = {
    'old/.vitepress/config.js': vitepressConfig("base: '/tea/'"),
    'old/index.md': '# Home\n\n<Kettle />\n',
    'host/tea/index.html': page('<h1>Home</h1><p>A kettle.</p>'),
  };
  const {cwd} = await called(files, 'import', 'old', 'new', '--built', 'host');
  const made = await readFiles(join(cwd, 'new'));
  expect(made['content/docs/current/index.md']).toBe(
    '---\ndescription: "A kettle."\n---\n\n# Home\n\n<p>A kettle.</p>\n',
  );
});

it('IMP-17 takes pages of Docusaurus, whose MDX becomes Markdown', async () => {
  const broken = '# Lid\n\nexport const a = (;\n\n<b>{a.b.c}</b>\n';
  const old = (id: string): string =>
    `<!doctype html><html lang="en"><head><meta name="generator" content="Docusaurus v2.4.3"><title>Old</title></head><body><div id="__docusaurus"><main class="docMainContainer"><article><div class="theme-doc-markdown markdown"><header><h1>Lid</h1></header><p>Page ${id} &lt; {b}.</p></div></article></main></div></body></html>`;
  const hero =
    '<!doctype html><html lang="en"><head><meta name="generator" content="Docusaurus v2.4.3"><title>Old</title></head><body><div id="__docusaurus"><div class="main-wrapper"><header><h1>Hero</h1></header><main><p>Reason</p></main></div></div></body></html>';
  const {cwd, code, out} = await called(
    {
      'old/src/pages/start.js': "export default () => { throw new Error('No data'); };\n",
      'old/build/start/index.html': hero,
      'old/docusaurus.config.js': docusaurusConfig('', 'docs: {routeBasePath: "/"}'),
      'old/docs/a.md': '# A\n\n[b](b.md) [c](./c.mdx#c)\n',
      'old/docs/b.md': broken,
      'old/docs/c.mdx': broken,
      'old/build/index.html': old('home'),
      'old/build/b/index.html': old('b'),
      'old/build/c/index.html': old('c'),
    },
    'import',
    'old',
    'new',
  );
  expect({code, out}).toEqual({
    code: 0,
    out: expect.not.stringContaining('could not be converted'),
  });
  const made = await readFiles(join(cwd, 'new'));
  expect(made['content/pages/start.md']).toContain('# Hero\n\n<p>Reason</p>\n');
  const folder = 'content/docs/current';
  const text = (id: string): string => `# Lid\n\n<p>Page ${id} &lt; {b}.</p>\n`;
  expect(made[`${folder}/b.md`]).toContain(text('b'));
  expect(made[`${folder}/c.md`]).toContain(text('c'));
  expect(made[`${folder}/c.mdx`]).toBeUndefined();
  expect(made[`${folder}/a.md`]).toContain('[b](b.md) [c](./c.md#c)');
  expect(articleText(await built(join(cwd, 'new'), 'c/index.html'))).toContain('Page c < {b}.');
});

const kettles = {
  'old/docusaurus.config.js': docusaurusConfig('', 'docs: {routeBasePath: "/"}'),
  'old/src/kettle.js':
    "const all = require.context('./', true);\nexport const Kettle = () => all('./x');\nexport default Kettle;\n",
  'old/docs/a.md':
    "import {Kettle} from '@site/src/kettle';\nimport Lid from '@theme/Lid';\n\n# A\n\n<Kettle />\n\n<Lid>Shown.</Lid>\n",
  'old/docs/b.md': '# B\n\n[a](a.md)\n',
  'old/src/pages/c.js':
    "import React from 'react';\nimport Kettle from '../kettle';\nexport default () => <main>c<Kettle /></main>;\n",
};

it('IMP-03 marks a page on which a component shows nothing', async () => {
  const {cwd, code} = await called(kettles, 'import', 'old', 'new');
  expect(code).toBe(0);
  const made = await readFiles(join(cwd, 'new'));
  expect(made['content/docs/current/a.md']).toContain(
    'not_converted: {reason: "components that show nothing", accepted: false}',
  );
  expect(made['content/docs/current/b.md']).not.toContain('not_converted');
  expect(made['MOVED.md']).toContain(
    '- `<Kettle>` was not converted and shows nothing.\n  - `docs/a.md`\n  - `src/pages/c.js`',
  );
  expect(made['MOVED.md']).not.toContain('`<Lid>`');
});

it('IMP-17 replaces a page on which a component shows nothing', async () => {
  const html = `<!doctype html><html lang="en"><head><meta name="generator" content="Docusaurus v2.4.3"><title>Old</title></head><body><div id="__docusaurus"><main class="docMainContainer"><article><div class="theme-doc-markdown markdown"><header><h1>A</h1></header><div class="box md:w-1/2 other Sidebar tabs sr-only" style="width: 50%; background: URL(/lid.png), url('gone.png')"><p style="display:none;height:0px">Kettle X</p></div><p style="inset: 0; Position : fixed">Shown.</p></div></article></main></div></body></html>`;
  const files = {
    ...kettles,
    'old/build/index.html': html,
    'old/build/a/index.html': html,
    'old/build/lid.png': 'png',
    'old/docusaurus.config.js': docusaurusConfig(
      '',
      'docs: {routeBasePath: "/"}, theme: {customCss: "./box.css"}',
    ),
    'old/box.css': '.box, .md\\:w-1\\/2, .tabs {color: red}',
  };
  const {cwd} = await called(files, 'import', 'old', 'new');
  const made = await readFiles(join(cwd, 'new'));
  expect(made['content/docs/current/a.md']).not.toContain('not_converted');
  expect(made['content/docs/current/a.md']).toContain(
    '<div style="width: 50%; background: URL(/lid.png), url(&#x27;gone.png&#x27;)" class="box md:w-1/2 sr-only"><p>Kettle X</p></div>\n\n<p>Shown.</p>\n',
  );
  expect(made['content/static/lid.png']).toBe('png');
  expect(made['MOVED.md']).toContain('The file `gone.png` is not in the old folder.');
  expect(made['MOVED.md']).toContain('shows nothing.\n  - `src/pages/c.js`');
});

it('IMP-17 is used wrongly if there is no such build', async () => {
  const {code, err} = await called(
    inFolder('old', oldSite),
    'import',
    'old',
    'new',
    '--built',
    'gone',
  );
  expect(code).toBe(2);
  expect(err).toContain('there is no folder or archive `gone`.');
});
