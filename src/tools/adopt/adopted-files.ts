import type {CodeOptions, CompiledPage} from '../../markdown/types.ts';
import type {Version} from '../../site/types.ts';
import {adoptedName} from '../../versions/format.ts';
import {type FrozenFiles, frozenFiles} from '../../versions/frozen-files.ts';
import {jsonText} from '../../versions/manifest.ts';
import type {AdoptTarget, CompiledDoc} from './adopt-page.ts';
import type {AdoptReport} from './report.ts';

/** Files of a frozen version, keyed by path relative to its folder. */
export type AdoptedFiles = FrozenFiles;

interface AdoptedInput {
  readonly target: AdoptTarget;
  readonly pages: readonly CompiledDoc[];
  readonly code: CodeOptions;
  readonly sidebars: Version['sidebars'];
  /** Id of the version's home page. */
  readonly mainDoc: string;
  /** Contents of images and other files, keyed by path relative to the site folder. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** Keys of assets that keep their old URLs, keyed by output path. */
  readonly copies: Readonly<Record<string, string>>;
  readonly report: AdoptReport;
}

/** Fields of a version that are set only in the site's configuration. */
const unconfigured = {
  label: '',
  isLast: false,
  banner: 'none',
  badge: false,
  className: '',
  searchEngines: 'index',
  draftIds: new Set<string>(),
  sidebarsFile: undefined,
} as const;

/**
 * Returns the files of a frozen version that was created from built HTML, without the manifest.
 *
 * @throws {BuildError} `frozen-names-collide`
 */
export async function adoptedFiles({
  target,
  pages,
  code,
  sidebars,
  mainDoc,
  assets,
  copies,
  report,
}: AdoptedInput): Promise<AdoptedFiles> {
  const compiled = new Map(pages.map(({doc, compiled}) => [doc.sourcePath, compiled]));
  const bodyOf = (path: string): CompiledPage['body'] => {
    const page = compiled.get(path);
    if (page === undefined) throw new Error(`The page ${path} was not compiled.`);
    return page.body;
  };
  const files = await frozenFiles({
    version: {
      ...unconfigured,
      ...target,
      docs: pages.map(({doc}) => ({...doc, format: 'md', hash: ''})),
      sidebars,
      mainDocId: mainDoc,
    },
    compiled: {
      metadata: new Map([...compiled].map(([path, {metadata}]) => [path, metadata])),
      body: async (path) => bodyOf(path).body,
      search: async (path) => bodyOf(path).search,
    },
    options: {code},
    slotChanges: new Map(),
    assets,
    copies,
  });
  return new Map([...files, [adoptedName, jsonText(report)]]);
}
