import {readFile, writeFile} from 'node:fs/promises';
import {join, posix} from 'node:path';
import {glob} from 'tinyglobby';
import {decodePath, splitHref, withoutBaseUrl} from '../../core/urls/href.ts';
import {withoutTrailingSlash} from '../../core/urls/route-path.ts';
import {type CompileOptions, compileOptions} from '../../markdown/compile/compile-options.ts';
import {linkDestinations} from '../../markdown/compile/link-destinations.ts';
import {syntaxOf} from '../../markdown/compile/source-text.ts';
import {type LinkContext, linkTarget} from '../../markdown/resolve/link-target.ts';
import {linkContext} from '../../markdown/resolve/resolve-pages.ts';
import {fileLink, isPageOf, versionAt} from '../../markdown/resolve/version-links.ts';
import {loadConfig} from '../../site/config/load-config.ts';
import type {Site} from '../../site/config/types.ts';
import {findMdx} from '../../site/content/format/find-mdx.ts';
import {markdownFormat} from '../../site/content/format/markdown-format.ts';
import {readContent} from '../../site/content/read-content.ts';
import type {Content} from '../../site/content/types.ts';
import {buildRoutes} from '../../site/routes/build-routes.ts';
import {docsOf, readFrozen} from '../../versions/read-frozen.ts';

/** Changes the text of a Markdown file. @param path Relative to the version's folder, `/` separators. */
export type ChangeText = (path: string, text: string) => string;

/** A file with links that stay within their version now. */
export interface KeptLinks {
  readonly sourcePath: string;
  readonly links: number;
}

/**
 * Makes the links of a version independent of its address: root-relative links to its own pages (`/docs/guide`) become links to
 * their files (`./guide.md`). All other text stays, byte for byte.
 */
export async function linkKeeper(site: Site, name: string): Promise<ChangeText> {
  const {content, change} = await linkChanger(site);
  const version = content.versions.find((one) => one.name === name);
  return (path, text) =>
    version === undefined ? text : change(`${version.folder}/${path}`, text, keptLink).text;
}

/**
 * Makes links stay within the version of their page where they lead to the default version only because they name none, and
 * the version has such a page. Replaces the files.
 *
 * @returns Source path and number of changed links of each changed file.
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
  const docs = content.versions.flatMap((version) => version.docs);
  const formats = new Map(docs.map(({sourcePath, format}) => [sourcePath, format]));
  const options = compileOptions(site);
  const change: LinkChanger['change'] = (sourcePath, text, changed) => {
    const routePath = routes.bySource.get(sourcePath)?.path;
    const context = linkContext(sourcePath, routePath ?? '/', {site, content, routes});
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

/** @returns `undefined` for a link that does not leave its version, or names the other one. */
function keptLeavingLink(written: string, context: LinkContext): string | undefined {
  const kept = keptLink(written, context);
  const target = kept && linkTarget(written, context);
  return target && target.type === 'page' && target.leaves ? kept : undefined;
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
