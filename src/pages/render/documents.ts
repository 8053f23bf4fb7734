import {inWorld} from '../../core/async/outside-world.ts';
import type {Load} from '../../core/csp/content-security-policy.ts';
import {cssLoads} from '../../core/html/css-urls.ts';
import {extractLinks} from '../../core/html/extract-links.ts';
import {inlineScript} from '../../core/html/governed.ts';
import {stylesToClasses} from '../../core/html/inline-styles.ts';
import {nestingFlaws} from '../../core/html/nesting.ts';
import {hrefKind} from '../../core/urls/href.ts';
import type {DocumentFlaw} from '../bundle/diagnosis/element-stacks.ts';
import type {DocumentProps, ServerTheme} from '../theme/types.ts';
import type {EmittedFile} from '../types.ts';
import {linkStyles} from './document-props.ts';
import {renderWithEnd} from './endless.ts';
import {pageMarkdown, pageText} from './page-markdown.ts';

/** Links and anchors in a document, each URL once. JSON data. */
export interface DocumentLinks {
  /** URLs of links to pages. */
  readonly pages: readonly string[];
  /** URLs of loaded files. */
  readonly assets: readonly string[];
  readonly anchors: readonly string[];
  /** Parts that a Content-Security-Policy may block. Absent in most documents. */
  readonly governed?: GovernedParts | undefined;
}

/** Parts of a document that are subject to a Content-Security-Policy. */
interface GovernedParts {
  /** External resources and form targets, each once, in document order. */
  readonly loads: readonly Load[];
  /** Descriptions of inline code, each once, in document order. */
  readonly inlineCode: readonly string[];
}

/** A page's HTML, or the error that its component threw. */
export type RenderedDocument =
  | {
      readonly html: string;
      readonly links: DocumentLinks;
      /** The page as Markdown, if the site has Markdown copies. */
      readonly markdown?: string | undefined;
      /** HTML of the page's own text, if its version has a printed page. */
      readonly text?: string | undefined;
      /** Style sheet for the page's inline styles, which a policy would block. */
      readonly styles?: EmittedFile | undefined;
      /** Reasons why the page in the browser may differ from the HTML. Determined only by `renderChecked`. */
      readonly flaws?: readonly DocumentFlaw[] | undefined;
    }
  | {readonly error: unknown};

export function renderDocument(theme: ServerTheme, props: DocumentProps): RenderedDocument {
  try {
    const rendered = renderWithEnd(() => theme.renderDocument(props));
    const unlinked = stylesToClasses(rendered, {keepText: true});
    const {html, styles} = linkStyles(unlinked, props.site.baseUrl);
    const scripts = theme.inlineScripts(props.site);
    const texts = {
      markdown: hasMarkdown(props) ? pageMarkdown(props, unlinked.html) : undefined,
      text: isPrinted(props) ? pageText(props, rendered) : undefined,
    };
    const links = documentLinks(html, scripts, cssLoads(styles?.contents ?? ''));
    return {html, ...texts, links, styles};
  } catch (error) {
    return {error};
  }
}

function hasMarkdown({site, hydration}: DocumentProps): boolean {
  return site.hasMarkdownPages && hydration.route.page.kind !== 'not-found';
}

/** Returns true if the page is part of its version's printed page. */
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
  styleLoads: readonly Load[],
): DocumentLinks {
  const {links, anchors, loads, inlineCode} = extractLinks(html);
  // If several links have the same URL, the kind of the first link counts.
  const kinds = new Map(links.toReversed().map(({href, kind}) => [href, kind]));
  const ofKind = (kind: 'page' | 'asset'): string[] =>
    [...kinds.keys()].filter((href) => kinds.get(href) === kind);
  const foreign = [...loads, ...styleLoads].filter(
    // The policy allows all of the site's own resources except objects.
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

/** Returns the number of inline scripts that the theme has added to a document. */
function countOf(html: string, inlineScripts: readonly string[]): number {
  return inlineScripts.reduce(
    (count, text) => count + html.split(`>${text}</script>`).length - 1,
    0,
  );
}

/** True if React has rendered a `<Suspense>` element's fallback in place of its content. */
export function isSuspended(html: string): boolean {
  return html.includes('<!--$!-->');
}

/**
 * Renders a document and checks it for flaws: content that is missing, and differences that make hydration fail.
 *
 * @param render Called again with a different time and different random numbers if it reads either.
 */
export function renderChecked(render: () => RenderedDocument): RenderedDocument {
  let readsWorld = false;
  const rendered = inWorld(() => {
    readsWorld = true;
    return undefined;
  }, render);
  if ('error' in rendered) return rendered;
  const other = readsWorld ? inWorld(() => 1, render) : rendered;
  const isStable = 'html' in other && other.html === rendered.html;
  const flaws = [
    ...(isStable ? [] : [{kind: 'unstable'} as const]),
    ...(isSuspended(rendered.html) ? [{kind: 'suspended'} as const] : []),
    ...wrongNesting(rendered.html),
  ];
  return flaws.length === 0 ? rendered : {...rendered, flaws};
}

/** Returns the nesting flaws, one for each combination of child and ancestor. */
function wrongNesting(html: string): DocumentFlaw[] {
  const flaws = nestingFlaws(html).map(
    ({child, ancestor}) => [`${child} ${ancestor}`, {kind: 'nesting', child, ancestor}] as const,
  );
  return [...new Map(flaws.toReversed()).values()];
}
