import {posix} from 'node:path';
import {missingEntries} from '../config-findings.ts';
import {readPage} from '../front-matter.ts';
import {leadingHeading} from '../markdown.ts';
import {jsonFile} from '../print-config.ts';
import type {SiteRules} from '../site-rules.ts';
import {type Fields, fieldsOf, isFields, listOf, textOf} from '../values.ts';
import {addFile, addMarkdown} from './add-file.ts';
import type {Draft} from './draft.ts';
import {atOrBelow, docsFolder, versionRoot} from './moves.ts';
import {
  configuredPatterns,
  excludedFiles,
  type OldDocs,
  type OldVersion,
  pagePatterns,
} from './site.ts';

/**
 * Adds the docs of a version with their sidebars. Docs of instances other than the main one become stand-alone pages.
 */
export async function addVersion(draft: Draft, docs: OldDocs, version: OldVersion): Promise<void> {
  const {docPath, matchFiles} = draft.site.rules;
  const files = await draft.list(version.folder);
  const isMain = docs.id === 'default';
  const patterns = configuredPatterns(docs.options, pagePatterns);
  const isPage = new Set(matchFiles(files, patterns));
  const excluded = isMain ? new Set() : excludedFiles(files, patterns, draft.site.rules);
  const root = versionRoot(docs, version.name);
  /** Routes of the docs, keyed by id. */
  const routes = new Map<string, string>();
  for (const file of files) {
    const oldPath = `${version.folder}/${file}`;
    // `addSidebars` adds the sidebars, which were read together with the configuration.
    if (/^sidebars\.(?:[cm]?[jt]s|json)$/.test(file)) continue;
    if (!/\.mdx?$/i.test(file)) {
      addFile(draft, oldPath);
      continue;
    }
    if (excluded.has(file)) continue;
    const text = draft.read(oldPath);
    const {fields, body} = readPage(text);
    const {id, path} = docPath(file, {
      numberPrefixes:
        docs.options['numberPrefixParser'] !== false && fields['parse_number_prefixes'] !== false,
      id: textOf(fields['id']),
      slug: textOf(fields['slug']),
    });
    const route = posix.join(root, path);
    routes.set(id, route);
    // By default, the URLs of stand-alone pages depend only on file names, so a slug keeps the old URL.
    // Without a title, Docusaurus shows the id of a doc.
    const hasTitle = textOf(fields['title']) !== undefined || leadingHeading(body) !== undefined;
    const set =
      isMain || !isPage.has(file)
        ? {}
        : {slug: route, ...(!hasTitle && {title: posix.basename(id)})};
    addMarkdown(draft, oldPath, text, {set, contentFolder: version.folder});
  }
  const first = isMain
    ? addSidebars(draft, docs, version, {ids: new Set(routes.keys()), files})
    : undefined;
  if (!isMain) {
    draft.report.decide(
      'other-docs',
      `The docs \`${docs.id}\` (version \`${version.name}\`) become stand-alone pages in \`/${docs.routeBasePath}\`: only one set of docs can have versions.`,
      {
        file: version.folder,
        consequence:
          'The pages keep their URLs, but lose the sidebar, the version dropdown, and the links to the previous and next page.',
        hint: 'Link to the pages from an overview page, or import them into a separate site.',
      },
    );
  }
  const [any] = routes.values();
  const to = [...routes.values()].includes(root) ? root : (routes.get(first ?? '') ?? any);
  if (to !== undefined) draft.fallbacks.push({match: atOrBelow(posix.join(root, 'tags')), to});
}

/**
 * Adds the sidebars of a version.
 *
 * @returns Id of the first doc in a sidebar.
 */
export function addSidebars(
  draft: Draft,
  docs: OldDocs,
  {name, sidebars, sidebarsFile}: OldVersion,
  existing: ExistingDocs,
): string | undefined {
  if (sidebars === undefined) return undefined;
  const changed = changeSidebars(sidebars, name, existing, draft.site.rules);
  const file = sidebarsFile ?? draft.site.configFile;
  for (const one of missingEntries('A sidebar contains', changed.missing, file)) draft.report(one);
  for (const field of changed.dropped) {
    const message = `\`${field}\` of sidebar items has no counterpart.`;
    draft.report.done('sidebar-field-dropped', message, {file});
  }
  if (changed.prefixed) {
    const message = `\`version-${name}/\` is removed from ids and names of sidebars.`;
    draft.report.done('sidebar-prefix', message, {file});
  }
  const {path, text} = jsonFile(`${docsFolder(docs, name)}/sidebars.json`, changed.sidebars);
  draft.write(path, text, sidebarsFile);
  return changed.first;
}

interface ExistingDocs {
  readonly ids: ReadonlySet<string>;
  /** Paths relative to the folder of the version. */
  readonly files: readonly string[];
}

interface ChangedSidebars {
  readonly sidebars: Fields;
  /** Ids of docs and names of folders that do not exist; their entries are omitted. */
  readonly missing: readonly string[];
  /** Id of the first existing doc in a sidebar. */
  readonly first: string | undefined;
  /** Types and names of unknown fields of sidebar items: `link.description`. */
  readonly dropped: readonly string[];
  /** True if ids or sidebar names began with `version-<name>/`. */
  readonly prefixed: boolean;
}

/**
 * Converts the sidebars of a version: removes the version prefix from ids and names, and omits unknown fields and docs
 * that do not exist.
 */
export function changeSidebars(
  sidebars: Fields,
  version: string,
  {ids, files}: ExistingDocs,
  {sidebarFields}: Pick<SiteRules, 'sidebarFields'>,
): ChangedSidebars {
  const prefix = `version-${version}/`;
  const missing = new Set<string>();
  const dropped = new Set<string>();
  let prefixed = false;
  let first: string | undefined;

  const withoutPrefix = (name: string): string => {
    if (!name.startsWith(prefix)) return name;
    prefixed = true;
    return name.slice(prefix.length);
  };
  /** Returns a list with the id of an existing doc; empty if there is no such doc. */
  const docId = (written: unknown): string[] => {
    const full = String(written);
    const id = ids.has(full) ? full : withoutPrefix(full);
    if (ids.has(id)) first ??= id;
    else missing.add(id);
    return ids.has(id) ? [id] : [];
  };
  const items = (list: unknown): unknown[] => {
    if (Array.isArray(list)) return list.flatMap(item);
    // In the shorthand form, each key is the label of a category.
    return Object.entries(fieldsOf(list)).flatMap(([label, inner]) =>
      item({type: 'category', label, items: inner}),
    );
  };
  const item = (entry: unknown): unknown[] => {
    if (typeof entry === 'string') return docId(entry);
    // Generators such as TypeDoc nest lists.
    if (Array.isArray(entry)) return entry.flatMap(item);
    if (!isFields(entry)) {
      missing.add(String(entry));
      return [];
    }
    const {type} = entry;
    if (type === undefined) return items(entry);
    const folder = `${String(entry['dirName'] ?? '.')}/`;
    if (
      type === 'autogenerated' &&
      folder !== './' &&
      !files.some((one) => one.startsWith(folder))
    ) {
      missing.add(folder);
      return [];
    }
    const known = sidebarFields.get(String(type));
    if (known === undefined) return [entry];
    const fields: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(entry)) {
      if (value === undefined) continue;
      if (known.includes(key)) fields[key] = value;
      else dropped.add(`${String(type)}.${key}`);
    }
    if (type === 'doc' || type === 'ref') return docId(entry['id']).map((id) => ({...fields, id}));
    if (type !== 'category') return [fields];
    const changed = category(fields);
    // A category without existing docs would be empty, so it is omitted.
    const isEmpty = listOf(changed['items']).length === 0 && changed['link'] === undefined;
    return isEmpty && listOf(fields['items']).length > 0 ? [] : [changed];
  };
  const category = ({link, ...rest}: Fields): Fields => {
    const inner = items(rest['items']);
    if (!isFields(link)) return {...rest, items: inner};
    if (link['type'] !== 'doc') return {...rest, link, items: inner};
    const [id] = docId(link['id']);
    return {...rest, ...(id !== undefined && {link: {...link, id}}), items: inner};
  };

  const changed = Object.fromEntries(
    Object.entries(sidebars).map(([name, list]) => [withoutPrefix(name), items(list)]),
  );
  return {sidebars: changed, missing: [...missing], dropped: [...dropped], prefixed, first};
}
