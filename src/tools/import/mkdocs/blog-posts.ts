import {posix} from 'node:path';
import {type Fields, fieldsOf, textOf} from '../values.ts';
import type {ReadPage} from './change-page.ts';
import type {MkdocsSite} from './read-site.ts';
import {slugger} from './slugs.ts';

/**
 * Returns the slug that keeps the URL of a blog post of Material for MkDocs.
 *
 * @returns `undefined` for other pages, and if the format of the URLs is not supported.
 */
export function postSlug(
  {file, page: {fields}, headings}: ReadPage,
  {plugins}: Pick<MkdocsSite, 'plugins'>,
): string | undefined {
  const options = plugins.get('blog');
  if (options === undefined) return undefined;
  const blog = posix.normalize(textOf(options['blog_dir']) ?? 'blog');
  const folder = (textOf(options['post_dir']) ?? '{blog}/posts').replace('{blog}', blog);
  if (!file.startsWith(`${posix.normalize(folder)}/`)) return undefined;
  const title = textOf(fields['title']) ?? headings.headings.find(({depth}) => depth === 1)?.text;
  const values: Readonly<Record<string, string | undefined>> = {
    date: postDate(fields['date'], textOf(options['post_url_date_format']) ?? 'yyyy/MM/dd'),
    file: posix.basename(file, posix.extname(file)),
    slug: textOf(fields['slug']) ?? (title && slugOf(title, options)),
  };
  const format = textOf(options['post_url_format']) ?? '{date}/{slug}';
  const parts = format.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : values[part]));
  return parts.includes(undefined)
    ? undefined
    : posix.join('/', blog, ...parts.map(String).join('').split('/'));
}

function slugOf(title: string, options: Fields): string {
  const separator = textOf(options['post_slugify_separator']) ?? '-';
  const slugify = options['post_slugify'] ?? {
    $python: 'pymdownx.slugs.slugify',
    kwds: {case: 'lower'},
  };
  return slugger(slugify)(title).replaceAll('-', separator);
}

/**
 * Formats the date of a post.
 *
 * @param format Pattern of Babel with numbers only, such as `yyyy/MM/dd`.
 */
function postDate(value: unknown, format: string): string | undefined {
  const date = value instanceof Date ? value : (fieldsOf(value)['created'] ?? value);
  const text = date instanceof Date ? date.toISOString() : textOf(date);
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text ?? '') ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const tokens: Readonly<Record<string, string>> = {
    yyyy: year,
    y: year,
    yy: year.slice(2),
    MM: month,
    M: String(Number(month)),
    dd: day,
    d: String(Number(day)),
  };
  const written = format
    .split(/([a-zA-Z]+)/)
    .map((part, at) => (at % 2 === 0 ? part : tokens[part]));
  return written.includes(undefined) ? undefined : written.join('');
}
