import type {PoolLimits, WorkerFailure} from '../core/async/worker-thread.ts';
import type {WorkerPool} from '../core/async/workers.ts';
import {BuildError, type Diagnostic, readThrown} from '../core/diagnostics/diagnostic.ts';
import {routeToHref} from '../core/urls/href.ts';
import {loadConfig} from '../site/config/load-config.ts';
import type {Content, RouteTable, Site} from '../site/types.ts';

/** Argument of a configured `docs.editUrl` function. */
interface EditedPage {
  readonly version: string;
  /** Path of the source, relative to the version's folder. */
  readonly docPath: string;
  /** URL of the page. */
  readonly permalink: string;
}

type EditUrlResult = {readonly url: string | undefined} | {readonly problem: string};

/**
 * Creates the job that calls `docs.editUrl` in a worker, because the main thread could not stop a function that never
 * ends.
 *
 * @param siteFolder Absolute path.
 */
export async function editUrlJob(siteFolder: string) {
  const {site} = await loadConfig(siteFolder);
  const editUrl = site.config.docs?.editUrl;
  return {
    describe: ({docPath}: EditedPage) => `calling \`docs.editUrl\` for \`${docPath}\``,
    run: (page: EditedPage): EditUrlResult => {
      try {
        const url: unknown = typeof editUrl === 'function' ? editUrl(page) : undefined;
        if (typeof url === 'string') return {url};
        return url === undefined || url === null
          ? {url: undefined}
          : {problem: `it returned a value of type ${typeof url}`};
      } catch (error) {
        return {problem: readThrown(error).message};
      }
    },
  };
}

interface EditUrlInput {
  readonly site: Site;
  readonly content: Content;
  readonly routes: RouteTable;
  readonly workers: WorkerPool;
  readonly limits: PoolLimits;
}

/**
 * Replaces a `docs.editUrl` function with a look-up of its results.
 *
 * @returns The site, and `edit-url-failed` for the first page for which the function failed.
 */
export async function withEditUrls({
  site,
  content,
  routes,
  workers,
  limits,
}: EditUrlInput): Promise<{readonly site: Site; readonly diagnostics: readonly Diagnostic[]}> {
  const {docs, baseUrl} = site.config;
  if (typeof docs?.editUrl !== 'function') return {site, diagnostics: []};
  const pages = content.versions.flatMap((version) =>
    version.docs.flatMap(({sourcePath}): EditedPage[] => {
      const route = routes.bySource.get(sourcePath);
      if (route === undefined) return [];
      const docPath = sourcePath.slice(version.folder.length + 1);
      return [{version: version.name, docPath, permalink: routeToHref(route.path, baseUrl)}];
    }),
  );
  const urls = new Map<string, string | undefined>();
  let problem: Diagnostic | undefined;
  const job = {
    name: 'edit-urls',
    context: site.folder,
    items: pages,
    count: pages.length,
    isSerial: true,
  };
  try {
    await workers.run<EditUrlResult>(job, limits, (outcome, index) => {
      const {docPath = '', permalink = ''} = pages[index] ?? {};
      const result = 'failure' in outcome ? {problem: reasonOf(outcome.failure)} : outcome.value;
      if ('url' in result) {
        urls.set(permalink, result.url);
        return;
      }
      problem = failed(docPath, result.problem, site.configFile);
      // An endless function would take the whole time limit for every other page, too.
      throw new BuildError([problem]);
    });
  } catch (error) {
    if (problem === undefined) throw error;
  }
  const editUrl = ({permalink}: EditedPage): string | undefined => urls.get(permalink);
  return {
    site: {...site, config: {...site.config, docs: {...docs, editUrl}}},
    diagnostics: problem === undefined ? [] : [problem],
  };
}

function reasonOf({kind, message}: WorkerFailure): string {
  return kind === 'exit' ? 'it called `process.exit`' : message;
}

function failed(docPath: string, reason: string, file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'edit-url-failed',
    message: `\`docs.editUrl\` failed for \`${docPath}\`: ${reason}.`,
    file,
    key: ['docs', 'editUrl'],
    consequence: 'The page would have no link to its source.',
    hint: 'Fix the function, or return `undefined` for pages without a link.',
  };
}
