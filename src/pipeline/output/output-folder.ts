import {existsSync, readdirSync} from 'node:fs';
import {lstat, readFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {systemCode} from '../../core/diagnostics/diagnostic.ts';
import {type FileSystem, outputError, unlessCode} from '../../core/files/system.ts';
import {isWithin} from '../../core/paths/paths.ts';
import {configFileNames} from '../../site/config/config-file-names.ts';
import {recordFileOf} from './record.ts';
import {insideName} from './work-folder.ts';

/** Files that identify an output folder, because other folders rarely contain both of them. They are written first. */
export const identityFiles = ['.nojekyll', '_data/routes.json'] as const;

/** Diagnostic code for a folder that cannot be used as an output. */
export const unsafeCode = 'output-folder-unsafe';

/** The files and folders in a folder, as relative paths with `/` separators. */
export interface Tree {
  /** Everything except folders: regular files, links and devices. */
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

export interface OutputFolders {
  /** Absolute, real path of the output folder. The folder need not exist. */
  readonly folder: string;
  /** Absolute, real path of the site. */
  readonly siteFolder: string;
  /** Absolute, real paths of folders that the output must not be in. */
  readonly sourceFolders: readonly string[];
}

/**
 * True if a folder is the output of a build and may therefore be replaced or removed. It must contain `.nojekyll` and a
 * `_data/routes.json` with a list of paths.
 */
export async function isOutputFolder(folder: string): Promise<boolean> {
  try {
    const stats = await Promise.all(identityFiles.map((file) => lstat(join(folder, file))));
    if (!stats.every((stat) => stat.isFile())) return false;
    const manifest: unknown = JSON.parse(await readFile(join(folder, identityFiles[1]), 'utf8'));
    return Array.isArray(manifest) && manifest.every((path) => typeof path === 'string');
  } catch {
    return false;
  }
}

/** Lists all files and folders in an output folder without following links. A missing folder is treated as empty. */
export function listTree(root: string): Tree {
  const files = new Set<string>();
  const folders = new Set<string>();
  const visit = (folder: string): void => {
    // Synchronous, because awaiting thousands of folders takes several times as long.
    for (const entry of readdirSync(join(root, folder), {withFileTypes: true})) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (path === insideName) continue;
      if (!entry.isDirectory()) {
        files.add(path);
        continue;
      }
      folders.add(path);
      visit(path);
    }
  };
  try {
    visit('');
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
  }
  return {files, folders};
}

/**
 * Resolves symbolic links, so that builds replace the target of a link instead of the link.
 *
 * @throws {BuildError} `output-folder-unsafe` if a link's target does not exist.
 */
export async function realOutputFolder(outDir: string, fs: FileSystem): Promise<string> {
  const real = await unlessCode(fs.realpath(outDir), 'ENOENT');
  if (real !== undefined) return real;
  const link = await unlessCode(fs.lstat(outDir), 'ENOENT', 'ENOTDIR');
  if (link !== undefined) {
    throw unsafe(outDir, 'is a symbolic link to a missing folder', 'Create that folder.');
  }
  const parent = dirname(outDir);
  return parent === outDir ? outDir : join(await realOutputFolder(parent, fs), basename(outDir));
}

/**
 * Rejects an output folder that contains the site folder or is in a folder with sources, or in a folder such as `.git`.
 *
 * @throws {BuildError} `output-folder-unsafe`.
 */
export function requireSafeFolder({folder, siteFolder, sourceFolders}: OutputFolders): void {
  if (isWithin(folder, siteFolder)) {
    throw unsafe(
      folder,
      folder === siteFolder ? 'is the site folder itself' : 'contains the site folder',
    );
  }
  const repository = ancestors(folder).find((candidate) =>
    /^\.(?:git|hg|svn)$/i.test(basename(candidate)),
  );
  if (repository !== undefined && !isWithin(repository, siteFolder)) {
    throw unsafe(folder, `is in \`${repository}\`, which contains a repository`);
  }
  const source = sourceFolders.find((candidate) => isWithin(candidate, folder));
  if (source === folder) throw unsafe(folder, 'contains sources');
  if (source !== undefined) throw unsafe(folder, `is in \`${source}\`, which contains sources`);
}

/**
 * Allows only an empty folder and the output of this site to be replaced.
 *
 * @throws {BuildError} `output-folder-unsafe` for a file or a Git checkout; `output-folder-foreign` for a folder that
 * is neither empty nor an output, and for the output of another site.
 */
export async function requireReplaceable(
  folder: string,
  siteFolder: string,
  fs: FileSystem,
): Promise<void> {
  const names = await namesIn(folder, fs);
  if (names === undefined) throw unsafe(folder, 'is a file');
  if (names.length === 0) return;
  if (names.includes('.git')) {
    throw unsafe(
      folder,
      'is a Git checkout',
      'Build into another folder, then replace everything in the checkout except `.git` with the result.',
    );
  }
  if (await isOutputFolder(folder)) {
    const owner = otherSiteOf(folder, siteFolder);
    if (owner === undefined) return;
    throw outputError(
      'output-folder-foreign',
      `\`${folder}\` contains the output of another site, \`${owner}\`.`,
      {
        consequence:
          "A build replaces the entire folder, so the other site's output would be lost.",
        hint: 'Choose another folder with `--out-dir`, or run `legacydocs clean` in the other site.',
      },
    );
  }
  throw outputError(
    'output-folder-foreign',
    `The folder \`${folder}\` is not empty, and is not the output of a build.`,
    {
      consequence: 'A build replaces the entire folder, so its contents would be lost.',
      hint: 'Choose another folder with `--out-dir`, or empty this one yourself.',
    },
  );
}

/**
 * Returns the folder of another site that contains the output folder and writes to it, either by default or according
 * to that site's record.
 */
function otherSiteOf(folder: string, siteFolder: string): string | undefined {
  const site = ancestors(dirname(folder)).find(
    (candidate) =>
      candidate === siteFolder || configFileNames.some((name) => existsSync(join(candidate, name))),
  );
  if (site === undefined || site === siteFolder) return undefined;
  const isWritten =
    folder === join(site, 'build') ||
    existsSync(recordFileOf(join(site, '.legacydocs'), site, folder));
  return isWritten ? site : undefined;
}

/** Returns the names in a folder: none for a missing folder, `undefined` for a file. */
export async function namesIn(
  folder: string,
  fs: FileSystem,
): Promise<readonly string[] | undefined> {
  const stats = await unlessCode(fs.lstat(folder), 'ENOENT');
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return undefined;
  return (await fs.readdir(folder)).filter((name) => name !== insideName);
}

/** Returns a folder and all of its parent folders. */
function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}

function unsafe(folder: string, what: string, hint = 'Choose another folder with `--out-dir`.') {
  return outputError(unsafeCode, `The output folder \`${folder}\` ${what}.`, {
    consequence: 'A build replaces the entire output folder.',
    hint,
  });
}
