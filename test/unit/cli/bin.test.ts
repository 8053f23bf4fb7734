import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'acorn';
import {describe, expect, it} from 'vitest';
import {repository} from '../../support/repository.ts';
import {folderWith} from '../../support/temp-folder.ts';

const ownFile = (path: string) => readFileSync(join(repository, path), 'utf8');
const executable = ownFile('bin/legacydocs.js');

/** Runs the executable in a package that contains only these other files. */
async function ran(files: Readonly<Record<string, string>>, ...argv: string[]) {
  const folder = await folderWith({
    'package.json': ownFile('package.json'),
    'bin/package.json': ownFile('bin/package.json'),
    'bin/legacydocs.js': executable,
    ...files,
  });
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [join(folder, 'bin/legacydocs.js'), ...argv],
    {encoding: 'utf8'},
  );
  return {status, stdout, stderr};
}

describe('bin/legacydocs.js', () => {
  it('names the command to run if the package is not compiled', async () => {
    expect(await ran({}, '--version')).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'legacydocs: not compiled yet: `dist/` is missing. In its folder, run `npm run compile`.\n',
    });
  });

  it('prints its version without loading the program', async () => {
    const {version} = JSON.parse(ownFile('package.json'));
    const printed = {status: 0, stdout: `${version}\n`, stderr: ''};
    expect(await ran({'dist/cli/program/main.cjs': ''}, '--version')).toEqual(printed);
    expect(await ran({'dist/cli/program/main.cjs': ''}, '-V')).toEqual(printed);
  });

  it('passes on the arguments and the process, and ends with the exit code', async () => {
    const compiled = {
      'dist/cli/program/main.cjs': '',
      'dist/cli/program/load-program.js': `export const loadProgram = () => ({
        main: async (argv) => {
          process.stdout.write(argv.join('|'));
          return 7;
        },
      });`,
    };
    expect(await ran(compiled, 'check', 'a b')).toEqual({
      status: 7,
      stdout: 'check|a b',
      stderr: '',
    });
  });

  it.each(['>=999.0.0', '^1.2.3 || ^2.0.0'])(
    'CLI-09 reports the required Node version, %s, before it loads anything',
    async (node) => {
      const files = {
        'package.json': JSON.stringify({type: 'module', engines: {node}}),
        'dist/cli/program/main.cjs': '',
        'dist/cli/program/load-program.js': 'throw new Error("loaded");',
      };
      expect(await ran(files)).toEqual({
        status: 1,
        stdout: '',
        stderr: `legacydocs: Node ${process.versions.node} is not supported: legacydocs needs \`${node}\`. Install a supported version from https://nodejs.org/, then run this command again.\n`,
      });
    },
  );

  it.each([
    ['18.20.8', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['21.7.3', false],
    ['22.12.0', false],
    ['22.13.0', true],
    ['24.0.0-nightly', true],
    ['100.0.0', true],
  ])('CLI-09 recognizes Node %s as supported: %s', async (version, isSupported) => {
    const set = `Object.defineProperty(process.versions, 'node', {value: '${version}'});`;
    const {stderr} = await ran({'bin/legacydocs.js': executable.replace("'use strict';", set)});
    expect(stderr).toContain(isSupported ? 'not compiled yet' : `Node ${version} is not supported`);
  });

  it("CLI-10 reports the setting to use under Yarn Plug'n'Play", async () => {
    const set = "Object.defineProperty(process.versions, 'pnp', {value: '3'});";
    const ended = await ran({'bin/legacydocs.js': executable.replace("'use strict';", set)});
    expect(ended).toEqual({
      status: 1,
      stdout: '',
      stderr:
        "legacydocs: Yarn Plug'n'Play is not supported: legacydocs and its bundler read packages from `node_modules`. Write `nodeLinker: node-modules` into `.yarnrc.yml` beside `yarn.lock`, run `yarn install`, then run this command again.\n",
    });
  });

  it('CLI-09 is a script that old Node versions can read', () => {
    // Old versions of Node.js can parse `import()`, although it is not part of ES2019.
    const text = executable.replace('import(', 'load(');
    const options = {ecmaVersion: 2019, sourceType: 'script', allowHashBang: true} as const;
    expect(() => parse(text, options)).not.toThrow();
    expect(JSON.parse(ownFile('bin/package.json'))).toEqual({type: 'commonjs'});
  });
});
