import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {docSlug} from '../../../site/content/docs/slug.ts';
import {sourceName} from '../../../site/content/docs/source-name.ts';
import {matchFiles} from '../../../site/content/files/match-files.ts';
import {readPage} from '../front-matter.ts';
import {textOf} from '../values.ts';
import {addFile, addMarkdown} from './add-file.ts';
import {below} from './below.ts';
import {changeSidebars} from './change-sidebars.ts';
import type {Draft} from './draft.ts';
import {docsFolder, versionPath} from './moves.ts';
import {pagePatterns} from './page-patterns.ts';
import type {OldDocs, OldVersion} from './types.ts';

/** The docs of a version, with their sidebars; those of other docs than the main ones become stand-alone pages. */
export async function addVersion(draft: Draft, docs: OldDocs, version: OldVersion): Promise<void> {
  const files = await draft.list(version.folder);
  const isMain = docs.id === 'default';
  const isPage = new Set(matchFiles(files, pagePatterns));
  const root = posix.join('/', docs.routeBasePath, versionPath(docs, version.name));
  /** By id. */
  const routes = new Map<string, string>();
  for (const file of files) {
    const oldPath = `${version.folder}/${file}`;
    if (!/\.mdx?$/i.test(file)) {
      addFile(draft, oldPath);
      continue;
    }
    const text = readFileSync(join(draft.site.folder, oldPath), 'utf8');
    const {fields} = readPage(text, oldPath);
    const usesPrefixes =
      docs.options['numberPrefixParser'] !== false && fields['parse_number_prefixes'] !== false;
    const name = sourceName(file, usesPrefixes);
    const localId = textOf(fields['id']) ?? name.cleanName;
    const slug = docSlug(name, localId, textOf(fields['slug']));
    const route = posix.join(root, typeof slug === 'string' ? slug : localId);
    routes.set([...name.cleanFolders, localId].join('/'), route);
    // Elsewhere than among the docs, addresses come from names of files alone.
    const set = isMain || !isPage.has(file) ? {} : {slug: route};
    addMarkdown(draft, oldPath, text, {set, contentFolder: version.folder});
  }
  const first = isMain ? addSidebars(draft, docs, version, new Set(routes.keys())) : undefined;
  if (!isMain) draft.report(otherDocs(docs, version));
  const [any] = routes.values();
  const to = [...routes.values()].includes(root) ? root : (routes.get(first ?? '') ?? any);
  if (to !== undefined) draft.lists.push({below: below(posix.join(root, 'tags')), to});
}

/** @returns Id of the first doc in a sidebar. */
function addSidebars(
  draft: Draft,
  docs: OldDocs,
  {name, sidebars, sidebarsFile}: OldVersion,
  ids: ReadonlySet<string>,
): string | undefined {
  if (sidebars === undefined) return undefined;
  const changed = changeSidebars(sidebars, name, ids);
  const file = sidebarsFile ?? draft.site.configFile;
  for (const id of changed.missing) {
    draft.report({
      severity: 'warning',
      code: 'sidebar-doc-missing',
      message: `A sidebar names \`${id}\`, and there is no such doc.`,
      file,
      hint: 'The entry is left out.',
    });
  }
  for (const field of changed.dropped) {
    draft.report({
      severity: 'info',
      code: 'sidebar-field-dropped',
      message: `\`${field}\` of sidebar items has no counterpart, and is left out.`,
      file,
    });
  }
  if (changed.prefixed) {
    draft.report({
      severity: 'info',
      code: 'sidebar-prefix',
      message: `\`version-${name}/\` is taken off ids and names of sidebars.`,
      file,
    });
  }
  const path = `${docsFolder(docs, name)}/sidebars.json`;
  draft.write(path, `${JSON.stringify(changed.sidebars, undefined, 2)}\n`, sidebarsFile);
  return changed.first;
}

function otherDocs({id, routeBasePath}: OldDocs, {name, folder}: OldVersion): Diagnostic {
  return {
    severity: 'warning',
    code: 'other-docs',
    message: `The docs \`${id}\` (version \`${name}\`) are stand-alone pages below \`/${routeBasePath}\` now: a site has versions of one documentation.`,
    file: folder,
    consequence:
      'Their addresses stay; their sidebar, previous and next pages and menu of versions are gone.',
    hint: 'Link them from a page that lists them, or make a site of their own.',
  };
}
