import {CommanderError} from 'commander';
import {BuildError, systemFailure} from '../core/diagnostics/diagnostic.ts';
import {type Engine, lazyEngine} from './engine.ts';
import {guardIo, type Io} from './io.ts';
import {createProgram} from './program.ts';
import {printDiagnostics} from './report/diagnostics.ts';
import {exitCode, InterruptedError, interruptExitCode, UsageError} from './usage.ts';

/**
 * Runs a command. Never throws.
 *
 * @param argv Arguments after the program's name: `['build', '--strict']`.
 * @returns The exit code.
 */
export async function run(
  argv: readonly string[],
  processIo: Io,
  engine: Engine = lazyEngine,
): Promise<number> {
  const io = guardIo(processIo);
  let code: number = exitCode.good;
  const program = createProgram(io, engine, (result) => {
    code = result;
  });
  try {
    await program.parseAsync(argv, {from: 'user'});
    return code;
  } catch (error) {
    // Commander has already printed the help text, the version or an error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? code : exitCode.usedWrongly;
    if (error instanceof InterruptedError) {
      if (error.message !== '') io.stderr.write(`${error.message}\n`);
      return interruptExitCode[error.signal];
    }
    if (error instanceof UsageError) {
      io.stderr.write(`error: ${error.message}\n`);
      return exitCode.usedWrongly;
    }
    const problem = error instanceof BuildError ? error : systemFailure(error);
    if (problem !== undefined) {
      printDiagnostics(problem.diagnostics, io, {siteFolder: io.cwd});
    } else {
      io.stderr.write(internalError(error, argv.includes('--verbose')));
    }
    return exitCode.siteHasErrors;
  }
}

/** Formats an unexpected error. The stack trace is printed only with `--verbose`. */
function internalError(error: unknown, verbose: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  const stack = verbose && error instanceof Error ? `${error.stack}\n` : '';
  const more = verbose ? '' : ' Include the output of `legacydocs build --verbose`.';
  return `${stack}legacydocs: internal error: ${message}\nThis is a bug in legacydocs, not in your site. Please report it to the maintainers.${more}\n`;
}
