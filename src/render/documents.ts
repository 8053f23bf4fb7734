import {extractLinks} from '../html/extract-links.ts';
import type {DocumentProps, ServerTheme} from '../theme/types.ts';

/** What a document links to, each address once, and what it offers to links. Plain data. */
export interface DocumentLinks {
  /** Addresses of pages. */
  readonly pages: readonly string[];
  /** Addresses of what the page loads. */
  readonly assets: readonly string[];
  readonly anchors: readonly string[];
}

/** A page's HTML, or what its component threw. */
export type RenderedDocument =
  | {readonly html: string; readonly links: DocumentLinks}
  | {readonly error: unknown};

export function renderDocument(theme: ServerTheme, props: DocumentProps): RenderedDocument {
  try {
    const html = theme.renderDocument(props);
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
