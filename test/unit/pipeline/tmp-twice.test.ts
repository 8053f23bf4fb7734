import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readHashes} from '../../support/files.ts';
import {buildSite, copyFixture, siteConfig, siteWith} from '../../support/sites.ts';
import {smallSite} from '../../support/small-site.ts';

const own: Record<string, Record<string, string>> = {
  small: smallSite,
  counter: {'content/pages/a.mdx': "import {C} from '../../c.tsx';\n\n# A\n\n<C/> <C/>\n", 'c.tsx': 'let n = 0;\nexport const C = () => <i>{n++}</i>;\n'},
  counter2: {'content/pages/a.mdx': "import {C} from '../../c.tsx';\n\n# A\n\n<C/>\n",'content/pages/b.mdx': "import {C} from '../../c.tsx';\n\n# B\n\n<C/>\n", 'c.tsx': 'const seen = new Map();\nexport const C = () => { const k = seen.size; seen.set(k, 1); return <i>{k}</i>; };\n'},
  throws: {'content/pages/a.mdx': "import {C} from '../../c.tsx';\n\n# A\n\n<C/>\n", 'c.tsx': "export const C = () => null;\nthrow new Error('x');\n"},
  window: {'content/pages/a.mdx': "import {C} from '../../c.tsx';\n\n# A\n\n<C/>\n", 'c.tsx': "export const C = () => null;\nwindow.foo = 1;\n"},
  once: {'content/pages/a.mdx': "import {C} from '../../c.tsx';\n\n# A\n\n<C/>\n", 'c.tsx': "let first = true;\nexport const C = () => { if (first) { first = false; throw new Error('first'); } return <i/>; };\n"},
  warnonce: {'content/pages/a.mdx': "import {C} from '../../c.tsx';\n\n# A\n\n<C/>\n", 'c.tsx': "let first = true;\nexport const C = () => { if (first) { first = false; return <p><div/></p>; } return <i/>; };\n"},
  lazy: {'content/pages/a.mdx': "import {C} from '../../c.tsx';\n\n# A\n\n<C/>\n", 'c.tsx': "import {lazy, Suspense} from 'react';\nconst L = lazy(() => import('./l.tsx'));\nexport const C = () => <Suspense fallback={<b/>}><L/></Suspense>;\n", 'l.tsx': 'export default () => <i>lazy</i>;\n'},
  promise: {'content/pages/a.mdx': "import {C} from '../../c.tsx';\n\n# A\n\n<C/>\n", 'c.tsx': "import {use, Suspense} from 'react';\nconst p = Promise.resolve(1);\nconst L = () => use(p);\nexport const C = () => <Suspense fallback={<b/>}><L/></Suspense>;\n"},
  globals: {'content/pages/a.mdx': "import {C} from '../../c.tsx';\n\n# A\n\n<C/>\n", 'c.tsx': "Array.prototype.extra = 1;\nexport const C = () => { const o = []; for (const k in []) o.push(k); return <i>{o.join()}</i>; };\n"},
  stamps: {'content/pages/a.mdx': "import {C} from '../../c.tsx';\n\n# A\n\n<C/>\n", 'c.tsx': "const s = Date.now(); const r = Math.random();\nexport const C = () => <i>{s} {r}</i>;\n"},
};
const fixtures = ['site-broken-links', 'site-features', 'site-odd-links', 'shell-chrome', 'shell-navigation', 'shell-state', 'search'];

async function twice(folder: string) {
  const results = [];
  for (const outDir of ['one', 'two', 'three']) {
    const {ok, diagnostics} = await buildSite(folder, {outDir, cache: false});
    results.push({ok, diagnostics: JSON.stringify(diagnostics).replaceAll(outDir, 'out'), files: await readHashes(join(folder, outDir))});
  }
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
}
it.each(fixtures)('%s', async (name) => twice(await copyFixture(name)));
it.each(Object.keys(own))('%s', async (name) => twice(await siteWith({...own[name], ...(own[name]?.['site.config.ts'] ? {} : {'site.config.ts': siteConfig()})})));
