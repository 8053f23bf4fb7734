import type {FileMetadata} from '../../../core/cache/file-metadata.ts';
import type {Reads} from '../../../core/cache/reads.ts';
import {type Diagnostic, didYouMean} from '../../../core/diagnostics/diagnostic.ts';
import type {Doc, SidebarItem, Site, Version} from '../../types.ts';
import {readDocs, type SourcedDoc} from '../docs/read-docs.ts';
import {listFiles} from '../files/list-files.ts';
import {matchFiles} from '../files/match-files.ts';
import {claimedDocs} from '../sidebars/claimed-docs.ts';
import {readSidebars} from '../sidebars/read-sidebars.ts';
import type {VersionSettings} from './resolve-versions.ts';

interface ReadVersion {
  /** `undefined` if the version has no pages. */
  readonly version: Version | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly reads: Reads;
}

/**
 * Reads the folder of a version.
 *
 * @returns Diagnostics of the version itself are `version-folder-missing` (row DEV-05) and `version-empty` (row
 * DEV-08).
 */
export async function readVersion(
  site: Site,
  settings: VersionSettings,
  {drafts, facts}: {readonly drafts: boolean; readonly facts: FileMetadata},
): Promise<ReadVersion> {
  const {docs: config} = site.config;
  const listed = await listFiles(site.folder, settings.folder);
  if (config === undefined || listed === undefined) {
    return {
      version: undefined,
      diagnostics: [missingFolder(settings, site)],
      reads: [],
    };
  }
  const {files} = listed;
  const {docs, diagnostics} = await readDocs(site, settings, matchFiles(files, config), facts);
  const isHidden = ({doc}: SourcedDoc) => !drafts && doc.frontMatter.draft === true;
  const published = docs.filter((doc) => !isHidden(doc));
  const before = [...listed.diagnostics, ...diagnostics];
  const [first] = published;
  if (first === undefined) {
    const diagnostics = [...before, noDocs(settings, docs.length > 0)];
    return {version: undefined, diagnostics, reads: []};
  }
  const draftIds = new Set(docs.filter(isHidden).map(({doc}) => doc.id));
  const read = await readSidebars({site, version: settings, files, docs, drafts: draftIds});
  return {
    version: {
      ...settings,
      docs: read.docs,
      draftIds,
      sidebars: read.sidebars,
      sidebarsFile: read.file,
      mainDocId: mainDocId(published, read.sidebars) ?? first.doc.id,
    },
    diagnostics: [
      ...before,
      ...checkPagination(read.docs, new Set(docs.map(({doc}) => doc.id))),
      ...read.problems,
    ],
    reads: read.reads,
  };
}

function missingFolder({name, folder}: VersionSettings, {config, configFile}: Site): Diagnostic {
  const index = config.docs?.versions.findIndex((version) => version.name === name) ?? 0;
  return {
    severity: 'error',
    code: 'version-folder-missing',
    message: `Version \`${name}\` has no folder: \`${folder}\` does not exist.`,
    file: configFile,
    key: ['docs', 'versions', index],
    consequence: 'The version cannot be built.',
    hint: `Create the folder with the version's Markdown files, or remove \`${name}\` from \`docs.versions\`.`,
  };
}

function noDocs({name, folder}: VersionSettings, drafts: boolean): Diagnostic {
  return {
    severity: 'error',
    code: 'version-empty',
    message:
      `Version \`${name}\` has no docs: ` +
      (drafts ? `every page in \`${folder}\` is a draft.` : `no file in \`${folder}\` is a page.`),
    file: folder,
    consequence: 'The version cannot be built.',
    hint: drafts
      ? 'Remove `draft: true` from one of the pages, or build with `--drafts`.'
      : 'Add a file such as `index.md`; files whose names begin with `_` are not pages.',
  };
}

/**
 * Returns the id of the doc that is the target of links to a version (row VER-12): the doc at the version's root, or
 * the first doc of the first sidebar. Unlisted docs are ignored.
 *
 * @returns `undefined` if there is neither; then the caller can use any doc.
 */
function mainDocId(
  docs: readonly SourcedDoc[],
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
): string | undefined {
  const listed = docs.filter(({doc}) => doc.frontMatter.unlisted !== true);
  const root = listed.find(({slug}) => slug === '/');
  if (root !== undefined) return root.doc.id;
  const ids = new Set(listed.map(({doc}) => doc.id));
  const [first = []] = sidebars.values();
  return claimedDocs(first).find((id) => ids.has(id));
}

const fields = ['pagination_prev', 'pagination_next'] as const;

/**
 * Reports values of `pagination_prev` and `pagination_next` that are not the id of a doc in the version (row DEV-13).
 *
 * @param ids Ids of all docs in the version, including drafts.
 */
function checkPagination(docs: readonly Doc[], ids: ReadonlySet<string>): Diagnostic[] {
  return docs.flatMap((doc) =>
    fields.flatMap((field): Diagnostic[] => {
      const id = doc.frontMatter[field];
      if (id === undefined || id === null || ids.has(id)) return [];
      return [
        {
          severity: 'error',
          code: 'pagination-unknown',
          message: `\`${field}\` of doc \`${doc.id}\` names \`${id}\`, which is not a doc of version \`${doc.version}\`.`,
          ...(doc.locations?.get(field) ?? {file: doc.sourcePath}),
          consequence: 'The link at the end of the page would have no target.',
          hint: didYouMean(id, ids) ?? "Write another doc's id, or `null` for no link.",
        },
      ];
    }),
  );
}
