import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isMainThread, parentPort, Worker, workerData} from 'node:worker_threads';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {bundledLanguages, createHighlighter} from 'shiki';
import {glob} from 'tinyglobby';
import {unified} from 'unified';

/**
 * Measures how long only remark and Shiki take for a site's pages, on two cores. remark converts each distinct page to
 * HTML while Shiki highlights each distinct code block in a second thread. The results are discarded.
 *
 * Usage: `node bare-compile.mjs <site>`
 */

if (isMainThread) {
  const [folder = '.'] = process.argv.slice(2);
  const paths = await glob('content/**/*.{md,mdx}', {cwd: folder});
  const files = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  const texts = [...new Set(files)];
  const highlighter = new Worker(new URL(import.meta.url), {workerData: codeBlocks(texts)});
  const colored = once(highlighter, 'exit');
  await toHtml(texts);
  await colored;
  process.stdout.write(`${texts.length} different pages\n`);
} else {
  await color(workerData);
  parentPort?.close();
}

/**
 * @param {readonly string[]} texts
 * @returns {[language: string, code: string][]} Each block once.
 */
function codeBlocks(texts) {
  const fence = /^```(\w+)[^\n]*\n([\s\S]*?)^```/gm;
  /** @type {[string, string, string][]} */
  const blocks = texts.flatMap((text) =>
    [...text.matchAll(fence)].map(([all, language = '', code = '']) => [all, language, code]),
  );
  return [...new Map(blocks.map(([all, ...block]) => [all, block])).values()];
}

/** @param {readonly string[]} texts */
async function toHtml(texts) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, {allowDangerousHtml: true})
    .use(rehypeStringify, {allowDangerousHtml: true})
    .freeze();
  for (const text of texts) await processor.process(text);
}

/** @param {readonly [language: string, code: string][]} blocks */
async function color(blocks) {
  const known = blocks.filter(([language]) => language in bundledLanguages);
  const highlighter = await createHighlighter({
    themes: ['github-light', 'github-dark'],
    langs: [...new Set(known.map(([language]) => language))],
  });
  for (const [lang, code] of known) {
    highlighter.codeToHtml(code, {lang, themes: {light: 'github-light', dark: 'github-dark'}});
  }
}
