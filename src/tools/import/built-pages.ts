import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {BuiltArticle, ReadBuiltArticle} from '../adopt/built-articles.ts';
import {decide, done, quoted} from './findings.ts';
import {pageText, readPage} from './front-matter.ts';

/** Code of the finding for a replaced page. */
export const pageFromBuild = 'page-from-build';

/**
 * Replaces pages that were not converted with the articles of built pages, as Markdown with HTML.
 *
 * @param folder Absolute path of the new site.
 * @param pages Paths of the pages in the new site.
 * @returns Findings with files of the new site. A page without a `pageFromBuild` finding was not changed.
 */
export async function takeBuiltPages(
  folder: string,
  pages: readonly string[],
  read: ReadBuiltArticle,
): Promise<Diagnostic[]> {
  const findings: Diagnostic[] = [];
  for (const file of pages) {
    const article = await read(file);
    if (article === undefined) continue;
    if (article.isLossy) {
      const reason = `The article of \`${article.file}\` in the build of the old site cannot be converted, either.`;
      findings.push(
        decide('built-page-differs', reason, {file, consequence: 'The page stays as it is.'}),
      );
      continue;
    }
    const page = readPage(await readFile(join(folder, file), 'utf8'));
    const set = {
      ...(page.fields['mdx'] !== undefined && {mdx: {format: 'md'}}),
      ...(page.fields['title'] !== undefined && {title: article.title}),
    };
    const text = pageText({...page, body: `\n${article.body}`}, {set, drop: ['not_converted']});
    await writeFile(join(folder, file), text);
    for (const [path, bytes] of article.assets) {
      await mkdir(dirname(join(folder, path)), {recursive: true});
      await writeFile(join(folder, path), bytes);
    }
    const message = `The page is the article of \`${article.file}\` in the build of the old site.`;
    findings.push(
      done(pageFromBuild, message, {file}),
      ...[...oldText(page.body, article), ...deadLinks(article)].map((one) => ({...one, file})),
      ...article.diagnostics.flatMap(({severity, message: changed, consequence}) =>
        severity === 'warning' ? decide('built-part-changed', changed, {file, consequence}) : [],
      ),
    );
  }
  return findings;
}

/** Maximum share of different words of a page that its article need not contain, such as the names of components. */
const maxMissing = 0.2;

/** Minimum number of words for a comparison. */
const minWords = 20;

/** Returns a finding if an article lacks much of the page's text, because it can be older. */
function oldText(text: string, {file, body}: BuiltArticle): Diagnostic[] {
  const [words, known] = [wordsIn(text), wordsIn(body)];
  const missing = [...words].filter((word) => !known.has(word));
  if (words.size < minWords || missing.length <= words.size * maxMissing) return [];
  const message = `The article of \`${file}\` lacks ${missing.length} of ${words.size} different words of the page.`;
  return [
    decide('built-page-older', message, {
      consequence: 'The new page has the text of the article.',
      hint: 'Compare the pages. If the build is older than the sources, build the old site again, and run the command again.',
    }),
  ];
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}\p{N}]{3,}/gu));
}

/** Returns a finding for the links to pages that only the build contains. */
function deadLinks({diagnostics}: BuiltArticle): Diagnostic[] {
  const dead = diagnostics.flatMap(({severity, code, target}) =>
    severity === 'info' && code === 'adopt-dead-link' && target !== undefined ? target : [],
  );
  if (dead.length === 0) return [];
  const message = `Links of the page lead to pages that the new site does not have: ${quoted([...new Set(dead)])}.`;
  return [
    decide('built-link-lost', message, {
      consequence: 'The texts of the links are kept without the links.',
      hint: 'Add the pages, or adopt the build as a version of its own with `legacydocs adopt`.',
    }),
  ];
}
