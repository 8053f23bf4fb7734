import {createContext, useContext} from 'react';
import type {SiteFiles} from './site-files.ts';

/** Set while the page is alive. The static page has no files to fetch. */
export const SiteFilesContext = createContext<SiteFiles | null>(null);

/** The files that the build made for running pages: manifest, sidebars. For effects and event handlers. */
export function useSiteFiles(): SiteFiles | null {
  return useContext(SiteFilesContext);
}
