import {posix} from 'node:path';
import {mapBounded} from '../../concurrency/map-bounded.ts';
import type {Site} from '../../config/types.ts';
import type {Diagnostic} from '../../diagnostics/types.ts';
import type {FileFacts} from '../../memory/file-facts.ts';
import {applyTrailingSlash, normalizeRoutePath} from '../../urls/route-path.ts';
import {listFiles} from '../files/list-files.ts';
import {matchFiles} from '../files/match-files.ts';
import {readText} from '../files/read-text.ts';
import {formatProblems, markdownFormat} from '../format/markdown-format.ts';
import {readSource} from '../front-matter/read-source.ts';
import type {StandalonePage} from '../types.ts';

const folder = 'content/pages';

/** Every page, except partials and tests (rows CFG-09, CFG-11). */
const patterns = {
  include: ['**/*.{tsx,md,mdx}'],
  exclude: ['**/_*.{tsx,md,mdx}', '**/_*/**', '**/*.test.{tsx,md,mdx}', '**/__tests__/**'],
};

/** Read the stand-alone pages of a site; none, if it has no `content/pages`. Sorted by source path. */
export async function readPages(
  site: Site,
  {drafts, facts}: {readonly drafts: boolean; readonly facts: FileFacts},
): Promise<{pages: readonly StandalonePage[]; diagnostics: readonly Diagnostic[]}> {
  const listed = await listFiles(site.folder, folder);
  if (listed === undefined) return {pages: [], diagnostics: []};
  const read = await mapBounded(matchFiles(listed.files, patterns), (file) =>
    readPage(site, file, facts),
  );
  return {
    pages: read
      .map(({page}) => page)
      .filter(({frontMatter}) => drafts || frontMatter.draft !== true),
    diagnostics: [...listed.diagnostics, ...read.flatMap(({diagnostics}) => diagnostics)],
  };
}

async function readPage(
  site: Site,
  file: string,
  facts: FileFacts,
): Promise<{page: StandalonePage; diagnostics: readonly Diagnostic[]}> {
  const sourcePath = `${folder}/${file}`;
  const path = applyTrailingSlash(normalizeRoutePath(pagePath(file)), site.config.trailingSlash);
  const page = {sourcePath, path};
  if (file.endsWith('.tsx')) {
    const {hash, problem} = await readText(site.folder, sourcePath);
    return {
      page: {...page, format: 'tsx', hash, frontMatter: {}},
      diagnostics: problem ? [problem] : [],
    };
  }
  const source = await readSource(site.folder, sourcePath, facts);
  const {frontMatter, places, hash, problem, problems} = source;
  const choice = {...source, sourcePath, setting: site.config.markdown.format};
  return {
    page: {...page, format: markdownFormat(choice), hash, frontMatter, places},
    diagnostics: problem ? [problem] : [...problems, ...formatProblems(choice)],
  };
}

/**
 * @param file Relative to the pages' folder.
 * @example pagePath('about/index.tsx') // '/about/'
 */
function pagePath(file: string): string {
  const path = `/${file.slice(0, -posix.extname(file).length)}`;
  return path.replace(/\/index$/i, '/');
}
