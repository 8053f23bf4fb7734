import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BuildResult} from '../build-types.ts';
import {keptCompilers} from '../compile/kept-compilers.ts';
import {legacydocs} from '../hosts/legacydocs.ts';
import {type HeadersFor, headersFrom} from '../serve/headers-file.ts';
import {startOnFreePort} from '../serve/start-on-free-port.ts';
import type {SafeRequest} from '../serve/types.ts';
import {type BuiltSite, changeMessage} from './change-message.ts';
import {createEventHub} from './event-hub.ts';
import {createGlance} from './glance.ts';
import {liveFolder, waitingPage, withLiveScript} from './live-pages.ts';
import {bundleLiveScript} from './live-script.ts';
import {problemViews} from './problem-views.ts';
import {createRebuilder} from './rebuilder.ts';
import {tryBuild} from './try-build.ts';
import type {Build, ServeOptions, ServeSession} from './types.ts';
import {watchSite} from './watch-site.ts';
import {importedFiles} from './watched-paths.ts';

/** Where the site is built while it is served, in the site folder: `build/` belongs to `legacydocs build`. */
const servedFolder = '.legacydocs/serve/site';

/**
 * Build a site, serve it, and keep both up to date while it is edited. What is wrong with the site stops nothing:
 * the pages show it until it is mended.
 *
 * @param build The pipeline.
 * @throws {BuildError} `server-failed` When the server cannot listen.
 */
export async function serveSite(options: ServeOptions, build: Build): Promise<ServeSession> {
  const {siteFolder, host, ports, allowedHosts, drafts, onBuilt, onWatchError} = options;
  const folder = join(siteFolder, servedFolder);
  const hub = createEventHub(randomUUID().slice(0, 8));
  const liveScript = await bundleLiveScript();
  const compilers = keptCompilers();

  /** The last build, good or bad, and the last one whose output is served. */
  let last: BuildResult | undefined;
  let served: BuiltSite | undefined;
  let headers: HeadersFor = () => ({});
  const baseUrl = (): string => (served?.site ?? last?.site)?.config.baseUrl ?? '/';

  /** Files that changed since the last build that was told of, and what builds have written since. */
  const waiting = new Set<string>();
  const written = new Set<string>();

  const rebuilder = createRebuilder(async (signal) => {
    await glance.done();
    const files = [...waiting].sort();
    const start = performance.now();
    const result = await tryBuild(build, {
      siteFolder,
      outDir: folder,
      drafts,
      strict: false,
      cache: true,
      compilers,
      signal,
    });
    for (const path of result?.output?.changed ?? []) written.add(path);
    // Something has changed again: the next build tells of it all.
    if (result === undefined || signal.aborted) return;
    for (const file of files) waiting.delete(file);
    await tell(result, files);
    onBuilt({result, files, ms: performance.now() - start});
  });

  async function tell(result: BuildResult, files: readonly string[]): Promise<void> {
    last = result;
    const {reads = 'unknown'} = result;
    if (reads !== 'unknown') watch.follow(importedFiles(reads));
    const {site} = result;
    if (result.ok && site !== undefined) {
      const next = {site, routes: result.routes};
      const text = await readFile(join(folder, '_headers'), 'utf8').catch(() => '');
      headers = headersFrom(text);
      const message = changeMessage({before: served, now: next, files, written});
      served = next;
      written.clear();
      if (message !== undefined) hub.announce(message);
    }
    hub.complain(await problemViews(result.diagnostics, siteFolder));
  }

  const glance = createGlance(
    async (file) => (hub.count() === 0 ? undefined : await last?.look?.(file)),
    (look) => hub.tell({kind: 'text', ...look}),
  );

  function intercept(safe: SafeRequest): boolean {
    const {pathname, response} = safe;
    if (pathname === `${baseUrl()}${liveFolder}live.js`) sendLiveScript(safe);
    else if (pathname === `${baseUrl()}${liveFolder}events`) connect(safe);
    else if (served === undefined) {
      response.writeHead(503, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(waitingPage({baseUrl: baseUrl(), build: hub.build()}));
    } else return false;
    return true;
  }

  function sendLiveScript({response}: SafeRequest): void {
    const type = 'text/javascript; charset=utf-8';
    response.writeHead(200, {'content-type': type, 'cache-control': 'no-cache'});
    response.end(liveScript);
  }

  function connect(safe: SafeRequest): void {
    hub.connect(safe);
    // The page that is open will be edited: a look now loads what colours its code.
    const open = new URLSearchParams(safe.search).get('page');
    const source = last?.routes.find(({path}) => path === open)?.source;
    if (source) void last?.look?.(source).catch(() => undefined);
  }

  const watch = await watchSite(siteFolder, {
    onChange: (file) => {
      waiting.add(file);
      glance.at(file);
      rebuilder.request();
    },
    onError: onWatchError,
  });
  const close = async (): Promise<void> => {
    await watch.close();
    await rebuilder.close();
  };
  try {
    options.signal?.addEventListener('abort', () => void rebuilder.close());
    rebuilder.request();
    await rebuilder.settled();
    options.signal?.throwIfAborted();
    const server = await startOnFreePort(ports, {
      site: () => ({
        folder,
        baseUrl: baseUrl(),
        trailingSlash: served?.site.config.trailingSlash,
        headers,
      }),
      rules: legacydocs,
      host,
      allowedHosts,
      intercept,
      transform: (html) => withLiveScript(html, {baseUrl: baseUrl(), build: hub.build()}),
    });
    return {
      origin: server.origin,
      networkOrigins: server.networkOrigins,
      baseUrl,
      settled: rebuilder.settled,
      close: async () => {
        await close();
        await server.close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
