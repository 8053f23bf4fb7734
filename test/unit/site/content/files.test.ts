import {chmod, mkdir, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {getuid} from 'node:process';
import {describe, expect, it, onTestFinished} from 'vitest';
import {mapBounded} from '../../../../src/core/async/concurrency.ts';
import {readText} from '../../../../src/site/content/files/read-text.ts';
import {readContent} from '../../../../src/site/content/read-content.ts';
import {writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';
import {paths, readSite, report, siteIn} from './read-site.ts';

/** Reads a site with a doc `a` in version `1.x`, after a change to its files. */
async function siteWith(change: (versionFolder: string, siteFolder: string) => Promise<unknown>) {
  const folder = await tempFolder();
  await writeFiles(folder, {'content/docs/1.x/a.md': ''});
  await change(join(folder, 'content/docs/1.x'), folder);
  return readContent(siteIn(folder), {drafts: false});
}

describe('symbolic links', () => {
  it('are followed inside the site', async () => {
    const {versions, diagnostics} = await siteWith(async (version, site) => {
      await writeFiles(site, {'shared/b.md': '', 'shared/deep/c.md': ''});
      await symlink('../../../shared', join(version, 'linked'));
      await symlink('../../../shared/b.md', join(version, 'd.md'));
    });
    expect(report(diagnostics)).toBe('');
    expect(versions.map(paths)).toEqual([
      {
        a: '/docs/a',
        d: '/docs/d',
        'linked/b': '/docs/linked/b',
        'linked/deep/c': '/docs/linked/deep/c',
      },
    ]);
  });

  it('are refused if they leave the site', async () => {
    const outside = await tempFolder();
    await writeFiles(outside, {'secret.md': ''});
    const {versions, diagnostics} = await siteWith(async (version) => {
      await symlink(outside, join(version, 'folder'));
      await symlink(join(outside, 'secret.md'), join(version, 'file.md'));
    });
    expect(versions.map(paths)).toEqual([{a: '/docs/a'}]);
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/docs/1.x/file.md  error link-outside-site
        This symbolic link points outside the site folder.
        Files from elsewhere on the machine would be published.
        Replace the link with a copy of its target, or remove the link.
      content/docs/1.x/folder  error link-outside-site
        This symbolic link points outside the site folder.
        Files from elsewhere on the machine would be published.
        Replace the link with a copy of its target, or remove the link."
    `);
  });

  it('are refused if a complete version is outside the site', async () => {
    const outside = await tempFolder();
    await writeFiles(outside, {'secret.md': ''});
    const folder = await tempFolder();
    await mkdir(join(folder, 'content/docs'), {recursive: true});
    await symlink(outside, join(folder, 'content/docs/1.x'));
    const {versions, diagnostics} = await readContent(siteIn(folder), {drafts: false});
    expect(versions).toEqual([]);
    expect(diagnostics.map(({code}) => code)).toEqual(['link-outside-site', 'version-empty']);
  });

  it('are skipped if they form a loop or are broken', async () => {
    const {versions, diagnostics} = await siteWith(async (version) => {
      await mkdir(join(version, 'deep/er'), {recursive: true});
      await symlink('../..', join(version, 'deep/er/up'));
      await symlink('self', join(version, 'self'));
      await symlink('gone', join(version, '.#a.md'));
    });
    expect(versions.map(paths)).toEqual([{a: '/docs/a'}]);
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/docs/1.x/.#a.md  warning link-broken
        The target of this symbolic link is missing.
        The link is skipped.
        Remove the link, or restore its target.
      content/docs/1.x/deep/er/up  warning link-loop
        This symbolic link is circular.
        The link is skipped.
        Remove the link.
      content/docs/1.x/self  warning link-loop
        This symbolic link is circular.
        The link is skipped.
        Remove the link."
    `);
  });
});

describe('binary files', () => {
  it('are reported with the position of the first invalid byte', async () => {
    const {diagnostics, versions} = await siteWith((version) =>
      writeFile(
        join(version, 'b.md'),
        Buffer.concat([
          Buffer.from('---\r\ntitle: ü\r\n---\r\nfür '),
          Buffer.from([0xfc]),
          Buffer.from('ber\n'),
        ]),
      ),
    );
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/docs/1.x/b.md:4:5  error invalid-utf8
        The file is not UTF-8 text: byte \`0xFC\` is not allowed here.
        Characters would be lost.
        Save the file as UTF-8."
    `);
    // The invalid page still has a route, so links to the page are not reported as broken.
    expect(versions.map(paths)).toEqual([{a: '/docs/a', b: '/docs/b'}]);
  });

  it('are reported if they are truncated within a character', async () => {
    const {diagnostics} = await siteWith((version) =>
      writeFile(join(version, 'b.md'), Buffer.from('caf\u00e9').subarray(0, 4)),
    );
    expect(diagnostics).toMatchObject([{code: 'invalid-utf8', line: 1, column: 4}]);
  });

  it('can contain U+FFFD itself', async () => {
    const {diagnostics} = await siteWith((version) => writeFile(join(version, 'b.md'), '\uFFFD'));
    expect(report(diagnostics)).toBe('');
  });
});

describe('files that cannot be read', () => {
  it('are reported with the reason', async () => {
    const folder = await tempFolder();
    await mkdir(join(folder, 'b.md'));
    const gone = await readText(folder, 'a.md');
    const directory = await readText(folder, 'b.md');
    expect(report([gone, directory].flatMap(({problem}) => problem ?? []))).toMatchInlineSnapshot(`
      "a.md  error file-unreadable
        The file cannot be read: it does not exist (ENOENT).
        The file's content would be missing.
      b.md  error file-unreadable
        The file cannot be read: it is a folder (EISDIR).
        The file's content would be missing."
    `);
    expect(gone.text).toBe('');
  });
});

// File permissions do not apply to root.
describe.skipIf(getuid?.() === 0)('files without read permission', () => {
  it('and folders are reported', async () => {
    const {diagnostics} = await siteWith(async (version) => {
      await writeFiles(version, {'b.md': '', 'closed/c.md': ''});
      await chmod(join(version, 'b.md'), 0);
      await chmod(join(version, 'closed'), 0);
      // Restores the permission, because the temporary folder could not be removed otherwise.
      onTestFinished(() => chmod(join(version, 'closed'), 0o700));
    });
    expect(diagnostics.map(({code, file}) => ({code, file}))).toEqual([
      {code: 'folder-unreadable', file: 'content/docs/1.x/closed'},
      {code: 'file-unreadable', file: 'content/docs/1.x/b.md'},
    ]);
  });
});

describe('stand-alone pages', () => {
  it('CFG-11, CFG-09 are every tsx, jsx, js, md and mdx file; index maps to its folder', async () => {
    const {pages, diagnostics} = await readSite({
      'content/docs/1.x/a.md': '',
      'content/pages/index.tsx': '',
      'content/pages/community.md': '---\ntitle: Community\n---\n',
      'content/pages/about/Index.mdx': '',
      'content/pages/about/team.tsx': '',
      'content/pages/about/old.js': '',
      'content/pages/about/older.jsx': '',
      'content/pages/_helper.js': '',
      'content/pages/x.test.js': '',
      'content/pages/data.ts': '',
      'content/pages/_part.md': '',
      'content/pages/_parts/x.tsx': '',
      'content/pages/x.test.tsx': '',
      'content/pages/__tests__/y.tsx': '',
      'content/pages/styles.css': '',
      'content/pages/draft.md': '---\ndraft: true\n---\n',
    });
    expect(report(diagnostics)).toBe('');
    expect(pages.map(({sourcePath, format, path}) => [sourcePath, format, path])).toEqual([
      ['content/pages/about/Index.mdx', 'mdx', '/about/'],
      ['content/pages/about/old.js', 'tsx', '/about/old'],
      ['content/pages/about/older.jsx', 'tsx', '/about/older'],
      ['content/pages/about/team.tsx', 'tsx', '/about/team'],
      ['content/pages/community.md', 'md', '/community'],
      ['content/pages/index.tsx', 'tsx', '/'],
    ]);
    expect(pages.map(({frontMatter}) => frontMatter)).toEqual([
      {},
      {},
      {},
      {},
      {title: 'Community'},
      {},
    ]);
  });

  it("SLUG-03 are at their slug, relative to the site's root", async () => {
    const {pages, diagnostics} = await readSite({
      'content/docs/1.x/a.md': '',
      'content/pages/about/us.md': '---\nslug: /team\n---\n',
      'content/pages/about/work.mdx': '---\nslug: jobs/open\n---\n',
      'content/pages/home.md': '---\nslug: /\n---\n',
      'content/pages/plain.md': '---\nslug: ""\n---\n',
      'content/pages/up.md': '---\nslug: ../x\n---\n',
    });
    expect(pages.map(({path}) => path)).toEqual(['/team', '/jobs/open', '/', '/plain', '/up']);
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/pages/up.md:2:7  error slug-invalid
        The slug \`../x\` of this page cannot be used: it leaves the root with \`..\`.
        The page has no URL.
        Write a path from the site's root, such as \`/community/team\`."
    `);
  });

  it('FM-07 can be drafts', async () => {
    const files = {
      'content/docs/1.x/a.md': '',
      'content/pages/draft.md': '---\ndraft: true\n---\n',
    };
    const {pages} = await readSite(files, {}, {drafts: true});
    expect(pages.map(({path}) => path)).toEqual(['/draft']);
  });

  it('can be missing, and so can docs', async () => {
    const folder = await tempFolder();
    const {config, ...site} = siteIn(folder);
    expect(
      await readContent({...site, config: {...config, docs: undefined}}, {drafts: false}),
    ).toEqual({versions: [], pages: [], staticFiles: [], diagnostics: [], reads: []});
  });
});

describe('static files', () => {
  const files = {'content/docs/1.x/a.md': ''};

  it('OUT-04 are all files of the directory, including dot files', async () => {
    const {staticFiles} = await readSite({
      ...files,
      'content/static/.nojekyll': '',
      'content/static/.well-known/x.txt': '',
      'content/static/_headers': '',
      'content/static/img/a b.png': '',
    });
    expect(staticFiles).toEqual([
      {sourcePath: 'content/static/.nojekyll', outputPath: '.nojekyll'},
      {sourcePath: 'content/static/.well-known/x.txt', outputPath: '.well-known/x.txt'},
      {sourcePath: 'content/static/_headers', outputPath: '_headers'},
      {sourcePath: 'content/static/img/a b.png', outputPath: 'img/a b.png'},
    ]);
  });

  it('OUT-04 come from several directories, of which the first takes precedence', async () => {
    const {staticFiles, diagnostics} = await readSite(
      {...files, 'content/one/x.txt': '1', 'content/two/x.txt': '2', 'content/two/y.txt': ''},
      {staticDirectories: ['one', 'two', 'three']},
    );
    expect(staticFiles).toEqual([
      {sourcePath: 'content/one/x.txt', outputPath: 'x.txt'},
      {sourcePath: 'content/two/y.txt', outputPath: 'y.txt'},
    ]);
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/two/x.txt  warning static-file-hidden
        This file and \`content/one/x.txt\` have the same path in the output.
        Only \`content/one/x.txt\` is published, because its directory comes first in \`staticDirectories\`.
        Remove or rename one of the two files.
      site.config.ts  warning static-directory-missing
        \`staticDirectories\` lists \`three\`, but there is no folder \`content/three\`.
        The entry has no effect."
    `);
  });
});

describe('many files', () => {
  it('are read a bounded number at a time, and keep their order', async () => {
    let open = 0;
    let most = 0;
    const results = await mapBounded([...Array(500).keys()], async (index) => {
      open += 1;
      most = Math.max(most, open);
      // Of the items that run at the same time, later ones finish first.
      for (let turns = 0; turns < 500 - index; turns += 1) await Promise.resolve();
      open -= 1;
      return index;
    });
    expect(results).toEqual([...Array(500).keys()]);
    expect(most).toBe(32);
  });
});

it('are pages under any name that the disk allows', async () => {
  const {versions} = await readSite({
    'content/docs/1.x/a\nb.md': '',
    'content/docs/1.x/guide\n/\nc.mdx': '',
    'content/docs/1.x/ d .md': '',
  });
  expect(versions.map(({docs}) => docs.map(({sourcePath}) => sourcePath))).toEqual([
    ['content/docs/1.x/ d .md', 'content/docs/1.x/a\nb.md', 'content/docs/1.x/guide\n/\nc.mdx'],
  ]);
});
