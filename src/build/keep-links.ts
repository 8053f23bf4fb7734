import {posix} from 'node:path';
import {type CompileOptions, compileOptions} from '../compile/compile-options.ts';
import {linkDestinations} from '../compile/link-destinations.ts';
import {syntaxOf} from '../compile/syntax-of.ts';
import type {Site} from '../config/types.ts';
import {findMdx} from '../content/format/find-mdx.ts';
import {markdownFormat} from '../content/format/markdown-format.ts';
import {readContent} from '../content/read-content.ts';
import {docsOf, readFrozen} from '../freeze/read-frozen.ts';
import {type LinkContext, linkTarget} from '../resolve/link-target.ts';
import {linkContext} from '../resolve/resolve-pages.ts';
import {fileLink, isPageOf, versionAt} from '../resolve/version-links.ts';
import {buildRoutes} from '../routes/build-routes.ts';
import {decodePath} from '../urls/decode.ts';
import {splitHref, withoutBaseUrl} from '../urls/href.ts';
import {withoutTrailingSlash} from '../urls/route-path.ts';

/** Changes the text of a Markdown file. @param path Relative to the version's folder, `/` separators. */
export type ChangeText = (path: string, text: string) => string;

/**
 * Makes the links of a version independent of its address: root-relative links to its own pages (`/docs/guide`) become links to
 * their files (`./guide.md`). All other text stays, byte for byte.
 */
export async function linkKeeper(site: Site, name: string): Promise<ChangeText> {
  const frozen = await readFrozen(site);
  const content = await readContent(site, {drafts: true, frozen: docsOf(frozen)});
  const routes = buildRoutes(content, site);
  const version = content.versions.find((one) => one.name === name);
  if (version === undefined) return (_path, text) => text;
  const formats = new Map(version.docs.map(({sourcePath, format}) => [sourcePath, format]));
  const options = compileOptions(site);
  return (path, text) => {
    const sourcePath = `${version.folder}/${path}`;
    const routePath = routes.bySource.get(sourcePath)?.path;
    const context = linkContext(sourcePath, routePath ?? '/', {site, content, routes});
    const choice = {sourcePath, setting: site.config.markdown.format, frontMatter: {}};
    const format = formats.get(sourcePath) ?? markdownFormat({...choice, mdx: findMdx(text)});
    const syntax = syntaxOf({sourcePath, format});
    return destinationsIn(text, syntax, options).reduceRight((changed, {written, start}) => {
      const kept = keptLink(written, context) ?? written;
      return changed.slice(0, start) + kept + changed.slice(start + written.length);
    }, text);
  };
}

/** A file that cannot be parsed keeps its links; the next build says what is wrong with it. */
function destinationsIn(
  text: string,
  syntax: Parameters<typeof linkDestinations>[1],
  options: CompileOptions,
): ReturnType<typeof linkDestinations> {
  try {
    return linkDestinations(text, syntax, options);
  } catch {
    return [];
  }
}

/**
 * Gives a root-relative link to a page of its own version another form, which keeps to the version wherever that is.
 *
 * @returns `undefined` for a link that keeps to its version already, or leads to another one.
 */
export function keptLink(written: string, context: LinkContext): string | undefined {
  const {version, versions, baseUrl, routes} = context;
  if (version === undefined || !/^\/(?!\/)/.test(written) || /&#?\w+;|\\/.test(written))
    return undefined;
  const {pathname, search, hash} = splitHref(written);
  // Looked for in the folder of the version first.
  if (routes.bySource.has(posix.join(version.folder, decodePath(pathname)))) return undefined;
  const target = linkTarget(written, context);
  if (target.type !== 'page') return undefined;
  const path = decodePath(withoutBaseUrl(splitHref(target.href).pathname, baseUrl));
  const own = target.leaves?.own ?? path;
  const isPage = routes.byPath.has(withoutTrailingSlash(own)) && isPageOf(version, own, routes);
  if (!isPage || versionAt(own, versions)?.name !== version.name) return undefined;
  const link = fileLink(own, context.sourcePath, routes) ?? relativeLink(own, context);
  return link && link + search + hash;
}

/** From page to page: the list of a category has no file. */
function relativeLink(
  target: string,
  {sourcePath, routePath, routes}: LinkContext,
): string | undefined {
  if (!routes.bySource.has(sourcePath)) return undefined;
  const folder = routePath.slice(0, routePath.lastIndexOf('/') + 1);
  const path = posix.relative(folder, target);
  const ending = target.endsWith('/') ? '/' : '';
  return encodeURI(path.startsWith('.') ? path : `./${path}`) + ending;
}
