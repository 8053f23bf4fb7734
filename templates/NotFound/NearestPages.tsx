import type {SiteData, VersionSummary} from 'legacydocs';
import {routeToHref, withoutTrailingSlash} from 'legacydocs/urls';
import {useEffect, useState} from 'react';
import {currentUrl} from '../client/browser/history.ts';
import type {SiteFiles} from '../client/navigation/site-files.ts';
import {routePathOf} from '../client/navigation/urls.ts';
import {messages} from '../messages.ts';
import {useSite, useSiteFiles} from '../shared/context.ts';
import {pagesOf, versionAt} from '../shared/versions.ts';

interface NearestPage {
  readonly href: string;
  readonly title: string;
  /** Label of the page's version. */
  readonly version: string | undefined;
}

/** Suggested pages for a missing page. Their space is reserved, so the layout does not shift. */
export function NearestPages() {
  const pages = useNearestPages();
  return (
    <div className="NotFound-nearest">
      {pages.length > 0 && (
        <nav aria-label={messages.nearestPages}>
          <p>{messages.nearestPages}</p>
          <ul className="NotFound-links">
            {pages.map(({href, title, version}) => (
              <li key={href}>
                <a href={href}>
                  {title} {version !== undefined && <small>{version}</small>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Returns the pages that are most similar to the URL; empty before hydration. */
function useNearestPages(): readonly NearestPage[] {
  const site = useSite();
  const files = useSiteFiles();
  const [pages, setPages] = useState<readonly NearestPage[]>([]);
  useEffect(() => {
    async function find() {
      const path = routePathOf(currentUrl().pathname, site.baseUrl);
      if (files === null || path === undefined) return;
      const [{nearestPages}, routes] = await Promise.all([
        import('./nearest-pages.ts'),
        files.manifest(),
      ]);
      const paths = nearestPages(path, routes);
      const found = await Promise.all(paths.map((near) => describe(near, site, files)));
      // Reserves the space for the suggestions.
      setPages(unique(found.flat()).slice(0, paths.length));
    }
    // The page is complete even without suggestions.
    find().catch(() => undefined);
  }, [files, site]);
  return pages;
}

/** Returns the pages in the last version that replace a page, followed by the page itself. */
async function describe(
  path: string,
  {baseUrl, docs}: SiteData,
  files: SiteFiles,
): Promise<readonly NearestPage[]> {
  const route = await files.route(withoutTrailingSlash(path)).catch(() => undefined);
  const label = (version: VersionSummary | undefined) =>
    docs.versions.length > 1 ? version?.label : undefined;
  const page = {
    href: routeToHref(path, baseUrl),
    title: route?.title || path,
    version: label(versionAt(path, docs.versions)),
  };
  const last = docs.versions.find(({isLast}) => isLast);
  const there = route?.alternates.find(({version}) => version === last?.name);
  const successors = there?.samePage === false ? pagesOf(there, page.title) : [];
  return [...successors.map(({href, label: title}) => ({href, title, version: label(last)})), page];
}

function unique(pages: readonly NearestPage[]): readonly NearestPage[] {
  return [...new Map(pages.map((page) => [page.href, page])).values()];
}
