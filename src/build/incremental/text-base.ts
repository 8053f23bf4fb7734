import {join} from 'node:path';
import {createTemplateFiles} from '../../bundle/modules/template-files.ts';
import {type CompileOptions, compileOptions} from '../../compile/compile-options.ts';
import type {SiteConfig} from '../../config/schema/index.ts';
import type {Site} from '../../config/types.ts';
import type {Content} from '../../content/types.ts';
import type {Reads} from '../../memory/reads.ts';
import {sourcePathOf} from '../../render/article.ts';
import type {LinkConfig} from '../../resolve/resolve-pages.ts';
import type {RouteTable} from '../../routes/types.ts';
import type {SearchIndex} from '../../search/index-site.ts';

/** What the next build has to know to bring an edit of texts into the output that this one left. Plain data. */
export interface TextBase {
  readonly options: CompileOptions;
  readonly config: LinkConfig & Pick<SiteConfig, 'pageTimeout'>;
  readonly versions: readonly {readonly folder: string}[];
  /** Sources of pages that lost their paths, and the paths. */
  readonly lost: Readonly<Record<string, string>>;
  /** Pages that are modules or frozen, and Markdown that more than its own page is made from. */
  readonly notAlone: readonly string[];
  readonly scopeKeys: SearchIndex['scopeKeys'];
  /** Sources that were edited since, with their hashes, hex: before the first edit, and after the last. */
  readonly edited: Readonly<Record<string, {readonly first: string; readonly last: string}>>;
}

export interface BuiltSite {
  readonly site: Site;
  readonly content: Content;
  readonly routes: RouteTable;
  readonly scopeKeys: SearchIndex['scopeKeys'];
  /** Absolute paths. */
  readonly reads: Reads;
}

/**
 * @returns `undefined` where a text may be shown in more ways than this program knows of: templates of the site's own
 * may do anything with it.
 */
export function textBase({
  site,
  content,
  routes,
  scopeKeys,
  reads,
}: BuiltSite): TextBase | undefined {
  const {folder, config} = site;
  if (reads === 'unknown' || createTemplateFiles(folder).own.length > 0) return undefined;
  const {baseUrl, staticDirectories, onBrokenMarkdownLinks, pageTimeout} = config;
  const sources = content.versions.flatMap(({docs}) => docs);
  const read = new Set(reads);
  const frozen = new Set(
    content.versions
      .filter(({frozenFiles}) => frozenFiles !== undefined)
      .flatMap(({docs}) => docs.map(({sourcePath}) => sourcePath)),
  );
  const notAlone = [...sources, ...content.pages].filter(
    ({sourcePath, format}) =>
      format !== 'md' || frozen.has(sourcePath) || read.has(join(folder, sourcePath)),
  );
  const lost = [...routes.bySource].filter(([source, route]) => sourcePathOf(route) !== source);
  return {
    options: compileOptions(config),
    config: {baseUrl, staticDirectories, onBrokenMarkdownLinks, pageTimeout},
    versions: content.versions.map((version) => ({folder: version.folder})),
    lost: Object.fromEntries(lost.map(([source, {path}]) => [source, path])),
    notAlone: notAlone.map(({sourcePath}) => sourcePath),
    scopeKeys,
    edited: {},
  };
}
