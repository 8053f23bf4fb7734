import type {Diagnostic} from '../../src/core/diagnostics/diagnostic.ts';
import {type PageTable, subjectsOf} from './tables.ts';
import type {Typings} from './typings.ts';

/** A set of names that a page's tables must list completely, such as all entering animations. */
export interface NameSet {
  /** Path of the page, relative to the version's folder. */
  readonly page: string;
  /** Matches the names of the classes that the page describes. */
  readonly pattern: RegExp;
  /** Names that match by chance and do not belong to the set. */
  readonly except?: readonly string[];
}

/** Checks that a page's tables list exactly the classes with matching names that the library exports. */
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
          message: `The library has no export named \`${name}\`.`,
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
