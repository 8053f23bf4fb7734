/** Data that the server put on the script element. */
export interface LivePage {
  readonly baseUrl: string;
  /** Name of the build that the page belongs to. */
  readonly build: string;
}

/** @returns `undefined` if the server did not add the script. */
export function readLivePage(): LivePage | undefined {
  const {baseUrl, build} = document.getElementById('legacydocs-live')?.dataset ?? {};
  return baseUrl === undefined || build === undefined ? undefined : {baseUrl, build};
}

/**
 * Runs something while the page is visible: browsers allow six streams for each server, and people keep many tabs open.
 *
 * @param begin @returns Ends it.
 */
export function whileVisible(begin: () => () => void): void {
  let end: (() => void) | undefined;
  const follow = () => {
    if (document.visibilityState === 'visible') {
      end ??= begin();
    } else {
      end?.();
      end = undefined;
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}

/** Listens to a stream of events, which the browser reconnects. @returns Closes it. */
export function listenTo(
  address: string,
  listener: (data: string, id: string) => void,
): () => void {
  const events = new EventSource(address);
  events.onmessage = ({data, lastEventId}) => listener(data, lastEventId);
  return () => events.close();
}

/** Reloads the page, under the new base path if it has changed. */
export function loadBelow(oldBase: string, newBase: string): void {
  const {pathname, search, hash} = location;
  if (oldBase === newBase || !pathname.startsWith(oldBase)) location.reload();
  else location.replace(newBase + pathname.slice(oldBase.length) + search + hash);
}
