import type {Reporter, TestModule} from 'vitest/node';

/**
 * Prints a final line, `N passed, N failed`, that scripts can parse. Tests that passed only after a retry are listed
 * before it.
 */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = modules.map((module) => {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      const count = (state: string): number => states.filter((other) => other === state).length;
      // If a file cannot be loaded or one of its hooks fails, it has no failed test, so the file itself counts as one.
      const broken = module.state() === 'failed' && count('failed') === 0 ? 1 : 0;
      return {
        passed: count('passed'),
        failed: count('failed') + broken,
        skipped: count('skipped'),
      };
    });
    const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
      counts.reduce((total, each) => total + each[key], 0);
    const failed = sum('failed') + unhandledErrors.length;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.diagnostic()?.flaky !== true) continue;
        process.stdout.write(
          `\nPassed only when tried again: ${module.relativeModuleId} > ${test.fullName}\n`,
        );
      }
    }
    const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
    process.stdout.write(`\n${sum('passed')} passed, ${failed} failed${skipped}\n`);
  }
}
