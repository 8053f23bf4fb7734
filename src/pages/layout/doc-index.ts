import {routeToHref} from '../../core/urls/href.ts';
import type {PageMetadata} from '../../markdown/compile/types.ts';
import type {Doc, Version} from '../../site/content/types.ts';
import type {Route} from '../../site/routes/types.ts';
import type {Alternate} from '../theme/types.ts';
import type {LayoutInput} from './types.ts';

/** Finds docs and what readers see of them. */
export interface DocIndex {
  readonly versions: readonly Version[];
  readonly lastVersion: Version | undefined;
  version(name: string): Version | undefined;
  doc(version: string, id: string): Doc | undefined;
  /** The same, unless its page is unlisted: then only who knows its address finds it. */
  listed(version: string, id: string): Doc | undefined;
  /** @param href Address, base in front. */
  docAt(version: string, href: string): Doc | undefined;
  /** Address of a doc, base in front. */
  href(doc: Doc): string;
  metadata(sourcePath: string): PageMetadata | undefined;
  /** Front matter's title, else the leading h1, else the id's last part (row FM-06). */
  title(doc: Doc): string;
  /** Front matter's description, else the first line of text (row FM-06). */
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
  // Each page asks for its twin in each version.
  const hrefs = new Map<Doc, string>();
  const hrefOf = (doc: Doc): string => {
    // A doc that lost its path to a duplicate leads to the page that won.
    const path = (): string => routes.bySource.get(doc.sourcePath)?.path ?? doc.path;
    const href = hrefs.get(doc) ?? routeToHref(path(), site.config.baseUrl);
    hrefs.set(doc, href);
    return href;
  };
  const byHref = new Map(
    content.versions.map((version) => [
      version.name,
      // Of two docs with one path the first is shown.
      new Map(version.docs.toReversed().map((doc) => [hrefOf(doc), doc])),
    ]),
  );
  return {
    versions: content.versions,
    lastVersion: content.versions.find(({isLast}) => isLast),
    version: (name) => content.versions.find((version) => version.name === name),
    doc: (version, id) => docs.get(version)?.get(id),
    listed: (version, id) => {
      const doc = docs.get(version)?.get(id);
      return doc?.frontMatter.unlisted === true ? undefined : doc;
    },
    docAt: (version, href) => byHref.get(version)?.get(href),
    href: hrefOf,
    metadata,
    title: (doc) =>
      doc.frontMatter.title ?? metadata(doc.sourcePath)?.contentTitle ?? lastPart(doc.id),
    description: (doc) => doc.frontMatter.description ?? metadata(doc.sourcePath)?.excerpt ?? '',
  };
}

/** The version that a route belongs to, if any. */
export function versionOf({content}: Route): string | undefined {
  switch (content.kind) {
    case 'doc':
      return content.doc.version;
    case 'category':
      return content.version;
    default:
      return undefined;
  }
}

/** The sidebar that a route shows, if any. */
export function sidebarNameOf({content}: Route): string | undefined {
  switch (content.kind) {
    case 'doc':
      return content.doc.sidebar;
    case 'category':
      return content.sidebar;
    default:
      return undefined;
  }
}

function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/**
 * Where the version dropdown leads: the same doc in each version, else that version's main doc
 * (row VER-14).
 *
 * @param doc The open doc; `undefined` on pages that are no doc.
 */
export function alternates(doc: Doc | undefined, docs: DocIndex): Alternate[] {
  return docs.versions.flatMap((version) => {
    const twin = doc === undefined ? undefined : docs.listed(version.name, doc.id);
    const target = twin ?? docs.doc(version.name, version.mainDocId);
    if (target === undefined) return [];
    return [{version: version.name, href: docs.href(target), samePage: twin !== undefined}];
  });
}
