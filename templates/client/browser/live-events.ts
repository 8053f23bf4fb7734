/** What the server told the page about itself, on the element of its script. */
export interface LivePage {
  readonly baseUrl: string;
  /** Name of the build that the page belongs to. */
  readonly build: string;
}

/** @returns `undefined` where nobody added the script. */
export function readLivePage(): LivePage | undefined {
  const {baseUrl, build} = document.getElementById('legacydocs-live')?.dataset ?? {};
  return baseUrl === undefined || build === undefined ? undefined : {baseUrl, build};
}

/**
 * Do something for as long as the page can be seen: a browser allows six streams to a server, and people leave
 * many tabs behind.
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

/** Listen to a stream of events, which the browser opens again when it breaks. @returns Ends it. */
export function listenTo(
  address: string,
  listener: (data: string, id: string) => void,
): () => void {
  const events = new EventSource(address);
  events.onmessage = ({data, lastEventId}) => listener(data, lastEventId);
  return () => events.close();
}

/** The page may have moved with its site: load it, below its new base. */
export function loadBelow(oldBase: string, newBase: string): void {
  const {pathname, search, hash} = location;
  if (oldBase === newBase || !pathname.startsWith(oldBase)) location.reload();
  else location.replace(newBase + pathname.slice(oldBase.length) + search + hash);
}
