import {randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {unreadableCode} from '../../core/diagnostics/system-error.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {BuildSession} from '../../pipeline/session.ts';
import {legacydocs} from '../hosts/legacydocs.ts';
import {freePorts, startOnFreePort} from '../http/start-on-free-port.ts';
import {createEventHub} from './event-hub.ts';
import {withLiveScript} from './live-pages.ts';
import {liveRequests} from './live-requests.ts';
import {liveScript} from './live-script.ts';
import {createLiveSite} from './live-site.ts';
import {createPreviewer} from './previewer.ts';
import {problemViews} from './problem-views.ts';
import {createRebuilder} from './rebuilder.ts';
import {hasChanged} from './scan-site.ts';
import {tryBuild} from './try-build.ts';
import type {ServeOptions, ServeSession} from './types.ts';
import {watchSite} from './watch-site.ts';
import {importedFiles, isWatched} from './watched-paths.ts';

/** Where the site is built while it is served, in the site folder: `build/` belongs to `legacydocs build`. */
const servedFolder = '.legacydocs/serve/site';

/** Refusals of the system or of another process, which may end without a change of the site's files. */
const passingCodes = [
  'internal-error',
  'page-failed',
  'system-failed',
  unreadableCode,
  'output-failed',
  'output-unfinished',
  'output-busy',
  'frozen-busy',
];

/**
 * Build a site, serve it, and keep both up to date while it is edited. What is wrong with the site stops nothing:
 * the pages show it until it is mended.
 *
 * @param session Builds the site; handed in, since nothing here knows all the stages.
 * @throws {BuildError} `server-failed` When the server cannot listen.
 */
export async function serveSite(
  options: ServeOptions,
  session: BuildSession,
): Promise<ServeSession> {
  const {siteFolder, host, allowedHosts, drafts, signal} = options;
  const {onBuilt, onProgress, onWatchLimit} = options;
  const ports = await freePorts(options.ports, host);
  const hub = createEventHub(randomUUID().slice(0, 8));
  const outDir = join(siteFolder, servedFolder);
  const site = createLiveSite(outDir, session);
  const previewer = createPreviewer({
    preview: async (file) => (hub.count() === 0 ? undefined : await session.preview(file)),
    show: (preview, source) => {
      site.addShown(preview, source);
      hub.tell({kind: 'text', ...preview});
    },
    isThere: (file) => existsSync(join(siteFolder, file)),
  });
  const watch = watchSite(siteFolder, {
    onHint: (path) => {
      if (isWatched(path, siteFolder)) previewer.onChange(relativePath(siteFolder, path));
      rebuilder.request((scan) => hasChanged(path, siteFolder, scan));
    },
    onLimit: onWatchLimit,
  });
  let toldProblems = '';
  const rebuilder = createRebuilder({
    scan: watch.scan,
    build: async (givenUp) => {
      await previewer.done();
      const start = performance.now();
      const how = {drafts, strict: false, cache: true, signal: givenUp, onProgress};
      const result = await tryBuild(session, {siteFolder, outDir, ...how});
      if (result !== undefined) await site.add(result);
      if (result === undefined || givenUp.aborted) return undefined;
      const {reads = 'unknown'} = result;
      if (reads !== 'unknown') watch.follow(importedFiles(reads));
      return {result, ms: performance.now() - start};
    },
    mayPass: ({result}) => result.diagnostics.some(({code}) => passingCodes.includes(code)),
    tell: async (built, files) => {
      const {result} = built;
      const problems = JSON.stringify(result.diagnostics);
      // Tried again in vain.
      if (!result.ok && files.length === 0 && problems === toldProblems) return;
      toldProblems = problems;
      const {change, texts} = await site.take(result);
      if (change !== undefined) hub.announce(change);
      for (const text of texts) hub.tell({kind: 'text', ...text});
      hub.complain(await problemViews(result.diagnostics, siteFolder));
      onBuilt({...built, files});
    },
  });

  const close = async (): Promise<void> => {
    await rebuilder.close();
    await watch.close();
  };
  try {
    // Node remembers a package that could not be read once, for example because too many files were open.
    await Promise.all([import('tinypool'), import('esbuild')]);
    signal?.addEventListener('abort', () => void rebuilder.close());
    rebuilder.request();
    await rebuilder.settled();
    signal?.throwIfAborted();
    const {baseUrl} = site;
    const server = await startOnFreePort(ports, {
      site: site.served,
      rules: legacydocs,
      host,
      allowedHosts,
      intercept: liveRequests({script: await liveScript(), hub, site, session}),
      transform: () => {
        const page = {baseUrl: baseUrl(), build: hub.build()};
        return (html) => withLiveScript(html, page);
      },
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
