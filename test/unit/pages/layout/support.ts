import type {FrontMatter} from '../../../../src/core/front-matter/schema.ts';
import type {PageMetadata} from '../../../../src/markdown/types.ts';
import {buildLayout} from '../../../../src/pages/layout/build-layout.ts';
import type {Layout, LayoutInput} from '../../../../src/pages/types.ts';
import {siteConfigSchema, type UserSiteConfig} from '../../../../src/site/config/schema/index.ts';
import type {Doc, Route, SidebarItem, Version} from '../../../../src/site/types.ts';
import * as articleMarkup from '../../../../templates/ArticleMarkup.ts';

/** A brief description of a version: docs, keyed by id, and one sidebar. */
export interface VersionSketch {
  readonly name: string;
  readonly label?: string;
  /** Route path of the version's root. */
  readonly path: string;
  readonly docs: Readonly<Record<string, FrontMatter>>;
  readonly sidebar?: readonly SidebarItem[];
  readonly searchEngines?: Version['searchEngines'];
  readonly frozen?: boolean;
  readonly packageRange?: string;
}

/** Returns the layout input for a site with the given versions. Docs are at `<version path>/<id>`. */
export function layoutInput(
  sketches: readonly VersionSketch[],
  config: Partial<UserSiteConfig> = {},
  contentTitles: Readonly<Record<string, string>> = {},
): LayoutInput {
  const versions = sketches.map((sketch, index) => version(sketch, index === 0));
  const docs = versions.flatMap((each) => each.docs);
  const routes = docs.map(
    (doc): Route => ({
      path: doc.path,
      outputPath: `${doc.path}/index.html`,
      content: {kind: 'doc', doc},
    }),
  );
  return {
    site: {
      folder: '/site',
      configFile: 'site.config.ts',
      articleMarkup,
      hasMdxComponents: false,
      languages: [],
      redirectLocations: [],
      config: siteConfigSchema.parse({
        title: 'Site',
        url: 'https://example.org',
        baseUrl: '/base/',
        docs: {versions: sketches.map(({name}) => ({name}))},
        ...config,
      }),
    },
    content: {versions, pages: [], staticFiles: [], diagnostics: [], reads: []},
    routes: {
      routes,
      refused: [],
      notFound: {path: '/404.html', outputPath: '404.html', content: {kind: 'not-found'}},
      byPath: new Map(routes.map((route) => [route.path.replace(/(.)\/$/, '$1'), route])),
      bySource: new Map(docs.map((doc, index) => [doc.sourcePath, routes[index] as Route])),
      printed: [],
      redirects: [],
      redirectPatterns: [],
      diagnostics: [],
    },
    previews: new Map(routes.map(({path}) => [path, {href: '/base/img/x.png'}])),
    compiled: {
      metadata: new Map(docs.map((doc) => [doc.sourcePath, metadata(contentTitles[doc.id])])),
    },
  };
}

/** Returns the layout of a site with the given versions, and its routes, keyed by path. */
export function layoutOf(...parameters: Parameters<typeof layoutInput>): {
  layout: Layout;
  route: (path: string) => Route;
} {
  const input = layoutInput(...parameters);
  return {
    layout: buildLayout(input),
    route: (path) => {
      const found = input.routes.byPath.get(path);
      if (found === undefined) throw new Error(`The test's site has no page ${path}.`);
      return found;
    },
  };
}

function version(sketch: VersionSketch, isLast: boolean): Version {
  const folder = `content/docs/${sketch.name}`;
  const docs = Object.entries(sketch.docs).map(
    ([id, frontMatter]): Doc => ({
      id,
      version: sketch.name,
      sourcePath: `${folder}/${id}.md`,
      format: 'md',
      hash: '',
      path: `${sketch.path}/${id}`,
      sidebar: sketch.sidebar === undefined ? undefined : 'docs',
      frontMatter,
    }),
  );
  return {
    name: sketch.name,
    label: sketch.label ?? sketch.name,
    isLast,
    path: sketch.path,
    folder,
    banner: 'none',
    badge: true,
    className: `docs-version-${sketch.name}`,
    searchEngines: sketch.searchEngines ?? 'index',
    packageRange: sketch.packageRange,
    docs,
    sidebars: new Map(sketch.sidebar === undefined ? [] : [['docs', sketch.sidebar]]),
    sidebarsFile: `${folder}/sidebars.json`,
    draftIds: new Set(),
    mainDocId: Object.keys(sketch.docs)[0] ?? '',
    ...(sketch.frozen === true && {frozenFiles: new Map()}),
  };
}

function metadata(contentTitle: string | undefined): PageMetadata {
  return {
    contentTitle,
    excerpt: 'First line.',
    toc: [2, 3, 4].map((level) => ({id: `h${level}`, level, html: `H${level}`})),
    anchors: [],
    hashLinks: [],
    externalLinks: [],
    slots: [],
    styles: [],
  };
}
