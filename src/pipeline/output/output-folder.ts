import {existsSync} from 'node:fs';
import {lstat, readFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {outputError} from '../../core/files/errors.ts';
import {type FileSystem, unlessCode} from '../../core/files/system.ts';
import {isWithin} from '../../core/paths/paths.ts';
import {configFileNames} from '../../site/config/config-file-names.ts';
import {recordFileOf} from './record.ts';

/** Files that every output has and hardly any other folder. In this order, they are written first. */
export const identityFiles = ['.nojekyll', '_data/routes.json'] as const;

/** Of a refusal to take a folder for an output. */
export const unsafeCode = 'output-folder-unsafe';

/**
 * Is this folder the output of a build, so that it may be replaced or removed? Told by `.nojekyll`
 * beside a route manifest, `_data/routes.json`, that is a list of paths.
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

/**
 * Where the output really lies: a symbolic link is followed, so that its target is replaced and the
 * link stays.
 *
 * @throws {BuildError} `output-folder-unsafe` if the link leads nowhere.
 */
export async function realOutputFolder(outDir: string, fs: FileSystem): Promise<string> {
  const real = await unlessCode(fs.realpath(outDir), 'ENOENT');
  if (real !== undefined) return real;
  const link = await unlessCode(fs.lstat(outDir), 'ENOENT', 'ENOTDIR');
  if (link !== undefined) {
    throw unsafe(outDir, 'is a symbolic link that leads nowhere', 'Create the folder it names.');
  }
  const parent = dirname(outDir);
  return parent === outDir ? outDir : join(await realOutputFolder(parent, fs), basename(outDir));
}

export interface OutputFolders {
  /** Absolute, real path of the output folder; need not exist. */
  readonly folder: string;
  /** Absolute, real path of the site. */
  readonly siteFolder: string;
  /** Absolute, real paths of folders that the output must not lie in. */
  readonly sourceFolders: readonly string[];
}

/**
 * Refuse a folder where an output would bury or delete what somebody wrote.
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
    throw unsafe(folder, `is in \`${repository}\`, which holds a repository`);
  }
  const source = sourceFolders.find((candidate) => isWithin(candidate, folder));
  if (source === folder) throw unsafe(folder, 'holds sources');
  if (source !== undefined) throw unsafe(folder, `is in \`${source}\`, which holds sources`);
}

/**
 * Refuses to replace anything but an output of this site.
 *
 * @throws {BuildError} `output-folder-unsafe` for a file or a checkout, `output-folder-foreign` for
 * a folder that is neither empty nor an output, and for the output of another site.
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
      'is a git checkout',
      'Build into another folder and copy the result over, leaving `.git` alone.',
    );
  }
  if (await isOutputFolder(folder)) {
    const owner = otherSiteOf(folder, siteFolder);
    if (owner === undefined) return;
    throw outputError(
      'output-folder-foreign',
      `\`${folder}\` contains the output of another site, \`${owner}\`.`,
      {
        consequence: 'A build replaces the whole folder: the output of that site would be lost.',
        hint: 'Choose another folder with `--out-dir`, or run `legacydocs clean` in the other site.',
      },
    );
  }
  throw outputError(
    'output-folder-foreign',
    `\`${folder}\` is not empty and holds no output of an earlier build.`,
    {
      consequence: 'A build replaces the whole folder: everything in it would be lost.',
      hint: 'Choose another folder with `--out-dir`, or empty this one yourself.',
    },
  );
}

/** Returns the folder of another site if the output folder is in it and the site writes there: by default, or by its record. */
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

/** @returns Nothing for a missing folder, `undefined` for what is no folder. */
export async function namesIn(
  folder: string,
  fs: FileSystem,
): Promise<readonly string[] | undefined> {
  const stats = await unlessCode(fs.lstat(folder), 'ENOENT');
  if (stats === undefined) return [];
  return stats.isDirectory() ? fs.readdir(folder) : undefined;
}

/** Returns a folder and every folder around it. */
function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}

function unsafe(folder: string, what: string, hint = 'Choose another folder with `--out-dir`.') {
  return outputError(unsafeCode, `The output folder \`${folder}\` ${what}.`, {
    consequence: 'A build replaces the whole output folder.',
    hint,
  });
}
