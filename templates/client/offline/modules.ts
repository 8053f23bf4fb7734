/** Conversions between the site's URLs and its files. */
export interface OfflineUrls {
  /**
   * Returns the path of a file on this site.
   *
   * @param from Path of the file that contains a relative URL.
   * @returns Decoded path under the base path; `undefined` for URLs on other sites.
   */
  readonly pathOf: (address: string, from?: string) => string | undefined;
  /** Returns a file's `file://` URL. @param path Relative to the site's folder. */
  readonly fileAt: (path: string) => string;
}

/** Exports of a CommonJS module. */
type Exports = Readonly<Record<string, unknown>>;

type Factory = (
  module: {exports: Exports},
  exports: Exports,
  require: (specifier: string) => Exports,
  load: (specifier: string) => Promise<Exports>,
  address: string,
) => void;

type WorkerFactory = (
  addEventListener: EventTarget['addEventListener'],
  postMessage: (data: unknown) => void,
) => void;

interface RegisteredModule {
  /** Specifiers as written. */
  readonly imports: readonly string[];
  readonly factory: Factory;
}

/** Folder that contains the scripts for fetched files. */
const textsFolder = '_offline/files/';

/**
 * Implements `import()`, `fetch` and `Worker`. An export has converted modules, fetched files and workers to scripts,
 * which are loaded on demand and register their contents.
 */
export function runModules({pathOf, fileAt}: OfflineUrls): void {
  const registered = new Map<string, RegisteredModule>();
  const running = new Map<string, {exports: Exports}>();
  const texts = new Map<string, string>();
  const workers = new Map<string, WorkerFactory>();
  const scripts = new Map<string, Promise<void>>();

  /** Runs one of the site's scripts once. */
  function loadScript(path: string): Promise<void> {
    const loading = scripts.get(path) ?? addScript(fileAt(path));
    scripts.set(path, loading);
    return loading;
  }

  /**
   * Returns the path of an imported file.
   *
   * @throws For URLs on other sites.
   */
  function ownPath(specifier: string, from: string): string {
    const path = pathOf(specifier, from);
    if (path === undefined) throw new TypeError(`${specifier} cannot be loaded from a disk.`);
    return path;
  }

  async function gather(path: string, gathered: Set<string>): Promise<void> {
    if (gathered.has(path)) return;
    gathered.add(path);
    if (!registered.has(path)) await loadScript(path);
    const {imports = []} = registered.get(path) ?? {};
    await Promise.all(imports.map((specifier) => gather(ownPath(specifier, path), gathered)));
  }

  function run(path: string): Exports {
    const known = running.get(path);
    if (known !== undefined) return known.exports;
    const module: {exports: Exports} = {exports: {}};
    // Stored before the module runs, because modules can import each other.
    running.set(path, module);
    registered.get(path)?.factory(
      module,
      module.exports,
      (specifier) => run(ownPath(specifier, path)),
      async (specifier) => load(ownPath(String(specifier), path)),
      fileAt(path),
    );
    return module.exports;
  }

  async function load(path: string): Promise<Exports> {
    await gather(path, new Set());
    return run(path);
  }

  async function textOf(path: string): Promise<string> {
    await loadScript(`${textsFolder}${path}.js`);
    return texts.get(path) ?? '';
  }

  const fetchFromWeb = window.fetch;
  window.fetch = async (request, options) => {
    const path = pathOf(request instanceof Request ? request.url : String(request));
    return path === undefined
      ? await fetchFromWeb(request, options)
      : new Response(await textOf(path), {headers: {'content-type': 'text/plain'}});
  };

  /** A worker that runs in the page's own thread. */
  class PageWorker extends EventTarget {
    readonly #inside = new EventTarget();
    readonly #ready: Promise<void>;

    constructor(path: string) {
      super();
      this.#ready = loadScript(path).then(() => {
        const inside = this.#inside;
        workers.get(path)?.(inside.addEventListener.bind(inside), (data) =>
          this.dispatchEvent(new MessageEvent('message', {data})),
        );
      });
      this.#ready.catch(() => this.dispatchEvent(new Event('error')));
    }

    postMessage(data: unknown): void {
      void this.#ready.then(
        () => this.#inside.dispatchEvent(new MessageEvent('message', {data})),
        () => undefined,
      );
    }
  }

  Object.assign(window, {
    Worker: new Proxy(Worker, {
      construct: (WebWorker, parameters) => {
        const path = pathOf(String(parameters[0]));
        return path === undefined ? Reflect.construct(WebWorker, parameters) : new PageWorker(path);
      },
    }),
    legacydocsOffline: {
      module: (path: string, imports: readonly string[], factory: Factory) => {
        registered.set(path, {imports, factory});
        if (document.currentScript?.hasAttribute('data-start')) void load(path);
      },
      file: (path: string, text: string) => void texts.set(path, text),
      worker: (path: string, factory: WorkerFactory) => void workers.set(path, factory),
    },
  });
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new TypeError(`${address} cannot be loaded.`));
    document.head.append(script);
  });
}
