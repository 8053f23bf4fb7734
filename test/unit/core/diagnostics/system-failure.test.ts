import {readFileSync} from 'node:fs';
import {mkdtemp} from 'node:fs/promises';
import {expect, it} from 'vitest';
import {namingFile, systemFailure} from '../../../../src/core/diagnostics/diagnostic.ts';
import {systemError} from '../../../support/failing-disk.ts';

const codes =
  'EACCES EPERM EROFS ENOSPC EDQUOT EIO EMFILE ENOENT ENAMETOOLONG EISDIR ENOTDIR ELOOP'.split(' ');

it.each(codes)('reports %s as a refusal of the system, with the file', (code) => {
  const error = Object.assign(systemError(code), {path: '/site/a.md', syscall: 'open'});
  const [problem] = systemFailure(error)?.diagnostics ?? [];
  expect(problem).toMatchObject({severity: 'error', code: 'system-failed'});
  expect(problem?.message).toMatch(/^`\/site\/a\.md` cannot be \w+: [a-z ,-]+ \([A-Z]+\)\.$/);
});

it('reports a real failure', () => {
  let error: unknown;
  try {
    readFileSync('/nowhere/a.md');
  } catch (thrown) {
    error = thrown;
  }
  expect(systemFailure(error)?.diagnostics).toEqual([
    {
      severity: 'error',
      code: 'system-failed',
      message: '`/nowhere/a.md` cannot be opened: it does not exist (ENOENT).',
      consequence: 'The command stops.',
      hint: 'Solve the problem, then run the command again.',
    },
  ]);
});

it('names TMPDIR if temporary files cannot be written', async () => {
  const error: unknown = await mkdtemp('/nowhere/legacydocs-').catch((thrown: unknown) => thrown);
  expect(systemFailure(error)?.diagnostics).toMatchObject([
    {
      message: 'Temporary files cannot be written to `/nowhere`: it does not exist (ENOENT).',
      hint: 'Set the environment variable `TMPDIR` (`TEMP` on Windows) to a folder that you can write to.',
    },
  ]);
});

it('adds the file, which errors of a full disk lack', () => {
  const write = () =>
    namingFile('/site/a.html', () => {
      throw systemError('ENOSPC');
    });
  expect(write).toThrow(expect.objectContaining({path: '/site/a.html'}));
});

it('ignores internal errors', () => {
  expect(systemFailure(new TypeError('x is not a function'))).toBeUndefined();
  expect(systemFailure(systemError('ERR_MODULE_NOT_FOUND'))).toBeUndefined();
});
