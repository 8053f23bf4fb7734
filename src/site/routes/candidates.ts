import type {Location} from '../../core/diagnostics/diagnostic.ts';
import type {Content, RouteContent, SidebarItem, Version} from '../types.ts';

/** A page that requests a path. */
export interface Candidate {
  /** Path from the content stage. */
  readonly path: string;
  readonly content: RouteContent;
  /** Description of the source for messages, with backticks around paths and titles. */
  readonly source: string;
  /** Location of the value that determines the path. */
  readonly location: Location;
}

/**
 * Returns all pages of the site in the order in which paths are assigned: stand-alone pages, then the versions
 * in configured order. Each version has its docs sorted by source path, then its category pages in sidebar order.
 */
export function candidates(content: Content): Candidate[] {
  const pages = content.pages.map(
    (page): Candidate => ({
      path: page.path,
      content: {kind: 'page', page},
      source: `\`${page.sourcePath}\``,
      location: page.locations?.get('slug') ?? {file: page.sourcePath},
    }),
  );
  return [
    ...pages,
    ...content.versions.flatMap((version) => [
      ...docCandidates(version),
      ...[...version.sidebars].flatMap(([name, items]) => categoryCandidates(items, name, version)),
    ]),
  ];
}

function docCandidates({docs}: Version): Candidate[] {
  return docs.map((doc) => ({
    path: doc.path,
    content: {kind: 'doc', doc},
    source: `\`${doc.sourcePath}\``,
    location: doc.locations?.get('slug') ?? {file: doc.sourcePath},
  }));
}

function categoryCandidates(
  items: readonly SidebarItem[],
  sidebar: string,
  version: Version,
): Candidate[] {
  return items.flatMap((item): Candidate[] => {
    if (item.type !== 'category') return [];
    const inside = categoryCandidates(item.items, sidebar, version);
    if (item.link?.type !== 'generated-index') return inside;
    const {link: index} = item;
    const file = version.sidebarsFile ?? version.folder;
    return [
      {
        path: index.path,
        content: {kind: 'category', version: version.name, sidebar, category: item, index},
        source: `the category \`${index.title}\` (\`${file}\`)`,
        location: {file},
      },
      ...inside,
    ];
  });
}
