import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {SitesFirst} from './test/support/sites-first.ts';
import {measureSlowness} from './test/support/slowness.ts';

const englishMessages = fileURLToPath(
  new URL('./test/support/english-messages.ts', import.meta.url),
);

const alias = {
  'legacydocs/theme': fileURLToPath(new URL('./templates/theme.ts', import.meta.url)),
  'legacydocs/lookup': fileURLToPath(new URL('./src/pages/lookup/index.ts', import.meta.url)),
  'legacydocs/urls': fileURLToPath(new URL('./src/core/urls/index.ts', import.meta.url)),
  'legacydocs:messages': englishMessages,
  'legacydocs:chunk-messages': englishMessages,
  legacydocs: fileURLToPath(new URL('./src/cli/api/index.ts', import.meta.url)),
};

/** Tests leave no state in modules, and loading the generator takes half of a test file's time. */
const isolate = false;

/** Number of retries. A shared machine can stall a test for seconds. In CI, the closing report lists such tests. */
const retry = process.env['CI'] === undefined ? 0 : 2;

/** Chooses the folder for temporary files, and removes the folders that the workers of a run share. */
const globalSetup = 'test/support/run-folders.ts';

const slowness = measureSlowness();

/** Returns a time-out for this machine under its load. @param idleSeconds Ample time for an idle machine. */
const timeoutMs = (idleSeconds: number): number => Math.round(idleSeconds * 1000 * slowness);

const staticTests = ['test/static/**/*.test.ts'];
const unitTests = ['test/unit/**/*.test.{ts,tsx}', 'templates/**/*.test.{ts,tsx}'];
const browserTests = ['test/browser/**/*.test.ts'];

/** Returns a project of these test files. */
const project = (name: string, include: readonly string[]) => ({
  resolve: {alias},
  test: {
    name,
    isolate,
    globalSetup,
    include: [...include],
    provide: {browserTimeoutMs: timeoutMs(30)},
    testTimeout: timeoutMs(180),
    retry,
    // Ample time, because several files, and in the browser tests a browser for each, run concurrently.
    expect: {poll: {timeout: timeoutMs(20)}},
    hookTimeout: timeoutMs(300),
  },
});

export default defineConfig({
  test: {
    reporters: ['default', './test/closing-line-reporter.ts'],
    sequence: {sequencer: SitesFirst},
    // Files wait for processes and browsers: three files used two thirds of two cores, and four keep both busy.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    projects: [
      project('static', staticTests),
      project('unit', unitTests),
      project('browser', browserTests),
      // All of these in one project, because each worker of a project loads the program and bundles the theme again.
      project('all', [...staticTests, ...unitTests, ...browserTests]),
      {
        resolve: {alias},
        test: {
          name: 'long',
          globalSetup,
          include: ['test/long/**/*.test.ts'],
          provide: {browserTimeoutMs: timeoutMs(30)},
          testTimeout: 3 * 60 * 60_000,
          hookTimeout: timeoutMs(300),
        },
      },
    ],
  },
});
