import {basename, join} from 'node:path';
import {type BuildError, buildError} from '../core/diagnostics/diagnostic.ts';
import {takeLock} from '../core/files/lock.ts';
import {type FileSystem, type System, thisSystem, unlessCode} from '../core/files/system.ts';
import {frozenRoot} from './format.ts';

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
  } = await takeLock(folder, system, (holder) => busy(holder, folder, version));
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
