import {readFile} from 'node:fs/promises';
import {parse} from 'node:path';
import {nameHash} from '../../../core/hash/sha256.ts';
import type {SiteWording} from '../../../core/messages/types.ts';
import {regularFile} from '../../../core/paths/paths.ts';
import type {BundleInput, EmittedFile, PageSource} from '../../types.ts';
import {createTemplateFiles, type TemplateFiles} from './template-files.ts';

/** The files and modules that imports can resolve to, shared by all bundles of a build. */
export interface ModuleSpace {
  /** Absolute, real path. */
  readonly siteFolder: string;
  readonly baseUrl: string;
  readonly templates: TemplateFiles;
  readonly assets: AssetFiles;
  /** Pages that are modules, keyed by source path. */
  readonly pages: ReadonlyMap<string, PageSource>;
  readonly compileModule: BundleInput['compileModule'];
  /** Code of imported Markdown that has been compiled so far, keyed by source path. */
  readonly compiled: Map<string, string>;
  readonly wording: SiteWording;
}

export function createModuleSpace(
  input: Pick<BundleInput, 'site' | 'modules' | 'compileModule' | 'wording'> & {
    readonly siteData: Pick<BundleInput['siteData'], 'baseUrl'>;
  },
): ModuleSpace {
  const {folder} = input.site;
  return {
    siteFolder: folder,
    baseUrl: input.siteData.baseUrl,
    templates: createTemplateFiles(folder),
    assets: createAssetFiles(input.siteData.baseUrl),
    pages: new Map(input.modules.map((page) => [page.sourcePath, page])),
    compileModule: input.compileModule,
    compiled: new Map(),
    wording: input.wording,
  };
}

/** Images, fonts and other files that modules and style sheets import. */
export interface AssetFiles {
  /** Adds a file. @returns Its URL. */
  add(file: string): Promise<string>;
  /** Returns the added files, sorted by output path. */
  all(): EmittedFile[];
  /** Returns the absolute paths of the added files. */
  sources(): string[];
}

const extensions =
  'apng|avif|bmp|gif|ico|jpe?g|png|svg|webp|mp4|webm|mp3|ogg|wav|woff2?|ttf|otf|eot|pdf|zip';
const assetFile = new RegExp(`\\.(?:${extensions})$`, 'i');

/** Matches the paths of imported assets, with or without a query or hash. */
export const assetImport = new RegExp(`\\.(?:${extensions})(?:[?#].*)?$`, 'i');

/** Returns true for files that are imported as URLs. */
export function isAsset(file: string): boolean {
  return assetFile.test(file);
}

/**
 * Creates an empty collection.
 *
 * @param baseUrl Begins and ends with `/`.
 */
export function createAssetFiles(baseUrl: string): AssetFiles {
  const files = new Map<string, Uint8Array>();
  const sources = new Set<string>();
  return {
    async add(file) {
      sources.add(file);
      const bytes = await readFile(regularFile(file));
      const {name, ext} = parse(file);
      const outputPath = `assets/media/${name}.${nameHash(bytes)}${ext.toLowerCase()}`;
      files.set(outputPath, bytes);
      return baseUrl + outputPath.split('/').map(encodeURIComponent).join('/');
    },
    all: () =>
      [...files]
        .map(([outputPath, contents]) => ({outputPath, contents}))
        .sort((a, b) => (a.outputPath < b.outputPath ? -1 : 1)),
    sources: () => [...sources],
  };
}
