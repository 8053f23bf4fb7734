import {join} from 'node:path';
import {BuildError} from '../../core/diagnostics/diagnostic.ts';
import {
  diskError,
  leavesUnfinished,
  type System,
  thisSystem,
  unfinishedError,
} from '../../core/files/system.ts';
import {isWithin} from '../../core/paths/paths.ts';
import {commitOutput} from './commit.ts';
import {readJournal} from './journal.ts';
import {
  listTree,
  realOutputFolder,
  requireReplaceable,
  requireSafeFolder,
} from './output-folder.ts';
import {type FileRecord, isUnchanged, readRecord, recordFileOf} from './record.ts';
import {recoverFrom} from './recover-output.ts';
import {createStaging} from './staging.ts';
import type {Output, OutputOptions} from './types.ts';
import {
  claimWorkFolder,
  clearWorkFolder,
  freeStagingFolder,
  hasJournal,
  releaseWorkFolder,
  type WorkFolder,
  workFolderOf,
} from './work-folder.ts';

/**
 * Opens the output folder for a build, after completing an interrupted build. The output does not change before
 * `commit`. Call `discard` in a `finally` block; it does nothing after a commit.
 *
 * @throws {BuildError} `output-busy` during another build; `output-folder-unsafe` and `output-folder-foreign` for a
 * folder that must not be replaced; `output-failed` or `output-unfinished` if a file operation fails.
 */
export async function openOutput(
  options: OutputOptions,
  system: System = thisSystem(),
): Promise<Output> {
  const {fs} = system;
  let workFolder = workFolderOf(options.outDir);
  try {
    const folder = await realOutputFolder(options.outDir, fs);
    const siteFolder = await realOutputFolder(options.siteFolder, fs);
    // A build works without a cache folder, so an invalid one is ignored here.
    const cacheFolder = await realOutputFolder(options.cacheFolder, fs).catch(
      () => options.cacheFolder,
    );
    const sourceFolders = options.sourceFolders ?? [
      join(siteFolder, 'content'),
      join(siteFolder, 'templates'),
    ];
    const cacheFolders = isWithin(join(cacheFolder, 'serve'), folder) ? [] : [cacheFolder];
    requireSafeFolder({folder, siteFolder, sourceFolders: [...sourceFolders, ...cacheFolders]});
    const work = await claimWorkFolder(folder, system);
    workFolder = work.path;
    try {
      await recoverForBuild(work, folder);
      await requireReplaceable(folder, siteFolder, fs);
      const recordFile = recordFileOf(cacheFolder, siteFolder, folder);
      return await openClaimed({folder, recordFile, work}, options.isTrusted ?? true);
    } catch (error) {
      await releaseWorkFolder(work);
      throw error;
    }
  } catch (error) {
    if (error instanceof BuildError) throw error;
    const action = `The output folder \`${options.outDir}\` cannot be used`;
    if (await hasJournal(workFolder, fs)) throw unfinishedError(action, error);
    throw diskError(action, error);
  }
}

/**
 * Completes an interrupted build. If that fails, the old journal is kept until the current build replaces it with its
 * own journal, which contains all differences.
 */
async function recoverForBuild(work: WorkFolder, folder: string): Promise<void> {
  try {
    await recoverFrom(work, folder);
  } catch (error) {
    if (!(error instanceof BuildError) || !leavesUnfinished(error.diagnostics)) throw error;
    await clearWorkFolder(work, (await readJournal(work))?.staging);
  }
}

async function openClaimed(
  target: {readonly folder: string; readonly recordFile: string; readonly work: WorkFolder},
  isTrusted: boolean,
): Promise<Output> {
  const {folder, recordFile, work} = target;
  const old = listTree(folder);
  const record = isTrusted ? readRecord(recordFile)?.record : undefined;
  const previous = new Map<string, FileRecord>(
    Object.entries(record?.files ?? {}).filter(
      ([path, file]) => old.files.has(path) && isUnchanged(join(folder, path), file),
    ),
  );
  const staging = createStaging(await freeStagingFolder(work), previous, work.system.fs);
  let isOpen = true;

  const requireOpen = (): void => {
    if (!isOpen) throw new Error('The output was committed or discarded already.');
  };
  const close = async (): Promise<void> => {
    isOpen = false;
    // The caller has already received any write error.
    await staging.settled().catch(() => undefined);
    await releaseWorkFolder(work);
  };

  return {
    paths: staging.paths,
    async write(outputPath, contents) {
      requireOpen();
      return await staging.write(outputPath, contents);
    },
    keep(outputPath, hash) {
      requireOpen();
      return staging.keep(outputPath, hash);
    },
    workFolder: work.path,
    staging: staging.folder,
    previousHash: staging.previousHash,
    adopt(file) {
      requireOpen();
      return staging.adopt(file);
    },
    async copy(outputPath, sourceFile) {
      requireOpen();
      await staging.copy(outputPath, sourceFile);
    },
    async commit() {
      requireOpen();
      try {
        await staging.settled();
        return await commitOutput({...target, old, previous, staging});
      } finally {
        await close();
      }
    },
    async discard() {
      if (isOpen) await close();
    },
  };
}
