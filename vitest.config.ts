import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const alias = {
  'legacydocs/theme': fileURLToPath(new URL('./templates/theme.ts', import.meta.url)),
  'legacydocs/lookup': fileURLToPath(new URL('./src/lookup/index.ts', import.meta.url)),
  'legacydocs/urls': fileURLToPath(new URL('./src/urls/index.ts', import.meta.url)),
  'legacydocs:messages': fileURLToPath(
    new URL('./test/support/english-messages.ts', import.meta.url),
  ),
  legacydocs: fileURLToPath(new URL('./src/api/index.ts', import.meta.url)),
};

/** No test leaves anything behind in its modules, and loading the generator is half of a test file's time. */
const isolate = false;

/** A shared machine can stall a test for seconds: in CI one has to fail twice. The closing report names it. */
const retry = process.env['CI'] === undefined ? 0 : 1;

/** What is waited for may take a while: several files at once, and in the browser tests a browser for each. */
const poll = {timeout: 20_000};

export default defineConfig({
  test: {
    reporters: ['default', './test/closing-line-reporter.ts'],
    // On two cores Vitest would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: {alias},
        test: {
          name: 'unit',
          isolate,
          globalSetup: 'test/support/compiled-packages.ts',
          include: ['test/unit/**/*.test.{ts,tsx}', 'templates/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          retry,
          expect: {poll},
          hookTimeout: 120_000,
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 60_000,
          retry,
          // A file waits for its browser much of the time: three keep two cores busy.
          maxWorkers: Math.max(3, availableParallelism() - 1),
          expect: {poll},
          hookTimeout: 120_000,
          // After the unit tests.
          sequence: {groupOrder: 1},
          isolate,
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'long',
          include: ['test/long/**/*.test.ts'],
          testTimeout: 3 * 60 * 60_000,
          sequence: {groupOrder: 2},
        },
      },
    ],
  },
});
