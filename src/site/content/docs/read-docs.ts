import {mapBounded} from '../../../core/async/concurrency.ts';
import type {FileMetadata} from '../../../core/cache/file-metadata.ts';
import {type Diagnostic, printable} from '../../../core/diagnostics/diagnostic.ts';
import type {Doc, Site} from '../../types.ts';
import {readMarkdown} from '../front-matter/read-source.ts';
import {pathInVersion} from '../versions/path-in-version.ts';
import type {VersionSettings} from '../versions/resolve-versions.ts';
import {docSlug} from './slug.ts';
import {type SourceName, sourceName, usesNumberPrefixes} from './source-name.ts';

/** A doc with data for generating sidebars. The doc's `sidebar` field is assigned later. */
export interface SourcedDoc {
  readonly doc: Doc;
  readonly source: SourceName;
  /** Path below the version's root: `/guide/testing`. */
  readonly slug: string;
}

interface ReadDocs {
  /** All docs in file order, including drafts. */
  readonly docs: readonly SourcedDoc[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the docs of a version but keeps only their front matter. A doc with a problem is kept with its valid fields, so
 * that a mistake does not break all links to the page.
 *
 * @param files Sorted paths, relative to the version's folder.
 */
export async function readDocs(
  site: Site,
  version: VersionSettings,
  files: readonly string[],
  facts: FileMetadata,
): Promise<ReadDocs> {
  const read = await mapBounded(files, (file) => readDoc(site, version, file, facts));
  const docs = read.map(({doc}) => doc);
  return {
    docs,
    diagnostics: [...read.flatMap(({diagnostics}) => diagnostics), ...repeatedIds(docs)],
  };
}

async function readDoc(
  site: Site,
  version: VersionSettings,
  file: string,
  facts: FileMetadata,
): Promise<{doc: SourcedDoc; diagnostics: readonly Diagnostic[]}> {
  const sourcePath = `${version.folder}/${file}`;
  const {page, diagnostics} = await readMarkdown(site, sourcePath, facts);
  const {frontMatter, locations} = page;
  const setting = site.config.docs?.numberPrefixParser ?? true;
  const name = sourceName(file, usesNumberPrefixes(frontMatter, setting));

  const localId = frontMatter.id ?? name.cleanName;
  if (localId.includes('/') || localId === '') {
    diagnostics.push({...invalidId(localId), ...(locations.get('id') ?? {file: sourcePath})});
  }
  const id = [...name.cleanFolders, localId].join('/');
  const slug = docSlug(name, localId, frontMatter.slug);
  if (typeof slug !== 'string') {
    diagnostics.push({
      severity: 'error',
      code: 'slug-invalid',
      message: `The slug \`${printable(frontMatter.slug ?? '')}\` of doc \`${id}\` cannot be used: ${slug.problem}.`,
      ...(locations.get('slug') ?? {file: sourcePath}),
      consequence: `The page has no URL in version \`${version.name}\`.`,
      hint: "Write a path such as `/guide/testing` (from the version's root) or `testing` (from the file's folder).",
    });
  }
  const usedSlug = typeof slug === 'string' ? slug : `/${id}`;
  const doc: Doc = {
    ...page,
    version: version.name,
    id,
    path: pathInVersion(version, usedSlug, site),
    sidebar: undefined,
  };
  return {doc: {doc, source: name, slug: usedSlug}, diagnostics};
}

function invalidId(id: string): Diagnostic {
  return {
    severity: 'error',
    code: 'id-invalid',
    message: id === '' ? 'The id is empty.' : `The id \`${id}\` contains a slash.`,
    consequence:
      'Folder names are added to ids automatically, so other pages could not refer to this id.',
    hint: "Write only the last segment. To change the page's URL, set `slug`.",
  };
}

/** Reports docs with the same id (row DEV-15). */
function repeatedIds(docs: readonly SourcedDoc[]): Diagnostic[] {
  const first = new Map<string, Doc>();
  return docs.flatMap(({doc}): Diagnostic[] => {
    const other = first.get(doc.id);
    if (other === undefined) {
      first.set(doc.id, doc);
      return [];
    }
    return [
      {
        severity: 'error',
        code: 'id-repeated',
        message: `Two docs in version \`${doc.version}\` have the id \`${doc.id}\`: \`${other.sourcePath}\` and \`${doc.sourcePath}\`.`,
        ...(doc.locations?.get('id') ?? {file: doc.sourcePath}),
        consequence: 'Sidebars and links would not be able to tell these docs apart.',
        hint: 'Rename one of the files, or give it a different `id` in its front matter.',
      },
    ];
  });
}
