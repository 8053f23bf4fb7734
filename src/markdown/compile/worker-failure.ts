import type {WorkerFailure} from '../../core/async/worker-thread.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {formatCount} from '../../core/diagnostics/message-text.ts';
import {outOfMemory} from '../../core/diagnostics/system-error.ts';

/** Returns the diagnostic for a page whose compilation ended its worker. */
export function workerDiagnostic(
  {kind, message}: WorkerFailure,
  file: string,
  seconds: number,
): Diagnostic {
  const consequence = 'The page cannot be compiled.';
  if (kind === 'memory') {
    return {...outOfMemory('the stage `compile`, at this page'), file, consequence};
  }
  const plugin = 'Check the Markdown plugins of the site.';
  return {
    severity: 'error',
    file,
    consequence,
    ...{
      time: {
        code: 'page-too-slow',
        message: `The page was still being compiled after ${formatCount(seconds, 'second')}.`,
        hint: 'Look for many repetitions of `*`, `_`, `[`, `<` or of an unclosed admonition, and for an endless loop in a plugin. Split the page, or increase `pageTimeout` in the configuration.',
      },
      exit: {
        code: 'process-ended',
        message: 'Code called `process.exit` while this page was being compiled.',
        hint: plugin,
      },
      error: {
        code: 'page-failed',
        message: `An error was thrown outside this page's compilation: ${message}`,
        hint: `${plugin} They must await each promise.`,
      },
    }[kind],
  };
}
