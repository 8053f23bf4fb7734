import type {Location} from '../../core/diagnostics/diagnostic.ts';
import type {Content, SidebarItem, Version} from '../content/types.ts';
import type {RouteContent} from './types.ts';

/** A page that asks for a path. */
export interface Candidate {
  /** As the content stage gives it. */
  readonly path: string;
  readonly content: RouteContent;
  /** Source for messages, backticks included. */
  readonly source: string;
  /** Location that determines its path. */
  readonly location: Location;
}

/**
 * Every page of the site, in the order in which they get their paths: stand-alone pages, then the versions
 * as configured, in each its docs by source path, then its category pages in the order of the sidebars.
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
