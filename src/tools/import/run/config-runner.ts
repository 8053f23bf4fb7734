import fs, {readFileSync} from 'node:fs';
import Module, {createRequire, isBuiltin} from 'node:module';
import {join, sep} from 'node:path';
import type {Loader} from 'esbuild';
import {pipe, restrict} from './restrict.ts';
import type {RunAnswer, RunMessage, RunRequest, Transformed} from './run-types.ts';
import {pageModule, renderPage} from './static-react.ts';
import {plainValue, stub} from './stub.ts';

// This program runs in a separate process that `run-file.ts` starts. `run-file.ts` also bundles it and answers its
// messages.
const {readSync, writeSync} = fs;

/** Sends a message synchronously. */
function send(message: RunMessage): void {
  let rest: Uint8Array = Buffer.from(`${JSON.stringify(message)}\n`);
  while (rest.length > 0) rest = rest.subarray(writeSync(pipe, rest));
}

/** Waits synchronously for the next message, because `require` is synchronous. */
function receive<Message>(): Message {
  const chunks: Buffer[] = [];
  for (;;) {
    const chunk = Buffer.alloc(65_536);
    const size = readSync(pipe, chunk);
    if (size === 0) process.exit(1);
    chunks.push(chunk.subarray(0, size));
    // There is only one message at a time, and a line break ends it.
    if (chunk[size - 1] === 10) return JSON.parse(Buffer.concat(chunks).toString());
  }
}

/**
 * Internal functions of the Node.js module loader that determine the result of `require`. They have been stable since
 * Node.js 4, but have no types.
 */
interface ModuleLoader {
  _resolveFilename(request: string, ...rest: unknown[]): string;
  _load(request: string, ...rest: unknown[]): unknown;
  _extensions: Record<string, (module: LoadingModule, filename: string) => void>;
}

interface LoadingModule {
  _compile(code: string, filename: string): void;
}

const request = receive<RunRequest>();
const requireHere = createRequire(join(request.folder, 'package.json'));
const loader = Module as unknown as ModuleLoader;
/** Packages and files that stubs replace, keyed by name. The value is true if the package is installed. */
const missing = new Map<string, boolean>();
const files = new Set<string>();
const mark = 'stub:';
/** True while a React page is loaded. A page with stubs would be incomplete, so it fails. */
let isPage = false;

const modulesFolder = `${sep}node_modules${sep}`;

/**
 * Packages that are never run, so that the result does not depend on whether they are installed. `internaldocs-fb`
 * chooses between internal and public values, such as titles.
 */
const neverRun =
  /^(?:@docusaurus\/|prism-react-renderer(?:\/|$)|(?:remark|rehype)-|mdx-|(?:@[^/]+\/)?docusaurus-(?!plugin-internaldocs-fb\/internal)|vitepress(?:\/|$))/;

const loaders: Readonly<Record<string, Loader>> = {
  '.js': 'jsx',
  '.cjs': 'jsx',
  '.mjs': 'jsx',
  '.jsx': 'jsx',
  '.ts': 'ts',
  '.cts': 'ts',
  '.mts': 'ts',
  '.tsx': 'tsx',
};

/** Parent module that makes `resolve` and `load` search for packages in the site's folder. */
const siteModule = [{paths: requireHere.resolve.paths('x') ?? [], id: '', filename: request.file}];

function replaceLoader(): void {
  const {_resolveFilename: resolve, _load: load} = loader;
  const isPackage = (name: string): boolean => !/^[./\\]|^[a-z]:/i.test(name) && !isBuiltin(name);
  const setMissing = (name: string, error: unknown): void => {
    missing.set(name, Object(error).code !== 'MODULE_NOT_FOUND');
  };
  loader._resolveFilename = function (this: unknown, written, ...rest) {
    const name = written.replace(/^@site\//, () => `${request.folder}/`);
    if (name.startsWith(mark)) return name;
    if (neverRun.test(name)) return mark + name;
    try {
      return resolve.call(this, name, ...rest);
    } catch (error) {
      const typed = typedName(name);
      if (typed !== undefined) {
        try {
          return resolve.call(this, typed, ...rest);
        } catch {
          // The first error is used, because it contains the file's name as written.
        }
      }
      // A stub also replaces a missing file, because generated files are often not part of the repository.
      const isMissing = Object(error).code === 'MODULE_NOT_FOUND' && name !== request.file;
      // Packages handle the absence of their optional files and packages themselves.
      if (isMissing && String(Object(rest[0]).filename).includes(modulesFolder)) throw error;
      if (!isPackage(name) && !isMissing) throw error;
      setMissing(isPackage(name) ? name : written, error);
      return mark + name;
    }
  };
  loader._load = function (this: unknown, name, ...rest) {
    const file = loader._resolveFilename(name, ...rest);
    if (isPage && (name === 'react' || file.startsWith(mark))) {
      const replacement = pageModule(name);
      if (replacement !== undefined) return replacement;
      throw new Error(`${name}, which the page imports, is not installed or does not exist.`);
    }
    if (file.startsWith(mark))
      return stub(file.slice(mark.length), realTheme(file.slice(mark.length)));
    try {
      return load.call(this, name, ...rest);
    } catch (error) {
      // No option allows threads, so a file that starts one, such as a build script that uses esbuild, can never run.
      const isThread = Object(error).action === 'thread' && name !== request.file;
      if (!isPackage(name) && !isThread) throw error;
      missing.set(name, true);
      return stub(name);
    }
  };
  /** Loads the actual theme of prism-react-renderer, because configurations copy and change themes. */
  const realTheme = (name: string): unknown => {
    if (!name.startsWith('prism-react-renderer')) return undefined;
    try {
      return load.call(undefined, resolve.call(undefined, name, ...siteModule), ...siteModule);
    } catch {
      return undefined;
    }
  };
  const asInstalled = loader._extensions['.js'];
  for (const [ending, kind] of Object.entries(loaders)) {
    loader._extensions[ending] = (module, filename) => {
      const text = readFileSync(filename, 'utf8').replace(/^\uFEFF/, '');
      const isOwn = !filename.includes(modulesFolder);
      // Some versions of Node.js cannot `require` ES modules.
      if (!isOwn && kind === 'jsx' && !/^\s*(?:import|export)\b/m.test(text)) {
        asInstalled?.(module, filename);
        return;
      }
      if (isOwn) files.add(filename);
      module._compile(asScript(text, filename, kind), filename);
    };
  }
}

/** Returns the TypeScript file for the name of its compiled file: `sidebars.ts` for `./sidebars.js`. */
function typedName(name: string): string | undefined {
  const typed = name.replace(/^(\.{0,2}\/.*\.[cm]?)js(x?)$/, '$1ts$2');
  return typed === name ? undefined : typed;
}

function asScript(text: string, file: string, kind: Loader): string {
  send({kind: 'transform', text, file, loader: kind});
  const result = receive<Transformed>();
  if ('code' in result) return result.code;
  throw Object.assign(new SyntaxError(result.failure.message), {failure: result.failure});
}

/**
 * Reports unset environment variables that files of the site read. Variables that Docusaurus itself sets are not
 * reported.
 */
function watchVariables(): void {
  const isAskedBySite = (): boolean => {
    const caller = new Error().stack?.split('\n')[3] ?? '';
    return [...files].some((file) => caller.includes(file));
  };
  process.env = new Proxy(process.env, {
    get(variables, name) {
      const value: unknown = Reflect.get(variables, name);
      if (value === undefined && /^(?!DOCUSAURUS_)\w+$/.test(String(name)) && isAskedBySite()) {
        send({kind: 'denied', denied: {action: 'variable', what: String(name)}});
      }
      return value;
    },
    set: (variables, name, value) => Reflect.set(variables, name, value),
  });
}

async function main(): Promise<RunAnswer> {
  process.setSourceMapsEnabled(true);
  restrict(request, (denied) => send({kind: 'denied', denied}));
  replaceLoader();
  watchVariables();
  const {call} = request;
  if (call !== undefined && 'config' in call) {
    const config = Object(requireHere(`./${call.config}`));
    // Docusaurus 1 also completes the object that pages `require`.
    config.customDocsPath ??= 'docs';
    config.docsUrl ??= 'docs';
    const props = {config, language: call.language};
    isPage = true;
    return {value: renderPage(requireHere(request.file), props), missing: []};
  }
  let exported: unknown = requireHere(request.file);
  if (typeof exported === 'object' && exported !== null && 'default' in exported) {
    exported = exported.default;
  }
  const value: unknown = await (typeof exported === 'function'
    ? exported({mode: 'production', command: 'build'})
    : exported);
  let returned: unknown[] | undefined;
  if (call !== undefined) {
    const called = call.path.reduce<unknown>(
      (inner, key) => (Object(inner) === inner ? Reflect.get(Object(inner), key) : undefined),
      value,
    );
    returned = [];
    if (typeof called === 'function') {
      for (const args of call.args) returned.push(await resultOf(called, args, call.mayFail));
    }
  }
  return {
    value: plainValue(value),
    returned,
    missing: [...missing]
      .map(([name, isInstalled]) => ({name, isInstalled}))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

async function resultOf(
  called: unknown,
  args: readonly unknown[],
  mayFail = false,
): Promise<unknown> {
  try {
    return plainValue(await Reflect.apply(Object(called), undefined, args));
  } catch (error) {
    if (mayFail) return undefined;
    throw error;
  }
}

/** Returns the error with its location in a file of the site. */
function failureOf(error: unknown): RunAnswer {
  const {failure} = Object(error);
  if (failure !== undefined) return {failure};
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frame = stack
    .split('\n')
    .map((line) => /\(?((?:\/|[A-Za-z]:\\)[^()]*):(\d+):(\d+)\)?$/.exec(line))
    .find((found) => found?.[1] !== undefined && files.has(found[1]));
  return {
    failure: {
      message: message.split('\n')[0] ?? message,
      ...(frame && {file: frame[1], line: Number(frame[2]), column: Number(frame[3])}),
    },
  };
}

function end(answer: RunAnswer): void {
  send({kind: 'answer', answer});
  // Also ends servers and timers that the configuration has started.
  process.exit(0);
}

// An error event of a socket without a listener is an uncaught exception.
process.on('uncaughtException', (error) => end(failureOf(error)));
void main().catch(failureOf).then(end);
