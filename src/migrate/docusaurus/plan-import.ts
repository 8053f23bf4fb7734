import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, posix, relative, resolve, sep} from 'node:path';
import {docusaurusAliases} from '../../bundle/modules/docusaurus-imports.ts';
import {docSlug} from '../../content/docs/slug.ts';
import {sourceName} from '../../content/docs/source-name.ts';
import {listFiles} from '../../content/files/list-files.ts';
import {matchFiles} from '../../content/files/match-files.ts';
import {whyUnsupported} from '../../content/front-matter/schema.ts';
import type {Diagnostic} from '../../diagnostics/types.ts';
import {packageVersion} from '../../package/own-files.ts';
import type {ImportPlan, PlannedFile, Redirect} from '../types.ts';
import {
  blogIndex,
  inBlogOrder,
  listAddresses,
  type Post,
  postText,
  readAuthors,
  readPost,
} from './blog.ts';
import {changeConfig} from './change-config.ts';
import {changePage} from './change-page.ts';
import {changeSidebars} from './change-sidebars.ts';
import {changeDialect} from './dialect.ts';
import {type FieldsToSet, pageText, readPage} from './front-matter.ts';
import {docsFolder, type NewPath, planMoves, versionPath} from './moves.ts';
import {needsOldMdx} from './needs-old-mdx.ts';
import {notCarriedFile, withoutUnknown} from './not-carried.ts';
import {pluginFindings} from './plugin-findings.ts';
import {type Relocation, relocate} from './relocate.ts';
import {stylesIndex} from './styles-index.ts';
import {svgComponent, svgComponentPath} from './svg-components.ts';
import type {OldBlog, OldDocs, OldSite, OldVersion} from './types.ts';
import {textOf} from './values.ts';

const source = /\.(?:mdx?|[cm]?[jt]sx?|css)$/i;
const markdown = /\.mdx?$/i;
const pageFile = /\.(?:mdx?|[jt]sx?)$/;
const notPages = {
  include: ['**/*.{md,mdx}'],
  exclude: ['**/_*.{md,mdx}', '**/_*/**', '**/*.test.{md,mdx}', '**/__tests__/**'],
};

/** Decide what becomes of each file and setting of a Docusaurus site. Reads the old site, writes nothing. */
export async function planImport(site: OldSite): Promise<ImportPlan> {
  const planner = new Planner(site);
  return await planner.plan();
}

/** Collects the files of the new site as it goes through the old one. */
class Planner {
  readonly #site: OldSite;
  readonly #newPathOf: NewPath;
  readonly #files = new Map<string, PlannedFile>();
  readonly #sources = new Map<string, string>();
  readonly #findings: Diagnostic[];
  readonly #redirects: Redirect[];
  readonly #needed: string[] = [];
  readonly #lists: ImportPlan['lists'][number][] = [];
  readonly #packages = new Set<string>();
  /** `.mdx` files that only MDX 1 can read. They become `.md` files, which are read as it did. */
  readonly #oldMdx = new Set<string>();
  readonly #served = new Set(Object.keys(docusaurusAliases()));
  /** The outermost folder that files may come from, absolute. */
  readonly #root: string;

  constructor(site: OldSite) {
    this.#site = site;
    const moves = planMoves(site);
    this.#newPathOf = (path) =>
      moves(this.#oldMdx.has(path) ? path.replace(/\.mdx$/, '.md') : path);
    this.#findings = [...site.findings];
    this.#root = rootOf(site.folder);
    this.#redirects = (site.redirects?.fixed ?? []).flatMap(({from, to}) =>
      from.map((one) => ({from: one, to})),
    );
  }

  async plan(): Promise<ImportPlan> {
    const {config, findings} = changeConfig(this.#site);
    this.#findings.push(...findings, ...pluginFindings(this.#site));
    await this.#findOldMdx();
    for (const docs of this.#site.docs) {
      for (const version of docs.versions) await this.#addVersion(docs, version);
    }
    for (const pages of this.#site.pages) {
      for (const file of await this.#list(pages.folder)) this.#addFile(`${pages.folder}/${file}`);
    }
    for (const blog of this.#site.blogs) await this.#addBlog(blog);
    for (const folder of this.#site.staticFolders) {
      for (const file of await this.#list(folder)) this.#copy(`${folder}/${file}`);
    }
    this.#addStyles();
    // What files refer to comes along, and what that refers to.
    for (let next = this.#needed.pop(); next !== undefined; next = this.#needed.pop()) {
      if (!this.#files.has(this.#newPathOf(next))) this.#addFile(next);
    }
    await this.#reportTheme();
    this.#write('package.json', packageJson(this.#site, this.#packages));
    this.#write('.gitignore', 'node_modules/\nbuild/\n.legacydocs/\n');
    return {
      files: [...this.#files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
      config,
      redirects: this.#redirects,
      lists: [...this.#lists, {below: /^\/search$/, to: '/'}],
      findings: this.#findings,
      sources: this.#sources,
    };
  }

  async #findOldMdx(): Promise<void> {
    const {major, docs, pages, blogs, folder} = this.#site;
    if (major >= 3) return;
    const versions = docs.flatMap((one) => one.versions);
    for (const {folder: part} of [...versions, ...pages, ...blogs]) {
      for (const file of await this.#list(part, 'quietly')) {
        const oldPath = `${part}/${file}`;
        if (!file.endsWith('.mdx')) continue;
        const {body} = readPage(readFileSync(join(folder, oldPath), 'utf8'), oldPath);
        if (!needsOldMdx(body)) continue;
        this.#oldMdx.add(oldPath);
        this.#report({
          severity: 'info',
          code: 'old-mdx',
          message:
            'The file is an `.md` file now, which is read as Docusaurus 2 read it: a newer MDX cannot.',
          file: oldPath,
          hint: 'Its address is the same.',
        });
      }
    }
  }

  #report(finding: Diagnostic): void {
    this.#findings.push(finding);
  }

  #write(path: string, text: string, from?: string): void {
    this.#files.set(path, {path, text});
    if (from !== undefined) this.#sources.set(path, from);
  }

  #copy(oldPath: string): void {
    const path = this.#newPathOf(oldPath);
    this.#files.set(path, {path, copyOf: join(this.#site.folder, oldPath)});
  }

  /** Files below a folder of the old site, relative to it. What cannot be read is reported. */
  async #list(folder: string, quietly?: 'quietly'): Promise<readonly string[]> {
    const absolute = resolve(this.#site.folder, folder);
    const isInside = absolute.startsWith(this.#root + sep);
    const root = isInside ? this.#root : absolute;
    const listed = await listFiles(root, relative(root, absolute).split(sep).join('/'));
    const shown = (file: string): string =>
      relative(this.#site.folder, join(root, file)).split(sep).join('/');
    for (const problem of quietly === undefined ? (listed?.diagnostics ?? []) : []) {
      this.#report({...problem, file: problem.file && shown(problem.file)});
    }
    return (listed?.files ?? []).filter(
      (file) => !/(?:^|\/)(?:\.DS_Store|\.git|node_modules)(?:\/|$)/.test(file),
    );
  }

  /** Whatever a file is: pages and code are changed, all else is copied. */
  #addFile(oldPath: string): void {
    if (!source.test(oldPath)) {
      this.#copy(oldPath);
      return;
    }
    const bytes = readFileSync(join(this.#site.folder, oldPath));
    const text = bytes.toString('utf8');
    // What is no text is copied as it is: the build says what is wrong with it.
    if (text.includes('\uFFFD')) this.#copy(oldPath);
    else if (markdown.test(oldPath)) this.#addMarkdown(oldPath, text);
    else this.#addCode(oldPath, text);
  }

  #addCode(oldPath: string, text: string): void {
    const isPage =
      pageFile.test(oldPath) &&
      this.#site.pages.some(({folder}) => oldPath.startsWith(`${folder}/`));
    const page = isPage ? changePage(text, this.#site.config) : {text, left: [], changed: []};
    for (const message of page.changed) {
      this.#report({severity: 'info', code: 'page-changed', message, file: oldPath});
    }
    for (const sentence of page.left) {
      this.#report({
        severity: 'warning',
        code: 'page-left',
        message: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`,
        file: oldPath,
        hint: 'A comment stands in the file.',
      });
    }
    const {text: moved} = this.#relocated(page.text, oldPath);
    this.#write(this.#newPathOf(oldPath), moved, oldPath);
  }

  /** @param set Fields of its front matter in addition. */
  #addMarkdown(
    oldPath: string,
    text: string,
    {set = {}, contentFolder}: {readonly set?: FieldsToSet; readonly contentFolder?: string} = {},
  ): void {
    const page = readPage(text, oldPath);
    const {body, changes} = changeDialect(page.body, this.#site);
    const firstLine = page.yaml.length > 0 ? page.yaml.length + 2 : 0;
    for (const {code, line} of changes) {
      this.#report({...dialectFindings[code], code, file: oldPath, line: firstLine + line});
    }
    const drop = Object.keys(page.fields).filter((field) => whyUnsupported(field) !== undefined);
    for (const field of drop) {
      this.#report({
        severity: 'warning',
        code: 'front-matter-dropped',
        message: `\`${field}\` is left out: ${whyUnsupported(field)}.`,
        file: oldPath,
        line: page.yaml.findIndex((line) => line.startsWith(`${field}:`)) + 2,
      });
    }
    const all = this.#oldMdx.has(oldPath) ? {...set, mdx: {format: 'mdx'}} : set;
    const hasChanged = drop.length > 0 || Object.keys(all).length > 0 || changes.length > 0;
    const changed = hasChanged ? pageText({...page, body}, {set: all, drop}) : text;
    const {text: moved} = this.#relocated(changed, oldPath, contentFolder);
    if (moved === text) this.#copy(oldPath);
    else this.#write(this.#newPathOf(oldPath), moved, oldPath);
  }

  #relocated(text: string, oldPath: string, contentFolder?: string): Relocation {
    const isMarkdown = markdown.test(oldPath);
    const newPath = this.#newPathOf(oldPath);
    const relocation = relocate(
      text,
      {oldPath, newPath, contentFolder},
      {
        folder: this.#site.folder,
        newPathOf: this.#newPathOf,
        isServed: (specifier) =>
          this.#served.has(specifier) || (isMarkdown && inMarkdown.test(specifier)),
      },
    );
    this.#needed.push(...relocation.needs.filter((file) => !this.#isStatic(file)));
    for (const file of relocation.drawings) this.#addDrawing(file);
    for (const name of relocation.packages) {
      if (name in this.#site.packages && !this.#served.has(name) && !broughtAlong.test(name)) {
        this.#packages.add(name);
      }
    }
    if (relocation.unknown.length === 0) return relocation;
    for (const specifier of relocation.unknown) {
      this.#report({
        severity: 'error',
        code: 'import-lost',
        message: `\`${specifier}\` is a part of Docusaurus that has no counterpart.`,
        file: oldPath,
        line: text.slice(0, text.indexOf(specifier)).split('\n').length,
        consequence: 'A component that shows what is inside it stands in its place.',
        hint: 'Write what is needed into a component of your own, and import its file.',
      });
    }
    if (!this.#files.has(notCarriedFile.path)) this.#files.set(notCarriedFile.path, notCarriedFile);
    return {...relocation, text: withoutUnknown(relocation.text, relocation.unknown, isMarkdown)};
  }

  #addDrawing(file: string): void {
    const path = svgComponentPath(file);
    if (this.#files.has(path)) return;
    this.#write(path, svgComponent(path, this.#newPathOf(file)));
    const usesColors = readFileSync(join(this.#site.folder, file), 'utf8').includes('currentColor');
    this.#report({
      severity: usesColors ? 'warning' : 'info',
      code: 'svg-component',
      message: usesColors
        ? 'The drawing was a part of pages, with the colour of their text. It is an image now, and black where it had that colour.'
        : 'The drawing was imported as a component. A component that shows it as an image stands in its place.',
      file,
      hint: usesColors
        ? `Write the drawing into \`${path}\`, or give it colours of its own.`
        : undefined,
    });
  }

  #isStatic(file: string): boolean {
    return this.#site.staticFolders.some((folder) => file.startsWith(`${folder}/`));
  }

  async #addVersion(docs: OldDocs, version: OldVersion): Promise<void> {
    const files = await this.#list(version.folder);
    const isMain = docs.id === 'default';
    const isPage = new Set(matchFiles(files, notPages));
    const root = posix.join('/', docs.routeBasePath, versionPath(docs, version.name));
    /** By id. */
    const routes = new Map<string, string>();
    for (const file of files) {
      const oldPath = `${version.folder}/${file}`;
      if (!markdown.test(file)) {
        this.#addFile(oldPath);
        continue;
      }
      const text = readFileSync(join(this.#site.folder, oldPath), 'utf8');
      const {fields} = readPage(text, oldPath);
      const usesPrefixes =
        docs.options['numberPrefixParser'] !== false && fields['parse_number_prefixes'] !== false;
      const name = sourceName(file, usesPrefixes);
      const localId = textOf(fields['id']) ?? name.cleanName;
      const slug = docSlug(name, localId, textOf(fields['slug']));
      const route = posix.join(root, typeof slug === 'string' ? slug : localId);
      routes.set([...name.cleanFolders, localId].join('/'), route);
      // Elsewhere than among the docs, addresses come from names of files alone.
      const set = isMain || !isPage.has(file) ? {} : {slug: route};
      this.#addMarkdown(oldPath, text, {set, contentFolder: version.folder});
    }
    const first = isMain ? this.#addSidebars(docs, version, new Set(routes.keys())) : undefined;
    if (!isMain) this.#report(otherDocs(docs, version));
    const [any] = routes.values();
    const to = [...routes.values()].includes(root) ? root : (routes.get(first ?? '') ?? any);
    if (to !== undefined) this.#lists.push({below: below(posix.join(root, 'tags')), to});
  }

  /** @returns Id of the first doc in a sidebar. */
  #addSidebars(
    docs: OldDocs,
    {name, sidebars, sidebarsFile}: OldVersion,
    ids: ReadonlySet<string>,
  ): string | undefined {
    if (sidebars === undefined) return undefined;
    const changed = changeSidebars(sidebars, name, ids);
    const file = sidebarsFile ?? this.#site.configFile;
    for (const id of changed.missing) {
      this.#report({
        severity: 'warning',
        code: 'sidebar-doc-missing',
        message: `A sidebar names \`${id}\`, and there is no such doc.`,
        file,
        hint: 'The entry is left out.',
      });
    }
    for (const field of changed.dropped) {
      this.#report({
        severity: 'info',
        code: 'sidebar-field-dropped',
        message: `\`${field}\` of sidebar items has no counterpart, and is left out.`,
        file,
      });
    }
    if (changed.prefixed) {
      this.#report({
        severity: 'info',
        code: 'sidebar-prefix',
        message: `\`version-${name}/\` is taken off ids and names of sidebars.`,
        file,
      });
    }
    const path = `${docsFolder(docs, name)}/sidebars.json`;
    this.#write(path, `${JSON.stringify(changed.sidebars, undefined, 2)}\n`, sidebarsFile);
    return changed.first;
  }

  async #addBlog(blog: OldBlog): Promise<void> {
    const files = await this.#list(blog.folder);
    const authorsFile = files.find((file) => /^authors\.(?:ya?ml|json)$/.test(file));
    const read = (file: string): string =>
      readFileSync(join(this.#site.folder, blog.folder, file), 'utf8');
    const authors = authorsFile === undefined ? {} : readAuthors(read(authorsFile));
    const isPost = new Set(matchFiles(files, notPages));
    const posts: Post[] = [];
    for (const file of files) {
      const oldPath = `${blog.folder}/${file}`;
      if (file === authorsFile || /^tags\.ya?ml$/.test(file)) continue;
      if (!isPost.has(file)) {
        this.#addFile(oldPath);
        continue;
      }
      const page = readPage(read(file), oldPath);
      const {body} = changeDialect(page.body, this.#site);
      const post = readPost(file, {...page, body}, blog);
      if (page.fields['draft'] !== true && page.fields['unlisted'] !== true) posts.push(post);
      const {text} = this.#relocated(postText(post, authors), oldPath);
      this.#write(this.#newPathOf(oldPath), text, oldPath);
    }
    if (posts.length === 0) return;
    const folder = this.#newPathOf(blog.folder);
    this.#write(`${folder}/index.md`, blogIndex(blog, inBlogOrder(posts)));
    const to = posix.join('/', blog.routeBasePath);
    this.#lists.push({below: below(to), to});
    const lists = listAddresses(blog, posts);
    this.#redirects.push(...lists.map((from) => ({from, to})));
    this.#report({
      severity: 'warning',
      code: 'blog',
      message: `The ${posts.length} posts of the blog are pages now, with date and authors below their titles, and one page lists them.`,
      file: blog.folder,
      consequence:
        'What a blog has beyond that is gone: feeds (RSS, Atom, JSON), pages of tags, authors and archive, the list of recent posts beside each, summaries up to “truncate”, reading times, pictures of authors.',
      hint: `Addresses of such lists lead to \`${to}\`. If readers follow the feeds, keep their last files in \`content/static/${blog.routeBasePath}\`.`,
    });
  }

  #addStyles(): void {
    const sheets = this.#site.customCss.filter((file) => /\.css$/i.test(file));
    for (const file of this.#site.customCss.filter((one) => !sheets.includes(one))) {
      this.#report({
        severity: 'error',
        code: 'styles-lost',
        message: 'The style sheet is written in another language than CSS.',
        file,
        consequence: 'Its styles are missing.',
        hint: 'Compile it to CSS once, and import the result in `templates/styles/index.css`.',
      });
    }
    this.#needed.push(...sheets);
    this.#write('templates/styles/index.css', stylesIndex(sheets.map(this.#newPathOf)));
  }

  /** Components of the theme that the site replaced. Those that are imported by name come along by themselves. */
  async #reportTheme(): Promise<void> {
    const files = await this.#list('src/theme');
    const names = new Set(
      files.map((file) => file.replace(/(?:\/index)?\.[^./]+$/, '').split('/')[0] ?? ''),
    );
    for (const name of [...names].sort()) {
      const file = files.find((one) => one.startsWith(name));
      if (file === undefined || this.#files.has(`src/theme/${file}`)) continue;
      this.#report({
        severity: 'error',
        code: 'theme-component',
        message: `\`src/theme/${name}\` replaces a component of Docusaurus' theme.`,
        file: `src/theme/${file}`,
        consequence: 'Pages show the built-in component instead.',
        hint: 'A file in `templates/` replaces the built-in one of the same path.',
      });
    }
  }
}

/** One React for all, that of this program. */
const broughtAlong = /^(?:react|react-dom|@mdx-js\/react)$/;

/** What Markdown has something for, as far as attributes are written out. */
const inMarkdown = /^(?:@theme(?:-original|-init)?\/(?:Admonition|CodeBlock)|@docusaurus\/Head)$/;

const dialectFindings = {
  'warning-box': {
    severity: 'info',
    message:
      '`:::warning` is `:::caution` now, with the same look and title: here a warning looks like `danger`.',
  },
  'heading-id': {severity: 'info', message: 'The id of a heading is written `{#id}` now.'},
} as const;

function otherDocs({id, routeBasePath}: OldDocs, {name, folder}: OldVersion): Diagnostic {
  return {
    severity: 'warning',
    code: 'other-docs',
    message: `The docs \`${id}\` (version \`${name}\`) are stand-alone pages below \`/${routeBasePath}\` now: a site has versions of one documentation.`,
    file: folder,
    consequence:
      'Their addresses stay; their sidebar, previous and next pages and menu of versions are gone.',
    hint: 'Link them from a page that lists them, or make a site of their own.',
  };
}

/** Matches a path and all below it. */
function below(path: string): RegExp {
  return new RegExp(`^${escaped(path)}(?:/|$)`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function packageJson({packages}: OldSite, needed: ReadonlySet<string>): string {
  const manifest = {
    private: true,
    scripts: {
      start: 'legacydocs serve',
      build: 'legacydocs build',
      check: 'legacydocs check',
    },
    ...(needed.size > 0 && {
      dependencies: Object.fromEntries([...needed].sort().map((name) => [name, packages[name]])),
    }),
    devDependencies: {legacydocs: `~${packageVersion()}`},
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** The repository that a site lies in, or the site itself. */
function rootOf(folder: string): string {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
  }
  return folder;
}
