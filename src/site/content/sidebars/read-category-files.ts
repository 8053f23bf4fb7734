import {posix} from 'node:path';
import type {z} from 'zod';
import {mapBounded} from '../../../core/async/concurrency.ts';
import type {Diagnostic, Location} from '../../../core/diagnostics/diagnostic.ts';
import {readText} from '../files/read-text.ts';
import {parseYaml} from '../structured/parse-yaml.ts';
import {describeValue, validateFields} from '../structured/validate-fields.ts';
import {type ConfiguredCategoryLink, categoryFileSchema} from './item-schemas.ts';
import {contradiction, parseCategoryLink} from './parse-sidebars.ts';

/** A folder's category file (row SIDE-09). */
export interface CategoryFile extends Readonly<Omit<z.output<typeof categoryFileSchema>, 'link'>> {
  /** `null` if the category has no page, even if the folder contains an index file; `undefined` if not set. */
  readonly link: ConfiguredCategoryLink | null | undefined;
  readonly at: Location;
}

const isCategoryFile = /(?:^|\/)_category_\.(?:json|ya?ml)$/;
const consequence = 'The category would not look as configured.';

/**
 * Reads all `_category_.json`, `.yml` and `.yaml` files of a version.
 *
 * @param files All files of the version's folder, relative to it, sorted.
 * @returns Category files by folder path (raw names, relative to the version's folder); `''` is the version's folder.
 */
export async function readCategoryFiles(
  siteFolder: string,
  folder: string,
  files: readonly string[],
): Promise<{categories: ReadonlyMap<string, CategoryFile>; problems: readonly Diagnostic[]}> {
  const found = files.filter((file) => isCategoryFile.test(file));
  const byFolder = new Map<string, string>();
  const problems: Diagnostic[] = [];
  for (const file of found) {
    const parent = folderOf(file);
    const first = byFolder.get(parent);
    if (first === undefined) byFolder.set(parent, file);
    else problems.push(secondFile(`${folder}/${file}`, `${folder}/${first}`));
  }
  const read = await mapBounded([...byFolder], async ([parent, file]) => ({
    parent,
    ...(await readCategoryFile(siteFolder, `${folder}/${file}`)),
  }));
  return {
    categories: new Map(
      read.flatMap(({parent, category}) =>
        category === undefined ? [] : [[parent, category] as const],
      ),
    ),
    problems: [...problems, ...read.flatMap((result) => result.problems)],
  };
}

async function readCategoryFile(
  siteFolder: string,
  file: string,
): Promise<{category?: CategoryFile; problems: readonly Diagnostic[]}> {
  const {text, problem} = await readText(siteFolder, file);
  if (problem !== undefined) return {problems: [problem]};
  const parsed = parseYaml(text, {file});
  if (Array.isArray(parsed)) {
    return {problems: parsed.map((entry) => ({...entry, code: 'category-invalid', consequence}))};
  }
  const {value, locate, warnings = []} = parsed;
  if (value === null) return {problems: []};
  if (typeof value !== 'object' || Array.isArray(value)) {
    return {problems: [notFields(value, locate([]))]};
  }
  const {fields, problems} = validateFields(categoryFileSchema, value, {
    code: 'category-invalid',
    locate,
    consequence,
  });
  const {link, problems: linkProblems} = parseCategoryLink(fields?.link, ['link'], locate);
  const contradictions =
    fields?.collapsible === false && fields.collapsed === true
      ? [contradiction(fields.label ?? posix.basename(folderOf(file)), locate(['collapsed']))]
      : [];
  return {
    category: {
      ...fields,
      link: fields?.link === null ? null : link,
      at: locate([]),
    },
    problems: [...warnings, ...problems, ...linkProblems, ...contradictions],
  };
}

function folderOf(file: string): string {
  const folder = posix.dirname(file);
  return folder === '.' ? '' : folder;
}

function notFields(value: unknown, at: Location): Diagnostic {
  return {
    severity: 'error',
    code: 'category-invalid',
    message: `A category file must contain fields such as \`label\`, but this is ${describeValue(value)}.`,
    ...at,
    consequence,
  };
}

/** Reports a second category file in a folder (row DEV-18). */
function secondFile(file: string, first: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'category-file-ignored',
    message: `The folder has two category files; \`${first}\` is used.`,
    file,
    consequence: 'This file has no effect.',
    hint: 'Remove one of the two files.',
  };
}
