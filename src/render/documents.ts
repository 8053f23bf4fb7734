import {extractLinks} from '../html/extract-links.ts';
import type {DocumentProps, ServerTheme} from '../theme/types.ts';
import {renderWithEnd} from './endless.ts';

/** What a document links to, each address once, and what it offers to links. Plain data. */
export interface DocumentLinks {
  /** Addresses of pages. */
  readonly pages: readonly string[];
  /** Addresses of what the page loads. */
  readonly assets: readonly string[];
  readonly anchors: readonly string[];
}

/** A page's HTML, or what its component threw. */
export type RenderedDocument<Html = string | Uint8Array> =
  | {readonly html: Html; readonly links: DocumentLinks}
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
    const {html, links} = rendered;
    return {html: encoder.encode(html), links};
  });
}

export function renderDocument(theme: ServerTheme, props: DocumentProps): RenderedDocument<string> {
  try {
    const html = renderWithEnd(() => theme.renderDocument(props));
    return {html, links: documentLinks(html)};
  } catch (error) {
    return {error};
  }
}

function documentLinks(html: string): DocumentLinks {
  const {links, anchors} = extractLinks(html);
  // Of several links to one address, the first counts.
  const kinds = new Map(links.toReversed().map(({href, kind}) => [href, kind]));
  const ofKind = (kind: 'page' | 'asset'): string[] =>
    [...kinds.keys()].filter((href) => kinds.get(href) === kind);
  return {pages: ofKind('page'), assets: ofKind('asset'), anchors: [...anchors]};
}
