import {dirname} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {docusaurus} from './docusaurus/importer.ts';
import {docusaurus1} from './docusaurus1/importer.ts';
import {decide, quoted} from './findings.ts';
import type {Importer, ImportPlan, SourceSite} from './importer.ts';
import {mkdocs} from './mkdocs/importer.ts';
import {configuredFinder, type OldFolders, oldFolders} from './old-files.ts';
import {noSiteError} from './other-generators.ts';
import type {Permissions} from './run/permissions.ts';
import {siteRunner} from './run/run-file.ts';
import type {SiteRules} from './site-rules.ts';
import {withUtf8} from './utf8.ts';
import {fieldsOf, textOf} from './values.ts';
import {vitepress} from './vitepress/importer.ts';

/** Generators whose sites can be imported: the values of `--from`. */
export const generators = ['docusaurus', 'vitepress', 'mkdocs'] as const;
export type Generator = (typeof generators)[number];

/** A site of another generator with the plan of its import. */
export interface OldSite extends OldFolders, Pick<SourceSite, 'configFile' | 'madeWith' | 'major'> {
  readonly generator: Generator;
  readonly title: string | undefined;
  readonly plan: ImportPlan;
}

interface ReadContext {
  readonly permissions: Permissions;
  readonly rules: SiteRules;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Combines the steps of an importer, so that callers do not need the type of its sites.
 *
 * @param configFiles Names that the configuration file can have, for messages.
 */
function opener<Site extends SourceSite>(
  generator: Generator,
  configFiles: string,
  {detect, hasDocsBeside, read, plan}: Importer<Site>,
) {
  return {
    generator,
    configFiles,
    detect,
    async open(path: string, configFile: string, context: ReadContext): Promise<OldSite> {
      const {permissions, rules, signal} = context;
      const own = oldFolders(path, permissions.outside);
      const isAlone = hasDocsBeside === true && own.root === own.folder;
      const folders = isAlone ? {...own, root: dirname(own.folder)} : own;
      const findings: Diagnostic[] = [];
      const run = siteRunner({...folders, permissions, signal}, findings);
      const find = configuredFinder(folders, configFile, findings);
      const site = await read({...folders, configFile, findings, run, find, rules});
      const {madeWith, major, config} = site;
      const title = textOf(config['title'] ?? config['site_name']);
      const utf8 = withUtf8(await plan(site), folders);
      const complete = {...utf8, findings: [...utf8.findings, ...datesLost(utf8, configFile)]};
      return {...folders, configFile, madeWith, major, generator, title, plan: complete};
    },
  };
}

/** Reports that pages show new dates, because the history of the old site is not in that of the new site. */
function datesLost({config}: ImportPlan, configFile: string): Diagnostic[] {
  const docs = fieldsOf(config['docs']);
  const shown = ['showLastUpdateTime', 'showLastUpdateAuthor'].filter((key) => docs[key] === true);
  if (shown.length === 0) return [];
  return [
    decide(
      'dates-restart',
      'The old site shows when its pages were last changed. The history of the old files is not imported.',
      {
        file: configFile,
        consequence: 'Until they change again, pages show the commit that adds the new site.',
        hint: `Set \`last_update\` in the front matter of pages whose date matters, or remove ${quoted(shown.map((key) => `docs.${key}`))} from \`site.config.ts\`.`,
      },
    ),
  ];
}

const openers = [
  opener('docusaurus', '`docusaurus.config.js` (`.ts`, `.mjs`, `.cjs`)', docusaurus),
  opener('docusaurus', '`siteConfig.js`', docusaurus1),
  opener('vitepress', '`.vitepress/config.js` (`.ts`, `.mjs`, `.mts`)', vitepress),
  opener('mkdocs', '`mkdocs.yml` or `zensical.toml`', mkdocs),
];

/**
 * Reads an old site and plans its import. Writes nothing.
 *
 * @param folder Absolute path.
 * @param from Default: the generator whose configuration is in the folder.
 * @throws {BuildError} `old-site-missing` if there is no site. See `Importer.read`.
 */
export async function openOldSite(
  folder: string,
  from: Generator | undefined,
  context: ReadContext,
): Promise<OldSite> {
  const candidates = openers.filter(({generator}) => from === undefined || from === generator);
  for (const {detect, open} of candidates) {
    const configFile = await detect(folder);
    if (configFile !== undefined) return await open(folder, configFile, context);
  }
  const names = candidates.map(({configFiles}) => configFiles);
  throw await noSiteError(
    folder,
    names.length === 1 ? `no ${names[0]}` : `neither ${names.join(' nor ')}`,
    async (one) => {
      const found = await Promise.all(candidates.map(({detect}) => detect(one)));
      return found.some((file) => file !== undefined);
    },
  );
}
