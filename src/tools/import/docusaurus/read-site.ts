import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {
  type BuildError,
  buildError,
  type Diagnostic,
} from '../../../core/diagnostics/diagnostic.ts';
import {decide, quoted} from '../findings.ts';
import type {ReadContext} from '../importer.ts';
import {
  configuredFinder,
  type FindConfigured,
  type OldFolders,
  oldFolders,
  readJson,
} from '../old-files.ts';
import {noSiteError} from '../other-generators.ts';
import {siteRunner} from '../run/run-file.ts';
import {fieldsOf, isFields, isOff, listOf, textOf, textsOf} from '../values.ts';
import {basePathOf, oldPlugins} from './plugins.ts';
import {readDocs} from './read-docs.ts';
import type {DocusaurusSite, OldBlog, OldDocs, OldPages, OldPlugin, OldRedirects} from './site.ts';

const configName = /^docusaurus\.config\.[cm]?[jt]s$/;

/** Reads a Docusaurus site: runs its configuration and sidebars, and finds its folders. See `Importer.read`. */
export async function readDocusaurus(
  folder: string,
  {permissions, target, signal}: ReadContext,
): Promise<DocusaurusSite> {
  const folders = oldFolders(folder, permissions.outside);
  const configFile = await findConfig(folders.folder);
  const findings: Diagnostic[] = [];
  const run = siteRunner({...folders, permissions, signal}, findings);
  const find = configuredFinder(folders, configFile, findings);
  const {value} = await run(configFile);
  if (!isFields(value)) throw notAnObject(configFile);
  const packages = readManifest(folders);
  const major = Number(/\d+/.exec(packages['@docusaurus/core'] ?? '')?.[0] ?? 2);
  const plugins = oldPlugins(value);
  const docs: OldDocs[] = [];
  for (const plugin of plugins.docs) {
    const found = await readDocs(plugin, {folders, configFile, run, find});
    if (found !== undefined) docs.push(found);
  }
  const css = plugins.classicThemes.flatMap(({options}) => textsOf(options['customCss']));
  return {
    ...folders,
    target,
    run,
    configFile,
    config: value,
    madeWith: `Docusaurus ${major}`,
    major,
    packages,
    docs: docs.sort((a, b) => Number(b.id === 'default') - Number(a.id === 'default')),
    blogs: plugins.blogs.flatMap((plugin) => {
      const found = blogOf(plugin, find);
      if (found.length > 0) findings.push(...droppedOptions('blog', plugin, blogKeys, configFile));
      return found;
    }),
    pages: plugins.pages.flatMap((plugin) => {
      findings.push(...droppedOptions('pages', plugin, pageKeys, configFile));
      return pagesOf(plugin, find);
    }),
    customCss: css.flatMap((path) => find('customCss', path, 'file') ?? []),
    staticFolders: textsOf(value['staticDirectories'] ?? 'static').flatMap(
      (path) => find('staticDirectories', path, 'folder') ?? [],
    ),
    redirects: redirectsOf(plugins.redirects),
    otherPlugins: plugins.others,
    findings,
  };
}

const blogKeys = ['id', 'path', 'routeBasePath', 'blogTitle', 'blogDescription'];
const pageKeys = ['id', 'path', 'routeBasePath'];

/** Reports a plugin's options that are not converted. */
function droppedOptions(
  kind: string,
  {options}: OldPlugin,
  known: readonly string[],
  file: string,
): Diagnostic[] {
  const names = Object.keys(options).filter((key) => !known.includes(key) && !isOff(options[key]));
  return names.length === 0
    ? []
    : [
        decide(
          'setting-dropped',
          `Options without a counterpart: ${quoted(names.map((name) => `${kind}.${name}`))}.`,
          {file, hint: 'Check whether readers need the effect of these options.'},
        ),
      ];
}

function blogOf({options}: OldPlugin, find: FindConfigured): OldBlog[] {
  const folder = find('blog.path', textOf(options['path']) ?? 'blog', 'folder');
  if (folder === undefined) return [];
  return [
    {
      folder,
      routeBasePath: basePathOf(options, 'blog'),
      title: textOf(options['blogTitle']) ?? 'Blog',
      description: textOf(options['blogDescription']) ?? 'Blog',
    },
  ];
}

function pagesOf({options}: OldPlugin, find: FindConfigured): OldPages[] {
  const folder = find('pages.path', textOf(options['path']) ?? 'src/pages', 'folder');
  return folder === undefined ? [] : [{folder, routeBasePath: basePathOf(options, '')}];
}

function redirectsOf(plugins: readonly OldPlugin[]): OldRedirects | undefined {
  if (plugins.length === 0) return undefined;
  const making = plugins.find(({options}) => '$function' in fieldsOf(options['createRedirects']));
  return {
    fixed: plugins.flatMap(({options}) =>
      listOf(options['redirects']).flatMap((entry) => {
        const {from, to} = fieldsOf(entry);
        const target = textOf(to);
        return target === undefined ? [] : [{from: textsOf(from), to: target}];
      }),
    ),
    fromExtensions: plugins.flatMap(({options}) => textsOf(options['fromExtensions'])),
    madeBy: making && [...making.path, 'createRedirects'],
  };
}

/**
 * Returns the configuration file of a Docusaurus site, relative to the site's folder.
 *
 * @returns `undefined` if there is none.
 */
export async function docusaurusConfig(folder: string): Promise<string | undefined> {
  return (await readdir(folder)).sort().find((name) => configName.test(name));
}

async function findConfig(folder: string): Promise<string> {
  const found = await docusaurusConfig(folder);
  if (found !== undefined) return found;
  throw await noSiteError(
    folder,
    'neither `docusaurus.config.js` (`.ts`, `.mjs`, `.cjs`) nor `siteConfig.js` nor `.vitepress/config.js` (`.ts`, `.mjs`, `.mts`) nor `mkdocs.yml`',
    async (one) =>
      (await docusaurusConfig(one)) !== undefined ||
      ['siteConfig.js', '.vitepress', 'mkdocs.yml'].some((name) => existsSync(join(one, name))),
  );
}

function notAnObject(file: string): BuildError {
  return buildError({
    code: 'old-config-failed',
    message: 'The file does not export a configuration object, or a function that returns one.',
    file,
    hint: 'Export the configuration with `module.exports = {…}` or `export default {…}`.',
  });
}

/**
 * Reads the dependencies in `package.json`, and those in the parent folder, because the site may be part of a monorepo.
 */
function readManifest(folders: OldFolders): Record<string, string> {
  const names: Record<string, string> = {};
  for (const file of ['../package.json', 'package.json']) {
    const {devDependencies, dependencies} = fieldsOf(readJson(file, folders));
    const entries = Object.entries({...fieldsOf(devDependencies), ...fieldsOf(dependencies)});
    for (const [name, range] of entries) if (typeof range === 'string') names[name] = range;
  }
  return names;
}
