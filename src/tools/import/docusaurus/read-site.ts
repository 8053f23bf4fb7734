import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {resolve} from 'node:path';
import {type BuildError, buildError} from '../../../core/diagnostics/diagnostic.ts';
import {quoted, type Report, reporter} from '../findings.ts';
import type {Source} from '../importer.ts';
import {type OldFolders, readJson} from '../old-files.ts';
import {lockedVersion} from '../packages.ts';
import type {FunctionCall} from '../run/run-types.ts';
import {type Fields, fieldsOf, isFields, isOff, listOf, omit, textOf, textsOf} from '../values.ts';
import {basePathOf, oldPlugins} from './plugins.ts';
import {
  configuredPatterns,
  type DocusaurusSite,
  type OldBlog,
  type OldDocs,
  type OldPages,
  type OldPlugin,
  type OldRedirects,
  type OldVersion,
  pagePatterns,
  standalonePatterns,
} from './site.ts';

const configName = /^docusaurus\.config\.[cm]?[jt]s$/;

/** Reads a Docusaurus site: runs its configuration and sidebars, and finds its folders. See `Importer.read`. */
export async function readDocusaurus(source: Source): Promise<DocusaurusSite> {
  const {configFile, find} = source;
  const report = reporter(source.findings, {file: configFile});
  const {value} = await source.run(configFile);
  if (!isFields(value)) throw notAnObject(configFile);
  const packages = await readManifest(source);
  const major = Number(/\d+/.exec(packages['@docusaurus/core'] ?? '')?.[0] ?? 2);
  const plugins = oldPlugins(value);
  const docs: OldDocs[] = [];
  for (const plugin of plugins('docs')) {
    const found = await readDocs(plugin, source);
    if (found !== undefined) docs.push(found);
  }
  const css = plugins('classicThemes').flatMap(({options}) => textsOf(options['customCss']));
  return {
    ...source,
    config: value,
    madeWith: `Docusaurus ${major}`,
    major,
    hasKeywordTitles: /^\D*2\.0\.0-(?:alpha|beta)/.test(
      lockedVersion('@docusaurus/core', source) ?? packages['@docusaurus/core'] ?? '',
    ),
    packages,
    docs: docs.sort((a, b) => Number(b.id === 'default') - Number(a.id === 'default')),
    blogs: plugins('blogs').flatMap((plugin) => {
      const found = blogOf(plugin, source);
      const known = 'id path routeBasePath blogTitle blogDescription include exclude';
      if (found.length > 0) reportOptions('blog', plugin, known, report);
      return found;
    }),
    pages: plugins('pages').flatMap((plugin) => {
      reportOptions('pages', plugin, 'id path routeBasePath include exclude', report);
      return pagesOf(plugin, source);
    }),
    customCss: css.flatMap((path) => find('customCss', path, 'file') ?? []),
    staticFolders: textsOf(value['staticDirectories'] ?? 'static').flatMap(
      (path) => find('staticDirectories', path, 'folder') ?? [],
    ),
    redirects: redirectsOf(plugins('redirects')),
    otherPlugins: plugins('others'),
  };
}

/**
 * Reports a plugin's options that are not converted.
 *
 * @param known Names of the converted options, separated by spaces.
 */
function reportOptions(kind: string, {options}: OldPlugin, known: string, report: Report): void {
  const names = Object.entries(omit(options, known)).flatMap(([key, value]) =>
    isOff(value) ? [] : [`${kind}.${key}`],
  );
  if (names.length === 0) return;
  report.decide('setting-dropped', `Options without a counterpart: ${quoted(names)}.`, {
    hint: 'Check whether readers need the effect of these options.',
  });
}

/** Finds the folder of a plugin. Reports a configured folder that does not exist. */
function folderOf(
  kind: 'docs' | 'blog' | 'pages',
  {path}: Fields,
  fallback: string,
  {find, folder, configFile, findings}: Source,
): string | undefined {
  const written = textOf(path);
  const found = find(`${kind}.path`, written ?? fallback, 'folder');
  if (written !== undefined && !existsSync(resolve(folder, written))) {
    reporter(findings, {file: configFile}).lost(
      'folder-missing',
      `\`${kind}.path\` names the folder \`${written}\`, which does not exist.`,
      {
        consequence: 'Its pages are missing.',
        hint: 'If a command generates the folder, run that command in the old site, then run the import again.',
      },
    );
  }
  return found;
}

function blogOf({options}: OldPlugin, source: Source): OldBlog[] {
  const folder = folderOf('blog', options, 'blog', source);
  if (folder === undefined) return [];
  return [
    {
      folder,
      routeBasePath: basePathOf(options, 'blog'),
      patterns: configuredPatterns(options, pagePatterns),
      title: textOf(options['blogTitle']) ?? 'Blog',
      description: textOf(options['blogDescription']) ?? 'Blog',
      perPage: options['postsPerPage'] === 'ALL' ? Infinity : Number(options['postsPerPage'] ?? 10),
    },
  ];
}

function pagesOf({options}: OldPlugin, source: Source): OldPages[] {
  const folder = folderOf('pages', options, 'src/pages', source);
  if (folder === undefined) return [];
  const patterns = configuredPatterns(options, standalonePatterns);
  return [{folder, routeBasePath: basePathOf(options, ''), patterns}];
}

function redirectsOf(plugins: readonly OldPlugin[]): OldRedirects {
  const making = plugins.find(({options}) => '$function' in fieldsOf(options['createRedirects']));
  return {
    fixed: plugins.flatMap(({options}) =>
      listOf(options['redirects']).flatMap((entry) => {
        const {from, to} = fieldsOf(entry);
        const target = textOf(to);
        return target === undefined ? [] : textsOf(from).map((one) => ({from: one, to: target}));
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
async function readManifest(folders: OldFolders): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const file of ['../package.json', 'package.json']) {
    const {devDependencies, dependencies} = fieldsOf(await readJson(file, folders));
    const entries = Object.entries({...fieldsOf(devDependencies), ...fieldsOf(dependencies)});
    for (const [name, range] of entries) if (typeof range === 'string') names[name] = range;
  }
  return names;
}

/** Reads the docs of one instance of the plugin. @returns `undefined` if it has no version. */
async function readDocs(plugin: OldPlugin, reading: Source): Promise<OldDocs | undefined> {
  const found = await readVersions(plugin, reading);
  const call = found && probeOf(plugin, found);
  const {returned = []} = call === undefined ? {} : await reading.run(reading.configFile, call);
  return found && {...found, editUrl: editUrlOf(plugin, found, textOf(returned[0]))};
}

async function readVersions(
  {options}: OldPlugin,
  reading: Source,
): Promise<Omit<OldDocs, 'editUrl'> | undefined> {
  const id = textOf(options['id']) ?? 'default';
  const prefix = id === 'default' ? '' : `${id}_`;
  const hasCurrent = options['includeCurrentVersion'] !== false;
  const path = hasCurrent ? folderOf('docs', options, 'docs', reading) : undefined;
  const versioned =
    options['disableVersioning'] === true
      ? []
      : textsOf(await readJson(`${prefix}versions.json`, reading));
  const current =
    path === undefined ? [] : [await currentVersion(path, options['sidebarPath'], reading)];
  const old = await Promise.all(versioned.map((name) => oldVersion(name, prefix, reading)));
  const only = options['onlyIncludeVersions'];
  const versions = [...current, ...old].filter(
    ({name}) => only === undefined || textsOf(only).includes(name),
  );
  if (versions.length === 0) return undefined;
  return {
    id,
    options,
    routeBasePath: basePathOf(options, 'docs'),
    versions,
    lastVersion:
      textOf(options['lastVersion']) ??
      versions.find(({name}) => name !== 'current')?.name ??
      'current',
  };
}

/** Returns a call of the configured `editUrl` function for one page. */
function probeOf(
  {options, path}: OldPlugin,
  docs: Pick<OldDocs, 'versions'>,
): FunctionCall | undefined {
  if (fieldsOf(options['editUrl'])['$function'] === undefined) return undefined;
  const [first] = docs.versions;
  const page = {
    locale: 'en',
    version: first?.name,
    versionDocsDirPath: first?.folder,
    docPath: probe,
    permalink: '/docs/probe',
  };
  return {path: [...path, 'editUrl'], args: [[page]], mayFail: true};
}

const probe = 'legacydocs-probe.md';

function editUrlOf(
  {options}: OldPlugin,
  {versions}: Pick<OldDocs, 'versions'>,
  probed: string | undefined,
): string | undefined {
  const written = textOf(options['editUrl']);
  if (written !== undefined) return written.endsWith('/') ? written : `${written}/`;
  const ending = `/${versions[0]?.folder}/${probe}`;
  return probed?.endsWith(ending) === true ? probed.slice(0, 1 - ending.length) : undefined;
}

async function currentVersion(
  path: string,
  sidebarPath: unknown,
  source: Source,
): Promise<OldVersion> {
  const version = {name: 'current', folder: path};
  // `false` and a missing file disable sidebars.
  if (sidebarPath === false) return {...version, sidebars: {}, sidebarsFile: undefined};
  const file = textOf(sidebarPath);
  if (file === undefined) return {...version, sidebars: undefined, sidebarsFile: undefined};
  const sidebarsFile =
    source.find('docs.sidebarPath', file, 'file') ??
    source.find('docs.sidebarPath', file.replace(/\.([cm]?)js$/, '.$1ts'), 'file');
  if (sidebarsFile === undefined) return {...version, sidebars: {}, sidebarsFile};
  const value = /\.json$/i.test(sidebarsFile)
    ? await readJson(sidebarsFile, source)
    : (await source.run(sidebarsFile)).value;
  return {...version, sidebars: fieldsOf(value), sidebarsFile};
}

async function oldVersion(name: string, prefix: string, folders: OldFolders): Promise<OldVersion> {
  const file = `${prefix}versioned_sidebars/version-${name}-sidebars.json`;
  const sidebars = await readJson(file, folders);
  return {
    name,
    folder: `${prefix}versioned_docs/version-${name}`,
    sidebars: fieldsOf(sidebars),
    sidebarsFile: sidebars === undefined ? undefined : file,
  };
}
