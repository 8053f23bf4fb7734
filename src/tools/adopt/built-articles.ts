import type {Nodes} from 'hast';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {createPageCompiler} from '../../markdown/compile/page-compiler.ts';
import {partName} from '../../markdown/compile/plugins/plugin.ts';
import type {CompileOptions} from '../../markdown/types.ts';
import {convertPrepared, proofOf} from './convert-page.ts';
import {findPages} from './find-pages.ts';
import {oldUrls} from './links/old-urls.ts';
import {createPageReader, prepareArticle} from './open-page.ts';
import {isPage, type OldFiles} from './source/types.ts';
import {printMarkdown} from './tree/print-markdown.ts';
import {lineOf, select} from './tree/select.ts';

/** The site whose pages are replaced with articles of built pages. */
export interface ArticleTarget {
  readonly options: CompileOptions;
  /** Classes with styles in the site. */
  readonly classes: ReadonlySet<string>;
  /** URL of the root of the site and of the built pages, with a trailing slash. */
  readonly url: string;
  /** Route paths without the base path, with the sources of the pages, relative to the site folder. */
  readonly routes: readonly {readonly path: string; readonly source: string | null}[];
}

/** The article of a built page. */
export interface BuiltArticle {
  /** Path of the built page. */
  readonly file: string;
  /** Text of the first heading; `undefined` if there is none. */
  readonly title: string | undefined;
  /** Text of the first paragraph; `undefined` if there is none. */
  readonly description: string | undefined;
  /** True if the title that the body defines differs, because it contains HTML or does not come first. */
  readonly needsTitle: boolean;
  /** Markdown with HTML, without front matter. */
  readonly body: string;
  /** Contents of the files that the article uses, keyed by path in the new site. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** Reason why the article is incomplete, as a verb phrase; `undefined` if it is complete. */
  readonly problem: string | undefined;
  /** True if parts may be missing that only a browser shows. */
  readonly isPartial: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns a page's article. @param source Path of the page in the new site. @returns `undefined` if there is none. */
export type ReadBuiltArticle = (source: string) => Promise<BuiltArticle | undefined>;

/** Creates a function that reads the articles of built pages. */
export async function builtArticles(
  files: OldFiles['files'],
  {options, classes, url, routes}: ArticleTarget,
): Promise<ReadBuiltArticle> {
  const {shared, styles} = findPages(files);
  const read = createPageReader({generator: undefined, shared, styles});
  const paths = [...files.keys()];
  const urls = oldUrls(paths, {url});
  const sources = new Map(
    routes.flatMap(({path, source}) => {
      const target = urls.resolve(path.replace(/^\//, './'), 'index.html');
      return source === null || target.kind !== 'file' ? [] : [[target.path, source] as const];
    }),
  );
  const names = {
    sources,
    redirects: new Map<string, string>(),
    assets: new Map(paths.filter((path) => !isPage(path)).map((path) => [path, assetPath(path)])),
  };
  const {compilePage} = await createPageCompiler(options);
  return async (source) => {
    const [file] = [...sources].find(([, one]) => one === source) ?? [];
    const bytes = file === undefined ? undefined : files.get(file)?.();
    if (file === undefined || bytes === undefined) return undefined;
    const {page} = read(bytes);
    if ('kind' in page) return undefined;
    const isPartial = hasPlaceholder(page.article);
    prepareArticle(page);
    const heading = select('h1', page.article);
    const title = heading === undefined ? undefined : lineOf(heading);
    const paragraph = select('p', page.article);
    const description = paragraph === undefined ? undefined : lineOf(paragraph);
    const {tree, before, links, diagnostics} = convertPrepared(page, file, {
      options,
      urls,
      names,
      classes,
    });
    const body = printMarkdown(tree, partName(options.markup.headingLink.link));
    const {page: compiled} = await compilePage({source: body, sourcePath: source, format: 'md'});
    if (compiled === undefined) return undefined;
    const proof = proofOf(before, {compiled, links, file, options});
    const assets = [...links.files].map(
      (path) => [assetPath(path), files.get(path)?.() ?? new Uint8Array()] as const,
    );
    return {
      file,
      title,
      description,
      needsTitle: compiled.metadata.contentTitle !== title,
      body,
      assets: new Map(assets),
      problem: proof.isLossy
        ? `cannot be converted without loss: ${lossesOf(proof.diagnostics)}`
        : undefined,
      isPartial,
      diagnostics: [...diagnostics, ...proof.diagnostics],
    };
  };
}

function lossesOf(diagnostics: readonly Diagnostic[]): string {
  const messages = diagnostics.flatMap(({severity, message}) =>
    severity === 'warning' ? message : [],
  );
  return messages.join(' ').replace(/\.$/, '');
}

function assetPath(path: string): string {
  return `content/static/${path}`;
}

/** True if a node contains an empty comment, which Vue writes for parts that are hidden or rendered only in browsers. */
function hasPlaceholder(node: Nodes): boolean {
  if (node.type === 'comment') return node.value === '';
  return 'children' in node && node.children.some(hasPlaceholder);
}
