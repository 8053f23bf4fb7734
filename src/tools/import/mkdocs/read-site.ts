import {existsSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {isCollection, isScalar, isSeq, parseDocument, visit} from 'yaml';
import {type BuildError, buildError} from '../../../core/diagnostics/diagnostic.ts';
import {lost} from '../findings.ts';
import type {Source, SourceSite} from '../importer.ts';
import {isOldFile, listOldFiles, readOldFile} from '../old-files.ts';
import {type Fields, fieldsOf, isFields, listOf, merged, textOf} from '../values.ts';
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
  /** Theme options; `name` is the theme's name. */
  readonly theme: Fields;
  /** Options of each plugin and Markdown extension, keyed by name. */
  readonly plugins: ReadonlyMap<string, Fields>;
  readonly extensions: ReadonlyMap<string, Fields>;
  /** Variables of the plugin `mkdocs-macros`. */
  readonly variables: Fields;
}

/**
 * Matches files that are omitted: installed packages, and the hidden files and templates that MkDocs excludes by
 * default.
 */
const hidden = /(?:^|\/)(?:\.[^/]*|node_modules|templates)(?:\/|$)/;

export async function mkdocsConfig(folder: string): Promise<string | undefined> {
  return ['mkdocs.yml', 'mkdocs.yaml', 'zensical.yml'].find((name) =>
    existsSync(join(folder, name)),
  );
}

/** Reads a MkDocs site. Its configuration is data, so nothing is executed. See `Importer.read`. */
export async function readMkdocs(source: Source): Promise<MkdocsSite> {
  const {configFile, find} = source;
  const config = readConfig(configFile, source);
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
  const inDocs = own === undefined ? undefined : posix.relative(docsDir, posix.normalize(own));
  const plugins = namedOptions(config['plugins'] ?? ['search']);
  const isExcluded = exclusion(config['exclude_docs'], fieldsOf(plugins.get('exclude')));
  const files = listed.files.filter(
    (file) =>
      !hidden.test(file) &&
      !isExcluded(file) &&
      (inDocs === undefined || !file.startsWith(`${inDocs}/`)),
  );
  const all = new Set(files);
  return {
    ...source,
    config,
    madeWith: generatorName(configFile, theme),
    major: undefined,
    docsDir,
    files,
    // MkDocs ignores `README.md` if the folder also contains `index.md`.
    pages: files.filter(
      (file) =>
        /\.(?:md|markdown)$/.test(file) &&
        !(posix.basename(file) === 'README.md' && all.has(posix.join(dirname(file), 'index.md'))),
    ),
    theme,
    plugins,
    extensions: namedOptions(config['markdown_extensions']),
    variables: {
      config,
      extra: config['extra'],
      ...fieldsOf(config['extra']),
      ...fileVariables(fieldsOf(plugins.get('macros')), source),
    },
  };
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
  return theme['name'] === 'material' ? 'Material for MkDocs' : 'MkDocs';
}

/**
 * Reads the configuration, merged with the configurations that `INHERIT` refers to.
 *
 * @param heirs Files that inherit from this one.
 */
function readConfig(file: string, source: Source, heirs: readonly string[] = []): Fields {
  const {INHERIT, ...own} = parseConfig(readOldFile(file, source) ?? '', file);
  const parent = textOf(INHERIT);
  if (parent === undefined) return own;
  const path = posix.join(posix.dirname(file), parent);
  if (path === file || heirs.includes(path)) {
    throw invalid(file, `\`INHERIT\` leads back to \`${path}\`.`);
  }
  if (isOldFile(path, source)) return merged(readConfig(path, source, [...heirs, file]), own);
  source.findings.push(
    lost(
      'config-file-missing',
      `\`INHERIT\` names \`${parent}\`, which does not exist in the repository.`,
      {
        file,
        consequence: 'The settings in that file are missing.',
        hint: 'If the file is outside the repository, run the command again with `--allow-outside`.',
      },
    ),
  );
  return own;
}

/** Parses the settings in a YAML file. */
function parseConfig(text: string, file: string): Fields {
  const document = parseDocument(text, {uniqueKeys: false, logLevel: 'silent', merge: true});
  const [problem] = document.errors;
  if (problem !== undefined) throw invalidYaml(file, problem, problem.linePos?.[0].line);
  // `!!python/name:pymdownx.slugs.uslugify` becomes `{$python: name}`, and `!ENV [A, false]` becomes the last entry of
  // the list.
  visit(document, {
    Node(_key, node) {
      const {tag} = node;
      const python = /python\/(?:object\/apply|name):(.+)$/.exec(tag ?? '')?.[1];
      if (python !== undefined) {
        const inner: unknown = isCollection(node) ? node.toJSON() : {};
        return document.createNode({$python: python, ...fieldsOf(inner)});
      }
      // Python prints a decimal point where JavaScript prints `3` for `3.0`.
      if (isScalar(node) && typeof node.value === 'number' && node.source?.endsWith('.0')) {
        return document.createNode(node.source);
      }
      if (tag !== '!ENV') return undefined;
      const last = isSeq(node) ? node.items.at(-1) : undefined;
      return document.createNode(last instanceof Object && 'value' in last ? last.value : null);
    },
  });
  let config: unknown;
  try {
    config = document.toJS();
  } catch (error) {
    // An alias has no anchor, or so many aliases are nested that their contents would fill the memory.
    throw invalidYaml(file, error);
  }
  if (!isFields(config)) throw invalid(file, 'The file does not contain settings.');
  return config;
}

function invalidYaml(file: string, problem: unknown, line?: number): BuildError {
  const [reason] = (problem instanceof Error ? problem.message : String(problem)).split('\n');
  return invalid(file, `The file is not valid YAML: ${reason}`, line);
}

function invalid(file: string, message: string, line?: number): BuildError {
  const hint = 'Correct the file: MkDocs cannot read it either.';
  return buildError({code: 'old-config-failed', message, file, line, hint});
}

/** Reads a list whose entries are names, or names with options. */
function namedOptions(value: unknown): Map<string, Fields> {
  const entries = isFields(value)
    ? Object.entries(value)
    : listOf(value).flatMap((one): [string, unknown][] =>
        typeof one === 'string' ? [[one, {}]] : Object.entries(fieldsOf(one)),
      );
  return new Map(
    entries.map(([name, options]) => [name.replace(/^material\//, ''), fieldsOf(options)]),
  );
}
