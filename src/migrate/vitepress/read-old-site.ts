import {readdir, realpath, stat} from 'node:fs/promises';
import {basename, join, posix} from 'node:path';
import {listFiles} from '../../content/files/list-files.ts';
import {matchFiles} from '../../content/files/match-files.ts';
import {type BuildError, buildError} from '../../diagnostics/build-error.ts';
import type {Diagnostic} from '../../diagnostics/types.ts';
import {inSite} from '../old-files.ts';
import {missingPackage} from '../run/missing-package.ts';
import {type RunOptions, runFile} from '../run/run-file.ts';
import type {RunResult} from '../run/run-types.ts';
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
  options: Omit<RunOptions, 'folder' | 'call'> = {},
): Promise<OldVitepress> {
  const real = await realpath(folder);
  const configFile = await vitepressConfig(real);
  if (configFile === undefined) throw await noSite(real);
  const {value, missing} = await runFile(configFile, {...options, folder: real});
  const config = firstLanguage(fieldsOf(value));
  const srcDir = inSite(textOf(config['srcDir']) ?? '.', real);
  const listed = await listFiles(real, srcDir);
  const sources = matchFiles(listed?.files.filter(isOwn) ?? [], {
    include: ['**/*.md'],
    exclude: textsOf(config['srcExclude']),
  });
  const findings = (listed?.diagnostics ?? []).concat(
    missing.map((name) => missingPackage(name, configFile)),
    sources.filter((source) => dynamic.test(source)).map((source) => dynamicPage(srcDir, source)),
  );
  const fixed = sources.filter((source) => !dynamic.test(source));
  const paths = await rewrittenPaths(config['rewrites'], fixed, configFile, {
    ...options,
    folder: real,
  });
  const pages = fixed.map((source, index) => ({source, path: paths[index] ?? source}));
  return {
    folder: real,
    configFile,
    config,
    srcDir,
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
  options: RunOptions,
): Promise<readonly string[]> {
  const rules = fieldsOf(rewrites);
  if (rules['$function'] === undefined) return sources.map((source) => rewritten(source, rules));
  const call = {path: ['rewrites'], args: sources.map((source) => [source])};
  const {returned = []}: RunResult = await runFile(configFile, {...options, call});
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
    const inside = await stat(join(folder, name, '.vitepress')).catch(() => undefined);
    if (inside?.isDirectory() === true) below.push(name);
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
