import {posix} from 'node:path';
import {mapBounded} from '../../../core/async/concurrency.ts';
import type {FileMetadata} from '../../../core/cache/file-metadata.ts';
import {type Diagnostic, type Location, printable} from '../../../core/diagnostics/diagnostic.ts';
import {applyTrailingSlash, normalizeRoutePath} from '../../../core/urls/href.ts';
import type {Site, StandalonePage} from '../../types.ts';
import {resolveSlug, type SlugProblem} from '../docs/slug.ts';
import {listFiles} from '../files/list-files.ts';
import {matchFiles} from '../files/match-files.ts';
import {readText} from '../files/read-text.ts';
import {readMarkdown} from '../front-matter/read-source.ts';

const folder = 'content/pages';

const extensions = '{tsx,jsx,js,md,mdx}';

/** Glob patterns of page files: all files with a page extension except partials and tests (rows CFG-09, CFG-11). */
const patterns = {
  include: [`**/*.${extensions}`],
  exclude: [`**/_*.${extensions}`, '**/_*/**', `**/*.test.${extensions}`, '**/__tests__/**'],
};

/** Reads the stand-alone pages in `content/pages`, if the folder exists. Sorted by source path. */
export async function readPages(
  site: Site,
  {drafts, facts}: {readonly drafts: boolean; readonly facts: FileMetadata},
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
  facts: FileMetadata,
): Promise<{page: StandalonePage; diagnostics: readonly Diagnostic[]}> {
  const sourcePath = `${folder}/${file}`;
  const routeOf = (path: string): string =>
    applyTrailingSlash(normalizeRoutePath(path), site.config.trailingSlash);
  const page = {sourcePath, path: routeOf(pagePath(file))};
  if (!/\.mdx?$/.test(file)) {
    const {text, hash, problem} = await readText(site.folder, sourcePath);
    // Imported on demand, because it loads a parser.
    const {componentFrontMatter} = await import('./component-front-matter.ts');
    const {frontMatter, problems} = componentFrontMatter(text, sourcePath);
    return {
      page: {...page, format: 'tsx', hash, frontMatter},
      diagnostics: problem ? [problem] : problems,
    };
  }
  const read = await readMarkdown(site, sourcePath, facts);
  const {diagnostics} = read;
  const {frontMatter, locations} = read.page;
  const markdown = {...page, ...read.page};
  // A page's slug is relative to the site's root, as in Docusaurus.
  const slug = frontMatter.slug ? resolveSlug(frontMatter.slug, '/') : undefined;
  if (slug === undefined) return {page: markdown, diagnostics};
  if (typeof slug === 'string') return {page: {...markdown, path: routeOf(slug)}, diagnostics};
  const invalid = invalidSlug(frontMatter.slug ?? '', slug, locations.get('slug'));
  return {page: markdown, diagnostics: [...diagnostics, invalid]};
}

function invalidSlug(
  slug: string,
  {problem}: SlugProblem,
  location: Location | undefined,
): Diagnostic {
  return {
    severity: 'error',
    code: 'slug-invalid',
    message: `The slug \`${printable(slug)}\` of this page cannot be used: ${problem}.`,
    ...location,
    consequence: 'The page has no URL.',
    hint: "Write a path from the site's root, such as `/community/team`.",
  };
}

/**
 * Returns the path of a page that does not set a slug.
 *
 * @param file Path relative to the pages folder.
 * @example pagePath('about/index.tsx') // '/about/'
 */
function pagePath(file: string): string {
  const path = `/${file.slice(0, -posix.extname(file).length)}`;
  return path.replace(/\/index$/i, '/');
}
