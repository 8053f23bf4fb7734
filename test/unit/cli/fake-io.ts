import {EventEmitter} from 'node:events';
import type {Engine} from '../../../src/cli/engine.ts';
import type {Environment, Io, TextStream} from '../../../src/cli/io.ts';
import type {Interrupt} from '../../../src/cli/usage.ts';
import type {BuildOptions, BuildOutcome} from '../../../src/pipeline/types.ts';

interface Recorder extends TextStream {
  readonly text: () => string;
}

function recorder(isTTY: boolean): Recorder {
  let written = '';
  return {
    write(text: string) {
      written += text;
    },
    text: () => written,
    isTTY,
    columns: 80,
  };
}

export interface FakeIo extends Io {
  readonly stdout: Recorder;
  readonly stderr: Recorder;
  readonly signals: EventEmitter;
  readonly endedBy: Interrupt[];
}

interface FakeOptions {
  readonly cwd?: string;
  readonly env?: Environment;
  readonly isTTY?: boolean;
}

/** Returns an interface that records a command's output. Its clock advances by 100 ms each time it is read. */
export function fakeIo({cwd = '/project', env = {}, isTTY = false}: FakeOptions = {}): FakeIo {
  let time = 0;
  const endedBy: Interrupt[] = [];
  const stderr = recorder(isTTY);
  return {
    stdout: recorder(isTTY),
    stderr,
    annotations: stderr,
    env,
    cwd,
    signals: new EventEmitter(),
    now: () => {
      time += 100;
      return time;
    },
    endBy: (signal) => endedBy.push(signal),
    endedBy,
    ownPackage: () => ({spec: '~1.2.3'}),
  };
}

/** Returns the result of a successful build of one page, with changes. */
export function buildResult(changes: Partial<BuildOutcome> = {}): BuildOutcome {
  return {
    ok: true,
    routes: [
      {
        path: '/docs/2.x/',
        source: 'content/docs/2.x/intro.md',
        version: '2.x',
        outputPath: 'docs/2.x/index.html',
      },
    ],
    diagnostics: [],
    stages: [
      {name: 'config', ms: 12.4, cpuMs: 14},
      {name: 'compile', ms: 2345, cpuMs: 4100},
    ],
    output: {
      files: 7,
      bytes: 123_456,
      filesWritten: 2,
      bytesWritten: 3210,
      changed: [],
      checksum: 'it',
      notes: [],
    },
    threads: {workers: 2, mainShare: 0.118},
    outDir: '/project/build',
    ...changes,
  };
}

/** Returns an engine that records its calls instead of building. */
export function fakeEngine(
  result: BuildOutcome | ((options: BuildOptions) => Promise<BuildOutcome>) = buildResult(),
): Engine & {readonly calls: BuildOptions[]} {
  const calls: BuildOptions[] = [];
  const answer = async (options: BuildOptions): Promise<BuildOutcome> => {
    calls.push(options);
    return typeof result === 'function' ? result(options) : result;
  };
  const serve = async (): Promise<never> => {
    throw new Error('Nothing is served here.');
  };
  return {build: answer, listRoutes: answer, serve, calls};
}
