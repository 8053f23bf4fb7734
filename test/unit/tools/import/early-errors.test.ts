import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {run} from '../../../../src/cli/run.ts';
import type {Diagnostic} from '../../../../src/core/diagnostics/diagnostic.ts';
import {withoutHandlers} from '../../../../src/tools/import/config-findings.ts';
import {reporter} from '../../../../src/tools/import/findings.ts';
import {withImportsFirst} from '../../../../src/tools/import/imports-first.ts';
import {readFiles} from '../../../support/files.ts';
import {docusaurusConfig, planned} from '../../../support/old-site.ts';
import {built} from '../../../support/sites.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {fakeIo} from '../../cli/fake-io.ts';

const files = {
  'old/.git/HEAD': '',
  'old/docusaurus.config.js': docusaurusConfig(
    '',
    "docs: {sidebarPath: './sidebars.js', remarkPlugins: [require('remark-bad')]}",
  ),
  'old/package.json': '{"dependencies": {"@docusaurus/core": "2.4.0"}}',
  'old/node_modules/remark-bad/package.json': '{"name": "remark-bad", "main": "i.cjs"}',
  'old/node_modules/remark-bad/i.cjs': "throw new Error('no tree');",
  'old/docs/a.md': '# A\n\n![x](https://img.example/x.png)\n\n[dead](./gone.md)\n',
  'old/docs/b.mdx':
    '# B\n\n{props.debug && <div>\n\n```js\nsecretCode()\n```\n\n</div>}\n\nShown\n',
  'old/docs/c.mdx': '# C\n\n## \\[Promise<Foo\\>]\n\nText\n',
};

async function imported(more: Readonly<Record<string, string>>) {
  const cwd = await folderWith({...files, ...more});
  const io = fakeIo({cwd});
  const code = await run(['import', 'old', 'new'], io);
  const read = async (path: string) => await readFile(join(cwd, 'new', path), 'utf8');
  return {code, err: io.stderr.text(), site: join(cwd, 'new'), read};
}

it('IMP-01 goes on after an early error: the policy, pages and links are still checked', async () => {
  const {code, err, read} = await imported({
    'old/sidebars.js':
      "module.exports = {docs: [{type: 'category', label: 'Empty', items: []}, 'a', 'b', 'c', 'd']};",
    'old/docs/d.mdx': '# D\n\nexport const X = ( ;\n',
    'old/static/old.html': '<!doctype html><title>a</title><script>a()</script>',
  });
  expect({code, err}).toEqual({code: 1, err: ''});
  const note = await read('MOVED.md');
  for (const part of [
    'The category `Empty` has neither items nor a link.',
    '`./gone.md` is not a page on the site.',
    'The page cannot be built. Could not parse import/exports',
    'The plugin `remark-bad` cannot be loaded.',
    'Static pages contain inline code: `content/static/old.html`.',
  ]) {
    expect(note).toContain(part);
  }
  // A plugin that fails is not reported as converted, too.
  expect(note).not.toContain('is now in `markdown.remarkPlugins`');
  const config = await read('site.config.ts');
  expect(config).toContain("csp: {img: ['https://img.example'], mode: 'meta'}");
  expect(config).toContain('remarkPlugins: []');
  expect(JSON.parse(await read('package.json'))).not.toHaveProperty('dependencies');
}, 120_000);

it('builds pages again without a plugin that failed on them', async () => {
  const {code, read} = await imported({
    'old/sidebars.js': "module.exports = {docs: ['a', 'b', 'c']};",
    'old/node_modules/remark-bad/i.cjs':
      "module.exports = () => (tree) => { tree.children.push({type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: []}); };",
  });
  expect(code).toBe(0);
  const note = await read('MOVED.md');
  expect(note).toContain('The plugin `remark-bad` failed: it creates components');
  expect(note).not.toContain('The page cannot be built.');
  expect(await read('content/docs/current/a.md')).toContain('# A');
}, 120_000);

it('reads conditions around blocks, and brackets in headings, like MDX 1', async () => {
  const {code, site} = await imported({
    'old/sidebars.js': "module.exports = {docs: ['a', 'b', 'c']};",
  });
  expect(code).toBe(0);
  const page = await built(site, 'docs/b/index.html');
  expect(page).not.toContain('secretCode');
  expect(page).toContain('Shown');
  expect(await built(site, 'docs/c/index.html')).toContain(
    '<h2 id="promisefoo">[Promise&lt;Foo&gt;]</h2>',
  );
}, 120_000);

it('moves `@import` rules to the beginning, where browsers read them', async () => {
  expect(
    withImportsFirst(
      '@charset "utf-8";\na {b: "@import 1;"}\n/* @import "c"; */\n@import url("https://a.example/?a;b");\n@media print {\n  @import "d";\n}\n@import \'e.css\' screen;\n',
    ),
  ).toBe(
    '@charset "utf-8";\n@import url("https://a.example/?a;b");\n@import \'e.css\' screen;\na {b: "@import 1;"}\n/* @import "c"; */\n@media print {\n  @import "d";\n}\n',
  );
  expect(withImportsFirst('@import "a";\na {}\n')).toBe('@import "a";\na {}\n');
  const {text} = await planned({
    'docusaurus.config.js': docusaurusConfig('', "theme: {customCss: './a.css'}"),
    'docs/a.md': '# A\n',
    'a.css': "a {}\n@import 'b.css';\n",
    'b.css': '',
  });
  expect(await text('a.css')).toBe("@import './b.css';\na {}\n");
});

it('makes a plain style sheet of one that an event handler loads', () => {
  const findings: Diagnostic[] = [];
  const attributes = (given: Readonly<Record<string, string>>) =>
    withoutHandlers('head', given, reporter(findings));
  expect(
    attributes({rel: 'preload', as: 'style', href: '/a.css', onload: "this.rel='stylesheet'"}),
  ).toEqual({rel: 'stylesheet', href: '/a.css'});
  expect(attributes({rel: 'x', onerror: 'y()'})).toEqual({rel: 'x'});
  expect(attributes({rel: 'preload', as: 'style'})).toEqual({rel: 'preload', as: 'style'});
  expect(findings.map(({severity, message}) => `${severity}: ${message}`)).toEqual([
    'info: `head` contains an element with an event handler: `onload`.',
    'warning: `head` contains an element with an event handler: `onerror`.',
  ]);
});

it('lists problems of calls without their stacks in `MOVED.json`', async () => {
  const {code, read} = await imported({
    'old/package.json': '{"dependencies": {"@docusaurus/core": "2.4.0", "gone-package": "1.0.0"}}',
    'old/docs/e.mdx': "import Gone from 'gone-package';\n\n# E\n\n<Gone>inside</Gone>\n",
    'old/docs/f.mdx':
      "import {deep} from '@site/src/deep.js';\n\nexport const value = deep();\n\n# F\n",
    'old/src/deep.js': "export function deep() {\n  throw new Error('too deep');\n}\n",
  });
  expect(code).toBe(0);
  const {lost}: {lost: {message: string; file: string}[]} = JSON.parse(await read('MOVED.json'));
  const found = lost.filter(({message}) => message.includes('too deep'));
  expect(found).not.toEqual([]);
  expect(found.filter((one) => 'stack' in one)).toEqual([]);
}, 120_000);

it('shows code blocks without the background that the old site gives to inline code', async () => {
  const {site} = await imported({
    'old/docusaurus.config.js': docusaurusConfig('', "theme: {customCss: './own.css'}"),
    'old/own.css': 'code {background: red; border: 1px solid; padding: 4px}\n',
  });
  const css = Object.values(await readFiles(join(site, 'build/assets/css'))).join('\n');
  expect(css).toMatch(/(?:^|[}\n])code\s*\{[^}]*background:\s*red/);
  expect(css).toMatch(/(?:^|[}\n])pre code\s*\{[^}]*background:\s*(?:none|0 0)/);
}, 120_000);
