import type {Diagnostic} from '../../../../src/core/diagnostics/diagnostic.ts';
import {siteConfigSchema, type UserSiteConfig} from '../../../../src/site/config/schema/index.ts';
import {readContent} from '../../../../src/site/content/read-content.ts';
import type {Content, Doc, SidebarItem, Site, Version} from '../../../../src/site/types.ts';
import * as articleMarkup from '../../../../templates/ArticleMarkup.ts';
import {type Files, writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

type DocsOptions = NonNullable<UserSiteConfig['docs']>;

export interface SiteOptions extends Partial<Omit<UserSiteConfig, 'docs'>> {
  /** Docs settings. Default: one version, `1.x`, at `/docs`. */
  readonly docs?: Partial<DocsOptions>;
}

/** Returns a site with a default configuration. */
export function siteIn(folder: string, {docs, ...options}: SiteOptions = {}): Site {
  const config = siteConfigSchema.parse({
    title: 'Site',
    url: 'https://example.org',
    baseUrl: '/',
    ...options,
    docs: {versions: [{name: '1.x'}], ...docs},
  });
  return {
    folder,
    configFile: 'site.config.ts',
    config,
    articleMarkup,
    hasMdxComponents: false,
    languages: [],
    redirectLocations: [],
  };
}

/** Writes a site's files and reads them. */
export async function readSite(
  files: Files,
  options: SiteOptions = {},
  {drafts = false}: {readonly drafts?: boolean} = {},
): Promise<Content> {
  const folder = await tempFolder();
  await writeFiles(folder, files);
  return readContent(siteIn(folder, options), {drafts});
}

/** Reads the docs in the only version, `1.x`. File paths are relative to the version's folder. */
export async function readDocs(
  files: Files,
  options: SiteOptions = {},
  mode: {readonly drafts?: boolean} = {},
): Promise<{version: Version; diagnostics: readonly Diagnostic[]}> {
  const inVersion = Object.entries(files).map(([path, text]) => [`content/docs/1.x/${path}`, text]);
  const {versions, diagnostics} = await readSite(Object.fromEntries(inVersion), options, mode);
  const [version] = versions;
  if (version === undefined) throw new Error(`no version was read:\n${report(diagnostics)}`);
  return {version, diagnostics};
}

/** Returns `id → path` for each doc. */
export function paths({docs}: Version): Record<string, string> {
  return Object.fromEntries(docs.map(({id, path}) => [id, path]));
}

export function docOf({docs}: Version, id: string): Doc {
  const doc = docs.find((candidate) => candidate.id === id);
  if (doc === undefined) throw new Error(`no doc ${id} among ${docs.map((other) => other.id)}`);
  return doc;
}

/** Formats a sidebar as an outline: categories as `label: [entries]`, docs as their ids. */
export function outline(items: readonly SidebarItem[] = []): unknown[] {
  return items.map(outlineOf);
}

function outlineOf(item: SidebarItem): unknown {
  switch (item.type) {
    case 'doc':
      return item.label === undefined ? item.id : `${item.id} "${item.label}"`;
    case 'ref':
      return `ref ${item.id}`;
    case 'link':
      return `${item.label} → ${item.href}`;
    case 'html':
      return item.value;
    case 'category': {
      const page = item.link?.type === 'doc' ? item.link.id : item.link?.path;
      const name = `${item.label ?? ''}${page === undefined ? '' : ` (${page})`}`;
      return {[name]: outline(item.items)};
    }
  }
}

/** Formats diagnostics in readable form. */
export function report(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({severity, code, message, file, line, column, consequence, hint}) =>
      [
        `${[file, line, column].filter((part) => part !== undefined).join(':')}  ${severity} ${code}`,
        ...[message, consequence, hint]
          .filter((text) => text !== undefined)
          .map((text) => `  ${text}`),
      ].join('\n'),
    )
    .join('\n');
}

/** Docs to which sidebars can refer. */
export const sidebarDocs: Files = {'a.md': '', 'b.md': '', 'guide/c.md': '', 'guide/d.md': ''};

/** Reads a version with the docs in `sidebarDocs` and these sidebars. */
export function withSidebars(
  sidebars: unknown,
  files: Record<string, string> = {},
  options: SiteOptions = {},
) {
  const text = typeof sidebars === 'string' ? sidebars : JSON.stringify(sidebars, undefined, 2);
  return readDocs({...sidebarDocs, ...files, 'sidebars.json': text}, options);
}
