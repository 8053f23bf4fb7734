import {dirname, join} from 'node:path';
import {type BuildError, buildError} from '../core/diagnostics/diagnostic.ts';
import {isSystemFailure, systemReason} from '../core/diagnostics/system-error.ts';
import {swapFolders} from '../core/files/swap.ts';
import {type System, thisSystem} from '../core/files/system.ts';
import {frozenRoot, type Manifest, manifestName} from './format.ts';
import type {FrozenFiles} from './frozen-files.ts';
import {manifestText} from './manifest.ts';
import {claimVersion} from './work-folder.ts';

interface FrozenState {
  readonly siteFolder: string;
  readonly manifest: Manifest;
  readonly files: FrozenFiles;
}

/**
 * Put a frozen version into the site: written aside, then swapped in. Whatever happens before, what was frozen stays.
 *
 * @returns Bytes written.
 * @throws {BuildError} `frozen-busy`, `frozen-unwritable`, `frozen-immovable`
 */
export async function writeFrozen(
  {siteFolder, manifest, files}: FrozenState,
  system: System = thisSystem(),
): Promise<number> {
  const folder = join(siteFolder, frozenRoot, manifest.version);
  const {staging, previous, fs, release} = await claimVersion(siteFolder, manifest.version, system);
  try {
    let bytes = 0;
    for (const [path, contents] of [...files, [manifestName, manifestText(manifest)] as const]) {
      const file = join(staging, path);
      await fs.mkdir(dirname(file), {recursive: true});
      await fs.writeFile(file, contents);
      bytes += Buffer.byteLength(contents);
    }
    if (!(await swapFolders({staging, previous}, folder, fs))) throw immovable(manifest);
    return bytes;
  } catch (error) {
    throw isSystemFailure(error) ? unwritable(manifest, error) : error;
  } finally {
    await release();
  }
}

/** Remove a frozen version: moved aside in one step, then deleted. */
export async function removeFrozen(
  siteFolder: string,
  version: string,
  system: System = thisSystem(),
): Promise<void> {
  const {staging, fs, release} = await claimVersion(siteFolder, version, system);
  try {
    await fs.rename(join(siteFolder, frozenRoot, version), staging);
  } finally {
    await release();
  }
}

function unwritable({version}: Manifest, cause: unknown): BuildError {
  return buildError(
    {
      code: 'frozen-unwritable',
      message: `The frozen version cannot be written: ${systemReason(cause)}.`,
      file: `${frozenRoot}/${version}`,
      consequence: 'Nothing was frozen; what was frozen before stays.',
      hint: 'Put that right, then run the command again.',
    },
    {cause},
  );
}

function immovable({version}: Manifest): BuildError {
  return buildError({
    code: 'frozen-immovable',
    message: `\`${frozenRoot}/${version}\` cannot be replaced: it is a mount point, or may not be renamed.`,
    file: `${frozenRoot}/${version}`,
    consequence: 'Nothing was frozen; what was frozen before stays.',
    hint: 'Allow the user who runs the command to rename the folder.',
  });
}
