import type {SiteData} from 'legacydocs';
import {routeToHref, withoutTrailingSlash} from 'legacydocs/urls';
import {useEffect, useState} from 'react';
import {currentAddress} from '../client/browser/history.ts';
import {routePathOf} from '../client/navigation/addresses.ts';
import {useSiteFiles} from '../client/navigation/context.ts';
import type {SiteFiles} from '../client/navigation/site-files.ts';
import {useSite} from '../shared/site.ts';
import {versionAt} from '../shared/versions.ts';
import {nearestPages} from './nearest-pages.ts';

export interface NearestPage {
  readonly href: string;
  readonly title: string;
  /** Label of the version that it belongs to. */
  readonly version: string | undefined;
}

/** Pages like the address that leads nowhere; known once the page is alive. */
export function useNearestPages(): readonly NearestPage[] {
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
    // Without suggestions the page says all that it has to.
    find().catch(() => undefined);
  }, [files, site]);
  return pages;
}

async function describe(
  path: string,
  {baseUrl, docs}: Pick<SiteData, 'baseUrl' | 'docs'>,
  files: Pick<SiteFiles, 'route'>,
): Promise<NearestPage> {
  const title = await files.route(withoutTrailingSlash(path)).then(
    (route) => route.title,
    () => '',
  );
  const version = docs.versions.length > 1 ? versionAt(path, docs.versions)?.label : undefined;
  return {href: routeToHref(path, baseUrl), title: title === '' ? path : title, version};
}
