import {splitHref, withoutTrailingSlash} from 'legacydocs/urls';

/** True if two URLs refer to the same page. Query, hash and trailing slash are ignored. */
export function isSamePage(first: string, second: string): boolean {
  return pagePath(first) === pagePath(second);
}

/** The properties of a navbar link that determine whether it is active. */
export interface ActiveRule {
  readonly href: string;
  readonly external: boolean;
  readonly activeBasePath?: string | undefined;
  readonly activeBaseRegex?: string | undefined;
}

/**
 * True if a navbar link is active (row NAV-05): by `activeBaseRegex` (ignoring case), by `activeBasePath`, or because
 * the open page is the link's target or below the target. Without these settings, a link to the home page is active
 * only on the home page, and a link to another site or to a part of a page is never active.
 */
export function isActive(rule: ActiveRule, openHref: string, baseUrl: string): boolean {
  if (rule.activeBaseRegex !== undefined)
    return new RegExp(rule.activeBaseRegex, 'i').test(openHref);
  if (rule.activeBasePath !== undefined) return openHref.startsWith(rule.activeBasePath);
  if (rule.external || rule.href.includes('#')) return false;
  if (isSamePage(rule.href, baseUrl)) return isSamePage(openHref, baseUrl);
  return isSamePage(rule.href, openHref) || openHref.startsWith(`${pagePath(rule.href)}/`);
}

function pagePath(href: string): string {
  return withoutTrailingSlash(splitHref(href).pathname);
}
