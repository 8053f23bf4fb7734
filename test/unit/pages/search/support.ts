import type {SearchSection} from '../../../../src/markdown/types.ts';
import {
  createSearcher,
  pagesScope,
  type Searcher,
  type SearchManifest,
} from '../../../../src/pages/lookup/index.ts';
import {digestPage, pageGroups} from '../../../../src/pages/search/page-groups.ts';
import {scopeFiles} from '../../../../src/pages/search/scope-files.ts';
import type {PageDigest, SearchPage} from '../../../../src/pages/search/types.ts';

/** A page and its sections. Omitted properties are empty. */
export interface SamplePage {
  readonly path: string;
  readonly title: string;
  readonly trail?: readonly string[];
  readonly keywords?: readonly string[];
  readonly successors?: SearchPage['successors'];
  readonly sections?: readonly Partial<SearchSection>[];
}

export interface SampleSearch {
  readonly searcher: Searcher;
  readonly manifest: SearchManifest;
  /** Names of the files that have been read so far. */
  readonly reads: string[];
}

/** Indexes pages as in a build, and returns a searcher for them. */
export function searchPages(pages: readonly SamplePage[]): SampleSearch {
  const scope = {name: pagesScope, pages: pages.map(searchPage), starts: []};
  const groups = pageGroups(scope.pages);
  const digests = new Map(pages.map((page) => [page.path, digest(page)]));
  const {entry, files} = scopeFiles(
    scope,
    groups,
    groups.map((group) => group.pages.flatMap(({path}) => digests.get(path) ?? [])),
  );
  const contents = new Map(files.map((file) => [file.outputPath, file.contents]));
  const manifest = {worker: 'worker.js', scopes: {[pagesScope]: entry}, versions: []};
  const reads: string[] = [];
  const searcher = createSearcher(manifest, async (path) => {
    reads.push(path);
    return JSON.parse(contents.get(path) ?? '');
  });
  return {searcher, manifest, reads};
}

function searchPage({
  path,
  title,
  trail = [],
  keywords = [],
  successors = [],
}: SamplePage): SearchPage {
  const description = '';
  const source = {sourcePath: path, format: 'md', hash: path, compiler: 'compiler'} as const;
  return {path, title, trail, keywords, description, source, successors};
}

function digest({sections = [], keywords = []}: SamplePage): PageDigest {
  const whole = sections.map((section) => ({
    anchor: '',
    heading: '',
    text: '',
    code: '',
    names: '',
    ...section,
  }));
  return digestPage(whole, {description: '', keywords});
}
