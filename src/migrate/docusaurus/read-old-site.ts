import {readdir, readFile, realpath, stat} from 'node:fs/promises';
import {basename, isAbsolute, join, relative, resolve, sep} from 'node:path';
import {BuildError} from '../../diagnostics/build-error.ts';
import type {Diagnostic} from '../../diagnostics/types.ts';
import {type OldPlugins, oldPlugins} from './old-plugins.ts';
import {type RunOptions, runFile} from './run-file.ts';
import type {FunctionCall} from './run-types.ts';
import type {
  OldBlog,
  OldDocs,
  OldPages,
  OldPlugin,
  OldRedirects,
  OldSite,
  OldVersion,
} from './types.ts';
import {fieldsOf, isFields, listOf, textOf, textsOf} from './values.ts';

const configName = /^docusaurus\.config\.[cm]?[jt]s$/;

/**
 * Read what a Docusaurus site consists of: its configuration and sidebars, run, and where its files lie. Reads only.
 *
 * @param folder Absolute path.
 * @throws {BuildError} `old-site-missing` if there is none, `old-config-failed` if its configuration does not run.
 */
export async function readOldSite(
  folder: string,
  options: Omit<RunOptions, 'folder' | 'call'> = {},
): Promise<OldSite> {
  const real = await realpath(folder);
  const configFile = await findConfig(real);
  const {value, missing, refused} = await runFile(configFile, {...options, folder: real});
  if (!isFields(value)) throw notAnObject(configFile);
  const manifest = await readManifest(real);
  const plugins = oldPlugins(value);
  const run = async (file: string): Promise<unknown> =>
    (await runFile(file, {...options, folder: real})).value;
  const docs: OldDocs[] = [];
  for (const plugin of plugins.docs) {
    const found = await readDocs(plugin, real, run);
    if (found === undefined) continue;
    const call = probeOf(plugin, found);
    const {returned = []} =
      call === undefined ? {} : await runFile(configFile, {...options, folder: real, call});
    docs.push({...found, editUrl: editUrlOf(plugin, found, textOf(returned[0]))});
  }
  return {
    folder: real,
    configFile,
    config: value,
    major: Number(/\d+/.exec(manifest['@docusaurus/core'] ?? '')?.[0] ?? 2),
    packages: manifest,
    docs: docs.sort((a, b) => Number(b.id === 'default') - Number(a.id === 'default')),
    ...(await readOthers(plugins, real)),
    staticFolders: await existing(textsOf(value['staticDirectories'] ?? 'static'), real),
    redirects: redirectsOf(plugins.redirects),
    otherPlugins: plugins.others,
    findings: [
      ...missing.map((name) => missingPackage(name, configFile)),
      ...refused.map((path) => writesFile(inSite(path, real), configFile)),
    ],
  };
}

async function readOthers(
  {blogs, pages, classicThemes}: OldPlugins,
  folder: string,
): Promise<Pick<OldSite, 'blogs' | 'pages' | 'customCss'>> {
  const css = classicThemes.flatMap(({options}) => textsOf(options['customCss']));
  return {
    blogs: await whereFolder(
      blogs.map((plugin) => blogOf(plugin, folder)),
      folder,
    ),
    pages: await whereFolder(
      pages.map((plugin) => pagesOf(plugin, folder)),
      folder,
    ),
    customCss: await existing(css, folder),
  };
}

function blogOf({options}: OldPlugin, folder: string): OldBlog {
  return {
    folder: inSite(textOf(options['path']) ?? 'blog', folder),
    routeBasePath: trimmed(textOf(options['routeBasePath']) ?? 'blog'),
    title: textOf(options['blogTitle']) ?? 'Blog',
    description: textOf(options['blogDescription']) ?? 'Blog',
    sidebarTitle: textOf(options['blogSidebarTitle']) ?? 'Recent posts',
  };
}

function pagesOf({options}: OldPlugin, folder: string): OldPages {
  return {
    folder: inSite(textOf(options['path']) ?? 'src/pages', folder),
    routeBasePath: trimmed(textOf(options['routeBasePath']) ?? ''),
  };
}

/** @returns `undefined` if the plugin has nothing to show. */
async function readDocs(
  {options}: OldPlugin,
  folder: string,
  run: (file: string) => Promise<unknown>,
): Promise<Omit<OldDocs, 'editUrl'> | undefined> {
  const id = textOf(options['id']) ?? 'default';
  const prefix = id === 'default' ? '' : `${id}_`;
  const path = inSite(textOf(options['path']) ?? 'docs', folder);
  const versioned =
    options['disableVersioning'] === true
      ? []
      : textsOf(await readJson(join(folder, `${prefix}versions.json`)));
  const current =
    options['includeCurrentVersion'] !== false && (await isFolder(join(folder, path)))
      ? [await currentVersion(path, options['sidebarPath'], folder, run)]
      : [];
  const old = versioned.map((name) => oldVersion(name, prefix, folder));
  const only = options['onlyIncludeVersions'];
  const versions = [...current, ...(await Promise.all(old))].filter(
    ({name}) => only === undefined || textsOf(only).includes(name),
  );
  if (versions.length === 0) return undefined;
  return {
    id,
    options,
    routeBasePath: trimmed(textOf(options['routeBasePath']) ?? 'docs'),
    versions,
    lastVersion:
      textOf(options['lastVersion']) ??
      versions.find(({name}) => name !== 'current')?.name ??
      'current',
  };
}

/** Asks a function of the configuration for the address of one page. */
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
  return {path: [...path, 'editUrl'], args: [[page]]};
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
  folder: string,
  run: (file: string) => Promise<unknown>,
): Promise<OldVersion> {
  const version = {name: 'current', folder: path};
  // `false` switches sidebars off, and so does a file that does not exist.
  if (sidebarPath === false) return {...version, sidebars: {}, sidebarsFile: undefined};
  const file = textOf(sidebarPath);
  if (file === undefined) return {...version, sidebars: undefined, sidebarsFile: undefined};
  const sidebarsFile = inSite(file, folder);
  const exists = await stat(join(folder, sidebarsFile)).catch(() => undefined);
  if (exists === undefined) return {...version, sidebars: {}, sidebarsFile: undefined};
  const value = /\.json$/i.test(sidebarsFile)
    ? await readJson(join(folder, sidebarsFile))
    : await run(sidebarsFile);
  return {...version, sidebars: fieldsOf(value), sidebarsFile};
}

async function oldVersion(name: string, prefix: string, folder: string): Promise<OldVersion> {
  const file = `${prefix}versioned_sidebars/version-${name}-sidebars.json`;
  const sidebars = await readJson(join(folder, file));
  return {
    name,
    folder: `${prefix}versioned_docs/version-${name}`,
    sidebars: fieldsOf(sidebars),
    sidebarsFile: sidebars === undefined ? undefined : file,
  };
}

function redirectsOf(plugins: readonly OldPlugin[]): OldRedirects | undefined {
  const [first] = plugins;
  if (first === undefined) return undefined;
  const making = plugins.find(({options}) => '$function' in fieldsOf(options['createRedirects']));
  return {
    fixed: plugins.flatMap(({options}) =>
      listOf(options['redirects']).flatMap((entry) => {
        const {from, to} = fieldsOf(entry);
        const target = textOf(to);
        return target === undefined ? [] : [{from: textsOf(from), to: target}];
      }),
    ),
    madeBy: making && [...making.path, 'createRedirects'],
  };
}

async function findConfig(folder: string): Promise<string> {
  const names = (await readdir(folder)).sort();
  const found = names.find((name) => configName.test(name));
  if (found !== undefined) return found;
  const below: string[] = [];
  for (const name of names.filter((one) => one !== 'node_modules')) {
    const inside = await readdir(join(folder, name)).catch(() => []);
    if (inside.some((one) => configName.test(one))) below.push(name);
  }
  const [first] = below;
  throw new BuildError([
    {
      severity: 'error',
      code: 'old-site-missing',
      message: `\`${basename(folder)}\` is no Docusaurus site: it holds no \`docusaurus.config.js\`, \`.ts\`, \`.mjs\` or \`.cjs\`.`,
      hint:
        first === undefined
          ? 'Name the folder that holds this file.'
          : `Its folder \`${first}\` does: name that one.`,
    },
  ]);
}

function notAnObject(file: string): BuildError {
  return new BuildError([
    {
      severity: 'error',
      code: 'old-config-failed',
      message:
        'The file exports no configuration: neither an object, nor a function that returns one.',
      file,
      hint: 'Write `module.exports = {…}`, or `export default {…}`.',
    },
  ]);
}

function missingPackage(name: string, file: string): Diagnostic {
  return {
    severity: 'info',
    code: 'package-not-run',
    message: `\`${name}\`, which the configuration imports, is not installed beside the old site: nothing stood in its place.`,
    file,
    hint: 'Settings that come from it are missing. Install the packages of the old site and run the command again, or fill them in.',
  };
}

function writesFile(path: string, file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'config-writes',
    message: `The configuration writes \`${path}\` as it runs, which it was kept from.`,
    file,
    hint: 'If pages need the file, see that it was there before.',
  };
}

/** What `package.json` asks for; of a site in a monorepo also what its root does. */
async function readManifest(folder: string): Promise<Record<string, string>> {
  const manifest = fieldsOf(await readJson(join(folder, 'package.json')));
  const all = {...fieldsOf(manifest['devDependencies']), ...fieldsOf(manifest['dependencies'])};
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, range]) =>
      typeof range === 'string' ? [[name, range]] : [],
    ),
  );
}

/** @returns `undefined` if the file does not exist. @throws {BuildError} If it is no JSON. */
async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new BuildError([
      {
        severity: 'error',
        code: 'old-file-invalid',
        message: 'The file is not valid JSON.',
        file: basename(file),
        hint: 'Correct it: Docusaurus could not read it either.',
      },
    ]);
  }
}

async function existing(paths: readonly string[], folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths.map((one) => inSite(one, folder))) {
    if ((await stat(join(folder, path)).catch(() => undefined)) !== undefined) found.push(path);
  }
  return found;
}

async function whereFolder<Entry extends {readonly folder: string}>(
  entries: readonly Entry[],
  folder: string,
): Promise<Entry[]> {
  const found: Entry[] = [];
  for (const entry of entries) if (await isFolder(join(folder, entry.folder))) found.push(entry);
  return found;
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() === true;
}

/** A path of the configuration, absolute or not, relative to the site and with `/`. */
function inSite(path: string, folder: string): string {
  const absolute = isAbsolute(path) ? path : resolve(folder, path);
  return relative(folder, absolute).split(sep).join('/');
}

function trimmed(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
