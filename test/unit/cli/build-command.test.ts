import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import type {Environment} from '../../../src/cli/io.ts';
import {run} from '../../../src/cli/run.ts';
import {BuildError, type Diagnostic} from '../../../src/core/diagnostics/diagnostic.ts';
import type {BuildOutcome} from '../../../src/pipeline/types.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {buildResult, fakeEngine, fakeIo} from './fake-io.ts';

const warning: Diagnostic = {
  severity: 'warning',
  code: 'duplicate-route',
  message: 'Two sources want `/docs/a`.',
  file: 'content/docs/a.md',
};
const error: Diagnostic = {
  severity: 'error',
  code: 'broken-link',
  message: '`../nope` leads to a missing page.',
  file: 'content/docs/b.md',
  line: 14,
  column: 3,
  consequence: 'Readers would see the 404 page.',
  hint: 'Did you mean `../note`?',
};
const failed = (diagnostics: readonly Diagnostic[]): BuildOutcome =>
  buildResult({ok: false, routes: [], output: undefined, diagnostics});

/** Runs `legacydocs build …` in a site folder, with a build that returns `result`. */
async function built(argv: readonly string[], result?: BuildOutcome, env: Environment = {}) {
  const cwd = await folderWith({});
  const io = fakeIo({cwd, env});
  const engine = fakeEngine(result && {...result, outDir: `${cwd}/build`});
  const code = await run(['build', ...argv], io, engine);
  return {code, out: io.stdout.text(), err: io.stderr.text(), call: engine.calls[0], cwd};
}

describe('legacydocs build', () => {
  it('builds the current folder by default', async () => {
    const {code, call, cwd} = await built([]);
    expect(code).toBe(0);
    expect(call).toMatchObject({
      siteFolder: cwd,
      outDir: 'build',
      cache: true,
    });
  });

  it('passes on the options', async () => {
    const options = ['-o', '/tmp/out', '--base-url', '/x/', '--strict', '--drafts', '--no-cache'];
    expect((await built(options)).call).toMatchObject({
      outDir: '/tmp/out',
      baseUrl: '/x/',
      strict: true,
      drafts: true,
      cache: false,
    });
  });

  it('ends with a summary', async () => {
    expect((await built([], buildResult({diagnostics: [warning]}))).out).toBe(
      'Built 1 page into build in 100 ms: 7 files, 123.5 kB, 2 files changed; 0 errors, 1 warning.\n',
    );
  });

  it('prints the notes of the output stage', async () => {
    const output = {
      files: 1,
      bytes: 1,
      filesWritten: 1,
      bytesWritten: 1,
      changed: ['x'],
      checksum: undefined,
      notes: ['A note.'],
    };
    expect((await built([], buildResult({output}))).out).toMatch(/^A note\.\nBuilt /);
  });

  it('exits with 1 when the site has errors, and reports that nothing was written', async () => {
    const {code, out, err} = await built([], failed([error, warning]));
    expect(code).toBe(1);
    expect(out).toBe(
      'Build failed after 100 ms: 1 error, 1 warning. Nothing was written to build.\n',
    );
    expect(err).toMatchInlineSnapshot(`
      "content/docs/a.md  warning duplicate-route
        Two sources want \`/docs/a\`.

      content/docs/b.md:14:3  error broken-link
        \`../nope\` leads to a missing page.
        Readers would see the 404 page.
        Did you mean \`../note\`?

      "
    `);
  });

  it('does not claim that the old output is unchanged if it may have changed', async () => {
    const unfinished: Diagnostic = {severity: 'error', code: 'output-unfinished', message: 'Full.'};
    expect((await built([], failed([unfinished]))).out).toBe(
      'Build failed after 100 ms: 1 error, 0 warnings. The output folder build may contain a mixture of old and new files until the next command runs.\n',
    );
    const lost: Diagnostic = {severity: 'error', code: 'output-lost', message: 'Taken over.'};
    expect((await built([], failed([lost]))).out).toBe(
      'Build failed after 100 ms: 1 error, 0 warnings. Another build replaced the output folder build.\n',
    );
  });

  it('reports a refusal of the system, instead of asking to report a bug', async () => {
    const refused = Object.assign(new Error('ENOSPC'), {code: 'ENOSPC', path: '/project/x'});
    const io = fakeIo({cwd: await folderWith({})});
    const engine = fakeEngine(() => Promise.reject(refused));
    expect(await run(['build'], io, engine)).toBe(1);
    expect(io.stderr.text()).toBe(`error system-failed
  \`/project/x\` cannot be written: the disk is full (ENOSPC).
  The command stops.
  Solve the problem, then run the command again.

`);
  });

  it('CFG-04 exits with 0 on warnings, and with 1 under --strict', async () => {
    expect((await built([], buildResult({diagnostics: [warning]}))).code).toBe(0);
    const {code, out} = await built(['--strict'], failed([warning]));
    expect(code).toBe(1);
    expect(out).toBe(
      'Build failed after 100 ms: 0 errors, 1 warning (--strict treats warnings as errors). Nothing was written to build.\n',
    );
  });

  it('prints only warnings and errors under --quiet', async () => {
    const info: Diagnostic = {severity: 'info', code: 'broken-anchor', message: 'Logged.'};
    expect(await built(['--quiet'], buildResult({diagnostics: [info]}))).toMatchObject({
      out: '',
      err: '',
    });
    expect((await built([], buildResult({diagnostics: [info]}))).err).toBe(
      'info broken-anchor\n  Logged.\n\n',
    );
    expect((await built(['--quiet'], buildResult({diagnostics: [warning]}))).err).toContain(
      'Two sources',
    );
  });

  it('prints the times of each stage and the threads under --verbose', async () => {
    expect((await built(['--verbose'])).out).toMatch(
      /^config {3}12 ms {5}14 ms CPU\ncompile {2}2\.3 s {5}4\.1 s CPU\n2 worker threads, main thread 12 % of the CPU time\nBuilt /,
    );
  });

  it('prints one JSON object on stdout under --json, and nothing else', async () => {
    const {out, err, code} = await built(['--json'], failed([error, error]));
    expect(code).toBe(1);
    expect(err).toContain('leads to a missing page');
    const summary: unknown = JSON.parse(out);
    expect(summary).toMatchObject({
      ok: false,
      pages: 0,
      errors: 1,
      files: null,
      diagnostics: [error],
    });
    const good: unknown = JSON.parse((await built(['--json'])).out);
    expect({...Object(good), outDir: ''}).toMatchInlineSnapshot(`
      {
        "bytes": 123456,
        "bytesWritten": 3210,
        "diagnostics": [],
        "errors": 0,
        "files": 7,
        "filesWritten": 2,
        "ms": 100,
        "notes": [],
        "ok": true,
        "outDir": "",
        "pages": 1,
        "routes": [
          {
            "outputPath": "docs/2.x/index.html",
            "path": "/docs/2.x/",
            "source": "content/docs/2.x/intro.md",
            "version": "2.x",
          },
        ],
        "stages": [
          {
            "cpuMs": 14,
            "ms": 12,
            "name": "config",
          },
          {
            "cpuMs": 4100,
            "ms": 2345,
            "name": "compile",
          },
        ],
        "warnings": 0,
      }
    `);
  });

  it('prints for people first and then for GitHub Actions, with paths in the repository', async () => {
    const repository = await folderWith({'website/site.config.ts': ''});
    const env = {GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: repository, CI: 'true'};
    const io = fakeIo({cwd: join(repository, 'website'), env});
    await run(['build', '--quiet'], io, fakeEngine(failed([error, warning])));
    expect(io.stderr.text()).toMatchInlineSnapshot(`
      "content/docs/a.md  warning duplicate-route
        Two sources want \`/docs/a\`.

      content/docs/b.md:14:3  error broken-link
        \`../nope\` leads to a missing page.
        Readers would see the 404 page.
        Did you mean \`../note\`?

      ::warning file=website/content/docs/a.md,title=duplicate-route::Two sources want \`/docs/a\`.
      ::error file=website/content/docs/b.md,line=14,col=3,title=broken-link::\`../nope\` leads to a missing page.%0AReaders would see the 404 page.%0ADid you mean \`../note\`?
      "
    `);
  });

  it('annotates every cause before further locations of one: GitHub shows ten for each step', async () => {
    const many = Array.from({length: 40}, (_, index) => ({...error, file: `a${index + 10}.md`}));
    const io = fakeIo({cwd: await folderWith({}), env: {GITHUB_ACTIONS: 'true'}});
    const other = {...error, file: 'z.md', message: 'Another.'};
    await run(['build'], io, fakeEngine(failed([...many, other])));
    const annotated = [...io.stderr.text().matchAll(/^::error file=[^,]*?([az]\d*\.md)/gm)];
    const files = annotated.map(([, file]) => file);
    expect(files).toHaveLength(41);
    expect(files.slice(0, 3)).toEqual(['a10.md', 'z.md', 'a11.md']);
  });

  it('lists all locations of each problem under --verbose and --json', async () => {
    const many = Array.from({length: 40}, (_, index) => ({...error, file: `a${index + 10}.md`}));
    const places = (text: string): number => text.match(/a\d+\.md/g)?.length ?? 0;
    expect(places((await built([], failed(many))).err)).toBe(5);
    expect((await built([], failed(many))).err).toContain('and 35 more; --verbose lists all');
    expect(places((await built(['--verbose'], failed(many))).err)).toBe(40);
    expect(places((await built(['--json'], failed(many))).out)).toBe(40);
  });

  it('reports an internal error in one clear line, with the stack under --verbose only', async () => {
    const faulty = async (argv: readonly string[]) => {
      const io = fakeIo({cwd: await folderWith({})});
      const code = await run(['build', ...argv], io, {
        ...fakeEngine(),
        build: () => Promise.reject(new TypeError('x is not a function')),
      });
      return {code, out: io.stdout.text(), err: io.stderr.text()};
    };
    expect(await faulty([])).toMatchInlineSnapshot(`
      {
        "code": 1,
        "err": "legacydocs: internal error: x is not a function
      This is a bug in legacydocs, not in your site. Please report it to the maintainers. Include the output of \`legacydocs build --verbose\`.
      ",
        "out": "",
      }
    `);
    expect((await faulty(['--verbose'])).err).toMatch(/^TypeError: x is not a function\n {4}at /);
  });

  it('shows the problems of a BuildError that reaches it', async () => {
    const io = fakeIo({cwd: await folderWith({})});
    const code = await run(['build'], io, {
      ...fakeEngine(),
      build: () => Promise.reject(new BuildError([error])),
    });
    expect(code).toBe(1);
    expect(io.stderr.text()).toContain('content/docs/b.md:14:3  error broken-link');
  });
});

describe('an interrupted build', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends with %s as %i, and the old output stays', async (signal, expected) => {
    const io = fakeIo({cwd: await folderWith({})});
    const engine = fakeEngine(async (options) => {
      io.signals.emit(signal);
      await pause(1);
      options.signal?.throwIfAborted();
      return buildResult();
    });
    expect(await run(['build'], io, engine)).toBe(expected);
    expect(io.stderr.text()).toBe('Interrupted. The previous output is unchanged.\n');
    expect(io.signals.eventNames()).toEqual([]);
  });

  it('reports that the new output was complete before the interruption', async () => {
    const io = fakeIo({cwd: await folderWith({})});
    const engine = fakeEngine(async () => {
      io.signals.emit('SIGINT');
      return buildResult();
    });
    expect(await run(['build'], io, engine)).toBe(130);
    expect(io.stderr.text()).toBe('Interrupted after the new output was complete.\n');
  });

  it('ends half a second later if the build does not stop', async () => {
    const io = fakeIo({cwd: await folderWith({})});
    const ended = new Promise<string>((resolve) => {
      const engine = fakeEngine(async () => {
        io.signals.emit('SIGINT');
        return await new Promise<never>(() => undefined);
      });
      void run(['build'], {...io, endBy: resolve}, engine);
    });
    expect(await ended).toBe('SIGINT');
    expect(io.stderr.text()).toContain('The next command will clean up unfinished changes.');
  });

  it('lets many parts wait for the signal without a warning of Node', async () => {
    const warnings: Error[] = [];
    const onWarning = (warning: Error) => warnings.push(warning);
    process.on('warning', onWarning);
    const engine = fakeEngine(async ({signal}) => {
      for (let count = 0; count < 20; count += 1) {
        signal?.addEventListener('abort', () => count);
      }
      // Warnings are emitted in the next tick.
      await pause(1);
      return buildResult();
    });
    await run(['build'], fakeIo({cwd: await folderWith({})}), engine);
    process.off('warning', onWarning);
    expect(warnings.map(({name}) => name)).not.toContain('MaxListenersExceededWarning');
  });

  it('ends at once on another signal, unless it repeats the first', async () => {
    const ends = async (msBetween: number) => {
      let time = 0;
      const io = {...fakeIo({cwd: await folderWith({})}), now: () => time};
      const engine = fakeEngine(async () => {
        io.signals.emit('SIGINT');
        time += msBetween;
        io.signals.emit('SIGINT');
        return buildResult();
      });
      await run(['build'], io, engine);
      return io.endedBy;
    };
    expect(await ends(10)).toEqual([]);
    expect(await ends(2000)).toEqual(['SIGINT']);
  });
});
