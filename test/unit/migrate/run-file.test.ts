import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BuildError} from '../../../src/diagnostics/build-error.ts';
import {runFile} from '../../../src/migrate/run/run-file.ts';
import type {RunResult} from '../../../src/migrate/run/run-types.ts';
import {readHashes, writeFiles} from '../../support/files.ts';
import {folderWith, tempFolder} from '../../support/temp-folder.ts';

const file = 'docusaurus.config.js';

async function ran(
  text: string,
  others: Readonly<Record<string, string>> = {},
): Promise<RunResult> {
  return await runFile(file, {folder: await folderWith({[file]: text, ...others}), seconds: 30});
}

async function failure(text: string, seconds = 30) {
  const folder = await folderWith({[file]: text});
  const error = await runFile(file, {folder, seconds}).catch((thrown: unknown) => thrown);
  if (!(error instanceof BuildError)) throw new Error('It did not fail as it should.');
  return error.diagnostics[0];
}

describe('running an old configuration', () => {
  it('takes what CommonJS, modules, functions and promises export', async () => {
    expect((await ran('module.exports = {title: "a"}')).value).toEqual({title: 'a'});
    expect((await ran('export default {title: "b"}')).value).toEqual({title: 'b'});
    expect((await ran('export default async () => ({title: "c"})')).value).toEqual({title: 'c'});
    const split = {'titles.ts': 'export const title: string = "d";'};
    expect(
      (await ran("import {title} from './titles'; export default {title};", split)).value,
    ).toEqual({title: 'd'});
  });

  it('finds what `@site` imports in a folder whose name means something to `String.replace`', async () => {
    const folder = join(await tempFolder(), 'a$&b$$c');
    await writeFiles(folder, {
      [file]: "import {title} from '@site/titles'; export default {title};",
      'titles.ts': 'export const title: string = "t";',
    });
    expect((await runFile(file, {folder, seconds: 30})).value).toEqual({title: 't'});
  });

  it('marks packages that are not run, whichever way they are imported, and functions', async () => {
    const {value, missing} = await ran(`
      import {themes} from 'prism-react-renderer';
      const math = require('remark-math');
      export default async () => {
        const {default: gone} = await import('not-installed');
        return {
          theme: themes.github,
          plugins: [math, gone.with('options'), require.resolve('docusaurus-plugin-sass')],
          editUrl: ({docPath}) => docPath,
          pattern: /a+/,
          spread: [...themes],
        };
      };
    `);
    expect(value).toEqual({
      theme: {$package: 'prism-react-renderer.themes.github'},
      plugins: [
        {$package: 'remark-math'},
        {$package: 'not-installed.with()'},
        'stub:docusaurus-plugin-sass',
      ],
      editUrl: {$function: '({ docPath }) => docPath'},
      pattern: {$regex: 'a+'},
      spread: [],
    });
    expect(missing).toEqual(['not-installed']);
  });

  it('calls a function within the value', async () => {
    const folder = await folderWith({[file]: 'module.exports = {a: [{f: (x) => x + "!"}]}'});
    const call = {path: ['a', 0, 'f'], args: [['one'], ['two']]};
    expect((await runFile(file, {folder, call})).returned).toEqual(['one!', 'two!']);
  });

  it('reads the environment, and knows where it is', async () => {
    process.env['LEGACYDOCS_TEST'] = 'from outside';
    const {value} = await ran(
      'module.exports = {title: process.env.LEGACYDOCS_TEST, mode: process.env.NODE_ENV, here: __dirname === process.cwd()}',
    );
    expect(value).toEqual({title: 'from outside', mode: 'production', here: true});
  });

  it('says where a configuration throws, or is no JavaScript', async () => {
    expect(
      await failure('// first\nconst a = undefined;\nmodule.exports = {title: a.title};'),
    ).toMatchObject({
      code: 'old-config-failed',
      message:
        "Running it failed: `TypeError: Cannot read properties of undefined (reading 'title')`.",
      file,
      line: 3,
    });
    expect(await failure('module.exports = {title: };')).toMatchObject({file, line: 1, column: 26});
  });

  it('gives up on one that never ends, never settles, or ends the process', async () => {
    expect((await failure('for (;;);', 1))?.message).toBe('It was still running after 1 seconds.');
    expect(
      (await failure('module.exports = () => new Promise(() => setInterval(() => {}, 10));', 1))
        ?.message,
    ).toBe('It was still running after 1 seconds.');
    expect((await failure('console.error("no key"); process.exit(3);'))?.message).toBe(
      'It ended the process (exit code 3) instead of exporting something. Its last words: `no key`.',
    );
  });

  it('lets it write nothing, and goes on', async () => {
    const text = 'require("fs").writeFileSync(__dirname + "/made.txt", "x"); module.exports = {};';
    const folder = await folderWith({[file]: text});
    const before = await readHashes(folder);
    expect((await runFile(file, {folder})).refused).toEqual([`${folder}/made.txt`]);
    expect(await readHashes(folder)).toEqual(before);
  });
});
