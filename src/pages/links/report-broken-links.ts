import {closest} from 'fastest-levenshtein';
import {compareText, type Group, groupBy} from '../../core/collections/collections.ts';
import {
  compareLocations,
  type Diagnostic,
  type Severity,
} from '../../core/diagnostics/diagnostic.ts';
import {formatCount, parseKeyPath} from '../../core/diagnostics/message-text.ts';
import {nearest} from '../../core/diagnostics/nearest.ts';
import {decodePath, splitHref, withBaseUrl} from '../../core/urls/href.ts';
import type {RenderedLink} from '../render/types.ts';
import type {Location, Target} from './link-target.ts';

export interface BrokenLink {
  readonly code: 'broken-link' | 'broken-asset' | 'broken-anchor';
  readonly severity: Severity;
  readonly link: RenderedLink;
  /** The page that shows it. */
  readonly route: string;
  /** `undefined` for what is no address at all. */
  readonly target: Target | undefined;
  readonly location: Location | undefined;
}

/** What is reported once: an address at a location, and the pages that show it. */
export interface Finding {
  readonly broken: BrokenLink;
  readonly pages: ReadonlySet<string>;
  /** Its location is not known, but it is on so many pages that they must share it. */
  readonly isShared: boolean;
}

/** What the report knows of the site beside the broken links. */
export interface ReportContext {
  readonly baseUrl: string;
  readonly anchorsOf: (routePath: string) => ReadonlySet<string>;
  readonly suggestPage: Suggest;
  readonly suggestFile: Suggest;
  readonly isRoute: (sitePath: string) => boolean;
}

/** On this many pages, a link without a known location is taken for a part of the layout (row LINK-10). */
const sharedFrom = 5;

/** One diagnostic for each distinct location and address, sorted by file, line, column and message. */
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

/** Is it known more closely than by its page where the link was written? */
function isLocated({link: {location}}: BrokenLink): boolean {
  return location.key !== undefined || location.line !== undefined;
}

function byLocationAndHref({code, link: {href, location}}: BrokenLink): unknown {
  return [code, href, location.file, location.key ?? [location.line, location.column]];
}

/** @param alike Links with one address, whose location is known no nearer than their page. */
function mergeIfShared(alike: Group<BrokenLink>): Finding[] {
  const merged = toFinding(alike, true);
  if (merged.pages.size >= sharedFrom) return [merged];
  return grouped(alike, ({route, link}) => link.location.file ?? [route]).map((onPage) =>
    toFinding(onPage, false),
  );
}

function toFinding(alike: Group<BrokenLink>, isShared: boolean): Finding {
  return {broken: alike[0], pages: new Set(alike.map(({route}) => route)), isShared};
}

function toDiagnostic(finding: Finding, context: ReportContext): Diagnostic {
  const {broken, isShared} = finding;
  // A file that was picked by chance among many would mislead.
  const {file, line, column, key} = isShared ? {} : broken.link.location;
  return {
    severity: broken.severity,
    code: broken.code,
    message: [whatIsWrong(broken), whereItShows(finding)].filter(Boolean).join(' '),
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

export const consequences: Readonly<Record<BrokenLink['code'], string>> = {
  'broken-link': 'Readers would meet a missing page.',
  'broken-asset': 'Readers would miss what it holds.',
  'broken-anchor': 'Readers would land at the top of the page.',
};

/** What the author wrote, and what is not there. */
export function whatIsWrong({code, link, target, location}: BrokenLink): string {
  const written = link.written ?? link.href;
  if (target === undefined || location === undefined) return `\`${written}\` is no address.`;
  if (location.kind === 'outside') {
    return `\`${written}\` leads out of the site, to \`${decodePath(target.pathname)}\`.`;
  }
  if (location.kind === 'route') {
    return `\`${written}\` leads to no anchor: the page \`${location.route.path}\` has none called \`${target.fragment}\`.`;
  }
  const what = code === 'broken-asset' ? 'file' : 'page';
  const resolved =
    decodePath(splitHref(written).pathname) === location.sitePath
      ? ''
      : ` It stands for \`${location.sitePath}\`.`;
  return `\`${written}\` leads to no ${what}.${resolved}`;
}

/** Rows LINK-09 and LINK-10: one sentence instead of one diagnostic for each page. */
export function whereItShows({broken: {link}, pages, isShared}: Finding): string {
  const {file, key} = link.location;
  const [first] = pages;
  const count = formatCount(pages.size, 'page');
  if (key !== undefined) return `It is set by \`${key}\` and shown on ${count}.`;
  if (isShared) {
    return `It is on ${count} (the first is \`${first}\`), so it probably stands in the navbar, the footer or a component that they share.`;
  }
  if (pages.size > 1) return `It is shown on ${count}.`;
  return file === undefined ? `It is on the page \`${first}\`.` : '';
}

/** What to write instead. */
export function hintFor(
  {code, target, location}: BrokenLink,
  context: ReportContext,
): string | undefined {
  if (target === undefined || location === undefined) {
    return 'Write a path such as `/docs/intro`, or a full address with `https://`.';
  }
  if (location.kind === 'route') {
    const anchor = nearest(target.fragment, context.anchorsOf(location.route.path));
    return anchor === undefined ? undefined : `Did you mean \`#${anchor}\`?`;
  }
  if (location.kind === 'outside') {
    const path = decodePath(target.pathname);
    return context.isRoute(path)
      ? `Did you mean \`${withBaseUrl(path, context.baseUrl)}\`? The site begins at \`${context.baseUrl}\`.`
      : `The site begins at \`${context.baseUrl}\`. What else the host serves needs its full address, with \`https://\`.`;
  }
  if (location.sitePath === '/') {
    return 'The home page is `content/pages/index.md`, or `index` ending in `.mdx`, `.tsx`, `.jsx` or `.js`; other files make no page.';
  }
  const suggest = code === 'broken-asset' ? context.suggestFile : context.suggestPage;
  const meant = suggest(location.sitePath);
  return meant === undefined ? undefined : `Did you mean \`${meant}\`?`;
}

/** Where it leads, without the base; equal for all links that one missing thing breaks. */
export function targetOf({link, target, location}: BrokenLink): string {
  if (target === undefined || location === undefined) return link.href;
  if (location.kind === 'route') return `${location.route.path}#${target.fragment}`;
  return location.kind === 'other' ? location.sitePath : decodePath(target.pathname);
}

/** Finds what the author of a broken path most likely meant. */
export type Suggest = (sitePath: string) => string | undefined;

/** Comparing with every path takes time: after so many searches, only namesakes are suggested. */
const searchLimit = 500;

/**
 * A page or file of the same name elsewhere wins, since pages move more often than names change;
 * else the path that differs in the fewest letters.
 *
 * @param paths Every path that exists, without the base, in a fixed order.
 */
export function createSuggest(paths: readonly string[]): Suggest {
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const namesakes = byName.get(lastName(path));
    if (namesakes === undefined) byName.set(lastName(path), [path]);
    else namesakes.push(path);
  }
  const known = new Map<string, string | undefined>();
  let searches = 0;
  const search = (wanted: string): string | undefined => {
    searches += 1;
    return searches > searchLimit ? undefined : nearest(wanted, paths);
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
