import {describe, expect, it} from 'vitest';
import type {BundleInput} from '../../../../src/pages/types.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {bundleFolder, oneModule, onePage} from './bundle-fixture.ts';

describe('problems of a page', () => {
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
          "message": "The default export of \`content/pages/index.tsx\` is missing or is not a component.",
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
          "consequence": "The site cannot be built.",
          "file": "content/pages/index.tsx",
          "line": 2,
          "message": "This is not valid TypeScript: unexpected closing \`b\` tag does not match opening \`p\` tag.",
          "severity": "error",
        },
      ]
    `);
  });

  it('missing imports, all of them', async () => {
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
          "consequence": "The site cannot be built.",
          "file": "content/pages/index.tsx",
          "hint": "Did you mean \`./helper.ts\`?",
          "line": 1,
          "message": "The import \`./helpr.ts\` points to a missing file.",
          "severity": "error",
          "target": "./helpr.ts",
        },
        {
          "code": "import-not-found",
          "column": 15,
          "consequence": "The site cannot be built.",
          "file": "content/pages/index.tsx",
          "hint": "Install it in the site's project: \`npm install not-installed\`.",
          "line": 2,
          "message": "The package \`not-installed\`, imported as \`not-installed/deep\`, is not installed.",
          "severity": "error",
          "target": "not-installed/deep",
        },
        {
          "code": "import-unavailable",
          "column": 28,
          "consequence": "The site cannot be built.",
          "file": "content/pages/index.tsx",
          "hint": "Import types with \`import type\`; components and hooks come from \`legacydocs/theme\`.",
          "line": 4,
          "message": "\`legacydocs\` is the generator, which does not run in browsers.",
          "severity": "error",
          "target": "legacydocs",
        },
      ]
    `);
  });

  it.each(['/data/x.json', '@/card', '~/card', '#card', 'virtual:card', '@scope'])(
    'imports without a package name, without a command that installs one: %s',
    async (specifier) => {
      const code = `import a from '${specifier}';\nexport default () => <p>{a}</p>;`;
      expect(await problems(code)).toMatchObject([
        {
          code: 'import-not-found',
          message: `The import \`${specifier}\` is neither a relative path nor a package.`,
          hint: expect.not.stringContaining('npm install'),
        },
      ]);
    },
  );

  it("Node's own modules, which browsers lack", async () => {
    const code =
      "import {readFileSync} from 'node:fs';\nexport default () => <p>{typeof readFileSync}</p>;";
    expect(await problems(code)).toMatchInlineSnapshot(`
      [
        {
          "code": "import-not-found",
          "column": 28,
          "consequence": "The site cannot be built.",
          "file": "content/pages/index.tsx",
          "hint": "Pages and templates run in Node and in browsers. Prepare the data in \`site.config.ts\` or in a file that the page imports.",
          "line": 1,
          "message": "\`node:fs\` is a built-in Node.js module, which browsers do not have.",
          "severity": "error",
          "target": "node:fs",
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
          "consequence": "The site cannot be built.",
          "file": "content/pages/index.tsx",
          "hint": "Check the spelling of the name, or export the name from \`content/pages/helper.ts\`.",
          "line": 1,
          "message": "\`content/pages/helper.ts\` does not export \`b\`, which is imported here.",
          "severity": "error",
          "target": "b",
        },
      ]
    `);
  });

  it('an unknown type of file', async () => {
    const code = "import data from './data.xyz';\nexport default () => <p>{data}</p>;";
    expect(await problems(code, {'content/pages/data.xyz': ''})).toMatchInlineSnapshot(`
      [
        {
          "code": "import-unsupported",
          "column": 18,
          "consequence": "The site cannot be built.",
          "file": "content/pages/index.tsx",
          "hint": "Move the file to \`content/static\` and link to its URL, or import the file as text: \`./file.txt?raw\`.",
          "line": 1,
          "message": "Files ending in \`.xyz\` cannot be imported.",
          "severity": "error",
          "target": ".xyz",
        },
      ]
    `);
  });

  it('a missing import below `@site`', async () => {
    const code = "import {a} from '@site/content/a';\nexport default () => <p>{a}</p>;";
    expect(await problems(code)).toMatchInlineSnapshot(`
      [
        {
          "code": "import-not-found",
          "column": 17,
          "consequence": "The site cannot be built.",
          "file": "content/pages/index.tsx",
          "hint": "\`@site\` is the site folder, which does not contain \`content/a\`.",
          "line": 1,
          "message": "The import \`@site/content/a\` points to a missing file.",
          "severity": "error",
          "target": "@site/content/a",
        },
      ]
    `);
  });

  it('a mistake in a CSS module, in its own file', async () => {
    const code =
      "import styles from './page.module.css';\nexport default () => <p className={styles.a} />;";
    expect(
      await problems(code, {'content/pages/page.module.css': '.b { composes: c from "./d.css" }'}),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "import-not-found",
          "column": 23,
          "consequence": "The site cannot be built.",
          "file": "content/pages/page.module.css",
          "hint": undefined,
          "line": 1,
          "message": "The import \`./d.css\` points to a missing file.",
          "severity": "error",
          "target": "./d.css",
        },
      ]
    `);
  });

  it('ERR-09 a module that needs a browser while it is loaded', async () => {
    expect(
      await problems('const width = window.innerWidth;\nexport default () => <p>{width}</p>;'),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "module-failed",
          "column": 15,
          "consequence": "The components in this file would be missing.",
          "file": "content/pages/index.tsx",
          "hint": "\`window\` exists only in the browser: use it in an effect or an event handler.",
          "line": 1,
          "message": "Loading \`content/pages/index.tsx\` failed: \`ReferenceError: window is not defined\`.",
          "severity": "error",
          "stack": [
            "content/pages/index.tsx:1:15",
          ],
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
          "consequence": "The site cannot be built.",
          "file": "content/pages/index.tsx",
          "hint": "Use \`react\` and \`react-dom\`.",
          "line": 1,
          "message": "\`react-dom/client\` is not available to pages: it would load React a second time.",
          "severity": "error",
          "target": "react-dom/client",
        },
      ]
    `);
  });

  it.each([
    ["import {X} from './x.tsx';", 'X', 3, 9],
    ["import {\n  Y,\n  X as Z,\n} from './x';", 'X', 5, 3],
    ["import {X} from './y.tsx';\nimport X from './x.tsx';", 'default', 4, 8],
    ["import X from './x';", 'default', 3, 8],
    ["import i from './x';", 'default', 3, 8],
  ])(
    'a name in MDX that is not exported, at its location: %s',
    async (code, imported, line, column) => {
      const folder = await folderWith({
        'content/docs/a.mdx': `Text.\n\n${code}\n\n<X />\n`,
        'content/docs/x.tsx': 'export const other = 1;',
      });
      const specifier = code.includes('./x.tsx') ? './x.tsx' : './x';
      const compiled = `import {${imported} as X} from '${specifier}'; export default () => X;`;
      const imports = [{specifier, imported, local: 'X'}];
      const modules: BundleInput['modules'] = [
        {sourcePath: 'content/docs/a.mdx', format: 'mdx', code: compiled, imports},
      ];
      const message = expect.stringContaining(
        imported === 'default' ? 'has no default export' : 'does not export `X`',
      );
      await expect(bundleFolder(folder, {modules})).rejects.toMatchObject({
        diagnostics: [
          {code: 'import-not-exported', file: 'content/docs/a.mdx', line, column, message},
        ],
      });
    },
  );

  it('an import in MDX, at its location in the source', async () => {
    const folder = await folderWith({
      'content/docs/a.mdx': "Text.\n\nimport {X} from './x.tsx';\n\n<X />\n",
    });
    const code =
      "import {jsx} from 'react/jsx-runtime';import {X} from './x.tsx';export default () => jsx(X, {});";
    const imports = [{specifier: './x.tsx', imported: 'X', local: 'X'}];
    const modules: BundleInput['modules'] = [
      {sourcePath: 'content/docs/a.mdx', format: 'mdx', code, imports},
    ];
    await expect(bundleFolder(folder, {modules})).rejects.toMatchObject({
      diagnostics: [{code: 'import-not-found', file: 'content/docs/a.mdx', line: 3, column: 17}],
    });
  });
});
