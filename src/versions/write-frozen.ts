import {basename, dirname, join} from 'node:path';
import {type BuildError, buildError} from '../core/diagnostics/diagnostic.ts';
import {isSystemFailure, systemReason} from '../core/diagnostics/system-error.ts';
import {acquireLock} from '../core/files/lock.ts';
import {swapFolders} from '../core/files/swap.ts';
import {type FileSystem, type System, thisSystem, unlessCode} from '../core/files/system.ts';
import {frozenRoot, type Manifest, manifestName} from './format.ts';
import type {FrozenFiles} from './frozen-files.ts';
import {manifestText} from './manifest.ts';

/** Where a version is frozen until all of it is there, beside the frozen versions. Absolute paths. */
export interface FreezeWork {
  /** What is being written. */
  readonly staging: string;
  /** What was frozen before, from the first rename of the swap to the second. */
  readonly previous: string;
  readonly fs: FileSystem;
  readonly release: () => Promise<void>;
}

const prefix = '.work-';

/** A version's work folder has a dot in front: no version has. @returns The version's name, or `undefined`. */
export function versionOfWork(name: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}

/**
 * Take a frozen version for oneself, and put in order what a killed command has left of it.
 *
 * @throws {BuildError} `frozen-busy` if another process has it.
 */
export async function claimVersion(
  siteFolder: string,
  version: string,
  system: System = thisSystem(),
): Promise<FreezeWork> {
  const root = join(siteFolder, frozenRoot);
  const folder = join(root, prefix + version);
  const {
    system: {fs},
    release,
  } = await acquireLock(folder, system, (holder) => busy(holder, folder, version));
  const work = {staging: join(folder, 'next'), previous: join(folder, 'previous'), fs};
  const clear = async (): Promise<void> => {
    await fs.rm(work.staging, {recursive: true, force: true});
    await fs.rm(work.previous, {recursive: true, force: true});
  };
  try {
    const frozen = join(root, version);
    const isThere = (await unlessCode(fs.lstat(frozen), 'ENOENT')) !== undefined;
    const hasPrevious = (await unlessCode(fs.lstat(work.previous), 'ENOENT')) !== undefined;
    // Killed between the two renames.
    if (!isThere && hasPrevious) await fs.rename(work.previous, frozen);
    await clear();
  } catch (error) {
    await release();
    throw error;
  }
  return {
    ...work,
    release: async () => {
      await clear().catch(() => undefined);
      await release();
      // Where nothing is frozen, nothing is left.
      await system.fs.rmdir(root).catch(() => undefined);
    },
  };
}

function busy(holder: string, folder: string, version: string): BuildError {
  return buildError({
    code: 'frozen-busy',
    message: `${holder} is freezing or thawing version \`${version}\`.`,
    file: `${frozenRoot}/${basename(folder)}`,
    consequence: 'What is read or written meanwhile may be neither the old state nor the new one.',
    hint: 'Wait until it has ended, or stop it, then run this command again.',
  });
}

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
