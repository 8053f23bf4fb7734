import {existsSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {buildError} from '../../../core/diagnostics/diagnostic.ts';
import type {Source, SourceSite} from '../importer.ts';
import {listOldFiles, readOldFile} from '../old-files.ts';
import {type Fields, fieldsOf, isFields, listOf, merged, textOf, textsOf} from '../values.ts';
import {parseConfig, readConfig} from './config-file.ts';
import {exclusion} from './excluded.ts';
import {variableFiles} from './macros.ts';

/** A MkDocs site as described by its configuration. */
export interface MkdocsSite extends SourceSite {
  /** Folder that contains the pages, relative to the site. */
  readonly docsDir: string;
  /** Files in `docsDir`, relative to it. */
  readonly files: readonly string[];
  /** The files that are pages. */
  readonly pages: readonly string[];
  /** URL paths and paths of the files in `custom_dir` that are published. */
  readonly themeFiles: readonly (readonly [string, string])[];
  /** Theme options; `name` is the theme's name. */
  readonly theme: Fields;
  /** Options of each plugin and Markdown extension, keyed by name. */
  readonly plugins: ReadonlyMap<string, Fields>;
  readonly extensions: ReadonlyMap<string, Fields>;
  /** Source code of the Python hooks. */
  readonly hooks: readonly string[];
  /** Variables of the plugin `mkdocs-macros`. */
  readonly variables: Fields;
}

/**
 * Matches files that are omitted: installed packages, and the hidden files and templates that MkDocs excludes by
 * default.
 */
const hidden = /^templates\/|(?:^|\/)(?:\.[^/]*|node_modules)(?:\/|$)/;

/** Matches files of a theme that are not published. */
const themeSource = /(?:^|\/)\.|\.(?:html|pyc?|md|markdown)$|readme[^/]*$|mkdocs_theme\.yml$/i;

/** `properdocs.yml` is that of a fork of MkDocs. */
const configFiles = [
  'zensical.toml',
  'mkdocs.yml',
  'mkdocs.yaml',
  'zensical.yml',
  'properdocs.yml',
  'properdocs.yaml',
];

export async function mkdocsConfig(folder: string): Promise<string | undefined> {
  return configFiles.find((name) => existsSync(join(folder, name)));
}

/** Reads a MkDocs site. Its configuration is data, so nothing is executed. See `Importer.read`. */
export async function readMkdocs(source: Source): Promise<MkdocsSite> {
  const {configFile, find} = source;
  const {pages: oldNav, ...settings} = readConfig(configFile, source);
  // The setting was called `pages` before MkDocs 1.0.
  const config: Fields = oldNav === undefined ? settings : {nav: oldNav, ...settings};
  const docsDir = find('docs_dir', textOf(config['docs_dir']) ?? 'docs', 'folder');
  if (docsDir === undefined) {
    throw buildError({
      code: 'old-site-empty',
      message: `The folder for pages, \`${textOf(config['docs_dir']) ?? 'docs'}\`, does not exist.`,
      file: configFile,
      consequence: 'The new site would have no pages.',
      hint: 'If a script generates the folder, run the script in the old site first.',
    });
  }
  const listed = await listOldFiles(docsDir, source);
  source.findings.push(...listed.diagnostics);
  const theme = isFields(config['theme']) ? config['theme'] : {name: config['theme'] ?? 'mkdocs'};
  const own = textOf(theme['custom_dir']);
  const customDir = own && find('theme.custom_dir', own, 'folder');
  const themeFiles = customDir === undefined ? [] : (await listOldFiles(customDir, source)).files;
  const plugins = namedOptions(config['plugins'] ?? ['search']);
  const isExcluded = exclusion(config['exclude_docs'], fieldsOf(plugins.get('exclude')));
  const files = listed.files.filter((file) => !hidden.test(file) && !isExcluded(file));
  const all = new Set(files);
  return {
    ...source,
    config,
    madeWith: generatorName(configFile, theme),
    major: undefined,
    docsDir,
    files,
    themeFiles: themeFiles.flatMap((file) =>
      themeSource.test(file) ? [] : [[file, posix.join(customDir ?? '', file)] as const],
    ),
    // MkDocs ignores `README.md` if the folder also contains `index.md`.
    pages: files.filter(
      (file) =>
        (/\.(?:md|markdown)$/.test(file) ||
          (plugins.has('mkdocs-jupyter') && file.endsWith('.ipynb'))) &&
        !(posix.basename(file) === 'README.md' && all.has(posix.join(dirname(file), 'index.md'))),
    ),
    theme,
    plugins,
    extensions: namedOptions(config['markdown_extensions'] ?? defaultExtensions(configFile)),
    hooks: textsOf(config['hooks']).map((path) => readOldFile(path, source) ?? ''),
    variables: {
      config,
      extra: config['extra'],
      ...fieldsOf(config['extra']),
      ...fileVariables(fieldsOf(plugins.get('macros')), source),
    },
  };
}

/** Returns the extensions that affect the import if the configuration does not list extensions. */
function defaultExtensions(configFile: string): readonly string[] {
  return configFile.startsWith('zensical') ? ['pymdownx.arithmatex', 'pymdownx.tilde'] : [];
}

/** Reads the files with variables that the option `include_yaml` of `mkdocs-macros` lists. */
function fileVariables(options: Fields, source: Source): Fields {
  return variableFiles(options).reduce<Fields>((all, {path, name}) => {
    const text = readOldFile(path, source);
    const values = text === undefined ? {} : parseConfig(text, path);
    return merged(all, name === undefined ? values : {[name]: values});
  }, {});
}

function generatorName(configFile: string, theme: Fields): string {
  if (configFile.startsWith('zensical')) return 'Zensical';
  if (configFile.startsWith('properdocs')) return 'ProperDocs';
  return theme['name'] === 'material' ? 'Material for MkDocs' : 'MkDocs';
}

/**
 * Reads a list whose entries are names, or names with options. TOML tables are nested:
 * `[project.markdown_extensions.pymdownx.blocks.tab]`.
 */
function namedOptions(value: unknown): Map<string, Fields> {
  const entries = isFields(value)
    ? ungrouped(Object.entries(value))
    : listOf(value).flatMap((one): [string, unknown][] =>
        typeof one === 'string' ? [[one, {}]] : Object.entries(fieldsOf(one)),
      );
  return new Map(
    entries.map(([name, options]) => [
      name.replace(/^(?:material\/|markdown\.extensions\.)/, ''),
      fieldsOf(options),
    ]),
  );
}

function ungrouped(entries: readonly [string, unknown][]): [string, unknown][] {
  return entries.flatMap(([name, options]): [string, unknown][] =>
    /^(?:pymdownx|zensical|markdown)(?:\.(?:blocks|extensions))?$/.test(name)
      ? ungrouped(
          Object.entries(fieldsOf(options)).map(([inner, value]) => [`${name}.${inner}`, value]),
        )
      : [[name, options]],
  );
}
