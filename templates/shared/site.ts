import type {SiteData} from 'legacydocs';
import {createContext, useContext} from 'react';

export const SiteContext = createContext<SiteData | null>(null);

/**
 * What is the same on every page: title, tagline, addresses, navbar, versions, and your own `customFields`.
 *
 * @example
 * ```tsx
 * import {useSite} from 'legacydocs/theme';
 *
 * export function Newest() {
 *   const {title, customFields, docs} = useSite();
 *   return (
 *     <p>
 *       {title} {String(customFields['newest'])}, {docs.versions.length} versions
 *     </p>
 *   );
 * }
 * ```
 */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite works only in components of a page or template.');
  return site;
}
