import {basename, join} from 'node:path';
import {type FSWatcher, watch} from 'chokidar';

/** Has the system tell of changes in folders. */
export interface FolderWatches {
  /**
   * Watch these folders and no others.
   *
   * @param folders Absolute paths, with what tells each from another folder of the same name.
   * @returns Whether one of them was not watched until now: what changed in it meanwhile was not told.
   */
  readonly watch: (folders: ReadonlyMap<string, string>) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface FolderListeners {
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
export function watchFolders(
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
