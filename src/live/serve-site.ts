import {randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {legacydocs} from '../hosts/legacydocs.ts';
import {startOnFreePort} from '../serve/start-on-free-port.ts';
import {createEventHub} from './event-hub.ts';
import {createGlance} from './glance.ts';
import {withLiveScript} from './live-pages.ts';
import {liveRequests} from './live-requests.ts';
import {bundleLiveScript} from './live-script.ts';
import {problemViews} from './problem-views.ts';
import {createRebuilder} from './rebuilder.ts';
import {hasChanged, keyOf} from './scan-site.ts';
import {createSiteBuilder} from './site-builder.ts';
import {createSiteState} from './site-state.ts';
import type {Build, ServeOptions, ServeSession} from './types.ts';
import {watchSite} from './watch-site.ts';
import {importedFiles, isWatched} from './watched-paths.ts';

/** Where the site is built while it is served, in the site folder: `build/` belongs to `legacydocs build`. */
const servedFolder = '.legacydocs/serve/site';

/**
 * Build a site, serve it, and keep both up to date while it is edited. What is wrong with the site stops nothing:
 * the pages show it until it is mended.
 *
 * @param pipeline Builds the site.
 * @throws {BuildError} `server-failed` When the server cannot listen.
 */
export async function serveSite(options: ServeOptions, pipeline: Build): Promise<ServeSession> {
  const {siteFolder, host, ports, allowedHosts, signal, onBuilt, onWatchLimit} = options;
  const hub = createEventHub(randomUUID().slice(0, 8));
  const state = createSiteState(join(siteFolder, servedFolder));
  const glance = createGlance({
    look: async (file) => (hub.count() === 0 ? undefined : await state.look(file)),
    show: (look, source) => {
      state.addShown(look, source);
      hub.tell({kind: 'text', ...look});
    },
    isThere: (file) => existsSync(join(siteFolder, file)),
  });
  const watch = watchSite(siteFolder, {
    onHint: (path) => {
      if (isWatched(path, siteFolder)) glance.at(keyOf(path, siteFolder));
      rebuilder.request((scan) => hasChanged(path, siteFolder, scan));
    },
    onLimit: onWatchLimit,
  });
  const build = createSiteBuilder(options, state, pipeline);
  const rebuilder = createRebuilder({
    scan: watch.scan,
    build: async (givenUp) => {
      await glance.done();
      const built = await build(givenUp);
      const reads = built?.result.reads ?? 'unknown';
      if (reads !== 'unknown') watch.follow(importedFiles(reads));
      return built;
    },
    tell: async (built, files) => {
      const {result} = built;
      const change = await state.take(result, files);
      if (change !== undefined) hub.announce(change);
      hub.complain(await problemViews(result.diagnostics, siteFolder));
      onBuilt({...built, files});
    },
  });

  const close = async (): Promise<void> => {
    await rebuilder.close();
    await watch.close();
  };
  try {
    signal?.addEventListener('abort', () => void rebuilder.close());
    rebuilder.request();
    await rebuilder.settled();
    signal?.throwIfAborted();
    const {baseUrl} = state;
    const server = await startOnFreePort(ports, {
      site: state.served,
      rules: legacydocs,
      host,
      allowedHosts,
      intercept: liveRequests({script: await bundleLiveScript(), hub, state}),
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
