import {chmod, readFile, realpath, rename, rm, stat, writeFile} from 'node:fs/promises';
import {dirname, extname, join, relative} from 'node:path';
import {BuildError, buildError} from '../../core/diagnostics/diagnostic.ts';
import {nearest} from '../../core/diagnostics/nearest.ts';
import {type AddedVersion, versionEntry, withVersion} from '../../site/config/add-version.ts';
import {loadConfig} from '../../site/config/load-config.ts';
import {versionName} from '../../site/config/schema/version-name.ts';
import type {Site} from '../../site/config/types.ts';
import {resolveVersions} from '../../site/content/versions/resolve-versions.ts';
import {frozenNames} from '../../versions/read-frozen.ts';
import {requireDocs} from './compile-version.ts';
import {copyVersion} from './copy-version.ts';
import {linkKeeper} from './keep-links.ts';

export interface CutOptions {
  /** Absolute path of the site folder. */
  readonly siteFolder: string;
  /** Of the new version. */
  readonly name: string;
  /** Name of the version to copy. Default: `current`, else the first one. */
  readonly from?: string | undefined;
}

/** A version that was cut. */
export interface CutVersion {
  readonly from: string;
  /** Files that were copied. */
  readonly files: number;
  /** Relative to the site folder. */
  readonly configFile: string;
  /** Where the configuration could not be edited: what has to be added to `docs.versions`, and beside which entry. */
  readonly toAdd?: {readonly entry: string; readonly side: AddedVersion['side']} | undefined;
  /** Where the pages of each version are now, in the order of the configuration; routes without the base. */
  readonly versions: readonly {
    readonly name: string;
    readonly path: string;
    /** Where they were; `undefined` of the new one. */
    readonly before: string | undefined;
    readonly isLast: boolean;
  }[];
  /** Settings that the site's owner may want to change now, as sentences. */
  readonly advice: readonly string[];
}

type DocsConfig = NonNullable<Site['config']['docs']>;

/**
 * Keep a version as it is under another name: copy its folder, and list the copy in the configuration. First the folder is put in
 * place, then the configuration is replaced, each in one step; a build after a kill in between makes the same site as before, and the
 * same command goes on.
 *
 * @throws {BuildError} When something is wrong; then nothing is written.
 */
export async function cutVersion({siteFolder, name, from}: CutOptions): Promise<CutVersion> {
  const {site} = await loadConfig(siteFolder);
  const docs = requireDocs(site);
  const added = await requireCuttable(site, docs, name, from);
  const source = docs.versions[added.index]?.name ?? '';
  const after = withEntry(docs, added);
  requireOwnPaths(after, site.configFile);
  const edited = await editedConfig(site, added, after);
  try {
    const {files, undo} = await copyVersion({
      siteFolder: site.folder,
      from: source,
      to: name,
      keepLinks: await linkKeeper(withAllVersions(site, docs), source),
    });
    await edited?.commit().catch(async (error: unknown) => {
      await undo();
      throw error;
    });
    return {
      from: source,
      files,
      configFile: site.configFile,
      toAdd: edited === undefined ? {entry: versionEntry(name), side: added.side} : undefined,
      versions: movedVersions(docs, after),
      advice: adviceFor(docs, name, source),
    };
  } finally {
    await edited?.discard();
  }
}

/** Also those that builds leave out. */
function withAllVersions({config, ...site}: Site, docs: DocsConfig): Site {
  return {...site, config: {...config, docs: {...docs, onlyIncludeVersions: undefined}}};
}

/** Where it goes. The one under development stays first; of others the newest is. */
async function requireCuttable(
  {folder, configFile}: Site,
  {versions}: DocsConfig,
  name: string,
  from: string | undefined,
): Promise<AddedVersion> {
  const names = versions.map((version) => version.name);
  const refuse = (message: string, hint: string): never => {
    throw buildError({
      code: 'version-impossible',
      message,
      file: configFile,
      consequence: 'Nothing was written.',
      hint,
    });
  };
  const parsed = versionName.safeParse(name);
  if (!parsed.success) {
    refuse(`A version's name ${parsed.error.issues[0]?.message}.`, 'Choose another name.');
  }
  if (names.includes(name) || (await frozenNames(folder)).includes(name)) {
    refuse(`The site has a version \`${name}\` already.`, 'Choose another name.');
  }
  const source = from ?? (names.includes('current') ? 'current' : (names[0] ?? ''));
  const index = names.indexOf(source);
  if (index === -1) {
    const meant = nearest(source, names);
    const known = names.map((one) => `\`${one}\``).join(', ');
    refuse(
      `The site has no version \`${source}\`.`,
      `${meant === undefined ? '' : `Did you mean \`${meant}\`? `}Its versions are ${known}.`,
    );
  }
  return {name, index, side: source === 'current' ? 'behind' : 'in front'};
}

function withEntry(docs: DocsConfig, {name, index, side}: AddedVersion): DocsConfig {
  const at = side === 'behind' ? index + 1 : index;
  return {...docs, versions: docs.versions.toSpliced(at, 0, {name, searchEngines: 'index'})};
}

/** Two versions with one address would hide each other's pages. */
function requireOwnPaths(docs: DocsConfig, file: string): void {
  const versions = resolveVersions(docs);
  const second = versions.find(({path}, index) =>
    versions.slice(0, index).some((other) => other.path === path),
  );
  if (second === undefined) return;
  const both = versions.filter(({path}) => path === second.path).map((one) => `\`${one.name}\``);
  throw buildError({
    code: 'version-path-taken',
    message: `The pages of ${both.join(' and ')} would both be at \`${second.path}\`.`,
    file,
    consequence: 'Readers would reach only one of the two. Nothing was written.',
    hint: 'Change `path` of the one that has it in `docs.versions`, or leave it out.',
  });
}

/**
 * The configuration with the version in it, written beside the old one and proved to mean that.
 *
 * @returns `undefined` if it cannot be written in place.
 */
async function editedConfig(
  {folder, configFile}: Site,
  added: AddedVersion,
  after: DocsConfig,
): Promise<{commit(): Promise<void>; discard(): Promise<void>} | undefined> {
  // Behind a link lies the file that is edited.
  const file = await realpath(join(folder, configFile));
  const text = await withVersion(await readFile(file, 'utf8'), configFile, added);
  if (text === undefined) return undefined;
  const aside = join(dirname(file), `.site.config.next${extname(file)}`);
  const discard = async () => await rm(aside, {force: true});
  try {
    await writeFile(aside, text);
    await chmod(aside, (await stat(file)).mode);
    const {site} = await loadConfig(folder, {configFile: relative(folder, aside)});
    if (JSON.stringify(site.config.docs) === JSON.stringify(after)) {
      return {commit: async () => await rename(aside, file), discard};
    }
  } catch (error) {
    await discard();
    if (!(error instanceof BuildError)) throw error;
    return undefined;
  }
  await discard();
  return undefined;
}

function movedVersions(before: DocsConfig, after: DocsConfig): CutVersion['versions'] {
  const old = new Map(resolveVersions(before).map(({name, path}) => [name, path]));
  return resolveVersions(after).map(({name, path, isLast}) => ({
    name,
    path,
    before: old.get(name),
    isLast,
  }));
}

function adviceFor(
  {lastVersion, onlyIncludeVersions, versions}: DocsConfig,
  name: string,
  from: string,
): string[] {
  // Of one that is under development, the label may name what it was about to be.
  const label =
    from === 'current' ? versions.find((version) => version.name === from)?.label : undefined;
  return [
    ...(lastVersion === undefined
      ? []
      : [
          `\`docs.lastVersion\` says \`${lastVersion}\`: when readers should use ${name}, write \`lastVersion: '${name}'\`.`,
        ]),
    ...(onlyIncludeVersions === undefined
      ? []
      : [`\`docs.onlyIncludeVersions\` leaves ${name} out: add it there to build it.`]),
    ...(label === undefined
      ? []
      : [
          `\`${from}\` is still labelled \`${label}\`: change its \`label\` if that names the release.`,
        ]),
  ];
}
