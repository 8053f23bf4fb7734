import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {compilePages} from '../../compile/compile-pages.ts';
import {manifestPath, type ScopeFiles, type SearchManifest} from '../../lookup/format.ts';
import type {Store} from '../../memory/store.ts';
import type {OutputPatch} from '../../output/patch-output.ts';
import {indexEditedScope} from '../../search/index-scope.ts';
import {manifestFile} from '../../search/index-site.ts';
import {scopeOfVersion} from '../../search/search-scopes.ts';
import type {EditedPage} from './edited-pages.ts';
import type {TextEdit} from './text-edit.ts';

/**
 * What an edit of pages changes in the files that search reads.
 *
 * @returns `undefined` if the last build's search is not known any more.
 */
export async function editedSearch(
  pages: readonly EditedPage[],
  {siteFolder, outDir, memory, texts, options}: TextEdit,
  store: Store,
): Promise<OutputPatch | undefined> {
  // Whether it is as the last build left it is found out before anything is replaced.
  const manifest: SearchManifest = JSON.parse(readFileSync(join(outDir, manifestPath), 'utf8'));
  const edited = new Map(Object.entries(texts.edited).map(([source, {last}]) => [source, last]));
  for (const {sourcePath, hashes} of pages) edited.set(sourcePath, hashes.now);
  const scopes: Record<string, ScopeFiles> = {...manifest.scopes};
  const written = new Map<string, string>();
  for (const name of new Set(pages.map(({version}) => scopeOfVersion(version)))) {
    const key = texts.scopeKeys[name];
    if (key === undefined) return undefined;
    const outcome = await indexEditedScope({
      key,
      edited,
      store,
      tool: memory.tool,
      compile: async (sources) =>
        await compilePages({
          siteFolder,
          options: texts.options,
          sources,
          store,
          limits: {seconds: texts.config.pageTimeout, signal: options.signal},
        }),
    });
    if (outcome === undefined) return undefined;
    scopes[name] = outcome.entry;
    for (const {outputPath, contents} of outcome.files) written.set(outputPath, contents);
  }
  written.set(manifestPath, manifestFile({...manifest, scopes}).contents);
  const named = new Set(Object.values(scopes).flatMap(filesOf));
  const removed = Object.values(manifest.scopes)
    .flatMap(filesOf)
    .filter((file) => !named.has(file));
  return {written, removed: [...new Set(removed)]};
}

function filesOf({names, terms, texts}: ScopeFiles): string[] {
  return [names, ...terms.map(({file}) => file), ...texts.map(({file}) => file)];
}
