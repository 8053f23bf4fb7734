import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {extractLinks} from '../../core/html/extract-links.ts';
import {type StyleRule, stylesToClasses} from '../../core/html/inline-styles.ts';
import {
  decodePath,
  findRoute,
  hrefKind,
  pathnameHref,
  routeToHref,
  splitHref,
  withBaseUrl,
  withoutBaseUrl,
} from '../../core/urls/href.ts';
import type {Route} from '../../site/types.ts';
import type {NavbarLinkData} from '../theme/types.ts';
import type {Origin, VersionSidebars} from '../types.ts';
import type {DocIndex} from './doc-index.ts';

/** A resolved link from the configuration or a sidebar. */
interface ConfiguredLink {
  readonly href: string;
  /** True if the link opens in a new tab. */
  readonly external: boolean;
}

/** Resolves links as site authors write them, and records their origins. */
export interface ConfiguredLinks {
  /**
   * Resolves a link.
   *
   * @param written The link as written: `/docs/x`, `docs/x.html#y`, `https://…`, `pathname://…`, `#x`.
   */
  resolve(written: string, origin: Origin): ConfiguredLink;
  /** Records the origin of a URL that is not resolved here. */
  remember(href: string, origin: Origin): void;
  /**
   * Records the links in trusted HTML and replaces its `style` attributes with classes.
   *
   * @returns The changed HTML.
   */
  resolveHtml(html: string, origin: Origin): string;
  /** First origin of each URL, keyed by URL. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** URLs that are written as `pathname://`. */
  readonly unchecked: ReadonlySet<string>;
  /** Rules for the classes that replace `style` attributes. */
  readonly styles: readonly StyleRule[];
  /** Origins of inline code in the HTML, such as event handlers, keyed by description. */
  readonly inlineCode: ReadonlyMap<string, Origin>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Creates the resolver of a site.
 *
 * @param options.byPath Routes, keyed by path without the trailing slash. A link to a route gets the route's own form:
 * `.html` is removed and missing slashes are added (rows LINK-02, SLASH-02).
 */
export function createConfiguredLinks(options: {
  readonly baseUrl: string;
  readonly byPath: ReadonlyMap<string, Route>;
}): ConfiguredLinks {
  const origins = new Map<string, Origin>();
  const unchecked = new Set<string>();
  const styles: StyleRule[] = [];
  const inlineCode = new Map<string, Origin>();
  const diagnostics: Diagnostic[] = [];

  function remember(href: string, origin: Origin): void {
    if (!origins.has(href)) origins.set(href, origin);
  }

  function finalHref(written: string): string {
    const {pathname, search, hash} = splitHref(written);
    const path = withoutBaseUrl(
      pathname.startsWith('/') ? pathname : `/${pathname}`,
      options.baseUrl,
    );
    const route = findRoute(decodePath(path), options.byPath);
    const target =
      route === undefined
        ? withBaseUrl(path, options.baseUrl)
        : routeToHref(route.path, options.baseUrl);
    return target + search + hash;
  }

  return {
    resolve(written, origin) {
      const kind = hrefKind(written);
      if (kind === 'external') {
        remember(written, origin);
        return {href: written, external: true};
      }
      if (kind === 'pathname') {
        const href = pathnameHref(written, options.baseUrl);
        unchecked.add(href);
        return {href, external: true};
      }
      const href = kind === 'hash' ? written : finalHref(written);
      remember(href, origin);
      return {href, external: false};
    },
    remember,
    resolveHtml(html, origin) {
      const found = extractLinks(html);
      for (const {href} of [...found.links, ...found.loads]) remember(href, origin);
      for (const {what} of found.inlineCode) {
        if (!inlineCode.has(what)) inlineCode.set(what, origin);
      }
      const styled = stylesToClasses(html, {keepText: false});
      styles.push(...styled.rules);
      diagnostics.push(...styled.dropped.map((style) => droppedStyle(style, origin)));
      return styled.html;
    },
    origins,
    unchecked,
    styles,
    inlineCode,
    diagnostics,
  };
}

function droppedStyle(style: string, {file, key}: Origin): Diagnostic {
  return {
    severity: 'warning',
    code: 'inline-style',
    message: `The \`style\` \`${style}\` in \`${key}\` cannot be converted to a class, so the attribute was removed.`,
    file,
    consequence: 'The element is shown without this style.',
    hint: 'Remove braces, close every quote and bracket, and begin URLs with `/` or `https://`. Or set a class on the element and style it in your own CSS file.',
  };
}

/** Context in which configured links are resolved. */
export interface NavbarContext {
  readonly configFile: string;
  readonly baseUrl: string;
  readonly docs: DocIndex;
  readonly sidebars: ReadonlyMap<string, VersionSidebars>;
  readonly links: ConfiguredLinks;
  /** Link to the offline copy, at the end of version menus (row FORM-08). */
  readonly offlineLinks?: readonly NavbarLinkData[];
}
