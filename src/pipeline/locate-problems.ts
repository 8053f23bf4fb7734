import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {groupBy} from '../core/collections/collections.ts';
import type {Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {locateKeys} from '../site/config/locate-keys.ts';

/**
 * Returns the same problems, with line and column of those that name a key of a configuration or sidebars file.
 *
 * @param siteFolder Absolute path.
 */
export async function locateProblems(
  problems: readonly Diagnostic[],
  siteFolder: string,
): Promise<readonly Diagnostic[]> {
  const unlocated = problems.filter(({key, line}) => key !== undefined && line === undefined);
  const located = new Map<Diagnostic, Diagnostic>();
  for (const [file = '', group] of groupBy(unlocated, (problem) => problem.file)) {
    const source = await readFile(join(siteFolder, file), 'utf8').catch(() => '');
    const locations = await locateKeys(
      source,
      file,
      group.map(({key = []}) => key),
    );
    for (const [index, problem] of group.entries()) {
      located.set(problem, {...problem, ...locations[index]});
    }
  }
  return problems.map((problem) => located.get(problem) ?? problem);
}
