import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {dirname, join, posix} from 'node:path';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {pathKind} from '../../core/paths/paths.ts';
import {decodePath} from '../../core/urls/href.ts';
import type {BuiltArticle, ReadBuiltArticle} from '../adopt/built-articles.ts';
import {decide, done, noteOpening, quoted} from './findings.ts';
import {pageText, readPage} from './front-matter.ts';
import type {ImportPlan} from './importer.ts';
import {modulesIn, parseMarkdown, rangeOf, withoutRanges} from './markdown.ts';
import {changeReferences} from './references.ts';
import {stubOpening} from './stub-pages.ts';
import {tagsIn} from './tags.ts';

/** Code of the finding for a replaced page. */
export const pageFromBuild = 'page-from-build';

interface BuiltPagesContext {
  /** Absolute path of the new site. */
  readonly folder: string;
  /** Paths of all files in the new site. */
  readonly files: readonly string[];
  readonly read: ReadBuiltArticle;
  /** True if `.md` files are MDX, which cannot contain HTML. */
  readonly hasMdx: boolean;
  readonly needsBrowser: ImportPlan['needsBrowser'];
}

/**
 * Replaces pages that were not converted with the articles of built pages, as Markdown with HTML. MDX pages become `.md`
 * files. A page is kept if its article is incomplete.
 *
 * @param pages Paths of the pages in the new site.
 * @returns Findings with the paths in `pages`. A page without a `pageFromBuild` finding was not changed.
 */
export async function replaceIncompletePages(
  pages: readonly string[],
  {folder, files, read, hasMdx, needsBrowser}: BuiltPagesContext,
): Promise<Diagnostic[]> {
  const findings: Diagnostic[] = [];
  const renamed = new Set<string>();
  for (const file of pages) {
    const article = await read(file);
    const consequence = 'The page is not replaced.';
    if (article === undefined) {
      const message = 'The build of the old site does not contain an article for the page.';
      findings.push(decide('built-page-missing', message, {file, consequence}));
      continue;
    }
    const page = readPage(await readFile(join(folder, file), 'utf8'));
    const isWhole = missingWords(page.body, article) === undefined;
    const home = isWhole ? '' : (homePart.exec(page.body)?.[0] ?? '');
    const missing = missingWords(page.body.slice(home.length), article);
    const lost =
      article.isPartial && needsBrowser(file)
        ? 'has parts that only a browser shows'
        : article.problem;
    const problem = lost ?? missing;
    if (problem !== undefined) {
      const reason = `The article of \`${article.file}\` in the build of the old site ${problem}.`;
      const hint =
        lost === undefined
          ? 'If the build is older than the sources, pass a build of the same sources with `--built`.'
          : undefined;
      findings.push(decide('built-page-incomplete', reason, {file, consequence, hint}));
      continue;
    }
    const set = {
      ...(hasMdx && {mdx: {format: 'md'}}),
      ...((article.needsTitle || page.fields['title'] !== undefined) &&
        home === '' && {title: article.title}),
      // The text of HTML does not become the description.
      ...(page.fields['description'] === undefined && {description: article.description}),
    };
    const text = pageText(
      {...page, body: `${home}\n${article.body}`},
      {set, drop: ['not_converted']},
    );
    await writeFile(join(folder, file.replace(/x$/, '')), text);
    if (file.endsWith('.mdx')) {
      await rm(join(folder, file));
      renamed.add(file);
    }
    for (const [path, bytes] of article.assets) {
      // The sources can contain a newer version of the file.
      if (pathKind(join(folder, path)) !== undefined) continue;
      await mkdir(dirname(join(folder, path)), {recursive: true});
      await writeFile(join(folder, path), bytes);
    }
    const message = 'The page is taken from the build of the old site.';
    findings.push(
      done(pageFromBuild, message, {
        file,
        consequence: 'Its components are HTML now, which no script changes.',
      }),
      ...deadLinks(article).map((one) => ({...one, file})),
      ...article.diagnostics.flatMap(({severity, message: changed, consequence}) =>
        severity === 'warning' ? decide('built-part-changed', changed, {file, consequence}) : [],
      ),
    );
  }
  if (renamed.size > 0) await renameTargets(folder, files, renamed);
  return findings;
}

/** Changes the links to MDX pages that became `.md` files. */
async function renameTargets(
  folder: string,
  files: readonly string[],
  renamed: ReadonlySet<string>,
): Promise<void> {
  for (const file of files.filter((one) => /^content\/.*\.mdx?$/.test(one))) {
    const path = join(folder, renamed.has(file) ? file.replace(/x$/, '') : file);
    const text = await readFile(path, 'utf8').catch(() => '');
    const changed = changeReferences(text, file, ({written}) => {
      const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
      const isRenamed = renamed.has(posix.join(posix.dirname(file), decodePath(target)));
      return isRenamed ? target.replace(/x$/, '') + rest : written;
    });
    if (changed !== text) await writeFile(path, changed);
  }
}

/** Matches the hero and the features of a VitePress home page, which the article of the built page does not contain. */
const homePart = /^\n<div class="vp-home">[\s\S]*?\n<\/div>\n/;

/** Maximum share of a page's different words that its article need not contain. */
const maxMissing = 0.05;

/** Minimum number of words for a comparison, and maximum number of words that are listed. */
const minWords = 20;
const maxListed = 10;

/** Matches code in the text of a page: expressions of Vue, and macros. */
const computed = /\{\{.*?\}\}|\{%.*?%\}/gs;

/** Returns a verb phrase with the words of a page that its article lacks, because the build is older, for example. */
function missingWords(text: string, {body}: BuiltArticle): string | undefined {
  if (text.includes(stubOpening)) return undefined;
  const modules = modulesIn(text).map(({program, start}) => ({
    start: start + program.start,
    end: start + program.end,
  }));
  const prose: string[] = [];
  visit(parseMarkdown(withoutRanges(withoutRanges(text, tagsIn(text)), modules)), (node) => {
    if (text.startsWith(noteOpening, rangeOf(node).start)) return SKIP;
    if (node.type === 'text' || node.type === 'code') prose.push(node.value);
    return CONTINUE;
  });
  const [words, known] = [wordsIn(prose.join('\n').replace(computed, '')), wordsIn(body)];
  const missing = [...words].filter((word) => !known.has(word));
  if (words.size < minWords || missing.length <= words.size * maxMissing) return undefined;
  return `lacks ${missing.length} of ${words.size} different words of the page, such as ${quoted(missing.slice(0, maxListed))}`;
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
