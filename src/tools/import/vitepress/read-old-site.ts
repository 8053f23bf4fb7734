import {readdir} from 'node:fs/promises';
import {basename, join, posix, resolve} from 'node:path';
import {
  type BuildError,
  buildError,
  type Diagnostic,
} from '../../../core/diagnostics/diagnostic.ts';
import {pathKind} from '../../../core/paths/paths.ts';
import {matchFiles} from '../../../site/content/files/match-files.ts';
import {configuredFinder, listOldFiles, oldFolders} from '../old-files.ts';
import type {Permissions} from '../run/permissions.ts';
import {type RunSiteFile, siteRunner} from '../run/run-file.ts';
import {type Fields, fieldsOf, isFields, listOf, textOf, textsOf} from '../values.ts';
import {firstLanguage} from './languages.ts';
import {rewritten} from './rewrites.ts';
import type {OldPage, OldVitepress} from './types.ts';

const configName = /^config\.[cm]?[jt]s$/;

/** A page for each entry of a list, which code makes. */
const dynamic = /\[[^\]]+\]/;

/**
 * Read what a VitePress site consists of: its configuration, run, and its pages. Reads only.
 *
 * @param folder Absolute path of the folder that holds `.vitepress`.
 * @throws {BuildError} `old-site-missing` if there is none, `old-config-failed` if its configuration does not run.
 */
export async function readVitepress(
  folder: string,
  permissions: Permissions,
  signal?: AbortSignal,
): Promise<OldVitepress> {
  const folders = oldFolders(folder, permissions.outside);
  const configFile = await vitepressConfig(folders.folder);
  if (configFile === undefined) throw await noSite(folders.folder);
  const findings: Diagnostic[] = [];
  const run = siteRunner({...folders, permissions, signal}, findings);
  const find = configuredFinder(folders, configFile, findings);
  const {value} = await run(configFile);
  const config = firstLanguage(fieldsOf(value));
  const written = textOf(config['srcDir']) ?? '.';
  const srcDir = find('srcDir', written, 'folder');
  const publicDir = resolve(
    folders.folder,
    written,
    textOf(fieldsOf(config['vite'])['publicDir']) ?? 'public',
  );
  const listed = srcDir === undefined ? undefined : await listOldFiles(srcDir, folders);
  findings.push(...(listed?.diagnostics ?? []));
  const sources = matchFiles(listed?.files.filter(isOwn) ?? [], {
    include: ['**/*.md'],
    exclude: textsOf(config['srcExclude']),
  });
  const fixed = sources.filter((source) => !dynamic.test(source));
  const paths = await rewrittenPaths(config['rewrites'], fixed, configFile, run);
  const pages = fixed.map((source, index) => ({source, path: paths[index] ?? source}));
  findings.push(
    ...sources
      .filter((source) => dynamic.test(source))
      .map((source) => dynamicPage(srcDir ?? written, source)),
  );
  return {
    ...folders,
    configFile,
    config,
    srcDir: srcDir ?? written,
    publicDir: find('vite.publicDir', publicDir, 'folder'),
    pages,
    versions: versionsOf(config, pages),
    findings,
  };
}

/** The configuration of a VitePress site, relative to its folder. @returns `undefined` if there is none. */
export async function vitepressConfig(folder: string): Promise<string | undefined> {
  const below = ['.vitepress', '.vitepress/config'];
  for (const [index, one] of below.entries()) {
    const names = await readdir(join(folder, one)).catch(() => []);
    const pattern = index === 0 ? configName : /^index\.[cm]?[jt]s$/;
    const found = names.sort().find((name) => pattern.test(name));
    if (found !== undefined) return `${one}/${found}`;
  }
  return undefined;
}

async function rewrittenPaths(
  rewrites: unknown,
  sources: readonly string[],
  configFile: string,
  run: RunSiteFile,
): Promise<readonly string[]> {
  const rules = fieldsOf(rewrites);
  if (rules['$function'] === undefined) return sources.map((source) => rewritten(source, rules));
  const call = {path: ['rewrites'], args: sources.map((source) => [source])};
  const {returned = []} = await run(configFile, call);
  return sources.map((source, index) => textOf(returned[index]) ?? source);
}

/** Folders with the name of a version that the navbar or a sidebar leads into. */
function versionsOf(config: Fields, pages: readonly OldPage[]): string[] {
  const names = new Set(
    pages.flatMap(({path}) => /^(v?\d+(?:\.(?:\d+|x))*)\//.exec(path)?.[1] ?? []),
  );
  const theme = fieldsOf(config['themeConfig']);
  const sidebars = isFields(theme['sidebar']) ? Object.keys(theme['sidebar']) : [];
  const named = [...sidebars, ...linksOf(theme['nav'])].map((link) => link.split('/')[1] ?? '');
  return [...names]
    .filter((name) => named.includes(name))
    .sort()
    .reverse();
}

function linksOf(items: unknown): string[] {
  return listOf(items).flatMap((item) => {
    const {link, items: inner} = fieldsOf(item);
    return [...textsOf(link), ...linksOf(inner)];
  });
}

function isOwn(file: string): boolean {
  return !/(?:^|\/)(?:node_modules|\.git|\.vitepress)\//.test(file);
}

async function noSite(folder: string): Promise<BuildError> {
  const names = (await readdir(folder)).sort();
  const below: string[] = [];
  for (const name of names) {
    if (pathKind(join(folder, name, '.vitepress')) === 'folder') below.push(name);
  }
  const [first] = below;
  return buildError({
    code: 'old-site-missing',
    message: `\`${basename(folder)}\` is no VitePress site: it holds no \`.vitepress/config.js\`, \`.ts\`, \`.mjs\` or \`.mts\`.`,
    hint:
      first === undefined
        ? 'Name the folder that holds `.vitepress`.'
        : `Its folder \`${first}\` does: name that one.`,
  });
}

function dynamicPage(folder: string, source: string): Diagnostic {
  return {
    severity: 'error',
    code: 'dynamic-page-lost',
    message: 'The file stands for many pages, which code makes.',
    file: posix.join(folder, source),
    consequence: 'These pages are missing.',
    hint: 'Write each into a file of its own: a script can do it once.',
  };
}
