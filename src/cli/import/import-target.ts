import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {packageFolder} from '../../core/package/own-files.ts';
import {findLanguage} from '../../markdown/compile/code/languages.ts';
import {frontMatterFields} from '../../markdown/compile/plugins/rehype-head.ts';
import {docusaurusAliases} from '../../pages/bundle/modules/import-problems.ts';
import {knownProblemsFile, printKnownProblems} from '../../pipeline/known-problems.ts';
import {loadConfig} from '../../site/config/load-config.ts';
import {foreignKeys} from '../../site/config/problems/foreign-keys.ts';
import {formatKeyPath} from '../../site/config/problems/key-path.ts';
import {sentence} from '../../site/config/schema/choice.ts';
import {siteConfigSchema} from '../../site/config/schema/index.ts';
import {docSlug, resolveSlug} from '../../site/content/docs/slug.ts';
import {sourceName} from '../../site/content/docs/source-name.ts';
import {listFiles} from '../../site/content/files/list-files.ts';
import {matchFiles} from '../../site/content/files/match-files.ts';
import {findMdx} from '../../site/content/format/find-mdx.ts';
import {itemSchemas} from '../../site/content/sidebars/item-schemas.ts';
import {reservedPathProblem} from '../../site/routes/reserved-paths.ts';
import {highlighterName} from '../../tools/adopt/convert/code-language.ts';
import {checkFolder} from '../../tools/check/check-folder.ts';
import type {SiteRules, Target} from '../../tools/import/site-rules.ts';
import {loadSite} from '../built-site.ts';
import type {Engine} from '../engine.ts';

/** Rules of legacydocs that an import follows when it converts files and settings of the old site. */
export const siteRules: SiteRules = {
  listFiles,
  matchFiles,
  configProblems(config) {
    const {error} = siteConfigSchema.safeParse(config, {error: sentence});
    return (error?.issues ?? []).map((issue) => ({
      path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
      message: issue.message,
      unknown: issue.code === 'unrecognized_keys' ? issue.keys : [],
    }));
  },
  formatKeyPath: (path) => formatKeyPath([...path]),
  foreignKeys,
  docPath(file, {numberPrefixes, id, slug}) {
    const name = sourceName(file, numberPrefixes);
    const localId = id ?? name.cleanName;
    const path = docSlug(name, localId, slug);
    return {
      id: [...name.cleanFolders, localId].join('/'),
      path: typeof path === 'string' ? path : localId,
    };
  },
  slugPath(slug) {
    const path = resolveSlug(slug, '/');
    return typeof path === 'string' ? path : undefined;
  },
  sidebarFields: new Map(
    Object.entries(itemSchemas).map(([type, {shape}]) => [type, Object.keys(shape)]),
  ),
  servedImports: new Set(Object.keys(docusaurusAliases())),
  headFields: frontMatterFields,
  hasGrammar: (language) => findLanguage(language) !== undefined,
  languageName: highlighterName,
  findMdx,
  isReservedPath: (path) => reservedPathProblem(path, undefined) !== undefined,
};

/** Returns the files of a build, whose root can contain the folder of the base path instead of the pages. */
function belowBase<T>(files: ReadonlyMap<string, T>, baseUrl: string): ReadonlyMap<string, T> {
  const folder = baseUrl.slice(1);
  if (files.has('index.html') || !files.has(`${folder}index.html`)) return files;
  return new Map(
    [...files].flatMap(([path, read]) =>
      path.startsWith(folder) ? [[path.slice(folder.length), read] as const] : [],
    ),
  );
}

/** Returns the classes in the style sheets of a built site, except those of the theme's components. */
async function styledClasses(siteFolder: string): Promise<ReadonlySet<string>> {
  const [own, all] = await Promise.all([
    // An old element with such a class would be laid out like a part of the theme.
    classesIn(packageFolder, 'templates', /^[A-Z].*\.css$/),
    classesIn(siteFolder, 'build/assets', /\.css$/),
  ]);
  return new Set([...all].filter((name) => !own.has(name)));
}

/** Returns the classes in style sheets. @param paths Matches the paths of the sheets, relative to the folder. */
async function classesIn(root: string, folder: string, paths: RegExp): Promise<Set<string>> {
  const {files = []} = (await listFiles(root, folder)) ?? {};
  const names = new Set<string>();
  for (const path of files.filter((one) => paths.test(one))) {
    const css = await readFile(join(root, folder, path), 'utf8');
    for (const [, name = ''] of css.matchAll(className)) names.add(unescaped(name));
  }
  return names;
}

/** Matches a class in CSS. Characters can be escaped, such as in `.md\:w-1\/2`. */
const className =
  /\.(-?(?:[a-z_\u0080-\uffff]|\\[\da-f]{1,6}\s?|\\.)(?:[\w\u0080-\uffff-]|\\[\da-f]{1,6}\s?|\\.)*)/gi;

function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, character = '') =>
    code === undefined ? character : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Returns the parts of this program that an import uses. */
export function importTarget(engine: Engine, built: string | undefined): Target {
  return {
    rules: siteRules,
    build: engine.build,
    listRoutes: engine.listRoutes,
    async keepLinks(siteFolder) {
      const {keepLeavingLinks} = await import('../../pipeline/versions/keep-links.ts');
      return await keepLeavingLinks(siteFolder);
    },
    knownProblems: (problems) => ({path: knownProblemsFile, text: printKnownProblems(problems)}),
    async builtArticles(siteFolder, routes) {
      if (built === undefined) return undefined;
      const [{compileOptions}, {builtArticles}, {readSource}] = await Promise.all([
        import('../../markdown/compile/compile-options.ts'),
        import('../../tools/adopt/built-articles.ts'),
        import('../../tools/adopt/source/read-source.ts'),
      ]);
      const [{site}, {files}] = await Promise.all([loadConfig(siteFolder), readSource(built)]);
      const {url, baseUrl} = site.config;
      return await builtArticles(belowBase(files, baseUrl), {
        options: compileOptions(site),
        classes: await styledClasses(siteFolder),
        url: url + baseUrl,
        routes,
      });
    },
    async check(siteFolder, contract) {
      const {config} = await loadSite(siteFolder);
      return await checkFolder({
        folder: join(siteFolder, 'build'),
        cacheFolder: join(siteFolder, '.legacydocs'),
        prefix: 'build/',
        trailingSlash: config.trailingSlash,
        timeout: 15_000,
        ignore: [],
        contract: {
          file: 'contract.txt',
          entries: contract.map((path, index) => ({path, line: index + 1})),
        },
      });
    },
  };
}
