import type {EmittedFile} from '../bundle/types.ts';
import type {Diagnostic} from '../diagnostics/types.ts';
import {extractLinks} from '../html/extract-links.ts';
import type {Route} from '../routes/types.ts';
import type {HeadTag, HydrationData, ServerTheme, SiteData} from '../theme/types.ts';
import {routeToHref} from '../urls/href.ts';
import {routeToDataPath} from '../urls/output-path.ts';
import {type RenderedArticle, renderArticle} from './article.ts';
import {contentSecurityPolicy} from './content-security-policy.ts';
import {describeFailures, type RenderFailure} from './render-failures.ts';
import {renderedLinks} from './rendered-links.ts';
import {siteFiles} from './site-files.ts';
import type {RenderedPage, RenderInput} from './types.ts';

export interface RenderTargets {
  /** @param outputPath Relative to the output folder. */
  readonly write: (outputPath: string, contents: Uint8Array | string) => Promise<void>;
  /** Takes what each page links to and offers, page by page, so that it need not be kept. */
  readonly onPage: (page: RenderedPage) => void;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Render every route into its HTML, its script chunk and its metadata, one after the other, and hand
 * over the files that all pages share.
 *
 * @returns Pages that could not be rendered (`render-failed`); the others are complete.
 */
export async function renderRoutes(
  input: RenderInput,
  {write, onPage, onProgress}: RenderTargets,
): Promise<{diagnostics: readonly Diagnostic[]}> {
  const failures: RenderFailure[] = [];
  const routes = [...input.routes.routes, input.routes.notFound];
  for (const [index, route] of routes.entries()) {
    const article = await renderArticle(route, input);
    if (article === undefined) continue;
    const hydration = hydrationData(route, article, input);
    let document: string;
    try {
      document = renderDocument(route, article, hydration, input);
    } catch (error) {
      // Costs its own page only: the others are still rendered and checked.
      failures.push({route, error});
      continue;
    }
    await Promise.all(
      pageFiles(route, document, article.chunk, hydration).map(({outputPath, contents}) =>
        write(outputPath, contents),
      ),
    );
    onPage(renderedLinks(route, extractLinks(document), input));
    onProgress?.(index + 1, routes.length);
  }
  for (const file of [...siteFiles(input), ...input.bundle.files]) {
    await write(file.outputPath, file.contents);
  }
  return {diagnostics: describeFailures(failures)};
}

function hydrationData(
  route: Route,
  {stylesheets}: RenderedArticle,
  {config, shell, bundle}: RenderInput,
): HydrationData {
  return {
    route: {
      ...shell.routeData(route),
      runtime: bundle.runtime,
      stylesheets: addresses(stylesheets, config.baseUrl),
    },
    sidebar: shell.sidebarOf(route),
  };
}

/** The not-found page has nothing to navigate to: it is its HTML alone. */
function pageFiles(
  {path, outputPath, content}: Route,
  document: string,
  chunk: string,
  {route}: HydrationData,
): EmittedFile[] {
  const html = {outputPath, contents: document};
  if (content.kind === 'not-found') return [html];
  const dataPath = routeToDataPath(path);
  return [
    html,
    {outputPath: `${dataPath}.js`, contents: chunk},
    {outputPath: `${dataPath}.json`, contents: `${JSON.stringify(route)}\n`},
  ];
}

function renderDocument(
  route: Route,
  {article, stylesheets}: RenderedArticle,
  hydration: HydrationData,
  {config, shell, bundle}: RenderInput,
): string {
  return bundle.server.renderDocument({
    site: shell.site,
    hydration,
    article,
    head: [...policyTags(config.csp, shell.site, bundle.server), ...shell.head(route)],
    stylesheets: addresses([bundle.stylesheet, ...stylesheets], config.baseUrl),
    scripts: addresses([bundle.entry], config.baseUrl),
  });
}

function addresses(outputPaths: readonly string[], baseUrl: string): string[] {
  return outputPaths.map((outputPath) => routeToHref(`/${outputPath}`, baseUrl));
}

/** For hosts that cannot send headers: the policy in the page itself, before anything that it governs. */
function policyTags(
  csp: RenderInput['config']['csp'],
  site: SiteData,
  theme: ServerTheme,
): HeadTag[] {
  if (csp !== 'meta') return [];
  const content = contentSecurityPolicy(theme.inlineScripts(site));
  return [{tag: 'meta', attributes: {'http-equiv': 'Content-Security-Policy', content}}];
}
