import {type FileMetadata, noFileMetadata} from '../../core/cache/file-metadata.ts';
import {allReads} from '../../core/cache/reads.ts';
import {wordingOf} from '../../core/messages/site-messages.ts';
import type {DocsConfig, SiteConfig} from '../config/schema/index.ts';
import type {Content, FrozenDocs, Site} from '../types.ts';
import {readStaticFiles} from './files/read-static-files.ts';
import {withLastUpdates} from './last-update/last-updates.ts';
import {readPages} from './pages/read-pages.ts';
import {frozenVersion} from './versions/frozen-version.ts';
import {leftOutDocs} from './versions/left-out.ts';
import {readVersion} from './versions/read-version.ts';
import {resolveVersions, type VersionSettings} from './versions/resolve-versions.ts';

export interface ContentOptions {
  /** True to include pages with `draft: true` (row FM-07). */
  readonly drafts: boolean;
  /** Cached metadata of the files. Default: none. */
  readonly facts?: FileMetadata | undefined;
  /** Frozen versions by name. Their folders are not read. Default: none. */
  readonly frozen?: ReadonlyMap<string, FrozenDocs> | undefined;
}

/**
 * Reads a site's content: versions with their docs and sidebars, stand-alone pages and static files. Only the front
 * matter of each page is kept.
 *
 * @returns The valid content, with `diagnostics` for invalid content. Only internal errors are thrown.
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
  const shown = new Set(settings.map(({name}) => name));
  const copies = [...(frozen ?? [])].flatMap(([name, docs]) =>
    shown.has(name) ? docs.copies : [],
  );
  return {
    versions: updated.versions,
    pages,
    staticFiles: [...staticFiles, ...copies],
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

/**
 * Resolves the versions. In right-to-left languages, puts their labels between Unicode isolate characters; otherwise,
 * `2.x` would be shown as `x.2`.
 */
function shownVersions(docs: DocsConfig, config: SiteConfig): VersionSettings[] {
  const versions = resolveVersions(docs, wordingOf(config).messages.nextVersion);
  if (config.i18n.locale.direction === 'ltr') return versions;
  return versions.map((version) => ({...version, label: `\u2068${version.label}\u2069`}));
}
