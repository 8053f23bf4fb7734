import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readFiles, writeFiles} from '../../support/files.ts';
import {buildGoodSite, built, runBuild, siteConfig, siteWith} from '../../support/sites.ts';

it('ERR-03 names a page module without a default export', async () => {
  const folder = await siteWith({
    'content/pages/parts/box.tsx': 'export const Box = () => null;\n',
  });
  const {code, err} = await runBuild(folder);
  expect({code, err}).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "content/pages/parts/box.tsx  error page-without-default-export
      The default export of \`content/pages/parts/box.tsx\` is missing or is not a component.
      The page would be empty.
      Write \`export default function Page() { … }\`.

    ",
    }
  `);
});

it('ERR-09 names the path of a page that cannot be rendered, and the browser-only feature', async () => {
  const folder = await siteWith({
    'content/pages/wide.tsx':
      'export default function Page() { return <p>{window.innerWidth}</p>; }\n',
    'content/pages/thrown.mdx': "{(() => {throw new Error('Thrown.')})()}\n",
  });
  const {code, err} = await runBuild(folder);
  expect({code, err}).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "content/pages/thrown.mdx  error render-failed
      The page \`/thrown\` could not be rendered: Thrown.
      The page would be missing.
      Fix the error in \`content/pages/thrown.mdx\`.

    content/pages/wide.tsx:1:45  error render-failed
      The page \`/wide\` could not be rendered: window is not defined
      The page would be missing.
      \`window\` exists only in the browser: use it in an effect or an event handler.

    ",
    }
  `);
});

it('ERR-04 names a navbar item type that has no component', async () => {
  const folder = await siteWith({
    'site.config.ts':
      "export default {title: 'Test', url: 'https://example.org', baseUrl: '/', themeConfig: {navbar: {items: [{type: 'custom-x'}]}}};\n",
  });
  const {code, err} = await runBuild(folder);
  expect({code, err}).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "error render-failed
      \`/\` and 1 other page could not be rendered: No component for the navbar item type "custom-x". Add one in templates/NavbarItem/custom-items.ts.
      These pages would be missing.
      Fix the component that throws the error.

    ",
    }
  `);
});

it('names the location of a mistake in MDX, in a component and in imports', async () => {
  const folder = await siteWith({
    'content/pages/mdx.mdx': '# Page\n\n<Box>\n',
    'content/pages/syntax.tsx': 'export default function Page() { return <p>; }\n',
    'content/pages/import.mdx': "import {Gone} from './gone.tsx';\n\n<Gone />\n",
  });
  const {code, err} = await runBuild(folder);
  expect({code, err}).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "content/pages/import.mdx:1:20  error import-not-found
      The import \`./gone.tsx\` points to a missing file.
      The site cannot be built.

    content/pages/mdx.mdx:3:1  error markdown-syntax
      Expected a closing tag for \`<Box>\`.
      The page cannot be compiled.
      In MDX, \`<\` starts an element, which must be closed; write \`\\<\` for a literal \`<\`.

    content/pages/syntax.tsx:1:46  error module-invalid
      This is not valid TypeScript: the character \`}\` is not valid inside a JSX element.
      The site cannot be built.

    content/pages/syntax.tsx:2:1  error module-invalid
      This is not valid TypeScript: unexpected end of file before a closing \`p\` tag.
      The site cannot be built.

    ",
    }
  `);
});

it('builds MDX that imports a component and a partial with links and images of its own', async () => {
  const folder = await siteWith({
    'content/pages/deep/page.mdx':
      "import {Box} from '../../parts/box.tsx';\nimport Partial from '../../parts/_partial.md';\n\n# Page\n\n<Box>in **a box**</Box>\n\n<Partial />\n",
    'content/parts/box.tsx':
      "import type {ReactNode} from 'react';\nimport './box.css';\n\nexport const Box = ({children}: {children: ReactNode}) => <div className=\"box\">{children}</div>;\n",
    'content/parts/box.css': '.box {color: #123456}\n',
    'content/parts/_partial.md':
      '## From the partial\n\nA [page](../pages/index.md), a [path](/deep/page) and ![a dot](./dot.svg).\n',
    'content/parts/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="8"/>\n',
  });
  await buildGoodSite(folder);
  const html = await built(folder, 'deep/page/index.html');
  expect(html).toContain('<div class="box">in <strong>a box</strong></div>');
  expect(html).toContain('<a href="/base/">page</a>');
  expect(html).toContain('<a href="/base/deep/page">path</a>');
  expect(html).toMatch(
    /<img src="\/base\/assets\/images\/dot-[\da-f]{8}\.svg" width="9" height="8" loading="lazy" alt="a dot"\/>/,
  );
  expect(html).toMatch(/<link rel="stylesheet" href="\/base\/assets\/css\/page\.[\da-f]{8}\.css">/);
  const files = Object.keys(await readFiles(join(folder, 'build')));
  expect(files.filter((path) => path.startsWith('assets/images/'))).toHaveLength(1);
});

it('replaces a built-in template by the file of the same path, on every page and in the browser', async () => {
  const folder = await siteWith({
    'templates/Footer/Footer.tsx':
      'import {useSite} from \'legacydocs/theme\';\n\nexport const Footer = () => <footer className="Mine">Footer of {useSite().title}</footer>;\n',
  });
  await buildGoodSite(folder);
  const files = await readFiles(join(folder, 'build'));
  for (const path of ['index.html', '404.html']) {
    expect(files[path]).toContain('<footer class="Mine">Footer of <!-- -->Test site</footer>');
  }
  const runtime = Object.entries(files).find(([path]) => path.includes('runtime'))?.[1];
  expect(runtime).toContain('Footer of ');
});

it('CFG-11 builds pages in JavaScript with JSX, with and without an import of React', async () => {
  const folder = await siteWith({
    'content/pages/old.js':
      "import React from 'react';\n\nexport default function Old() { return <h1>{React.version ? 'Old page' : ''}</h1>; }\n",
    'content/pages/older.jsx':
      "const {createElement} = require('react');\n\nmodule.exports = () => createElement('h1', null, 'Older page');\n",
    'content/pages/plain.js': 'export default () => <h1>Plain page</h1>;\n',
  });
  await buildGoodSite(folder);
  expect(await built(folder, 'old/index.html')).toContain('<h1>Old page</h1>');
  expect(await built(folder, 'older/index.html')).toContain('<h1>Older page</h1>');
  expect(await built(folder, 'plain/index.html')).toContain('<h1>Plain page</h1>');
});

it('ROUTE-14 names two pages that differ in their extension only', async () => {
  const folder = await siteWith({
    'content/pages/a.js': 'export default () => <h1>JavaScript</h1>;\n',
    'content/pages/a.tsx': 'export default () => <h1>TypeScript</h1>;\n',
  });
  expect((await runBuild(folder)).err).toMatchInlineSnapshot(`
    "content/pages/a.tsx  warning duplicate-route
      2 pages have the path \`/a\`: \`content/pages/a.js\` and \`content/pages/a.tsx\`.
      Only \`content/pages/a.js\` is built. Stand-alone pages take precedence over docs, and versions take precedence in their configured order. In each version, docs come first, sorted by source path, and category pages come last.
      Change the \`slug\` or the location of the other pages.

    "
  `);
});

it('suggests the location of style sheets that no page loads, and loads them from there', async () => {
  const styles = {'templates/styles/site.css': '.mine { color: red }\n'};
  const folder = await siteWith(styles);
  expect((await runBuild(folder)).err).toMatchInlineSnapshot(`
    "templates/styles/site.css  warning template-unused
      \`templates/styles/site.css\` does not replace a built-in template, and no other file imports it.
      The file has no effect.
      Did you mean \`templates/styles/base.css\`? To use the style sheet on all pages, add it to \`themeConfig.customCss\` in the configuration.

    "
  `);
  await writeFiles(folder, {
    'site.config.ts': siteConfig("themeConfig: {customCss: 'templates/styles/site.css'},"),
  });
  await buildGoodSite(folder);
  const sheets = Object.values(await readFiles(join(folder, 'build/assets/css'))).join('');
  expect(sheets).toMatch(/\.Navbar\b.*\.mine\{color:red\}/s);
});
