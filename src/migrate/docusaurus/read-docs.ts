import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {inSite, isFolder, readJson} from '../old-files.ts';
import {type RunOptions, runFile} from '../run/run-file.ts';
import type {FunctionCall} from '../run/run-types.ts';
import {fieldsOf, textOf, textsOf} from '../values.ts';
import {basePathOf} from './base-path.ts';
import type {OldDocs, OldPlugin, OldVersion} from './types.ts';

/**
 * The docs of one instance of the plugin.
 *
 * @param configFile In which it is configured.
 * @returns `undefined` if it has nothing to show.
 */
export async function readDocs(
  plugin: OldPlugin,
  configFile: string,
  options: RunOptions,
): Promise<OldDocs | undefined> {
  const found = await readVersions(plugin, options);
  const call = found && probeOf(plugin, found);
  const {returned = []} = call === undefined ? {} : await runFile(configFile, {...options, call});
  return found && {...found, editUrl: editUrlOf(plugin, found, textOf(returned[0]))};
}

async function readVersions(
  {options}: OldPlugin,
  runOptions: RunOptions,
): Promise<Omit<OldDocs, 'editUrl'> | undefined> {
  const {folder} = runOptions;
  const id = textOf(options['id']) ?? 'default';
  const prefix = id === 'default' ? '' : `${id}_`;
  const path = inSite(textOf(options['path']) ?? 'docs', folder);
  const versioned =
    options['disableVersioning'] === true
      ? []
      : textsOf(await readJson(join(folder, `${prefix}versions.json`)));
  const current =
    options['includeCurrentVersion'] !== false && (await isFolder(join(folder, path)))
      ? [await currentVersion(path, options['sidebarPath'], runOptions)]
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
    routeBasePath: basePathOf(options, 'docs'),
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
  options: RunOptions,
): Promise<OldVersion> {
  const {folder} = options;
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
    : (await runFile(sidebarsFile, options)).value;
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
