import {buildError, nearest} from '../../core/diagnostics/diagnostic.ts';
import {type AddedVersion, versionEntry} from '../../site/config/add-version.ts';
import {editVersions} from '../../site/config/edit-versions.ts';
import {loadConfig} from '../../site/config/load-config.ts';
import {versionName} from '../../site/config/schema/version-name.ts';
import {resolveVersions} from '../../site/content/versions/resolve-versions.ts';
import type {Site} from '../../site/types.ts';
import {frozenNames} from '../../versions/read-frozen.ts';
import {requireDocs} from './compile-version.ts';
import {copyVersion} from './copy-version.ts';
import {linkKeeper} from './keep-links.ts';

export interface CutOptions {
  /** Absolute path of the site folder. */
  readonly siteFolder: string;
  /** Name of the new version. */
  readonly name: string;
  /** Name of the version to copy. Default: `current`, or the first version if there is no `current`. */
  readonly from?: string | undefined;
}

/** Result of creating a version. */
export interface CutVersion {
  readonly from: string;
  /** Number of copied files. */
  readonly files: number;
  /** Name of the configuration file. */
  readonly configFile: string;
  /** Entry for `docs.versions`, if the configuration could not be edited. */
  readonly toAdd?: {readonly entry: string; readonly side: AddedVersion['side']} | undefined;
  /** All versions, in configuration order. Paths do not contain the base path. */
  readonly versions: readonly {
    readonly name: string;
    readonly path: string;
    /** Old path; `undefined` for the new version. */
    readonly before: string | undefined;
    readonly isLast: boolean;
  }[];
  /** Sentences about settings that the user should review. */
  readonly advice: readonly string[];
}

type DocsConfig = NonNullable<Site['config']['docs']>;

/**
 * Copies a version's folder and adds the copy to the configuration, each step atomically. If the command is killed
 * between the two steps, builds still produce the old site, and running the command again completes the work.
 *
 * @throws {BuildError} If nothing was written.
 */
export async function cutVersion({siteFolder, name, from}: CutOptions): Promise<CutVersion> {
  const {site} = await loadConfig(siteFolder);
  const docs = requireDocs(site);
  const added = await requireCuttable(site, docs, name, from);
  const source = docs.versions[added.index]?.name ?? '';
  const after = withEntry(docs, added);
  requireOwnPaths(after, site.configFile);
  const edited = await editVersions(site, added, after);
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
      toAdd: edited === undefined ? {entry: versionEntry({name}), side: added.side} : undefined,
      versions: movedVersions(docs, after),
      advice: adviceFor(docs, name, source),
    };
  } finally {
    await edited?.discard();
  }
}

/** Returns the site with all versions, including those that `onlyIncludeVersions` leaves out. */
function withAllVersions({config, ...site}: Site, docs: DocsConfig): Site {
  return {...site, config: {...config, docs: {...docs, onlyIncludeVersions: undefined}}};
}

/**
 * Checks that the version can be created, and returns the location of its entry: after `current`, which remains the
 * first entry, or before the copied version.
 */
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
    refuse(`The site already has a version \`${name}\`.`, 'Choose another name.');
  }
  const source = from ?? (names.includes('current') ? 'current' : (names[0] ?? ''));
  const index = names.indexOf(source);
  if (index === -1) {
    const meant = nearest(source, names);
    const known = names.map((one) => `\`${one}\``).join(', ');
    refuse(
      `The site has no version \`${source}\`.`,
      `${meant === undefined ? '' : `Did you mean \`${meant}\`? `}The site's versions are ${known}.`,
    );
  }
  return {name, index, side: source === 'current' ? 'after' : 'before'};
}

function withEntry(docs: DocsConfig, {name, index, side}: AddedVersion): DocsConfig {
  const at = side === 'after' ? index + 1 : index;
  return {...docs, versions: docs.versions.toSpliced(at, 0, {name, searchEngines: 'index'})};
}

/** Throws if two versions have the same path, because one would hide the other's pages. */
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
    consequence: 'Readers could reach only one of them. Nothing was written.',
    hint: 'In `docs.versions`, change or remove the `path` of one of these versions.',
  });
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
  // The label of `current` may contain the number of the new version.
  const label =
    from === 'current' ? versions.find((version) => version.name === from)?.label : undefined;
  return [
    ...(lastVersion === undefined
      ? []
      : [
          `\`docs.lastVersion\` is \`${lastVersion}\`. To make ${name} the default version, set \`lastVersion: '${name}'\`.`,
        ]),
    ...(onlyIncludeVersions === undefined
      ? []
      : [
          `\`docs.onlyIncludeVersions\` does not include ${name}. Add the version there to build it.`,
        ]),
    ...(label === undefined
      ? []
      : [
          `The label of \`${from}\` is still \`${label}\`. Change the label if it names the release.`,
        ]),
  ];
}
