import {describe, expect, it} from 'vitest';
import {siteRules} from '../../../../src/cli/import/import-target.ts';
import {
  blogIndex,
  inBlogOrder,
  listPaths,
  type Post,
  postText,
  readPost,
} from '../../../../src/tools/import/docusaurus/blog.ts';
import {type OldBlog, pagePatterns} from '../../../../src/tools/import/docusaurus/site.ts';
import {readPage} from '../../../../src/tools/import/front-matter.ts';

const blog: OldBlog = {
  folder: 'blog',
  routeBasePath: '/news',
  patterns: pagePatterns,
  title: 'News',
  description: 'All of it',
  perPage: 10,
};

const post = (file: string, text = ''): Post => readPost(file, readPage(text), blog, siteRules);

describe('a post', () => {
  it.each([
    ['2020-01-05-hello.md', '/news/2020/01/05/hello', '2020-01-05'],
    ['2021-3-1-beta/index.mdx', '/news/2021/3/1/beta', '2021-03-01'],
    ['2021-03-10-release/index.md', '/news/2021/03/10/release', '2021-03-10'],
    ['plain/index.md', '/news/plain', undefined],
  ])('has the URL and the date of its name: %s', (file, route, date) => {
    const {route: found, date: day} = post(file);
    expect([found, day?.toISOString().slice(0, 10)]).toEqual([route, date]);
  });

  it.each([
    ['2020-2-3', '2020-02-03T00:00:00.000Z'],
    ['"2020-02-03 9:05"', '2020-02-03T09:05:00.000Z'],
    ['"2020-02-03T09:05:00+02:00"', '2020-02-03T07:05:00.000Z'],
  ])('prefers the date of its front matter, in universal time: %s', (date, iso) => {
    const {date: found} = post('2019-01-01-a.md', `---\ndate: ${date}\n---\n`);
    expect(found?.toISOString()).toBe(iso);
  });

  it('has the slug of its front matter', () => {
    expect(post('2019-01-01-a.md', '---\nslug: hello\n---\n').route).toBe('/news/hello');
  });

  it.each([
    [
      'below its heading',
      '# Title {#t}\n\nText.\n',
      '# Title {#t}\n\n<p><em>January 1, 2019</em></p>\n\nText.\n',
    ],
    ['above its text', 'Text.\n', '\n<p><em>January 1, 2019</em></p>\n\nText.\n'],
  ])('shows its date %s, without a truncation marker', (_where, body, shown) => {
    const old = post('2019-01-01-a.md', `---\ntags: [x]\n---\n${body}<!-- truncate -->\nMore.\n`);
    expect(postText(old, {})).toBe(`---\nslug: /news/2019/01/01/a\n---\n${shown}More.\n`);
  });
});

it('lists the newest posts first, and those of one day by their names', () => {
  const files = ['2019-01-01-b.md', '2020-01-01-c.md', 'undated.md', '2019-01-01-a.md'];
  const ordered = inBlogOrder(files.map((file) => post(file)));
  expect(ordered.map(({file}) => file)).toEqual([
    '2020-01-01-c.md',
    '2019-01-01-a.md',
    '2019-01-01-b.md',
    'undated.md',
  ]);
  expect(blogIndex(blog, ordered.slice(2))).toContain(
    '- January 1, 2019: [2019-01-01-b](<./2019-01-01-b.md>)\n- [undated](<./undated.md>)\n',
  );
});

it('has the paths of lists: ten posts a page, and one for each tag', () => {
  const posts = (count: number, text = '') =>
    Array.from({length: count}, (_, index) => post(`p${index}.md`, text));
  expect(listPaths(blog, posts(10))).toEqual(['/news/archive']);
  expect(listPaths(blog, posts(21, '---\ntags: [bigNews, {label: Off & on}, v2]\n---\n'))).toEqual([
    '/news/archive',
    '/news/page/2',
    '/news/page/3',
    '/news/tags',
    '/news/tags/big-news',
    '/news/tags/big-news/page/2',
    '/news/tags/big-news/page/3',
    '/news/tags/off-on',
    '/news/tags/off-on/page/2',
    '/news/tags/off-on/page/3',
    '/news/tags/v-2',
    '/news/tags/v-2/page/2',
    '/news/tags/v-2/page/3',
  ]);
  expect(listPaths({...blog, perPage: 21}, posts(22))).toEqual(['/news/archive', '/news/page/2']);
  expect(listPaths({...blog, perPage: Infinity}, posts(22))).toEqual(['/news/archive']);
});
