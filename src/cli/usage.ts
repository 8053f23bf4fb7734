import {stat} from 'node:fs/promises';
import {resolve} from 'node:path';
import type {HostRules} from '../serve/hosts/host.ts';
import {hostNames, hosts} from '../serve/hosts/hosts.ts';

/** What a command tells its caller. */
export const exitCode = {
  /** Warnings may have been printed. */
  good: 0,
  /** The site has errors. */
  siteHasErrors: 1,
  /** The command was used wrongly. */
  usedWrongly: 2,
} as const;

/** Signals that end a command. */
export type Interrupt = 'SIGINT' | 'SIGTERM';

/** By convention 128 and the signal's number. */
export const interruptExitCode: Readonly<Record<Interrupt, number>> = {SIGINT: 130, SIGTERM: 143};

/** The command was used wrongly; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * @param site As given on the command line, relative to the working directory.
 * @returns Absolute path.
 * @throws {UsageError} If that is not a folder.
 */
export async function requireSiteFolder(site: string, cwd: string): Promise<string> {
  const folder = resolve(cwd, site);
  const stats = await stat(folder).catch(() => undefined);
  const wanted = 'name the folder that holds `site.config.ts`';
  if (stats === undefined)
    throw new UsageError(`the folder \`${site}\` does not exist; ${wanted}.`);
  if (!stats.isDirectory()) throw new UsageError(`\`${site}\` is a file; ${wanted}.`);
  return folder;
}

/** A whole number given to an option. */
export function requireWholeNumber(
  option: string,
  written: string,
  {from, to}: {readonly from: number; readonly to: number},
): number {
  const number = Number(written);
  if (written.trim() !== '' && Number.isInteger(number) && number >= from && number <= to) {
    return number;
  }
  throw new UsageError(
    `${option} must be a whole number from ${from} to ${to}; it is \`${written}\`.`,
  );
}

/** The rules of a host named on the command line. */
export function requireHost(name: string): HostRules {
  const rules = hosts.find((host) => host.name === name);
  if (rules !== undefined) return rules;
  throw new UsageError(`--like must be one of ${hostNames.join(', ')}; it is \`${name}\`.`);
}
