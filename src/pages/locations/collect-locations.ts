import {hrefKind, pathnameHref} from '../../core/urls/href.ts';
import {withoutTrailingSlash} from '../../core/urls/route-path.ts';
import type {CompiledPages} from '../../markdown/compile/types.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {Shell} from '../layout/types.ts';
import type {RenderedPage} from '../render/types.ts';
import type {StoredLocations} from './stored.ts';

/** Takes the pages as they are rendered. */
export interface LocationCollector {
  addPage(page: RenderedPage): void;
  finish(site: CollectedSite): StoredLocations;
}

interface CollectedSite {
  readonly config: Pick<SiteConfig, 'url' | 'baseUrl'>;
  readonly compiled: Pick<CompiledPages, 'metadata'>;
  readonly shell: Pick<Shell, 'unchecked'>;
}

/** Notes where the addresses of a site were written, each name of a file once. */
export function collectLocations(): LocationCollector {
  const files = new Map<string, number>();
  const keys = new Map<string, [number, string]>();
  const pages = new Map<string, [string, number, number, number][]>();
  const indexOf = (file: string): number => {
    const index = files.get(file) ?? files.size;
    files.set(file, index);
    return index;
  };
  return {
    addPage({route, links}) {
      const located: [string, number, number, number][] = [];
      for (const {href, location} of links) {
        const {file, key, line, column} = location;
        if (file === undefined) continue;
        if (key !== undefined) keys.set(href, [indexOf(file), key]);
        else if (line !== undefined) located.push([href, indexOf(file), line, column ?? 1]);
      }
      if (located.length > 0) pages.set(withoutTrailingSlash(route), located);
    },
    finish: ({config: {url, baseUrl}, compiled, shell}) => ({
      version: 1,
      url,
      baseUrl,
      unchecked: [...new Set([...shell.unchecked, ...pathnameAddresses(compiled, baseUrl)])],
      files: [...files.keys()],
      keys: Object.fromEntries(keys),
      pages: Object.fromEntries(pages),
    }),
  };
}

/** What articles write as `pathname://`, as it stands on their pages (row LINK-03). */
function pathnameAddresses({metadata}: CollectedSite['compiled'], baseUrl: string): string[] {
  return [...metadata.values()].flatMap(({slots}) =>
    slots
      .filter(({url}) => hrefKind(url) === 'pathname')
      .map(({url}) => pathnameHref(url, baseUrl)),
  );
}
