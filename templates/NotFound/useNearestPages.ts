import {useEffect, useState} from 'react';
import {currentAddress} from '../browser/history.ts';
import {useSite} from '../lib/site.ts';
import {routePathOf} from '../navigation/addresses.ts';
import {useSiteFiles} from '../navigation/context.ts';
import {nearestPages} from './nearest-pages.ts';

/** Paths of routes like the address that leads nowhere; known once the page is alive. */
export function useNearestPages(): readonly string[] {
  const {baseUrl} = useSite();
  const files = useSiteFiles();
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    async function find() {
      const path = routePathOf(currentAddress().pathname, baseUrl);
      if (files === null || path === undefined) return;
      setPages(nearestPages(path, await files.manifest()));
    }
    // Without suggestions the page says all that it has to.
    find().catch(() => undefined);
  }, [files, baseUrl]);
  return pages;
}
