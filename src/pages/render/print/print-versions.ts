import type {PoolLimits} from '../../../core/async/worker-thread.ts';
import type {WorkerPool} from '../../../core/async/workers.ts';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {hashOfData} from '../../../core/hash/sha256.ts';
import {escapeText} from '../../../core/html/escape.ts';
import {extractLinks} from '../../../core/html/extract-links.ts';
import {stylesToClasses} from '../../../core/html/inline-styles.ts';
import {routeToHref, withoutTrailingSlash} from '../../../core/urls/href.ts';
import type {PrintedVersion, Route} from '../../../site/types.ts';
import type {
  HeadTag,
  PrintedEntry,
  PrintedPage,
  PrintedVersionProps,
  TextLanguage,
} from '../../theme/types.ts';
import type {EmittedFile, RenderInput} from '../../types.ts';
import {pageNeeds} from '../article.ts';
import {linkStyles, outputHrefs, policyTags} from '../document-props.ts';
import type {PageCache} from '../page-cache.ts';
import {routesOf, type VersionEntry, versionPages} from '../version-pages.ts';
import type {Printed} from './print-job.ts';
import {pageIds, printedArticle} from './printed-article.ts';

interface PrintTargets {
  /**
   * Writes an output file.
   *
   * @param outputPath Relative to the output folder.
   */
  readonly write: (outputPath: string, contents: EmittedFile['contents']) => Promise<string>;
  readonly kept: PageCache;
  /** Returns the HTML of a page's own text, by route path. */
  readonly textOf: (path: string) => string | undefined;
  readonly workers: WorkerPool;
  readonly limits: PoolLimits;
}

/**
 * Writes the printed pages of all versions, unless they are cached.
 *
 * @returns Errors for versions that could not be rendered (`render-failed`).
 */
export async function printVersions(
  input: RenderInput,
  {textOf, kept, write, workers, limits}: PrintTargets,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const printed of input.routes.printed) {
    const parts = partsOf(printed, input, textOf);
    if (parts === undefined) continue;
    const key = hashOfData([input.bundle.themeId, printed, input.layout.site, parts]);
    if (kept.find(key) !== undefined) continue;
    const job = {
      name: 'print',
      context: {folder: input.bundle.serverFiles().folder},
      items: [propsOf(parts, input)],
      count: 1,
    };
    const results: Printed[] = [];
    await workers.run<Printed>(job, limits, (outcome) => {
      results.push('value' in outcome ? outcome.value : {error: outcome.failure.message});
    });
    const [result = {error: ''}] = results;
    if ('error' in result) {
      diagnostics.push(failure(printed, result.error));
      continue;
    }
    const plain = stylesToClasses(result.html, {keepText: false});
    const {html, styles} = linkStyles(plain, input.config.baseUrl);
    const page = {outputPath: printed.outputPath, contents: html};
    const files: EmittedFile[] = [input.bundle.printStyles, ...(styles ? [styles] : []), page];
    const written = files.map(
      async ({outputPath, contents}) => [outputPath, await write(outputPath, contents)] as const,
    );
    const links = {pages: [], assets: [], anchors: []};
    kept.add(key, {files: await Promise.all(written), links});
  }
  return diagnostics;
}

/** A line in the table of contents. */
interface Line {
  readonly label: string;
  /** Route path of the line's page. */
  readonly path?: string | undefined;
  readonly items: readonly Line[];
}

/** A printed version's inputs, as JSON data. */
interface Parts extends Pick<PrintedVersionProps, 'version' | 'main' | 'head' | 'stylesheets'> {
  readonly lines: readonly Line[];
  readonly pages: readonly Page[];
}

interface Page {
  /** Route path. */
  readonly path: string;
  readonly title: string;
  /** HTML of the page's own text. */
  readonly text: string;
  readonly language: TextLanguage | undefined;
}

/** Returns a version's inputs; `undefined` if its main page could not be compiled, which has already been reported. */
function partsOf(
  {version: name}: PrintedVersion,
  input: RenderInput,
  textOf: PrintTargets['textOf'],
): Parts | undefined {
  const {config, content, routes, layout, bundle} = input;
  const version = layout.site.docs.versions.find((summary) => summary.name === name);
  const mainDocId = content.versions.find((one) => one.name === name)?.mainDocId;
  const mainRoute = routes.routes.find(
    ({content: shown}) =>
      shown.kind === 'doc' && shown.doc.version === name && shown.doc.id === mainDocId,
  );
  const main = mainRoute && layout.routeData(mainRoute).page;
  if (version === undefined || mainRoute === undefined || main?.kind !== 'doc') return undefined;
  const {sidebars, others} = versionPages({name}, input);
  const titleOf = (route: Route): string => layout.texts(route).title || config.title;
  const entries: VersionEntry[] = [
    ...sidebars.flat(),
    ...others.map((route) => ({label: titleOf(route), route})),
  ];
  const all = entries.flatMap(routesOf);
  const needed = all.flatMap((route) => pageNeeds(route, input).stylesheets);
  return {
    version,
    main,
    head: [
      ...policyTags(config.csp, bundle.inlineScripts),
      {tag: 'meta', attributes: {name: 'robots', content: 'noindex'}},
      ...layout.head(mainRoute).filter(belongsToSite),
    ],
    stylesheets: outputHrefs(
      [bundle.printStyles.outputPath, bundle.stylesheet, ...new Set(needed)],
      config.baseUrl,
    ),
    lines: entries.map(lineOf),
    pages: all.map((route) => ({
      path: route.path,
      title: titleOf(route),
      text: textOf(route.path) ?? '',
      language: layout.languageOf(route),
    })),
  };
}

function lineOf({label, route, items = []}: VersionEntry): Line {
  return {label, path: route?.path, items: items.map(lineOf)};
}

/** Returns true for the site's icons and styles, false for metadata of the main page. */
function belongsToSite({tag, attributes: {rel = ''}}: HeadTag): boolean {
  return tag === 'link' && !/^(?:canonical|alternate)$/.test(rel);
}

/** Ids that the template uses. */
const ownIds = ['contents'];

function propsOf(
  {lines, pages, ...parts}: Parts,
  {config: {url, baseUrl}, layout: {site}}: RenderInput,
): PrintedVersionProps {
  const root = parts.version.path === '/' ? '' : parts.version.path;
  const made = pageIds(
    pages.map(({path, text}) => ({
      path: path.slice(root.length),
      anchors: extractLinks(text).anchors,
    })),
    ownIds,
  );
  const ids = new Map(
    pages.map(({path}, index) => [withoutTrailingSlash(path), made[index] ?? ''] as const),
  );
  const idOf = (path: string): string => ids.get(withoutTrailingSlash(path)) ?? '';
  const entryOf = ({label, path, items}: Line): PrintedEntry => ({
    label,
    id: path && idOf(path),
    items: items.map(entryOf),
  });
  const {main} = parts;
  const latest = main.latest && {...main.latest, href: new URL(main.latest.href, url).href};
  return {
    ...parts,
    main: {...main, latest},
    site,
    contents: lines.map(entryOf),
    pages: pages.map(({path, title, text, language}): PrintedPage => {
      const id = idOf(path);
      const pageUrl = new URL(routeToHref(path, baseUrl), url).href;
      const titled = /<h1[\s>]/i.test(text) ? text : `<h1>${escapeText(title)}</h1>${text}`;
      return {id, language, html: printedArticle(titled, {id, url: pageUrl, baseUrl, ids})};
    }),
  };
}

function failure({version, path}: PrintedVersion, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'render-failed',
    message: `The printed page \`${path}\` of version \`${version}\` could not be rendered: ${reason}`,
    consequence: 'The page would be missing.',
    hint: 'Fix the component that throws the error, or set `docs: {printPage: false}`.',
  };
}
