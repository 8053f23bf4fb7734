import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';
import {packageFolder} from '../../../../src/core/package/own-files.ts';
import {sharedSite} from '../../../support/sites.ts';

const siteWith = sharedSite();

/** Pages with enough code blocks for a second highlighting thread. */
const pages = Object.fromEntries(
  Array.from({length: 24}, (_, n) => [
    `content/pages/p${n}.md`,
    `# P${n}\n\n\`\`\`js\n${n};\n\`\`\`\n`,
  ]),
);

/** Runs code in a process and returns the V8 flags that the code has set, except flags for threads. */
async function flagsSetBy(code: string): Promise<string[]> {
  const script = `
    import v8 from 'node:v8';
    import {syncBuiltinESMExports} from 'node:module';
    const seen = [];
    v8.setFlagsFromString = (flag) => seen.push(flag);
    syncBuiltinESMExports();
    process.on('exit', () => console.error(JSON.stringify(seen)));
    ${code}`;
  const {stderr} = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ]);
  return JSON.parse(stderr.trim().split('\n').at(-1) ?? '');
}

const moduleUrl = (path: string): string =>
  JSON.stringify(pathToFileURL(join(packageFolder, path)));

describe('a build in a foreign process', () => {
  it('sets none of V8’s flags, and requires only the folder', async () => {
    const siteFolder = await siteWith(pages);
    const flags = await flagsSetBy(`
      const {build} = await import(${moduleUrl('dist/cli/api/index.js')});
      const {ok, routes, outDir} = await build({siteFolder: ${JSON.stringify(siteFolder)}});
      if (!ok || routes.length < 25 || !outDir.endsWith('build')) throw new Error('It is not built.');`);
    expect(flags).toEqual([]);
  });

  it('names a missing option of a caller without types', async () => {
    const run = promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      `const {build} = await import(${moduleUrl('dist/cli/api/index.js')});
      await build({}).catch(({name, message}) => console.log(name + ': ' + message));`,
    ]);
    expect((await run).stdout).toBe(
      'TypeError: `build` requires `siteFolder`, the absolute path of a site folder.\n',
    );
  });

  it('works as in the manual', async () => {
    const page = join(packageFolder, 'docs/content/docs/current/check/script.md');
    const code = /```js title="build.mjs"\n(.*?)```/s.exec(await readFile(page, 'utf8'))?.[1] ?? '';
    const siteFolder = await siteWith({
      'content/pages/index.md': '# Home\n\n[No](./no.md)\n',
      'build.mjs': code.replace("'legacydocs'", moduleUrl('dist/cli/api/index.js')),
    });
    const run = promisify(execFile)(process.execPath, [join(siteFolder, 'build.mjs')]);
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: 'warning content/pages/index.md:3 `./no.md` is not a page on the site.\n',
    });
  });

  it('causes no warning, however many concurrent jobs its threads have', async () => {
    const folder = await siteWith(
      Object.fromEntries(
        Array.from({length: 200}, (_, n) => [
          `content/pages/p${n}.md`,
          `# P${n}\n\n${`\`\`\`js\nconst a${n} = () => ${n};\n\`\`\`\n\n`.repeat(5)}`,
        ]),
      ),
    );
    const command = join(packageFolder, 'bin/legacydocs.js');
    const {stderr} = await promisify(execFile)(process.execPath, [command, 'build', folder]);
    expect(stderr).toBe('');
  });

  it('sets them in the process of the command', async () => {
    const siteFolder = await siteWith(pages);
    const flags = await flagsSetBy(`
      process.argv = ['node', 'legacydocs', 'build', ${JSON.stringify(siteFolder)}];
      await import(${moduleUrl('bin/legacydocs.js')});`);
    expect(flags).toEqual(['--heap-growing-percent=0']);
  });

  it('sets none that a later Node may lack', async () => {
    const siteFolder = await siteWith(pages);
    const flags = await flagsSetBy(`
      Object.defineProperty(process, 'versions', {value: {...process.versions, node: '99.0.0'}});
      process.argv = ['node', 'legacydocs', 'build', ${JSON.stringify(siteFolder)}];
      await import(${moduleUrl('bin/legacydocs.js')});`);
    expect(flags).toEqual([]);
  });
});
