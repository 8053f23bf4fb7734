import {closest} from 'fastest-levenshtein';
import {compareText, type Group, groupBy} from '../../core/collections/collections.ts';
import {
  compareLocations,
  type Diagnostic,
  formatCount,
  nearest,
  parseKeyPath,
  type Severity,
} from '../../core/diagnostics/diagnostic.ts';
import {decodePath, splitHref, withBaseUrl} from '../../core/urls/href.ts';
import type {RenderedLink} from '../types.ts';
import type {Location, Target} from './link-target.ts';

export interface BrokenLink {
  readonly code: 'broken-link' | 'broken-asset' | 'broken-anchor';
  readonly severity: Severity;
  readonly link: RenderedLink;
  /** Route path of the page that contains the link. */
  readonly route: string;
  /** The target; `undefined` if the link is not a valid URL. */
  readonly target: Target | undefined;
  readonly location: Location | undefined;
}

/** A broken link and the pages that contain it, reported once. */
interface Finding {
  readonly broken: BrokenLink;
  readonly pages: ReadonlySet<string>;
  /** True if the location is unknown, but the link is on so many pages that it must be in a shared part. */
  readonly isShared: boolean;
}

/** The site's pages and files, for suggestions. */
interface ReportContext {
  readonly baseUrl: string;
  readonly anchorsOf: (routePath: string) => ReadonlySet<string>;
  readonly suggestPage: Suggest;
  readonly suggestFile: Suggest;
  readonly isRoute: (sitePath: string) => boolean;
}

/** Minimum number of pages for a link without a location to be reported as part of the layout (row LINK-10). */
const minSharedPages = 5;

/** Returns a diagnostic for each location and URL, sorted by file, line, column and message. */
export function reportBrokenLinks(
  broken: readonly BrokenLink[],
  context: ReportContext,
): Diagnostic[] {
  const findings = [
    ...grouped(broken.filter(isLocated), byLocationAndHref).map((alike) => toFinding(alike, false)),
    ...grouped(
      broken.filter((one) => !isLocated(one)),
      ({code, link}) => [code, link.href],
    ).flatMap(mergeIfShared),
  ];
  return findings
    .map((finding) => toDiagnostic(finding, context))
    .sort((a, b) => compareLocations(a, b) || compareText(a.message, b.message));
}

/** Returns true if the link's own location is known, not only the page that contains it. */
function isLocated({link: {location}}: BrokenLink): boolean {
  return location.key !== undefined || location.line !== undefined;
}

function byLocationAndHref({code, link: {href, location}}: BrokenLink): unknown {
  return [code, href, location.file, location.key ?? [location.line, location.column]];
}

/**
 * Returns one finding for a link in a shared part of many pages, otherwise one for each page or file.
 *
 * @param alike Links with the same URL whose own locations are unknown.
 */
function mergeIfShared(alike: Group<BrokenLink>): Finding[] {
  const merged = toFinding(alike, true);
  if (merged.pages.size >= minSharedPages) return [merged];
  return grouped(alike, ({route, link}) => link.location.file ?? [route]).map((onPage) =>
    toFinding(onPage, false),
  );
}

function toFinding(alike: Group<BrokenLink>, isShared: boolean): Finding {
  return {broken: alike[0], pages: new Set(alike.map(({route}) => route)), isShared};
}

function toDiagnostic(finding: Finding, context: ReportContext): Diagnostic {
  const {broken, isShared} = finding;
  // If there are many files, naming an arbitrary one would mislead.
  const {file, line, column, key} = isShared ? {} : broken.link.location;
  return {
    severity: broken.severity,
    code: broken.code,
    message: [describeTarget(broken), describePages(finding)].filter(Boolean).join(' '),
    file,
    line,
    column,
    key: key === undefined ? undefined : parseKeyPath(key),
    consequence: consequences[broken.code],
    hint: hintFor(broken, context),
    target: targetOf(broken),
  };
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => unknown): Group<T>[] {
  return [...groupBy(items, (item) => JSON.stringify(keyOf(item))).values()];
}

const consequences: Readonly<Record<BrokenLink['code'], string>> = {
  'broken-link': 'Readers would see the 404 page.',
  'broken-asset': 'Readers would not see the file.',
  'broken-anchor': 'Readers would land at the top of the page.',
};

/** Describes a broken link and its missing target. */
function describeTarget({code, link, target, location}: BrokenLink): string {
  const written = link.written ?? link.href;
  if (target === undefined || location === undefined) return `\`${written}\` is not a valid URL.`;
  if (location.kind === 'outside') {
    return `\`${written}\` leads outside the site, to \`${decodePath(target.pathname)}\`.`;
  }
  if (location.kind === 'route') {
    return `\`${written}\` leads to a missing anchor: the page \`${location.route.path}\` has no id \`${target.fragment}\`.`;
  }
  const what = code === 'broken-asset' ? 'file' : 'page';
  const resolved =
    decodePath(splitHref(written).pathname) === location.sitePath
      ? ''
      : ` The link resolves to \`${location.sitePath}\`.`;
  return `\`${written}\` leads to a missing ${what}.${resolved}`;
}

/**
 * Describes the pages that contain the link. There is a single diagnostic for all of these pages (rows LINK-09,
 * LINK-10).
 */
function describePages({broken: {link}, pages, isShared}: Finding): string {
  const {file, key} = link.location;
  const [first] = pages;
  const count = formatCount(pages.size, 'page');
  if (key !== undefined) return `The link is set by \`${key}\` and shown on ${count}.`;
  if (isShared) {
    return `The link is on ${count} (the first is \`${first}\`), so it is probably in the navbar, the footer or a shared component.`;
  }
  if (pages.size > 1) return `The link is shown on ${count}.`;
  return file === undefined ? `The link is on the page \`${first}\`.` : '';
}

/** Suggests a correction. */
function hintFor({code, target, location}: BrokenLink, context: ReportContext): string | undefined {
  if (target === undefined || location === undefined) {
    return 'Write a path such as `/docs/intro`, or a full URL with `https://`.';
  }
  if (location.kind === 'route') {
    const anchor = nearest(target.fragment, context.anchorsOf(location.route.path));
    return anchor === undefined ? undefined : `Did you mean \`#${anchor}\`?`;
  }
  if (location.kind === 'outside') {
    const path = decodePath(target.pathname);
    return context.isRoute(path)
      ? `Did you mean \`${withBaseUrl(path, context.baseUrl)}\`? The site is under \`${context.baseUrl}\`.`
      : `The site is under \`${context.baseUrl}\`. Link to other parts of the host with a full URL (\`https://\`).`;
  }
  if (location.sitePath === '/') {
    return 'Create the home page: a file `content/pages/index` with the extension `.md`, `.mdx`, `.tsx`, `.jsx` or `.js`.';
  }
  const suggest = code === 'broken-asset' ? context.suggestFile : context.suggestPage;
  const meant = suggest(location.sitePath);
  return meant === undefined ? undefined : `Did you mean \`${meant}\`?`;
}

/** Returns the missing target without the base path, so that it is the same for all links to the target. */
function targetOf({link, target, location}: BrokenLink): string {
  if (target === undefined || location === undefined) return link.href;
  if (location.kind === 'route') return `${location.route.path}#${target.fragment}`;
  return location.kind === 'other' ? location.sitePath : decodePath(target.pathname);
}

/** Returns the path that the author most likely meant. */
type Suggest = (sitePath: string) => string | undefined;

/**
 * Maximum number of links that are compared with all paths, which is slow. For further links, only pages and files with
 * the same name are suggested.
 */
const maxSearches = 500;

/**
 * Returns a function that suggests a page or file with the same name in another folder, because pages are moved more
 * often than renamed. If there is none, the function suggests the path with the smallest edit distance.
 *
 * @param paths All existing paths, without the base path, in a fixed order.
 */
export function createSuggest(paths: readonly string[]): Suggest {
  const byName = groupBy(paths, lastName);
  const known = new Map<string, string | undefined>();
  let searches = 0;
  const search = (wanted: string): string | undefined => {
    searches += 1;
    return searches > maxSearches ? undefined : nearest(wanted, paths);
  };
  return (sitePath) => {
    if (!known.has(sitePath)) {
      const wanted = sitePath.replace(/(?:\.mdx?|\.html)?\/?$/, '');
      const namesakes = byName.get(lastName(wanted)) ?? [];
      known.set(sitePath, namesakes.length > 0 ? closest(wanted, namesakes) : search(wanted));
    }
    return known.get(sitePath);
  };
}

function lastName(path: string): string {
  return path.replace(/\/$/, '').replace(/^.*\//, '').toLowerCase();
}
