import fs from 'node:fs';

const writing = [
  'appendFile',
  'copyFile',
  'cp',
  'mkdir',
  'rename',
  'rm',
  'rmdir',
  'symlink',
  'truncate',
  'unlink',
  'writeFile',
] as const;

/**
 * Node's permission model refuses to write. Configurations that write on the way, such as data for pages, go on as if it had
 * worked.
 *
 * @returns The paths that were to be written, once there are any.
 */
export function refuseWrites(): ReadonlySet<string> {
  const refused = new Set<string>();
  const swallow = (error: unknown): void => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_ACCESS_DENIED'))
      throw error;
    refused.add('resource' in error ? String(error.resource) : 'a file');
  };
  const replace = (target: object, name: string, isAsync: boolean): void => {
    const original: unknown = Reflect.get(target, name);
    if (typeof original !== 'function') return;
    Reflect.set(target, name, (...args: unknown[]): unknown => {
      try {
        const result: unknown = original.apply(target, args);
        return isAsync && result instanceof Promise ? result.catch(swallow) : result;
      } catch (error) {
        swallow(error);
        return isAsync ? Promise.resolve() : undefined;
      }
    });
  };
  for (const name of writing) {
    replace(fs, `${name}Sync`, false);
    replace(fs.promises, name, true);
  }
  return refused;
}
