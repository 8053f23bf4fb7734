/** Data that the server has added to the script element. */
export interface LivePage {
  readonly baseUrl: string;
  /** Name of the build that generated the page. */
  readonly build: string;
}

/** Reads the data of the live script; returns `undefined` if the server did not add the script. */
export function readLivePage(): LivePage | undefined {
  const {baseUrl, build} = document.getElementById('legacydocs-live')?.dataset ?? {};
  return baseUrl === undefined || build === undefined ? undefined : {baseUrl, build};
}

/**
 * Runs a task only while the page is visible, because browsers allow six streams for each server and people keep many
 * tabs open.
 *
 * @param begin Starts the task, and returns a function that ends the task.
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

/** Listens to an event stream, which the browser reopens if it ends. @returns A function that closes the stream. */
export function listenTo(
  address: string,
  listener: (data: string, id: string) => void,
): () => void {
  const events = new EventSource(address);
  events.onmessage = ({data, lastEventId}) => listener(data, lastEventId);
  return () => events.close();
}

/** Reloads the page. If the base path has changed, uses the new one. */
export function loadBelow(oldBase: string, newBase: string): void {
  const {pathname, search, hash} = location;
  if (oldBase === newBase || !pathname.startsWith(oldBase)) location.reload();
  else location.replace(newBase + pathname.slice(oldBase.length) + search + hash);
}
