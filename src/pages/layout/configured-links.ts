import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {extractLinks} from '../../core/html/extract-links.ts';
import {type StyleRule, stylesToClasses} from '../../core/html/inline-styles.ts';
import {
  decodePath,
  hrefKind,
  pathnameHref,
  routeToHref,
  splitHref,
  withBaseUrl,
  withoutBaseUrl,
} from '../../core/urls/href.ts';
import {findRoute} from '../../core/urls/route-path.ts';
import type {Route} from '../../site/routes/types.ts';
import type {DocIndex} from './doc-index.ts';
import type {Origin, VersionSidebars} from './types.ts';

/** An address of the configuration or of a sidebar, made final. */
interface ConfiguredLink {
  readonly href: string;
  /** Opens in a new tab. */
  readonly external: boolean;
}

/** Turns addresses as site owners write them into final ones, and remembers who wrote which. */
export interface ConfiguredLinks {
  /** @param written `/docs/x`, `docs/x.html#y`, `https://…`, `pathname://…`, `#x`. */
  resolve(written: string, origin: Origin): ConfiguredLink;
  /** A final address that is written elsewhere than through `resolve`. */
  remember(href: string, origin: Origin): void;
  /** Trusted HTML of the site's owner. @returns It as it is, but for `style` attributes, which become classes. */
  takeHtml(html: string, origin: Origin): string;
  /** Keyed by final address; the first writer of an address is the one that is named. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** Final addresses written as `pathname://`. */
  readonly unchecked: ReadonlySet<string>;
  /** Of such HTML: rules for its styles, where code stands in it, and styles that no rule can stand for. */
  readonly styles: readonly StyleRule[];
  readonly inlineCode: ReadonlyMap<string, Origin>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * @param options.byPath Routes, keyed by path without the ending slash. An address that leads to one
 * is written as the route is: `.html` forms and missing slashes are mended (rows LINK-02, SLASH-02).
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
    takeHtml(html, origin) {
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
    message: `The \`style\` \`${style}\` in \`${key}\` cannot be turned into a class, so it was left out.`,
    file,
    consequence: 'Readers see the element without it.',
    hint: 'Write plain declarations, with addresses that begin with `/` or `https://`, or use a class of your own.',
  };
}

/** What addresses of the configuration are resolved with. */
export interface NavbarContext {
  readonly configFile: string;
  readonly baseUrl: string;
  readonly docs: DocIndex;
  readonly sidebars: ReadonlyMap<string, VersionSidebars>;
  readonly links: ConfiguredLinks;
}
