import {execFile} from 'node:child_process';
import process from 'node:process';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {buildOwnSite} from '../support/own-site.ts';
import {repository} from '../support/repository.ts';

/** Ample time, because changed samples are checked with newly installed libraries. */
const timeout = 30 * 60_000;

/** Environment without the variables that Vitest sets, because React and some tools behave differently with them. */
const env = {...process.env, NODE_ENV: undefined, TEST: undefined, VITEST: undefined};

/** Runs a script of `package.json`, and expects it to succeed. Its output is the message of a failure. */
async function succeeds(script: string, ...flags: readonly string[]): Promise<void> {
  const args = ['run', '--silent', script, ...(flags.length > 0 ? ['--', ...flags] : [])];
  const options = {cwd: repository, env, maxBuffer: Number.POSITIVE_INFINITY};
  const {
    stdout,
    stderr,
    code = 0,
  } = await promisify(execFile)('npm', args, options).catch((error) => error);
  expect(code, `npm ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
}

// A failed check would fail again.
const once = {timeout, retry: 0};

it.concurrent('types are valid', once, () => succeeds('typecheck'));

it.concurrent('the code follows the lint rules', once, () => succeeds('lint'));

it.concurrent('there is no dead code', once, () => succeeds('deadcode'));

it.concurrent('pages agree with the published library', once, async () => {
  await succeeds('check:samples', '--if-changed');
  await succeeds('check:facts', '--if-changed');
});

it.concurrent(
  "this repository's site is valid, its frozen versions are unchanged, and its URLs exist",
  once,
  async () => {
    // Fills the cache, for this check and for the tests of the site.
    await buildOwnSite();
    await succeeds('check');
  },
);
