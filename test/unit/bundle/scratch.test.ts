import {it} from 'vitest';
import {build} from '../../../src/build.ts';
it('builds', async () => {
  const r = await build({siteFolder: '/tmp/sitecopy', outDir: 'build', cache: true, drafts: false, strict: false} as never);
  console.log(JSON.stringify({...r, routes: undefined, site: undefined, diagnostics: r.diagnostics.slice(0, 12), n: r.diagnostics.length}, null, 1));
}, 120000);
