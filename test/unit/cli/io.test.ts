import {afterEach, expect, it, vi} from 'vitest';
import {processIo} from '../../../src/cli/io.ts';

const listeners = {
  stdout: process.stdout.listeners('error'),
  stderr: process.stderr.listeners('error'),
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const stream of ['stdout', 'stderr'] as const) {
    process[stream].removeAllListeners('error');
    for (const listener of listeners[stream]) process[stream].on('error', listener as () => void);
  }
});

function failWith(code: string) {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  processIo();
  process.stdout.emit('error', Object.assign(new Error(`${code}: it failed`), {code}));
  return {exits: exit.mock.calls, said: write.mock.calls.map(([text]) => text)};
}

it('prints no error if the pipe is closed: `legacydocs routes | head`', () => {
  expect(failWith('EPIPE')).toEqual({exits: [], said: []});
});

it('fails with one line on a full disk', () => {
  expect(failWith('ENOSPC')).toEqual({
    exits: [[1]],
    said: ['legacydocs: cannot write the output: ENOSPC: it failed\n'],
  });
});
