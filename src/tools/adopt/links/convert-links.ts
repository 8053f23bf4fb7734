import {posix} from 'node:path';
import type {Element} from 'hast';
import {mapCssUrls} from '../../../core/html/css-urls.ts';
import {isContentUrl} from '../../../core/html/governed.ts';
import {mapSrcset, srcsetUrls} from '../../../core/html/srcset.ts';
import {decodePath, fileHref} from '../../../core/urls/href.ts';
import {type Conversion, reportPart} from '../convert/types.ts';
import {isPage} from '../source/types.ts';
import {replace, replaceKeepingId, unwrap} from '../tree/edit.ts';
import {attribute, closest, selectAll} from '../tree/select.ts';
import type {OldTarget, OldUrls} from './old-urls.ts';

/** Names in the new version. */
export interface NewNames {
  /** Source path of each page, relative to the new version's folder, keyed by old path. */
  readonly sources: ReadonlyMap<string, string>;
  /** Paths of target pages, keyed by the path of the old page that redirects to the target. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Paths of files in the new version's assets, keyed by old path. */
  readonly assets: ReadonlyMap<string, string>;
}

/** `NewNames` as JSON data: the entries of each map. */
export interface NameEntries {
  readonly sources: readonly (readonly [string, string])[];
  readonly redirects: readonly (readonly [string, string])[];
  readonly assets: readonly (readonly [string, string])[];
}

export function namesFrom({sources, redirects, assets}: NameEntries): NewNames {
  return {
    sources: new Map(sources),
    redirects: new Map(redirects),
    assets: new Map(assets),
  };
}

/** Kinds of files that pages load from other hosts, as named in the setting `csp`. */
export type MediaKind = 'img' | 'media';

export interface LinkContext {
  /** Path of the old page. */
  readonly page: string;
  readonly base: string | undefined;
  readonly urls: OldUrls;
  readonly names: NewNames;
  /** Ids and anchor names in the old article. */
  readonly ids: ReadonlySet<string>;
}

/** A link to an anchor in another page. */
export interface AnchorLink {
  /** URL in the new page. */
  readonly url: string;
  /** URL in the old page. */
  readonly href: string;
  /** Path of the old target page. */
  readonly page: string;
  readonly id: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
}

/** Result of converting the links of a page. */
export interface ConvertedLinks {
  /** Paths of the old files that the page uses. */
  readonly files: ReadonlySet<string>;
  /** Sources that the Content-Security-Policy must allow, by kind: the origins of external files, and `data:`. */
  readonly csp: Readonly<Record<MediaKind, ReadonlySet<string>>>;
  /** Number of links and of images that could not be converted. Each one was reported. */
  readonly lost: {readonly links: number; readonly images: number};
  /** Number of removed links from titles to their own page. */
  readonly ownTitles: number;
  readonly anchors: readonly AnchorLink[];
  /** Paths of the old pages to which links lead. */
  readonly pages: ReadonlySet<string>;
}

/**
 * Converts URLs to those of the new version. URLs of pages, images and other files become paths relative to the page's
 * source path.
 */
export function convertLinks(conversion: Conversion, context: LinkContext): ConvertedLinks {
  const {article} = conversion;
  const {page, names, urls, base, ids} = context;
  const anchors: AnchorLink[] = [];
  const pages = new Set<string>();
  const files = new Set<string>();
  const csp = {img: new Set<string>(), media: new Set<string>()};
  const lost = {links: 0, images: 0};
  let ownTitles = 0;

  const fileUrl = (path: string): string => {
    files.add(path);
    return relativeUrl(page, names, names.assets.get(path) ?? path);
  };
  const pageUrl = (link: Element, written: string, hash: string): string | undefined => {
    if (isPage(written)) pages.add(written);
    const path = names.redirects.get(written) ?? written;
    const source = names.sources.get(path);
    if (source === undefined) return undefined;
    const top = relativeUrl(page, names, source);
    if (hash === '' || hash === 'top') return top;
    const fragment = `#${encodeURIComponent(hash)}`;
    const anchor = {href: attribute(link, 'href') ?? '', page: path, id: hash};
    if (path !== page) {
      const {line, column} = link.position?.start ?? {};
      anchors.push({...anchor, url: top + fragment, line, column});
      return top + fragment;
    }
    if (ids.has(hash)) return fragment;
    reportPart(conversion, link, deadAnchor(anchor));
    return top;
  };
  const linkUrl = (link: Element, target: OldTarget): string | undefined => {
    switch (target.kind) {
      case 'external':
        // Browsers do not open links to `data:` URLs.
        return isContentUrl(target.url) && attribute(link, 'download') === undefined
          ? undefined
          : target.url;
      case 'file':
        return (
          pageUrl(link, target.path, target.hash) ??
          (isPage(target.path) ? undefined : fileUrl(target.path))
        );
      case 'missing':
        return target.url;
      case 'version':
        // The id was not checked in the old pages either.
        if (target.hash !== '') link.properties['dataNobrokenlinkcheck'] = '';
        return fileHref(target.path) + (target.hash && `#${encodeURIComponent(target.hash)}`);
      case 'invalid':
        return undefined;
    }
  };

  for (const link of selectAll('a[href], area[href]', article)) {
    const href = attribute(link, 'href')?.trim() ?? '';
    if (href === '' || href.startsWith('#')) {
      if (!keepHash(link, href, ids, conversion)) lost.links += 1;
      continue;
    }
    const target = urls.resolve(href, page, base);
    if (isOwnTitle(link, target, page)) {
      ownTitles += 1;
      delete link.properties['href'];
      continue;
    }
    const url = linkUrl(link, target);
    if (url !== undefined) {
      link.properties['href'] = url;
      continue;
    }
    lost.links += 1;
    reportPart(conversion, link, deadLink(href, target, urls.isHostKnown));
    delete link.properties['href'];
    delete link.properties['target'];
  }

  // Text without a target must not look like a link.
  for (const link of selectAll('a:not([href]):not([name])', article)) {
    if (attribute(link, 'id') === undefined) unwrap(link);
    else link.tagName = 'span';
  }
  for (const anchor of selectAll('a[name]:not([href])', article)) {
    const {children} = anchor;
    anchor.children = [];
    replace(anchor, anchor, ...children);
  }

  for (const {properties} of selectAll('image', article)) {
    properties['href'] ??= properties['xLinkHref'];
    delete properties['xLinkHref'];
  }
  for (const [selector, name, kind] of mediaAttributes) {
    for (const element of selectAll(selector, article)) {
      const href = attribute(element, name.toLowerCase())?.trim() ?? '';
      const url = mediaUrl(href, kind);
      if (url !== undefined) {
        element.properties[name] = url;
        continue;
      }
      reportPart(conversion, element, missingFile(href));
      if (element.tagName === 'img') {
        lost.images += 1;
        replaceKeepingId(element);
      } else delete element.properties[name];
    }
  }
  for (const element of selectAll('img[srcset], source[srcset]', article)) {
    const list = attribute(element, 'srcset') ?? '';
    const known = new Map(srcsetUrls(list).map((url) => [url, mediaUrl(url, 'img')]));
    if ([...known.values()].every((url) => url !== undefined)) {
      element.properties['srcSet'] = mapSrcset(list, (url) => known.get(url) ?? url);
    } else delete element.properties['srcSet'];
  }
  for (const element of selectAll('[style*="url(" i]', article)) {
    element.properties['style'] = mapCssUrls(attribute(element, 'style') ?? '', (href) => {
      const target = urls.resolve(href, page, base);
      const url = href.startsWith('#') ? href : mediaUrl(href, 'img');
      if (url === undefined) reportPart(conversion, element, missingFile(href));
      // The compiler does not change URLs in styles.
      const isFile = target.kind === 'file' && !href.startsWith('#');
      return isFile ? new URL(fileHref(target.path), urls.root).pathname : (url ?? href);
    });
  }
  return {files, csp, lost, ownTitles, anchors, pages};

  function mediaUrl(href: string, kind: MediaKind): string | undefined {
    if (/^data:/i.test(href)) {
      csp[kind].add('data:');
      return href;
    }
    const target = href === '' ? undefined : urls.resolve(href, page, base);
    if (target?.kind === 'file') return isPage(target.path) ? undefined : fileUrl(target.path);
    const url = target?.kind === 'external' || target?.kind === 'missing' ? target.url : undefined;
    if (url !== undefined) csp[kind].add(new URL(url, 'https://x.invalid').origin);
    return url;
  }
}

/** True for a link from a heading to the page that contains it, which blogs show in titles. */
function isOwnTitle(link: Element, target: OldTarget, page: string): boolean {
  const isOwn = target.kind === 'file' && target.path === page && target.hash === '';
  return isOwn && closest(link, 'h1, h2, h3') !== undefined;
}

/** Attributes that contain URLs of images and media. */
const mediaAttributes = [
  ['img[src]', 'src', 'img'],
  ['audio[src], video[src], source[src], track[src]', 'src', 'media'],
  ['video[poster]', 'poster', 'img'],
  ['image[href]', 'href', 'img'],
] as const;

function relativeUrl(page: string, {sources}: NewNames, target: string): string {
  const folder = posix.dirname(sources.get(page) ?? page);
  const path = posix.relative(folder, target);
  return fileHref(path.startsWith('.') ? path : `./${path}`);
}

/**
 * Keeps a link to an anchor if the anchor exists.
 *
 * @returns False if the link had no target and was removed.
 */
function keepHash(
  link: Element,
  href: string,
  ids: ReadonlySet<string>,
  conversion: Conversion,
): boolean {
  const id = decodePath(href.slice(1));
  if (id !== '' && ids.has(id)) return true;
  delete link.properties['href'];
  const isTop = id === '' || id === 'top';
  reportPart(conversion, link, {
    severity: 'info',
    code: 'adopt-dead-anchor',
    message: isTop
      ? `The link \`${href}\` does not lead to an element on the page.`
      : `The link \`${href}\` leads to an id that the old article does not have.`,
    consequence: 'The link text is kept without the link.',
  });
  return false;
}

function missingFile(href: string) {
  return {
    severity: 'warning',
    code: 'adopt-missing-file',
    message: `The file \`${href}\` is not in the old folder.`,
    consequence: 'The file is missing from the page.',
    hint: 'Add the file to the old folder and run the command again.',
  } as const;
}

/** Describes a link to an id that its target does not have. */
export function deadAnchor({href, id, page}: Pick<AnchorLink, 'href' | 'id' | 'page'>) {
  return {
    severity: 'info',
    code: 'adopt-dead-anchor',
    message: `The link \`${href}\` leads to the id \`${id}\`, which the old page \`${page}\` does not have.`,
    consequence: 'The link leads to the top of that page, as before.',
  } as const;
}

function deadLink(href: string, target: OldTarget, isHostKnown: boolean) {
  const reason =
    target.kind === 'external'
      ? `Browsers do not open the link \`${href.slice(0, 80)}\`.`
      : target.kind === 'invalid'
        ? `The link \`${href.slice(0, 80)}\` is a script or an invalid URL.`
        : target.kind === 'file'
          ? `The link \`${href}\` leads to a page that is not documentation, such as a search page.`
          : `The link \`${href}\` leads to a page or file that is not in the old folder.`;
  return {
    severity: target.kind === 'missing' ? 'warning' : 'info',
    code: 'adopt-dead-link',
    message: reason,
    ...(target.kind !== 'external' && {target: href}),
    consequence: 'The link text is kept without the link.',
    ...(target.kind === 'missing' &&
      !isHostKnown && {
        hint: "Specify the folder's old URL with `--url`, so that such links lead to the old host.",
      }),
  } as const;
}
