import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {hashOf} from '../../core/hash/sha256.ts';
import {importTypeScript} from '../../core/modules/import-typescript.ts';
import {modulesFolder, packageFolder} from '../../core/package/own-files.ts';
import {type ArticleMarkup, articleMarkupSchema} from './schema/article-markup.ts';

/** Name of the file in `templates/`, both in the package and in sites. */
export const markupFile = 'ArticleMarkup.ts';

/** Absolute path of the built-in template. */
export const builtInMarkupFile = join(packageFolder, 'templates', markupFile);

/**
 * Absolute path of the prebuilt template: its exports with the hash of its source, so that sites without their own
 * template do not need a bundler.
 */
const shippedFile = join(modulesFolder, 'pages/theme/article-markup.json');

interface Shipped {
  readonly hash: string;
  readonly markup: ArticleMarkup;
}

/** Cached result: in a checkout, the prebuilt file is missing, and loading the template is slow. */
let known: Shipped | undefined;

/** Returns the built-in `ArticleMarkup`. */
export async function builtInMarkup(): Promise<ArticleMarkup> {
  const hash = hashOf(await readFile(builtInMarkupFile));
  if (known?.hash !== hash) known = await readShipped();
  if (known?.hash !== hash) known = {hash, markup: await importBuiltIn()};
  return known.markup;
}

/** Writes the file that `builtInMarkup` reads. */
export async function shipMarkup(): Promise<void> {
  const hash = hashOf(await readFile(builtInMarkupFile));
  const shipped: Shipped = {hash, markup: await importBuiltIn()};
  await writeFile(shippedFile, JSON.stringify(shipped));
}

async function readShipped(): Promise<Shipped | undefined> {
  try {
    return JSON.parse(await readFile(shippedFile, 'utf8'));
  } catch {
    return undefined;
  }
}

async function importBuiltIn(): Promise<ArticleMarkup> {
  const {module} = await importTypeScript(builtInMarkupFile, {folder: packageFolder});
  return articleMarkupSchema.parse(module);
}
