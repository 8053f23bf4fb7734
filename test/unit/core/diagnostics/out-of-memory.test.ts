import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import {expect, it} from 'vitest';
import {systemFailure} from '../../../../src/core/diagnostics/diagnostic.ts';
import {workerDiagnostic} from '../../../../src/markdown/compile/compile-pages.ts';
import {startRun} from '../../../../src/pipeline/run.ts';

/** Returns the error of a thread that has exhausted its memory. */
async function threadError(): Promise<unknown> {
  const worker = new Worker('const all = []; for (;;) all.push(new Array(1e5).fill({}));', {
    eval: true,
    resourceLimits: {maxOldGenerationSizeMb: 16},
  });
  const [error] = await once(worker, 'error');
  return error;
}

it('names the stage in which memory ran out, and explains how to allow more', async () => {
  const error = await threadError();
  const run = startRun({siteFolder: '/', outDir: 'build'});
  const failed = run.stage('bundle', () => Promise.reject(error));
  await expect(failed).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'out-of-memory',
        message: 'Node.js ran out of memory in the stage `bundle`.',
        hint: expect.stringContaining('NODE_OPTIONS=--max-old-space-size='),
      },
    ],
  });
  expect(systemFailure(error)?.message).toBe('Node.js ran out of memory in this command.');
});

it('names the page that was being compiled when memory ran out', () => {
  const failure = {kind: 'memory', message: ''} as const;
  expect(workerDiagnostic(failure, 'content/pages/a.md', 10)).toMatchObject({
    code: 'out-of-memory',
    file: 'content/pages/a.md',
    message: 'Node.js ran out of memory in the stage `compile`, at this page.',
  });
});
