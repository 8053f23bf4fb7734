import {inWorld} from '../../core/async/outside-world.ts';
import type {Load} from '../../core/csp/content-security-policy.ts';
import {nameHash} from '../../core/hash/sha256.ts';
import {cssLoads} from '../../core/html/css-addresses.ts';
import {extractLinks} from '../../core/html/extract-links.ts';
import {inlineScript} from '../../core/html/governed.ts';
import {styleSheet, stylesToClasses} from '../../core/html/inline-styles.ts';
import {nestingFlaws} from '../../core/html/nesting.ts';
import {hrefKind} from '../../core/urls/href.ts';
import type {DocumentFlaw} from '../bundle/diagnosis/types.ts';
import type {EmittedFile} from '../bundle/types.ts';
import type {DocumentProps, ServerTheme} from '../theme/types.ts';
import {addresses} from './document-props.ts';
import {renderWithEnd} from './endless.ts';
import {pageMarkdown, pageText} from './page-markdown.ts';

/** What a document links to, each address once, and what it offers to links. Plain data. */
export interface DocumentLinks {
  /** Addresses of pages. */
  readonly pages: readonly string[];
  /** Addresses of what the page loads. */
  readonly assets: readonly string[];
  readonly anchors: readonly string[];
  /** What a Content-Security-Policy may block; most documents have nothing of that kind. */
  readonly governed?: GovernedParts | undefined;
}

/** What a document has that a Content-Security-Policy decides on. */
interface GovernedParts {
  /** What it loads or sends to beyond the site, each once, in document order. */
  readonly loads: readonly Load[];
  /** Code in it, in words, each once. */
  readonly inlineCode: readonly string[];
}

/** A page's HTML, or what its component threw. */
export type RenderedDocument<Html = string | Uint8Array> =
  | {
      readonly html: Html;
      readonly links: DocumentLinks;
      /** The page as Markdown, where the site has such files. */
      readonly markdown?: Html | undefined;
      /** What the page itself says, as HTML, where its version is also one page. */
      readonly text?: Html | undefined;
      /** Styles of its elements, if they have any: what a policy forbids to stand in the document. */
      readonly styles?: EmittedFile | undefined;
      /** Differences from the page that browsers build. Checked where the site's own components are rendered. */
      readonly flaws?: readonly DocumentFlaw[] | undefined;
    }
  | {readonly error: unknown};

/** Some documents to render in a thread: plain data, as everything that goes from thread to thread. */
export interface DocumentsJob {
  /** Absolute path of the folder that holds the theme's code. */
  readonly serverFolder: string;
  readonly site: DocumentProps['site'];
  readonly documents: readonly Omit<DocumentProps, 'site'>[];
}

/** In order; `undefined` where a component threw: its error does not survive the way from a thread. */
export type DocumentsResult = readonly (RenderedDocument | undefined)[];

const encoder = new TextEncoder();

/** HTML goes to the other thread as the bytes that are hashed and written there: as text, it would be encoded for each. */
export function renderDocuments(
  theme: ServerTheme,
  {site, documents}: Pick<DocumentsJob, 'site' | 'documents'>,
): DocumentsResult {
  return documents.map((props) => {
    const rendered = renderDocument(theme, {...props, site});
    if ('error' in rendered) return undefined;
    const {html, markdown, text} = rendered;
    return {
      ...rendered,
      html: encoder.encode(html),
      markdown: markdown === undefined ? undefined : encoder.encode(markdown),
      text: text === undefined ? undefined : encoder.encode(text),
    };
  });
}

export function renderDocument(theme: ServerTheme, props: DocumentProps): RenderedDocument<string> {
  try {
    const rendered = renderWithEnd(() => theme.renderDocument(props));
    const {html, rules} = stylesToClasses(rendered, {keepText: true});
    const scripts = theme.inlineScripts(props.site);
    const texts = {
      markdown: hasMarkdown(props) ? pageMarkdown(props, html) : undefined,
      text: isPrinted(props) ? pageText(props, rendered) : undefined,
    };
    if (rules.length === 0) return {html, ...texts, links: documentLinks(html, scripts)};
    const css = styleSheet(rules);
    const styles = {outputPath: `assets/css/inline.${nameHash(css)}.css`, contents: css};
    const [href = ''] = addresses([styles.outputPath], props.site.baseUrl);
    const styled = html.replace('</head>', () => `<link rel="stylesheet" href="${href}">\n</head>`);
    return {html: styled, ...texts, links: documentLinks(styled, scripts, cssLoads(css)), styles};
  } catch (error) {
    return {error};
  }
}

function hasMarkdown({site, hydration}: DocumentProps): boolean {
  return site.hasMarkdownPages && hydration.route.page.kind !== 'not-found';
}

/** Whether the page is also a part of its version's one page. */
function isPrinted({site, hydration}: DocumentProps): boolean {
  return site.docs.versions
    .filter(({printHref}) => printHref !== undefined)
    .some(({name}) => {
      const {page} = hydration.route;
      return 'version' in page && page.version === name;
    });
}

function documentLinks(
  html: string,
  inlineScripts: readonly string[],
  styleLoads: readonly Load[] = [],
): DocumentLinks {
  const {links, anchors, loads, inlineCode} = extractLinks(html);
  // Of several links to one address, the first counts.
  const kinds = new Map(links.toReversed().map(({href, kind}) => [href, kind]));
  const ofKind = (kind: 'page' | 'asset'): string[] =>
    [...kinds.keys()].filter((href) => kinds.get(href) === kind);
  const foreign = [...loads, ...styleLoads].filter(
    // Of the site itself everything is allowed but this.
    ({kind, href}) => kind === 'object' || hrefKind(href) === 'external',
  );
  const code = inlineCode.map(({what}) => what);
  const found = code.filter((what) => what === inlineScript).length;
  const isOwn = found <= countOf(html, inlineScripts);
  const governed = {
    loads: [...new Map(foreign.map(({kind, href}) => [`${kind} ${href}`, {kind, href}])).values()],
    inlineCode: [...new Set(code)].filter((what) => what !== inlineScript || !isOwn),
  };
  const hasGoverned = governed.loads.length + governed.inlineCode.length > 0;
  return {
    pages: ofKind('page'),
    assets: ofKind('asset'),
    anchors: [...anchors],
    ...(hasGoverned && {governed}),
  };
}

/** How many of a document's scripts are the constant ones. */
function countOf(html: string, inlineScripts: readonly string[]): number {
  return inlineScripts.reduce(
    (count, text) => count + html.split(`>${text}</script>`).length - 1,
    0,
  );
}

/**
 * Render a document, and look for what React in the browser will find otherwise than it was rendered: it then throws the HTML away
 * and starts again.
 *
 * @param render Is called again, with another clock and other random numbers, if it has asked for either.
 */
export function renderChecked(render: () => RenderedDocument<string>): RenderedDocument<string> {
  let hasAsked = false;
  const rendered = inWorld(() => {
    hasAsked = true;
    return undefined;
  }, render);
  if ('error' in rendered) return rendered;
  const other = hasAsked ? inWorld(() => 1, render) : rendered;
  const isStable = 'html' in other && other.html === rendered.html;
  const flaws = [
    ...(isStable ? [] : [{kind: 'unstable'} as const]),
    ...wrongNesting(rendered.html),
  ];
  return flaws.length === 0 ? rendered : {...rendered, flaws};
}

/** Of each kind the first. */
function wrongNesting(html: string): DocumentFlaw[] {
  const flaws = nestingFlaws(html).map(
    ({child, ancestor}) => [`${child} ${ancestor}`, {kind: 'nesting', child, ancestor}] as const,
  );
  return [...new Map(flaws.toReversed()).values()];
}
