import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import net from 'node:net';
import {isAbsolute, relative, resolve, sep} from 'node:path';
import {fileURLToPath} from 'node:url';
import workerThreads from 'node:worker_threads';
import type {Denied, RunRequest} from './run-types.ts';

/** File descriptor of the pipe to the parent process. Each message is a line of JSON. */
export const pipe = 3;

type Report = (denied: Denied) => void;

/**
 * Matches functions that write files. Some configurations write files, such as page data, and continue as if writing
 * had succeeded.
 */
const writing =
  /^(?:appendFile|copyFile|cp|mkdir|rename|rm|rmdir|symlink|truncate|unlink|writeFile)(?:Sync)?$/;
/**
 * Matches functions that follow symbolic links. The permission model of Node.js does not check the targets of links.
 */
const opening = /^(?:open|openAsBlob|readFile)(?:Sync)?$/;
const starting = /^(?:exec|execFile|fork|spawn)(?:Sync)?$/;
const resolving = /^(?:lookup|lookupService|resolve\w*|reverse)$/;

/**
 * Denies this process all actions that are not allowed, in the same way in all versions of Node.js, and reports each
 * attempt. The permission model of Node.js also denies them, but it covers the network only since version 25.
 */
export function restrict(request: RunRequest, report: Report): void {
  restrictFiles(request.readable, report);
  if (request.childProcess) keepInGroup();
  else {
    replaceAll(childProcess, starting, (name, args) => {
      const [command, list] = args;
      const words = Array.isArray(list) ? [command, ...list] : [command];
      throw deny(
        {action: 'program', what: name === 'fork' ? `node ${words.join(' ')}` : words.join(' ')},
        report,
      );
    });
  }
  Reflect.set(workerThreads, 'Worker', function Worker(file: unknown) {
    throw deny({action: 'thread', what: String(file).split('\n')[0] ?? ''}, report);
  });
  // The permission model of Node.js does not check database files. Some versions of Node.js do not have `node:sqlite`.
  const databases = process.getBuiltinModule('node:sqlite') ?? {};
  replaceAll(databases, /^(?:Database\w*|backup)$/, (_name, [file]) => {
    throw deny({action: 'write', what: String(file)}, report);
  });
  replaceAll(process, /^(?:_?kill|_debugProcess)$/, (_name, [id]) => {
    throw deny({action: 'signal', what: String(id)}, report);
  });
  if (!request.network) restrictNetwork(report);
  syncBuiltinESMExports();
}

/** Returns an error like those of the Node.js permission model. */
function deny(denied: Denied, report: Report): Error {
  report(denied);
  return Object.assign(new Error(`Access to ${denied.what} is not allowed.`), {
    code: 'ERR_ACCESS_DENIED',
    action: denied.action,
  });
}

/**
 * Replaces functions.
 *
 * @param instead Called in place of the function. Receives the original function.
 */
function replaceAll(
  target: object,
  names: RegExp,
  instead: (
    name: string,
    args: readonly unknown[],
    original: (...args: readonly unknown[]) => unknown,
  ) => unknown,
): void {
  for (const name of Object.getOwnPropertyNames(target).filter((one) => names.test(one))) {
    const original: unknown = Reflect.get(target, name);
    if (typeof original !== 'function') continue;
    const replacement = function (this: unknown, ...args: readonly unknown[]): unknown {
      return instead(name, args, original.bind(this));
    };
    Reflect.set(target, name, Object.assign(replacement, original));
  }
}

function restrictFiles(readable: readonly string[], report: Report): void {
  const {realpathSync} = fs;
  /** Reports a denied action. @returns True if the configuration continues as if the action had succeeded. */
  const isIgnored = (name: string, error: unknown): boolean => {
    const {code, permission, resource} = Object(error);
    if (code !== 'ERR_ACCESS_DENIED') return false;
    const what = resolve(String(resource));
    if (permission === 'FileSystemRead') report({action: 'read', what});
    if (permission === 'FileSystemWrite') report({action: 'write', what});
    return permission === 'FileSystemWrite' && writing.test(name);
  };
  const requireReadable = (path: unknown): void => {
    if (readable.length === 0 || typeof path === 'number') return;
    let real: string;
    try {
      real = realpathSync(path instanceof URL ? fileURLToPath(path) : String(path));
    } catch {
      // The path is invalid or does not exist, which the original function reports.
      return;
    }
    if (!readable.some((folder) => isInside(folder, real))) {
      throw deny({action: 'read', what: real}, report);
    }
  };
  // Classes, whose names begin with a capital letter, are not replaced.
  replaceAll(fs, /^[a-z]/, (name, args, original) => {
    const callback = args.at(-1);
    const isAsync = typeof callback === 'function' && !name.endsWith('Sync');
    const watching = (error: unknown, ...results: readonly unknown[]): void => {
      Reflect.apply(Object(callback), undefined, [
        isIgnored(name, error) ? null : error,
        ...results,
      ]);
    };
    try {
      if (args[0] === pipe) throw Object.assign(new Error('EBADF'), {code: 'EBADF'});
      if (opening.test(name)) requireReadable(args[0]);
      return original(...(isAsync ? [...args.slice(0, -1), watching] : args));
    } catch (error) {
      const ignored = isIgnored(name, error);
      if (name === 'existsSync') return false;
      if (!ignored) throw error;
      if (isAsync) watching(null);
      return undefined;
    }
  });
  replaceAll(fs.promises, /^(?!watch)[a-z]/, async (name, args, original) => {
    try {
      if (opening.test(name)) requireReadable(args[0]);
      return await original(...args);
    } catch (error) {
      if (!isIgnored(name, error)) throw error;
      return undefined;
    }
  });
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
}

/** Prevents programs from being detached, so that they end together with this process. */
function keepInGroup(): void {
  replaceAll(childProcess.ChildProcess.prototype, /^spawn$/, (_name, [options], original) =>
    original({...Object(options), detached: false}),
  );
}

function restrictNetwork(report: Report): void {
  net.Socket.prototype.connect = function (this: net.Socket, ...args: readonly unknown[]) {
    const [first, second] = Array.isArray(args[0]) ? args[0] : args;
    const {host = second, port = first, path} = Object(first);
    const name = typeof host === 'string' ? host : 'localhost';
    const error = deny({action: 'address', what: path ?? `${name}:${port}`}, report);
    // Listeners are added after this call, so the error is emitted later. Until then, the socket buffers written data.
    Reflect.set(this, 'connecting', true);
    setImmediate(() => this.destroy(error));
    return this;
  };
  net.Server.prototype.listen = function (this: net.Server) {
    const error = deny({action: 'address', what: 'a port of this machine'}, report);
    setImmediate(() => this.emit('error', error));
    return this;
  };
  replaceAll(dgram.Socket.prototype, /^(?:bind|connect|send)$/, () => {
    throw deny({action: 'address', what: 'UDP'}, report);
  });
  for (const target of [
    dns,
    dns.promises,
    dns.Resolver.prototype,
    dns.promises.Resolver.prototype,
  ]) {
    replaceAll(target, resolving, (_name, [host]) => {
      throw deny({action: 'address', what: String(host)}, report);
    });
  }
}
