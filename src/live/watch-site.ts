import {relative, sep} from 'node:path';
import {watch} from 'chokidar';
import {isWatched} from './watched-paths.ts';

export interface SiteWatch {
  /** Look at these files too: absolute paths, of which those in the site's own folders are watched already. */
  readonly follow: (files: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

export interface WatchListeners {
  /** @param file Relative to the site folder, `/` separators. */
  readonly onChange: (file: string) => void;
  /** The system looks no further, e.g. because it can watch no more files. */
  readonly onError: (error: Error) => void;
}

/**
 * Watch everything that a site is made of. Tells of every file and folder that comes, goes or changes.
 *
 * @param siteFolder Absolute path.
 * @returns Once the watch stands: no later change is missed.
 */
export async function watchSite(
  siteFolder: string,
  {onChange, onError}: WatchListeners,
): Promise<SiteWatch> {
  let imported: readonly string[] = [];
  const watcher = watch(siteFolder, {
    ignoreInitial: true,
    ignored: (path) => !isWatched(path, siteFolder, imported),
  });
  watcher.on('all', (_event, path) => onChange(relative(siteFolder, path).split(sep).join('/')));
  watcher.on('error', (error) =>
    onError(error instanceof Error ? error : new Error(String(error))),
  );
  await new Promise<void>((stands) => watcher.once('ready', () => stands()));
  return {
    follow: (files) => {
      const added = files.filter((file) => !isWatched(file, siteFolder, imported));
      imported = files;
      if (added.length > 0) watcher.add(added);
    },
    close: () => watcher.close(),
  };
}
