import {readdirSync, realpathSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {buildError} from '../../../core/diagnostics/diagnostic.ts';
import {isWithin, pathKind} from '../../../core/paths/paths.ts';

/** Permissions of the old site besides reading its repository. */
export interface Permissions {
  /** Programs that its configuration may start; they are not restricted. */
  readonly childProcess: boolean;
  readonly network: boolean;
  /** Names of the environment variables that it is given. */
  readonly variables: readonly string[];
  /** Read, and take over, files outside its repository. */
  readonly outside: boolean;
}

/**
 * Arguments of a Node process that reads these folders, writes nothing, and starts neither programs nor threads.
 *
 * @param readable Absolute paths; empty for everything.
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
      message:
        'This runtime cannot restrict what the old configuration does: it has no permission model.',
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

/** The environment of such a process: `NODE_ENV`, the allowed variables, and what programs need where they are allowed. */
export function restrictedEnvironment({
  childProcess,
  variables,
}: Pick<Permissions, 'childProcess' | 'variables'>): NodeJS.ProcessEnv {
  // Windows starts no process without the last one.
  const names = [...variables, ...(childProcess ? ['PATH', 'HOME'] : []), 'SystemRoot'];
  const given = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {...Object.fromEntries(given), NODE_ENV: 'production'};
}

/**
 * The folders that the configuration of an old site reads: its repository, the packages that Node finds for it in folders
 * around it, and those that links in these lead to, such as the store of pnpm.
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
    // A link may lead to any folder: only packages are code that Node loads.
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
