import {basename, join} from 'node:path';
import {type FSWatcher, watch} from 'chokidar';
import {isWatched, type SiteScan, scanSite} from './scan-site.ts';

export interface SiteWatch {
  /** The site as it is on the disk. Whatever changes from now on is hinted at. */
  readonly scan: () => Promise<SiteScan>;
  /** These files take part too; absolute paths. */
  readonly follow: (files: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

export interface WatchListeners {
  /** @param path Absolute: something may have changed there, or near it. */
  readonly onHint: (path: string) => void;
  /** The system watches no more folders: the site is looked at again and again instead. */
  readonly onLimit: (error: Error) => void;
}

/** How often to look where the system does not tell. Milliseconds. */
const pollingPace = 2000;

/**
 * Watch everything that a site is made of. What the system tells is a hint to look; what the disk says is the truth.
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
    polling = setInterval(() => onHint(siteFolder), pollingPace);
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
        // A folder that is new may have changed before it was watched.
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

/** Folders that vanished, or that may not be read, are the build's business. */
function isLimit(error: Error): boolean {
  return 'code' in error && ['ENOSPC', 'EMFILE', 'ENFILE'].includes(String(error.code));
}

/** Has the system tell of changes in folders. */
interface FolderWatches {
  /**
   * Watch these folders and no others.
   *
   * @param folders Absolute paths, with what tells each from another folder of the same name.
   * @returns Whether one of them was not watched until now: what changed in it meanwhile was not told.
   */
  readonly watch: (folders: ReadonlyMap<string, string>) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

interface FolderListeners {
  /** @param path Absolute: something has happened there, or near it. */
  readonly onHint: (path: string) => void;
  /** A folder cannot be watched. */
  readonly onError: (error: Error) => void;
}

/** Chokidar's own, or what stands in for it in tests. */
export type WatchFolder = typeof watch;

interface Watched {
  readonly identity: string;
  readonly watcher: FSWatcher;
  /** Resolves once the folder is watched, or cannot be. */
  readonly ready: Promise<void>;
}

/**
 * Folders are watched one by one, since a folder that replaces another keeps its name, but not its watch:
 * whoever knows which folder it is watches the new one. Of chokidar's events only what the system says is heeded: what it
 * means is found out by looking.
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
      // The folder tells of its files: none needs a watch of its own.
      ignored: (path, stats) => path !== folder && stats?.isFile() === true,
    });
    watcher.on('raw', (_event, name) => {
      onHint(join(folder, name ?? ''));
      // A folder that goes is told by its own name, as if it were in itself.
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
