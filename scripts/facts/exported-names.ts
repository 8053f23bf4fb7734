import type {Diagnostic} from '../../src/core/diagnostics/diagnostic.ts';
import {type PageTable, subjectsOf} from './tables.ts';
import type {Typings} from './typings.ts';

/** Names that the tables of a page list completely, such as all animations for entering. */
export interface NameSet {
  /** Path below the version's folder of the docs. */
  readonly page: string;
  /** Which of the library's classes the page is about. */
  readonly pattern: RegExp;
  /** Those that match and are about something else. */
  readonly except?: readonly string[];
}

/** Whether a page's tables list every class that the library exports under such names, and no other. */
export function checkNames(
  {pattern, except = []}: NameSet,
  tables: readonly PageTable[],
  file: string,
  typings: Typings,
): readonly Diagnostic[] {
  const exported = [...typings.declarations]
    .filter(([, declared]) => declared.some(({node}) => node.type === 'ClassDeclaration'))
    .map(([name]) => name)
    .filter((name) => pattern.test(name) && !except.includes(name));
  const listed = tables.flatMap(({rows}) =>
    rows.flatMap((row) =>
      subjectsOf(row)
        .filter((name) => pattern.test(name))
        .map((name) => ({name, line: row[0]?.line ?? 1, column: row[0]?.column ?? 1})),
    ),
  );
  const names = new Set(listed.map(({name}) => name));
  const missing = exported.filter((name) => !names.has(name));
  return [
    ...listed
      .filter(({name}) => !exported.includes(name))
      .map(
        ({name, line, column}): Diagnostic => ({
          severity: 'error',
          code: 'name-not-exported',
          message: `The library exports nothing of the name \`${name}\`.`,
          file,
          line,
          column,
        }),
      ),
    ...missing.map(
      (name): Diagnostic => ({
        severity: 'error',
        code: 'name-not-listed',
        message: `The library exports \`${name}\`, which no table of the page lists.`,
        file,
      }),
    ),
  ];
}
