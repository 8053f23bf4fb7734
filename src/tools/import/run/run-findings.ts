import {isAbsolute} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {relativePath} from '../../../core/paths/paths.ts';
import type {Denied, RunResult} from './run-types.ts';

/** Name of each action, and the option that allows it. */
const actions: Readonly<
  Record<Denied['action'], {readonly verb: string; readonly option: string | undefined}>
> = {
  address: {verb: 'connect to', option: '--allow-network'},
  program: {verb: 'start the program', option: '--allow-child-process'},
  read: {verb: 'read the file', option: '--allow-outside'},
  signal: {verb: 'send a signal to the process', option: undefined},
  thread: {verb: 'start the thread', option: undefined},
  variable: {verb: 'read the environment variable', option: '--allow-env'},
  write: {verb: 'write', option: undefined},
};

/** Reports what a file of the old site was kept from, and packages that did not run. @param file The file; @param folder of the old site. */
export function runFindings(
  {denied, missing}: Pick<RunResult, 'denied' | 'missing'>,
  file: string,
  folder: string,
): Diagnostic[] {
  return [
    ...denied.map(
      (one): Diagnostic => ({
        severity: 'warning',
        code: one.action === 'write' ? 'config-writes' : 'config-denied',
        message: sentence(one, folder),
        file,
        consequence: 'Settings that depend on it may differ from those of the old site.',
        hint: allowing(one),
      }),
    ),
    ...missing.map(
      ({name, isInstalled}): Diagnostic => ({
        severity: 'info',
        code: 'package-not-run',
        message: `\`${name}\`, which the configuration imports, ${isInstalled ? 'cannot be loaded here' : 'is not installed beside the old site'}.`,
        file,
        consequence: 'Settings that come from it are missing.',
        hint: isInstalled
          ? 'Fill them in.'
          : 'Install the packages of the old site and run the command again, or fill them in.',
      }),
    ),
  ];
}

/** Names what may have made a file fail. @returns `undefined` if nothing was denied. */
export function deniedHint(denied: readonly Denied[], folder: string): string | undefined {
  if (denied.length === 0) return undefined;
  return denied.map((one) => `${sentence(one, folder)} ${allowing(one)}`).join(' ');
}

function sentence(denied: Denied, folder: string): string {
  return `When it is run, the file wants to ${actions[denied.action].verb} \`${shown(denied, folder)}\`, which is not allowed.`;
}

function allowing({action, what}: Denied): string {
  const {option} = actions[action];
  if (option === undefined) {
    return action === 'write'
      ? 'If pages need the file, make sure that it exists before.'
      : 'There is no option that allows it.';
  }
  return `If the old site needs that, run the command again with \`${option}${action === 'variable' ? ` ${what}` : ''}\`.`;
}

/** One line, and a path within the site without the folders of the machine. */
function shown({what}: Denied, folder: string): string {
  const [line = ''] = what.replaceAll('`', "'").split('\n');
  const path =
    isAbsolute(line) && !relativePath(folder, line).startsWith('../')
      ? relativePath(folder, line)
      : line;
  return path.length > 120 ? `${path.slice(0, 119)}…` : path;
}
