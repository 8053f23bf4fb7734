import type {Reporter, TestModule} from 'vitest/node';

/** Ends a run with one plain line, `N passed, N failed`, that any CI can read. */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const brokenModules = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests()].length === 0,
    );
    const count = (state: string): number => states.filter((other) => other === state).length;
    const failed = count('failed') + brokenModules.length + unhandledErrors.length;
    const skipped = count('skipped');
    process.stdout.write(
      `\n${count('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
    );
  }
}
