import type {SiteData} from '../../theme/types.ts';

/** Stands for the site's base in a bundled theme: slashes at both ends, as a base has. */
export const basePlaceholder = '/__legacydocs_base__/';

/** Stands for the site's data there: a name that nothing declares. */
export const dataPlaceholder = '__legacydocs_site_data__';

/** Put a site into what was bundled for any. */
export function atSite(text: string, site: SiteData): string {
  return (
    text
      .replaceAll(basePlaceholder, site.baseUrl)
      // JSON is an expression of JavaScript. Last: it may have any text in it.
      .replaceAll(dataPlaceholder, () => JSON.stringify(site))
  );
}
