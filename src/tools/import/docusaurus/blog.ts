import {posix} from 'node:path';
import {resolveSlug} from '../../../site/content/docs/slug.ts';
import {parseYaml} from '../../../site/content/structured/parse-yaml.ts';
import {type Page, pageText} from '../front-matter.ts';
import {type Fields, fieldsOf, isFields, listOf, textOf, textsOf} from '../values.ts';
import type {OldBlog} from './types.ts';

/** A post, before it becomes a page. */
export interface Post {
  /** Relative to the blog's folder. */
  readonly file: string;
  readonly page: Page;
  readonly title: string;
  /** Without the base. */
  readonly route: string;
  /** `undefined` if neither its name nor its front matter tells. */
  readonly date: Date | undefined;
  readonly tags: readonly string[];
}

// The same expression as Docusaurus': https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-plugin-content-blog/src/blogUtils.ts
const datedName =
  /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

/** Fields that only mean something in a blog. */
const postFields = [
  'authors',
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'authorTitle',
  'authorURL',
  'authorImageURL',
  'date',
  'tags',
  'slug',
  'truncate',
];

/** @param file Relative to the blog's folder. */
export function readPost(file: string, page: Page, blog: OldBlog): Post {
  const {folder = '', date: inName, text = ''} = datedName.exec(file)?.groups ?? {};
  const plain = file.replace(/(?:\/index)?\.mdx?$/, '');
  const usual =
    inName === undefined ? `/${plain}` : `/${inName.replaceAll('-', '/')}/${folder}${text}`;
  const slug = textOf(page.fields['slug']);
  const path = slug === undefined ? usual : resolveSlug(slug, '/');
  const given = page.fields['date'] ?? inName?.replaceAll('/', '-');
  const date =
    given === undefined ? undefined : new Date(given instanceof Date ? given : utc(String(given)));
  return {
    file,
    page,
    title: textOf(page.fields['title']) ?? headingOf(page.body) ?? plain,
    route: posix.join('/', blog.routeBasePath, typeof path === 'string' ? path : usual),
    date: date === undefined || Number.isNaN(date.getTime()) ? undefined : date,
    tags: listOf(page.fields['tags']).flatMap(
      (tag) => textOf(isFields(tag) ? tag['label'] : tag) ?? [],
    ),
  };
}

/** A date as all systems read it: two digits for months and days, and universal time where no zone is named. */
function utc(date: string): string {
  const [, year, month = '', day = '', time = '', zone = ''] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
      date.trim(),
    ) ?? [];
  if (year === undefined) return date;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time === '' ? '00:00' : time.padStart(5, '0')}${zone === '' ? 'Z' : zone}`;
}

/** Authors by the names that posts call them by. @param text Of `authors.yml` or `authors.json`. */
export function readAuthors(text: string): Fields {
  const parsed = parseYaml(text, {file: 'authors.yml'});
  return Array.isArray(parsed) ? {} : fieldsOf(parsed.value);
}

/** The post as a page: date and authors stand below its title. */
export function postText(
  {page, route, date}: Post,
  authors: Fields,
  {isOldMdx}: {readonly isOldMdx: boolean},
): string {
  const byline = [
    ...(date === undefined ? [] : [longDate(date)]),
    ...authorsOf(page.fields, authors),
  ].join(' · ');
  const body = page.body.replace(
    /^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*\n{1,2}/m,
    '',
  );
  const marked = byline === '' ? body : withByline(body, `_${byline}_`);
  return pageText(
    {...page, body: marked},
    {
      set: {slug: route, ...(isOldMdx && {mdx: {format: 'mdx'}})},
      drop: [...postFields, 'last_update', 'wrapperClassName'],
    },
  );
}

/** The blog's first page: all posts, the newest first. */
export function blogIndex(blog: OldBlog, posts: readonly Post[]): string {
  const entries = posts.map(({title, file, date}) => {
    const link = `[${title.replace(/[[\]\\`*_{}<>]/g, '\\$&')}](<./${file}>)`;
    return date === undefined ? `- ${link}` : `- ${longDate(date)}: ${link}`;
  });
  return `---\ntitle: ${JSON.stringify(blog.title)}\ndescription: ${JSON.stringify(blog.description)}\n---\n\n${entries.join('\n')}\n`;
}

/** Newest first, as Docusaurus lists them. */
export function inBlogOrder(posts: readonly Post[]): Post[] {
  return [...posts].sort(
    (a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0) || (a.file < b.file ? -1 : 1),
  );
}

/** Addresses of a blog that lead to lists of posts: all of them are on its first page. */
export function listAddresses(blog: OldBlog, posts: readonly Post[]): string[] {
  const tags = [...new Set(posts.flatMap((post) => post.tags))];
  const names = [
    'archive',
    ...(tags.length > 0 ? ['tags', ...tags.map((tag) => `tags/${kebab(tag)}`)] : []),
    ...Array.from(
      {length: Math.max(0, Math.ceil(posts.length / 10) - 1)},
      (_, index) => `page/${index + 2}`,
    ),
  ];
  return [...new Set(names.map((name) => posix.join('/', blog.routeBasePath, name)))].sort();
}

function kebab(tag: string): string {
  return tag
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function authorsOf(fields: Fields, known: Fields): string[] {
  const named = listOf(fields['authors']).map((entry): Fields => {
    if (typeof entry === 'string') return {name: entry, ...fieldsOf(known[entry])};
    const own = fieldsOf(entry);
    return {...fieldsOf(known[textOf(own['key']) ?? '']), ...own};
  });
  const single = textsOf(fields['author']).map((name) => ({
    name,
    url: fields['author_url'] ?? fields['authorURL'],
  }));
  return [...named, ...single].flatMap((author: Fields) => {
    const name = textOf(author['name']);
    const url = textOf(author['url']);
    if (name === undefined) return [];
    return url === undefined ? name : `[${name}](${url})`;
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
