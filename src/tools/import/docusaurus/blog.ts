import {posix} from 'node:path';
import {groupBy} from '../../../core/collections/collections.ts';
import {type Page, pageText, parseFields, readPage} from '../front-matter.ts';
import {leadingHeading} from '../markdown.ts';
import type {SiteRules} from '../site-rules.ts';
import {hyphenated} from '../text.ts';
import {type Fields, fieldsOf, isFields, listOf, textOf, textsOf} from '../values.ts';
import {adapted, addFile, relocated} from './add-file.ts';
import type {Draft} from './draft.ts';
import {atOrBelow} from './moves.ts';
import {excludedFiles, type OldBlog} from './site.ts';

/** A post before it becomes a page. */
export interface Post {
  /** Path relative to the blog's folder. */
  readonly file: string;
  readonly page: Page;
  readonly title: string;
  /** Path without the base path. */
  readonly route: string;
  /** `undefined` if neither the file name nor the front matter contains a valid date. */
  readonly date: Date | undefined;
  readonly tags: readonly string[];
}

// Copied from https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-plugin-content-blog/src/blogUtils.ts
const datedName =
  /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

/** Names of the front matter fields that are removed from posts, separated by spaces. */
const postFields =
  'authors author author_title author_url author_image_url authorTitle authorURL authorImageURL date tags slug truncate last_update wrapperClassName';

/** Adds a blog's posts as pages, and a page that lists them. */
export async function addBlog(draft: Draft, blog: OldBlog): Promise<void> {
  const files = await draft.list(blog.folder);
  const authorsFile = files.find((file) => /^authors\.(?:ya?ml|json)$/.test(file));
  const authors =
    authorsFile === undefined ? {} : parseFields(draft.read(`${blog.folder}/${authorsFile}`));
  const isPost = new Set(draft.site.rules.matchFiles(files, blog.patterns));
  const excluded = excludedFiles(files, blog.patterns, draft.site.rules);
  const posts: Post[] = [];
  for (const file of files) {
    const oldPath = `${blog.folder}/${file}`;
    if (file === authorsFile || /^tags\.ya?ml$/.test(file)) continue;
    if (/\.mdx?$/.test(file) && excluded.has(file)) continue;
    if (!isPost.has(file)) {
      addFile(draft, oldPath);
      continue;
    }
    const page = readPage(draft.read(oldPath));
    const {body, fields} = adapted(draft, page, oldPath);
    const post = readPost(
      file,
      {...page, body: postBody(page.fields, body)},
      blog,
      draft.site.rules,
    );
    const newFile = posix.relative(draft.newPathOf(blog.folder), draft.newPathOf(oldPath));
    const isListed = page.fields['draft'] !== true && page.fields['unlisted'] !== true;
    if (isListed) posts.push({...post, file: newFile});
    const set = {...fields, ...(draft.oldMdx.has(oldPath) && {mdx: {format: 'mdx'}})};
    const text = relocated(draft, postText(post, authors, set), oldPath);
    draft.write(draft.newPathOf(oldPath), text, oldPath);
  }
  if (posts.length === 0) return;
  draft.write(`${draft.newPathOf(blog.folder)}/index.md`, blogIndex(blog, inBlogOrder(posts)));
  const to = posix.join('/', blog.routeBasePath);
  draft.fallbacks.push({match: atOrBelow(to), to});
  const authorList =
    authorsFile !== undefined && draft.site.major >= 3 ? [posix.join(to, 'authors')] : [];
  draft.redirects.push(...[...listPaths(blog, posts), ...authorList].map((from) => ({from, to})));
  draft.report.decide(
    'blog',
    `The ${posts.length} posts of the blog become pages with the date and authors below the title, and one page lists all posts.`,
    {
      file: blog.folder,
      consequence:
        'Other parts of a blog are lost: feeds (RSS, Atom, JSON), pages for tags, authors and the archive, the list of recent posts, summaries, reading times, pictures of authors.',
      hint: `The URLs of the archive, the tag pages, and all list pages except the first redirect to \`${to}\`. If readers use the feeds, copy the feed files from the old site's last build to \`content/static/${blog.routeBasePath}\`.`,
    },
  );
}

/** Returns the body of a post. As in Docusaurus, a title in front matter replaces the heading. */
function postBody({title}: Fields, body: string): string {
  const heading = leadingHeading(body);
  if (heading === undefined || textOf(title) === undefined) return body;
  return body.slice(0, heading.start) + body.slice(heading.end).replace(/^\n+/, '');
}

/**
 * Reads a post.
 *
 * @param file Path relative to the blog's folder.
 */
export function readPost(
  file: string,
  page: Page,
  blog: OldBlog,
  {slugPath}: Pick<SiteRules, 'slugPath'>,
): Post {
  const {folder = '', date: inName, text = ''} = datedName.exec(file)?.groups ?? {};
  const plain = file.replace(/(?:\/index)?\.mdx?$/, '');
  const usual =
    inName === undefined ? `/${plain}` : `/${inName.replaceAll('-', '/')}/${folder}${text}`;
  const slug = textOf(page.fields['slug']);
  const path = slug === undefined ? usual : (slugPath(slug) ?? usual);
  const given = page.fields['date'] ?? inName?.replaceAll('/', '-');
  const date = given === undefined ? undefined : new Date(universalTime(String(given)));
  return {
    file,
    page,
    title: textOf(page.fields['title']) ?? headingOf(page.body) ?? plain,
    route: posix.join('/', blog.routeBasePath, path),
    date: date === undefined || Number.isNaN(date.getTime()) ? undefined : date,
    tags: listOf(page.fields['tags']).flatMap(
      (tag) => textOf(isFields(tag) ? tag['label'] : tag) ?? [],
    ),
  };
}

/** Returns a date in ISO format, with UTC as the default time zone. Dates in other formats are returned unchanged. */
function universalTime(date: string): string {
  const [, year, month = '', day = '', time = '', zone = ''] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
      date.trim(),
    ) ?? [];
  if (year === undefined) return date;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time === '' ? '00:00' : time.padStart(5, '0')}${zone === '' ? 'Z' : zone}`;
}

/**
 * Prints a post as a page, with date and authors below its title.
 *
 * @param set Front matter fields to add.
 */
export function postText({page, route, date}: Post, authors: Fields, set: Fields = {}): string {
  const byline = [
    ...(date === undefined ? [] : [longDate(date)]),
    ...authorsOf(page.fields, authors),
  ].join(' · ');
  const body = page.body.replace(
    /^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*\n{1,2}/m,
    '',
  );
  return pageText(
    // HTML does not become the description of the page.
    {...page, body: byline === '' ? body : withByline(body, `<p><em>${byline}</em></p>`)},
    {
      set: {slug: route, ...set},
      drop: postFields.split(' '),
    },
  );
}

/** Prints the page that lists all posts. */
export function blogIndex(blog: OldBlog, posts: readonly Post[]): string {
  const entries = posts.map(({title, file, date}) => {
    const link = `[${title.replace(/[[\]\\`*_{}<>]/g, '\\$&')}](<./${file}>)`;
    return date === undefined ? `- ${link}` : `- ${longDate(date)}: ${link}`;
  });
  return `---\ntitle: ${JSON.stringify(blog.title)}\ndescription: ${JSON.stringify(blog.description)}\n---\n\n${entries.join('\n')}\n`;
}

/** Sorts posts like Docusaurus: the newest first. */
export function inBlogOrder(posts: readonly Post[]): Post[] {
  return [...posts].sort(
    (a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0) || (a.file < b.file ? -1 : 1),
  );
}

/**
 * Returns the paths of the pages that list a blog's posts, except the first page: the archive, the tags, and the
 * following pages of ten posts each.
 */
export function listPaths(blog: OldBlog, posts: readonly Post[]): string[] {
  const tagged = groupBy(
    posts.flatMap((post) => post.tags.map((tag) => ({post, path: `tags/${kebab(tag)}`}))),
    ({path}) => path,
  );
  const others = ({length}: readonly unknown[], path = ''): string[] =>
    Array.from({length: Math.max(0, Math.ceil(length / blog.perPage) - 1)}, (_, index) =>
      posix.join(path, `page/${index + 2}`),
    );
  const names = [
    'archive',
    ...(tagged.size > 0 ? ['tags'] : []),
    ...[...tagged].flatMap(([path, found]) => [path, ...others(found, path)]),
    ...others(posts),
  ];
  return [...new Set(names.map((name) => posix.join('/', blog.routeBasePath, name)))].sort();
}

/** Returns the name of a tag in URLs. Like lodash, Docusaurus separates words and numbers: `v2` becomes `v-2`. */
function kebab(tag: string): string {
  return hyphenated(
    tag.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/g, '-'),
  );
}

function authorsOf(fields: Fields, known: Fields): string[] {
  const named = listOf(fields['authors']).map((entry): Fields => {
    if (typeof entry === 'string') return {name: entry, ...fieldsOf(known[entry])};
    const own = fieldsOf(entry);
    return {...fieldsOf(known[textOf(own['key']) ?? '']), ...own};
  });
  const url = fields['author_url'] ?? fields['authorURL'];
  const title = fields['author_title'] ?? fields['authorTitle'];
  const single = textsOf(fields['author']).map((name): Fields => ({name, url, title}));
  return [...named, ...single].flatMap((author) => {
    const name = textOf(author['name']);
    const link = textOf(author['url']);
    if (name === undefined) return [];
    const [shown = '', role] = [name, textOf(author['title'])].map((text) =>
      text?.replace(/[&<>{}]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    );
    const linked =
      link === undefined ? shown : `<a href="${link.replaceAll('"', '%22')}">${shown}</a>`;
    return role ? `${linked}, ${role}` : linked;
  });
}

function withByline(body: string, byline: string): string {
  const lines = body.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const at = /^# /.test(lines[first] ?? '') ? first + 1 : 0;
  const rest = lines.slice(at).join('\n').replace(/^\n+/, '');
  return [...lines.slice(0, at), '', byline, '', rest].join('\n');
}

function headingOf(body: string): string | undefined {
  return /^# +(.+?)(?:\s*\{#[^}]*\})?\s*#*$/m.exec(body)?.[1];
}

function longDate(date: Date): string {
  return new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(date);
}
