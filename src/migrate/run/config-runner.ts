import {readFileSync, writeFileSync} from 'node:fs';
import Module, {createRequire, isBuiltin} from 'node:module';
import {join, sep} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Loader} from 'esbuild';
import {plainValue} from './plain-value.ts';
import {refuseWrites} from './refuse-writes.ts';
import type {RunAnswer, RunRequest} from './run-types.ts';
import {stub} from './stub.ts';

// Runs in a process of its own: `run-file.ts` bundles this file and starts it with the request's file.

/** The parts of Node's module loader that decide what `require` gives; stable since Node 4, though without types. */
interface ModuleLoader {
  _resolveFilename(request: string, ...rest: unknown[]): string;
  _load(request: string, ...rest: unknown[]): unknown;
  _extensions: Record<string, (module: LoadingModule, filename: string) => void>;
}

interface LoadingModule {
  _compile(code: string, filename: string): void;
}

const [requestFile = ''] = process.argv.slice(2);
const request: RunRequest = JSON.parse(readFileSync(requestFile, 'utf8'));
const requireHere = createRequire(join(request.folder, 'package.json'));
const {transformSync}: typeof import('esbuild') = requireHere(request.esbuild);
const loader = Module as unknown as ModuleLoader;
const missing = new Set<string>();
const files = new Set<string>();
const refused = refuseWrites();
const mark = 'stub:';

/** Never run, installed or not: what they make is the old generator's own business, and the answer must not depend on it. */
const neverRun =
  /^(?:@docusaurus\/|prism-react-renderer(?:\/|$)|(?:remark|rehype)-|mdx-|(?:@[^/]+\/)?docusaurus-|vitepress(?:\/|$))/;

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

function takeOver(): void {
  const {_resolveFilename: resolve, _load: load} = loader;
  const isPackage = (name: string): boolean => !/^[./\\]|^[a-z]:/i.test(name) && !isBuiltin(name);
  loader._resolveFilename = function (this: unknown, written, ...rest) {
    const name = written.replace(/^@site\//, () => `${request.folder}/`);
    if (name.startsWith(mark)) return name;
    if (neverRun.test(name)) return mark + name;
    try {
      return resolve.call(this, name, ...rest);
    } catch (error) {
      if (!isPackage(name)) throw error;
      missing.add(name);
      return mark + name;
    }
  };
  loader._load = function (this: unknown, name, ...rest) {
    const file = loader._resolveFilename(name, ...rest);
    if (file.startsWith(mark)) return stub(file.slice(mark.length));
    try {
      return load.call(this, name, ...rest);
    } catch (error) {
      if (!isPackage(name)) throw error;
      missing.add(name);
      return stub(name);
    }
  };
  const asInstalled = loader._extensions['.js'];
  for (const [ending, kind] of Object.entries(loaders)) {
    loader._extensions[ending] = (module, filename) => {
      if (filename.includes(`${sep}node_modules${sep}`) && kind === 'jsx') {
        asInstalled?.(module, filename);
        return;
      }
      files.add(filename);
      module._compile(asScript(filename, kind), filename);
    };
  }
}

function asScript(filename: string, kind: Loader): string {
  const {code} = transformSync(readFileSync(filename, 'utf8').replace(/^\uFEFF/, ''), {
    loader: kind,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    sourcefile: filename,
    sourcemap: 'inline',
    supported: {'dynamic-import': false},
    logLevel: 'silent',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(filename).href),
      'import.meta.filename': JSON.stringify(filename),
      'import.meta.dirname': JSON.stringify(join(filename, '..')),
    },
  });
  return code;
}

async function main(): Promise<RunAnswer> {
  process.setSourceMapsEnabled(true);
  takeOver();
  let exported: unknown = requireHere(request.file);
  if (typeof exported === 'object' && exported !== null && 'default' in exported) {
    exported = exported.default;
  }
  const value: unknown = await (typeof exported === 'function'
    ? exported({mode: 'production', command: 'build'})
    : exported);
  const {call} = request;
  let returned: unknown[] | undefined;
  if (call !== undefined) {
    const called = call.path.reduce<unknown>(
      (inner, key) => (Object(inner) === inner ? Reflect.get(Object(inner), key) : undefined),
      value,
    );
    returned = [];
    if (typeof called === 'function') {
      for (const args of call.args) returned.push(plainValue(await called(...args)));
    }
  }
  return {
    value: plainValue(value),
    returned,
    missing: [...missing].sort(),
    refused: [...refused].sort(),
    files: [...files].sort(),
  };
}

/** The error, and where in a file of the site's own it was thrown. */
function failureOf(error: unknown): RunAnswer {
  const first =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors)
      ? error.errors[0]
      : undefined;
  if (first?.location) {
    const {file, line, column} = first.location;
    return {failure: {message: first.text, file, line, column: column + 1}};
  }
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

void main()
  .catch(failureOf)
  .then((answer) => {
    writeFileSync(request.answer, JSON.stringify(answer));
    // Whatever the configuration has begun, a server or a timer, ends with it.
    process.exit(0);
  });
