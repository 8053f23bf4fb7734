import type {Store} from '../../core/cache/store.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {routeToDataPath, routeToMarkdownPath} from '../../core/urls/route-path.ts';
import type {Route} from '../../site/routes/types.ts';
import type {EmittedFile} from '../bundle/types.ts';
import type {DocumentProps} from '../theme/types.ts';
import {type RenderedArticle, renderArticle, sourcePathOf} from './article.ts';
import {createRouteProps, outputHrefs, policyTags, type RouteProps} from './document-props.ts';
import {createDocumentRenderer} from './document-renderer.ts';
import type {DocumentLinks, RenderedDocument} from './documents.ts';
import {EndlessRender, endlessHint} from './endless.ts';
import {fullTexts} from './llms-files.ts';
import {createPageKeys, createTextCache, type PageCache} from './page-cache.ts';
import {printVersions} from './print/print-versions.ts';
import {
  describeFailures,
  describeFlaws,
  type FlawedPage,
  type RenderFailure,
} from './render-problems.ts';
import {redirectLinks, renderedLinks} from './rendered-links.ts';
import {hostingProblems, siteFiles, withoutOwn} from './site-files.ts';
import type {RenderedPage, RenderInput} from './types.ts';

interface RenderTargets {
  readonly store: Store;
  /** @param outputPath Relative to the output folder. */
  readonly write: (outputPath: string, contents: Uint8Array | string) => Promise<string>;
  /** Pages that an earlier build rendered. */
  readonly kept: PageCache;
  /** Called with the links and anchors of each page, so that they are not kept in memory. */
  readonly onPage: (page: RenderedPage) => void;
  readonly onProgress?: (done: number, total: number) => void;
  /** Stops rendering. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Renders all routes (HTML, chunk and metadata), and writes the files that pages share.
 *
 * @returns Pages that could not be rendered (`render-failed`), and warnings about pages whose hydration fails.
 */
export async function renderRoutes(
  input: RenderInput,
  {store, write, kept, onPage, onProgress, signal}: RenderTargets,
): Promise<{diagnostics: readonly Diagnostic[]}> {
  const failures: RenderFailure[] = [];
  const flawed: FlawedPage[] = [];
  const routes = [...input.routes.routes, input.routes.notFound];
  const propsOf = createRouteProps(input);
  const keys = createPageKeys(input, propsOf, store);
  const renderer = createDocumentRenderer(
    input.bundle,
    input.layout.site,
    routes.length,
    undefined,
    {maxSeconds: input.config.pageTimeout, signal},
  );
  const markdown = createTextCache(
    'markdown',
    ({content}) => input.config.markdownPages === 'full' && content.kind !== 'not-found',
    store,
  );
  const printed = createTextCache(
    'text',
    ({content}) =>
      input.routes.printed.length > 0 && (content.kind === 'doc' || content.kind === 'category'),
    store,
  );
  const begun: BegunPage[] = [];

  const begin = async (route: Route): Promise<BegunPage | undefined> => {
    const key = keys.keyOf(route);
    const hasTexts = [markdown, printed].every((texts) => texts.find(route, key));
    const known = hasTexts ? kept.find(key) : undefined;
    if (known !== undefined) return {route, known};
    const article = await renderArticle(route, input);
    if (article === undefined) return undefined;
    const props = propsOf(route, article);
    const {chunk} = article;
    const document = documentProps(article, props, input);
    const rendered = renderer.render(document);
    return {route, key, chunk, document, rendered};
  };
  const finish = async (page: BegunPage): Promise<void> => {
    const {route} = page;
    if ('known' in page) return onPage(renderedLinks(route, page.known, input));
    const rendered = await page.rendered();
    // The other pages are still rendered and checked.
    if ('error' in rendered) {
      const error = withImportCycle(rendered.error, route, input.bundle);
      failures.push({route, props: page.document, error});
      return;
    }
    markdown.add(route, page.key, rendered.markdown);
    printed.add(route, page.key, rendered.text);
    const styles = rendered.styles === undefined ? [] : [rendered.styles];
    const files = await Promise.all(
      [...pageFiles(rendered, page), ...styles].map(
        async ({outputPath, contents}) => [outputPath, await write(outputPath, contents)] as const,
      ),
    );
    const {flaws = []} = rendered;
    for (const flaw of flaws) flawed.push({route, props: page.document, flaw});
    // A flawed page is not cached, so that each build reports it.
    const isKept = flaws.length === 0;
    const links = isKept ? kept.add(page.key, files, rendered.links) : rendered.links;
    onPage(renderedLinks(route, links, input));
  };
  // In the order of the routes, while the next pages are rendered.
  const finishUpTo = async (maxBegun: number): Promise<void> => {
    while (begun.length > maxBegun) {
      const oldest = begun.shift();
      if (oldest !== undefined) await finish(oldest);
    }
  };

  try {
    for (const [index, route] of routes.entries()) {
      onProgress?.(index + 1, routes.length);
      const page = await begin(route);
      if (page !== undefined) begun.push(page);
      await renderer.listen();
      await finishUpTo(renderer.ahead);
    }
    await finishUpTo(0);
  } finally {
    await renderer.close();
  }
  keys.save();
  for (const redirect of input.routes.redirects) {
    onPage(redirectLinks(redirect, input.config.url));
  }
  const failed = await describeFailures(failures, input.bundle);
  const wrong = await describeFlaws(flawed, input.bundle);
  if (failures.length === 0) {
    failed.push(...(await printVersions(input, {textOf: printed.of, kept, write})));
  }
  const full = withoutOwn(fullTexts(input, markdown.of), input);
  for (const file of [...siteFiles(input), ...full, ...input.bundle.files]) {
    await write(file.outputPath, file.contents);
  }
  return {diagnostics: [...failed, ...wrong, ...hostingProblems(input)]};
}

/** Replaces the error of an endless page by the import cycle that causes it. */
function withImportCycle(
  error: unknown,
  route: Route,
  {importCycles}: RenderInput['bundle'],
): unknown {
  const cycle = importCycles[sourcePathOf(route) ?? ''];
  if (cycle === undefined || endlessHint(error) === undefined) return error;
  const way = cycle.map((file) => `\`${file}\``).join(' → ');
  return new EndlessRender(`Markdown files import each other: ${way}.`, {
    cause: error,
  });
}

/** A page that is reused, or being rendered. */
type BegunPage =
  | {readonly route: Route; readonly known: DocumentLinks}
  | (PageParts & {readonly key: string; readonly rendered: () => Promise<RenderedDocument>});

interface PageParts {
  readonly route: Route;
  readonly chunk: string;
  readonly document: DocumentProps;
}

/** Returns the files of a page. The not-found page has HTML only, since nothing navigates to it. */
function pageFiles(
  {html: contents, markdown}: Extract<RenderedDocument, {html: unknown}>,
  {route: {path, outputPath, content}, chunk, document: {hydration}}: PageParts,
): EmittedFile[] {
  const html = {outputPath, contents};
  if (content.kind === 'not-found') return [html];
  const dataPath = routeToDataPath(path);
  return [
    html,
    {outputPath: `${dataPath}.js`, contents: chunk},
    {outputPath: `${dataPath}.json`, contents: `${JSON.stringify(hydration.route)}\n`},
    ...(markdown === undefined
      ? []
      : [{outputPath: routeToMarkdownPath(path), contents: markdown}]),
  ];
}

function documentProps(
  {article, stylesheets, head: ownHead = []}: RenderedArticle,
  {hydration, head}: RouteProps,
  {config, layout, bundle}: RenderInput,
): DocumentProps {
  return {
    site: layout.site,
    hydration,
    article,
    head: [...policyTags(config.csp, bundle.inlineScripts), ...head, ...ownHead],
    stylesheets: outputHrefs([bundle.stylesheet, ...stylesheets], config.baseUrl),
    scripts: outputHrefs([bundle.entry], config.baseUrl),
  };
}
