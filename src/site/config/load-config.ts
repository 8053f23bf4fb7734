import {existsSync} from 'node:fs';
import {readFile, realpath, stat} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {allReads, type Reads} from '../../core/cache/reads.ts';
import {BuildError, buildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {importTypeScript} from '../../core/modules/import-typescript.ts';
import {configAlias, pluginSource} from '../../core/modules/markdown-plugins.ts';
import {packageFolder} from '../../core/package/own-files.ts';
import {parseUrl} from '../../core/urls/href.ts';
import type {LoadedConfig} from '../types.ts';
import {additionalLanguages} from './additional-languages.ts';
import {builtInMarkup, builtInMarkupFile, markupFile} from './built-in-markup.ts';
import {configExport} from './config-export.ts';
import {configFileNames} from './config-file-names.ts';
import {configWarnings} from './config-warnings.ts';
import {customStyles, missingFiles} from './custom-styles.ts';
import {findConfigFile} from './find-config-file.ts';
import {locateKeys} from './locate-keys.ts';
import {issueProblem} from './problems/issue-problem.ts';
import type {ConfigProblem, KeyPath} from './problems/types.ts';
import {type ArticleMarkup, articleMarkupSchema} from './schema/article-markup.ts';
import {sentence} from './schema/choice.ts';
import {type SiteConfig, siteConfigSchema} from './schema/index.ts';

export interface LoadOptions {
  /** Overrides the configured `baseUrl`. */
  readonly baseUrl?: string | undefined;
  /** Path of the configuration file, relative to the site folder. Default: the file with a standard name. */
  readonly configFile?: string | undefined;
}

/**
 * Loads and validates the configuration of a site.
 *
 * @param siteFolder Absolute path of the site folder.
 * @throws {BuildError} Contains all problems, with their locations in the file if known: `site-folder-missing`,
 * `config-missing`, `module-invalid` (syntax, imports), `module-failed` (the file throws), `config-…`,
 * `article-markup-invalid`.
 */
export async function loadConfig(
  siteFolder: string,
  {baseUrl, configFile: named}: LoadOptions = {},
): Promise<LoadedConfig> {
  const folder = await realSiteFolder(siteFolder);
  const {name: configFile, diagnostics} =
    named === undefined ? await findConfigFile(folder) : {name: named, diagnostics: []};
  const file = join(folder, configFile);
  const {module, reads} = await importTypeScript(file, {
    folder,
    alias: configAlias,
    callsDefault: true,
  });
  const exported = await configExport(module, configFile);
  const raw = baseUrl === undefined ? exported : {...exported, baseUrl};

  const {config, problems} = validateConfig(raw);
  const {languages, ...grammars} = await additionalLanguages(
    config?.themeConfig.code.additionalLanguages ?? [],
    {folder, configFile},
  );
  const missing = config === undefined ? [] : missingFiles(folder, config);
  const errors = problems ?? [...missing, ...grammars.problems];
  const found = [...errors, ...(config === undefined ? [] : configWarnings(raw, config))];
  const redirects = config?.redirects ?? [];
  const paths = [
    ...found.map(({path}) => path),
    ...redirects.map((_, index): KeyPath => ['redirects', index, 'to']),
  ];
  const source = paths.length === 0 ? '' : await readFile(file, 'utf8');
  const locations = await locateKeys(source, configFile, paths);
  const located = found.map(
    ({path: _path, ...problem}, index): Diagnostic => ({
      severity: index < errors.length ? 'error' : 'warning',
      ...problem,
      ...locations[index],
    }),
  );
  if (config === undefined) throw new BuildError(located);
  const plugins = await pluginSource(config.markdown, {folder, configFile}).catch(
    async (error: unknown) => {
      if (!(error instanceof BuildError)) throw error;
      const lines = await pluginLocations(config, file, configFile, error.diagnostics);
      throw new BuildError(lines, {cause: error});
    },
  );
  const {markup, ...markupFiles} = await loadArticleMarkup(folder);
  return {
    site: {
      folder,
      configFile,
      // Plugins can be functions, which cannot be sent to worker threads or compared.
      config: {...config, markdown: {...config.markdown, remarkPlugins: [], rehypePlugins: []}},
      languages,
      plugins,
      hasMdxComponents: hasMdxComponents(folder),
      articleMarkup: markup,
      redirectLocations: locations.slice(found.length),
    },
    diagnostics: [...diagnostics, ...located],
    reads: allReads([
      plugins === undefined ? reads : 'unknown',
      grammars.reads,
      markupFiles.reads,
      customStyles(folder, config),
      configFileNames.map((name) => join(folder, name)),
    ]),
  };
}

/** Returns problems with plugins at the locations of their names in the configuration. */
async function pluginLocations(
  {markdown}: SiteConfig,
  file: string,
  configFile: string,
  problems: readonly Diagnostic[],
): Promise<Diagnostic[]> {
  const paths = problems.map(({target}): KeyPath => {
    for (const key of ['remarkPlugins', 'rehypePlugins'] as const) {
      const index = markdown[key].findIndex((entry) => [entry].flat()[0] === target);
      if (index >= 0) return ['markdown', key, index];
    }
    return ['markdown'];
  });
  const locations = await locateKeys(await readFile(file, 'utf8'), configFile, paths);
  return problems.map((problem, index) => ({...problem, ...locations[index]}));
}

async function realSiteFolder(siteFolder: string): Promise<string> {
  try {
    const folder = await realpath(siteFolder);
    if ((await stat(folder)).isDirectory()) return folder;
  } catch {
    // The error below reports a folder that does not exist or cannot be read.
  }
  throw buildError({
    code: 'site-folder-missing',
    message: `\`${siteFolder}\` is not a readable folder.`,
    hint: 'Specify the folder that contains `site.config.ts`.',
  });
}

const endings = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];

/** Returns true if a site has `templates/MDXComponents`. @param folder Site folder. */
function hasMdxComponents(folder: string): boolean {
  // This package's own folder contains the built-in templates.
  const isOwn = relative(packageFolder, folder) !== '';
  return (
    isOwn && endings.some((ending) => existsSync(join(folder, `templates/MDXComponents${ending}`)))
  );
}

type ValidatedConfig =
  | {readonly config: SiteConfig; readonly problems?: undefined}
  | {readonly config?: undefined; readonly problems: readonly ConfigProblem[]};

/**
 * Validates the export of a configuration file against the schema.
 *
 * @returns The configuration with all defaults, or all problems.
 */
export function validateConfig(raw: Readonly<Record<string, unknown>>): ValidatedConfig {
  const result = siteConfigSchema.safeParse(raw, {error: sentence});
  if (result.success) return {config: {...result.data, csp: withScripts(result.data)}};
  const problems = result.error.issues.map((issue) => issueProblem(issue, raw));
  return {problems};
}

/** Allows the origins of `scripts` in the policy, for loading and for connections. */
function withScripts({csp, scripts, url}: SiteConfig): SiteConfig['csp'] {
  const origins = scripts.flatMap(({src}) => {
    const {protocol = '', origin = ''} = parseUrl(src, url) ?? {};
    return /^https?:$/.test(protocol) && origin !== new URL(url).origin ? [origin] : [];
  });
  if (origins.length === 0) return csp;
  return {
    ...csp,
    script: [...(csp.script ?? []), ...origins],
    connect: [...(csp.connect ?? []), ...origins],
  };
}

/** Class names and icons of a site's articles, with the files that they depend on. */
export interface LoadedMarkup {
  readonly markup: ArticleMarkup;
  readonly reads: Reads;
}

const originalName = `legacydocs/templates/${markupFile}`;

/**
 * Loads the site's `templates/ArticleMarkup.ts`, or the built-in one if the site does not have its own.
 *
 * @param folder Absolute path of the site folder.
 * @throws {BuildError} `article-markup-invalid` with all problems and their locations; `module-invalid`,
 * `module-failed`.
 */
export async function loadArticleMarkup(folder: string): Promise<LoadedMarkup> {
  const file = join(folder, 'templates', markupFile);
  // In this package's own folder, the file is the built-in template.
  const isOwn = relative(packageFolder, folder) !== '' && existsSync(file);
  if (!isOwn) {
    return {markup: await builtInMarkup(), reads: [builtInMarkupFile]};
  }
  const alias = {[originalName]: builtInMarkupFile};
  const {module, reads} = await importTypeScript(file, {folder, alias});
  const result = articleMarkupSchema.safeParse(module, {error: sentence});
  if (result.success) return {markup: result.data, reads};
  const problems = result.error.issues.map((issue) => issueProblem(issue, module));
  const locations = await locateKeys(
    await readFile(file, 'utf8'),
    `templates/${markupFile}`,
    problems.map(({path}) => path),
  );
  throw new BuildError(
    problems.map(
      ({code, path, message, hint}, index): Diagnostic => ({
        severity: 'error',
        code: 'article-markup-invalid',
        message,
        consequence: 'Pages cannot be compiled without these classes and icons.',
        hint: code === 'config-missing-key' ? missingHint(path) : hint,
        ...locations[index],
      }),
    ),
  );
}

function missingHint([name = '', ...rest]: KeyPath): string {
  return rest.length === 0
    ? `Add \`export * from '${originalName}';\` to export the original values.`
    : `To keep the original values, add \`import * as original from '${originalName}';\`, and write \`...original.${name}\` in the object.`;
}
