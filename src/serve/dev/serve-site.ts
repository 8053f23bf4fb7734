import {randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {unreadableCode} from '../../core/diagnostics/diagnostic.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {BuildSession} from '../../pipeline/session.ts';
import type {BuildOptions, BuildOutcome} from '../../pipeline/types.ts';
import {legacydocs} from '../hosts/legacydocs.ts';
import {freePorts, startOnFreePort} from '../http/start-on-free-port.ts';
import type {SiteServer} from '../http/start-server.ts';
import {devRequests, devScript, withDevScript} from './dev-requests.ts';
import {createDevSite} from './dev-site.ts';
import {createEventHub} from './event-hub.ts';
import {createPreviewer} from './previewer.ts';
import {problemViews} from './problem-views.ts';
import {createRebuilder} from './rebuilder.ts';
import {hasChanged, importedFiles, isWatched} from './scan-site.ts';
import {tryBuild} from './try-build.ts';
import {watchSite} from './watch-site.ts';

/** Options for a development server. */
export interface ServeOptions extends ServeListeners {
  /** Absolute path of the site folder. */
  readonly siteFolder: string;
  /** IP address or host name to listen on. */
  readonly host: string;
  /** Ports to try in order. A first port of `0` lets the system choose. */
  readonly ports: {readonly first: number; readonly tries: number};
  /** Additional host names to accept. */
  readonly allowedHosts: readonly string[];
  /** Include draft pages. */
  readonly drafts: boolean;
  /** Aborts the server's start. */
  readonly signal?: AbortSignal | undefined;
}

/** Listeners for events of a development server. */
export interface ServeListeners {
  /** Called after the first build and after each rebuild. */
  readonly onBuilt: (event: BuiltEvent) => void;
  /** Receives the progress of builds. */
  readonly onProgress?: BuildOptions['onProgress'];
  /** Called if the system cannot watch more folders. Changes are then detected by polling. */
  readonly onWatchLimit: (error: Error) => void;
}

export interface BuiltEvent {
  readonly result: BuildOutcome;
  /** Changed files, relative to the site folder, sorted; empty for the first build. */
  readonly files: readonly string[];
  /** Duration in milliseconds. */
  readonly ms: number;
}

/** A running development server. */
export interface ServeSession extends Pick<SiteServer, 'networkOrigins' | 'origin'> {
  /**
   * Returns the base path (`/base/`) of the last successful build. Before the first one, returns the configured base
   * path.
   */
  readonly baseUrl: () => string;
  /** Resolves when all changes have been built. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The server's output folder. It is separate from the output of `legacydocs build`. */
const servedFolder = '.legacydocs/serve/site';

/** Codes of temporary problems, which may disappear without a change to the site's files. */
const temporaryCodes = [
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
 * Builds and serves a site, and rebuilds it when files change. Errors in the site do not stop the server; open pages
 * show the errors until they are fixed.
 *
 * @param session Builds the site.
 * @throws {BuildError} `server-failed` if the server cannot listen.
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
  const site = createDevSite(outDir, session);
  const previewer = createPreviewer({
    preview: async (file) => (hub.count() === 0 ? undefined : await session.preview(file)),
    show: (preview, source) => {
      site.addPreview(preview, source);
      hub.sendText({kind: 'text', ...preview});
    },
    exists: (file) => existsSync(join(siteFolder, file)),
  });
  const watch = watchSite(siteFolder, {
    onHint: (path) => {
      if (isWatched(path, siteFolder)) previewer.onChange(relativePath(siteFolder, path));
      rebuilder.request((scan) => hasChanged(path, siteFolder, scan));
    },
    onLimit: onWatchLimit,
  });
  let sentProblems = '';
  const rebuilder = createRebuilder({
    scan: watch.scan,
    build: async (aborted) => {
      await previewer.done();
      const start = performance.now();
      const how = {drafts, strict: false, cache: true, signal: aborted, onProgress};
      const result = await tryBuild(session, {siteFolder, outDir, ...how});
      if (result !== undefined) await site.addBuild(result);
      if (result === undefined || aborted.aborted) return undefined;
      const {reads = 'unknown'} = result;
      if (reads !== 'unknown') watch.follow(importedFiles(reads));
      return {result, ms: performance.now() - start};
    },
    isTemporary: ({result}) => result.diagnostics.some(({code}) => temporaryCodes.includes(code)),
    onBuilt: async (built, files) => {
      const {result} = built;
      const problems = JSON.stringify(result.diagnostics);
      // A retry that fails in the same way is not reported again.
      if (!result.ok && files.length === 0 && problems === sentProblems) return;
      sentProblems = problems;
      const {change, texts} = await site.update(result);
      if (change !== undefined) hub.sendBuild(change);
      for (const text of texts) hub.sendText({kind: 'text', ...text});
      hub.sendProblems(await problemViews(result.diagnostics, siteFolder));
      onBuilt({...built, files});
    },
  });

  const close = async (): Promise<void> => {
    await rebuilder.close();
    await watch.close();
  };
  try {
    // Imported before the build, when few files are open: if too many files are open, the import fails, and Node.js
    // caches the failure.
    await import('esbuild');
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
      intercept: devRequests({script: await devScript(), hub, site, session}),
      transform: () => {
        const page = {baseUrl: baseUrl(), build: hub.build()};
        return (html) => withDevScript(html, page);
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
