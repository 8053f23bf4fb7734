import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import type {Reads} from '../../core/cache/reads.ts';
import {BuildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {importTypeScript} from '../../core/modules/import-typescript.ts';
import {packageFolder} from '../../core/package/own-files.ts';
import {builtInMarkup, builtInMarkupFile, markupFile} from './built-in-markup.ts';
import {locateKeys} from './locate-keys.ts';
import {issueProblem} from './problems/issue-problem.ts';
import type {KeyPath} from './problems/types.ts';
import {type ArticleMarkup, articleMarkupSchema} from './schema/article-markup.ts';
import {sentence} from './schema/choice.ts';

/** Class names and icons of a site's articles, with their source. */
export interface LoadedMarkup {
  readonly markup: ArticleMarkup;
  readonly reads: Reads;
}

const originalName = `legacydocs/templates/${markupFile}`;

/**
 * Loads the site's `templates/ArticleMarkup.ts`, or the built-in one if the site does not have its own.
 *
 * @param folder Absolute path of the site folder.
 * @throws {BuildError} `article-markup-invalid` with all problems and their locations; `module-invalid`,
 * `module-failed`.
 */
export async function loadArticleMarkup(folder: string): Promise<LoadedMarkup> {
  const file = join(folder, 'templates', markupFile);
  // In this package's own folder, the file is the built-in template.
  const isOwn = relative(packageFolder, folder) !== '' && existsSync(file);
  if (!isOwn) {
    return {markup: await builtInMarkup(), reads: [builtInMarkupFile]};
  }
  const alias = {[originalName]: builtInMarkupFile};
  const {module, reads} = await importTypeScript(file, {folder, alias});
  const result = articleMarkupSchema.safeParse(module, {error: sentence});
  if (result.success) return {markup: result.data, reads};
  const problems = result.error.issues.map((issue) => issueProblem(issue, module));
  const locations = await locateKeys(
    await readFile(file, 'utf8'),
    `templates/${markupFile}`,
    problems.map(({path}) => path),
  );
  throw new BuildError(
    problems.map(
      ({code, path, message, hint}, index): Diagnostic => ({
        severity: 'error',
        code: 'article-markup-invalid',
        message,
        consequence: 'Pages cannot be compiled without these classes and icons.',
        hint: code === 'config-missing-key' ? missingHint(path) : hint,
        ...locations[index],
      }),
    ),
  );
}

function missingHint([name = '', ...rest]: KeyPath): string {
  return rest.length === 0
    ? `Add \`export * from '${originalName}';\` to export the original values.`
    : `To keep the original values, add \`import * as original from '${originalName}';\`, and write \`...original.${name}\` in the object.`;
}
