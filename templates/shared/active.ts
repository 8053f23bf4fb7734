import {splitHref, withoutTrailingSlash} from 'legacydocs/urls';

/** Whether two addresses are the same page; query, hash and ending slash do not count. */
export function isSamePage(first: string, second: string): boolean {
  return pagePath(first) === pagePath(second);
}

/** What decides whether a navbar link counts as the place where the reader is. */
export interface ActiveRule {
  readonly href: string;
  readonly external: boolean;
  readonly activeBasePath?: string | undefined;
  readonly activeBaseRegex?: string | undefined;
}

/**
 * Row NAV-05: by `activeBaseRegex` (ignoring case), else by `activeBasePath`, else because the open page lies
 * at or below the link's target. A link to the home page is active there only.
 */
export function isActive(rule: ActiveRule, openHref: string, baseUrl: string): boolean {
  if (rule.activeBaseRegex !== undefined)
    return new RegExp(rule.activeBaseRegex, 'i').test(openHref);
  if (rule.activeBasePath !== undefined) return openHref.startsWith(rule.activeBasePath);
  if (rule.external) return false;
  if (isSamePage(rule.href, baseUrl)) return isSamePage(openHref, baseUrl);
  return isSamePage(rule.href, openHref) || openHref.startsWith(`${pagePath(rule.href)}/`);
}

function pagePath(href: string): string {
  return withoutTrailingSlash(splitHref(href).pathname);
}
