import type {SiteData} from 'legacydocs';
import {applyTrailingSlash, hrefKind, splitHref, withBaseUrl} from 'legacydocs/urls';

/** The attributes of a link that depend on its URL. */
export interface AnchorAttributes {
  readonly href: string;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  readonly className?: string | undefined;
  /** Set if the link is excluded from the link check and from prefetching. */
  readonly 'data-nobrokenlinkcheck'?: '' | undefined;
}

const newTab = {target: '_blank', rel: 'noopener noreferrer'};

/** Returns the attributes for a final URL, for example a URL that the build resolved. */
export function anchorAttributes(href: string, external: boolean): AnchorAttributes {
  return external ? {href, ...newTab, className: 'Link-external'} : {href};
}

/**
 * Returns the attributes for a URL as authors write it (rows LINK-01 to LINK-03, SLASH-01 to SLASH-04). External URLs
 * open in a new tab; site paths get the base path once and the configured trailing slash.
 */
export function resolveUrl(
  written: string,
  site: Pick<SiteData, 'baseUrl' | 'trailingSlash'>,
  autoAddBaseUrl = true,
): AnchorAttributes {
  const kind = hrefKind(written);
  if (kind === 'external') return anchorAttributes(written, true);
  if (kind === 'hash') return {href: written};
  if (kind === 'pathname') {
    const path = `/${written.slice('pathname://'.length).replace(/^\/+/, '')}`;
    return {href: withBaseUrl(path, site.baseUrl), ...newTab, 'data-nobrokenlinkcheck': ''};
  }
  const {pathname, search, hash} = splitHref(written);
  const slashed = pathname === '' ? '' : withSlash(pathname, site);
  const based =
    slashed.startsWith('/') && autoAddBaseUrl ? withBaseUrl(slashed, site.baseUrl) : slashed;
  return {href: based + search + hash};
}

function withSlash(
  pathname: string,
  {baseUrl, trailingSlash}: Pick<SiteData, 'baseUrl' | 'trailingSlash'>,
): string {
  return pathname === baseUrl ? pathname : applyTrailingSlash(pathname, trailingSlash ?? undefined);
}
