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
  const assigned = docs.map((doc): Doc => {
    const displayed = doc.frontMatter.displayed_sidebar;
    if (displayed === undefined) {
      const names = claims.get(doc.id) ?? [];
      if (names.length > 1) problems.push(inSeveral(doc, names, file));
      return {...doc, sidebar: names.at(-1)};
    }
    if (displayed === null) return doc;
    if (sidebars.has(displayed)) return {...doc, sidebar: displayed};
    problems.push(unknownSidebar(doc, displayed, [...sidebars.keys()]));
    return doc;
  });
  return {docs: assigned, problems};
}

function inSeveral(doc: Doc, names: readonly string[], file: string | undefined): Diagnostic {
  const [last = ''] = names.slice(-1);
  return {
    severity: 'warning',
    code: 'doc-in-two-sidebars',
    message: `The doc \`${doc.id}\` is in the sidebars ${listOf(names)}.`,
    file: file ?? doc.sourcePath,
    consequence: `Its page shows the sidebar \`${last}\`, which is defined last.`,
    hint: `Change the entries in the other sidebars to \`{type: 'ref', id: '${doc.id}'}\`, or name one sidebar in the page's \`displayed_sidebar\`.`,
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
