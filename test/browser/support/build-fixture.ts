import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Article, RouteData, SiteData} from 'legacydocs';
import {routeToDataPath, routeToOutputPath} from '../../../src/core/urls/href.ts';
import {loadServer} from '../../../src/pages/bundle/load-server.ts';
import type {BundleInput} from '../../../src/pages/types.ts';
import {basicModules, bundleFolder, fixture} from '../../unit/pages/bundle/bundle-fixture.ts';
import {
  homeRoute,
  notFoundRoute,
  sampleCategory,
  sampleDocument,
  sampleRoute,
  sampleSidebar,
  sampleSite,
} from '../../unit/templates/sample-data.ts';

interface FixturePage {
  readonly route: RouteData;
  readonly outputPath: string;
  readonly withSidebar: boolean;
  /** Source path of a module, or an article's HTML. */
  readonly article: {readonly module: string} | {readonly html: string};
}

export const pages: readonly FixturePage[] = [
  {
    route: sampleRoute(homeRoute),
    outputPath: 'index.html',
    withSidebar: false,
    article: {module: 'content/pages/index.tsx'},
  },
  {
    route: sampleRoute({path: '/docs/2.x/live', title: 'Live', documentTitle: 'Live | Sample'}),
    outputPath: routeToOutputPath('/docs/2.x/live', undefined),
    withSidebar: true,
    article: {module: 'content/docs/live.mdx'},
  },
  {
    route: sampleRoute(),
    outputPath: routeToOutputPath(sampleRoute().path, undefined),
    withSidebar: true,
    article: {
      // Raw HTML as authors write it, with irregular white space. Hydration must not change it.
      html: '<h2 id="first">First <a class="hash-link" href="#first"></a></h2>\n<p>Text &amp; <b>more<i>!</b></i>\n<h3 id="first-detail">Detail</h3><p>Long text. '.concat(
        'More of it. '.repeat(400),
        '</p><h2 id="second">Second</h2>',
      ),
    },
  },
  {
    route: sampleRoute({path: '/docs/2.x/category/guide', title: 'Guide', page: sampleCategory()}),
    outputPath: routeToOutputPath('/docs/2.x/category/guide', undefined),
    withSidebar: true,
    article: {html: ''},
  },
  {
    route: sampleRoute(notFoundRoute),
    outputPath: '404.html',
    withSidebar: false,
    article: {html: ''},
  },
];

export interface BuiltFixture {
  /** Absolute path. */
  readonly folder: string;
  /** Inline code that a strict Content-Security-Policy must allow. */
  readonly inlineScripts: readonly string[];
}

/**
 * Bundles `theme-basic`, renders the sample pages with it, and writes the bundles and the pages to a folder.
 *
 * @param folder Absolute path.
 */
export async function buildFixture(
  folder: string,
  site: Partial<SiteData> = {},
  changes: Partial<BundleInput> = {},
): Promise<BuiltFixture> {
  const siteData = sampleSite(site);
  const bundle = await bundleFolder(fixture('theme-basic'), {
    modules: basicModules,
    siteData,
    ...changes,
  });
  const {theme, components} = await loadServer(bundle.serverFiles());
  const write = async (path: string, contents: string | Uint8Array): Promise<void> => {
    await mkdir(dirname(join(folder, path)), {recursive: true});
    await writeFile(join(folder, path), contents);
  };
  for (const file of bundle.files) await write(file.outputPath, file.contents);
  const routes = pages.map(({route}) => route).filter(({page}) => page.kind !== 'not-found');
  await write('_data/routes.json', JSON.stringify(routes.map(({path}) => path)));
  await write(
    'img/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16"/></svg>',
  );
  for (const page of pages) {
    const module =
      'module' in page.article ? bundle.pageModules.get(page.article.module) : undefined;
    if (module !== undefined) await write(`${routeToDataPath(page.route.path)}.js`, module.code);
    const props = sampleDocument({
      site,
      route: page.route,
      sidebar: page.withSidebar ? sampleSidebar : null,
      article: articleOf(page, components),
    });
    const document = theme.renderDocument({
      ...props,
      stylesheets: [bundle.stylesheet, ...(module?.stylesheets ?? [])].map(
        (path) => siteData.baseUrl + path,
      ),
      scripts: [siteData.baseUrl + bundle.entry],
    });
    await write(page.outputPath, document);
  }
  return {folder, inlineScripts: bundle.inlineScripts};
}

function articleOf(
  {article}: FixturePage,
  components: ReadonlyMap<string, Extract<Article, {Component: unknown}>['Component']>,
): Article {
  if ('html' in article) return article;
  const Component = components.get(article.module);
  if (Component === undefined) throw new Error(`No component for ${article.module}.`);
  return {Component};
}
