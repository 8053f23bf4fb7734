import {readFileSync} from 'node:fs';
import {extname, join, posix} from 'node:path';
import type {Message} from 'esbuild';
import {compareText} from '../../core/collections/collections.ts';
import {
  BuildError,
  type Diagnostic,
  type Location,
  type Severity,
} from '../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../core/diagnostics/message-text.ts';
import {systemFailure} from '../../core/diagnostics/system-error.ts';
import {unreadableFile} from '../../core/modules/module-problems.ts';
import {type ImportProblem, importNotFound, importsUnknownKind} from './modules/import-problems.ts';
import {moduleFile, moduleName} from './modules/module-names.ts';

const consequence = 'Nothing can be built without this file.';

/**
 * What a failed bundle means for the site's owner: locations in their files, sentences of our own.
 *
 * @param error What `esbuild.build` threw. Anything else than a failed bundle is given back as it is.
 */
export function bundleFailure(error: unknown, siteFolder: string): unknown {
  if (!isFailure(error)) return error;
  const textWithoutPlace = ({location, text}: Message): string => (location === null ? text : '');
  // esbuild reads files at once: messages without a location come in any order.
  const errors = error.errors.toSorted((a, b) =>
    compareText(textWithoutPlace(a), textWithoutPlace(b)),
  );
  const diagnostics = errors.flatMap((message) =>
    message.detail instanceof BuildError
      ? message.detail.diagnostics
      : [toDiagnostic(message, 'error', siteFolder)],
  );
  return new BuildError(unique(diagnostics), {cause: error});
}

/** Warnings about the site's own files; installed packages are not the owner's to mend. */
export function bundleWarnings(messages: readonly Message[], siteFolder: string): Diagnostic[] {
  return messages
    .filter(({location}) => !nameOf(location?.file ?? '', siteFolder).startsWith('npm/'))
    .map((message) => toDiagnostic(message, 'warning', siteFolder));
}

/** The same file is bundled for the server and for the browser: each problem is told once. */
export function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((entry) => [JSON.stringify(entry), entry])).values()];
}

function toDiagnostic(message: Message, severity: Severity, siteFolder: string): Diagnostic {
  const location = locationOf(message, siteFolder);
  const unreadable = unreadableFile(message.text) ?? systemFailure(message.detail)?.diagnostics[0];
  if (unreadable !== undefined) return unreadable;
  const problem = importProblem(message, siteFolder);
  if (problem !== undefined) {
    const {code, message: text, hint, specifier} = problem;
    const where = isInMarkdown(location)
      ? specifierLocation(location.file, specifier, siteFolder)
      : location;
    return {severity, code, message: text, ...where, target: specifier, consequence, hint};
  }
  const missing = /^No matching export in "(.*)" for import "(.*)"$/.exec(message.text);
  if (missing !== null) {
    const [, module = '', name = ''] = missing;
    const exporter = nameOf(module, siteFolder);
    if (isForeign(location.file) && !isForeign(exporter)) {
      return {severity, code: 'import-not-exported', ...notReplaced(name, exporter), consequence};
    }
    const where = isInMarkdown(location)
      ? importedNameLocation(location.file, name, module, siteFolder)
      : location;
    const {text, hint} = notExported(name, exporter);
    return {severity, code: 'import-not-exported', message: text, ...where, consequence, hint};
  }
  return {
    severity,
    code: 'module-invalid',
    message: `This is not valid ${language(location.file)}: ${asClause(message.text)}`,
    ...location,
    consequence: severity === 'error' ? consequence : undefined,
  };
}

function notExported(name: string, module: string): {readonly text: string; readonly hint: string} {
  return name === 'default'
    ? {
        text: `\`${module}\` has no default export, but is imported as if it had.`,
        hint: 'Put the name of an export into braces, or write `export default` there.',
      }
    : {
        text: `\`${name}\` is imported from \`${module}\`, which does not export it.`,
        hint: 'Check how the name is written, or export it there.',
      };
}

/** Returns true for files of packages and of the generator, where nobody looks for a mistake of the site. */
function isForeign(file = ''): boolean {
  return /^(?:legacydocs[/:]|npm\/)/.test(file);
}

/** A file of the site that replaces a built-in one and lacks one of its exports. */
function notReplaced(name: string, file: string): Pick<Diagnostic, 'message' | 'file' | 'hint'> {
  const what = name === 'default' ? 'no default export' : `no export \`${name}\``;
  return {
    message: `This file has ${what}, which other parts of the theme import.`,
    file,
    hint: 'A template must export everything that the built-in one exports: check how the names are written.',
  };
}

/** What is wrong with an import: found by ourselves, or by esbuild. */
function importProblem(
  {detail, location, text}: Message,
  siteFolder: string,
): ImportProblem | undefined {
  if (isImportProblem(detail)) return detail;
  const [, resolved, original] =
    /^Could not resolve "(.*?)"(?: \(originally "(.*)"\))?$/.exec(text) ?? [];
  if (resolved !== undefined) {
    const importer = location === null ? undefined : moduleFile(location.file, siteFolder);
    return importNotFound(original ?? resolved, importer);
  }
  const [, extension] = /^No loader is configured for "(.*)" files: /.exec(text) ?? [];
  return extension === undefined ? undefined : importsUnknownKind(extension);
}

/** Files of the site are called by their path in the site folder. */
function nameOf(module: string, siteFolder: string): string {
  const file = moduleFile(module, siteFolder);
  return file === undefined ? module.replace(/^[\w-]+:/, '') : moduleName(file, siteFolder);
}

function locationOf({location}: Message, siteFolder: string): Location {
  if (location === null) return {};
  const file = nameOf(location.file, siteFolder);
  // Lines of compiled Markdown are not the lines of the Markdown.
  if (isInMarkdown({file})) return {file};
  const line = lineOf(join(siteFolder, file), location.line) ?? location.lineText;
  // esbuild counts bytes; editors count UTF-16 code units.
  const column = Buffer.from(line).subarray(0, location.column).toString().length + 1;
  return {file, line: location.line, column};
}

function isInMarkdown(location: Location): location is Location & {readonly file: string} {
  return /\.mdx?$/.test(location.file ?? '');
}

function lineOf(file: string, line: number): string | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')[line - 1];
  } catch {
    return undefined;
  }
}

function language(file: string | undefined): string {
  const extension = extname(file ?? '');
  if (extension === '.css') return 'CSS';
  if (extension === '.json') return 'JSON';
  return extension.startsWith('.ts') ? 'TypeScript' : 'JavaScript';
}

function asClause(text: string): string {
  const clause = (text.charAt(0).toLowerCase() + text.slice(1)).replace(/"([^"]*)"/g, '`$1`');
  return /[.!?]$/.test(clause) ? clause : `${clause}.`;
}

function isImportProblem(detail: unknown): detail is ImportProblem {
  return typeof detail === 'object' && detail !== null && 'specifier' in detail;
}

function isFailure(error: unknown): error is {readonly errors: readonly Message[]} {
  return (
    error instanceof Error &&
    'errors' in error &&
    Array.isArray(error.errors) &&
    error.errors.length > 0
  );
}

/** What is wrong in any of them is told, not what is found out first. */
export async function allBundled<Tasks extends readonly unknown[]>(
  tasks: readonly [...Tasks],
): Promise<{-readonly [Index in keyof Tasks]: Awaited<Tasks[Index]>}> {
  const settled = await Promise.allSettled(tasks);
  const problems = settled.flatMap((one) =>
    one.status === 'rejected' && one.reason instanceof BuildError ? one.reason.diagnostics : [],
  );
  if (problems.length > 0) throw new BuildError(unique(problems));
  return await Promise.all(tasks);
}

// What is bundled of Markdown is compiled, and its lines are not those of the source: imports are looked up there.

/** An import in Markdown that names what it imports: its clause and its specifier. */
const statement = /^import\s+([^'"]+?)\s+from\s+(['"])(.+?)\2/gm;

/**
 * Where a Markdown file has a specifier in quotes.
 *
 * @param file Relative to the site folder.
 */
export function specifierLocation(file: string, specifier: string, siteFolder: string): Location {
  const source = read(join(siteFolder, file));
  const at = Math.max(source.indexOf(`'${specifier}'`), source.indexOf(`"${specifier}"`));
  return locationIn(file, source, at);
}

/**
 * Where a Markdown file imports a name.
 *
 * @param file Relative to the site folder.
 * @param name `default` too.
 * @param module Any path of the file that the name is imported from.
 */
export function importedNameLocation(
  file: string,
  name: string,
  module: string,
  siteFolder: string,
): Location {
  const source = read(join(siteFolder, file));
  for (const {0: text, 1: clause = '', 3: specifier = '', index} of source.matchAll(statement)) {
    const at = mayLeadTo(specifier, module) ? nameIn(clause, name) : -1;
    // Behind the keyword, whose letters may be a name too.
    const clauseAt = text.indexOf(clause, 'import'.length);
    if (at >= 0) return locationIn(file, source, index + clauseAt + at);
  }
  return {file};
}

/** @returns Its index, or -1. */
function nameIn(clause: string, name: string): number {
  if (name === 'default' && !/^[{*]/.test(clause)) return 0;
  const words = [...clause.matchAll(/[^\s{},]+/g)];
  return words.find(([word]) => word === name)?.index ?? -1;
}

function mayLeadTo(specifier: string, module: string): boolean {
  const name = stem(module);
  return name === 'index' || name === stem(specifier);
}

function stem(path: string): string {
  return posix.basename(path).replace(/\.\w+$/, '');
}

/** @param at Index into the source; -1 for nowhere. */
function locationIn(file: string, source: string, at: number): Location {
  return at < 0 ? {file} : {file, ...positionAt(source, at)};
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
