import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {isCollection, isSeq, parseDocument, visit} from 'yaml';
import {buildError} from '../../../core/diagnostics/diagnostic.ts';
import type {Source, SourceSite} from '../importer.ts';
import {listOldFiles, readOldFile} from '../old-files.ts';
import {type Fields, fieldsOf, isFields, listOf, merged, textOf} from '../values.ts';

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
}

/**
 * Matches files that are omitted: installed packages, and the hidden files and templates that MkDocs excludes by
 * default.
 */
const hidden = /(?:^|\/)(?:\.[^/]*|node_modules|templates)(?:\/|$)/;

export async function mkdocsConfig(folder: string): Promise<string | undefined> {
  return ['mkdocs.yml', 'mkdocs.yaml'].find((name) => existsSync(join(folder, name)));
}

/** Reads a MkDocs site. Its configuration is data, so nothing is executed. See `Importer.read`. */
export async function readMkdocs(source: Source): Promise<MkdocsSite> {
  const {configFile, find} = source;
  const config = readConfig(configFile, source.folder);
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
  const files = listed.files.filter(
    (file) => !hidden.test(file) && (inDocs === undefined || !file.startsWith(`${inDocs}/`)),
  );
  const all = new Set(files);
  return {
    ...source,
    config,
    madeWith: theme['name'] === 'material' ? 'Material for MkDocs' : 'MkDocs',
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
    plugins: namedOptions(config['plugins'] ?? ['search']),
    extensions: namedOptions(config['markdown_extensions']),
  };
}

/** Reads the configuration, merged with the configuration that `INHERIT` refers to. */
function readConfig(file: string, folder: string): Fields {
  const text =
    readOldFile(file, {folder, root: folder}) ?? readFileSync(join(folder, file), 'utf8');
  const document = parseDocument(text, {uniqueKeys: false, logLevel: 'silent', merge: true});
  const [problem] = document.errors;
  if (problem !== undefined) {
    throw buildError({
      code: 'old-config-failed',
      message: `The file is not valid YAML: ${problem.message.split('\n')[0]}`,
      file,
      line: problem.linePos?.[0].line,
      hint: 'Correct the file: MkDocs cannot read it either.',
    });
  }
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
      if (tag !== '!ENV') return undefined;
      const last = isSeq(node) ? node.items.at(-1) : undefined;
      return document.createNode(last instanceof Object && 'value' in last ? last.value : null);
    },
  });
  const config = fieldsOf(document.toJS());
  const parent = textOf(config['INHERIT']);
  if (parent === undefined || !existsSync(join(folder, parent))) return config;
  const {INHERIT: _parent, ...own} = config;
  return merged(readConfig(parent, folder), own);
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
