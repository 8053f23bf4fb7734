import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {Route} from '../../site/routes/types.ts';
import {type DocIndex, versionOf} from './doc-index.ts';

/** What search engines are told about a page. */
export interface SearchPolicy {
  /** Not to be indexed. */
  readonly noIndex: boolean;
  /** Address to keep instead of this one; `undefined` when the page stands for itself. */
  readonly canonicalHref: string | undefined;
}

/** A page's policy from the site's `noIndex` and its version's `searchEngines` (rows SEO-07, VER-10). */
export function searchPolicy(route: Route, docs: DocIndex, config: SiteConfig): SearchPolicy {
  const policy = docs.version(versionOf(route) ?? '')?.searchEngines;
  return {
    noIndex:
      config.noIndex ||
      policy === 'noindex' ||
      route.content.kind === 'not-found' ||
      isUnlisted(route),
    canonicalHref: policy === 'canonical' ? newestTwin(route, docs) : undefined,
  };
}

/** Whether only who knows its address finds a page: front matter says `unlisted`. */
export function isUnlisted({content}: Route): boolean {
  if (content.kind === 'doc') return content.doc.frontMatter.unlisted === true;
  return content.kind === 'page' && content.page.frontMatter.unlisted === true;
}

/** The same doc in the newest version that has it; `undefined` when that is the page itself. */
function newestTwin({content}: Route, docs: DocIndex): string | undefined {
  if (content.kind !== 'doc') return undefined;
  const newest = [docs.lastVersion, ...docs.versions]
    .map((version) =>
      version === undefined ? undefined : docs.listed(version.name, content.doc.id),
    )
    .find((doc) => doc !== undefined);
  return newest === undefined || newest === content.doc ? undefined : docs.href(newest);
}
