import {basename, join} from 'node:path';
import {type FSWatcher, watch} from 'chokidar';
import {isWatched, type SiteScan, scanSite} from './scan-site.ts';

export interface SiteWatch {
  /** Scans the site and watches it from then on. Later changes are reported to `onHint`. */
  readonly scan: () => Promise<SiteScan>;
  /** Also watches these files, given as absolute paths. */
  readonly follow: (files: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

export interface WatchListeners {
  /**
   * Reports a possible change.
   *
   * @param path Absolute path of the changed file, or of another file in the same folder.
   */
  readonly onHint: (path: string) => void;
  /** Reports that the system cannot watch more folders. From then on, the site is polled. */
  readonly onLimit: (error: Error) => void;
}

/** Polling interval if the system cannot watch more folders. */
const pollingMs = 2000;

/**
 * Watches all files in a site. The system's events are only hints; changes are detected by scanning.
 *
 * @param siteFolder Absolute path.
 */
export function watchSite(
  siteFolder: string,
  {onHint, onLimit}: WatchListeners,
  watchFolder?: WatchFolder,
): SiteWatch {
  let imported: readonly string[] = [];
  let last: SiteScan | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  const onError = (error: Error): void => {
    if (polling !== undefined || !isLimit(error)) return;
    polling = setInterval(() => onHint(siteFolder), pollingMs);
    onLimit(error);
  };
  const onAny = (path: string): void => {
    const isPart =
      isWatched(path, siteFolder) || last?.awaited.has(path) || last?.folders.has(path);
    if (isPart) onHint(path);
  };
  const watches = watchFolders({onHint: onAny, onError}, watchFolder);
  return {
    scan: async () => {
      for (;;) {
        last = await scanSite(siteFolder, imported);
        // The contents of a new folder may have changed before it was watched.
        if (!(await watches.watch(last.folders))) return last;
      }
    },
    follow: (files) => {
      imported = files;
    },
    close: async () => {
      clearInterval(polling);
      await watches.close();
    },
  };
}

/** Returns true if a system limit was reached. Missing and unreadable folders are reported by the build. */
function isLimit(error: Error): boolean {
  return 'code' in error && ['ENOSPC', 'EMFILE', 'ENFILE'].includes(String(error.code));
}

/** Watches folders for changes. */
interface FolderWatches {
  /**
   * Watches these folders, and stops watching all others.
   *
   * @param folders Folder identities, keyed by absolute path.
   * @returns True if one of the folders was not watched before. Then changes may have been missed.
   */
  readonly watch: (folders: ReadonlyMap<string, string>) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

interface FolderListeners {
  /**
   * Reports a possible change.
   *
   * @param path Absolute path of the changed file, or of another file in the same folder.
   */
  readonly onHint: (path: string) => void;
  /** Reports a folder that cannot be watched. */
  readonly onError: (error: Error) => void;
}

/** Chokidar's `watch`, or a replacement in tests. */
export type WatchFolder = typeof watch;

interface Watched {
  readonly identity: string;
  readonly watcher: FSWatcher;
  /** Resolves when watching has begun or has failed. */
  readonly ready: Promise<void>;
}

/**
 * Watches each folder individually, because a folder that replaces another one under the same name needs a new watch.
 * Only Chokidar's raw events are used; changes are detected by scanning.
 */
function watchFolders(
  {onHint, onError}: FolderListeners,
  watchFolder: WatchFolder = watch,
): FolderWatches {
  const watched = new Map<string, Watched>();

  function open(folder: string, identity: string): Watched {
    const watcher = watchFolder(folder, {
      depth: 0,
      ignoreInitial: true,
      atomic: false,
      // The watch of a folder also covers its files.
      ignored: (path, stats) => path !== folder && stats?.isFile() === true,
    });
    watcher.on('raw', (_event, name) => {
      onHint(join(folder, name ?? ''));
      // Chokidar reports the removal of a folder with the folder's own name, as if it were the name of an entry.
      if (name === basename(folder)) onHint(folder);
    });
    const ready = new Promise<void>((resolve) => {
      watcher.on('ready', resolve);
      watcher.on('error', (error) => {
        onError(error instanceof Error ? error : new Error(String(error)));
        resolve();
      });
    });
    return {identity, watcher, ready};
  }

  return {
    watch: async (folders) => {
      for (const [folder, {identity, watcher}] of watched) {
        if (folders.get(folder) === identity) continue;
        watched.delete(folder);
        await watcher.close();
      }
      const added = [...folders].filter(([folder]) => !watched.has(folder));
      for (const [folder, identity] of added) watched.set(folder, open(folder, identity));
      await Promise.all(added.map(([folder]) => watched.get(folder)?.ready));
      return added.length > 0;
    },
    close: async () => {
      await Promise.all([...watched.values()].map(({watcher}) => watcher.close()));
      watched.clear();
    },
  };
}
