import {cp, mkdir, mkdtemp, readdir, realpath, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {beforeAll, describe, expect, it} from 'vitest';
import {contentHash} from '../../../src/bundle/content-hash.ts';
import type {Bundle, BundleInput} from '../../../src/bundle/types.ts';
import {packageFolder} from '../../../src/package.ts';
import {sharedFolder} from '../../support/temp-folder.ts';
import {sampleDocument, sampleSite} from '../templates/sample-data.ts';
import {basicModules, bundleFolder, compiledPartial, fixture} from './bundle-fixture.ts';

async function newFolder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'legacydocs-site-')));
  for (const [path, contents] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), {recursive: true});
    await writeFile(join(folder, path), contents);
  }
  return folder;
}

/** A folder with one page, `content/pages/index.tsx`, and what else is given. */
async function onePage(
  code: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  return await newFolder({'content/pages/index.tsx': code, ...files});
}
const oneModule: Partial<BundleInput> = {
  modules: [{sourcePath: 'content/pages/index.tsx', format: 'tsx'}],
};
const pageCode = 'export default function Page() { return <p>Hello</p>; }\n';

const text = (bundle: Bundle, pattern: RegExp): string =>
  String(bundle.files.find(({outputPath}) => pattern.test(outputPath))?.contents);

describe('a bundle', () => {
  let bundle: Bundle;
  const cacheFolder = sharedFolder();
  beforeAll(async () => {
    bundle = await bundleFolder(fixture('theme-basic'), {cacheFolder: cacheFolder()});
  });

  it('names every shared file by the hash of its bytes', () => {
    expect(bundle.files.map(({outputPath}) => outputPath.replace(/[\da-f]{8}/, '<hash>'))).toEqual([
      'assets/css/page.<hash>.css',
      'assets/css/styles.<hash>.css',
      'assets/js/chunk.<hash>.js',
      'assets/js/chunk.<hash>.js',
      'assets/js/entry.<hash>.js',
      'assets/js/runtime.<hash>.js',
      'assets/js/search.<hash>.js',
      'assets/media/dot.<hash>.svg',
    ]);
    for (const {outputPath, contents} of bundle.files) {
      expect(outputPath).toContain(`.${contentHash(contents)}.`);
    }
  });

  it('ends the style sheet with what the configuration decides', () => {
    expect(text(bundle, /styles/)).toMatch(/\.token\{color:#123456\}\s*$/);
    expect(bundle.stylesheet).toMatch(/^assets\/css\/styles\./);
  });

  it('gives each page module its styles', () => {
    const home = bundle.pageModules.get('content/pages/index.tsx');
    const live = bundle.pageModules.get('content/docs/live.mdx');
    const paths = bundle.files.map(({outputPath}) => outputPath);
    expect(home?.stylesheets).toEqual(paths.filter((path) => path.includes('css/page.')));
    expect(live).toMatchObject({stylesheets: []});
  });

  it('lets pages import React from the runtime alone', () => {
    const code = [...bundle.pageModules.values()].map((module) => module.code).join('\n');
    const imports = [...code.matchAll(/from"([^"]+)"/g)].map(([, address]) => address);
    const known = bundle.files.map(({outputPath}) => `/base/${outputPath}`);
    expect(imports.filter((address) => !known.includes(address ?? ''))).toEqual([]);
    expect(code).not.toContain('react.element');
  });

  it('gives images one address, on the server and in the browser', async () => {
    const document = (await bundle.server()).theme.renderDocument(
      sampleDocument({article: {Component: await componentOf(bundle, 'content/pages/index.tsx')}}),
    );
    const [asset] = bundle.files.filter(({outputPath}) => outputPath.endsWith('.svg'));
    expect(document).toContain(`<img src="/base/${asset?.outputPath}"`);
    expect(bundle.pageModules.get('content/pages/index.tsx')?.code).toContain(asset?.outputPath);
    expect(text(bundle, /css\/page/)).toContain(asset?.outputPath);
  });

  it('renders partials that a page imports', async () => {
    const document = (await bundle.server()).theme.renderDocument(
      sampleDocument({article: {Component: await componentOf(bundle, 'content/docs/live.mdx')}}),
    );
    expect(document).toContain('<p>Text of the partial.</p>');
  });

  it("needs 1 KB of script before load, at most 30 KB above React's own hydration after it, and 10 KB of styles, all compressed", async () => {
    const {outputFiles} = await build({
      stdin: {
        contents: "import {hydrateRoot} from 'react-dom/client'; hydrateRoot(document.body, null);",
        resolveDir: packageFolder,
      },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      define: {'process.env.NODE_ENV': '"production"'},
    });
    const size = (contents: string | Uint8Array): number => gzipSync(contents).length;
    const react = size(outputFiles[0]?.contents ?? '');
    expect(size(text(bundle, /entry/))).toBeLessThan(1024);
    expect(size(text(bundle, /runtime/)) - react).toBeLessThan(30 * 1024);
    expect(size(text(bundle, /styles/))).toBeLessThan(10 * 1024);
  });
});

describe('the same site', () => {
  it('gives the same bytes from another folder and in another order', async () => {
    for (const minify of [true, false]) {
      const copy = join(await newFolder(), 'deep', 'er');
      await cp(fixture('theme-basic'), copy, {recursive: true});
      const first = await bundleFolder(fixture('theme-basic'), {minify});
      const second = await bundleFolder(copy, {minify, modules: [...basicModules].reverse()});
      expect(second.files).toEqual(first.files);
      expect([...second.pageModules]).toEqual([...first.pageModules]);
    }
  });

  it('gives the same bytes from a copy of this package elsewhere', async () => {
    const copy = await newFolder();
    for (const part of ['src', 'templates', 'package.json']) {
      await cp(join(packageFolder, part), join(copy, part), {recursive: true});
    }
    await symlink(join(packageFolder, 'node_modules'), join(copy, 'node_modules'));
    const module: typeof import('../../../src/bundle/bundle-site.ts') = await import(
      pathToFileURL(join(copy, 'src/bundle/bundle-site.ts')).href
    );
    for (const minify of [true, false]) {
      const input: BundleInput = {
        site: {folder: fixture('theme-basic')},
        siteData: sampleSite(),
        extraStyles: '.token { color: #123456; }',
        modules: basicModules,
        compileModule: async () => compiledPartial,
        cacheFolder: await newFolder(),
        minify,
      };
      const here = await bundleFolder(fixture('theme-basic'), {minify});
      const there = await module.bundleSite(input);
      expect(there.files).toEqual(here.files);
      expect([...there.pageModules]).toEqual([...here.pageModules]);
    }
  });

  it('can be bundled twice at the same time', async () => {
    const cacheFolder = await newFolder();
    const bundles = await Promise.all(
      [1, 2].map(() => bundleFolder(fixture('theme-basic'), {cacheFolder})),
    );
    expect(bundles[1]?.files).toEqual(bundles[0]?.files);
    expect(await readdir(join(cacheFolder, 'server'))).toHaveLength(1);
  });
});

describe('what pages import', () => {
  it('is the React of the package, whatever is installed beside the site', async () => {
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
      (await bundle.server()).theme.renderDocument(sampleDocument({article: {Component}})),
    ).toContain('<p>1<b>2</b></p>');
    expect(bundle.pageModules.get('content/pages/index.tsx')?.code).not.toContain('second React');
  });

  it('may be found below `@site`, or through the imports of a `package.json`', async () => {
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

  it('in styles are files with a hashed name, or addresses', async () => {
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
});

describe('templates of a site', () => {
  it('replace built-in ones of the same path, styles included, and may wrap the original', async () => {
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
    expect((await bundle.server()).theme.renderDocument(sampleDocument())).toContain(
      '<div>own badge of Sample<span class="VersionBadge">Version: 2.x</span></div>',
    );
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
    expect((await bundle.server()).theme.renderDocument(sampleDocument())).toBe('own theme');
    expect(text(bundle, /runtime/)).toContain('own theme');
    expect(bundle.diagnostics).toEqual([]);
  });

  it('that replace nothing are pointed out', async () => {
    const folder = await onePage(pageCode, {
      'templates/Foter/Footer.tsx': 'export function Footer() { return null; }',
    });
    expect((await bundleFolder(folder, oneModule)).diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "template-unused",
          "consequence": "It has no effect.",
          "file": "templates/Foter/Footer.tsx",
          "hint": "Did you mean \`templates/Footer/Footer.tsx\`?",
          "message": "\`templates/Foter/Footer.tsx\` replaces no template, and no other file imports it.",
          "severity": "warning",
        },
      ]
    `);
  });

  it('that have the name of a file that pages do not load are not taken for misspelt', async () => {
    const folder = await onePage(pageCode, {'templates/live/live.ts': 'export {};'});
    const [found] = (await bundleFolder(folder, oneModule)).diagnostics;
    expect(found).toMatchObject({
      code: 'template-unused',
      hint: 'The theme has a file of that name, but pages do not load it.',
    });
  });
});

describe('what is wrong with a page', () => {
  const problems = async (code: string, files?: Readonly<Record<string, string>>) => {
    const folder = await onePage(code, files);
    return await bundleFolder(folder, oneModule).then(
      () => 'no error',
      (error: unknown) =>
        error instanceof Error && 'diagnostics' in error ? error.diagnostics : error,
    );
  };

  it('ERR-03 no default export', async () => {
    expect(await problems('export const Page = () => null;')).toMatchInlineSnapshot(`
      [
        {
          "code": "page-without-default-export",
          "consequence": "The page would be empty.",
          "file": "content/pages/index.tsx",
          "hint": "Write \`export default function Page() { … }\`.",
          "message": "The page component of \`content/pages/index.tsx\` does not have a default export.",
          "severity": "error",
        },
      ]
    `);
  });

  it('broken syntax', async () => {
    expect(
      await problems('export default function Page() {\n  return <p>é</b>;\n}\n'),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "module-invalid",
          "column": 16,
          "consequence": "Nothing can be built without this file.",
          "file": "content/pages/index.tsx",
          "line": 2,
          "message": "This is not valid TypeScript: unexpected closing \`b\` tag does not match opening \`p\` tag.",
          "severity": "error",
        },
      ]
    `);
  });

  it('imports that lead nowhere, all of them', async () => {
    const code = [
      "import {a} from './helpr.ts';",
      "import b from 'not-installed/deep';",
      "import {readFileSync} from 'node:fs';",
      "import {defineConfig} from 'legacydocs';",
      'export default () => <p>{a}{b}{readFileSync}{defineConfig}</p>;',
    ].join('\n');
    expect(
      await problems(code, {'content/pages/helper.ts': 'export const a = 1;'}),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "import-not-found",
          "column": 17,
          "consequence": "Nothing can be built without this file.",
          "file": "content/pages/index.tsx",
          "hint": "Did you mean \`./helper.ts\`?",
          "line": 1,
          "message": "The import \`./helpr.ts\` leads to no file.",
          "severity": "error",
        },
        {
          "code": "import-not-found",
          "column": 15,
          "consequence": "Nothing can be built without this file.",
          "file": "content/pages/index.tsx",
          "hint": "Install it beside the site: \`npm install not-installed\`.",
          "line": 2,
          "message": "The package \`not-installed\`, which \`not-installed/deep\` is imported from, is not installed.",
          "severity": "error",
        },
        {
          "code": "import-unavailable",
          "column": 28,
          "consequence": "Nothing can be built without this file.",
          "file": "content/pages/index.tsx",
          "hint": "Import types with \`import type\`; components and hooks come from \`legacydocs/theme\`.",
          "line": 4,
          "message": "\`legacydocs\` is the generator: it does not run in the browser.",
          "severity": "error",
        },
      ]
    `);
  });

  it("Node's own modules, which the browser lacks", async () => {
    const code =
      "import {readFileSync} from 'node:fs';\nexport default () => <p>{typeof readFileSync}</p>;";
    expect(await problems(code)).toMatchInlineSnapshot(`
      [
        {
          "code": "import-not-found",
          "column": 28,
          "consequence": "Nothing can be built without this file.",
          "file": "content/pages/index.tsx",
          "hint": "Pages and templates run in both. Prepare the data in \`site.config.ts\` or in a file that the page imports.",
          "line": 1,
          "message": "\`node:fs\` is part of Node and does not exist in the browser.",
          "severity": "error",
        },
      ]
    `);
  });

  it('an import that the other file does not export', async () => {
    const code = "import {b} from './helper.ts';\nexport default () => <p>{b}</p>;";
    expect(
      await problems(code, {'content/pages/helper.ts': 'export const a = 1;'}),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "import-not-exported",
          "column": 9,
          "consequence": "Nothing can be built without this file.",
          "file": "content/pages/index.tsx",
          "line": 1,
          "message": "\`b\` is imported from \`content/pages/helper.ts\`, which does not export it.",
          "severity": "error",
        },
      ]
    `);
  });

  it('a file of a kind that nobody knows', async () => {
    const code = "import data from './data.xyz';\nexport default () => <p>{data}</p>;";
    expect(await problems(code, {'content/pages/data.xyz': ''})).toMatchInlineSnapshot(`
      [
        {
          "code": "import-unsupported",
          "column": 18,
          "consequence": "Nothing can be built without this file.",
          "file": "content/pages/index.tsx",
          "hint": "Put the file into \`content/static\` and link to its address.",
          "line": 1,
          "message": "Files ending in \`.xyz\` cannot be imported.",
          "severity": "error",
        },
      ]
    `);
  });

  it('an import below `@site` that leads nowhere', async () => {
    const code = "import {a} from '@site/content/a';\nexport default () => <p>{a}</p>;";
    expect(await problems(code)).toMatchInlineSnapshot(`
      [
        {
          "code": "import-not-found",
          "column": 17,
          "consequence": "Nothing can be built without this file.",
          "file": "content/pages/index.tsx",
          "hint": undefined,
          "line": 1,
          "message": "The import \`@site/content/a\` leads to no file.",
          "severity": "error",
        },
      ]
    `);
  });

  it('a file of a kind that cannot be imported', async () => {
    const code =
      "import styles from './page.module.css';\nexport default () => <p className={styles.a} />;";
    expect(await problems(code, {'content/pages/page.module.css': '.a {}'})).toMatchInlineSnapshot(`
      [
        {
          "code": "import-unsupported",
          "column": 20,
          "consequence": "Nothing can be built without this file.",
          "file": "content/pages/index.tsx",
          "hint": "Rename the file to \`.css\` and give its classes a prefix of their own.",
          "line": 1,
          "message": "CSS modules are not supported.",
          "severity": "error",
        },
      ]
    `);
  });

  it('ERR-09 a module that needs the browser while it is loaded', async () => {
    expect(
      await problems('const width = window.innerWidth;\nexport default () => <p>{width}</p>;'),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "module-failed",
          "consequence": "What it renders would be missing.",
          "file": "content/pages/index.tsx",
          "hint": "\`window\` exists in the browser only: use it in an effect or an event handler.",
          "message": "Loading \`content/pages/index.tsx\` failed: \`ReferenceError: window is not defined\`.",
          "severity": "error",
        },
      ]
    `);
  });

  it('a second React', async () => {
    const code =
      "import {hydrateRoot} from 'react-dom/client';\nexport default () => <p>{typeof hydrateRoot}</p>;";
    expect(await problems(code)).toMatchInlineSnapshot(`
      [
        {
          "code": "import-unavailable",
          "column": 27,
          "consequence": "Nothing can be built without this file.",
          "file": "content/pages/index.tsx",
          "hint": "Use \`react\` and \`react-dom\`.",
          "line": 1,
          "message": "\`react-dom/client\` is not available to pages: it would load React a second time.",
          "severity": "error",
        },
      ]
    `);
  });

  it('an import in MDX, at its place in the source', async () => {
    const folder = await newFolder({
      'content/docs/a.mdx': "Text.\n\nimport {X} from './x.tsx';\n\n<X />\n",
    });
    const code =
      "import {jsx} from 'react/jsx-runtime';import {X} from './x.tsx';export default () => jsx(X, {});";
    const modules: BundleInput['modules'] = [
      {sourcePath: 'content/docs/a.mdx', format: 'mdx', code},
    ];
    await expect(bundleFolder(folder, {modules})).rejects.toMatchObject({
      diagnostics: [{code: 'import-not-found', file: 'content/docs/a.mdx', line: 3, column: 17}],
    });
  });
});

async function componentOf(bundle: Bundle, sourcePath: string) {
  const component = (await bundle.server()).components.get(sourcePath);
  if (component === undefined) throw new Error(`No component for ${sourcePath}.`);
  return component;
}
