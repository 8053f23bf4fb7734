import {hexHash} from '../core/hash/sha256.ts';
import type {PageMetadata} from '../markdown/types.ts';
import {versionFolder} from '../site/content/versions/resolve-versions.ts';
import type {FrozenDoc, FrozenDocs} from '../site/types.ts';
import {
  type FrozenPageFile,
  type FrozenSidebarsFile,
  type FrozenVersionFile,
  sidebarsName,
  versionName,
} from './format.ts';
import {type VerifiedVersion, verifyVersion} from './verify-files.ts';

/** A frozen version. */
export interface FrozenVersion {
  readonly verified: VerifiedVersion;
  readonly docs: FrozenDocs;
  readonly common: FrozenVersionFile;
  /** Pages, keyed by source path. */
  readonly pages: ReadonlyMap<string, FrozenPage>;
}

export interface FrozenPage {
  readonly metadata: PageMetadata;
  readonly mark: string;
  readonly live: FrozenPageFile['live'];
  /** Path of the page's files, relative to the version's folder, without the extension. */
  readonly path: string;
}

const pagePath = /^(pages\/.*)\.json$/;

/**
 * Reads and verifies a frozen version.
 *
 * @throws {BuildError} With all files that do not match the manifest.
 */
export function readVersion(siteFolder: string, name: string): FrozenVersion {
  const texts = new Map<string, string>();
  const verified = verifyVersion(siteFolder, name, (path, text) => texts.set(path, text));
  const {manifest, folder} = verified;
  // The files match the manifest, so their contents have the types that were written.
  const common: FrozenVersionFile = JSON.parse(texts.get(versionName) ?? '');
  const {file, sidebars}: FrozenSidebarsFile = JSON.parse(texts.get(sidebarsName) ?? '');
  const docs: FrozenDoc[] = [];
  const pages = new Map<string, FrozenPage>();
  for (const [jsonPath, text] of texts) {
    const path = pagePath.exec(jsonPath)?.[1];
    if (path === undefined) continue;
    const page: FrozenPageFile = JSON.parse(text);
    const {id, format, frontMatter, source, sidebar, places, mark, contentTitle, ...rest} = page;
    const {path: slug, search: _, live, lastUpdate, ...metadata} = rest;
    const parts = [jsonPath, `${path}.html`, versionName].map((part) => manifest.files[part]);
    const hash = hexHash(parts.join('\n'));
    docs.push({
      id,
      format,
      frontMatter,
      source,
      sidebar,
      locations: places,
      hash,
      path: slug,
      lastUpdate,
    });
    pages.set(`${versionFolder(name)}/${source}`, {
      metadata: {contentTitle, ...metadata},
      mark,
      live,
      path,
    });
  }
  const assets = Object.keys(manifest.files).filter((path) => path.startsWith('assets/'));
  return {
    verified,
    common,
    pages,
    docs: {
      docs: docs.sort((a, b) => (a.source < b.source ? -1 : 1)),
      draftIds: new Set(common.drafts),
      sidebars: new Map(Object.entries(sidebars)),
      sidebarsFile: file,
      mainDocId: common.mainDoc,
      files: new Map(assets.map((path) => [path.slice('assets/'.length), `${folder}/${path}`])),
      copies: Object.entries(common.copies ?? {}).map(([outputPath, asset]) => ({
        outputPath,
        sourcePath: `${folder}/assets/${asset}`,
      })),
    },
  };
}
