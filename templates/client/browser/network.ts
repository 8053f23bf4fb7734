/** Thrown if a response does not contain the file, for example because of status 404. */
export class MissingFile extends Error {}

/** Fetches one of the site's JSON files. @throws {MissingFile} */
export async function fetchJson<T>(address: string, cache?: RequestCache): Promise<T> {
  const response = await fetch(address, cache && {cache});
  if (!response.ok) throw new MissingFile(`${address}: ${response.status}`);
  return await response.json();
}

/**
 * Fetches one of the site's text files.
 *
 * @param unlike Content type of an error page. Some hosts respond with status 200 if a file is missing.
 * @throws {MissingFile}
 */
export async function fetchText(address: string, unlike: string): Promise<string> {
  const response = await fetch(address);
  const isOther = response.headers.get('content-type')?.startsWith(unlike) === true;
  if (!response.ok || isOther) throw new MissingFile(`${address}: ${response.status}`);
  return await response.text();
}

/** Imports a module's default export. */
export async function importModule<T>(address: string): Promise<T> {
  const module: {readonly default: T} = await import(address);
  return module.default;
}

/** Media query for a style sheet that is loaded but not applied. */
const notApplied = 'not all';

/** Loads a style sheet without applying it. A style sheet that is already loaded is left unchanged. */
export async function loadStylesheet(address: string): Promise<void> {
  if (stylesheet(address) !== null) return;
  const link = document.createElement('link');
  await inHead(Object.assign(link, {rel: 'stylesheet', href: address, media: notApplied}));
}

/** Stops applying the style sheets in `old`, and applies those in `next`, which must be loaded. */
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
    : // The response is read to its end, because otherwise it is not cached.
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
 * True if nothing should be prefetched: on a connection with data saving or 2G speed (row PREF-04), and on `file://`.
 */
export function savesData(): boolean {
  if (location.protocol === 'file:') return true;
  // TypeScript's library does not contain this type, because only Chromium supports it.
  const connection: {effectiveType?: string; saveData?: boolean} | undefined = Reflect.get(
    navigator,
    'connection',
  );
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/** Logs a warning for developers. */
export function warn(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: only developers can fix the problem, and readers still see the page.
  console.warn(message, cause);
}
