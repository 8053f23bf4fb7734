import {readFile} from 'node:fs/promises';
import {join, posix} from 'node:path';
import type {Code, Link, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {glob} from 'tinyglobby';
import {unified} from 'unified';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {beforeAll, describe, expect, it} from 'vitest';
import {listRoutes} from '../../../src/pipeline/build.ts';
import type {RouteRow} from '../../../src/pipeline/types.ts';
import {readFrontMatter} from '../../../src/site/content/front-matter/read-front-matter.ts';
import expectedRoutes from '../../fixtures/expected-routes.json' with {type: 'json'};
import {repository} from '../../support/repository.ts';

/** A documentation page, with data from its source. */
interface Page {
  readonly path: string;
  readonly version: string;
  readonly description: string | undefined;
  /** Number of words outside code blocks. */
  readonly words: number;
  /** Source paths of the pages that it links to. */
  readonly links: ReadonlySet<string>;
  /** Source paths of the pages listed below `## Related`. */
  readonly related: ReadonlySet<string>;
  /** Code of the samples that are complete modules. */
  readonly samples: readonly string[];
}

/** Pages whose samples differ between 2.x and 3.x, with the reason in the library. */
const otherSamples = [
  'fundamentals/animations.mdx', // Shared values in inline styles and props were added in 3.0.
  'guide/testing.md', // The library replaced its own timers with Jest's in 3.0.
];

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

async function readPage(path: string): Promise<Page> {
  const text = await readFile(join(repository, path), 'utf8');
  const tree = parser.parse(text);
  return {
    path,
    version: path.split('/')[2] ?? '',
    description: readFrontMatter(text, path).frontMatter.description,
    words: countWords(tree),
    links: linksOf(tree, path),
    related: linksOf(relatedSection(tree), path),
    samples: samplesOf(tree),
  };
}

function countWords(tree: Root): number {
  let words = 0;
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'yaml') return SKIP;
    if ('value' in node) words += String(node.value).split(/\s+/).filter(Boolean).length;
    return CONTINUE;
  });
  return words;
}

function linksOf(tree: Root, path: string): Set<string> {
  const links = new Set<string>();
  visit(tree, 'link', ({url}: Link) => {
    const [target = ''] = url.split('#');
    if (/^\.{1,2}\/.*\.mdx?$/.test(target)) links.add(posix.join(posix.dirname(path), target));
  });
  return links;
}

function samplesOf(tree: Root): string[] {
  const samples: string[] = [];
  visit(tree, 'code', ({lang, meta, value}: Code) => {
    if (/^[jt]sx$/.test(lang ?? '') && !meta?.includes('fragment')) samples.push(value);
  });
  return samples;
}

function relatedSection({children}: Root): Root {
  const start = children.findIndex(
    (node) =>
      node.type === 'heading' &&
      node.children.some((child) => child.type === 'text' && child.value.startsWith('Related')),
  );
  return {type: 'root', children: start < 0 ? [] : children.slice(start)};
}

describe("the documentation of this repository's site", () => {
  let pages: Page[] = [];
  let routes: readonly RouteRow[] = [];
  let shownBySidebars = new Set<string>();
  beforeAll(async () => {
    const files = await glob('content/docs/**/*.{md,mdx}', {cwd: repository, ignore: '**/_*'});
    pages = await Promise.all(files.sort().map(readPage));
    const listed = await listRoutes({
      siteFolder: repository,
      outDir: 'build',
      drafts: false,
      strict: true,
      cache: false,
    });
    expect(listed.diagnostics).toEqual([]);
    routes = listed.routes;
    shownBySidebars = await docsInSidebars();
  });

  it('has a page for every route, and no other', () => {
    const written = routes.flatMap(({path, source}) => (source === null ? [] : [path]));
    expect(written.map(withoutSlash).sort()).toEqual(expectedRoutes.map(withoutSlash).sort());
    expect(pages).toHaveLength(165);
  });

  it('has no thin page: each has text in addition to its code, and a description', () => {
    const thin = pages.filter(({words, description = ''}) => words < 75 || description.length < 30);
    expect(thin.map(({path}) => path)).toEqual([]);
  });

  it('shows every page in the sidebar of its version', () => {
    const missing = pages.filter(({path}) => !shownBySidebars.has(withoutExtension(path)));
    expect(missing.map(({path}) => path)).toEqual([]);
  });

  it('links to every page from the text of another', () => {
    const linked = new Set(
      pages.flatMap(({path, links}) => [...links].filter((target) => target !== path)),
    );
    expect(pages.map(({path}) => path).filter((path) => !linked.has(path))).toEqual([]);
  });

  it('relates pages of one version in both directions', () => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const oneWay = pages.flatMap(({path, version, related}) =>
      [...related]
        .filter((target) => {
          const other = byPath.get(target);
          return other?.version === version && !other.links.has(path);
        })
        .map((target) => `${path} → ${target}`),
    );
    expect(pages.filter(({related}) => related.size === 0)).toEqual([]);
    expect(oneWay).toEqual([]);
  });

  it('shows the same samples in 2.x and 3.x, except where the library differs', () => {
    const samplesIn = (version: string) =>
      new Map(
        pages
          .filter((page) => page.version === version)
          .map(({path, samples}) => [path.split('/').slice(3).join('/'), samples]),
      );
    const current = samplesIn('current');
    const common = [...samplesIn('2.x')].filter(([path]) => current.has(path));
    const other = common.filter(
      ([path, samples]) => samples.join('\n') !== current.get(path)?.join('\n'),
    );
    expect(common.length).toBeGreaterThan(40);
    expect(other.map(([path]) => path)).toEqual(otherSamples);
  });
});

/** Returns the source paths, without extension, of the docs in the sidebars files. */
async function docsInSidebars(): Promise<Set<string>> {
  const files = await glob('content/docs/*/sidebars.json', {cwd: repository});
  const docs = new Set<string>();
  for (const file of files) {
    const ids = stringsIn(JSON.parse(await readFile(join(repository, file), 'utf8')));
    for (const id of ids) docs.add(posix.join(posix.dirname(file), id));
  }
  return docs;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');
const withoutExtension = (path: string): string => path.replace(/\.mdx?$/, '');
