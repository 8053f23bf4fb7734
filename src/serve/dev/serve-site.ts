import {randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {unreadableCode} from '../../core/diagnostics/system-error.ts';
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

/** What `legacydocs serve` is told. */
export interface ServeOptions extends ServeListeners {
  /** Absolute path of the site folder. */
  readonly siteFolder: string;
  /** Address to listen on. */
  readonly host: string;
  /** Where to listen: the first that is free, of so many tried. A first port of `0` lets the system choose. */
  readonly ports: {readonly first: number; readonly tries: number};
  /** Names besides this machine's own by which clients may ask. */
  readonly allowedHosts: readonly string[];
  /** Include pages marked as draft. */
  readonly drafts: boolean;
  /** Gives up before the server stands. */
  readonly signal?: AbortSignal | undefined;
}

/** Who is told what happens. */
export interface ServeListeners {
  /** After the first build and after each one that changed files asked for. */
  readonly onBuilt: (event: BuiltEvent) => void;
  /** How far a build is. */
  readonly onProgress?: BuildOptions['onProgress'];
  /** The system watches no more folders: changes are noticed later. */
  readonly onWatchLimit: (error: Error) => void;
}

export interface BuiltEvent {
  readonly result: BuildOutcome;
  /** What had changed, relative to the site folder, sorted; empty for the first build. */
  readonly files: readonly string[];
  /** Milliseconds. */
  readonly ms: number;
}

/** A site that is served while it is edited. */
export interface ServeSession extends Pick<SiteServer, 'networkOrigins' | 'origin'> {
  /** Of the last good build, or what is known of the configuration: `/base/`. */
  readonly baseUrl: () => string;
  /** Resolves when no file's change is waiting to be built. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

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
  const site = createDevSite(outDir, session);
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
