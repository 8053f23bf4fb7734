import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {Message} from 'esbuild';
import {compareText} from '../../core/collections/collections.ts';
import {
  BuildError,
  compareLocations,
  type Diagnostic,
  type Location,
  type Severity,
  systemFailure,
} from '../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../core/diagnostics/position.ts';
import {unreadableFile} from '../../core/modules/module-problems.ts';
import {type ImportProblem, importNotFound, importsUnknownKind} from './modules/import-problems.ts';
import {cssNamespace, moduleFile, moduleName} from './modules/module-names.ts';

const consequence = 'The site cannot be built.';

/**
 * Converts esbuild's errors to diagnostics with locations in the site's files.
 *
 * @param error Error that `esbuild.build` threw. Any other error is returned unchanged.
 */
export function bundleFailure(error: unknown, siteFolder: string): unknown {
  if (!isFailure(error)) return error;
  const diagnostics = error.errors.flatMap((message) =>
    message.detail instanceof BuildError
      ? message.detail.diagnostics
      : [toDiagnostic(message, 'error', siteFolder)],
  );
  return new BuildError(unique(diagnostics), {cause: error});
}

/** Returns warnings about the site's own files. Site authors cannot fix installed packages. */
export function bundleWarnings(messages: readonly Message[], siteFolder: string): Diagnostic[] {
  return (
    messages
      .filter(({location}) => !nameOf(location?.file ?? '', siteFolder).startsWith('npm/'))
      // Style sheets generated from CSS modules are skipped: the same warnings are reported for the CSS modules, with
      // the lines of the source.
      .filter(({location}) => !location?.file.startsWith(`${cssNamespace}:`))
      .map((message) => toDiagnostic(message, 'warning', siteFolder))
  );
}

/**
 * Removes duplicates, because each file is bundled twice, for the server and for browsers. Sorts by location and
 * message, because esbuild reads files concurrently.
 */
export function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const entries = [...new Map(diagnostics.map((entry) => [JSON.stringify(entry), entry])).values()];
  return entries.sort((a, b) => compareLocations(a, b) || compareText(a.message, b.message));
}

function toDiagnostic(message: Message, severity: Severity, siteFolder: string): Diagnostic {
  const location = locationOf(message, siteFolder);
  const unreadable = unreadableFile(message.text) ?? systemFailure(message.detail)?.diagnostics[0];
  if (unreadable !== undefined) return unreadable;
  const problem = importProblem(message, siteFolder);
  if (problem !== undefined) {
    const {code, message: text, hint, specifier} = problem;
    const where = isInMarkdown(location)
      ? importLocation(location.file, specifier, siteFolder)
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
    const specifier = / from (['"])(.+?)\1/.exec(message.location?.lineText ?? '')?.[2] ?? '';
    const where = isInMarkdown(location)
      ? importLocation(location.file, specifier, siteFolder, name)
      : location;
    const {text, hint} = notExported(name, exporter);
    const code = 'import-not-exported';
    return {severity, code, message: text, ...where, consequence, hint, target: name};
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
  if (module.startsWith('legacydocs/templates/docusaurus/') && name !== 'default') {
    return {
      text: `The replacement for this Docusaurus module does not export \`${name}\`.`,
      hint: 'Write the code without this name, or write your own function.',
    };
  }
  return name === 'default'
    ? {
        text: `This file imports the default export of \`${module}\`, which has no default export.`,
        hint: `Import one of the named exports, in braces, or add a default export to \`${module}\`.`,
      }
    : {
        text: `\`${module}\` does not export \`${name}\`, which is imported here.`,
        hint: `Check the spelling of the name, or export the name from \`${module}\`.`,
      };
}

/** Returns true for files that are part of packages or of the generator. */
function isForeign(file = ''): boolean {
  return /^(?:legacydocs[/:]|npm\/)/.test(file);
}

/** Reports a template that lacks an export of the built-in template that it replaces. */
function notReplaced(name: string, file: string): Pick<Diagnostic, 'message' | 'file' | 'hint'> {
  const what = name === 'default' ? 'no default export' : `no export \`${name}\``;
  return {
    message: `This template has ${what}, which other templates import.`,
    file,
    hint: 'A template must have all exports of the built-in template. Check the spelling of the names.',
  };
}

/** Returns the problem that the plugin or esbuild has found with an import; `undefined` for other messages. */
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

/** Returns a module's display name: for a file of the site, its path in the site folder. */
function nameOf(module: string, siteFolder: string): string {
  const file = moduleFile(module, siteFolder);
  return file === undefined ? module.replace(/^[\w-]+:/, '') : moduleName(file, siteFolder);
}

function locationOf({location}: Message, siteFolder: string): Location {
  if (location === null) return {};
  const file = nameOf(location.file, siteFolder);
  // Line numbers in compiled Markdown differ from line numbers in the Markdown source.
  if (isInMarkdown({file})) return {file};
  const line =
    readText(join(siteFolder, file))?.split('\n')[location.line - 1] ?? location.lineText;
  // esbuild counts bytes; editors count UTF-16 code units.
  const column = Buffer.from(line).subarray(0, location.column).toString().length + 1;
  return {file, line: location.line, column};
}

function isInMarkdown(location: Location): location is Location & {readonly file: string} {
  return /\.mdx?$/.test(location.file ?? '');
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

/**
 * Waits for all tasks.
 *
 * @throws {BuildError} With the problems from all failed tasks.
 */
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

/**
 * Returns the location of an import in a Markdown file. The source is searched, because its line numbers differ from
 * the line numbers in compiled Markdown.
 *
 * @param file Relative to the site folder.
 * @param name Imported name. Default: the specifier is located.
 */
function importLocation(
  file: string,
  specifier: string,
  siteFolder: string,
  name?: string,
): Location {
  const source = readText(join(siteFolder, file)) ?? '';
  const end = Math.max(source.indexOf(`'${specifier}'`), source.indexOf(`"${specifier}"`));
  if (end < 0) return {file};
  if (name === undefined) return {file, ...positionAt(source, end)};
  const start = source.lastIndexOf('\nimport', end) + '\nimport'.length;
  const words = [...source.slice(start, end).matchAll(/[^\s{},]+/g)];
  const word = name === 'default' ? words[0] : words.find(([text]) => text === name);
  return {file, ...positionAt(source, start + (word?.index ?? 0))};
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
