import {expect, it} from 'vitest';
import {runBuild, siteWith} from '../../support/sites.ts';

it('ERR-09 pages that show each other, and components that show themselves, are reported with the cycle', async () => {
  const site = await siteWith({
    'content/pages/a.mdx': "# A\n\nimport B from './_b.mdx';\n\n<B />\n",
    'content/pages/_b.mdx': "import A from './a.mdx';\n\n<A />\n",
    'content/tree.jsx':
      'export const Tree = () => <ul><Branch /></ul>;\nconst Branch = () => <><li>a</li><Tree /></>;\n',
    'content/pages/c.mdx': "# C\n\nimport {Tree} from '../tree.jsx';\n\n<Tree />\n",
    'content/pages/fine.mdx':
      '# Fine\n\nexport const Down = ({n}) => n === 0 ? <i>end</i> : <b><Down n={n - 1} /></b>;\n\n<Down n={100} />\n',
  });
  const {code, err} = await runBuild(site);
  expect(code).toBe(1);
  expect(err).toMatchInlineSnapshot(`
    "content/pages/a.mdx  error render-failed
      The page \`/a\` could not be rendered: Markdown files import each other: \`content/pages/a.mdx\` → \`content/pages/_b.mdx\` → \`content/pages/a.mdx\`.
      The page would be missing.
      Add a condition that ends the recursion.

    content/pages/c.mdx  error render-failed
      The page \`/c\` could not be rendered: its components render themselves endlessly: \`Branch\` → \`Tree\` → \`Branch\`.
      The page would be missing.
      Add a condition that ends the recursion.

    "
  `);
});
