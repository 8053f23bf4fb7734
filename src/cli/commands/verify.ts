import {realpath} from 'node:fs/promises';
import {formatCount} from '../../core/diagnostics/diagnostic.ts';
import {checkFrozen, type VersionCheck, verifyFiles} from '../../versions/check-frozen.ts';
import type {Io} from '../io.ts';
import {printDiagnostics} from '../report/diagnostics.ts';
import {formatBytes} from '../report/format.ts';
import {exitCode, requireSiteFolder, UsageError} from '../usage.ts';

interface FrozenCheck<Result extends object> {
  readonly check: VersionCheck<Result>;
  /** Returns the line to print for a version. */
  readonly lineOf: (version: Result & {readonly name: string}) => string;
  /** Name of the version to check. Default: all versions. */
  readonly version?: string | undefined;
  readonly quiet?: boolean;
}

/**
 * Verifies a site's frozen versions.
 *
 * @returns The exit code.
 */
export async function verifyCommand(site: string, io: Io): Promise<number> {
  const siteFolder = await requireSiteFolder(site, io.cwd);
  return await checkAndPrint(
    siteFolder,
    {
      check: verifyFiles,
      lineOf: ({name, pages, files, bytes}) =>
        `${name}: unchanged since it was frozen (${formatCount(pages, 'page')} in ${formatCount(files, 'file')}, ${formatBytes(bytes)}).\n`,
    },
    io,
  );
}

/**
 * Checks a site's frozen versions and prints the results.
 *
 * @returns The exit code.
 */
export async function checkAndPrint<Result extends object>(
  siteFolder: string,
  {check, lineOf, version, quiet = false}: FrozenCheck<Result>,
  io: Io,
): Promise<number> {
  const {versions, diagnostics} = await checkFrozen(await realpath(siteFolder), check, version);
  printDiagnostics(diagnostics, io, {siteFolder});
  if (!quiet) for (const checked of versions) io.stdout.write(lineOf(checked));
  if (diagnostics.length > 0) return exitCode.siteHasErrors;
  if (versions.length > 0) return exitCode.good;
  if (version !== undefined) throw new UsageError(`version \`${version}\` is not frozen.`);
  io.stdout.write('No version is frozen.\n');
  return exitCode.good;
}
