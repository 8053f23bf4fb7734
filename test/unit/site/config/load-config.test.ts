import {mkdir, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BuildError, type Diagnostic} from '../../../../src/core/diagnostics/diagnostic.ts';
import {loadConfig} from '../../../../src/site/config/load-config.ts';
import {folderWith} from '../../../support/temp-folder.ts';

const settings = "{title: 'Site', url: 'https://example.org', baseUrl: '/'}";

/** Returns the errors when a configuration in these files is loaded. */
async function diagnosticsOf(
  files: Readonly<Record<string, string>>,
): Promise<readonly Diagnostic[]> {
  const error = await loadConfig(await folderWith(files)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof BuildError) return error.diagnostics;
  throw error ?? new Error('Nothing failed.');
}

describe('loadConfig', () => {
  it('reads a TypeScript file, and returns its inputs', async () => {
    const folder = await folderWith({
      'site.config.ts': `import {defineConfig} from 'legacydocs';
        import {title} from './settings/title.ts';
        import numbers from './settings/numbers.json';
        const more: {tagline: string} = {tagline: String(numbers.answer)};
        export default defineConfig({title, url: 'https://example.org/', baseUrl: 'x', ...more});`,
      'settings/title.ts': "export const title: string = 'Site';",
      'settings/numbers.json': '{"answer": 42}',
    });
    const {site, diagnostics, reads} = await loadConfig(folder);
    expect(diagnostics).toEqual([]);
    const files = ['settings/numbers.json', 'settings/title.ts', 'site.config.ts'];
    expect(reads).toEqual(expect.arrayContaining(files.map((name) => join(folder, name))));
    expect(site).toMatchObject({
      folder,
      configFile: 'site.config.ts',
      config: {title: 'Site', url: 'https://example.org', baseUrl: '/x/', tagline: '42'},
    });
  });

  it.each([
    ['an object', settings],
    ['a promise', `Promise.resolve(${settings})`],
    ['a function', `() => (${settings})`],
    ['an async function', `async () => (${settings})`],
  ])('CFG-05 accepts %s', async (_what, exported) => {
    const folder = await folderWith({'site.config.mjs': `export default ${exported};`});
    expect((await loadConfig(folder)).site.config.title).toBe('Site');
  });

  it('resolves packages from the site, and leaves no files behind', async () => {
    const folder = await folderWith({
      'site.config.ts': `import {title} from 'some-package';
        import {join} from 'node:path';
        export default {title: join(title, 'x'), url: 'https://example.org', baseUrl: '/'};`,
      'node_modules/some-package/package.json': '{"type": "module", "exports": "./index.js"}',
      'node_modules/some-package/index.js': "export const title = 'Packed';",
    });
    expect((await loadConfig(folder)).site.config.title).toBe('Packed/x');
    expect((await readdir(folder)).sort()).toEqual(['node_modules', 'site.config.ts']);
  });

  it('reads the current file, on each call', async () => {
    const folder = await folderWith({'site.config.js': `export default ${settings};`});
    await loadConfig(folder);
    await writeFile(
      join(folder, 'site.config.js'),
      `export default {...${settings}, title: 'New'};`,
    );
    expect((await loadConfig(folder)).site.config.title).toBe('New');
  });

  it('takes baseUrl from the caller', async () => {
    const folder = await folderWith({'site.config.js': `export default ${settings};`});
    const {site} = await loadConfig(folder, {baseUrl: '/elsewhere'});
    expect(site.config.baseUrl).toBe('/elsewhere/');
  });

  it('warns about a second configuration file, which is ignored', async () => {
    const folder = await folderWith({
      'site.config.ts': `export default ${settings};`,
      'site.config.js': 'throw 1;',
    });
    const {site, diagnostics} = await loadConfig(folder);
    expect(site.configFile).toBe('site.config.ts');
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "config-hidden",
          "file": "site.config.js",
          "hint": "Delete one of the two.",
          "message": "\`site.config.js\` is not used: \`site.config.ts\` takes precedence.",
          "severity": "warning",
        },
      ]
    `);
  });

  it('CFG-10 warns when sidebarCollapsed has no effect', async () => {
    const folder = await folderWith({
      'site.config.ts': `export default {title: 'Site', url: 'https://example.org', baseUrl: '/',
  docs: {versions: [{name: '1.x'}], sidebarCollapsible: false, sidebarCollapsed: true},
};`,
    });
    expect((await loadConfig(folder)).diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "config-without-effect",
          "column": 64,
          "file": "site.config.ts",
          "hint": "Categories stay open. Remove one of the two settings.",
          "line": 2,
          "message": "\`docs.sidebarCollapsed\` has no effect, since \`docs.sidebarCollapsible\` is \`false\`.",
          "severity": "warning",
        },
      ]
    `);
  });
});

describe('loadConfig, with images for shared links', () => {
  it('warns about one that is not a full URL, with its line', async () => {
    const folder = await folderWith({
      'site.config.ts': `export default {title: 'Site', url: 'https://example.org', baseUrl: '/',
  headTags: [{tagName: 'meta', attributes: {property: 'og:image', content: 'https://a.b/c.png'}}],
  themeConfig: {metadata: [{name: 'x', content: 'y'}, {name: 'twitter:image', content: 'img/a.png'}]},
};`,
    });
    const {diagnostics} = await loadConfig(folder);
    expect(diagnostics.map(({code, line, message}) => [code, line, message])).toEqual([
      ['config-relative-image', 3, 'The image `img/a.png` is not a full URL.'],
    ]);
  });
});

describe('loadConfig, on errors', () => {
  it('DEV-01 names the expected files', async () => {
    expect(await diagnosticsOf({'readme.md': ''})).toMatchInlineSnapshot(`
      [
        {
          "code": "config-missing",
          "consequence": "The site cannot be built without a configuration.",
          "hint": "Specify the folder that contains the configuration: \`legacydocs build <site>\`. \`legacydocs init <folder>\` starts a new site.",
          "message": "The site folder has no configuration. Looked for \`site.config.ts\`, \`site.config.mts\`, \`site.config.js\`, \`site.config.mjs\`.",
          "severity": "error",
        },
      ]
    `);
  });

  it('DEV-01 suggests a file of a similar name', async () => {
    const [diagnostic] = await diagnosticsOf({'sites.config.ts': ''});
    expect(diagnostic?.hint).toBe(
      'If `sites.config.ts` is the configuration, rename it to `site.config.ts`.',
    );
  });

  it.each(['site.config.cjs', 'site-config.ts', 'Site.config.ts', 'site.config.json'])(
    'DEV-01 suggests %s, which has a similar name',
    async (name) => {
      const [diagnostic] = await diagnosticsOf({'a.config.js': '', [name]: ''});
      expect(diagnostic?.hint).toMatch(
        `If \`${name}\` is the configuration, rename it to \`site.config.`,
      );
    },
  );

  it('does not suggest the configuration of another tool', async () => {
    const others = [
      'babel',
      'vite',
      'jest',
      'next',
      'nuxt',
      'vitest',
      'eslint',
      'postcss',
      'metro',
    ];
    for (const name of others) {
      const [diagnostic] = await diagnosticsOf({
        [`${name}.config.js`]: '',
        [`${name}.config.ts`]: '',
      });
      expect(diagnostic?.hint).toContain('Specify the folder that contains the configuration');
    }
  });

  it('points to the configuration of Docusaurus, whatever is beside it', async () => {
    const files = {'babel.config.js': '', 'docusaurus.config.js': '', 'sites.config.ts': ''};
    const [diagnostic] = await diagnosticsOf(files);
    expect(diagnostic?.hint).toBe(
      '`docusaurus.config.js` is not read. Copy its settings to `site.config.ts`; most of them have the same names.',
    );
  });

  it('names a site folder that does not exist', async () => {
    await expect(loadConfig('/nowhere/at/all')).rejects.toThrow(
      '`/nowhere/at/all` is not a readable folder.',
    );
  });

  it('locates a syntax error', async () => {
    expect(
      await diagnosticsOf({'site.config.ts': "export default {\n  title: 'Site'\n  url: 'x',\n};"}),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "module-invalid",
          "column": 3,
          "file": "site.config.ts",
          "hint": undefined,
          "line": 3,
          "message": "This is not valid TypeScript: expected "}" but found "url".",
          "severity": "error",
        },
      ]
    `);
  });

  it('locates a missing import', async () => {
    expect(
      await diagnosticsOf({'site.config.ts': "import x from './missing.ts';\nexport default x;"}),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "module-invalid",
          "column": 15,
          "file": "site.config.ts",
          "hint": "Check the path, which is relative to the importing file.",
          "line": 1,
          "message": "\`./missing.ts\` is imported, but cannot be found.",
          "severity": "error",
          "target": "./missing.ts",
        },
      ]
    `);
  });

  it('locates code that throws', async () => {
    expect(
      await diagnosticsOf({
        'site.config.ts': "const x: number = 1;\nif (x) {\n  throw new Error('No token.');\n}",
      }),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "module-failed",
          "column": 9,
          "consequence": "The site cannot be built without this file's exports.",
          "file": "site.config.ts",
          "line": 3,
          "message": "Loading the file failed: \`Error: No token.\`.",
          "severity": "error",
        },
      ]
    `);
  });

  it('reports if the function throws, and if the promise is rejected', async () => {
    const failing = "export default () => { throw new TypeError('No token.'); };";
    expect(await diagnosticsOf({'site.config.ts': failing})).toMatchInlineSnapshot(`
      [
        {
          "code": "config-failed",
          "consequence": "The site cannot be built without settings.",
          "file": "site.config.ts",
          "message": "The configuration's function failed: \`TypeError: No token.\`.",
          "severity": "error",
        },
      ]
    `);
    const rejected = "export default Promise.reject(new Error('No network.'));";
    expect((await diagnosticsOf({'site.config.ts': rejected}))[0]?.message).toBe(
      "The configuration's promise failed: `Error: No network.`.",
    );
  });

  it('reports a missing default export', async () => {
    expect(
      await diagnosticsOf({'site.config.ts': `export const config = ${settings};`}),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "config-no-default-export",
          "file": "site.config.ts",
          "hint": "Write \`export default defineConfig({title, url, baseUrl})\`.",
          "message": "The configuration has no default export. It exports \`config\`.",
          "severity": "error",
        },
      ]
    `);
  });

  it.each([
    ['[]', "The configuration's default export is a list, not an object of settings."],
    ['null', "The configuration's default export is `null`, not an object of settings."],
    ["'x'", 'The configuration\'s default export is `"x"`, not an object of settings.'],
    ['() => {}', "The configuration's function returns `undefined`, not an object of settings."],
  ])('refuses %s', async (exported, message) => {
    const [diagnostic] = await diagnosticsOf({'site.config.ts': `export default ${exported};`});
    expect(diagnostic).toMatchObject({code: 'config-not-an-object', message});
  });

  it('CFG-03 reports every problem at its location', async () => {
    const diagnostics = await diagnosticsOf({
      'site.config.ts': `import {defineConfig} from 'legacydocs';

const navbar = {itmes: []};

export default defineConfig({
  title: 'Site', url: 'example.org', baseUrl: '/',
  themeConfig: {
    navbar,
    colorMode: {defaultMode: 'drak'},
  },
});`,
    });
    expect(
      diagnostics.map(({file, line, column, message}) => `${file}:${line}:${column} ${message}`),
    ).toMatchInlineSnapshot(`
      [
        "site.config.ts:6:18 \`url\` must have a protocol and a host, such as \`https://example.org\`; it is \`"example.org"\`.",
        "site.config.ts:9:17 \`themeConfig.colorMode.defaultMode\` must be \`light\` or \`dark\`; it is \`"drak"\`.",
        "site.config.ts:3:17 \`themeConfig.navbar.itmes\` is not a setting.",
      ]
    `);
  });

  it('leaves the folder unchanged', async () => {
    const folder = await folderWith({'site.config.ts': 'export default 1;'});
    await mkdir(join(folder, 'content'));
    await expect(loadConfig(folder)).rejects.toThrow(BuildError);
    expect((await readdir(folder)).sort()).toEqual(['content', 'site.config.ts']);
  });
});
