import {posix} from 'node:path';
import type {Diagnostic, Location} from '../../src/core/diagnostics/diagnostic.ts';
import {checkDefaults, type Sources} from './defaults.ts';
import {definitionsFor} from './definitions.ts';
import {checkNames} from './exported-names.ts';
import {checkMembers, checkParameters} from './members.ts';
import {withDefinitions} from './page-definitions.ts';
import type {Page, Signature, VersionPages} from './read-pages.ts';
import {type Declaration, declarationsIn, parseDeclarations} from './syntax.ts';
import type {Typings} from './typings.ts';
import type {VersionFacts} from './versions/types.ts';

export interface Library extends Sources {
  readonly typings: Typings;
}

/**
 * Compares a version's pages with its library.
 *
 * @returns The problems, and the new contents of pages whose type definitions would change, keyed by file.
 */
export function checkPages(
  {folder, pages}: VersionPages,
  known: VersionFacts,
  library: Library,
): {readonly diagnostics: readonly Diagnostic[]; readonly texts: ReadonlyMap<string, string>} {
  const {typings} = library;
  const classes = describedClasses(pages);
  const everywhere = explainedTypes(pages);
  const texts = new Map<string, string>();
  const diagnostics = pages.flatMap((page): readonly Diagnostic[] => {
    const {file, text, tables, signatures} = page;
    const explained = new Set([...everywhere, ...explainedOn(page)]);
    const isHere = (fact: {readonly page: string}) => posix.join(folder, fact.page) === file;
    const described = linksFrom(file, classes);
    const defined = withDefinitions(text, file, {typings, explained, described});
    if (defined.text !== text) texts.set(file, defined.text);
    const declarations = signatures.flatMap(({code}) => {
      const named = definitionsFor(code, {
        typings,
        explained: new Set(),
        described: new Map(),
      });
      return [code, ...named.declarations].flatMap((declared) =>
        declarationsIn(parseDeclarations(declared).body),
      );
    });
    const allowed = new Set(known.deviations.filter(isHere).flatMap(({names}) => names));
    const facts = known.facts.filter(isHere);
    const unverified = known.unverified.filter(isHere);
    return [
      ...defined.diagnostics,
      ...signatures.flatMap((signature) =>
        declarationsIn(parseDeclarations(signature.code).body).flatMap((declaration) => {
          const published = typings.declarations.get(declaration.name) ?? [];
          return checkParameters(
            declaration,
            {file, ...locationIn(signature, declaration)},
            published,
          );
        }),
      ),
      ...checkMembers(tables, file, declarations, allowed),
      ...checkDefaults(page, file, {facts, unverified}, library),
      ...known.names.filter(isHere).flatMap((names) => checkNames(names, tables, file, typings)),
    ];
  });
  return {diagnostics, texts};
}

function locationIn({code, line}: Signature, {node}: Declaration): Location {
  return {line: line + code.slice(0, node.start).split('\n').length - 1, column: 1};
}

/** Returns the classes that signatures declare, with the pages that describe them. */
function describedClasses(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const classes = new Map<string, Page>();
  for (const page of pages) {
    for (const {name, node} of page.signatures.flatMap(({code}) =>
      declarationsIn(parseDeclarations(code).body),
    )) {
      if (node.type === 'ClassDeclaration' && !classes.has(name)) classes.set(name, page);
    }
  }
  return classes;
}

function linksFrom(file: string, classes: ReadonlyMap<string, Page>): ReadonlyMap<string, string> {
  return new Map(
    [...classes]
      .filter(([, page]) => page.file !== file)
      .map(([name, page]) => {
        const path = posix.relative(posix.dirname(file), page.file);
        return [name, `[${page.title}](${path.startsWith('.') ? path : `./${path}`})`];
      }),
  );
}

/**
 * Returns the types that a page explains: the texts of its headings, and names at the beginning of a list item or
 * paragraph in the section of a signature.
 */
function explainedOn({headings, items, signatureSections}: Page): readonly string[] {
  const beside = items.filter(({section}) => signatureSections.has(section));
  const leading = beside.flatMap(
    ({content}) => /^`(?<name>[A-Z]\w*)(?:<.*>)?`/.exec(content.text)?.groups?.['name'] ?? [],
  );
  return [...headings, ...leading];
}

/** Returns the types that a table or list below a heading with the id `types` explains for all pages of a version. */
function explainedTypes(pages: readonly Page[]): ReadonlySet<string> {
  const cells = pages.flatMap(({tables, items}) => [
    ...tables.filter(isAboutTypes).flatMap(({rows}) => rows.flatMap(([first]) => first ?? [])),
    ...items.filter(isAboutTypes).map(({content}) => content),
  ]);
  return new Set(cells.flatMap(({code}) => code.map((name) => name.replace(/<.*$/, ''))));
}

function isAboutTypes({section}: {readonly section: string}): boolean {
  return section === 'types';
}
