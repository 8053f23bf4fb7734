import {join} from 'node:path';
import {BuildError} from '../../core/diagnostics/diagnostic.ts';
import {diskError, unfinishedError} from '../../core/files/errors.ts';
import {type System, thisSystem} from '../../core/files/system.ts';
import {isWithin} from '../../core/paths/paths.ts';
import {commitOutput} from './commit.ts';
import {leaveWork} from './leave-work.ts';
import {realOutputFolder, requireReplaceable, requireSafeFolder} from './output-folder.ts';
import {
  type FileRecords,
  fallbackFolderOf,
  readRecord,
  recordFileOf,
  untouchedFiles,
} from './record.ts';
import {recoverForBuild} from './recover-output.ts';
import {createStaging} from './staging.ts';
import {listTree} from './tree.ts';
import type {Output, OutputOptions} from './types.ts';
import {claimWorkFolder, isNeeded, type WorkFolder, workFolderOf} from './work-folder.ts';

/**
 * Open the output folder for a new build. First puts in order what a killed build has left. Until
 * `commit`, everything happens beside the output; afterwards, and after `discard`, nothing of the
 * build's workings is left. Call `discard` in a `finally`: after a commit it does nothing.
 *
 * @throws {BuildError} `output-busy` while another build has the folder, `output-folder-unsafe` and
 * `output-folder-foreign` where a build would destroy what it has not made, `output-failed` when the
 * disk refuses.
 */
export async function openOutput(
  options: OutputOptions,
  system: System = thisSystem(),
): Promise<Output> {
  const {fs} = system;
  let workFolders = [workFolderOf(options.outDir)];
  try {
    const folder = await realOutputFolder(options.outDir, fs);
    const siteFolder = await realOutputFolder(options.siteFolder, fs);
    // Without it, only the next build is slower.
    const cacheFolder = await realOutputFolder(options.cacheFolder, fs).catch(
      () => options.cacheFolder,
    );
    const sourceFolders = options.sourceFolders ?? [
      join(siteFolder, 'content'),
      join(siteFolder, 'templates'),
    ];
    const cacheFolders = isWithin(join(cacheFolder, 'serve'), folder) ? [] : [cacheFolder];
    requireSafeFolder({folder, siteFolder, sourceFolders: [...sourceFolders, ...cacheFolders]});
    const recordFile = recordFileOf(cacheFolder, siteFolder, folder);
    const fallbackFolder = fallbackFolderOf(cacheFolder, siteFolder, folder);
    workFolders = [workFolderOf(folder), fallbackFolder];
    const work = await claimWorkFolder(folder, fallbackFolder, system);
    try {
      const recovered = await recoverForBuild(work, folder);
      await requireReplaceable(folder, siteFolder, fs);
      const isTrusted = options.isTrusted ?? true;
      return await openClaimed({folder, recordFile, isTrusted}, recovered);
    } catch (error) {
      await leaveWork(work);
      throw error;
    }
  } catch (error) {
    if (error instanceof BuildError) throw error;
    const action = `The output folder \`${options.outDir}\` cannot be used`;
    for (const path of workFolders) {
      if (await isNeeded(path, fs)) throw unfinishedError(action, error);
    }
    throw diskError(action, error);
  }
}

async function openClaimed(
  {
    folder,
    recordFile,
    isTrusted,
  }: {readonly folder: string; readonly recordFile: string; readonly isTrusted: boolean},
  {work, notes}: {readonly work: WorkFolder; readonly notes: readonly string[]},
): Promise<Output> {
  const {fs} = work.system;
  const old = listTree(folder);
  const records: FileRecords = isTrusted ? await readRecord(recordFile, fs) : new Map();
  const previous = untouchedFiles(folder, old, records);
  const staging = createStaging(work.staging, previous, fs);
  let open = true;

  const requireOpen = (): void => {
    if (!open) throw new Error('The output was committed or discarded already.');
  };
  const close = async (): Promise<void> => {
    open = false;
    // Whoever awaited a failed write knows of it already.
    await staging.settled().catch(() => undefined);
    await leaveWork(work);
  };

  return {
    paths: staging.paths,
    async write(outputPath, contents) {
      requireOpen();
      return await staging.write(outputPath, contents);
    },
    keep(outputPath, id) {
      requireOpen();
      return staging.keep(outputPath, id);
    },
    async copy(outputPath, sourceFile) {
      requireOpen();
      await staging.copy(outputPath, sourceFile);
    },
    async commit() {
      requireOpen();
      try {
        await staging.settled();
        const commit = {folder, recordFile, work, old, previous, staging, fs};
        const summary = await commitOutput(commit);
        return {...summary, notes: [...notes, ...summary.notes]};
      } finally {
        await close();
      }
    },
    async discard() {
      if (open) await close();
    },
  };
}
