/** A response without the file, for example 404. */
export class MissingFile extends Error {
  readonly status: number;

  constructor(address: string, status: number) {
    super(`${address}: ${status}`);
    this.status = status;
  }
}

/** Fetches a JSON file of the site. @throws {MissingFile} */
export async function fetchJson<T>(address: string, cache?: RequestCache): Promise<T> {
  const response = await fetch(address, cache && {cache});
  if (!response.ok) throw new MissingFile(address, response.status);
  return await response.json();
}

/**
 * Fetches a text file of the site.
 *
 * @param unlike Content type of an error page: some hosts answer with status 200 for missing files.
 * @throws {MissingFile}
 */
export async function fetchText(address: string, unlike: string): Promise<string> {
  const response = await fetch(address);
  const isOther = response.headers.get('content-type')?.startsWith(unlike) === true;
  if (!response.ok || isOther) throw new MissingFile(address, response.status);
  return await response.text();
}

/** Imports the default export of a module. */
export async function importModule<T>(address: string): Promise<T> {
  const module: {readonly default: T} = await import(address);
  return module.default;
}

/** Media query of a style sheet that is loaded, but not applied. */
const notApplied = 'not all';

/** Loads a style sheet without applying it. One that is loaded already is left unchanged. */
export async function loadStylesheet(address: string): Promise<void> {
  if (stylesheet(address) !== null) return;
  const link = document.createElement('link');
  await inHead(Object.assign(link, {rel: 'stylesheet', href: address, media: notApplied}));
}

/** Applies loaded style sheets instead of others. */
export function swapStylesheets(old: readonly string[], next: readonly string[]): void {
  for (const address of old) stylesheet(address)?.setAttribute('media', notApplied);
  for (const address of next) stylesheet(address)?.removeAttribute('media');
}

function stylesheet(address: string): Element | null {
  return document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(address)}"]`);
}

/** Prefetches a file (row PREF-03). Never rejects. */
export async function prefetchFile(address: string): Promise<void> {
  const link = document.createElement('link');
  const request = link.relList.supports('prefetch')
    ? inHead(Object.assign(link, {rel: 'prefetch', href: address}))
    : // Read to its end, otherwise it is not cached.
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
 * True if nothing should be prefetched: on a connection with data saving or 2G speed (row PREF-04), and from `file://`.
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

/** Logs a warning for developers. */
export function warn(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the reader cannot fix it and sees the page in another way.
  console.warn(message, cause);
}
