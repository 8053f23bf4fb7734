import {groupBy} from '../../core/collections/collections.ts';
import {parseUrl} from '../../core/urls/href.ts';
import {followOnHost, type HostRules, type Mount} from '../../serve/hosts/host.ts';
import type {ClassifiedFinding} from './findings.ts';

/** A URL that must work. */
export interface ContractEntry {
  /** Path on the site's host, percent-encoded: `/base/docs/old.html`. */
  readonly path: string;
  /** 1-based line in the contract. */
  readonly line: number;
}

/** Parses a contract. Each line contains a path or a full URL on the site; `#` begins a comment. */
export function readContract(text: string): ContractEntry[] {
  return text.split(/\r?\n/).flatMap((written, index) => {
    const path = written.replace(/(?:^|\s)#.*$/, '').trim();
    const url = path === '' ? undefined : parseUrl(path, 'http://host.invalid');
    return url === undefined ? [] : [{path: url.pathname, line: index + 1}];
  });
}

/**
 * Checks every URL of a contract on every simulated host.
 *
 * @param file Path of the contract, for locations in the report.
 * @returns One finding for each URL that fails on any host.
 */
export function contractFindings(
  entries: readonly ContractEntry[],
  {hosts, mount, file}: {hosts: readonly HostRules[]; mount: Mount; file: string},
): ClassifiedFinding[] {
  return entries.flatMap(({path, line}): ClassifiedFinding[] => {
    const failures = hosts.flatMap((host) => {
      const problem = followOnHost(path, host, mount);
      return problem === undefined ? [] : [{host: host.name, problem}];
    });
    if (failures.length === 0) return [];
    const reason = [...groupBy(failures, ({problem}) => problem)]
      .map(([problem, alike]) => `${problem} on ${alike.map(({host}) => host).join(', ')}`)
      .join('; ');
    const location = {file, line, written: path, pages: 0};
    return [{target: path, kind: 'contract', reason, places: [location], state: 'broken'}];
  });
}
