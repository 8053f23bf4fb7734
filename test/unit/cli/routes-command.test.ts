import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {buildResult, fakeEngine, fakeIo} from './fake-io.ts';

const routes = [
  {path: '/', source: 'content/pages/index.tsx', version: null, outputPath: 'index.html'},
  {
    path: '/docs/category/api',
    source: null,
    version: 'current',
    outputPath: 'docs/category/api.html',
  },
];

describe('legacydocs routes', () => {
  it('lists each route with version, source and output file', async () => {
    const io = fakeIo({cwd: await folderWith({})});
    expect(await run(['routes'], io, fakeEngine(buildResult({routes})))).toBe(0);
    expect(io.stdout.text()).toMatchInlineSnapshot(`
      "route               version  source                   output
      /                   -        content/pages/index.tsx  index.html
      /docs/category/api  current  -                        docs/category/api.html
      "
    `);
  });

  it('prints JSON', async () => {
    const io = fakeIo({cwd: await folderWith({})});
    await run(['routes', '--json'], io, fakeEngine(buildResult({routes})));
    expect(JSON.parse(io.stdout.text())).toEqual({ok: true, routes, diagnostics: []});
  });

  it('exits with 1 when the site has errors', async () => {
    const io = fakeIo({cwd: await folderWith({})});
    const diagnostics = [{severity: 'error', code: 'a-code', message: 'A message.'}] as const;
    const engine = fakeEngine(buildResult({ok: false, routes: [], diagnostics}));
    expect(await run(['routes'], io, engine)).toBe(1);
    expect(io.stdout.text()).toBe('');
    expect(io.stderr.text()).toBe('error a-code\n  A message.\n\n');
  });
});
