import {dirname, join} from 'node:path';
import {diskError} from '../../core/files/errors.ts';
import {type System, thisSystem} from '../../core/files/system.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import {leaveWork} from './leave-work.ts';
import {realOutputFolder} from './output-folder.ts';
import {
  changeTime,
  fallbackFolderOf,
  recordFile,
  recordFileOf,
  type StoredRecord,
  stored,
  writeStoredRecord,
} from './record.ts';
import {recoverFrom} from './recover-output.ts';
import {replaceFiles} from './replace-files.ts';
import {standingRecord} from './standing-output.ts';
import type {OutputOptions, OutputSummary} from './types.ts';
import {claimWorkFolder, type WorkFolder} from './work-folder.ts';
import {inWriteOrder} from './write-order.ts';

/** What becomes of an output that stands as the last build left it. Output paths; all else stays. */
export interface OutputPatch {
  readonly written: ReadonlyMap<string, string>;
  /** No folder may become empty. */
  readonly removed: readonly string[];
}

export interface PatchOptions extends Pick<OutputOptions, 'siteFolder' | 'outDir' | 'cacheFolder'> {
  /** Whether what stands is what the patch was made for. @param checksum As of `standingOutput`. */
  readonly isExpected: (checksum: string) => boolean;
}

/**
 * Replace a few files of an output, and look at the others no more than it takes to know that they stand.
 *
 * @returns `undefined` if the output is another one, or the disk refuses: then the site has to be built.
 * @throws {BuildError} `output-busy` while another build has the folder, `output-failed` when the disk refuses.
 */
export async function patchOutput(
  {siteFolder, outDir, cacheFolder, isExpected}: PatchOptions,
  patch: OutputPatch,
  system: System = thisSystem(),
): Promise<OutputSummary | undefined> {
  const {fs} = system;
  try {
    const folder = await realOutputFolder(outDir, fs);
    const work = await claimWorkFolder(
      folder,
      fallbackFolderOf(cacheFolder, siteFolder, folder),
      system,
    );
    try {
      // What a killed build left behind has changed the output.
      if ((await recoverFrom(work, folder)).isRestored) return undefined;
      const standing = standingRecord({siteFolder, outDir: folder, cacheFolder});
      if (standing === undefined || !isExpected(standing.checksum)) return undefined;
      const changes = changedFiles(patch, standing.record);
      const isReplaced = await replaceStaged(changes, work, folder);
      if (!isReplaced) return undefined;
      const record = recordAfter(standing.record, changes, folder);
      const file = recordFileOf(cacheFolder, siteFolder, folder);
      // Without it, the output is whole, but not on record: the next build looks at all of it.
      const checksum = await writeStoredRecord(file, record, fs).catch(() => undefined);
      return summarize(record, changes, checksum);
    } finally {
      await leaveWork(work);
    }
  } catch (error) {
    throw diskError(`The output folder \`${outDir}\` cannot be brought up to date`, error);
  }
}

/** What a patch really changes. */
interface Changes {
  readonly written: ReadonlyMap<string, {readonly contents: string; readonly hash: string}>;
  readonly removed: readonly string[];
}

function changedFiles({written, removed}: OutputPatch, {files}: StoredRecord): Changes {
  const hashed = [...written].map(
    ([path, contents]) => [path, {contents, hash: hashOf(contents)}] as const,
  );
  return {
    written: new Map(hashed.filter(([path, {hash}]) => files[path]?.[0] !== hash)),
    removed: removed.filter((path) => Object.hasOwn(files, path) && !written.has(path)),
  };
}

async function replaceStaged(
  {written, removed}: Changes,
  work: WorkFolder,
  folder: string,
): Promise<boolean> {
  const {fs} = work.system;
  if (written.size + removed.length === 0) return true;
  for (const [path, {contents}] of written) {
    const file = join(work.staging, path);
    await fs.mkdir(dirname(file), {recursive: true});
    await fs.writeFile(file, contents);
    await fs.sync(file);
  }
  const order = inWriteOrder(written.keys());
  const replacement = {obstacles: [], written: order, removed, emptied: []};
  return await replaceFiles(replacement, work, folder, fs).then(
    () => true,
    () => false,
  );
}

function recordAfter(
  {files, folders}: StoredRecord,
  {written, removed}: Changes,
  folder: string,
): Omit<StoredRecord, 'version'> {
  const others = Object.entries(files).filter(([path]) => !removed.includes(path));
  const changed = [...written].flatMap(([path, {hash}]) => {
    const record = recordFile(join(folder, path), hash);
    return record === undefined ? [] : [[path, stored(record)] as const];
  });
  const touched = [...written.keys(), ...removed].map((path) => parentOf(path));
  const times = touched.map((path) => [path, changeTime(join(folder, path))] as const);
  return {
    files: Object.fromEntries([...others, ...changed]),
    folders: {...folders, ...Object.fromEntries(times)},
  };
}

/** The output itself is ``. */
function parentOf(outputPath: string): string {
  const parent = dirname(outputPath);
  return parent === '.' ? '' : parent;
}

function summarize(
  {files}: Pick<StoredRecord, 'files'>,
  {written}: Changes,
  checksum: string | undefined,
): OutputSummary {
  const sizes = Object.values(files).map(([, size]) => size);
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return {
    files: sizes.length,
    bytes: sum(sizes),
    filesWritten: written.size,
    bytesWritten: sum([...written.keys()].map((path) => files[path]?.[1] ?? 0)),
    changed: [...written.keys()].sort(),
    standing: checksum,
    notes: [],
  };
}
