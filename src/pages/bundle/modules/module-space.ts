import type {SiteWording} from '../../../core/messages/types.ts';
import type {BundleInput, PageSource} from '../types.ts';
import {type AssetFiles, createAssetFiles} from './asset-files.ts';
import {createTemplateFiles, type TemplateFiles} from './template-files.ts';

/** Everything that imports can lead to, shared by the bundles of one build. */
export interface ModuleSpace {
  /** Absolute, real path. */
  readonly siteFolder: string;
  readonly baseUrl: string;
  readonly templates: TemplateFiles;
  readonly assets: AssetFiles;
  /** Keyed by source path. */
  readonly pages: ReadonlyMap<string, PageSource>;
  readonly compileModule: BundleInput['compileModule'];
  /** Code of imported Markdown so far, keyed by source path. */
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
