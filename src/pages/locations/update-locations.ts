import {withoutTrailingSlash} from '../../core/urls/route-path.ts';
import type {StoredLocations} from './stored.ts';

interface MovedPage {
  /** Path of the route, without the base. */
  readonly path: string;
  readonly sourcePath: string;
  /** All of them, in order: only where they are written may differ from what is stored. */
  readonly links: readonly {
    readonly href: string;
    readonly location: {readonly line?: number | undefined; readonly column?: number | undefined};
  }[];
}

/** What is stored once addresses of some pages are written elsewhere in their sources. */
export function updateLocations(
  stored: StoredLocations,
  moved: readonly MovedPage[],
): StoredLocations {
  const pages = {...stored.pages};
  for (const {path, sourcePath, links} of moved) {
    const index = stored.files.indexOf(sourcePath);
    const located = links.flatMap(
      ({href, location: {line, column}}): StoredLocations['pages'][string] =>
        line === undefined ? [] : [[href, index, line, column ?? 1]],
    );
    const key = withoutTrailingSlash(path);
    // What is written elsewhere, as in imported Markdown, stands behind the page's own.
    const others = (stored.pages[key] ?? []).filter(([, file]) => file !== index);
    if (located.length + others.length > 0) pages[key] = [...located, ...others];
  }
  return {...stored, pages};
}
