import {basename, dirname, join} from 'node:path';
import {
  type BuildError,
  buildError,
  isSystemFailure,
  systemCode,
  systemReason,
} from '../core/diagnostics/diagnostic.ts';
import {acquireLock} from '../core/files/lock.ts';
import {type FileSystem, type System, thisSystem, unlessCode} from '../core/files/system.ts';
import {frozenRoot, type Manifest, manifestName} from './format.ts';
import type {FrozenFiles} from './frozen-files.ts';
import {manifestText} from './manifest.ts';

/**
 * A locked version, and the folders in which its files are written before they are moved to their final location. Paths
 * are absolute.
 */
export interface FreezeWork {
  /** The new files. */
  readonly staging: string;
  /** The old files, which are kept between the two renames. */
  readonly previous: string;
  readonly fs: FileSystem;
  readonly release: () => Promise<void>;
}

const prefix = '.work-';

/**
 * Returns the version that a work folder belongs to; `undefined` for any other name. A version name cannot begin with a
 * dot.
 */
export function versionOfWork(name: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}

/**
 * Locks a frozen version, and restores its old files if a command was interrupted before it moved the new files into
 * place.
 *
 * @throws {BuildError} `frozen-busy` if another process has locked the version.
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
    // An earlier process was killed between the two renames.
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
      // Removing the folder succeeds only if there are no frozen versions.
      await system.fs.rmdir(root).catch(() => undefined);
    },
  };
}

function busy(holder: string, folder: string, version: string): BuildError {
  return buildError({
    code: 'frozen-busy',
    message: `${holder} is freezing or thawing version \`${version}\`.`,
    file: `${frozenRoot}/${basename(folder)}`,
    consequence: 'The frozen version may change while it is read or written.',
    hint: 'Wait until that process has ended, or stop it, then run this command again.',
  });
}

interface FrozenState {
  readonly siteFolder: string;
  readonly manifest: Manifest;
  readonly files: FrozenFiles;
}

/**
 * Writes a frozen version atomically. If that fails, the existing version is unchanged.
 *
 * @returns Number of bytes written.
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

/** Removes a frozen version atomically. */
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
      consequence: 'Nothing was frozen, and no existing file has changed.',
      hint: 'Solve the problem, then run the command again.',
    },
    {cause},
  );
}

function immovable({version}: Manifest): BuildError {
  return buildError({
    code: 'frozen-immovable',
    message: `\`${frozenRoot}/${version}\` cannot be replaced: it is a mount point, or renaming it is not permitted.`,
    file: `${frozenRoot}/${version}`,
    consequence: 'Nothing was frozen, and no existing file has changed.',
    hint: 'Allow the user who runs the command to rename the folder.',
  });
}

/** Error codes for a folder that cannot be renamed: a mount point, a folder in use, or one with a read-only parent. */
const immovableCodes = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'EROFS'];

/**
 * Replaces a folder with two renames. If the process is killed between the renames, `claimVersion` restores the old
 * files from `previous`.
 *
 * @returns False if the folder cannot be renamed. Then nothing has changed.
 */
async function swapFolders(
  {staging, previous}: Pick<FreezeWork, 'staging' | 'previous'>,
  folder: string,
  fs: FileSystem,
): Promise<boolean> {
  const hasPrevious = (await unlessCode(fs.lstat(folder), 'ENOENT')) !== undefined;
  try {
    if (hasPrevious) await fs.rename(folder, previous);
  } catch (error) {
    if (immovableCodes.includes(systemCode(error) ?? '')) return false;
    throw error;
  }
  try {
    await fs.rename(staging, folder);
    return true;
  } catch (error) {
    if (hasPrevious) await fs.rename(previous, folder);
    if (immovableCodes.includes(systemCode(error) ?? '')) return false;
    throw error;
  }
}
