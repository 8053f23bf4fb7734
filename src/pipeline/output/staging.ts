import {basename, dirname, join} from 'node:path';
import {
  createPathRegister,
  type PathRegister,
  requireInside,
} from '../../core/files/path-register.ts';
import {diskError, type FileSystem, outputError, unlessCode} from '../../core/files/system.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import {regularFile} from '../../core/paths/paths.ts';
import type {FileRecords} from './record.ts';
import type {WrittenFile} from './types.ts';

/** A file in the new output. */
interface StagedFile {
  readonly hash: string;
  /** Size in bytes. */
  readonly size: number;
  /** True if the previous output contains the same file. Such a file is not written again. */
  readonly reused: boolean;
}

/** The new output before it is committed. */
export interface Staging extends Pick<PathRegister, 'paths' | 'folders'> {
  /** Absolute path of the folder that contains new and changed files. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, StagedFile>;
  write(outputPath: string, contents: Uint8Array | string): Promise<string>;
  keep(outputPath: string, hash: string): boolean;
  previousHash(outputPath: string): string | undefined;
  adopt(file: WrittenFile): Promise<void>;
  copy(outputPath: string, sourceFile: string): Promise<void>;
  /** Waits for all writes, then throws the first error, if any. */
  settled(): Promise<void>;
}

type Measure = Pick<StagedFile, 'hash' | 'size'>;

/** A file's contents, which may not be in memory. */
interface Source {
  measure(): Promise<Measure>;
  writeTo(file: string): Promise<void>;
}

/**
 * Creates a staging area for a new output.
 *
 * @param folder Folder for the staged files. It is created together with the first file.
 * @param previous The unchanged files of the previous output.
 */
export function createStaging(folder: string, previous: FileRecords, fs: FileSystem): Staging {
  const register = createPathRegister();
  const files = new Map<string, StagedFile>();
  const measures = new Map<string, Promise<Measure>>();
  const folders = new Map<string, Promise<unknown>>();
  const pending = new Set<Promise<void>>();
  let failure: unknown;

  const makeFolder = (path: string): Promise<unknown> => {
    const made = folders.get(path) ?? fs.mkdir(path, {recursive: true});
    folders.set(path, made);
    return made;
  };

  const put = async (outputPath: string, source: Source): Promise<void> => {
    const twin = register.add(outputPath);
    const earlier = measures.get(outputPath);
    const measuring = source.measure();
    if (earlier !== undefined) {
      const [first, second] = await Promise.all([earlier, measuring]);
      if (first.hash !== second.hash) throw writtenTwice(outputPath);
      return;
    }
    measures.set(outputPath, measuring);
    const {hash, size} = await measuring;
    if (twin !== undefined) await requireTwins(outputPath, twin, folder, fs);
    const reused = previous.get(outputPath)?.[0] === hash;
    if (!reused) {
      const file = join(folder, outputPath);
      await makeFolder(dirname(file));
      await source.writeTo(file);
    }
    files.set(outputPath, {hash, size, reused});
  };

  const track = (outputPath: string, source: Source): Promise<void> => {
    const writing = put(outputPath, source).catch((error) => {
      const problem = diskError(`The file \`${outputPath}\` cannot be written`, error);
      failure ??= problem;
      throw problem;
    });
    pending.add(writing);
    const forget = () => pending.delete(writing);
    writing.then(forget, forget);
    return writing;
  };

  return {
    folder,
    paths: register.paths,
    folders: register.folders,
    files,
    async write(outputPath, contents) {
      if (failure !== undefined) throw failure;
      // Encode the text only once for its hash, its size and the file.
      const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
      const hash = hashOf(bytes);
      await track(outputPath, {
        measure: async () => ({hash, size: bytes.byteLength}),
        writeTo: (file) => fs.writeFile(file, bytes),
      });
      return hash;
    },
    keep(outputPath, hash) {
      // Several pages can refer to the same file.
      if (register.paths.has(outputPath)) return files.get(outputPath)?.hash === hash;
      const [known, size] = previous.get(outputPath) ?? [];
      if (known !== hash || size === undefined) return false;
      // A similar name was added before. Writing the file checks whether this file system treats both names as equal.
      if (register.add(outputPath) !== undefined) return false;
      measures.set(outputPath, Promise.resolve({hash, size}));
      files.set(outputPath, {hash, size, reused: true});
      return true;
    },
    previousHash(outputPath) {
      requireInside(outputPath);
      return previous.get(outputPath)?.[0];
    },
    adopt: ({outputPath, hash, bytes}) =>
      track(outputPath, {
        measure: async () => ({hash, size: bytes}),
        writeTo: async () => undefined,
      }),
    copy: (outputPath, sourceFile) =>
      track(outputPath, {
        measure: () => measureSource(sourceFile, fs),
        writeTo: (file) => fs.copyFile(sourceFile, file),
      }),
    async settled() {
      await Promise.allSettled(pending);
      if (failure !== undefined) throw failure;
    },
  };
}

/** Returns the paths of the files that differ from the previous output. */
export function stagedPaths({files}: Pick<Staging, 'files'>): string[] {
  return [...files].flatMap(([path, {reused}]) => (reused ? [] : [path]));
}

async function measureSource(sourceFile: string, fs: FileSystem): Promise<Measure> {
  try {
    const {size} = await fs.stat(regularFile(sourceFile));
    return {hash: await fs.hash(sourceFile), size};
  } catch (error) {
    throw diskError(`\`${sourceFile}\` cannot be copied`, error);
  }
}

function writtenTwice(outputPath: string) {
  return outputError(
    'output-collision',
    `\`${outputPath}\` is written twice, with different contents.`,
    {consequence: 'One of the two would be lost.', hint: 'Rename one of the two sources.'},
  );
}

/** Throws if two names differ only in case or Unicode normalization and this file system treats them as equal. */
async function requireTwins(
  outputPath: string,
  twin: string,
  folder: string,
  fs: FileSystem,
): Promise<void> {
  // If the work folder also exists in capitals, the file system is not case-sensitive.
  const work = dirname(folder);
  const inCapitals = join(dirname(work), basename(work).toUpperCase());
  if ((await unlessCode(fs.lstat(inCapitals), 'ENOENT')) === undefined) return;
  throw outputError(
    'output-collision',
    `\`${twin}\` and \`${outputPath}\` are the same file on this file system.`,
    {
      consequence: 'One of the two would be lost.',
      hint: 'Give the files names that differ in more than upper and lower case or accents.',
    },
  );
}
