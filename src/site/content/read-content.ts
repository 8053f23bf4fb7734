import {type FileMetadata, noFileMetadata} from '../../core/cache/file-metadata.ts';
import {allReads} from '../../core/cache/reads.ts';
import {wordingOf} from '../../core/messages/site-messages.ts';
import type {DocsConfig, SiteConfig} from '../config/schema/index.ts';
import type {Site} from '../config/types.ts';
import {readStaticFiles} from './files/read-static-files.ts';
import {withLastUpdates} from './last-update/last-updates.ts';
import {readPages} from './pages/read-pages.ts';
import type {Content, FrozenDocs} from './types.ts';
import {frozenVersion} from './versions/frozen-version.ts';
import {leftOutDocs} from './versions/left-out.ts';
import {readVersion} from './versions/read-version.ts';
import {resolveVersions, type VersionSettings} from './versions/resolve-versions.ts';

export interface ContentOptions {
  /** True to include pages with `draft: true` (row FM-07). */
  readonly drafts: boolean;
  /** Cached metadata of the files. Default: none. */
  readonly facts?: FileMetadata | undefined;
  /** Versions that are frozen, by name: their folders are not read. Default: none. */
  readonly frozen?: ReadonlyMap<string, FrozenDocs> | undefined;
}

/**
 * Read what a site folder holds: versions with their docs and sidebars, stand-alone pages, static files.
 * Only front matter is kept of what is read.
 *
 * @returns Content as far as it is valid; what is not stands in `diagnostics`. Only what is wrong with
 * this program is thrown.
 */
export async function readContent(
  site: Site,
  {drafts, facts = noFileMetadata, frozen}: ContentOptions,
): Promise<Content> {
  const {docs} = site.config;
  const settings = docs === undefined ? [] : shownVersions(docs, site.config);
  const versions = await Promise.all(
    settings.map(async (version) => {
      const docs = frozen?.get(version.name);
      if (docs === undefined) return await readVersion(site, version, {drafts, facts});
      return {version: frozenVersion(site, version, docs), diagnostics: [], reads: []};
    }),
  );
  const updated = await withLastUpdates(
    site,
    versions.flatMap(({version}) => version ?? []),
  );
  const {pages, diagnostics: pageDiagnostics} = await readPages(site, {drafts, facts});
  const {staticFiles, diagnostics: staticDiagnostics} = await readStaticFiles(site);
  return {
    versions: updated.versions,
    pages,
    staticFiles,
    diagnostics: [
      ...versions.flatMap(({diagnostics}) => diagnostics),
      ...updated.diagnostics,
      ...(await leftOutDocs(site)),
      ...pageDiagnostics,
      ...staticDiagnostics,
    ],
    reads: allReads([...versions.map(({reads}) => reads), updated.reads]),
  };
}

/** With labels that stay in order among words that are written from right to left: `2.x` would become `x.2`. */
function shownVersions(docs: DocsConfig, config: SiteConfig): VersionSettings[] {
  const versions = resolveVersions(docs, wordingOf(config).messages.nextVersion);
  if (config.i18n.locale.direction === 'ltr') return versions;
  return versions.map((version) => ({...version, label: `\u2068${version.label}\u2069`}));
}
