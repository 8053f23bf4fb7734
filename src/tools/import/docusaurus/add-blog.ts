import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {matchFiles} from '../../../site/content/files/match-files.ts';
import {readPage} from '../front-matter.ts';
import {adapted, addFile, relocated} from './add-file.ts';
import {below} from './below.ts';
import {
  blogIndex,
  inBlogOrder,
  listAddresses,
  type Post,
  postText,
  readAuthors,
  readPost,
} from './blog.ts';
import type {Draft} from './draft.ts';
import {pagePatterns} from './page-patterns.ts';
import type {OldBlog} from './types.ts';

/** The posts of a blog as pages, and one that lists them. */
export async function addBlog(draft: Draft, blog: OldBlog): Promise<void> {
  const files = await draft.list(blog.folder);
  const authorsFile = files.find((file) => /^authors\.(?:ya?ml|json)$/.test(file));
  const read = (file: string): string =>
    readFileSync(join(draft.site.folder, blog.folder, file), 'utf8');
  const authors = authorsFile === undefined ? {} : readAuthors(read(authorsFile));
  const isPost = new Set(matchFiles(files, pagePatterns));
  const posts: Post[] = [];
  for (const file of files) {
    const oldPath = `${blog.folder}/${file}`;
    if (file === authorsFile || /^tags\.ya?ml$/.test(file)) continue;
    if (!isPost.has(file)) {
      addFile(draft, oldPath);
      continue;
    }
    const page = readPage(read(file), oldPath);
    const post = readPost(file, {...page, body: adapted(draft, page, oldPath)}, blog);
    if (page.fields['draft'] !== true && page.fields['unlisted'] !== true) posts.push(post);
    const isOldMdx = draft.oldMdx.has(oldPath);
    const text = relocated(draft, postText(post, authors, {isOldMdx}), oldPath);
    draft.write(draft.newPathOf(oldPath), text, oldPath);
  }
  if (posts.length === 0) return;
  const folder = draft.newPathOf(blog.folder);
  draft.write(`${folder}/index.md`, blogIndex(blog, inBlogOrder(posts)));
  const to = posix.join('/', blog.routeBasePath);
  draft.lists.push({below: below(to), to});
  const lists = listAddresses(blog, posts);
  draft.redirects.push(...lists.map((from) => ({from, to})));
  draft.report({
    severity: 'warning',
    code: 'blog',
    message: `The posts of the blog (${posts.length}) are pages now, with date and authors below their titles, and one page lists them.`,
    file: blog.folder,
    consequence:
      'What a blog has beyond that is gone: feeds (RSS, Atom, JSON), pages of tags, authors and archive, the list of recent posts beside each, summaries up to “truncate”, reading times, pictures of authors.',
    hint: `Addresses of such lists lead to \`${to}\`. If readers follow the feeds, keep their last files in \`content/static/${blog.routeBasePath}\`.`,
  });
}
