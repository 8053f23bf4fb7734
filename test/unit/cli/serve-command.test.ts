import {chmod, readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {browserOpener} from '../../../src/cli/commands/serve.ts';
import type {Environment} from '../../../src/cli/io.ts';
import {run} from '../../../src/cli/run.ts';
import {BuildError, type Diagnostic} from '../../../src/core/diagnostics/diagnostic.ts';
import type {BuildOutcome} from '../../../src/pipeline/types.ts';
import type {ServeOptions} from '../../../src/serve/dev/serve-site.ts';
import {writeFiles} from '../../support/files.ts';
import {folderWith, tempFolder} from '../../support/temp-folder.ts';
import {buildResult, type FakeIo, fakeEngine, fakeIo} from './fake-io.ts';

const error: Diagnostic = {
  severity: 'error',
  code: 'broken-link',
  message: '`../nope` leads to a missing page.',
  file: 'content/docs/b.md',
  line: 14,
  column: 3,
};
const warning: Diagnostic = {severity: 'warning', code: 'duplicate-route', message: 'Two want it.'};
const failed: BuildOutcome = buildResult({ok: false, output: undefined, diagnostics: [error]});

/** Resolves when Ctrl+C is to be pressed. */
type Until = (io: FakeIo) => Promise<unknown>;

/** Runs `legacydocs serve …` with a fake server until Ctrl+C is pressed. */
async function served(
  argv: readonly string[],
  happens: (options: ServeOptions) => void = () => undefined,
  {
    env = {},
    isTTY = false,
    until = async () => undefined,
  }: {env?: Environment; isTTY?: boolean; until?: Until} = {},
) {
  const io = fakeIo({cwd: await folderWith({'site.config.ts': ''}), env, isTTY});
  const asked: ServeOptions[] = [];
  let closed = 0;
  const code = await run(['serve', ...argv], io, {
    ...fakeEngine(),
    serve: async (options) => {
      asked.push(options);
      happens(options);
      // Interrupts the command once it is waiting.
      setImmediate(async () => {
        await until(io);
        io.signals.emit('SIGINT');
      });
      return {
        origin: `http://${options.host}:${options.ports.first}`,
        networkOrigins: options.host === '127.0.0.1' ? [] : ['http://192.0.2.1:80'],
        baseUrl: () => '/base/',
        settled: async () => undefined,
        close: async () => {
          closed += 1;
        },
      };
    },
  });
  return {code, out: io.stdout.text(), err: io.stderr.text(), asked: asked[0], closed};
}

describe('legacydocs serve', () => {
  it('CLI-02 prints its URL, and stops on request', async () => {
    const {code, out, asked, closed} = await served([]);
    expect(out).toBe('Serving on http://127.0.0.1:3000/base/ (press Ctrl+C to stop)\n');
    expect([code, closed]).toEqual([130, 1]);
    expect(asked).toMatchObject({
      host: '127.0.0.1',
      ports: {first: 3000, tries: 100},
      allowedHosts: [],
      drafts: false,
    });
  });

  it('passes on the options, and reports if it is reachable from the network', async () => {
    const options = ['--host', '0.0.0.0', '--port', '80', '--drafts', '--allowed-host', 'a', 'b'];
    const {out, asked} = await served(options);
    expect(out).toBe(
      'Serving on http://0.0.0.0:80/base/ (press Ctrl+C to stop)\nThe site is accessible from every machine on this network:\n  http://192.0.2.1:80/base/\n',
    );
    expect(asked).toMatchObject({
      host: '0.0.0.0',
      ports: {first: 80},
      allowedHosts: ['a', 'b'],
      drafts: true,
    });
  });

  it('uses no other port with `--strict-port`', async () => {
    const {asked} = await served(['--port', '4000', '--strict-port']);
    expect(asked?.ports).toEqual({first: 4000, tries: 1});
  });

  it('reports every build in one line, and every problem once', async () => {
    const {out, err} = await served([], ({onBuilt}) => {
      onBuilt({result: buildResult({diagnostics: [warning]}), files: [], ms: 1234});
      onBuilt({result: {...failed, diagnostics: [warning, error]}, files: ['a.md'], ms: 50});
      onBuilt({result: failed, files: ['a.md', 'b.md', 'c.md'], ms: 50});
      onBuilt({result: buildResult(), files: ['a.md'], ms: 50});
      onBuilt({result: failed, files: ['a.md'], ms: 50});
    });
    expect(out).toMatchInlineSnapshot(`
      "1 page built in 1.2 s, 2 files changed, 1 warning.
      a.md: build failed: 1 error.
      a.md and 2 more: build failed: 1 error.
      a.md: 1 page built in 50 ms, 2 files changed, all errors fixed.
      a.md: build failed: 1 error.
      Serving on http://127.0.0.1:3000/base/ (press Ctrl+C to stop)
      "
    `);
    expect(err).toMatchInlineSnapshot(`
      "warning duplicate-route
        Two want it.

      content/docs/b.md:14:3  error broken-link
        \`../nope\` leads to a missing page.

      content/docs/b.md:14:3  error broken-link
        \`../nope\` leads to a missing page.

      "
    `);
  });

  it('reports that the system watches no more folders, with a hint', async () => {
    const {err} = await served([], ({onWatchLimit}) => onWatchLimit(new Error('ENOSPC')));
    expect(err).toMatchInlineSnapshot(`
      "Too many watched folders: ENOSPC
      The site is checked for changes every few seconds instead. To detect changes immediately, raise the limit, on Linux: sysctl fs.inotify.max_user_watches=1048576 fs.inotify.max_user_instances=1024
      "
    `);
  });

  it('shows the progress of a build in a terminal', async () => {
    const {err} = await served(
      [],
      ({onProgress, onBuilt}) => {
        onProgress?.({stage: 'compile', done: 1, total: 7});
        onBuilt({result: buildResult(), files: [], ms: 50});
      },
      {isTTY: true},
    );
    expect(err).toBe('\r\u001B[2K⠋ compile 1/7\r\u001B[2K');
    const {err: elsewhere} = await served([], ({onProgress}) =>
      onProgress?.({stage: 'compile', done: 1, total: 7}),
    );
    expect(elsewhere).toBe('');
  });

  it('refuses a folder without a configuration, with a hint', async () => {
    const io = fakeIo({cwd: await folderWith({'README.md': ''})});
    expect(await run(['serve'], io, fakeEngine())).toBe(1);
    expect(io.stderr.text()).toContain('config-missing');
    expect(io.stderr.text()).toContain('legacydocs init');
    expect(await readdir(io.cwd)).toEqual(['README.md']);
  });

  it('CLI-07 reports why it cannot listen', async () => {
    const {code, err} = await served([], () => {
      throw new BuildError([{severity: 'error', code: 'server-failed', message: 'No port.'}]);
    });
    expect([code, err]).toEqual([1, 'error server-failed\n  No port.\n\n']);
  });

  it.each(['x', '-1', '65536', '1.5'])('refuses the port %s', async (port) => {
    const {code, err} = await served([`--port=${port}`]);
    expect([code, err]).toEqual([
      2,
      `error: --port must be an integer from 0 to 65535, not \`${port}\`.\n`,
    ]);
  });
});

describe('legacydocs serve --open', () => {
  /**
   * Creates a folder for the `PATH` that contains a fake command for opening a URL. The command records the URL and
   * exits with the given code.
   */
  async function opener(exitCode: number) {
    const folder = await tempFolder();
    const [command] = browserOpener(process.platform);
    const script = `#!/bin/sh\necho "$@" >> "$0.asked"; exit ${exitCode}\n`;
    await writeFiles(folder, {[command]: script});
    await chmod(join(folder, command), 0o755);
    const asked = async () => {
      const lines = () => readFile(join(folder, `${command}.asked`), 'utf8').catch(() => '');
      return await vi.waitUntil(lines, {timeout: 60_000});
    };
    return {env: {PATH: `${folder}:/usr/bin:/bin`}, asked};
  }
  const told: Until = ({stderr}) => vi.waitUntil(() => stderr.text() !== '', {timeout: 60_000});
  const line = 'Cannot open a browser. Open the URL above yourself.\n';

  it('opens the URL, including the base path', async () => {
    const {env, asked} = await opener(0);
    const {err} = await served(['--open'], undefined, {env, until: asked});
    expect([await asked(), err]).toEqual(['http://127.0.0.1:3000/base/\n', '']);
  });

  it('keeps serving if no browser can be opened, and reports it in one line', async () => {
    const failing = await opener(3);
    for (const env of [failing.env, {PATH: '/nowhere'}]) {
      const {code, err, out} = await served(['--open'], undefined, {env, until: told});
      expect([code, err]).toEqual([130, line]);
      expect(out).toContain('Serving on');
    }
  });

  it('CLI-02 opens nothing in a non-interactive session', async () => {
    const {env, asked} = await opener(0);
    await served(['--open', '--port=1'], undefined, {env: {...env, CI: 'true'}});
    await served(['--open', '--port=2'], undefined, {env, until: asked});
    expect(await asked()).toBe('http://127.0.0.1:2/base/\n');
  });
});
