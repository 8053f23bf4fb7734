import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {splitNumberPrefix} from '../../../../src/site/content/docs/number-prefix.ts';
import {resolveSlug} from '../../../../src/site/content/docs/slug.ts';
import {docOf, paths, readDocs, report} from './read-site.ts';

const page = (frontMatter: string) => `---\n${frontMatter}\n---\n`;

describe('number prefixes', () => {
  it.each([
    ['01-intro', 'intro', 1],
    ['1.x', 'x', 1],
    ['10 - Set up', 'Set up', 10],
    ['003__deep', 'deep', 3],
    ['2.-_ odd', 'odd', 2],
    ['0-zero', 'zero', 0],
  ])('SLUG-02 removes the number of %s', (raw, name, position) => {
    expect(splitNumberPrefix(raw)).toEqual({name, position});
  });

  it.each([
    '2021-11-x',
    '7.0-x',
    '1_2',
    'intro',
    '01',
    '01-',
    '1- -a',
    '-1-a',
    'a1-b',
    '12 months',
  ])('SLUG-02 finds no number before %s', (name) => {
    expect(splitNumberPrefix(name)).toEqual({name, position: undefined});
  });

  it('SLUG-02 removes any number before a plain name', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.stringMatching(/^ ?[-_.]{1,3} ?$/),
        fc.stringMatching(/^[a-z][ -~]*$/),
        (position, separator, name) => {
          expect(splitNumberPrefix(`${position}${separator}${name}`)).toEqual({name, position});
        },
      ),
    );
  });

  it('SLUG-02 applies to files and folders, and can be disabled for a doc', async () => {
    const files = {
      '01-guide/02-start.md': '',
      '01-guide/03-raw.md': page('parse_number_prefixes: false'),
    };
    const {version} = await readDocs(files);
    expect(paths(version)).toEqual({
      'guide/start': '/docs/guide/start',
      '01-guide/03-raw': '/docs/01-guide/03-raw',
    });
  });

  it('SLUG-02, CFG-09 can be disabled for the site', async () => {
    const {version} = await readDocs(
      {'01-guide/02-start.md': ''},
      {docs: {numberPrefixParser: false}},
    );
    expect(paths(version)).toEqual({'01-guide/02-start': '/docs/01-guide/02-start'});
  });
});

describe('ids', () => {
  it('SLUG-01, SLUG-05 come from folders and front matter, else the file name; paths follow them', async () => {
    const {version} = await readDocs({
      'animations/springUtils.md': page('id: spring_utils'),
      'api/LayoutAnimations/entry.mdx': '',
    });
    expect(paths(version)).toEqual({
      'animations/spring_utils': '/docs/animations/spring_utils',
      'api/LayoutAnimations/entry': '/docs/api/LayoutAnimations/entry',
    });
  });

  it('SLUG-01, DEV-14 refuses a slash in an id, with its location', async () => {
    const {diagnostics} = await readDocs({'a.md': page('title: A\nid: b/c')});
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/docs/1.x/a.md:3:5  error id-invalid
        The id \`b/c\` contains a slash.
        Folder names are added to ids automatically, so other pages could not refer to this id.
        Write only the last segment. To change the page's URL, set \`slug\`."
    `);
  });

  it('DEV-15 refuses one id for two docs, and names both files', async () => {
    const {diagnostics} = await readDocs({
      'guide/a.md': '',
      'guide/a.mdx': '',
      'guide/b.md': page('id: a\nslug: elsewhere'),
    });
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/docs/1.x/guide/a.mdx  error id-repeated
        Two docs in version \`1.x\` have the id \`guide/a\`: \`content/docs/1.x/guide/a.md\` and \`content/docs/1.x/guide/a.mdx\`.
        Sidebars and links would not be able to tell these docs apart.
        Rename one of the files, or give it a different \`id\` in its front matter.
      content/docs/1.x/guide/b.md:2:5  error id-repeated
        Two docs in version \`1.x\` have the id \`guide/a\`: \`content/docs/1.x/guide/a.md\` and \`content/docs/1.x/guide/b.md\`.
        Sidebars and links would not be able to tell these docs apart.
        Rename one of the files, or give it a different \`id\` in its front matter."
    `);
  });
});

describe('slugs', () => {
  it.each([
    ['/renamed', '/docs/renamed'],
    ['renamed', '/docs/guide/deep/renamed'],
    ['./renamed', '/docs/guide/deep/renamed'],
    ['../renamed', '/docs/guide/renamed'],
    ['../../', '/docs/'],
    ['/', '/docs/'],
    ['/a/../b', '/docs/b'],
    ['//a///b/', '/docs/a/b/'],
    ['/page.html', '/docs/page'],
    ['/folder/index.html', '/docs/folder/'],
    ['/a b', '/docs/a b'],
    ['/a%20b', '/docs/a b'],
    ['/100%', '/docs/100%'],
    ['/ünï/日本', '/docs/ünï/日本'],
    ['/CasE', '/docs/CasE'],
  ])('SLUG-03, SLUG-05 serves a doc with slug %s at %s', async (slug, path) => {
    const {version, diagnostics} = await readDocs({
      'guide/deep/a.md': page(`slug: ${JSON.stringify(slug)}`),
    });
    expect(report(diagnostics)).toBe('');
    expect(docOf(version, 'guide/deep/a').path).toBe(path);
  });

  it('SLUG-03 resolves a relative slug like a URL in browsers', () => {
    const segment = fc.constantFrom('a', 'b c', 'ü', '.', '..', '');
    fc.assert(
      fc.property(fc.array(segment, {minLength: 1}), (segments) => {
        const slug = segments.join('/');
        fc.pre(!slug.startsWith('/') && !/\/\//.test(slug) && slug !== '');
        const resolved = resolveSlug(slug, '/one/two/');
        fc.pre(typeof resolved === 'string');
        const expected = new URL(slug, 'http://site.invalid/one/two/').pathname;
        expect(encodeURI(String(resolved))).toBe(expected);
      }),
    );
  });

  it('SLUG-03, SLUG-06 never leads outside the root of the version', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (slug) => {
        const resolved = resolveSlug(slug, '/one/');
        if (typeof resolved !== 'string') return;
        expect(resolved).toMatch(/^\//);
        expect(resolved.split('/')).not.toContain('..');
        expect(resolved.slice(1)).not.toMatch(/\/\/|\\|\0/);
      }),
    );
  });

  it('SLUG-06, DEV-14 refuses slugs that are not paths, each with its location', async () => {
    const {diagnostics} = await readDocs({
      'a.md': page('slug: a b?c'),
      'b.md': page('title: B\nslug: "/x#y"'),
      'guide/c.md': page('slug: ../../c'),
      'guide/d.md': page('slug: /%2e%2e/d'),
      'e.md': page('slug: "/back\\\\slash"'),
      'f.md': page('slug: "/nul\\0"'),
    });
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/docs/1.x/a.md:2:7  error slug-invalid
        The slug \`a b?c\` of doc \`a\` cannot be used: a page's path cannot contain a query (\`?\`) or a hash (\`#\`).
        The page has no URL in version \`1.x\`.
        Write a path such as \`/guide/testing\` (from the version's root) or \`testing\` (from the file's folder).
      content/docs/1.x/b.md:3:7  error slug-invalid
        The slug \`/x#y\` of doc \`b\` cannot be used: a page's path cannot contain a query (\`?\`) or a hash (\`#\`).
        The page has no URL in version \`1.x\`.
        Write a path such as \`/guide/testing\` (from the version's root) or \`testing\` (from the file's folder).
      content/docs/1.x/e.md:2:7  error slug-invalid
        The slug \`/back\\slash\` of doc \`e\` cannot be used: it contains a character that is not allowed in URLs.
        The page has no URL in version \`1.x\`.
        Write a path such as \`/guide/testing\` (from the version's root) or \`testing\` (from the file's folder).
      content/docs/1.x/f.md:2:7  error slug-invalid
        The slug \`/nul�\` of doc \`f\` cannot be used: it contains a character that is not allowed in URLs.
        The page has no URL in version \`1.x\`.
        Write a path such as \`/guide/testing\` (from the version's root) or \`testing\` (from the file's folder).
      content/docs/1.x/guide/c.md:2:7  error slug-invalid
        The slug \`../../c\` of doc \`guide/c\` cannot be used: it leaves the root with \`..\`.
        The page has no URL in version \`1.x\`.
        Write a path such as \`/guide/testing\` (from the version's root) or \`testing\` (from the file's folder).
      content/docs/1.x/guide/d.md:2:7  error slug-invalid
        The slug \`/%2e%2e/d\` of doc \`guide/d\` cannot be used: it leaves the root with \`..\`.
        The page has no URL in version \`1.x\`.
        Write a path such as \`/guide/testing\` (from the version's root) or \`testing\` (from the file's folder)."
    `);
  });

  it('SLUG-04 serves index files at their folder, regardless of their id', async () => {
    const {version} = await readDocs({
      'index.md': '',
      'basics/Index.md': page('id: start'),
      'guide/README.md': '',
      'tests/Tests.mdx': '',
      '01-set up/01-set up.md': '',
      'moved/index.md': page('slug: elsewhere'),
    });
    expect(paths(version)).toEqual({
      index: '/docs/',
      'basics/start': '/docs/basics/',
      'guide/README': '/docs/guide/',
      'tests/Tests': '/docs/tests/',
      'set up/set up': '/docs/set up/',
      'moved/index': '/docs/moved/elsewhere',
    });
  });

  it.each([
    [undefined, {index: '/docs/', 'a/index': '/docs/a/', 'a/b': '/docs/a/b', 'a/c': '/docs/a/c/'}],
    [true, {index: '/docs/', 'a/index': '/docs/a/', 'a/b': '/docs/a/b/', 'a/c': '/docs/a/c/'}],
    [false, {index: '/docs', 'a/index': '/docs/a', 'a/b': '/docs/a/b', 'a/c': '/docs/a/c'}],
  ])(
    'SLASH-01, SLASH-02, SLASH-03, SLUG-04 with trailingSlash %s',
    async (trailingSlash, expected) => {
      const files = {'index.md': '', 'a/index.md': '', 'a/b.md': '', 'a/c.md': page('slug: c/')};
      const {version} = await readDocs(files, trailingSlash === undefined ? {} : {trailingSlash});
      expect(paths(version)).toEqual(expected);
    },
  );
});
