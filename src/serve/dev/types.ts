import type {BuildOptions, BuildOutcome} from '../../pipeline/types.ts';
import type {SiteServer} from '../http/types.ts';

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
