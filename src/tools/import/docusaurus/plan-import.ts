import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {packageJson} from '../package-json.ts';
import type {ImportPlan} from '../types.ts';
import {addBlog} from './add-blog.ts';
import {addVersion} from './add-docs.ts';
import {addFile} from './add-file.ts';
import {addStyles} from './add-styles.ts';
import {changeConfig} from './change-config.ts';
import {createDraft} from './draft.ts';
import {findOldMdx} from './find-old-mdx.ts';
import {movedFolders} from './moves.ts';
import {pluginFindings} from './plugin-findings.ts';
import {reportTheme} from './report-theme.ts';
import type {OldSite} from './types.ts';

/** Decide what becomes of each file and setting of a Docusaurus site. Reads the old site, writes nothing. */
export async function planImport(site: OldSite): Promise<ImportPlan> {
  const draft = createDraft(site);
  const {config, packages, files, findings} = changeConfig(site);
  for (const name of packages) draft.packages.add(name);
  draft.findings.push(...findings, ...pluginFindings(site));
  await findOldMdx(draft);
  for (const docs of site.docs) {
    for (const version of docs.versions) await addVersion(draft, docs, version);
  }
  for (const {folder} of site.pages) {
    for (const file of await draft.list(folder)) addFile(draft, `${folder}/${file}`);
  }
  for (const blog of site.blogs) await addBlog(draft, blog);
  for (const folder of site.staticFolders) {
    for (const file of await draft.list(folder)) {
      const path = `${folder}/${file}`;
      if (isPartial(join(site.folder, path))) addFile(draft, path);
      else draft.copy(path);
    }
  }
  for (const {path, text} of files) draft.write(path, text, site.configFile);
  addStyles(draft);
  if (draft.globals.file !== undefined) draft.needed.push(draft.globals.file);
  // What files refer to comes along, and what that refers to.
  for (let next = draft.needed.pop(); next !== undefined; next = draft.needed.pop()) {
    if (!draft.files.has(draft.newPathOf(next))) addFile(draft, next);
  }
  await reportTheme(draft);
  const manifest = packageJson(
    Object.fromEntries(
      [...draft.packages].sort().map((name) => [name, site.packages[name] ?? '*']),
    ),
  );
  draft.write(manifest.path, manifest.text);
  draft.write('.gitignore', 'node_modules/\nbuild/\n.legacydocs/\n');
  return {
    files: [...draft.files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    packages: [...draft.packages].sort(),
    moves: movedFolders(site),
    config,
    redirects: draft.redirects,
    lists: [...draft.lists, {below: /^\/search$/, to: '/'}],
    findings: draft.findings,
    sources: draft.sources,
  };
}

/** Whether a static file is none to hand out, but Markdown for pages that import it. */
function isPartial(file: string): boolean {
  return /\.mdx?$/i.test(file) && /^import\s.*\sfrom\s/m.test(readFileSync(file, 'utf8'));
}
