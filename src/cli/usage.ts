import {stat} from 'node:fs/promises';
import {resolve} from 'node:path';
import type {HostRules} from '../serve/hosts/host.ts';
import {hostNames, hosts} from '../serve/hosts/hosts.ts';

/** Exit codes of all commands. */
export const exitCode = {
  /** Success, possibly with warnings. */
  good: 0,
  /** The site contains errors. */
  siteHasErrors: 1,
  /** Invalid usage. */
  usedWrongly: 2,
} as const;

/** Signals that interrupt a command. */
export type Interrupt = 'SIGINT' | 'SIGTERM';

/** Exit codes of interrupted commands: by convention, 128 plus the signal's number. */
export const interruptExitCode: Readonly<Record<Interrupt, number>> = {SIGINT: 130, SIGTERM: 143};

/** Thrown if a signal interrupted a command. Its message, if any, is printed on a separate line. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
  readonly signal: Interrupt;

  constructor(signal: Interrupt, message: string) {
    super(message);
    this.signal = signal;
  }
}

/** Thrown if a command is used incorrectly. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Returns the absolute path of the site folder.
 *
 * @param site The command's argument, relative to the working directory.
 * @throws {UsageError} If the path is not a folder.
 */
export async function requireSiteFolder(site: string, cwd: string): Promise<string> {
  const folder = resolve(cwd, site);
  const stats = await stat(folder).catch(() => undefined);
  const wanted = 'specify the folder that contains `site.config.ts`';
  if (stats === undefined)
    throw new UsageError(`the folder \`${site}\` does not exist; ${wanted}.`);
  if (!stats.isDirectory()) throw new UsageError(`\`${site}\` is a file; ${wanted}.`);
  return folder;
}

/** Parses an option's value as an integer, and requires it to be in a range. */
export function requireWholeNumber(
  option: string,
  written: string,
  {from, to}: {readonly from: number; readonly to: number},
): number {
  const number = Number(written);
  if (written.trim() !== '' && Number.isInteger(number) && number >= from && number <= to) {
    return number;
  }
  throw new UsageError(`${option} must be an integer from ${from} to ${to}, not \`${written}\`.`);
}

/** Returns the rules of the host that `--like` specifies. */
export function requireHost(name: string): HostRules {
  const rules = hosts.find((host) => host.name === name);
  if (rules !== undefined) return rules;
  throw new UsageError(`--like must be one of ${hostNames.join(', ')}, not \`${name}\`.`);
}
