import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../support/temp-folder.ts';

const executable = readFileSync(new URL('../../../bin/legacydocs.js', import.meta.url), 'utf8');

/** Run the executable beside other files of a package. */
async function ran(files: Readonly<Record<string, string>>, ...argv: string[]) {
  const folder = await folderWith({
    'package.json': '{"type": "module"}',
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
  it('says what to run when the package is not compiled', async () => {
    expect(await ran({}, '--version')).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'legacydocs is not compiled yet: `dist/` is missing. In its folder, run `npm run compile`.\n',
    });
  });

  it('hands over the arguments and the process, and ends with the exit code', async () => {
    const compiled = {
      'dist/program/program.cjs': '',
      'dist/program/load-program.js': `export const loadProgram = () => ({
        main: async (argv) => {
          process.stdout.write(argv.join('|'));
          return {exitCode: 7, hasBuilt: argv.includes('build')};
        },
        keepCode: () => process.stdout.write(' kept'),
      });`,
    };
    expect(await ran(compiled, 'check', 'a b')).toEqual({
      status: 7,
      stdout: 'check|a b',
      stderr: '',
    });
    expect((await ran(compiled, 'build')).stdout).toBe('build kept');
  });
});
