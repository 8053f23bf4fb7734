import {cp, symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {nameHash} from '../../../../src/core/hash/sha256.ts';
import {en} from '../../../../src/core/messages/languages/en.ts';
import {packageFolder} from '../../../../src/core/package/own-files.ts';
import {loadServer} from '../../../../src/pages/bundle/load-server.ts';
import type {Bundle, BundleInput} from '../../../../src/pages/types.ts';
import {tempFolder} from '../../../support/temp-folder.ts';
import {sampleDocument, sampleSite} from '../../templates/sample-data.ts';
import {
  basicModules,
  bundleFolder,
  compiledPartial,
  fixture,
  oneModule,
  onePage,
} from './bundle-fixture.ts';

const pageCode = 'export default function Page() { return <p>Hello</p>; }\n';

const text = (bundle: Bundle, pattern: RegExp): string =>
  String(bundle.files.find(({outputPath}) => pattern.test(outputPath))?.contents);

describe('a bundle', () => {
  let bundle: Bundle;
  beforeAll(async () => {
    bundle = await bundleFolder(fixture('theme-basic'));
  });

  it('names every shared file by the hash of its bytes', () => {
    const names = bundle.files.map(({outputPath}) => outputPath.replace(/[\da-f]{8}/, '<hash>'));
    expect([...new Set(names)]).toEqual([
      'assets/css/page.<hash>.css',
      'assets/css/styles.<hash>.css',
      'assets/js/chunk.<hash>.js',
      'assets/js/entry.<hash>.js',
      'assets/js/react.<hash>.js',
      'assets/js/runtime.<hash>.js',
      'assets/js/search.<hash>.js',
      'assets/media/dot.<hash>.svg',
    ]);
    for (const {outputPath, contents} of bundle.files) {
      expect(outputPath).toContain(`.${nameHash(contents)}.`);
    }
  });

  it('ends the style sheet with the styles of the configuration', () => {
    expect(text(bundle, /styles/)).toMatch(/\.token \{ color: #123456; \}$/);
    expect(bundle.stylesheet).toMatch(/^assets\/css\/styles\./);
  });

  it('gives each page module its styles', () => {
    const home = bundle.pageModules.get('content/pages/index.tsx');
    const live = bundle.pageModules.get('content/docs/live.mdx');
    const paths = bundle.files.map(({outputPath}) => outputPath);
    expect(home?.stylesheets).toEqual(paths.filter((path) => path.includes('css/page.')));
    expect(live).toMatchObject({stylesheets: []});
  });

  it('lets pages import React from the runtime only', () => {
    const code = [...bundle.pageModules.values()].map((module) => module.code).join('\n');
    const imports = [...code.matchAll(/from"([^"]+)"/g)].map(([, address]) => address);
    const known = bundle.files.map(({outputPath}) => `/base/${outputPath}`);
    expect(imports.filter((address) => !known.includes(address ?? ''))).toEqual([]);
    expect(code).not.toContain('react.element');
  });

  it('gives images one URL, on the server and in the browser', async () => {
    const document = (await loadServer(bundle.serverFiles())).theme.renderDocument(
      sampleDocument({article: {Component: await componentOf(bundle, 'content/pages/index.tsx')}}),
    );
    const [asset] = bundle.files.filter(({outputPath}) => outputPath.endsWith('.svg'));
    expect(document).toContain(`<img src="/base/${asset?.outputPath}"`);
    expect(bundle.pageModules.get('content/pages/index.tsx')?.code).toContain(asset?.outputPath);
    expect(text(bundle, /css\/page/)).toContain(asset?.outputPath);
  });

  it('renders partials that a page imports', async () => {
    const document = (await loadServer(bundle.serverFiles())).theme.renderDocument(
      sampleDocument({article: {Component: await componentOf(bundle, 'content/docs/live.mdx')}}),
    );
    expect(document).toContain('<p>Text of the partial.</p>');
  });

  it('needs at most a 2.1 KB start script, 70 KB of React, a 30.8 KB runtime, and 10 KB of styles, all compressed', () => {
    const size = (name: RegExp): number => gzipSync(text(bundle, name)).length / 1024;
    expect(size(/entry/)).toBeLessThan(2.1);
    expect(size(/react/)).toBeLessThan(70);
    expect(size(/runtime/)).toBeLessThan(30.8);
    expect(size(/styles/)).toBeLessThan(10);
  });
});

describe('the same site', () => {
  it('produces the same bytes from another folder and in another order', async () => {
    for (const minify of [true, false]) {
      const copy = join(await tempFolder(), 'deep', 'er');
      await cp(fixture('theme-basic'), copy, {recursive: true});
      const first = await bundleFolder(fixture('theme-basic'), {minify});
      const second = await bundleFolder(copy, {minify, modules: [...basicModules].reverse()});
      expect(second.files).toEqual(first.files);
      expect([...second.pageModules]).toEqual([...first.pageModules]);
    }
  });

  it('produces the same bytes from a copy of this package elsewhere', async () => {
    const copy = await tempFolder();
    for (const part of ['src', 'templates', 'package.json']) {
      await cp(join(packageFolder, part), join(copy, part), {recursive: true});
    }
    await symlink(join(packageFolder, 'node_modules'), join(copy, 'node_modules'));
    const module: typeof import('../../../../src/pages/bundle/bundle-site.ts') = await import(
      pathToFileURL(join(copy, 'src/pages/bundle/bundle-site.ts')).href
    );
    for (const minify of [true, false]) {
      const input: BundleInput = {
        site: {folder: fixture('theme-basic')},
        siteData: sampleSite(),
        wording: {language: 'en', messages: en},
        extraStyles: '.token { color: #123456; }',
        customCss: [],
        modules: basicModules,
        compileModule: async () => compiledPartial,
        minify,
      };
      const here = await bundleFolder(fixture('theme-basic'), {minify});
      const there = await module.bundleSite(input);
      expect(there.files).toEqual(here.files);
      expect([...there.pageModules]).toEqual([...here.pageModules]);
    }
  });

  it('can be bundled twice at the same time', async () => {
    const bundles = await Promise.all([1, 2].map(() => bundleFolder(fixture('theme-basic'))));
    expect(bundles[1]?.files).toEqual(bundles[0]?.files);
    expect(bundles[1]?.serverFiles()).toEqual(bundles[0]?.serverFiles());
  });
});

it('loads the theme once in a process, however often pages are bundled again: Node never forgets a module', async () => {
  const bundles = [];
  for (const word of ['one', 'two']) {
    const code = `export default () => <p>${word}</p>;\n`;
    bundles.push(await bundleFolder(await onePage(code), oneModule));
  }
  const [first, second] = await Promise.all(
    bundles.map(async ({serverFiles}) => await loadServer(serverFiles())),
  );
  expect(second?.theme.renderDocument).toBe(first?.theme.renderDocument);
  expect(second?.components).not.toEqual(first?.components);
});

describe('imports of pages', () => {
  it('use the React of the package, whatever the site has installed', async () => {
    const code = [
      "import {useState} from 'react';",
      "import {render} from 'uses-react';",
      'export default () => <p>{useState(1)[0]}{render()}</p>;',
    ].join('\n');
    const folder = await onePage(code, {
      'node_modules/react/index.js': "throw new Error('A second React');",
      'node_modules/react/jsx-runtime.js': "throw new Error('A second React');",
      'node_modules/uses-react/index.js':
        "const {createElement} = require('react'); exports.render = () => createElement('b', null, 2);",
    });
    const bundle = await bundleFolder(folder, oneModule);
    const Component = await componentOf(bundle, 'content/pages/index.tsx');
    expect(
      (await loadServer(bundle.serverFiles())).theme.renderDocument(
        sampleDocument({article: {Component}}),
      ),
    ).toContain('<p>1<b>2</b></p>');
    expect(bundle.pageModules.get('content/pages/index.tsx')?.code).not.toContain('second React');
  });

  it('can be resolved below `@site`, or through the imports of a `package.json`', async () => {
    const code = [
      "import {a} from '@site/content/a';",
      "import {b} from '#b';",
      'export default () => <p>{a + b}</p>;',
    ].join('\n');
    const folder = await onePage(code, {
      'content/a.ts': "export const a = 'from a, ';",
      'content/b.ts': "export const b = 'from b';",
      'package.json': '{"type": "module", "imports": {"#b": "./content/b.ts"}}',
    });
    const {code: bundled} =
      (await bundleFolder(folder, oneModule)).pageModules.get('content/pages/index.tsx') ?? {};
    expect(bundled).toMatch(/from a, .*from b/s);
  });

  it('in styles are files with a hashed name, or URLs', async () => {
    const styles = [
      '.a {background: url(./dot.svg?v=1)}',
      '.b {background: url(/img/static.png)}',
      '.c {background: url(https://example.org/far.png)}',
      '.d {background: url(#shape)}',
    ].join('\n');
    const folder = await onePage(`import './a.css';\n${pageCode}`, {
      'content/pages/a.css': styles,
      'content/pages/dot.svg': '<svg/>',
    });
    const bundle = await bundleFolder(folder, oneModule);
    expect(text(bundle, /css\/page/).match(/url\([^)]*\)/g)).toEqual([
      expect.stringMatching(/^url\(\/base\/assets\/media\/dot\.[\da-f]{8}\.svg\)$/),
      'url(/base/img/static.png)',
      'url(https://example.org/far.png)',
      'url(#shape)',
    ]);
    expect(bundle.reads).toContain(join(folder, 'content/pages/dot.svg'));
    expect(bundle.reads).toContain(join(folder, 'content/pages/a.css'));
  });

  it('in styles are converted for older browsers: without nested rules and ranges of widths, with prefixes', async () => {
    const folder = await onePage(`import './a.css';\n${pageCode}`, {
      'content/pages/a.css':
        '@media (width < 40rem) { .a { color: red; &:hover { color: blue } } }',
    });
    const bundle = await bundleFolder(folder, oneModule);
    expect(text(bundle, /css\/page/)).toMatch(
      /^@media not \(min-width:40rem\)\{\.a\{color:red\}\.a:hover\{color:#00f\}\}/,
    );
    expect(text(bundle, /css\/styles/)).not.toMatch(/width[<>]|[{;}]&/);
    expect(text(bundle, /css\/styles/)).toContain('-webkit-text-size-adjust:');
  });
});

describe('templates of a site', () => {
  it('replace built-in ones of the same path, styles included, and can wrap the original', async () => {
    const folder = await onePage(pageCode, {
      'templates/VersionBadge/VersionBadge.tsx': `
        import type {DocsPageData} from 'legacydocs';
        import {VersionBadge as Original} from 'legacydocs/templates/VersionBadge/VersionBadge.tsx';
        import {useState} from 'react';
        import {useSite} from '../lib/site.ts';
        export function VersionBadge(props: {page: DocsPageData}) {
          const [mark] = useState('own badge of ');
          return <div>{mark + useSite().title}<Original {...props} /></div>;
        }`,
      'templates/VersionBadge/styles.css': '.VersionBadge { color: rebeccapurple; }',
    });
    const bundle = await bundleFolder(folder, oneModule);
    expect(
      (await loadServer(bundle.serverFiles())).theme.renderDocument(sampleDocument()),
    ).toContain('<div>own badge of Sample<span class="VersionBadge">Version: 2.x</span></div>');
    expect(text(bundle, /runtime/)).toContain('own badge of ');
    expect(text(bundle, /styles/)).toContain('.VersionBadge{color:#639}');
    expect(bundle.diagnostics).toEqual([]);
  });

  it('replace the entries of the theme: its document, and what pages import from it', async () => {
    const code = "import {mark} from 'legacydocs/theme';\nexport default () => <p>{mark}</p>;";
    const folder = await onePage(code, {
      'templates/theme.ts':
        "export * from 'legacydocs/templates/theme.ts';\nexport {mark} from './größe+.ts';",
      'templates/größe+.ts': "export const mark = 'own theme';",
      'templates/server.tsx':
        "export {inlineScripts} from 'legacydocs/templates/server.tsx';\nimport {mark} from './theme.ts';\nexport const renderDocument = () => mark;",
    });
    const bundle = await bundleFolder(folder, oneModule);
    expect((await loadServer(bundle.serverFiles())).theme.renderDocument(sampleDocument())).toBe(
      'own theme',
    );
    expect(text(bundle, /runtime/)).toContain('own theme');
    expect(bundle.diagnostics).toEqual([]);
  });

  it('that replace nothing are reported', async () => {
    const folder = await onePage(pageCode, {
      'templates/Foter/Footer.tsx': 'export function Footer() { return null; }',
    });
    expect((await bundleFolder(folder, oneModule)).diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "template-unused",
          "consequence": "The file has no effect.",
          "file": "templates/Foter/Footer.tsx",
          "hint": "Did you mean \`templates/Footer/Footer.tsx\`?",
          "message": "\`templates/Foter/Footer.tsx\` does not replace a built-in template, and no other file imports it.",
          "severity": "warning",
        },
      ]
    `);
  });

  it('that have the name of a file that pages do not load are not treated as misspelt', async () => {
    const folder = await onePage(pageCode, {'templates/client/live/live.ts': 'export {};'});
    const [found] = (await bundleFolder(folder, oneModule)).diagnostics;
    expect(found).toMatchObject({
      code: 'template-unused',
      hint: 'The theme has a file with that name, but sites cannot replace it.',
    });
  });
});

async function componentOf(bundle: Bundle, sourcePath: string) {
  const component = (await loadServer(bundle.serverFiles())).components.get(sourcePath);
  if (component === undefined) throw new Error(`No component for ${sourcePath}.`);
  return component;
}
