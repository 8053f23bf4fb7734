import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {byKey, compareText} from '../../core/collections/collections.ts';
import {checkResource, type Load} from '../../core/csp/content-security-policy.ts';
import type {Diagnostic, LinkLocation} from '../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../core/diagnostics/position.ts';
import {cssLoads} from '../../core/html/css-urls.ts';
import {forEachLocatedTag} from '../../core/html/for-each-tag.ts';
import {inlineCodeOf, loadsOf} from '../../core/html/governed.ts';
import {ownPaths} from '../../core/paths/paths.ts';
import type {Content, Site} from '../../site/types.ts';
import type {Bundle, RenderedPage} from '../types.ts';
import {textFinder} from './find-in-sources.ts';
import {type BlockedSource, describeBlocked, locationList} from './report-blocked.ts';

interface PolicyCheckInput {
  readonly site: Pick<Site, 'folder' | 'configFile'> & {
    readonly config: Pick<Site['config'], 'csp' | 'url'>;
  };
  readonly content: Pick<Content, 'staticFiles' | 'versions' | 'pages'>;
  readonly bundle: Pick<Bundle, 'files' | 'reads'>;
}

/** Checks pages while they are rendered, and collects resources and code that the policy blocks. */
export interface PolicyChecker {
  addPage(page: Pick<RenderedPage, 'governed'>): void;
  /**
   * Also checks the style sheets and the site's own HTML files.
   *
   * @returns Warnings `blocked-by-policy` and `inline-code-blocked`, one for each cause, at its first location.
   */
  finish(): Promise<Diagnostic[]>;
}

/** Creates a checker that finds resources and inline code that the site's Content-Security-Policy blocks. */
export function createPolicyChecker({site, content, bundle}: PolicyCheckInput): PolicyChecker {
  const {csp, url: siteUrl} = site.config;
  /** Blocked resources, keyed by kind and source. */
  const groups = new Map<string, BlockedSource & {locations: Map<string, LinkLocation[]>}>();
  const code = new Map<string, LinkLocation[]>();
  const find = textFinder(site.folder);

  const addLoad = ({kind, href}: Load, locations: readonly LinkLocation[]): void => {
    const result = checkResource({kind, href}, csp, siteUrl);
    if (result.allowed) return;
    const {source} = result;
    const key = `${kind} ${source}`;
    const group = groups.get(key) ?? {kind, source, locations: new Map()};
    groups.set(key, group);
    group.locations.set(href, [...(group.locations.get(href) ?? []), ...locations]);
  };
  const addCode = (what: string, locations: readonly LinkLocation[]): void => {
    code.set(what, [...(code.get(what) ?? []), ...locations]);
  };

  const addStaticFile = async (sourcePath: string): Promise<void> => {
    const text = await readFile(join(site.folder, sourcePath), 'utf8');
    if (sourcePath.endsWith('.css')) {
      for (const {offset, ...load} of cssLoads(text)) {
        addLoad(load, [{file: sourcePath, ...positionAt(text, offset)}]);
      }
      return;
    }
    forEachLocatedTag(text, (tag, position) => {
      const location = {file: sourcePath, line: position?.startLine, column: position?.startCol};
      for (const load of loadsOf(tag)) addLoad(load, [location]);
      for (const what of inlineCodeOf(tag)) addCode(what, [location]);
      if (tag.attributes.has('style')) addCode('A `style` attribute', [location]);
    });
  };

  return {
    addPage({governed}) {
      if (csp.mode === 'none' || governed === undefined) return;
      for (const {locations, ...load} of governed.loads) addLoad(load, locations);
      for (const {what, locations} of governed.inlineCode) addCode(what, locations);
    },
    async finish() {
      if (csp.mode === 'none') return [];
      for (const {outputPath, contents} of bundle.files) {
        if (!outputPath.endsWith('.css')) continue;
        for (const load of cssLoads(String(contents))) addLoad(load, [{}]);
      }
      // If the policy is sent as a header, it also applies to static HTML files; these files do not contain the
      // `<meta>` tag.
      const governed = csp.mode === 'headers' ? /\.(?:css|html?)$/i : /\.css$/i;
      for (const {sourcePath} of content.staticFiles) {
        if (governed.test(sourcePath)) await addStaticFile(sourcePath);
      }
      if (groups.size + code.size === 0) return [];
      const located = await Promise.all([...groups.values()].map(locate));
      return [
        ...describeBlocked(
          located.sort((a, b) => compareText(nameOf(a), nameOf(b))),
          csp,
          site.configFile,
        ),
        ...[...code].sort(byKey).map(describeCode),
      ];
    },
  };

  /** Replaces locations in components and style sheets with more precise ones. */
  async function locate(group: BlockedSource): Promise<BlockedSource> {
    const locations = new Map<string, readonly LinkLocation[]>();
    for (const [href, known] of group.locations) {
      const close = await Promise.all(
        known.map((location) =>
          isClose(location) ? [location] : lookFor(href, group.source, location),
        ),
      );
      locations.set(href, close.flat());
    }
    return {...group, locations};
  }

  /**
   * Searches the page's own source, then code and style sheets. A URL without a known file is from a style sheet: in
   * that case, code and style sheets are searched first, then the sources of all pages.
   */
  async function lookFor(
    href: string,
    source: string | undefined,
    vague: LinkLocation,
  ): Promise<readonly LinkLocation[]> {
    const inPages = vague.file === undefined ? pageSources() : [vague.file];
    const inOrder = [inPages, codeSources()];
    for (const files of vague.file === undefined ? inOrder.reverse() : inOrder) {
      const found = await find(href, true, files);
      if (found.length > 0) return found;
    }
    // The code may contain only the origin, and compute the path of the URL at run time.
    const begun = source === undefined ? [] : await find(source, false, codeSources());
    return begun.length === 1 ? begun : [vague];
  }

  function codeSources(): string[] {
    const own = ownPaths(site.folder, bundle.reads).filter((file) =>
      /\.(?:[jt]sx?|css|mdx?)$/.test(file),
    );
    return [...new Set(own)].sort();
  }

  function pageSources(): string[] {
    const pages = [...content.versions.flatMap(({docs}) => docs), ...content.pages];
    return pages.map(({sourcePath}) => sourcePath).sort();
  }
}

/** Returns true if a line or key is known in addition to the file. */
function isClose({key, line}: LinkLocation): boolean {
  return key !== undefined || line !== undefined;
}

function nameOf({kind, source}: BlockedSource): string {
  return `${kind} ${source}`;
}

function describeCode([what, locations]: readonly [string, readonly LinkLocation[]]): Diagnostic {
  const {first, others} = locationList(locations);
  return {
    severity: 'warning',
    code: 'inline-code-blocked',
    message: [`${what} is inline code.`, others].filter(Boolean).join(' '),
    ...first,
    consequence: 'The Content-Security-Policy blocks it.',
    hint: hintOf(first.file),
  };
}

function hintOf(file: string | undefined): string {
  if (file?.endsWith('.html') === true || file?.endsWith('.htm') === true) {
    return "Move the code to a file, or set `csp: 'meta'`, so that the policy applies only to generated pages.";
  }
  return file?.endsWith('.md') === true
    ? 'Move the code to a file, or use a component in an `.mdx` page.'
    : 'Move scripts to a component, and styles to a style sheet that a module imports.';
}
