import {existsSync} from 'node:fs';
import {isAbsolute} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {relativePath} from '../../../core/paths/paths.ts';
import {decide, lost, quoted} from '../findings.ts';
import type {Denied, RunResult} from './run-types.ts';

/** Verb for each action, and the option that allows the action. */
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

/** Matches programs and other files of the system, which packages read to detect where they run. */
const systemFile = /^\/(?:bin|lib\w*|proc|sbin|sys|usr)\//;

/**
 * Returns findings about the actions that a file was denied, and about the packages that were not run. @param folder
 * Absolute path of the old site.
 */
export function runFindings(
  {denied, missing}: Pick<RunResult, 'denied' | 'missing'>,
  file: string,
  folder: string,
): Diagnostic[] {
  // Without the restriction, a file that does not exist could not have been read either.
  const relevant = denied.filter(
    ({action, what}) => action !== 'read' || (existsSync(what) && !systemFile.test(what)),
  );
  return [
    ...grouped(relevant).map((one) =>
      decide(one.action === 'write' ? 'config-writes' : 'config-denied', sentence(one, folder), {
        file,
        consequence: 'Settings that depend on this may differ from those in the old site.',
        hint: howToAllow(one),
      }),
    ),
    ...missing.map(({name, isInstalled}) =>
      !isInstalled && /^(?:[./\\]|@site\/|[a-z]:)/i.test(name)
        ? missingFile(shown({what: name}, folder), file)
        : decide(
            'package-not-run',
            `\`${name}\`, which the configuration imports, ${isInstalled ? 'cannot be loaded' : 'is not installed for the old site'}.`,
            {
              file,
              consequence: 'The settings that it provides are missing.',
              hint: isInstalled
                ? 'Add these settings to `site.config.ts`.'
                : 'Install the packages of the old site and run the command again, or add these settings to `site.config.ts`.',
            },
          ),
    ),
  ];
}

function missingFile(name: string, file: string): Diagnostic {
  return lost(
    'config-file-missing',
    `\`${name}\`, which the configuration imports, does not exist.`,
    {
      file,
      consequence: 'The settings in that file are missing.',
      hint: 'If a command generates the file, run that command in the old site, then run the import again.',
    },
  );
}

/**
 * Returns sentences about the denied actions, which may have caused a file to fail. @returns `undefined` if there are
 * none.
 */
export function deniedHint(denied: readonly Denied[], folder: string): string | undefined {
  if (denied.length === 0) return undefined;
  return grouped(denied)
    .map((one) => `${sentence(one, folder)} ${howToAllow(one)}`)
    .join(' ');
}

/** Combines the environment variables, because a single option allows them. */
function grouped(denied: readonly Denied[]): readonly Denied[] {
  const variables = denied.filter(({action}) => action === 'variable').map(({what}) => what);
  const others = denied.filter(({action}) => action !== 'variable');
  return variables.length === 0
    ? others
    : [...others, {action: 'variable', what: variables.join(',')}];
}

function sentence(denied: Denied, folder: string): string {
  const names = denied.what.split(',');
  if (denied.action === 'variable' && names.length > 1) {
    return `The file tries to read the environment variables ${quoted(names)}, which is not allowed.`;
  }
  return `The file tries to ${actions[denied.action].verb} \`${shown(denied, folder)}\`, which is not allowed.`;
}

function howToAllow({action, what}: Denied): string {
  const {option} = actions[action];
  if (action === 'write') return 'If pages need the file, create it before the import.';
  return option === undefined
    ? 'No option allows this action.'
    : `If the old site needs this access, run the command again with \`${option}${action === 'variable' ? ` ${what}` : ''}\`.`;
}

/** Returns the first line of a denied action's target; a path in the site becomes relative to the site. */
function shown({what}: Pick<Denied, 'what'>, folder: string): string {
  const [line = ''] = what.replaceAll('`', "'").split('\n');
  const isInside = isAbsolute(line) && !relativePath(folder, line).startsWith('../');
  const path = isInside ? relativePath(folder, line) : line;
  return path.length > 120 ? `${path.slice(0, 119)}…` : path;
}
