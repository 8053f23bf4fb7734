import {spawn} from 'node:child_process';
import type {Io} from './io.ts';

/** The system's own way to open an address: a command and its first arguments. */
export function browserOpener(platform: NodeJS.Platform): readonly [string, ...string[]] {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  return ['xdg-open'];
}

/**
 * Show an address in the browser; never where nobody looks (row CLI-02). Where that fails, a line says so, and
 * nothing else happens.
 */
export function openBrowser(url: string, {env, stderr}: Pick<Io, 'env' | 'stderr'>): void {
  if (env.CI) return;
  const [command, ...args] = browserOpener(process.platform);
  const opener = spawn(command, [...args, url], {stdio: 'ignore', detached: true, env: {...env}});
  const fail = (): void => {
    stderr.write('No browser could be opened: follow the address above.\n');
  };
  opener.on('error', fail);
  opener.on('exit', (code) => {
    if (code !== 0 && code !== null) fail();
  });
  opener.unref();
}
