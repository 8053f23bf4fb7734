import {hostRules} from '../serve/hosts/host-rules.ts';
import type {HostRules} from '../serve/hosts/types.ts';
import {UsageError} from './usage-error.ts';

/** The rules of a host named on the command line. */
export function requireHost(name: string): HostRules {
  const rules = Object.values(hostRules).find((host) => host.name === name);
  if (rules !== undefined) return rules;
  const names = Object.keys(hostRules).join(', ');
  throw new UsageError(`--like must be one of ${names}; it is \`${name}\`.`);
}
