import {type SiteScan, scanSite} from './scan-site.ts';
import {type WatchFolder, watchFolders} from './watch-folders.ts';
import {isWatched} from './watched-paths.ts';

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
