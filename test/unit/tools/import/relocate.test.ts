import {expect, it} from 'vitest';
import {aliasesOf, relocate} from '../../../../src/tools/import/docusaurus/relocate.ts';
import {writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

/** Returns the converted source of an old site whose docs move to `content/docs/current`. */
async function moved(oldPath: string, text: string, others: readonly string[] = []) {
  const parent = await tempFolder();
  const [root, folder] = [`${parent}/repository`, `${parent}/repository/website`];
  await writeFiles(folder, Object.fromEntries(others.map((path) => [path, ''])));
  const newPathOf = (path: string): string => path.replace(/^docs\//, 'content/docs/current/');
  const file = {oldPath, newPath: newPathOf(oldPath), contentFolder: 'docs'};
  return relocate(text, file, {folder, root, newPathOf, isServed: () => false});
}

it('escapes file names in links', async () => {
  const link = '<../more (1) 50%25 %232.md#b>';
  const {text, needs} = await moved('docs/a.md', `[x](${link} "y")\n\n[z]: ${link}\n`, [
    'more (1) 50% #2.md',
  ]);
  const to = '<../../../more%20%281%29%2050%25%20%232.md#b>';
  expect(text).toBe(`[x](${to} "y")\n\n[z]: ${to}\n`);
  expect([...needs]).toEqual(['more (1) 50% #2.md']);
});

it('leaves links unchanged if both ends move alike', async () => {
  const written = '[x](./b%20c.md?q#d)\n';
  expect((await moved('docs/a.md', written, ['docs/b c.md'])).text).toBe(written);
});

it('imports `clsx` instead of `classnames`, and includes imports from the site', async () => {
  const written = "import cx from 'classnames';\nimport Box from '../src/box';\n";
  const found = await moved('docs/a.mdx', `${written}\n<Box />\n`, ['src/box.js']);
  expect(found.text).toContain("import cx from 'clsx';\nimport Box from '../../../src/box';\n");
  expect([...found.needs]).toEqual(['src/box.js']);
});

it('copies no file from outside the repository', async () => {
  const written = '[x](../../../outside.md)\n';
  const {text, needs} = await moved('docs/a.md', written, ['../../outside.md']);
  expect([text, ...needs]).toEqual([written]);
});

it("treats an import by a plugin's folder alias as one from the site", async () => {
  const parent = await tempFolder();
  const folder = `${parent}/site`;
  await writeFiles(folder, {'src/components/card/index.tsx': ''});
  const aliases = aliasesOf({
    folder,
    otherPlugins: [
      {
        name: 'docusaurus-plugin-module-alias',
        path: ['plugins', 0, 1],
        options: {
          alias: {'@parts': `${folder}/src/components`, react: `${folder}/node_modules/react`},
        },
      },
    ],
  });
  expect(aliases).toEqual([['@parts', 'src/components']]);
  const {text, needs} = relocate(
    "import Card from '@parts/card';\nimport Other from '@parts-more/card';\n",
    {oldPath: 'docs/a.mdx', newPath: 'content/docs/current/a.mdx'},
    {folder, root: parent, newPathOf: (path) => path, aliases, isServed: () => false},
  );
  expect(text).toBe(
    "import Card from '@site/src/components/card';\nimport Other from '@parts-more/card';\n",
  );
  expect([...needs]).toEqual(['src/components/card/index.tsx']);
});
