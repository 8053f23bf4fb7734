import {join} from 'node:path';
import type {Reads} from '../../core/cache/reads.ts';
import {type MarkdownLabels, markdownLabels} from '../../core/messages/markdown-labels.ts';
import {wordingOf} from '../../core/messages/site-messages.ts';
import {compileOptions} from '../../markdown/compile/compile-options.ts';
import type {LinkConfig} from '../../markdown/resolve/resolve-pages.ts';
import type {LinkVersion} from '../../markdown/resolve/version-links.ts';
import type {CompileOptions} from '../../markdown/types.ts';
import {createTemplateFiles} from '../../pages/bundle/modules/template-files.ts';
import {fullTextPath} from '../../pages/render/llms-files.ts';
import type {SearchIndex} from '../../pages/search/index-site.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import {type Content, type RouteTable, type Site, sourcePathOf} from '../../site/types.ts';

/** Data from a full build that incremental updates need. It must be serializable as JSON. */
export interface Snapshot {
  readonly options: CompileOptions;
  readonly config: LinkConfig & Pick<SiteConfig, 'pageTimeout' | 'url' | 'markdownPages'>;
  readonly tableOfContents: SiteConfig['themeConfig']['tableOfContents'];
  readonly versions: readonly LinkVersion[];
  readonly markdownLabels: MarkdownLabels;
  /** Output paths of the files that contain the texts of all pages in a version, keyed by version name. */
  readonly fullTexts: Readonly<Record<string, string>>;
  /** URL paths of pages that are hidden by another page with the same path, keyed by source path. */
  readonly lost: Readonly<Record<string, string>>;
  /** Source paths of pages that are modules or frozen. */
  readonly modules: readonly string[];
  /** Source paths of pages that other pages import. */
  readonly imported: readonly string[];
  /** True if the site has its own templates, which can show a page's text anywhere. */
  readonly hasTemplates: boolean;
  /** True if the site has print pages or an offline copy, which contain the texts in a different form. */
  readonly hasOtherForms: boolean;
  readonly scopeKeys: SearchIndex['scopeKeys'];
  /** Hashes of the sources that have been updated since the full build, keyed by source path. */
  readonly updated: Readonly<Record<string, string>>;
}

interface BuiltSite extends Pick<SearchIndex, 'scopeKeys'> {
  readonly site: Site;
  readonly content: Content;
  readonly routes: RouteTable;
  readonly reads: Reads;
}

export function takeSnapshot({site, content, routes, reads, scopeKeys}: BuiltSite): Snapshot {
  const {folder, config} = site;
  const {baseUrl, csp, staticDirectories, onBrokenLinks, onBrokenMarkdownLinks} = config;
  const {pageTimeout, url, markdownPages} = config;
  const pages = [...content.versions.flatMap(({docs}) => docs), ...content.pages];
  const read = new Set(reads === 'unknown' ? [] : reads);
  const frozen = content.versions
    .filter(({frozenFiles}) => frozenFiles !== undefined)
    .flatMap(({docs}) => docs.map(({sourcePath}) => sourcePath));
  const lost = [...routes.bySource].filter(([source, route]) => sourcePathOf(route) !== source);
  const sourcesOf = (some: typeof pages): string[] => some.map(({sourcePath}) => sourcePath);
  return {
    options: compileOptions(site),
    config: {
      baseUrl,
      csp,
      staticDirectories,
      onBrokenLinks,
      onBrokenMarkdownLinks,
      pageTimeout,
      url,
      markdownPages,
    },
    tableOfContents: config.themeConfig.tableOfContents,
    versions: content.versions.map(({name, folder, path}) => ({name, folder, path})),
    markdownLabels: markdownLabels(wordingOf(config)),
    fullTexts: markdownPages === 'full' ? fullTextPaths(content) : {},
    lost: Object.fromEntries(lost.map(([source, {path}]) => [source, path])),
    modules: [...sourcesOf(pages.filter(({format}) => format !== 'md')), ...frozen],
    imported: sourcesOf(pages.filter(({sourcePath}) => read.has(join(folder, sourcePath)))),
    hasTemplates: createTemplateFiles(folder).own.length > 0,
    hasOtherForms: routes.printed.length > 0 || config.offline,
    scopeKeys,
    updated: {},
  };
}

function fullTextPaths({versions}: Content): Record<string, string> {
  return Object.fromEntries(versions.map((version) => [version.name, fullTextPath(version)]));
}
