import {readFileSync} from 'node:fs';
import type {BundleInput, PageSource} from '../types.ts';
import {type AssetFiles, createAssetFiles} from './asset-files.ts';
import {createModuleNames, type ModuleNames} from './module-names.ts';
import {createTemplateFiles, type TemplateFiles} from './template-files.ts';

/** Everything that imports can lead to, shared by the bundles of one build. */
export interface ModuleSpace {
  readonly siteFolder: string;
  readonly baseUrl: string;
  readonly templates: TemplateFiles;
  readonly names: ModuleNames;
  readonly assets: AssetFiles;
  /** Keyed by source path. */
  readonly pages: ReadonlyMap<string, PageSource>;
  readonly compileModule: BundleInput['compileModule'];
  /** Code of imported Markdown so far, keyed by source path. */
  readonly compiled: Map<string, string>;
  /** Absolute paths of the files that were loaded so far. */
  readonly reads: Set<string>;
  /** The text of a file, read once for all bundles. @param file Absolute path. */
  readonly textOf: (file: string) => string;
}

export function createModuleSpace(input: BundleInput): ModuleSpace {
  const {folder} = input.site;
  const texts = new Map<string, string>();
  return {
    siteFolder: folder,
    baseUrl: input.siteData.baseUrl,
    templates: createTemplateFiles(folder),
    names: createModuleNames(folder),
    assets: createAssetFiles(input.siteData.baseUrl),
    pages: new Map(input.modules.map((page) => [page.sourcePath, page])),
    compileModule: input.compileModule,
    compiled: new Map(),
    reads: new Set(),
    textOf(file) {
      const text = texts.get(file) ?? readFileSync(file, 'utf8');
      texts.set(file, text);
      return text;
    },
  };
}
