import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {buildError} from '../../../core/diagnostics/diagnostic.ts';
import {
  type DocusaurusSite,
  type OldDocs,
  type OldVersion,
  pagePatterns,
} from '../docusaurus/site.ts';
import {readPage} from '../front-matter.ts';
import type {Source} from '../importer.ts';
import {listOldFiles, type OldFolders, readJson, readOldFile} from '../old-files.ts';
import {type Fields, fieldsOf, isFields, listOf, textOf, textsOf} from '../values.ts';
import {asDocusaurus2} from './change-config.ts';
import {withYaml} from './front-matter.ts';
import {siteSlugger} from './slugs.ts';

/** Matches a rule of CSS for the background of the navbar. */
const navbarBackground = /\.fixedHeaderContainer\s*\{[^}]*\bbackground/;

/** A doc of one version. */
export interface OldDoc {
  /** Folder and id: `guides/arrays`. It determines the URL. */
  readonly id: string;
  /** Path relative to the folder of its version. */
  readonly inside: string;
  /** Path relative to the site. The file can be in the folder of an older version. */
  readonly oldPath: string;
}

/** A Docusaurus 1 site, described like a Docusaurus 2 site. */
export interface Docusaurus1Site extends DocusaurusSite {
  /** The value that `siteConfig.js` exports. */
  readonly siteConfig: Fields;
  /** Docs of each version, keyed by the name of the version. */
  readonly docsOf: ReadonlyMap<string, readonly OldDoc[]>;
  /** Returns the id of a heading. @param source Its Markdown source. */
  readonly slugOf: (source: string) => string;
  /** Folder of the current docs, relative to the site. */
  readonly docsFolder: string;
}

export async function docusaurus1Config(folder: string): Promise<string | undefined> {
  return existsSync(join(folder, 'siteConfig.js')) ? 'siteConfig.js' : undefined;
}

/** Reads a Docusaurus 1 site: runs its configuration, and finds its docs. See `Importer.read`. */
export async function readDocusaurus1(source: Source): Promise<Docusaurus1Site> {
  const {folder, configFile, run} = source;
  const {value} = await run(configFile);
  if (!isFields(value)) {
    throw buildError({
      code: 'old-config-failed',
      message: 'The file does not export a configuration object.',
      file: configFile,
      hint: 'Export the configuration with `module.exports = {…}`.',
    });
  }
  const hasLanguages = readOldFile('languages.js', source) !== undefined;
  const languages = hasLanguages ? listOf((await run('languages.js')).value).map(fieldsOf) : [];
  const versions = textsOf(await readJson('versions.json', source));
  const docsFolder = posix.join('..', textOf(value['customDocsPath']) ?? 'docs');
  const docsOf = await readVersions({...source, docsFolder, versions, siteConfig: value});
  const sheets = (await listOldFiles('static/css', source)).files;
  const hasOwnNavbar = sheets.some((name) =>
    navbarBackground.test(readOldFile(`static/css/${name}`, source) ?? ''),
  );
  const hasVersions = versions.length > 0;
  const config = asDocusaurus2(value, {languages, hasVersions, hasOwnNavbar});
  const docs: OldDocs = {
    id: 'default',
    options: {
      sidebarCollapsible: value['docsSideNavCollapsible'] === true,
      numberPrefixParser: false,
      showLastUpdateTime: value['enableUpdateTime'],
      showLastUpdateAuthor: value['enableUpdateBy'],
      editUrl: value['editUrl'],
    },
    routeBasePath: posix
      .join(
        String(value['docsUrl'] ?? 'docs'),
        hasLanguages || value['useEnglishUrl'] === true ? 'en' : '',
      )
      .replace(/^\.$|\/$/, ''),
    versions: await Promise.all(
      [...docsOf.keys()].map(async (name): Promise<OldVersion> => {
        const file = name === 'current' ? 'sidebars.json' : sidebarsFile(name, versions, source);
        return {
          name,
          folder: name === 'current' ? docsFolder : `versioned_docs/version-${name}`,
          sidebars: changeSidebars(file && (await readJson(file, source))),
          sidebarsFile: file,
        };
      }),
    ),
    lastVersion: versions[0] ?? 'current',
    editUrl: editUrlOf(textOf(value['editUrl']), docsFolder),
  };
  return {
    ...source,
    config,
    siteConfig: value,
    madeWith: 'Docusaurus 1',
    major: 1,
    hasKeywordTitles: false,
    packages: {},
    docs: [docs],
    docsOf,
    docsFolder,
    slugOf: siteSlugger(source),
    blogs: existsSync(join(folder, 'blog'))
      ? [
          {
            folder: 'blog',
            routeBasePath: 'blog',
            patterns: pagePatterns,
            title: 'Blog',
            description: 'Blog',
            perPage: 10,
          },
        ]
      : [],
    pages: [],
    customCss: [],
    staticFolders: existsSync(join(folder, 'static')) ? ['static'] : [],
    redirects: {fixed: [], fromExtensions: ['html'], madeBy: undefined},
    otherPlugins: [],
  };
}

interface Reading extends Source {
  readonly docsFolder: string;
  /** Names of the versions, newest first. */
  readonly versions: readonly string[];
  readonly siteConfig: Fields;
}

/** Reads all versions. A version stores only changed docs; all others are those of the preceding version. */
async function readVersions(reading: Reading): Promise<ReadonlyMap<string, readonly OldDoc[]>> {
  const {versions, docsFolder, siteConfig} = reading;
  const deleted = fieldsOf(siteConfig['deletedDocs']);
  const everDeleted = Object.values(deleted).flatMap(textsOf);
  const read = async (folder: string): Promise<readonly OldDoc[]> =>
    await readDocs(folder, reading);
  const byVersion = new Map<string, readonly OldDoc[]>();
  let before = new Map<string, OldDoc>();
  for (const name of versions.toReversed()) {
    const own = await read(`versioned_docs/version-${name}`);
    before = new Map([...before, ...own.map((doc) => [doc.id, doc] as const)]);
    for (const id of textsOf(deleted[name])) before.delete(id);
    byVersion.set(name, withOwnPaths([...before.values()]));
  }
  const current = (await read(docsFolder)).filter(({id}) => !everDeleted.includes(id));
  return new Map([
    ...(current.length > 0 ? [['current', current] as const] : []),
    ...versions.map((name) => [name, byVersion.get(name) ?? []] as const),
  ]);
}

/**
 * Gives each doc of a version its own path. If a file has a new id, the version also contains the older file with the
 * same path, at the URL of its own id.
 */
function withOwnPaths(docs: readonly OldDoc[]): OldDoc[] {
  const taken = new Set<string>();
  return docs
    .toReversed()
    .map((doc) => {
      const names = [doc.inside, `${doc.id}.md`, `${doc.id}-old.md`];
      const inside = names.find((one) => !taken.has(one)) ?? doc.inside;
      taken.add(inside);
      return {...doc, inside};
    })
    .toReversed();
}

async function readDocs(folder: string, reading: Reading): Promise<OldDoc[]> {
  const {files, diagnostics} = await listOldFiles(folder, reading);
  reading.findings.push(...diagnostics);
  return files
    .filter((file) => /\.(?:md|markdown)$/.test(file))
    .map((inside) => {
      const oldPath = `${folder}/${inside}`;
      const {fields} = readPage(withYaml(readOldFile(oldPath, reading) ?? ''));
      const name = posix.parse(inside).name;
      const id = String(fields['original_id'] ?? fields['id'] ?? name);
      return {id: posix.join(posix.dirname(inside), id), inside, oldPath};
    });
}

/** Returns the sidebars file of a version, which can be that of an older version. */
function sidebarsFile(
  name: string,
  versions: readonly string[],
  folders: OldFolders,
): string | undefined {
  return versions
    .slice(versions.indexOf(name))
    .map((one) => `versioned_sidebars/version-${one}-sidebars.json`)
    .find((file) => readOldFile(file, folders) !== undefined);
}

/** Converts sidebars to those of Docusaurus 2. */
function changeSidebars(old: unknown): Fields {
  // The names in versioned sidebars begin with the version.
  const names = Object.keys(fieldsOf(old));
  const prefix = /^version-.+-(?=[^-]+$)/.exec(names[0] ?? '')?.[0] ?? '';
  const version = names.every((name) => name.startsWith(prefix)) ? prefix : '';
  const short = (id: string): string => (id.startsWith(version) ? id.slice(version.length) : id);
  const items = (list: unknown): unknown[] =>
    listOf(list).flatMap((item): unknown[] => {
      if (typeof item === 'string') return [short(item)];
      const {type, label, ids} = fieldsOf(item);
      return type === 'subcategory' ? category(label, ids) : [];
    });
  // Categories without items, which Docusaurus 1 shows as headings, are invalid.
  const category = (label: unknown, list: unknown): unknown[] => {
    const inside = items(list);
    return inside.length === 0 ? [] : [{type: 'category', label, items: inside}];
  };
  return Object.fromEntries(
    Object.entries(fieldsOf(old)).map(([name, categories]) => [
      short(name),
      Object.entries(fieldsOf(categories)).flatMap(([label, list]) => category(label, list)),
    ]),
  );
}

function editUrlOf(written: string | undefined, docsFolder: string): string | undefined {
  const ending = `${posix.relative('..', docsFolder)}/`;
  const url = written === undefined || written.endsWith('/') ? written : `${written}/`;
  return url?.endsWith(`/${ending}`) === true ? url.slice(0, -ending.length) : url;
}
