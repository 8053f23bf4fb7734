import {readFile, realpath} from 'node:fs/promises';
import {join, posix} from 'node:path';
import {imageSize} from 'image-size';
import {
  type Diagnostic,
  type LinkLocation,
  severityOf,
  systemCode,
} from '../../core/diagnostics/diagnostic.ts';
import {nameHash} from '../../core/hash/sha256.ts';
import {isWithin, regularFile} from '../../core/paths/paths.ts';
import {portableName} from '../../core/urls/href.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {AssetFile} from '../types.ts';

/** System error codes for missing files. The last one means that the path is invalid. */
const notThere = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];

/** A file that a page refers to. Images are measured. */
export interface FoundAsset extends AssetFile {
  /** Size in CSS pixels. Absent unless the file is an image in a known format. */
  readonly size: {readonly width: number; readonly height: number} | undefined;
}

/** Folder below `assets/`. `packages` contains files of installed packages. */
export type AssetFolder = 'images' | 'files' | 'packages';

/** Finds the files that pages refer to, reads each file once, and names it by its content hash. */
export interface AssetRegistry {
  /**
   * Finds the first existing file.
   *
   * @param candidates Source paths to try, in order. Files outside the site folder are ignored, except in `packages`.
   * @param folder Folder below `assets/`.
   * @throws The system error for a file that cannot be read.
   */
  find(candidates: readonly string[], folder: AssetFolder): Promise<FoundAsset | undefined>;
  /** Source paths that were looked up, whether or not they were found. */
  tried(): string[];
  /** Files found so far, sorted by output path, without duplicates. */
  all(): AssetFile[];
  /** Source paths of the files found so far, sorted. */
  sources(): string[];
}

/**
 * Creates a registry without files.
 *
 * @param siteFolder Absolute path with symbolic links resolved.
 */
export function createAssetRegistry(siteFolder: string): AssetRegistry {
  const known = new Map<string, Promise<FoundAsset | undefined>>();
  const found = new Map<string, AssetFile>();
  const sources = new Set<string>();

  async function load(sourcePath: string, folder: AssetFolder): Promise<FoundAsset | undefined> {
    const bytes = await read(siteFolder, sourcePath, folder === 'packages');
    if (bytes === undefined) return undefined;
    const asset = {
      sourcePath,
      outputPath: assetOutputPath(sourcePath, folder, bytes),
      size: folder === 'images' ? measure(bytes) : undefined,
    };
    found.set(asset.outputPath, asset);
    sources.add(sourcePath);
    return asset;
  }

  return {
    async find(candidates, folder) {
      for (const candidate of candidates.flatMap(unicodeForms)) {
        const key = `${folder} ${candidate}`;
        const loading = known.get(key) ?? load(candidate, folder);
        known.set(key, loading);
        const asset = await loading;
        if (asset !== undefined) return asset;
      }
      return undefined;
    },
    tried: () => [...new Set([...known.keys()].map((key) => key.slice(key.indexOf(' ') + 1)))],
    all: () =>
      [...found.values()]
        .map(({sourcePath, outputPath}) => ({sourcePath, outputPath}))
        .sort((a, b) => (a.outputPath < b.outputPath ? -1 : 1)),
    sources: () => [...sources].sort(),
  };
}

/**
 * Returns the spellings of a path: as written, with composed accents and with decomposed accents. The spellings look
 * the same.
 */
function unicodeForms(path: string): string[] {
  return [...new Set([path, path.normalize('NFC'), path.normalize('NFD')])];
}

function assetOutputPath(sourcePath: string, folder: string, bytes: Uint8Array): string {
  const {name, ext} = posix.parse(sourcePath.normalize());
  return `assets/${folder}/${portableName(name, `-${nameHash(bytes)}`, ext)}`;
}

function measure(bytes: Uint8Array): FoundAsset['size'] {
  try {
    const {width, height, orientation} = imageSize(bytes);
    // With EXIF orientations 5 to 8, browsers rotate the image by 90 degrees, so width and height are swapped.
    return (orientation ?? 1) >= 5 ? {width: height, height: width} : {width, height};
  } catch {
    return undefined;
  }
}

/**
 * Reads a file; returns `undefined` if it is missing or outside the site folder.
 *
 * @throws The system error for an existing file that cannot be read.
 */
async function read(
  siteFolder: string,
  sourcePath: string,
  canBeOutside: boolean,
): Promise<Buffer | undefined> {
  try {
    const file = await realpath(join(siteFolder, sourcePath));
    const isAllowed = canBeOutside || isWithin(siteFolder, file);
    return isAllowed ? await readFile(regularFile(file)) : undefined;
  } catch (error) {
    if (notThere.includes(systemCode(error) ?? '')) return undefined;
    throw error;
  }
}

/** Problem with a file that a URL refers to. `candidates` are the source paths that were tried. */
export type FileProblem =
  | {readonly type: 'missing-asset'; readonly url: string; readonly candidates: readonly string[]}
  | {readonly type: 'unreadable-asset'; readonly url: string; readonly reason: string};

/**
 * Returns the diagnostic for a missing or unreadable file that a URL refers to; none if the site ignores missing files.
 *
 * @param what Kind of the file for the message: `image`.
 */
export function fileProblem(
  problem: FileProblem,
  what: string,
  {file, line, column}: LinkLocation,
  {onBrokenLinks}: Pick<SiteConfig, 'onBrokenLinks'>,
): Diagnostic[] {
  const named = `The ${what} \`${problem.url}\``;
  const rest = {file, line, column, consequence: `Readers would not see the ${what}.`};
  if (problem.type === 'unreadable-asset') {
    const message = `${named} cannot be read: ${problem.reason}.`;
    return [{severity: 'error', code: 'asset-unreadable', message, ...rest}];
  }
  const severity = severityOf(onBrokenLinks);
  if (severity === undefined) return [];
  return [
    {
      severity,
      code: 'missing-asset',
      message: `${named} does not exist.`,
      ...rest,
      target: problem.candidates[0],
      hint: `Looked for ${problem.candidates.map((path) => `\`${path}\``).join(', ')}.`,
    },
  ];
}
