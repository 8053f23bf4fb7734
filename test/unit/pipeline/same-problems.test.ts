import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {runBuild, siteConfig, siteWith, storedLocations} from '../../support/sites.ts';

const numbers = [1, 2, 3, 4, 5, 6];

/** Pages that import files with the same broken link. The files that are imported first are the slowest to compile. */
const site = {
  'site.config.ts': siteConfig("onBrokenLinks: 'warn',"),
  ...Object.fromEntries(
    numbers.map((number) => [
      `content/parts/_${number}.mdx`,
      `${'A paragraph.\n\n'.repeat(9 * (6 - number))}A [link](/base/gone).\n`,
    ]),
  ),
  ...Object.fromEntries(
    ['one', 'two'].map((page) => [
      `content/pages/${page}.mdx`,
      [
        ...numbers.map((number) => `import P${number} from '../parts/_${number}.mdx';`),
        `\n# ${page}\n`,
        ...numbers.map((number) => `<P${number} />\n`),
      ].join('\n'),
    ]),
  ),
};

it('names every partial with a broken link, the same in each build', async () => {
  const folder = await siteWith(site);
  const build = async () => {
    await rm(join(folder, '.legacydocs'), {recursive: true, force: true});
    const {out} = await runBuild(folder, '--json');
    const places = storedLocations(folder);
    return {diagnostics: JSON.parse(out).diagnostics, places};
  };
  const first = await build();
  expect(first.diagnostics.map(({file}: {file: string}) => file)).toEqual(
    numbers.map((number) => `content/parts/_${number}.mdx`),
  );
  for (let run = 0; run < 3; run += 1) expect(await build()).toEqual(first);
});

it('reports problems of pages and of templates together, the same in each build', async () => {
  const folder = await siteWith({
    'content/pages/page.tsx': "import {x} from './gone.ts';\nexport default () => <p>{x}</p>;\n",
    'templates/Footer/Footer.tsx': "import './gone.css';\nexport const Footer = () => null;\n",
  });
  const diagnostics = async () => JSON.parse((await runBuild(folder, '--json')).out).diagnostics;
  const first = await diagnostics();
  expect(first.map(({file}: {file: string}) => file)).toEqual([
    'content/pages/page.tsx',
    'templates/Footer/Footer.tsx',
  ]);
  for (let run = 0; run < 3; run += 1) expect(await diagnostics()).toEqual(first);
});
