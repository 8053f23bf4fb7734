import {join} from 'node:path';
import type {Reads} from '../../../core/cache/reads.ts';
import {BuildError, type Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {importTypeScript} from '../../../core/modules/import-typescript.ts';
import {readText} from '../files/read-text.ts';
import {type LocatedValue, parseYaml} from '../structured/parse-yaml.ts';

export interface LoadedSidebars {
  /** Path of the sidebars file, relative to the site folder; `undefined` if the version has none. */
  readonly file: string | undefined;
  /** `undefined` if the file is missing or invalid. */
  readonly data: LocatedValue | undefined;
  readonly problems: readonly Diagnostic[];
  /** Files that the data was read from. */
  readonly reads: Reads;
}

const names = ['sidebars.json', 'sidebars.ts'] as const;
/** Sidebars file names in other generators. Such files have no effect here. */
const foreignNames = /^sidebars\.(?:[cm]?js|[cm]ts|tsx|ya?ml|json5)$/;

/**
 * Loads the sidebars file of a version: `sidebars.json`, or `sidebars.ts` with a default export.
 *
 * @param folder Folder of the version, relative to the site folder.
 * @param files Files in the folder, relative to it.
 */
export async function loadSidebars(
  siteFolder: string,
  folder: string,
  files: readonly string[],
): Promise<LoadedSidebars> {
  const present = names.filter((name) => files.includes(name));
  const [name] = present;
  if (name === undefined)
    return {file: undefined, data: undefined, problems: ignored(folder, files), reads: []};
  const file = `${folder}/${name}`;
  if (present.length > 1) {
    const message = `\`${folder}\` has both \`sidebars.json\` and \`sidebars.ts\`.`;
    const problem = invalid(`${folder}/sidebars.json`, message, 'Remove one of the two files.');
    return {file, data: undefined, problems: [problem], reads: []};
  }
  const {data, reads} =
    name === 'sidebars.json'
      ? {data: await loadJson(siteFolder, file), reads: [join(siteFolder, file)]}
      : await loadModule(siteFolder, file);
  return Array.isArray(data)
    ? {file, data: undefined, problems: data, reads}
    : {file, data, problems: [], reads};
}

async function loadJson(siteFolder: string, file: string): Promise<LocatedValue | Diagnostic[]> {
  const {text, problem} = await readText(siteFolder, file);
  if (problem !== undefined) return [problem];
  const data = parseYaml(text, {file});
  return Array.isArray(data)
    ? data.map((entry) => ({
        ...entry,
        code: 'sidebar-invalid',
        message: `The file cannot be read as JSON: ${entry.message}`,
      }))
    : data;
}

async function loadModule(
  siteFolder: string,
  file: string,
): Promise<{data: LocatedValue | Diagnostic[]; reads: Reads}> {
  try {
    const {module, reads} = await importTypeScript(join(siteFolder, file), {folder: siteFolder});
    const {default: value} = module;
    if (value === undefined) {
      const hint = 'Write `export default {docs: […]};`.';
      return {data: [invalid(file, 'The file has no default export.', hint)], reads};
    }
    if (!isFiniteData(value)) {
      const message =
        'The default export is not plain data: it contains itself, or a value that JSON does not support.';
      const hint =
        'Use only objects, lists, strings, numbers, booleans and `null`, and no circular references.';
      return {data: [invalid(file, message, hint)], reads};
    }
    // The lines of values in the module are not known yet, so their locations are keys.
    const locate = (path: readonly PropertyKey[]) => ({
      file,
      key: path.map((key) => (typeof key === 'number' ? key : String(key))),
    });
    return {data: {value, locate}, reads};
  } catch (error) {
    if (error instanceof BuildError) return {data: [...error.diagnostics], reads: 'unknown'};
    throw error;
  }
}

/** True if data can be converted to JSON: it has no circular reference or `bigint`, and is not nested too deeply. */
function isFiniteData(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

function invalid(file: string, message: string, hint: string): Diagnostic {
  return {severity: 'error', code: 'sidebar-invalid', message, file, hint};
}

function ignored(folder: string, files: readonly string[]): Diagnostic[] {
  return files
    .filter((file) => foreignNames.test(file))
    .map((file) => ({
      severity: 'warning',
      code: 'sidebar-file-ignored',
      message: 'Sidebars are read from `sidebars.json` or `sidebars.ts`; this file has no effect.',
      file: `${folder}/${file}`,
      consequence: "The version's sidebar is generated from its folders.",
      hint: 'Rename the file to `sidebars.json` or `sidebars.ts`.',
    }));
}
