import {type Diagnostic, formatCount, printable} from '../../core/diagnostics/diagnostic.ts';
import type {BuiltEvent, ServeListeners} from '../../serve/dev/serve-site.ts';
import type {Io} from '../io.ts';
import {progressFor} from '../progress.ts';
import {countBySeverity, identity, printDiagnostics} from './diagnostics.ts';
import {formatDuration} from './format.ts';

/**
 * Listeners that report the server's events.
 *
 * @property stop Removes the progress line.
 */
interface ServeReporter extends ServeListeners {
  readonly stop: () => void;
}

/**
 * Creates a reporter that prints a line for each build of `legacydocs serve`, and the problems that the previous build
 * did not have.
 */
export function serveReporter(io: Io, siteFolder: string): ServeReporter {
  let known: readonly Diagnostic[] = [];
  // In a log, one line per build is enough.
  const progress = progressFor(io, {quiet: io.stderr.isTTY !== true});
  return {
    onProgress: (event) => {
      if (event.notice) {
        progress.stop();
        printDiagnostics([event.notice], io, {siteFolder});
      }
      progress.update(event);
    },
    stop: progress.stop,
    onBuilt: ({result, files, ms}) => {
      progress.stop();
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
            ...(errorsBefore > 0 ? ['all errors fixed'] : []),
            ...(warning > 0 ? [formatCount(warning, 'warning')] : []),
          ]
        : [`build failed: ${formatCount(error, 'error')}`];
      io.stdout.write(`${changed(files)}${what.join(', ')}.\n`);
    },
    onWatchLimit: ({message}) => {
      progress.stop();
      io.stderr.write(
        `Too many watched folders: ${printable(message)}\nThe site is checked for changes every few seconds instead. To detect changes immediately, raise the limit, on Linux: sysctl fs.inotify.max_user_watches=1048576 fs.inotify.max_user_instances=1024\n`,
      );
    },
  };
}

function changed([first, ...others]: BuiltEvent['files']): string {
  if (first === undefined) return '';
  const file = printable(first);
  return others.length === 0 ? `${file}: ` : `${file} and ${others.length} more: `;
}
