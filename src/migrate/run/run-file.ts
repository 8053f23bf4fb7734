import {spawn} from 'node:child_process';
import {mkdtemp, readFile, realpath, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join, sep} from 'node:path';
import {type BuildError, buildError} from '../../diagnostics/build-error.ts';
import type {Diagnostic} from '../../diagnostics/types.ts';
import {withEsbuild} from '../../modules/esbuild.ts';
import {ownModule} from '../../package/own-files.ts';
import {relativePath} from '../../paths/paths.ts';
import {readOnlyFlags} from './read-only-flags.ts';
import type {FunctionCall, RunAnswer, RunRequest, RunResult} from './run-types.ts';

/** How long a file of the old site may run. Seconds. */
const longestRun = 30;

export interface RunOptions {
  /** Absolute, real path of the old site. */
  readonly folder: string;
  readonly call?: FunctionCall | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Default: 30. */
  readonly seconds?: number | undefined;
}

/**
 * Run a file of the old site, its configuration or sidebars, as its generator would, in a process of its own. Plugins,
 * presets and packages that are not installed are stubs. The process may read everything and write nothing.
 *
 * @param file Relative to the old site.
 * @throws {BuildError} `old-config-failed` if it throws, never ends, ends the process or is no JavaScript.
 */
export async function runFile(
  file: string,
  {folder, call, signal, seconds = longestRun}: RunOptions,
): Promise<RunResult> {
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'legacydocs-')));
  try {
    const script = join(scratch, 'run.cjs');
    const answerFile = join(scratch, 'answer.json');
    const requestFile = join(scratch, 'request.json');
    await withEsbuild(({build}) =>
      build({
        entryPoints: [ownModule('migrate/run/config-runner')],
        outfile: script,
        bundle: true,
        platform: 'node',
        format: 'cjs',
        target: 'node20',
        logLevel: 'silent',
      }),
    );
    const request: RunRequest = {
      folder,
      file: join(folder, file),
      esbuild: createRequire(import.meta.url).resolve('esbuild'),
      answer: answerFile,
      call,
    };
    await writeFile(requestFile, JSON.stringify(request));
    const flags = readOnlyFlags(`${scratch}${sep}*`);
    const ending = await run([...flags, script, requestFile], {
      folder,
      signal,
      seconds,
    });
    signal?.throwIfAborted();
    const text = await readFile(answerFile, 'utf8').catch(() => undefined);
    if (text === undefined) throw failure(file, whyNoAnswer(ending, seconds));
    const answer: RunAnswer = JSON.parse(text);
    if (!('failure' in answer)) return answer;
    const {message, file: at, line, column} = answer.failure;
    const shown = at === undefined ? file : relativePath(folder, at);
    throw failure(file, {
      message: `Running it failed: \`${message}\`.`,
      location: {file: shown, line, column},
    });
  } finally {
    await rm(scratch, {recursive: true, force: true});
  }
}

interface Ending {
  readonly code: number | null;
  readonly isLate: boolean;
  readonly stderr: string;
}

async function run(
  args: readonly string[],
  {folder, signal, seconds}: RunOptions & {readonly seconds: number},
): Promise<Ending> {
  return await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: {...process.env, NODE_ENV: 'production', NODE_OPTIONS: ''},
      stdio: ['ignore', 'ignore', 'pipe'],
      killSignal: 'SIGKILL',
      ...(signal && {signal}),
    });
    let isLate = false;
    let stderr = '';
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, seconds * 1_000);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-2_000);
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    // What it has started may hold on to its streams: `close` could never come.
    child.on('exit', (code) => {
      clearTimeout(timer);
      child.stderr.destroy();
      resolve({code, isLate, stderr});
    });
  });
}

interface Failure {
  readonly message: string;
  readonly location?: Pick<Diagnostic, 'file' | 'line' | 'column'>;
}

function whyNoAnswer({code, isLate, stderr}: Ending, seconds: number): Failure {
  if (isLate) return {message: `It was still running after ${seconds} seconds.`};
  const last = stderr.trim().split('\n').at(-1) ?? '';
  const lastWords = last === '' ? '' : ` Its last words: \`${last}\`.`;
  return {
    message: `It ended the process (exit code ${code ?? 'none'}) instead of exporting something.${lastWords}`,
  };
}

function failure(file: string, {message, location = {file}}: Failure): BuildError {
  return buildError({
    code: 'old-config-failed',
    message,
    ...location,
    consequence: 'What the old site consists of is only known from what this file exports.',
    hint: 'Make it run without what it waits for or misses (network, environment, packages), or run the command where the old generator builds the site.',
  });
}
