import {readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {buildError} from '../../../core/diagnostics/diagnostic.ts';
import {
  completePlan,
  type Importer,
  type ImportPlan,
  type OtherPart,
  type Redirect,
} from '../importer.ts';
import {installedRange} from '../packages.ts';
import {redirectsFromEnding} from '../redirects.ts';
import {type Fields, fieldsOf, holdsCode, textsOf} from '../values.ts';
import {addFile} from './add-file.ts';
import {addBlog} from './blog.ts';
import {changeConfig} from './change-config.ts';
import {addVersion} from './docs.ts';
import {createDraft, type Draft} from './draft.ts';
import {movedFolders} from './moves.ts';
import {findOldMdx} from './old-mdx.ts';
import {pluginFindings} from './plugins.ts';
import {docusaurusConfig, readDocusaurus} from './read-site.ts';
import {reportSheets, reportTheme} from './report-theme.ts';
import {
  configuredPatterns,
  type DocusaurusSite,
  excludedFiles,
  type OldDocs,
  type OldVersion,
  pagePatterns,
} from './site.ts';

export const docusaurus: Importer<DocusaurusSite> = {
  detect: docusaurusConfig,
  read: readDocusaurus,
  plan: async (site) => await planDocusaurus(site, {addVersion}),
};

/** Parts of a plan that depend on the major version of Docusaurus. */
interface Variant {
  /** Converts the front matter in the text of a Markdown file to YAML. */
  read?(text: string): string;
  readonly styles?: string;
  addVersion(draft: Draft, docs: OldDocs, version: OldVersion): Promise<void>;
  /** Adds files other than docs, posts and static files. */
  addOthers?(draft: Draft): Promise<void>;
}

/** Plans the import of a site that is described like a Docusaurus 2 site. */
export async function planDocusaurus(site: DocusaurusSite, variant: Variant): Promise<ImportPlan> {
  const draft = createDraft(site, variant.read);
  const {config, packages, files, findings} = changeConfig(site);
  for (const name of packages) draft.packages.add(name);
  site.findings.push(...findings, ...pluginFindings(site));
  await findOldMdx(draft);
  for (const docs of site.docs) {
    for (const version of docs.versions) await variant.addVersion(draft, docs, version);
  }
  await variant.addOthers?.(draft);
  for (const {folder, patterns} of site.pages) {
    const files = await draft.list(folder);
    const excluded = excludedFiles(files, patterns, site.rules);
    for (const file of files) if (!excluded.has(file)) addFile(draft, `${folder}/${file}`);
  }
  for (const blog of site.blogs) await addBlog(draft, blog);
  await requirePages(draft);
  for (const folder of site.staticFolders) {
    for (const file of await draft.list(folder)) {
      const path = `${folder}/${file}`;
      const isSource = site.customCss.includes(path) || isPartial(join(site.folder, path));
      if (isSource) addFile(draft, path);
      else draft.copy(path);
    }
  }
  for (const {path, text} of files) draft.write(path, text, site.configFile);
  addStyles(draft, variant.styles);
  if (draft.globals.file !== undefined) draft.needed.push(draft.globals.file);
  // Adds files that other files refer to, and in turn the files that those refer to.
  for (let next = draft.needed.pop(); next !== undefined; next = draft.needed.pop()) {
    if (!draft.files.has(draft.newPathOf(next))) addFile(draft, next);
  }
  await reportTheme(draft);
  reportSheets(draft);
  await reportUnused(draft);
  const ranges = usedPackages(draft)
    .sort()
    .map((name) => [name, site.packages[name] ?? installedRange(site.folder, name) ?? '*']);
  const versions = site.docs.flatMap((docs) =>
    docs.versions.map((one) => ({docs: docs.id, ...one})),
  );
  return completePlan({
    files: [...draft.files.values()],
    moves: movedFolders(site),
    config: withThemeConfig(config, draft),
    packages: Object.fromEntries(ranges),
    versions: versions.map(({docs, name}) => ({docs, name})),
    otherParts: await otherParts(draft),
    sidebars: versions.reduce((sum, one) => sum + Object.keys(one.sidebars ?? {}).length, 0),
    redirects: draft.redirects,
    redirectsFor: async (paths) => await makeRedirects(site, paths),
    // By default, Docusaurus builds no site with a link to a missing page.
    hasLostPages:
      site.findings.some(({code, severity}) => code === 'plugin-lost' && severity === 'error') &&
      (site.config['onBrokenLinks'] ?? 'throw') === 'throw',
    // Docusaurus also publishes a blog without posts.
    fallbacks: [...draft.fallbacks, {match: /^\/(?:search|blog(?:\/archive)?)$/, to: '/'}],
    findings: site.findings,
  });
}

/** Adds the old `themeConfig` to the custom fields if code reads it. Values that contain code are omitted. */
function withThemeConfig(config: Fields, {files, site}: Draft): Fields {
  const isRead = [...files.values()].some(
    (file) => 'text' in file && /\.[jt]sx?$/.test(file.path) && /\bthemeConfig\b/i.test(file.text),
  );
  if (!isRead) return config;
  const plain = Object.entries(fieldsOf(site.config['themeConfig'])).filter(
    ([, value]) => !holdsCode(value),
  );
  const themeConfig = Object.fromEntries(plain);
  return {...config, customFields: {...fieldsOf(config['customFields']), themeConfig}};
}

/** Returns the packages that pages and settings need. Code samples beside docs need none, unless a page imports them. */
function usedPackages({packages, references, site}: Draft): string[] {
  const folders = [...site.docs.flatMap(({versions}) => versions), ...site.blogs];
  const isSample = (file: string): boolean =>
    /\.[cm]?[jt]sx?$/i.test(file) && folders.some(({folder}) => file.startsWith(`${folder}/`));
  const used = new Set(packages);
  // The iteration visits the files that are added during it.
  const files = new Set([...references.keys()].filter((file) => !isSample(file)));
  for (const file of files) {
    const found = references.get(file);
    for (const name of found?.packages ?? []) used.add(name);
    for (const needed of found?.needs ?? []) files.add(needed);
  }
  return [...used];
}

/**
 * Checks that the import contains a page.
 *
 * @throws {BuildError} `old-site-empty` if there is no page although `docs/` contains some, or if a configured folder
 * is outside the repository.
 */
async function requirePages({files, list, site}: Draft): Promise<void> {
  if (files.size > 0) return;
  const outside = site.findings.find(({code}) => code === 'outside-repository');
  const hasDocs = (await list('docs', 'quietly')).some((file) => /\.mdx?$/.test(file));
  if (outside === undefined && !hasDocs) return;
  throw buildError({
    code: 'old-site-empty',
    message:
      outside?.message ??
      `\`${site.configFile}\` configures no pages, although the folder \`docs\` contains some.`,
    file: site.configFile,
    consequence: 'The new site would have no pages.',
    hint:
      outside?.hint ??
      'Configure `@docusaurus/preset-classic` directly: presets that wrap it are not run.',
  });
}

/**
 * Counts the pages of each docs instance other than the main one, and the translated pages of each language other than
 * the default one.
 */
async function otherParts({site, list}: Draft): Promise<readonly OtherPart[]> {
  const {defaultLocale = 'en', locales} = fieldsOf(site.config['i18n']);
  const folders = [
    ...site.docs
      .filter(({id}) => id !== 'default')
      .map(({id, options, versions}) => ({
        name: `docs \`${id}\``,
        paths: versions.map(({folder}) => folder),
        patterns: configuredPatterns(options, pagePatterns),
      })),
    ...textsOf(locales)
      .filter((name) => name !== defaultLocale)
      .map((name) => ({
        name: `language \`${name}\``,
        paths: [`i18n/${name}`, `translated_docs/${name}`],
        patterns: pagePatterns,
      })),
  ];
  const parts: OtherPart[] = [];
  for (const {name, paths, patterns} of folders) {
    let pages = 0;
    for (const path of paths) {
      const files = await list(path, 'quietly');
      pages += site.rules.matchFiles(files, patterns).length;
    }
    parts.push({name, pages});
  }
  return parts;
}

/** Reports folders of Markdown files that no plugin reads. */
async function reportUnused(draft: Draft): Promise<void> {
  const {docs, blogs, pages} = draft.site;
  const parts = [...docs.flatMap(({versions}) => versions), ...blogs, ...pages];
  // The configuration excludes files in these folders that are not converted.
  const isRead = (file: string): boolean =>
    parts.some((part) => file.startsWith(`${part.folder}/`));
  const folders = readdirSync(draft.site.folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !notPages.test(`${entry.name}/`))
    .map(({name}) => name);
  for (const folder of folders.sort()) {
    const files = await draft.list(folder, 'quietly');
    const {length: count} = files.filter(
      (file) =>
        /\.mdx?$/i.test(file) &&
        !notPages.test(`${folder}/${file}`) &&
        !isRead(`${folder}/${file}`) &&
        !draft.files.has(draft.newPathOf(`${folder}/${file}`)),
    );
    if (count === 0) continue;
    const number = count === 1 ? 'one Markdown file' : `${count} Markdown files`;
    draft.report.lost(
      'markdown-unused',
      `The folder \`${folder}\` contains ${number} that no plugin reads.`,
      {
        file: folder,
        consequence: count === 1 ? 'The file is omitted.' : 'The files are omitted.',
        hint: "If readers need this content, copy it to `content/`. The site's own plugins are not run.",
      },
    );
  }
}

/**
 * Matches Markdown files that are not pages: files such as `README.md`, and files in folders of translations, builds,
 * packages, static files, tests, and versions that the site does not list.
 */
const notPages =
  /^(?:i18n|translated_docs|build|node_modules|static|\.[^/]*|(?:\w+_)?versioned_docs|__tests__)\/|(?:^|\/)(?:README|CHANGELOG|LICENSE|CONTRIBUTING)\.md$/i;

/** True for a Markdown file that contains imports. */
function isPartial(file: string): boolean {
  return /\.mdx?$/i.test(file) && /^import\s.*\sfrom\s/m.test(readFileSync(file, 'utf8'));
}

/** Writes a style sheet that imports the style sheets for all pages. */
function addStyles(draft: Draft, own = ''): void {
  const sheets = draft.site.customCss.filter((file) => /\.(?:css|s[ac]ss)$/i.test(file));
  for (const file of draft.site.customCss.filter((one) => !sheets.includes(one))) {
    draft.report.lost('styles-lost', 'The style sheet is written in a language other than CSS.', {
      file,
      consequence: 'Its styles are missing.',
      hint: 'Compile it to CSS, and import the result in `templates/styles/index.css`.',
    });
  }
  draft.needed.push(...sheets);
  const imports = sheets.map(
    (file) => `@import '${posix.relative('templates/styles', draft.newPathOf(file))}';\n`,
  );
  draft.write(
    'templates/styles/index.css',
    `@import 'legacydocs/templates/styles/index.css';
/* The classes and variables of Docusaurus' styles that pages use most. */
@import 'legacydocs/templates/docusaurus/infima.css';
${imports.join('')}${own}`,
  );
}

/**
 * Returns the redirects from paths with an extension, and those that `createRedirects` returns.
 *
 * @param paths Paths of pages, without the base path.
 */
async function makeRedirects(
  {run, configFile, redirects}: DocusaurusSite,
  paths: readonly string[],
): Promise<readonly Redirect[]> {
  const {fromExtensions, madeBy: path} = redirects;
  const withEnding = fromExtensions.flatMap((ending) => redirectsFromEnding(paths, ending));
  if (path === undefined) return withEnding;
  const {returned = []} = await run(configFile, {path, args: paths.map((one) => [one])});
  const made = paths.flatMap((to, index) => textsOf(returned[index]).map((from) => ({from, to})));
  return [...withEnding, ...made];
}
