import {printable} from '../../diagnostics/printable.ts';
import type {Diagnostic} from '../../diagnostics/types.ts';
import type {BuiltEvent, ServeListeners} from '../../live/types.ts';
import type {Io} from '../io.ts';
import {countBySeverity, identity} from './order.ts';
import {printDiagnostics} from './print-diagnostics.ts';
import {formatCount, formatDuration} from './units.ts';

/** Tells of the builds of `legacydocs serve`: a line each, and every problem once, until it is gone. */
export function serveReporter(io: Io, siteFolder: string): ServeListeners {
  let known: readonly Diagnostic[] = [];
  return {
    onBuilt: ({result, files, ms}) => {
      const before = new Set(known.map(identity));
      printDiagnostics(
        result.diagnostics.filter((problem) => !before.has(identity(problem))),
        io,
        {siteFolder},
      );
      const {error: errorsBefore} = countBySeverity(known);
      const {error, warning} = countBySeverity(result.diagnostics);
      known = result.diagnostics;
      const what = result.ok
        ? [
            `${formatCount(result.routes.length, 'page')} built in ${formatDuration(ms)}`,
            `${formatCount(result.output?.filesWritten ?? 0, 'file')} changed`,
            ...(errorsBefore > 0 ? ['all errors are fixed'] : []),
            ...(warning > 0 ? [formatCount(warning, 'warning')] : []),
          ]
        : [`not built: ${formatCount(error, 'error')}`];
      io.stdout.write(`${changed(files)}${what.join(', ')}.\n`);
    },
    onWatchError: ({message}) => {
      io.stderr.write(
        `Files are no longer watched: ${printable(message)}\nPages stay as they are. Start again once that is mended.\n`,
      );
    },
  };
}

function changed([first, ...others]: BuiltEvent['files']): string {
  if (first === undefined) return '';
  const file = printable(first);
  return others.length === 0 ? `${file}: ` : `${file} and ${others.length} more: `;
}
