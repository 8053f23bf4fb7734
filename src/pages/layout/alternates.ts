import type {Doc} from '../../site/content/types.ts';
import type {Alternate} from '../theme/types.ts';
import type {DocIndex} from './doc-index.ts';

/**
 * Where the version dropdown leads: the same doc in each version, else that version's main doc
 * (row VER-14).
 *
 * @param doc The open doc; `undefined` on pages that are no doc.
 */
export function alternates(doc: Doc | undefined, docs: DocIndex): Alternate[] {
  return docs.versions.flatMap((version) => {
    const twin = doc === undefined ? undefined : docs.listed(version.name, doc.id);
    const target = twin ?? docs.doc(version.name, version.mainDocId);
    if (target === undefined) return [];
    return [{version: version.name, href: docs.href(target), samePage: twin !== undefined}];
  });
}
