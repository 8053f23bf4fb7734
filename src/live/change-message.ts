import type {RouteRow} from '../build/types.ts';
import type {Site} from '../config/types.ts';
import type {LiveMessage} from '../theme/live-types.ts';
import {routeToDataPath} from '../urls/output-path.ts';

/** A build whose output is served. */
export interface BuiltSite {
  readonly site: Site;
  readonly routes: readonly Pick<RouteRow, 'path'>[];
}

export interface Change {
  /** What was served until now; `undefined` before the first good build. */
  readonly before: BuiltSite | undefined;
  readonly now: BuiltSite;
  /** What had changed, relative to the site folder. */
  readonly files: readonly string[];
  /** Output paths that builds have written since. */
  readonly written: ReadonlySet<string>;
  /** Paths of routes of which pages show a text that was never built: they have to take what is built. */
  readonly shown: readonly string[];
}

/** Files that every page runs: a page cannot take new ones over. */
const sharedFile = /^assets\/(?:js\/(?:entry|runtime)|css\/styles)\./;

/** What a build has to tell open pages. */
export type ChangeMessage = Extract<LiveMessage, {readonly kind: 'built' | 'reload'}>;

/** What open pages have to do about a build; `undefined`: nothing. */
export function changeMessage({
  before,
  now,
  files,
  written,
  shown,
}: Change): ChangeMessage | undefined {
  const {baseUrl} = now.site.config;
  const isOld =
    before === undefined ||
    before.site.config.baseUrl !== baseUrl ||
    files.some((file) => now.site.configDependencies.includes(file)) ||
    [...written].some((path) => sharedFile.test(path));
  if (isOld) return {kind: 'reload', baseUrl};
  const pagesGone = before.routes.length !== now.routes.length;
  if (written.size === 0 && shown.length === 0 && !pagesGone) return undefined;
  const articles = now.routes.filter(
    ({path}) => shown.includes(path) || written.has(`${routeToDataPath(path)}.js`),
  );
  return {kind: 'built', articles: articles.map(({path}) => path)};
}
