import {readFile, writeFile} from 'node:fs/promises';
import {join, posix} from 'node:path';
import {glob} from 'tinyglobby';
import {VFileMessage} from 'vfile-message';
import {decodePath, splitHref, withoutBaseUrl, withoutTrailingSlash} from '../../core/urls/href.ts';
import {compileOptions} from '../../markdown/compile/compile-options.ts';
import {linkDestinations} from '../../markdown/compile/link-destinations.ts';
import {syntaxOf} from '../../markdown/compile/source-text.ts';
import {type LinkContext, linkTarget} from '../../markdown/resolve/link-target.ts';
import {linkContext, routesBeside} from '../../markdown/resolve/resolve-pages.ts';
import {fileLink, isPageOf, versionAt} from '../../markdown/resolve/version-links.ts';
import type {CompileOptions} from '../../markdown/types.ts';
import {loadConfig} from '../../site/config/load-config.ts';
import {findMdx} from '../../site/content/format/find-mdx.ts';
import {markdownFormat} from '../../site/content/format/markdown-format.ts';
import {readContent} from '../../site/content/read-content.ts';
import {buildRoutes} from '../../site/routes/build-routes.ts';
import type {Content, Site} from '../../site/types.ts';
import {docsOf, readFrozen} from '../../versions/read-frozen.ts';

/**
 * Changes the source of a Markdown file.
 *
 * @param path Path relative to the version's folder, `/` separators.
 */
export type ChangeText = (path: string, text: string) => string;

/** A file with changed links. */
export interface KeptLinks {
  readonly sourcePath: string;
  readonly links: number;
}

/**
 * Returns a function that makes the links in a version's files independent of the version's path: root-relative links
 * to the version's own pages (`/docs/guide`) become links to source files (`./guide.md`). Other links are unchanged.
 */
export async function linkKeeper(site: Site, name: string): Promise<ChangeText> {
  const {content, change} = await linkChanger(site);
  const version = content.versions.find((one) => one.name === name);
  return (path, text) =>
    version === undefined ? text : change(`${version.folder}/${path}`, text, keptLink).text;
}

/**
 * Changes links that do not name a version, and therefore lead to the default version, to links to the same page in the
 * linking page's version, if that version contains the page. Writes the changed files.
 *
 * @returns The changed files.
 */
export async function keepLeavingLinks(siteFolder: string): Promise<readonly KeptLinks[]> {
  const {site} = await loadConfig(siteFolder);
  const {content, change} = await linkChanger(site);
  const folders = content.versions.map(({folder}) => `${folder}/**/*.{md,mdx}`);
  const files = await glob(folders, {cwd: site.folder});
  const kept: KeptLinks[] = [];
  for (const sourcePath of files.sort()) {
    const file = join(site.folder, sourcePath);
    const {text, links} = change(sourcePath, await readFile(file, 'utf8'), keptLeavingLink);
    if (links === 0) continue;
    await writeFile(file, text);
    kept.push({sourcePath, links});
  }
  return kept;
}

interface LinkChanger {
  readonly content: Content;
  readonly change: (
    sourcePath: string,
    text: string,
    changed: typeof keptLink,
  ) => {readonly text: string; readonly links: number};
}

async function linkChanger(site: Site): Promise<LinkChanger> {
  const frozen = await readFrozen(site);
  const content = await readContent(site, {drafts: true, frozen: docsOf(frozen)});
  const routes = buildRoutes(content, site);
  const routeBeside = routesBeside(routes);
  const docs = content.versions.flatMap((version) => version.docs);
  const formats = new Map(docs.map(({sourcePath, format}) => [sourcePath, format]));
  const options = compileOptions(site);
  const change: LinkChanger['change'] = (sourcePath, text, changed) => {
    const routePath = routes.bySource.get(sourcePath)?.path ?? routeBeside(sourcePath);
    const context = linkContext(sourcePath, routePath, {site, content, routes});
    const choice = {sourcePath, setting: site.config.markdown.format, frontMatter: {}};
    const format = formats.get(sourcePath) ?? markdownFormat({...choice, mdx: findMdx(text)});
    const syntax = syntaxOf({sourcePath, format});
    const changes = destinationsIn(text, syntax, options).flatMap(({written, start}) => {
      const kept = changed(written, context);
      return kept === undefined ? [] : [{kept, start, end: start + written.length}];
    });
    return {
      text: changes.reduceRight(
        (rest, {kept, start, end}) => rest.slice(0, start) + kept + rest.slice(end),
        text,
      ),
      links: changes.length,
    };
  };
  return {content, change};
}

/**
 * Returns the link destinations in a Markdown file; none if the next build reports an error in the file: invalid syntax,
 * or nesting that is too deep.
 */
export function destinationsIn(
  text: string,
  syntax: Parameters<typeof linkDestinations>[1],
  options: CompileOptions,
): ReturnType<typeof linkDestinations> {
  try {
    return linkDestinations(text, syntax, options);
  } catch (error) {
    if (error instanceof VFileMessage || error instanceof RangeError) return [];
    throw error;
  }
}

/**
 * Converts a root-relative link, or a relative URL in a partial, to a page in the same version to a link that does not depend on the version's path.
 *
 * @returns `undefined` for a link that does not depend on the version's path, or that leads to another version.
 */
export function keptLink(written: string, context: LinkContext): string | undefined {
  const {version, versions, baseUrl, routes} = context;
  if (version === undefined || !/^\.{0,2}\/(?!\/)/.test(written) || /&#?\w+;|\\/.test(written))
    return undefined;
  const {pathname, search, hash} = splitHref(written);
  // Links to files in the version's folder take precedence over routes.
  if (routes.bySource.has(posix.join(version.folder, decodePath(pathname)))) return undefined;
  const target = linkTarget(written, context);
  if (target.type !== 'page') return undefined;
  if (written.startsWith('.') && target.leaves === undefined) return undefined;
  const path = decodePath(withoutBaseUrl(splitHref(target.href).pathname, baseUrl));
  const own = target.leaves?.own ?? path;
  const isPage = routes.byPath.has(withoutTrailingSlash(own)) && isPageOf(version, own, routes);
  if (!isPage || versionAt(own, versions)?.name !== version.name) return undefined;
  const link = fileLink(own, context.sourcePath, routes) ?? relativeLink(own, context);
  return link && link + search + hash;
}

/**
 * Converts a link that does not name a version to a link to the same page in the linking page's version.
 *
 * @returns `undefined` for a link that stays in its version or names another version.
 */
function keptLeavingLink(written: string, context: LinkContext): string | undefined {
  const kept = keptLink(written, context);
  const target = kept && linkTarget(written, context);
  return target && target.type === 'page' && target.leaves ? kept : undefined;
}

/** Returns a relative URL for a category page, which does not have a source file. */
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
