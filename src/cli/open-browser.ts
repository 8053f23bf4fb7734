import {spawn} from 'node:child_process';
import type {Io} from './io.ts';

/** The system's own way to open an address. */
const commands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Show an address in the browser; never where nobody looks (row CLI-02). Where it fails, the address is printed. */
export function openBrowser(url: string, {env}: Pick<Io, 'env'>): void {
  if (env.CI) return;
  const [command, ...args] = commands[process.platform] ?? ['xdg-open'];
  const opener = spawn(command, [...args, url], {stdio: 'ignore', detached: true});
  opener.on('error', () => undefined);
  opener.unref();
}
