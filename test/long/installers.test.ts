import {exec} from 'node:child_process';
import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, it} from 'vitest';
import {writeFiles} from '../support/files.ts';
import {packPackage} from '../support/packed-package.ts';
import {sharedFolder, tempFolder} from '../support/temp-folder.ts';

const installers = {
  yarn1: 'npm:yarn@1',
  yarn4: 'npm:@yarnpkg/cli-dist@4',
  pnpm: '*',
  bun: '*',
};

describe('the packed package, from the npm registry', () => {
  const parent = sharedFolder();
  let tarball = '';
  const tool = (path: string) => join(parent(), 'tools/node_modules', path);
  const [yarn1, yarn4] = ['yarn1', 'yarn4'].map(
    (name) => () => `node "${tool(`${name}/bin/yarn.js`)}"`,
  );
  const bin = 'node_modules/.bin/legacydocs';

  beforeAll(async () => {
    tarball = await packPackage();
    await writeFiles(join(parent(), 'tools'), {
      'package.json': JSON.stringify({private: true, dependencies: installers}),
    });
    await sh(join(parent(), 'tools'), 'npm install --no-audit --no-fund');
  }, 600_000);

  /** Creates a project that depends on this package. */
  async function project(dependencies = {}, files = {}): Promise<string> {
    const folder = await tempFolder();
    const manifest = {
      private: true,
      dependencies: {legacydocs: `file:${tarball}`, ...dependencies},
    };
    await writeFiles(folder, {'package.json': JSON.stringify(manifest), ...files});
    return folder;
  }

  const yarnRc = (linker: string) => ({
    'yarn.lock': '',
    '.yarnrc.yml': `nodeLinker: ${linker}\nenableTelemetry: false\nenableGlobalCache: false\n`,
  });

  it.each([
    ['npm', () => 'npm install', () => `node ${bin}`, {}, {}],
    [
      'npm, React 18 beside it',
      () => 'npm install',
      () => `node ${bin}`,
      {react: '18', 'react-dom': '18'},
      {},
    ],
    ['Yarn 1', () => `${yarn1?.()} install`, () => `${yarn1?.()} -s legacydocs`, {}, {}],
    [
      'Yarn 4',
      () => `${yarn4?.()} install`,
      () => `${yarn4?.()} legacydocs`,
      {},
      yarnRc('node-modules'),
    ],
    [
      'pnpm',
      () => `"${tool('.bin/pnpm')}" install --config.dangerouslyAllowAllBuilds=true`,
      () => `"${tool('.bin/pnpm')}" exec legacydocs`,
      {},
      {},
    ],
    ['Bun', () => `"${tool('.bin/bun')}" install`, () => `node ${bin}`, {}, {}],
    [
      'Bun as runtime',
      () => `"${tool('.bin/bun')}" install`,
      () => `"${tool('.bin/bun')}" --bun ${bin}`,
      {},
      {},
    ],
  ])(
    'starts a site and builds it, installed by %s',
    async (_, install, legacydocs, more, files) => {
      const folder = await project(more, files);
      await sh(folder, install());
      await sh(folder, `${legacydocs()} init site`);
      const built = await sh(folder, `${legacydocs()} build site --strict`);
      expect(built).toContain('Built 3 pages');
    },
  );

  it("CLI-10 reports the setting to use under Yarn Plug'n'Play", async () => {
    const folder = await project({}, yarnRc('pnp'));
    await sh(folder, `${yarn4?.()} install`);
    await expect(sh(folder, `${yarn4?.()} legacydocs --version`)).rejects.toMatchObject({
      stderr: expect.stringContaining('`nodeLinker: node-modules`'),
    });
  });
});

/**
 * Runs a shell command.
 *
 * @returns The command's output.
 */
async function sh(cwd: string, command: string): Promise<string> {
  await mkdir(cwd, {recursive: true});
  const env = {...process.env, npm_config_yes: 'true'};
  const {stdout, stderr} = await promisify(exec)(command, {cwd, env, maxBuffer: 1e8});
  return stdout + stderr;
}
