import {formatCount} from '../../core/diagnostics/diagnostic.ts';
import {thawVersion} from '../../pipeline/versions/thaw-version.ts';
import type {Io} from '../io.ts';
import {exitCode, requireSiteFolder} from '../usage.ts';

/** Options of `legacydocs thaw`. */
export interface ThawFlags {
  readonly dryRun?: boolean;
}

/**
 * Removes a version's frozen files.
 *
 * @returns The exit code.
 */
export async function thawCommand(
  version: string,
  site: string,
  {dryRun = false}: ThawFlags,
  io: Io,
): Promise<number> {
  const siteFolder = await requireSiteFolder(site, io.cwd);
  const {changed, added, removed} = await thawVersion({siteFolder, version, dryRun});
  const changes = [
    ...changed.map((path) => `changed: ${path}\n`),
    ...added.map((path) => `added: ${path}\n`),
    ...removed.map((path) => `removed: ${path}\n`),
  ];
  const since =
    changes.length === 0
      ? 'Its sources have not changed since it was frozen.'
      : `${formatCount(changes.length, 'source file')} changed since it was frozen.`;
  const did = dryRun ? 'Nothing was changed.' : `Thawed ${version}: builds use its sources again.`;
  io.stdout.write(`${changes.join('')}${since}\n${did}\n`);
  return exitCode.good;
}
