import {readFile, symlink} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {BuildError, type Diagnostic} from '../../../../src/core/diagnostics/diagnostic.ts';
import type {Permissions} from '../../../../src/tools/import/run/permissions.ts';
import {type RunOptions, runFile, siteRunner} from '../../../../src/tools/import/run/run-file.ts';
import type {RunResult} from '../../../../src/tools/import/run/run-types.ts';
import {type Files, readHashes, writeFiles} from '../../../support/files.ts';
import {folderWith, tempFolder} from '../../../support/temp-folder.ts';

const file = 'docusaurus.config.js';

function allowing(allowed: Partial<Permissions> = {}): Permissions {
  return {childProcess: false, network: false, variables: [], outside: false, ...allowed};
}

function optionsFor(folder: string, allowed?: Partial<Permissions>): RunOptions {
  return {folder, root: folder, permissions: allowing(allowed)};
}

async function ran(
  text: string,
  others: Files = {},
  allowed?: Partial<Permissions>,
): Promise<RunResult> {
  return await runFile(file, optionsFor(await folderWith({[file]: text, ...others}), allowed));
}

async function failure(
  text: string,
  {seconds = 30, ...allowed}: Partial<Permissions> & {seconds?: number} = {},
) {
  const folder = await folderWith({[file]: text});
  const error = await runFile(file, {...optionsFor(folder, allowed), seconds}).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof BuildError)) throw new Error('It did not fail as it should.');
  return error.diagnostics[0];
}

/** Returns the findings when a configuration is imported. */
async function findingsOf(text: string, others: Files = {}): Promise<string[]> {
  const folder = await folderWith({[file]: text, ...others});
  const findings: Diagnostic[] = [];
  await siteRunner(optionsFor(folder), findings)(file);
  return findings.map(({message, hint}) => `${message} ${hint}`);
}

describe('running an old configuration', () => {
  it('accepts exports of CommonJS, modules, functions and promises', async () => {
    expect((await ran('module.exports = {title: "a"}')).value).toEqual({title: 'a'});
    expect((await ran('export default {title: "b"}')).value).toEqual({title: 'b'});
    expect((await ran('export default async () => ({title: "c"})')).value).toEqual({title: 'c'});
    const split = {'titles.ts': 'export const title: string = "d";'};
    expect(
      (await ran("import {title} from './titles'; export default {title};", split)).value,
    ).toEqual({title: 'd'});
    const named = {'sidebars.ts': 'export default {};', 'titles.ts': split['titles.ts']};
    expect(
      (
        await ran(
          "import {title} from './titles.js'; export default {title, path: require.resolve('./sidebars.js')};",
          named,
        )
      ).value,
    ).toEqual({title: 'd', path: expect.stringMatching(/sidebars\.ts$/)});
  });

  it('accepts `await` outside of functions, and locates errors after it', async () => {
    const text = `import {readFile} from 'node:fs/promises';
import type {Config} from 'vitepress';
export const titles: string[] = [await readFile(new URL('a.txt', import.meta.url), 'utf8')];
export {titles as names};
export default {title: titles[0], f} satisfies Config;
function f() {}
`;
    const folder = await folderWith({'config.mts': text, 'a.txt': 'a'});
    const {value} = await runFile('config.mts', optionsFor(folder));
    expect(value).toMatchObject({title: 'a'});
    expect(await failure("await 0;\n\nthrow new Error('x');\nexport default {};")).toMatchObject({
      message: 'Running the file failed: `Error: x`.',
      line: 3,
    });
    expect(await failure('export const a = await 0;')).toMatchObject({
      message: expect.stringContaining('Top-level await'),
    });
  });

  it('does not report files that it could not read because they do not exist', async () => {
    const text = `const fs = require('fs');
for (const file of ['/nowhere/a', '/etc/passwd']) try { fs.readFileSync(file); } catch {}
module.exports = {};`;
    const found = await findingsOf(text);
    expect(found).toMatchObject([expect.stringContaining('`/etc/passwd`')]);
  });

  it('takes ES modules that declare `__dirname` themselves', async () => {
    const code =
      "import {fileURLToPath} from 'node:url'; const __dirname = fileURLToPath(new URL('.', import.meta.url)); export default {title: typeof __dirname};";
    expect((await ran(code)).value).toEqual({title: 'string'});
  });

  it('replaces generated files that are not in the repository, and names them', async () => {
    const {value, missing} = await ran(
      "module.exports = {title: 't', sidebar: [...require('./gone.json'), 'a']};",
    );
    expect(value).toEqual({title: 't', sidebar: ['a']});
    expect(missing).toEqual([{name: './gone.json', isInstalled: false}]);
  });

  it('finds what `@site` imports in a folder whose name is special in `String.replace`', async () => {
    const folder = join(await tempFolder(), 'a$&b$$c');
    await writeFiles(folder, {
      [file]: "import {title} from '@site/titles'; export default {title};",
      'titles.ts': 'export const title: string = "t";',
    });
    expect((await runFile(file, optionsFor(folder))).value).toEqual({title: 't'});
  });

  it('marks packages that are not run, however they are imported, and functions', async () => {
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
    expect(missing).toEqual([{name: 'not-installed', isInstalled: false}]);
  });

  it('ignores optional files and packages of packages, and files of the system', async () => {
    const config = "module.exports = {title: require('tool')};";
    const files = {
      'node_modules/tool/package.json': '{"main": "i.js"}',
      'node_modules/tool/i.js':
        "const used = ['./fast.node', 'fast-tool'].filter((name) => { try { require(name); return true; } catch { return false; } });\ntry { require('node:fs').readFileSync('/usr/bin/env'); } catch {}\nmodule.exports = used.length;\n",
    };
    const {value, missing} = await ran(config, files);
    expect(value).toEqual({title: 0});
    expect(missing).toEqual([]);
    expect(await findingsOf(config, files)).toEqual([]);
  });

  it('runs the package that chooses between internal and public values', async () => {
    const config =
      "const {fbContent} = require('docusaurus-plugin-internaldocs-fb/internal'); module.exports = {title: fbContent({internal: 'A', external: 'B'})};";
    const files = {
      'node_modules/docusaurus-plugin-internaldocs-fb/internal/index.js':
        'exports.fbContent = ({external}) => external;',
    };
    expect((await ran(config, files)).value).toEqual({title: 'B'});
  });

  it('calls a function within the value', async () => {
    const folder = await folderWith({[file]: 'module.exports = {a: [{f: (x) => x + "!"}]}'});
    const call = {path: ['a', 0, 'f'], args: [['one'], ['two']]};
    expect((await runFile(file, {...optionsFor(folder), call})).returned).toEqual(['one!', 'two!']);
  });

  it('has only the allowed environment, and its own path', async () => {
    process.env['LEGACYDOCS_TEST'] = 'from outside';
    onTestFinished(() => {
      delete process.env['LEGACYDOCS_TEST'];
    });
    const text =
      'const {LEGACYDOCS_TEST: title, NODE_ENV: mode} = process.env; module.exports = {title, mode, all: Object.keys(process.env), here: __dirname === process.cwd()};';
    const {value, denied} = await ran(text);
    expect(value).toEqual({mode: 'production', all: ['NODE_ENV'], here: true});
    expect(denied).toEqual([{action: 'variable', what: 'LEGACYDOCS_TEST'}]);
    const allowed = await ran(text, {}, {variables: ['LEGACYDOCS_TEST']});
    expect(allowed).toMatchObject({value: {title: 'from outside'}, denied: []});
  });

  it('locates errors and invalid syntax of a configuration', async () => {
    expect(
      await failure('// first\nconst a = undefined;\nmodule.exports = {title: a.title};'),
    ).toMatchObject({
      code: 'old-config-failed',
      message:
        "Running the file failed: `TypeError: Cannot read properties of undefined (reading 'title')`.",
      file,
      line: 3,
    });
    expect(await failure('module.exports = {title: };')).toMatchObject({file, line: 1, column: 26});
  });

  it('gives up on one that never ends, never settles, or ends the process', async () => {
    expect((await failure('for (;;);', {seconds: 1}))?.message).toBe(
      'The file was still running after 1 seconds.',
    );
    expect(
      (
        await failure('module.exports = () => new Promise(() => setInterval(() => {}, 10));', {
          seconds: 1,
        })
      )?.message,
    ).toBe('The file was still running after 1 seconds.');
    expect((await failure('console.error("no key"); process.exit(3);'))?.message).toBe(
      'The file ended the process (exit code 3) instead of exporting a value. Its last output: `no key`.',
    );
  });

  it('allows no writing, and continues', async () => {
    const text =
      'const fs = require("fs"); fs.writeFileSync(__dirname + "/made.txt", "x"); module.exports = async () => { await fs.promises.mkdir(__dirname + "/made"); await new Promise((done, fail) => fs.writeFile("b.txt", "x", (error) => error ? fail(error) : done())); return {}; };';
    const folder = await folderWith({[file]: text});
    const before = await readHashes(folder);
    expect((await runFile(file, optionsFor(folder))).denied).toEqual([
      {action: 'write', what: `${folder}/made.txt`},
      {action: 'write', what: `${folder}/made`},
      {action: 'write', what: `${folder}/b.txt`},
    ]);
    expect(await readHashes(folder)).toEqual(before);
  });

  // Node.js 20 has no `node:sqlite`.
  it.skipIf(process.version.startsWith('v20.'))('lets it write no database', async () => {
    const findings = await findingsOf(
      "try { new (require('node:sqlite').DatabaseSync)('data.db').exec('create table t (a)'); } catch {}",
    );
    expect(findings.join('\n')).toContain(
      'The file tries to write `data.db`, which is not allowed',
    );
  });

  it('accepts packages that are modules, on every version of Node', async () => {
    const {value, missing} = await ran(
      "const {name} = require('an-esm-package'); import own from './own.mjs'; export default {title: name, own};",
      {
        'own.mjs': 'export default import.meta.filename.length > 0;',
        'node_modules/an-esm-package/package.json':
          '{"name": "an-esm-package", "type": "module", "main": "index.js"}',
        'node_modules/an-esm-package/index.js': "export const name = 'Taken';",
      },
    );
    expect({value, missing}).toEqual({value: {title: 'Taken', own: true}, missing: []});
  });
});

describe('restrictions of an old configuration', () => {
  it('names the program that it tried to start, and the option that allows it', async () => {
    const text =
      "const {execSync} = require('child_process');\nmodule.exports = {title: String(execSync('git --version'))};";
    expect(await failure(text)).toMatchObject({
      message: 'Running the file failed: `Error: Access to git --version is not allowed.`.',
      line: 2,
      hint: 'The file tries to start the program `git --version`, which is not allowed. If the old site needs this access, run the command again with `--allow-child-process`.',
    });
    expect((await ran(text, {}, {childProcess: true})).value).toEqual({
      title: expect.stringMatching(/^git version/),
    });
  });

  it('reports a program that is not essential', async () => {
    expect(
      await findingsOf(
        "let hash = 'dev'; try { hash = require('child_process').execFileSync('git', ['rev-parse', 'HEAD']); } catch {} module.exports = {title: hash};",
      ),
    ).toEqual([
      'The file tries to start the program `git rev-parse HEAD`, which is not allowed. If the old site needs this access, run the command again with `--allow-child-process`.',
    ]);
  });

  it.each([
    "await fetch('https://example.org/')",
    "await new Promise((done, fail) => require('https').get('https://example.org/', done).on('error', fail))",
  ])('continues without the network if possible: %s', async (code) => {
    const text = `module.exports = async () => { try { ${code}; } catch { return {title: 'without'}; } };`;
    const {value, denied} = await ran(text);
    expect(value).toEqual({title: 'without'});
    expect(denied).toEqual([{action: 'address', what: 'example.org:443'}]);
  });

  it.each([
    ['process.kill(process.ppid, "SIGKILL")', 'send a signal to the process'],
    ['require("fs").writeSync(3, "{}")', 'EBADF'],
  ])('prevents it from ending or deceiving the command: %s', async (code, said) => {
    const {message, hint} = (await failure(`${code}; module.exports = {};`)) ?? {};
    expect(`${message} ${hint}`).toContain(said);
  });

  it('ends the programs that it started, including detached ones', async () => {
    const {value} = await ran(
      "const {spawn} = require('child_process'); const child = spawn('sleep', ['60'], {detached: true, stdio: 'ignore'}); child.unref(); module.exports = {title: String(child.pid)};",
      {},
      {childProcess: true},
    );
    const {title} = Object(value);
    expect(Number(title)).toBeGreaterThan(0);
    await expect
      .poll(() => readFile(`/proc/${title}/stat`, 'utf8').catch(() => 'gone'))
      .toMatch(/^gone$|\) Z /);
  });

  it.each([
    ['fetch', "await fetch('http://localhost:PORT/').then((one) => one.text())"],
    [
      'http',
      "await new Promise((done, fail) => require('http').get('http://localhost:PORT/', (one) => one.resume().on('end', () => done('answered'))).on('error', fail))",
    ],
  ])('reaches the network with %s only if that is allowed', async (_name, code) => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end('answered');
    });
    await new Promise<void>((done) => {
      server.listen(0, 'localhost', done);
    });
    onTestFinished(() => {
      server.close();
    });
    const {port} = server.address() as AddressInfo;
    const text = `module.exports = async () => ({title: ${code.replace('PORT', String(port))}});`;
    expect((await failure(text))?.hint).toBe(
      `The file tries to connect to \`localhost:${port}\`, which is not allowed. If the old site needs this access, run the command again with \`--allow-network\`.`,
    );
    expect(asked).toBe(0);
    expect((await ran(text, {}, {network: true})).value).toEqual({title: 'answered'});
  });

  it.each([
    ["require('dns').promises.lookup('example.org')", '`example.org`'],
    [
      "new Promise((_done, fail) => require('dgram').createSocket('udp4').on('error', fail).send('x', 9, 'localhost'))",
      '`UDP`',
    ],
    [
      "new Promise((_done, fail) => require('net').createServer().on('error', fail).listen(0))",
      '`a port of this machine`',
    ],
    ["new (require('worker_threads').Worker)('1', {eval: true})", '`1`'],
  ])('cannot be bypassed: %s', async (code, what) => {
    expect(
      (await failure(`module.exports = async () => { await ${code}; return {}; };`))?.hint,
    ).toContain(what);
  });

  it('runs without an imported file that starts a thread', async () => {
    const others = {'build.mjs': "import {Worker} from 'worker_threads';\nnew Worker('./x.js');\n"};
    const text = "import './build.mjs';\nexport default {title: 'T'};";
    expect((await ran(text, others)).value).toEqual({title: 'T'});
    expect(await findingsOf(text, others)).toEqual([
      'The file tries to start the thread `./x.js`, which is not allowed. No option allows this action.',
      '`./build.mjs`, which the configuration imports, cannot be loaded. Add these settings to `site.config.ts`.',
    ]);
  });

  it('reads its repository and its packages, and no other file of the machine', async () => {
    const outer = await folderWith({
      'secret.txt': 'secret',
      'repository/packages/shared/package.json': '{"name": "shared"}',
      'repository/packages/shared/index.js': "module.exports = 'shared';",
      'repository/site/docusaurus.config.js': `const {readFileSync, existsSync} = require('fs');
const read = (path) => { try { return readFileSync(path, 'utf8'); } catch (error) { return error.code; } };
module.exports = {
  shared: require('shared'), stored: require('stored'), above: require('above'),
  outside: read('../../secret.txt'), link: read('link.txt'), exists: existsSync('/etc/passwd'),
};`,
      'repository/site/node_modules/.keep': '',
      'store/links/stored/node_modules/stored/package.json': '{"name": "stored"}',
      'store/links/stored/node_modules/stored/index.js': "module.exports = require('inner');",
      'store/links/inner/node_modules/inner/package.json': '{"name": "inner"}',
      'store/links/inner/node_modules/inner/index.js': "module.exports = 'inner';",
      'node_modules/above/index.js': "module.exports = 'above';",
    });
    const root = join(outer, 'repository');
    const folder = join(root, 'site');
    await symlink(join(root, 'packages/shared'), join(folder, 'node_modules/shared'));
    await symlink(
      join(outer, 'store/links/stored/node_modules/stored'),
      join(folder, 'node_modules/stored'),
    );
    await symlink(
      join(outer, 'store/links/inner/node_modules/inner'),
      join(outer, 'store/links/stored/node_modules/inner'),
    );
    await symlink(join(outer, 'secret.txt'), join(folder, 'link.txt'));
    const {value, denied} = await runFile(file, {folder, root, permissions: allowing()});
    expect(value).toEqual({
      shared: 'shared',
      stored: 'inner',
      above: 'above',
      outside: 'ERR_ACCESS_DENIED',
      link: 'ERR_ACCESS_DENIED',
      exists: false,
    });
    expect(denied.map(({action, what}) => `${action} ${what}`)).toEqual([
      `read ${join(outer, 'secret.txt')}`,
      'read /etc/passwd',
    ]);
    const free = await runFile(file, {folder, root, permissions: allowing({outside: true})});
    expect(free.value).toMatchObject({outside: 'secret', link: 'secret', exists: true});
  });

  it('does not wait for a configuration that is a pipe', async () => {
    const folder = await tempFolder();
    const {execFileSync} = await import('node:child_process');
    execFileSync('mkfifo', [join(folder, file)]);
    await expect(runFile(file, optionsFor(folder))).rejects.toThrow(
      'The file cannot be run: it is not a regular file.',
    );
  });
});
