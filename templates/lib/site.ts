import type {SiteData} from 'legacydocs';
import {createContext, useContext} from 'react';

export const SiteContext = createContext<SiteData | null>(null);

/** What is the same on every page: title, base, navbar, versions, custom fields. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite works only in components of a page or template.');
  return site;
}
