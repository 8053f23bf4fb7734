import {randomUUID} from 'node:crypto';
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
import {createSiteBuilder} from './site-builder.ts';
import {createSiteState} from './site-state.ts';
import type {Build, BuiltEvent, ServeOptions, ServeSession} from './types.ts';
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
  const {siteFolder, host, ports, allowedHosts, signal, onBuilt, onWatchError} = options;
  const hub = createEventHub(randomUUID().slice(0, 8));
  const state = createSiteState(join(siteFolder, servedFolder));
  const builder = createSiteBuilder(options, state, build);
  const glance = createGlance(
    async (file) => (hub.count() === 0 ? undefined : await state.look(file)),
    (look) => hub.tell({kind: 'text', ...look}),
  );
  const rebuilder = createRebuilder(async (givenUp) => {
    await glance.done();
    const event = await builder.build(givenUp);
    if (event === undefined) return;
    await tell(event);
    onBuilt(event);
  });
  const watch = await watchSite(siteFolder, {
    onChange: (file) => {
      builder.addChanged(file);
      glance.at(file);
      rebuilder.request();
    },
    onError: onWatchError,
  });

  async function tell({result, files}: BuiltEvent): Promise<void> {
    const {reads = 'unknown', diagnostics} = result;
    if (reads !== 'unknown') watch.follow(importedFiles(reads));
    const change = await state.take(result, files);
    if (change !== undefined) hub.announce(change);
    hub.complain(await problemViews(diagnostics, siteFolder));
  }

  const close = async (): Promise<void> => {
    await watch.close();
    await rebuilder.close();
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
