import {type FSWatcher, watch} from 'node:fs';
import {basename, join} from 'node:path';

/** Has the system tell of changes in folders. */
export interface FolderWatches {
  /**
   * Watch these folders and no others.
   *
   * @param folders Absolute paths, with what tells each from another folder of the same name.
   * @returns Whether one of them was not watched until now: what changed in it meanwhile was not told.
   */
  readonly watch: (folders: ReadonlyMap<string, string>) => boolean;
  readonly close: () => void;
}

export interface FolderListeners {
  /** @param path Absolute: something has happened there, or near it. */
  readonly onHint: (path: string) => void;
  /** A folder cannot be watched. */
  readonly onError: (error: Error) => void;
}

/** Node's own, or what stands in for it in tests. */
export type WatchFolder = (
  folder: string,
  listener: (event: string, name: string | null) => void,
) => FSWatcher;

interface Watched {
  readonly identity: string;
  /** `undefined`: it cannot be watched. */
  readonly watcher: FSWatcher | undefined;
}

/**
 * Folders are watched one by one, since a folder that takes the place of another keeps its name, but not its watch:
 * whoever knows which folder it is watches the new one.
 */
export function watchFolders(
  {onHint, onError}: FolderListeners,
  watchFolder: WatchFolder = watch,
): FolderWatches {
  const watched = new Map<string, Watched>();

  function open(folder: string): FSWatcher | undefined {
    try {
      const watcher = watchFolder(folder, (_event, name) => {
        onHint(join(folder, name ?? ''));
        // A folder that goes is told by its own name, as if it were in itself.
        if (name === basename(folder)) onHint(folder);
      });
      // Some systems say so when the folder goes.
      watcher.on('error', () => onHint(folder));
      return watcher;
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      return undefined;
    }
  }

  return {
    watch: (folders) => {
      for (const [folder, {identity, watcher}] of watched) {
        if (folders.get(folder) === identity) continue;
        watcher?.close();
        watched.delete(folder);
      }
      const added = [...folders].filter(([folder]) => !watched.has(folder));
      for (const [folder, identity] of added)
        watched.set(folder, {identity, watcher: open(folder)});
      return added.length > 0;
    },
    close: () => {
      for (const {watcher} of watched.values()) watcher?.close();
      watched.clear();
    },
  };
}
