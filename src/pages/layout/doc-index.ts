import {routeToHref} from '../../core/urls/href.ts';
import type {PageMetadata} from '../../markdown/types.ts';
import type {Doc, Route, Version} from '../../site/types.ts';
import type {Alternate, PageLink} from '../theme/types.ts';
import type {LayoutInput} from '../types.ts';
import {type Counterpart, createCounterparts} from './successors.ts';

/** Finds docs, and returns their URLs, titles and descriptions. */
export interface DocIndex {
  readonly versions: readonly Version[];
  readonly lastVersion: Version | undefined;
  version(name: string): Version | undefined;
  doc(version: string, id: string): Doc | undefined;
  /** Returns a doc unless it is unlisted. */
  listed(version: string, id: string): Doc | undefined;
  /** Returns a doc's counterpart in another version. The counterpart can have a different id. */
  readonly counterpart: (doc: Doc, version: Version) => Counterpart;
  /**
   * Returns the doc at a URL.
   *
   * @param href Path under the base path.
   */
  docAt(version: string, href: string): Doc | undefined;
  /** Returns the URL of a doc. */
  href(doc: Doc): string;
  metadata(sourcePath: string): PageMetadata | undefined;
  /** Returns a doc's title: from the front matter, the first h1, or the last part of the id (row FM-06). */
  title(doc: Doc): string;
  /** Returns a doc's description: from the front matter, or the first line of text (row FM-06). */
  description(doc: Doc): string;
}

export function createDocIndex({site, content, routes, compiled}: LayoutInput): DocIndex {
  const docs = new Map(
    content.versions.map((version) => [
      version.name,
      new Map(version.docs.map((doc) => [doc.id, doc])),
    ]),
  );
  const metadata = (sourcePath: string): PageMetadata | undefined =>
    compiled.metadata.get(sourcePath);
  // URLs are cached, because each page looks up the URL of its counterpart in each version.
  const hrefs = new Map<Doc, string>();
  const hrefOf = (doc: Doc): string => {
    // If two docs have the same path, both resolve to the doc that is built.
    const path = (): string => routes.bySource.get(doc.sourcePath)?.path ?? doc.path;
    const href = hrefs.get(doc) ?? routeToHref(path(), site.config.baseUrl);
    hrefs.set(doc, href);
    return href;
  };
  const byHref = new Map(
    content.versions.map((version) => [
      version.name,
      // If two docs have the same path, the first one is built.
      new Map(version.docs.toReversed().map((doc) => [hrefOf(doc), doc])),
    ]),
  );
  const listed = (version: string, id: string): Doc | undefined => {
    const doc = docs.get(version)?.get(id);
    return doc?.frontMatter.unlisted === true ? undefined : doc;
  };
  return {
    versions: content.versions,
    lastVersion: content.versions.find(({isLast}) => isLast),
    version: (name) => content.versions.find((version) => version.name === name),
    doc: (version, id) => docs.get(version)?.get(id),
    listed,
    counterpart: createCounterparts(content.versions, site.config, listed),
    docAt: (version, href) => byHref.get(version)?.get(href),
    href: hrefOf,
    metadata,
    title: (doc) =>
      doc.frontMatter.title ?? metadata(doc.sourcePath)?.contentTitle ?? lastPart(doc.id),
    description: (doc) => doc.frontMatter.description ?? metadata(doc.sourcePath)?.excerpt ?? '',
  };
}

/** Returns the name of the sidebar that contains a route. */
export function sidebarNameOf({content}: Route): string | undefined {
  if (content.kind === 'doc') return content.doc.sidebar;
  return content.kind === 'category' ? content.sidebar : undefined;
}

function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/**
 * Returns the version menu's links: the doc's counterpart in each version, or that version's main doc (rows VER-14,
 * VER-23).
 *
 * @param doc The current doc; `undefined` on other pages.
 */
export function alternates(doc: Doc | undefined, docs: DocIndex): Alternate[] {
  return docs.versions.flatMap((version) => {
    const main = docs.doc(version.name, version.mainDocId);
    const found = doc === undefined ? {docs: []} : docs.counterpart(doc, version);
    const target = found.docs[0] ?? main;
    if (target === undefined) return [];
    const isSame = found.docs.length === 1 && target.id === doc?.id;
    const isEqual = isSame && docs.title(target) === docs.title(doc);
    return [
      {
        version: version.name,
        href: docs.href(target),
        samePage: isSame,
        ...(found.docs.length > 0 &&
          !isEqual && {pages: found.docs.map((page) => pageLink(page, docs))}),
        ...(found.reason !== undefined && {reason: found.reason}),
      },
    ];
  });
}

/** Returns a link to a doc with the doc's title as its label. */
function pageLink(doc: Doc, docs: Pick<DocIndex, 'title' | 'href'>): PageLink {
  return {label: docs.title(doc), href: docs.href(doc)};
}
