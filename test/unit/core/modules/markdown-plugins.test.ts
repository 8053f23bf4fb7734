import {expect, it} from 'vitest';
import {pluginSource} from '../../../../src/core/modules/markdown-plugins.ts';
import {folderWith} from '../../../support/temp-folder.ts';

const configFile = 'site.config.ts';

async function isKept(code: string): Promise<boolean> {
  const folder = await folderWith({[configFile]: `export default {};\n${code}\n`});
  const written = {remarkPlugins: [() => undefined]};
  const first = await pluginSource(written, {folder, configFile});
  const second = await pluginSource(written, {folder, configFile});
  return first?.hash === second?.hash;
}

it.each([
  'export const mark = (text) => text.toUpperCase();',
  'export const own = {performed: 1, processed: 2}; export const p = own.processed;',
  "import {join} from 'node:path';\nexport const path = join('a', 'b');",
])('caches results of plugins that read their own files only: %s', async (code) => {
  expect(await isKept(code)).toBe(true);
});

it.each([
  "export const load = () => fetch('https://example.org');",
  'export const {env} = process;',
  'export const now = () => Date.now();',
  'export const now = () => new Date().getFullYear();',
  'export const now = () => String(new Date);',
  'export const id = () => Math.random();',
  'export const id = () => crypto.randomUUID();',
  'export const now = () => Temporal.Now.instant();',
  "export const get = () => localStorage.getItem('a');",
  "export const open = () => new WebSocket('wss://example.org');",
  'export const get = () => globalThis.fetch;',
  "import {readFileSync} from 'node:fs';\nexport const read = readFileSync;",
  "import process from 'node:process';\nexport const env = process.env;",
  "import {env} from 'node:process';\nexport const x = env.X;",
  "import {hostname} from 'node:os';\nexport const host = hostname;",
  'export const load = (name) => import(name);',
  'const root = globalThis;\nexport const env = () => root.process.env;',
  'const {now} = Date;\nexport const time = () => now();',
  'const Day = Date;\nexport const day = () => new Day();',
  'const {random} = Math;\nexport const id = () => random();',
  'export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;',
  "export const env = () => Function('return process.env')();",
  "import {createRequire} from 'node:module';\nexport const data = createRequire(import.meta.url)('./data.json');",
  "import {runInThisContext} from 'node:vm';\nexport const run = runInThisContext;",
])('runs plugins that may read more in every build: %s', async (code) => {
  expect(await isKept(code)).toBe(false);
});

it('names each package that throws while it is loaded', async () => {
  const folder = await folderWith({
    [configFile]: 'export default {};\n',
    'node_modules/remark-bad/package.json': '{"main": "i.cjs"}',
    'node_modules/remark-bad/i.cjs': "throw new Error('no tree');",
    'node_modules/remark-good/package.json': '{"main": "i.cjs"}',
    'node_modules/remark-good/i.cjs': 'module.exports = () => undefined;',
  });
  const load = (...remarkPlugins: readonly string[]) =>
    pluginSource({remarkPlugins}, {folder, configFile});
  await expect(load('remark-good', 'remark-bad')).rejects.toMatchObject({
    diagnostics: [{target: 'remark-bad'}],
  });
  await expect(load('remark-good')).resolves.toBeDefined();
});

it('reports an error in a CommonJS package only once', async () => {
  const folder = await folderWith({
    [configFile]: 'export default {};\n',
    'node_modules/remark-bad/package.json': '{"main": "i.cjs"}',
    'node_modules/remark-bad/i.cjs': "throw new Error('no tree');",
  });
  // In Node.js 20, the failed import also causes an unhandled rejection, which must not end the process.
  await expect(
    pluginSource({remarkPlugins: ['remark-bad']}, {folder, configFile}),
  ).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'markdown-plugin-failed',
        message:
          'The plugin `remark-bad` cannot be loaded. Loading the file failed: `Error: no tree`.',
      },
    ],
  });
});
