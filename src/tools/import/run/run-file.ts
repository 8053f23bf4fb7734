import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, realpath, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Duplex} from 'node:stream';
import {pathToFileURL} from 'node:url';
import type {TransformFailure} from 'esbuild';
import {
  type BuildError,
  buildError,
  type Diagnostic,
} from '../../../core/diagnostics/diagnostic.ts';
import {withEsbuild} from '../../../core/modules/esbuild.ts';
import {ownModule} from '../../../core/package/own-files.ts';
import {pathKind, relativePath} from '../../../core/paths/paths.ts';
import {packageOf} from '../values.ts';
import {withAsyncBody} from './async-body.ts';
import {
  type Permissions,
  readableFolders,
  restrictedEnvironment,
  restrictedNode,
} from './permissions.ts';
import {deniedHint, runFindings} from './run-findings.ts';
import type {
  Denied,
  FunctionCall,
  PageCall,
  RunAnswer,
  RunFailure,
  RunMessage,
  RunRequest,
  RunResult,
  Transformed,
} from './run-types.ts';

/** Time-out for a file of the old site. */
const defaultTimeoutSeconds = 30;

export interface RunOptions {
  /** Absolute, real path of the old site. */
  readonly folder: string;
  /** Absolute, real path of its repository. */
  readonly root: string;
  readonly permissions: Permissions;
  readonly call?: FunctionCall | PageCall | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Time-out in seconds. Default: 30. */
  readonly seconds?: number | undefined;
}

/**
 * Runs a file of an old site. @param file Relative to the site. @param call A function to call in the exported value,
 * or the properties of a page to render.
 */
export type RunSiteFile = (file: string, call?: FunctionCall | PageCall) => Promise<RunResult>;

/**
 * Returns a function that runs files of one old site. @param findings Receives a finding for each denied action and
 * each package that was not run.
 */
export function siteRunner(options: Omit<RunOptions, 'call'>, findings: Diagnostic[]): RunSiteFile {
  return async (file, call) => {
    const result = await runFile(file, {...options, call});
    for (const finding of runFindings(result, file, options.folder)) {
      const isKnown = findings.some((one) => one.file === file && one.message === finding.message);
      if (!isKnown) findings.push(finding);
    }
    return result;
  };
}

/**
 * Runs a file of the old site, such as its configuration, in a separate process. Plugins, presets and missing packages
 * are replaced with stubs. The process can read the old site's repository. Unless `permissions` allows more, it cannot
 * read other files, write files, start programs or use the network, and its only environment variables are `NODE_ENV`
 * and, on Windows, `SystemRoot`.
 *
 * @param file Relative to the old site.
 * @throws {BuildError} `old-config-failed` if the file throws, does not end, ends the process, or has a syntax error.
 */
export async function runFile(file: string, options: RunOptions): Promise<RunResult> {
  const {folder, root, permissions, call, signal, seconds = defaultTimeoutSeconds} = options;
  if (pathKind(join(folder, file)) !== 'file') {
    throw failure(file, {message: 'The file cannot be run: it is not a regular file.'});
  }
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'legacydocs-')));
  try {
    const script = join(scratch, 'run.cjs');
    runner ??= await bundleRunner();
    await writeFile(script, runner);
    const readable = permissions.outside ? [] : [scratch, ...readableFolders(folder, root)];
    const ending = await run([...restrictedNode(readable, permissions), script], {
      request: {
        folder,
        file: join(folder, file),
        readable,
        childProcess: permissions.childProcess,
        network: permissions.network,
        call,
      },
      env: restrictedEnvironment(permissions),
      signal,
      seconds,
    });
    signal?.throwIfAborted();
    const {answer} = ending;
    // An allowed variable without a value was not denied.
    const denied = ending.denied.filter(
      ({action, what}) => action !== 'variable' || !permissions.variables.includes(what),
    );
    if (answer !== undefined && !('failure' in answer)) {
      const maker = packageOf(answer.value);
      if (maker === undefined) return {...answer, denied};
      throw failure(file, {
        message: `The file exports a value from \`${maker.split('(')[0]}\`, which was not run.`,
        hint: 'Install the packages of the old site and run the command again. If that does not help, export a plain object with the settings.',
      });
    }
    const {message, file: at, line, column} = answer?.failure ?? whyNoAnswer(ending, seconds);
    throw failure(file, {
      message: answer === undefined ? message : `Running the file failed: \`${message}\`.`,
      file: at === undefined ? file : relativePath(folder, at),
      line,
      column,
      hint: deniedHint(denied, folder),
    });
  } finally {
    await rm(scratch, {recursive: true, force: true});
  }
}

/** Code of the process that runs a file, bundled once for all files. */
let runner: readonly Uint8Array[] | undefined;

async function bundleRunner(): Promise<readonly Uint8Array[]> {
  const {outputFiles} = await withEsbuild(({build}) =>
    build({
      entryPoints: [ownModule('tools/import/run/config-runner')],
      write: false,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      logLevel: 'silent',
    }),
  );
  return outputFiles.map(({contents}) => contents);
}

interface Ending {
  readonly answer: RunAnswer | undefined;
  readonly denied: readonly Denied[];
  readonly code: number | null;
  readonly isLate: boolean;
  readonly stderr: string;
}

interface Run {
  readonly request: RunRequest;
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal | undefined;
  readonly seconds: number;
}

async function run(args: readonly string[], {request, env, signal, seconds}: Run): Promise<Ending> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, args, {
    cwd: request.folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // The process is the leader of a group, so that all programs in the group can be ended together.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const [, , errors, channel] = child.stdio;
  if (!(channel instanceof Duplex) || errors === null) throw new Error('The process has no pipes.');
  let isLate = false;
  let stderr = '';
  let answer: RunAnswer | undefined;
  const denied = new Map<string, Denied>();
  const stop = (): void => {
    endGroup(child);
    channel.destroy();
    errors.destroy();
  };
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, seconds * 1_000);
  signal?.addEventListener('abort', stop);
  errors.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-2_000);
  });
  const reply = (message: RunRequest | Transformed): void => {
    channel.write(`${JSON.stringify(message)}\n`);
  };
  const handleMessage = async (line: string): Promise<void> => {
    const message: RunMessage = JSON.parse(line);
    if (message.kind === 'transform') reply(await asScript(message, request.file));
    else if (message.kind === 'denied') denied.set(JSON.stringify(message.denied), message.denied);
    else answer = message.answer;
  };
  let unfinished = '';
  channel.setEncoding('utf8').on('data', (text: string) => {
    const [first = '', ...lines] = text.split('\n');
    unfinished += first;
    for (const line of lines) {
      void handleMessage(unfinished).catch(stop);
      unfinished = line;
    }
  });
  // The process may end while a message is being sent to it.
  channel.on('error', () => undefined);
  const closed = new Promise((resolve) => channel.once('close', resolve));
  const ended = once(child, 'exit');
  try {
    reply(request);
    const [code] = await ended;
    endGroup(child);
    await closed;
    return {answer, denied: [...denied.values()], code, isLate, stderr};
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

/** Ends a process and all programs that it has started. */
function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group does not exist, or has ended.
    child.kill('SIGKILL');
  }
}

/** Converts a module to CommonJS. @param main The file whose export is needed; it can contain top-level `await`. */
async function asScript(
  {text, file, loader}: RunMessage & {readonly kind: 'transform'},
  main: string,
): Promise<Transformed> {
  try {
    const {code} = await withEsbuild(({transform}) =>
      transform(text, {
        loader,
        format: 'cjs',
        platform: 'node',
        target: 'node20',
        sourcefile: file,
        sourcemap: 'inline',
        // A function scope, because ES modules can declare `__dirname`, which CommonJS also declares.
        banner: '(() => {',
        footer: '})();',
        supported: {'dynamic-import': false},
        logLevel: 'silent',
        define: {
          'import.meta.url': JSON.stringify(pathToFileURL(file).href),
          'import.meta.filename': JSON.stringify(file),
          'import.meta.dirname': JSON.stringify(join(file, '..')),
        },
      }),
    );
    return {code};
  } catch (error) {
    const [first] = (error as TransformFailure).errors ?? [];
    const isAsync = file === main && first?.text.startsWith('Top-level await') === true;
    const changed = isAsync ? withAsyncBody(text) : undefined;
    if (changed !== undefined)
      return await asScript({kind: 'transform', text: changed, file, loader}, '');
    const {line, column = 0} = first?.location ?? {};
    return {
      failure: {message: first?.text ?? String(error), file, line, column: line && column + 1},
    };
  }
}

function whyNoAnswer({code, isLate, stderr}: Ending, seconds: number): RunFailure {
  if (isLate) return {message: `The file was still running after ${seconds} seconds.`};
  const last = stderr.trim().split('\n').at(-1) ?? '';
  const lastWords = last === '' ? '' : ` Its last output: \`${last}\`.`;
  return {
    message: `The file ended the process (exit code ${code ?? 'none'}) instead of exporting a value.${lastWords}`,
  };
}

function failure(
  file: string,
  problem: Partial<Diagnostic> & {readonly message: string},
): BuildError {
  return buildError({
    code: 'old-config-failed',
    file,
    ...problem,
    consequence: 'Without the exports of this file, the old site cannot be read.',
    hint:
      problem.hint ??
      "Remove the file's dependencies on the network, the environment or missing packages, or run the command where the old generator builds the site.",
  });
}
