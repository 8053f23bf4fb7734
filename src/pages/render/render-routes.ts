import type {ItemOutcome, PoolLimits} from '../../core/async/worker-thread.ts';
import type {WorkerPool} from '../../core/async/workers.ts';
import type {Store} from '../../core/cache/store.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {type Route, sourcePathOf} from '../../site/types.ts';
import type {RenderedPage, RenderInput} from '../types.ts';
import {pageNeeds} from './article.ts';
import {createRouteProps, outputHrefs, policyTags} from './document-props.ts';
import {fullTexts} from './llms-files.ts';
import {createPageKeys, createTextCache, type PageCache} from './page-cache.ts';
import {
  type ArticleSource,
  type PageFile,
  type PageItem,
  type PageResult,
  type PagesContext,
  pagePaths,
} from './page-job.ts';
import {printVersions} from './print/print-versions.ts';
import {
  describeFailures,
  describeFlaws,
  type FlawedPage,
  failureOf,
  type RenderFailure,
  withImportCycle,
} from './render-problems.ts';
import {redirectLinks, renderedLinks} from './rendered-links.ts';
import {hostingProblems, siteFiles, withoutOwn} from './site-files.ts';

interface RenderTargets {
  readonly store: Store;
  readonly output: RenderOutput;
  /** Pages that an earlier build rendered. */
  readonly kept: PageCache;
  /**
   * Called with each page's links and anchors as soon as the page is finished, so that they need not be kept in memory.
   */
  readonly onPage: (page: RenderedPage) => void;
  readonly onProgress?: (done: number, total: number) => void;
  readonly workers: WorkerPool;
  readonly limits: PoolLimits;
}

/** The new output. Paths are relative to its folder. */
interface RenderOutput {
  readonly write: (outputPath: string, contents: Uint8Array | string) => Promise<string>;
  /** Absolute path of the folder in which workers write files. */
  readonly staging: string;
  /** Returns a file's hash in the last output. */
  readonly previousHash: (outputPath: string) => string | undefined;
  readonly adopt: (file: PageFile) => Promise<void>;
}

/** A page that is being rendered or has been reused. */
interface BegunPage {
  readonly route: Route;
  readonly key: string;
  /** Absent for a page that was reused from an earlier build. */
  readonly item?: PageItem;
}

/**
 * Renders all routes (HTML, chunk and metadata) in workers, and writes the shared files.
 *
 * @returns Pages that could not be rendered (`render-failed`), and warnings about pages whose hydration fails.
 */
export async function renderRoutes(
  input: RenderInput,
  {store, output, kept, onPage, onProgress, workers, limits}: RenderTargets,
): Promise<{diagnostics: readonly Diagnostic[]}> {
  const {config, compiled, layout, bundle} = input;
  const failures: RenderFailure[] = [];
  const flawed: FlawedPage[] = [];
  const routes = [...input.routes.routes, input.routes.notFound];
  const propsOf = createRouteProps(input);
  const keys = createPageKeys(input, propsOf, store);
  const texts = {
    markdown: createTextCache(
      'markdown',
      ({content}) => config.markdownPages === 'full' && content.kind !== 'not-found',
      store,
    ),
    text: createTextCache(
      'text',
      ({content}) =>
        input.routes.printed.length > 0 && (content.kind === 'doc' || content.kind === 'category'),
      store,
    ),
  };
  const textNames = ['markdown', 'text'] as const;
  const shared = {
    head: policyTags(config.csp, bundle.inlineScripts),
    scripts: outputHrefs([bundle.entry], config.baseUrl),
  };
  let hasChecked = false;

  const itemOf = (route: Route, key: string, article: ArticleSource): PageItem => {
    const needs = pageNeeds(route, input);
    const {hydration, head} = propsOf(route, needs);
    const ownHead = compiled.metadata.get(sourcePathOf(route) ?? '')?.head ?? [];
    // Flaws in the site's templates are on every page, so only one page is checked, in addition to all pages that are
    // modules.
    const isChecked = !hasChecked || 'sourcePath' in article;
    hasChecked ||= !('sourcePath' in article);
    const previous = pagePaths(hydration.route, route.outputPath).flatMap((path) => {
      const hash = output.previousHash(path);
      return hash === undefined ? [] : [[path, hash] as const];
    });
    return {
      key,
      outputPath: route.outputPath,
      article,
      isChecked,
      document: {
        hydration,
        head: [...shared.head, ...head, ...ownHead],
        stylesheets: outputHrefs([bundle.stylesheet, ...needs.stylesheets], config.baseUrl),
        scripts: shared.scripts,
      },
      previous: Object.fromEntries(previous),
      texts: textNames.filter((name) => texts[name].isWanted(route)),
    };
  };

  /** Pages in route order, from the first one that is still being rendered. Later pages may already be finished. */
  const begun: BegunPage[] = [];
  /** Pages whose articles are no longer in the cache. */
  const missing: (BegunPage & {readonly item: PageItem})[] = [];

  /** Returns the pages that must be rendered. Reused pages are finished without rendering. */
  function* items(): Generator<PageItem> {
    for (const [index, route] of routes.entries()) {
      onProgress?.(index + 1, routes.length);
      const key = keys.keyOf(route);
      const hasTexts = textNames.every((name) => texts[name].has(route, key));
      const links = hasTexts ? kept.find(key) : undefined;
      if (links !== undefined) {
        if (begun.length === 0) onPage(renderedLinks(route, links, input));
        else begun.push({route, key});
        continue;
      }
      const article = articleSource(route, input);
      if (article === undefined) continue;
      const item = itemOf(route, key, article);
      begun.push({route, key, item});
      yield item;
    }
  }
  const finish = ({route, key, item}: BegunPage, outcome?: ItemOutcome<PageResult>): void => {
    if (outcome === undefined || item === undefined) {
      // The links are read again here, because keeping the links of all pages would need too much memory.
      const links = kept.find(key);
      if (links !== undefined) onPage(renderedLinks(route, links, input));
      return;
    }
    if ('failure' in outcome) {
      failures.push(failureOf(outcome.failure, route, config.pageTimeout));
      return;
    }
    const result = outcome.value;
    if ('isMissing' in result) missing.push({route, key, item});
    else if ('thrown' in result) failures.push(withImportCycle({...result, route}, bundle));
    else {
      store.adopt(result.written);
      for (const file of result.files) void output.adopt(file);
      for (const flaw of result.flaws) flawed.push({route, ...flaw});
      onPage(renderedLinks(route, result.links, input));
    }
  };
  const render = async (pages: Iterable<PageItem>, count: number): Promise<void> => {
    const context: PagesContext = {
      server: bundle.serverFiles(),
      store: store.forWorkers(),
      staging: output.staging,
      site: layout.site,
    };
    const job = {name: 'pages', context, items: pages, count};
    await workers.run<PageResult>(job, limits, (outcome) => {
      const [page] = begun.splice(0, 1);
      if (page !== undefined) finish(page, outcome);
      while (begun[0] !== undefined && begun[0].item === undefined) {
        for (const known of begun.splice(0, 1)) finish(known);
      }
    });
  };

  await render(items(), routes.length);
  for (const {route, key, item} of missing.splice(0)) {
    const body = await compiled.body(sourcePathOf(route) ?? '');
    if (body.type !== 'html' || !('attributes' in item.article)) continue;
    const again = {...item, article: {body, attributes: item.article.attributes}};
    begun.push({route, key, item: again});
    await render([again], 1);
  }
  keys.save();
  for (const redirect of input.routes.redirects) {
    onPage(redirectLinks(redirect, config.url));
  }
  const failed = await describeFailures(failures, bundle);
  const wrong = await describeFlaws(flawed, bundle);
  if (failures.length === 0) {
    const {write} = output;
    const targets = {textOf: texts.text.of, kept, write, workers, limits};
    failed.push(...(await printVersions(input, targets)));
  }
  const full = withoutOwn(fullTexts(input, texts.markdown.of), input);
  for (const file of [...siteFiles(input), ...full, ...bundle.files]) {
    await output.write(file.outputPath, file.contents);
  }
  return {diagnostics: [...failed, ...wrong, ...hostingProblems(input)]};
}

/** Returns a page's article; `undefined` if the page could not be compiled, which has already been reported. */
function articleSource(
  route: Route,
  {compiled, resolved, bundle}: Pick<RenderInput, 'compiled' | 'resolved' | 'bundle'>,
): ArticleSource | undefined {
  const sourcePath = sourcePathOf(route);
  if (sourcePath === undefined) return {html: ''};
  const module = bundle.pageModules.get(sourcePath);
  if (module !== undefined) return {sourcePath, chunk: module.code};
  const page = resolved.pages.get(sourcePath);
  if (page === undefined) return undefined;
  const {attributes} = page;
  const found = compiled.located(sourcePath) ?? {stored: {file: '', key: '', span: [0, 0]}};
  return {...found, attributes};
}
