import {mkdtemp, realpath, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Engine} from '../engine.ts';
import {importSite, type PermissionFlags, permissionsOf} from '../import/import-site.ts';
import {interruptible} from '../interruptible.ts';
import type {Io} from '../io.ts';
import {progressFor} from '../progress.ts';
import {doctorJson, doctorText, isImportable} from '../report/doctor-report.ts';
import {paintFor} from '../report/format.ts';
import {exitCode, requireSiteFolder} from '../usage.ts';

/** Options of `legacydocs doctor`. */
export interface DoctorFlags extends PermissionFlags {
  readonly from?: string;
  readonly sitemap?: string;
  readonly built?: string;
  readonly json?: true;
  readonly verbose?: true;
}

/**
 * Reports the result of a trial import: imports an old site into a temporary folder, then builds and checks the new
 * site.
 *
 * @returns The exit code: 1 if parts of the site cannot be imported.
 */
export async function doctorCommand(
  oldSite: string,
  {from, sitemap, built, ...flags}: DoctorFlags,
  io: Io,
  engine: Engine,
): Promise<number> {
  const json = flags.json === true;
  const permissions = permissionsOf(flags);
  const oldFolder = await requireSiteFolder(oldSite, io.cwd);
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'legacydocs-')));
  const progress = progressFor(io, {quiet: json});
  try {
    const result = await interruptible(
      io,
      (signal) =>
        importSite(
          {oldFolder, folder: scratch, from, sitemap, built, permissions},
          {io, engine, signal, progress},
        ),
      () => 'Interrupted.',
    ).finally(progress.stop);
    const paint = paintFor(io.stdout, io.env);
    io.stdout.write(
      json
        ? doctorJson(result)
        : doctorText(result, {paint, cwd: io.cwd, all: flags.verbose === true}),
    );
    return isImportable(result) ? exitCode.good : exitCode.siteHasErrors;
  } finally {
    await rm(scratch, {recursive: true, force: true});
  }
}
