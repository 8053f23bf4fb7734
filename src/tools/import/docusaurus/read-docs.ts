import {type FindConfigured, type OldFolders, readJson} from '../old-files.ts';
import type {RunSiteFile} from '../run/run-file.ts';
import type {FunctionCall} from '../run/run-types.ts';
import {fieldsOf, textOf, textsOf} from '../values.ts';
import {basePathOf} from './plugins.ts';
import type {OldDocs, OldPlugin, OldVersion} from './site.ts';

interface Reading {
  readonly folders: OldFolders;
  readonly configFile: string;
  readonly run: RunSiteFile;
  readonly find: FindConfigured;
}

/** Reads the docs of one instance of the plugin. @returns `undefined` if it has no version. */
export async function readDocs(plugin: OldPlugin, reading: Reading): Promise<OldDocs | undefined> {
  const found = await readVersions(plugin, reading);
  const call = found && probeOf(plugin, found);
  const {returned = []} = call === undefined ? {} : await reading.run(reading.configFile, call);
  return found && {...found, editUrl: editUrlOf(plugin, found, textOf(returned[0]))};
}

async function readVersions(
  {options}: OldPlugin,
  reading: Reading,
): Promise<Omit<OldDocs, 'editUrl'> | undefined> {
  const {folders, find} = reading;
  const id = textOf(options['id']) ?? 'default';
  const prefix = id === 'default' ? '' : `${id}_`;
  const path = find('docs.path', textOf(options['path']) ?? 'docs', 'folder');
  const versioned =
    options['disableVersioning'] === true
      ? []
      : textsOf(readJson(`${prefix}versions.json`, folders));
  const current =
    options['includeCurrentVersion'] !== false && path !== undefined
      ? [await currentVersion(path, options['sidebarPath'], reading)]
      : [];
  const old = versioned.map((name) => oldVersion(name, prefix, folders));
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
  {folders, find, run}: Reading,
): Promise<OldVersion> {
  const version = {name: 'current', folder: path};
  // `false` and a missing file switch sidebars off.
  if (sidebarPath === false) return {...version, sidebars: {}, sidebarsFile: undefined};
  const file = textOf(sidebarPath);
  if (file === undefined) return {...version, sidebars: undefined, sidebarsFile: undefined};
  const sidebarsFile =
    find('docs.sidebarPath', file, 'file') ??
    find('docs.sidebarPath', file.replace(/\.([cm]?)js$/, '.$1ts'), 'file');
  if (sidebarsFile === undefined) return {...version, sidebars: {}, sidebarsFile};
  const value = /\.json$/i.test(sidebarsFile)
    ? readJson(sidebarsFile, folders)
    : (await run(sidebarsFile)).value;
  return {...version, sidebars: fieldsOf(value), sidebarsFile};
}

function oldVersion(name: string, prefix: string, folders: OldFolders): OldVersion {
  const file = `${prefix}versioned_sidebars/version-${name}-sidebars.json`;
  const sidebars = readJson(file, folders);
  return {
    name,
    folder: `${prefix}versioned_docs/version-${name}`,
    sidebars: fieldsOf(sidebars),
    sidebarsFile: sidebars === undefined ? undefined : file,
  };
}
