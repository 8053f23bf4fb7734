import {docusaurus} from './docusaurus/importer.ts';
import {docusaurus1} from './docusaurus1/importer.ts';
import type {Importer, ImportPlan, ReadContext, SourceSite} from './importer.ts';
import {mkdocs} from './mkdocs/importer.ts';
import type {OldFolders} from './old-files.ts';
import {textOf} from './values.ts';
import {vitepress} from './vitepress/importer.ts';

/** Generators whose sites can be imported: the values of `--from`. */
export const generators = ['docusaurus', 'vitepress', 'mkdocs'] as const;
export type Generator = (typeof generators)[number];

/** A site of another generator with the plan of its import. */
export interface OldSite
  extends OldFolders,
    Pick<SourceSite, 'configFile' | 'madeWith' | 'major' | 'target'>,
    Pick<ImportPlan, 'versions' | 'sidebars'> {
  readonly generator: Generator;
  readonly title: string | undefined;
  readonly plan: ImportPlan;
}

/**
 * Reads an old site and plans its import. Writes nothing.
 *
 * @param folder Absolute path.
 * @param from Default: the generator whose configuration is in the folder.
 * @throws {BuildError} See `Importer.read`.
 */
export async function openOldSite(
  folder: string,
  from: Generator | undefined,
  context: ReadContext,
): Promise<OldSite> {
  const generator = from ?? (await generatorOf(folder));
  switch (generator) {
    case 'vitepress':
      return await openWith(vitepress, generator, folder, context);
    case 'mkdocs':
      return await openWith(mkdocs, generator, folder, context);
    default:
      return (await docusaurus.detect(folder)) === undefined &&
        (await docusaurus1.detect(folder)) !== undefined
        ? await openWith(docusaurus1, generator, folder, context)
        : await openWith(docusaurus, generator, folder, context);
  }
}

/** The first generator whose configuration is in the folder. Docusaurus names other generators in its error. */
async function generatorOf(folder: string): Promise<Generator> {
  if ((await docusaurus.detect(folder)) !== undefined) return 'docusaurus';
  if ((await vitepress.detect(folder)) !== undefined) return 'vitepress';
  return (await mkdocs.detect(folder)) === undefined ? 'docusaurus' : 'mkdocs';
}

async function openWith<Site extends SourceSite>(
  importer: Importer<Site>,
  generator: Generator,
  path: string,
  context: ReadContext,
): Promise<OldSite> {
  const site = await importer.read(path, context);
  const {folder, root, configFile, madeWith, major, target, config} = site;
  const plan = await importer.plan(site);
  const {versions, sidebars} = plan;
  const title = textOf(config['title'] ?? config['site_name']);
  const source = {folder, root, configFile, madeWith, major, target};
  return {...source, generator, title, versions, sidebars, plan};
}
