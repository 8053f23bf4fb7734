import type {Store} from '../../core/cache/store.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {routeToDataPath, routeToMarkdownPath} from '../../core/urls/route-path.ts';
import type {Route} from '../../site/routes/types.ts';
import type {EmittedFile} from '../bundle/types.ts';
import type {DocumentProps} from '../theme/types.ts';
import {type RenderedArticle, renderArticle, sourcePathOf} from './article.ts';
import {addresses, createRouteProps, policyTags, type RouteProps} from './document-props.ts';
import {createDocumentRenderer} from './document-renderer.ts';
import type {DocumentLinks, RenderedDocument} from './documents.ts';
import {EndlessRender, endlessHint} from './endless.ts';
import {fullTexts} from './llms-files.ts';
import {createPageKeys, type KeptPages, keptTexts} from './page-cache.ts';
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

export interface RenderTargets {
  readonly store: Store;
  /** @param outputPath Relative to the output folder. */
  readonly write: (outputPath: string, contents: Uint8Array | string) => Promise<string>;
  /** Pages of earlier builds that the last output still holds. */
  readonly kept: KeptPages;
  /** Takes what each page links to and offers, page by page, so that it need not be kept. */
  readonly onPage: (page: RenderedPage) => void;
  readonly onProgress?: (done: number, total: number) => void;
  /** Stops what takes long. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Render every route into its HTML, its script chunk and its metadata, and hand over the files that all
 * pages share.
 *
 * @returns Pages that could not be rendered (`render-failed`), and those that browsers will read otherwise; the others are complete.
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
    {seconds: input.config.pageTimeout, signal},
  );
  const markdown = keptTexts(
    'markdown',
    ({content}) => input.config.markdownPages === 'full' && content.kind !== 'not-found',
    store,
  );
  const printed = keptTexts(
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
    // Costs its own page only: the others are still rendered and checked.
    if ('error' in rendered) {
      const error = withCircle(rendered.error, route, input.bundle);
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
    // A flawed page is reported in each build.
    const isKept = flaws.length === 0;
    const links = isKept ? kept.add(page.key, files, rendered.links) : rendered.links;
    onPage(renderedLinks(route, links, input));
  };
  // One after the other, in the order of the routes, while the next ones are being rendered.
  const finishUpTo = async (mostBegun: number): Promise<void> => {
    while (begun.length > mostBegun) {
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

/** What a page that goes on for ever imports says more than the names of its components. */
function withCircle(error: unknown, route: Route, {circles}: RenderInput['bundle']): unknown {
  const circle = circles[sourcePathOf(route) ?? ''];
  if (circle === undefined || endlessHint(error) === undefined) return error;
  const way = circle.map((file) => `\`${file}\``).join(' → ');
  return new EndlessRender(`Markdown files show each other without an end: ${way}.`, {
    cause: error,
  });
}

/** Taken over, or being rendered. */
type BegunPage =
  | {readonly route: Route; readonly known: DocumentLinks}
  | (PageParts & {readonly key: string; readonly rendered: () => Promise<RenderedDocument>});

interface PageParts {
  readonly route: Route;
  readonly chunk: string;
  readonly document: DocumentProps;
}

/** The not-found page has nothing to navigate to: it is its HTML alone. */
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
    stylesheets: addresses([bundle.stylesheet, ...stylesheets], config.baseUrl),
    scripts: addresses([bundle.entry], config.baseUrl),
  };
}
