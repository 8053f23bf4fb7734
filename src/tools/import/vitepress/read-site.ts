import {readdir} from 'node:fs/promises';
import {join, posix, resolve} from 'node:path';
import {lost, reporter} from '../findings.ts';
import type {Source, SourceSite} from '../importer.ts';
import {listOldFiles} from '../old-files.ts';
import type {RunSiteFile} from '../run/run-file.ts';
import {type Fields, fieldsOf, isFields, listOf, packageOf, textOf, textsOf} from '../values.ts';
import {withCurrentNames} from './early-config.ts';
import {firstLanguage, withBase} from './languages.ts';

/** A VitePress site as described by its configuration. */
export interface VitepressSite extends SourceSite {
  /** Folder of the pages; empty for the site's folder. */
  readonly srcDir: string;
  /** Folder of static files; `undefined` if there is none. */
  readonly publicDir: string | undefined;
  readonly pages: readonly OldPage[];
  /** Folders of pages that the configuration treats as versions: `v1`. */
  readonly versions: readonly string[];
}

/** A page. Both paths are relative to the folder of pages. */
export interface OldPage {
  readonly source: string;
  /** The path that determines the page's URL: `source`, or the result of `rewrites`. */
  readonly path: string;
}

/** Matches the file names of dynamic routes. */
const dynamic = /\[[^\]]+\]/;

/** Reads a VitePress site: runs its configuration and finds its pages. See `Importer.read`. */
export async function readVitepress(source: Source): Promise<VitepressSite> {
  const {configFile, findings, run, find} = source;
  const {value} = await run(configFile);
  const config = firstLanguage(withCurrentNames(withBase(fieldsOf(value))));
  const base = packageOf(fieldsOf(value)['extends']);
  if (base !== undefined) {
    const message = `The configuration extends \`${base}\`, which was not run.`;
    reporter(findings).lost('setting-dropped', message, {
      file: configFile,
      consequence: 'Its settings are missing.',
      hint: 'Add the settings that readers need to `site.config.ts`.',
    });
  }
  const written = textOf(config['srcDir']) ?? '.';
  const found = find('srcDir', written, 'folder');
  const srcDir = found ?? written;
  const publicName = textOf(fieldsOf(config['vite'])['publicDir']) ?? 'public';
  const publicDir = resolve(source.folder, written, publicName);
  const listed = found === undefined ? undefined : await listOldFiles(found, source);
  const sources = source.rules.matchFiles(
    (listed?.files ?? []).filter(
      (file) => !/(?:^|\/)(?:node_modules|\.git|\.vitepress)\//.test(file),
    ),
    {include: ['**/*.md'], exclude: textsOf(config['srcExclude'])},
  );
  const fixed = sources.filter((source) => !dynamic.test(source));
  const paths = await rewrittenPaths(config['rewrites'], fixed, configFile, run);
  const pages = fixed.map((source, index) => ({source, path: paths[index] ?? source}));
  findings.push(
    ...(listed?.diagnostics ?? []),
    ...sources
      .filter((source) => dynamic.test(source))
      .map((source) =>
        lost('dynamic-page-lost', 'The file is a dynamic route: code generates its pages.', {
          file: posix.join(srcDir, source),
          consequence: 'These pages are missing.',
          hint: 'Create a file for each page, for example with a script.',
        }),
      ),
  );
  return {
    ...source,
    config,
    madeWith: 'VitePress',
    major: undefined,
    srcDir,
    publicDir: find('vite.publicDir', publicDir, 'folder'),
    pages,
    versions: versionsOf(config, pages),
  };
}

/**
 * Returns the path of a VitePress site's configuration file, relative to the site's folder. @returns `undefined` if
 * there is none.
 */
export async function vitepressConfig(folder: string): Promise<string | undefined> {
  const names = {
    '.vitepress': /^config\.[cm]?[jt]s$/,
    '.vitepress/config': /^index\.[cm]?[jt]s$/,
  };
  for (const [below, pattern] of Object.entries(names)) {
    const entries = await readdir(join(folder, below)).catch(() => []);
    const found = entries.sort().find((name) => pattern.test(name));
    if (found !== undefined) return `${below}/${found}`;
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

/** Applies the first matching rewrite rule, such as `packages/:name/index.md` to `:name.md`. */
export function rewritten(source: string, rules: Fields): string {
  for (const [from, to] of Object.entries(rules)) {
    const found = typeof to === 'string' ? rulePattern(from).exec(source) : null;
    if (found === null) continue;
    const {groups = {}} = found;
    return String(to).replace(
      /:(\w+)(?:\([^)]*\))?[*+?]?/g,
      (_whole, name: string) => groups[name] ?? '',
    );
  }
  return source;
}

/**
 * Returns the regular expression for a rule. Rules contain `:name`, `:name*` for any number of folders, `:name(\\w+)`
 * or `(.*)`.
 */
function rulePattern(from: string): RegExp {
  if (from.startsWith('^')) return new RegExp(from);
  const pattern = from.replace(
    /:(\w+)(?:\(([^)]*)\))?([*+?]?)|\(([^)]*)\)|[.*+?^${}|[\]\\]/g,
    (sign: string, name?: string, own?: string, repeat?: string, group?: string) => {
      if (name !== undefined) return `(?<${name}>${own ?? (repeat ? '.*' : '[^/]+?')})`;
      return group === undefined ? `\\${sign}` : `(?:${group})`;
    },
  );
  return new RegExp(`^${pattern}$`);
}

/** Returns folders whose names look like versions and to which the navbar or a sidebar links. */
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
