import {makeRedirects} from './docusaurus/make-redirects.ts';
import {planImport} from './docusaurus/plan-import.ts';
import {docusaurusConfig, readOldSite} from './docusaurus/read-old-site.ts';
import type {OldFolders} from './old-files.ts';
import type {Permissions} from './run/permissions.ts';
import type {ImportPlan, Redirect} from './types.ts';
import {textOf} from './values.ts';
import {planVitepress, vitepressRedirects} from './vitepress/plan-import.ts';
import {readVitepress, vitepressConfig} from './vitepress/read-old-site.ts';

/** What old sites may be made with, as `--from` names it. */
export const generators = ['docusaurus', 'vitepress'] as const;
export type Generator = (typeof generators)[number];

/** A site of another generator, read and planned. */
export interface OldSite extends OldFolders {
  readonly generator: Generator;
  /** Of the generator, where it matters. */
  readonly major: number | undefined;
  /** For people: `Docusaurus 2`. */
  readonly madeWith: string;
  readonly title: string | undefined;
  readonly configFile: string;
  /** With the documentation that they are of, where there are several. */
  readonly versions: readonly {readonly docs: string; readonly name: string}[];
  readonly sidebars: number;
  readonly plan: ImportPlan;
  /** The redirects that it makes for each of its pages. @param paths Without the base. */
  redirectsFor(paths: readonly string[]): Promise<readonly Redirect[]>;
}

/**
 * Read an old site, and decide what becomes of it. Reads only.
 *
 * @param folder Absolute path.
 * @param from Default: what its configuration is for.
 * @throws {BuildError} `old-site-missing` if there is none, `old-config-failed` if its configuration does not run.
 */
export async function openOldSite(
  folder: string,
  from: Generator | undefined,
  permissions: Permissions,
  signal?: AbortSignal,
): Promise<OldSite> {
  const generator = from ?? (await generatorOf(folder));
  return generator === 'vitepress'
    ? await openVitepress(folder, permissions, signal)
    : await openDocusaurus(folder, permissions, signal);
}

async function generatorOf(folder: string): Promise<Generator> {
  const isVitepress =
    (await vitepressConfig(folder)) !== undefined && (await docusaurusConfig(folder)) === undefined;
  return isVitepress ? 'vitepress' : 'docusaurus';
}

async function openDocusaurus(
  folder: string,
  permissions: Permissions,
  signal?: AbortSignal,
): Promise<OldSite> {
  const site = await readOldSite(folder, permissions, signal);
  const versions = site.docs.flatMap(({id, versions: all}) =>
    all.map(({name, sidebars}) => ({docs: id, name, sidebars: Object.keys(sidebars ?? {}).length})),
  );
  return {
    generator: 'docusaurus',
    major: site.major,
    madeWith: `Docusaurus ${site.major}`,
    title: textOf(site.config['title']),
    folder: site.folder,
    root: site.root,
    configFile: site.configFile,
    versions: versions.map(({docs, name}) => ({docs, name})),
    sidebars: versions.reduce((sum, one) => sum + one.sidebars, 0),
    plan: await planImport(site),
    redirectsFor: async (paths) => await makeRedirects(site, paths),
  };
}

async function openVitepress(
  folder: string,
  permissions: Permissions,
  signal?: AbortSignal,
): Promise<OldSite> {
  const site = await readVitepress(folder, permissions, signal);
  const {plan, sidebars} = await planVitepress(site);
  return {
    generator: 'vitepress',
    major: undefined,
    madeWith: 'VitePress',
    title: textOf(site.config['title']),
    folder: site.folder,
    root: site.root,
    configFile: site.configFile,
    versions: ['current', ...site.versions].map((name) => ({docs: 'default', name})),
    sidebars,
    plan,
    redirectsFor: async (paths) => vitepressRedirects(site, paths),
  };
}
