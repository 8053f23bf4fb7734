import type {FormalParameterRest, Node, ParamPattern} from 'oxc-parser';
import type {Diagnostic, Location} from '../../src/core/diagnostics/diagnostic.ts';
import type {Declaration} from './syntax.ts';
import {type Cell, type PageTable, subjectsOf} from './tables.ts';

/** A part of a declaration that a table can list: a parameter, property, method or enum member. */
interface Member {
  readonly name: string;
  /** True if the member is optional; `undefined` for a kind of member that is neither optional nor required. */
  readonly optional: boolean | undefined;
  /** Value of an enum member, as written. */
  readonly value: string | undefined;
}

/** Returns the members of a declaration, in order. */
function membersOf({node}: Declaration): readonly Member[] {
  const members = new Map<string, Member>();
  for (const member of membersIn(node)) {
    const other = members.get(member.name);
    // The first member with a name counts, for example in a union, unless that member is neither optional nor required.
    if (other === undefined || other.optional === undefined) members.set(member.name, member);
  }
  return [...members.values()];
}

function membersIn(node: Node): readonly Member[] {
  switch (node.type) {
    case 'TSDeclareFunction':
    case 'FunctionDeclaration':
      return node.params.flatMap(parameter);
    case 'TSTypeAliasDeclaration':
      return membersIn(node.typeAnnotation);
    case 'TSInterfaceDeclaration':
      return node.body.body.flatMap(membersIn);
    case 'TSTypeLiteral':
      return node.members.flatMap(membersIn);
    case 'TSUnionType':
    case 'TSIntersectionType':
      return node.types.flatMap(membersIn);
    case 'TSParenthesizedType':
      return membersIn(node.typeAnnotation);
    case 'TSTypeReference':
      return (node.typeArguments?.params ?? [])
        .flatMap(membersIn)
        .map((member) => (isPartial(node) ? {...member, optional: true} : member));
    case 'TSFunctionType':
      return [];
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return node.key.type === 'Identifier'
        ? [{name: node.key.name, optional: node.optional ?? false, value: undefined}]
        : [];
    case 'ClassDeclaration':
      return node.body.body.flatMap(membersIn);
    case 'TSEnumDeclaration':
      return node.body.members.flatMap(({id, initializer}) =>
        id.type === 'Identifier'
          ? [{name: id.name, optional: undefined, value: literalOf(initializer)}]
          : [],
      );
    default:
      return [];
  }
}

function parameter(node: ParamPattern | FormalParameterRest | Node): readonly Member[] {
  switch (node.type) {
    case 'Identifier':
      return [{name: node.name, optional: node.optional ?? false, value: undefined}];
    case 'RestElement':
      return parameter(node.argument).map((member) => ({...member, optional: undefined}));
    default:
      return [];
  }
}

function isPartial(node: Node): boolean {
  return (
    node.type === 'TSTypeReference' &&
    node.typeName.type === 'Identifier' &&
    node.typeName.name === 'Partial'
  );
}

function literalOf(node: Node | null): string | undefined {
  return node?.type === 'Literal' ? (node.raw ?? undefined) : undefined;
}

/** Intended differences between a table and the typings. */
export interface Deviation {
  /** Path of the page, relative to the version's folder. */
  readonly page: string;
  /** Names of rows, parameters or properties. */
  readonly names: readonly string[];
  readonly why: string;
}

/**
 * Checks that a page's tables list exactly the members of the declarations that its signatures refer to: parameters,
 * properties and enum members. Required members must be marked as "required", and enum members must have the right
 * values.
 *
 * @param declarations Declarations of the page's signatures and of the types in them.
 * @param allowed Names that are allowed to differ.
 */
export function checkMembers(
  tables: readonly PageTable[],
  file: string,
  declarations: readonly Declaration[],
  allowed: ReadonlySet<string>,
): readonly Diagnostic[] {
  const candidates = declarations
    .map((declaration) => ({
      name: declaration.name,
      members: membersOf(declaration),
      isClass: declaration.node.type === 'ClassDeclaration',
    }))
    .filter(({members}) => members.length > 0);
  const enums = declarations
    .filter(({node}) => node.type === 'TSEnumDeclaration')
    .map(({name}) => name);
  return tables.flatMap((table) => {
    const rows = table.rows.map((row) => ({
      row,
      names: subjectsOf(row).map((name) => outermost(name, enums)),
    }));
    const names = rows.flatMap((row) => row.names);
    const [best] = candidates
      .map((candidate) => ({...candidate, hits: hitsOf(names, candidate.members)}))
      .sort((a, b) => b.hits - a.hits || a.members.length - b.members.length);
    if (best === undefined || best.hits === 0 || !isListOf(best, names, table)) return [];
    // Tables about a class are not compared, because they list only the methods that the section is about, and also
    // inherited methods.
    if (best.isClass) return [];
    const problem = problemsOf(best.name, file);
    const missing = best.members.filter(({name}) => !names.includes(name) && !allowed.has(name));
    return [
      ...missing.map(({name}) =>
        problem('member-missing', rows[0]?.row[0], `has \`${name}\`, which the table leaves out`),
      ),
      ...rows.flatMap(({row, names: subjects}) =>
        subjects.flatMap((name) => {
          if (allowed.has(name)) return [];
          const member = best.members.find((other) => other.name === name);
          return member === undefined
            ? [problem('member-unknown', row[0], `has no \`${name}\``)]
            : memberProblems(member, row, table, problem);
        }),
      ),
    ];
  });
}

/**
 * Checks that the parameters of a function on a page have the same names as in the typings, because editors show the
 * names from the typings.
 */
export function checkParameters(
  page: Declaration,
  location: Location,
  typings: readonly Declaration[],
): readonly Diagnostic[] {
  const own = parameterNames(page);
  const published = typings.map(parameterNames).filter((names) => names !== undefined);
  const [first] = published;
  if (own === undefined || first === undefined || published.includes(own)) return [];
  return [
    {
      severity: 'error',
      code: 'parameter-renamed',
      message: `The library calls the parameters of \`${page.name}\` ${first}; the signature calls them ${own}.`,
      ...location,
    },
  ];
}

/** Returns a function's parameter names; `undefined` for any other declaration, or if a parameter has no name. */
function parameterNames({node}: Declaration): string | undefined {
  if (node.type !== 'TSDeclareFunction' && node.type !== 'FunctionDeclaration') return undefined;
  const members = node.params.flatMap(parameter);
  return members.length < node.params.length ? undefined : members.map(({name}) => name).join(', ');
}

type Problem = (code: string, cell: Cell | undefined, text: string) => Diagnostic;

function memberProblems(
  {name, optional, value}: Member,
  row: readonly Cell[],
  {columns}: PageTable,
  problem: Problem,
): readonly Diagnostic[] {
  const preset = row[columns.indexOf('Default')];
  const written = row[columns.indexOf('Value')];
  // For a nested name such as `config.mass`, or "required, unless …", this declaration does not determine whether the
  // value is required.
  const isOwn = subjectsOf(row).includes(name) && !/^required\W/.test(preset?.text ?? '');
  const isRequired = /\brequired$/.test(preset?.text ?? '');
  return [
    ...(preset !== undefined && isOwn && optional === isRequired
      ? [
          problem(
            'member-required',
            preset,
            `says that \`${name}\` ${optional ? 'may be left out' : 'is required'}, the page: ${preset.text}`,
          ),
        ]
      : []),
    ...(written !== undefined &&
    value !== undefined &&
    (written.code[0] ?? written.text.replace(/[\s,;].*$/s, '')) !== value
      ? [
          problem(
            'member-value',
            written,
            `gives \`${name}\` the value ${value}, the page: ${written.text}`,
          ),
        ]
      : []),
  ];
}

/**
 * True if a table must list all members of the declaration: a table with defaults if it lists any member, any other
 * table if at least two thirds of its names are members.
 */
function isListOf(
  {hits}: {readonly hits: number},
  names: readonly string[],
  {columns}: PageTable,
): boolean {
  return columns.includes('Default') ? hits > 0 : hits * 3 >= names.length * 2;
}

function hitsOf(names: readonly string[], members: readonly Member[]): number {
  return names.filter((name) => members.some((member) => member.name === name)).length;
}

/**
 * Returns the name of the member that a row is about: `config` for `config.mass`, but `FAST` for the enum member
 * `Speed.FAST`.
 */
function outermost(name: string, enums: readonly string[]): string {
  const [first = name, second] = name.split('.');
  return second !== undefined && enums.includes(first) ? second : first;
}

function problemsOf(declaration: string, file: string): Problem {
  return (code, cell, text) => ({
    severity: 'error',
    code,
    message: `\`${declaration}\` ${text}.`,
    file,
    ...(cell === undefined ? {} : {line: cell.line, column: cell.column}),
  });
}
