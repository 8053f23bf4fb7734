import {type Diagnostic, didYouMean} from '../../../core/diagnostics/diagnostic.ts';
import type {Doc, SidebarItem} from '../../types.ts';
import {listOf} from '../structured/validate-fields.ts';
import {claimedDocs} from './claimed-docs.ts';

/**
 * Assigns a sidebar to each doc: the sidebar named in the front matter, or the last sidebar that contains the doc
 * (row SIDE-18).
 *
 * @param file Path of the sidebars file, for messages.
 * @returns Problems: `sidebar-unknown` (row DEV-13), `doc-in-two-sidebars` (a warning).
 */
export function assignSidebars(
  docs: readonly Doc[],
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
  file: string | undefined,
): {docs: readonly Doc[]; problems: readonly Diagnostic[]} {
  const claims = new Map<string, string[]>();
  for (const [name, items] of sidebars) {
    for (const id of new Set(claimedDocs(items))) {
      claims.set(id, [...(claims.get(id) ?? []), name]);
    }
  }
  const problems: Diagnostic[] = [];
  /** Docs in several sidebars, keyed by the names of the sidebars. */
  const shared = new Map<string, {names: readonly string[]; docs: Doc[]}>();
  const assigned = docs.map((doc): Doc => {
    const displayed = doc.frontMatter.displayed_sidebar;
    if (displayed === undefined) {
      const names = claims.get(doc.id) ?? [];
      if (names.length > 1) {
        const key = JSON.stringify(names);
        shared.set(key, {names, docs: [...(shared.get(key)?.docs ?? []), doc]});
      }
      return {...doc, sidebar: names.at(-1)};
    }
    if (displayed === null) return doc;
    if (sidebars.has(displayed)) return {...doc, sidebar: displayed};
    problems.push(unknownSidebar(doc, displayed, [...sidebars.keys()]));
    return doc;
  });
  for (const {names, docs: several} of shared.values()) {
    problems.push(inSeveral(several, names, file));
  }
  return {docs: assigned, problems};
}

function inSeveral(
  docs: readonly Doc[],
  names: readonly string[],
  file: string | undefined,
): Diagnostic {
  const [last = ''] = names.slice(-1);
  const ids = docs.map(({id}) => id);
  const [first] = ids;
  const [subject, pages, entry] =
    ids.length === 1
      ? [`The doc ${listOf(ids)} is`, 'Its page shows', `{type: 'ref', id: '${first}'}`]
      : [`${ids.length} docs are`, 'Their pages show', `{type: 'ref', id: …}`];
  return {
    severity: 'warning',
    code: 'doc-in-two-sidebars',
    message: `${subject} in the sidebars ${listOf(names)}${ids.length === 1 ? '' : `: ${listOf(ids)}`}.`,
    file: file ?? docs[0]?.sourcePath,
    consequence: `${pages} the sidebar \`${last}\`, which is defined last.`,
    hint: `Change the entries in the other sidebars to \`${entry}\`, or name one sidebar in the \`displayed_sidebar\` of each page.`,
  };
}

function unknownSidebar(doc: Doc, name: string, names: readonly string[]): Diagnostic {
  return {
    severity: 'error',
    code: 'sidebar-unknown',
    message: `\`displayed_sidebar\` of doc \`${doc.id}\` names \`${name}\`, which is not a sidebar of version \`${doc.version}\`.`,
    ...(doc.locations?.get('displayed_sidebar') ?? {file: doc.sourcePath}),
    consequence: 'The page would have no sidebar.',
    hint: [didYouMean(name, names), `The version's sidebars are ${listOf(names)}.`]
      .filter(Boolean)
      .join(' '),
  };
}
