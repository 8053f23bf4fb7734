import {formatCount} from '../../core/diagnostics/diagnostic.ts';
import {type CutVersion, cutVersion} from '../../pipeline/versions/cut-version.ts';
import type {Io} from '../io.ts';
import {exitCode, requireSiteFolder} from '../usage.ts';

/** Options of `legacydocs version`. */
export interface VersionFlags {
  readonly from?: string;
}

/**
 * Creates a new version by copying an existing one.
 *
 * @returns The exit code.
 */
export async function versionCommand(
  name: string,
  site: string,
  {from}: VersionFlags,
  io: Io,
): Promise<number> {
  const siteFolder = await requireSiteFolder(site, io.cwd);
  const cut = await cutVersion({siteFolder, name, from});
  io.stdout.write(summary(name, cut));
  return exitCode.good;
}

function summary(
  name: string,
  {from, files, configFile, toAdd, versions, advice}: CutVersion,
): string {
  const listed =
    toAdd === undefined
      ? `${configFile} lists it.`
      : `${configFile} does not define its versions as a plain list, so it was not changed. Add this to \`docs.versions\`, ${toAdd.side} \`${from}\`:\n  ${toAdd.entry},`;
  const width = Math.max(...versions.map((version) => version.name.length));
  const rows = versions.map(({name: one, path, before, isLast}) => {
    const notes = [
      isLast && 'the one readers should use',
      before !== undefined && before !== path && `was at ${below(before)}`,
    ].filter((note) => note !== false);
    const suffix = notes.length === 0 ? '' : `  (${notes.join('; ')})`;
    return `  ${one.padEnd(width)}  ${below(path)}${suffix}`;
  });
  return [
    `Cut ${name} from ${from}: ${formatCount(files, 'file')} in content/docs/${name}. ${listed}`,
    '',
    toAdd === undefined ? 'Pages are at:' : 'Pages are then at:',
    ...rows,
    ...(advice.length === 0 ? [] : ['', ...advice]),
    '',
  ].join('\n');
}

function below(path: string): string {
  return path === '/' ? '/' : `${path}/`;
}
