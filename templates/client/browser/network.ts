/** An answer that is no file, e.g. 404. */
export class MissingFile extends Error {
  readonly status: number;

  constructor(address: string, status: number) {
    super(`${address}: ${status}`);
    this.status = status;
  }
}

/** A JSON file of the site. @param cache As for `fetch`. @throws {MissingFile} */
export async function fetchJson<T>(address: string, cache?: RequestCache): Promise<T> {
  const response = await fetch(address, cache && {cache});
  if (!response.ok) throw new MissingFile(address, response.status);
  return await response.json();
}

/**
 * A text file of the site.
 *
 * @param unlike A type that it is not: some hosts answer with a page what they do not have.
 * @throws {MissingFile}
 */
export async function fetchText(address: string, unlike: string): Promise<string> {
  const response = await fetch(address);
  const isOther = response.headers.get('content-type')?.startsWith(unlike) === true;
  if (!response.ok || isOther) throw new MissingFile(address, response.status);
  return await response.text();
}

/** The default export of a module. */
export async function importModule<T>(address: string): Promise<T> {
  const module: {readonly default: T} = await import(address);
  return module.default;
}

/** A style sheet that is loaded, but not in force. */
const waiting = 'not all';

/** Load a style sheet without putting it in force yet. One that is there already is taken as it is. */
export async function loadStylesheet(address: string): Promise<void> {
  if (stylesheet(address) !== null) return;
  const link = document.createElement('link');
  await inHead(Object.assign(link, {rel: 'stylesheet', href: address, media: waiting}));
}

/** Put loaded style sheets in force instead of others. */
export function swapStylesheets(old: readonly string[], next: readonly string[]): void {
  for (const address of old) stylesheet(address)?.setAttribute('media', waiting);
  for (const address of next) stylesheet(address)?.removeAttribute('media');
}

function stylesheet(address: string): Element | null {
  return document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(address)}"]`);
}

/** Fetch a file for later, without running it (row PREF-03). Resolves in any case. */
export async function prefetchFile(address: string): Promise<void> {
  const link = document.createElement('link');
  const request = link.relList.supports('prefetch')
    ? inHead(Object.assign(link, {rel: 'prefetch', href: address}))
    : // Read to its end, or it is not cached.
      fetch(address).then((response) => response.blob());
  await request.catch(() => undefined);
}

async function inHead(link: HTMLLinkElement): Promise<void> {
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(link.href));
    };
    document.head.append(link);
  });
}

/**
 * Whether nothing is to be fetched ahead: the reader pays dearly for bytes, by data saving or a 2G connection (row PREF-04), or has the
 * site on a disk.
 */
export function savesData(): boolean {
  if (location.protocol === 'file:') return true;
  // Not in TypeScript's library: Chromium only.
  const connection: {effectiveType?: string; saveData?: boolean} | undefined = Reflect.get(
    navigator,
    'connection',
  );
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/** Tell developers, in the console. */
export function warn(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the reader cannot mend it, and is helped in another way.
  console.warn(message, cause);
}
