import {routeToDataPath} from '../../core/urls/route-path.ts';
import type {LiveMessage} from '../../pages/theme/live-types.ts';
import type {RouteRow} from '../../pipeline/types.ts';
import type {Site} from '../../site/config/types.ts';

/** A good build. */
export interface BuiltSite {
  readonly site: Site;
  readonly routes: readonly Pick<RouteRow, 'path'>[];
}

export interface Change {
  /** What open pages were told of last; `undefined`: nothing yet. */
  readonly before: BuiltSite | undefined;
  /** What is served. */
  readonly now: BuiltSite;
  /** Output paths that builds have written in between. */
  readonly written: ReadonlySet<string>;
  /** Paths of routes of which pages show a text that was never built: they have to take what is built. */
  readonly shown: readonly string[];
}

/** Files that every page runs: a page cannot take new ones over. */
const sharedFile = /^assets\/(?:js\/(?:entry|runtime)|css\/styles)\./;

/** What a build has to tell open pages. */
export type ChangeMessage = Extract<LiveMessage, {readonly kind: 'built' | 'reload'}>;

/** What open pages have to do about what is served; `undefined`: nothing. */
export function changeMessage({before, now, written, shown}: Change): ChangeMessage | undefined {
  const isOld =
    before === undefined ||
    JSON.stringify(before.site.config) !== JSON.stringify(now.site.config) ||
    [...written].some((path) => sharedFile.test(path));
  if (isOld) return {kind: 'reload', baseUrl: now.site.config.baseUrl};
  const pagesGone = before.routes.length !== now.routes.length;
  if (written.size === 0 && shown.length === 0 && !pagesGone) return undefined;
  const articles = now.routes.filter(
    ({path}) => shown.includes(path) || written.has(`${routeToDataPath(path)}.js`),
  );
  return {kind: 'built', articles: articles.map(({path}) => path)};
}
