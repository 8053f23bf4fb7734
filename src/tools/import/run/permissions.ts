import {readdirSync, realpathSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {buildError} from '../../../core/diagnostics/diagnostic.ts';
import {isWithin, pathKind} from '../../../core/paths/paths.ts';

/** The old site's permissions in addition to reading its repository. */
export interface Permissions {
  /** Allow starting programs. The programs themselves are not restricted. */
  readonly childProcess: boolean;
  readonly network: boolean;
  /** Names of the environment variables that are passed to the process. */
  readonly variables: readonly string[];
  /** Allow reading and copying files outside the repository. */
  readonly outside: boolean;
}

/**
 * Returns arguments for a Node.js process that can read these folders, but cannot write files or start threads.
 * Starting programs and using the network require a permission.
 *
 * @param readable Absolute paths; empty for all folders.
 * @throws {BuildError} `runtime-unsupported` if this runtime cannot restrict a process.
 */
export function restrictedNode(
  readable: readonly string[],
  {childProcess, network}: Pick<Permissions, 'childProcess' | 'network'>,
): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const flag = ['--permission', '--experimental-permission'].find((name) => known.has(name));
  if (flag === undefined || process.versions['bun'] !== undefined) {
    throw buildError({
      code: 'runtime-unsupported',
      message: 'This runtime has no permission model, so it cannot restrict the old configuration.',
      consequence: 'The old configuration is not run.',
      hint: 'Run the command with Node.',
    });
  }
  return [
    flag,
    ...(readable.length === 0 ? ['*'] : readable.map((folder) => join(folder, '*'))).map(
      (path) => `--allow-fs-read=${path}`,
    ),
    ...(childProcess ? ['--allow-child-process'] : []),
    ...(network && known.has('--allow-net') ? ['--allow-net'] : []),
    '--no-warnings',
  ];
}

/** Returns the environment of a restricted process: `NODE_ENV`, the allowed variables, and those that programs need. */
export function restrictedEnvironment({
  childProcess,
  variables,
}: Pick<Permissions, 'childProcess' | 'variables'>): NodeJS.ProcessEnv {
  // On Windows, processes cannot start without `SystemRoot`.
  const names = [...variables, ...(childProcess ? ['PATH', 'HOME'] : []), 'SystemRoot'];
  const given = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {...Object.fromEntries(given), NODE_ENV: 'production'};
}

/**
 * Returns the folders that an old configuration can read: its repository, the packages in `node_modules` of parent
 * folders, and the targets of links in these, such as pnpm's store.
 *
 * @param folder Absolute, real path of the old site.
 * @param root Absolute, real path of its repository.
 */
export function readableFolders(folder: string, root: string): string[] {
  const readable = [root];
  const add = (path: string): void => {
    const real = realPath(path);
    if (real === undefined || readable.some((one) => isWithin(one, real))) return;
    const [modules] = /^.*[/\\]node_modules(?=[/\\]|$)/s.exec(real) ?? [];
    // A link can lead to any folder, so only folders that are packages become readable.
    if (modules === undefined && pathKind(join(real, 'package.json')) !== 'file') return;
    readable.push(modules ?? real);
    addLinks(modules ?? join(real, 'node_modules'));
  };
  const addLinks = (modules: string): void => {
    for (const entry of entriesOf(modules)) {
      const path = join(modules, entry.name);
      if (entry.isSymbolicLink()) add(path);
      else if (entry.name.startsWith('@')) addLinks(path);
    }
  };
  for (let at = folder; ; at = dirname(at)) {
    const modules = join(at, 'node_modules');
    add(modules);
    addLinks(modules);
    if (at === dirname(at)) return readable;
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, {withFileTypes: true});
  } catch {
    return [];
  }
}
