import type {SiteData} from 'legacydocs';
import {routeToHref, withoutTrailingSlash} from 'legacydocs/urls';
import {useEffect, useState} from 'react';
import {currentAddress} from '../client/browser/history.ts';
import {routePathOf} from '../client/navigation/addresses.ts';
import type {SiteFiles} from '../client/navigation/site-files.ts';
import {messages} from '../messages.ts';
import {useSite, useSiteFiles} from '../shared/context.ts';
import {versionAt} from '../shared/versions.ts';
import {nearestPages} from './nearest-pages.ts';

interface NearestPage {
  readonly href: string;
  readonly title: string;
  /** Label of its version. */
  readonly version: string | undefined;
}

/** Suggested pages for a missing one. Their space is reserved, so the layout does not shift. */
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

/** Returns the pages most similar to the URL; none before hydration. */
function useNearestPages(): readonly NearestPage[] {
  const site = useSite();
  const files = useSiteFiles();
  const [pages, setPages] = useState<readonly NearestPage[]>([]);
  useEffect(() => {
    async function find() {
      const path = routePathOf(currentAddress().pathname, site.baseUrl);
      if (files === null || path === undefined) return;
      const paths = nearestPages(path, await files.manifest());
      setPages(await Promise.all(paths.map((near) => describe(near, site, files))));
    }
    // The page is complete without suggestions.
    find().catch(() => undefined);
  }, [files, site]);
  return pages;
}

async function describe(
  path: string,
  {baseUrl, docs}: SiteData,
  files: SiteFiles,
): Promise<NearestPage> {
  const route = await files.route(withoutTrailingSlash(path)).catch(() => undefined);
  const version = docs.versions.length > 1 ? versionAt(path, docs.versions)?.label : undefined;
  return {href: routeToHref(path, baseUrl), title: route?.title || path, version};
}
