import {describe, expect, it} from 'vitest';
import {buildRoutes} from '../../../../src/site/routes/build-routes.ts';
import type {RouteTable} from '../../../../src/site/types.ts';
import type {Files} from '../../../support/files.ts';
import {readSite, report, type SiteOptions} from '../content/read-site.ts';

const versions = [{name: '2.x'}, {name: '1.x'}];
const both = {docs: {versions}};

/** Returns the route table for a site with the versions `2.x` (default, at `/docs`) and `1.x`. */
async function routesOf(files: Files, options: SiteOptions = both): Promise<RouteTable> {
  const content = await readSite(files, options);
  if (content.diagnostics.length > 0) throw new Error(report(content.diagnostics));
  const config = {
    baseUrl: '/',
    trailingSlash: options.trailingSlash,
    onDuplicateRoutes: options.onDuplicateRoutes ?? 'warn',
    redirects: [],
    markdownPages: options.markdownPages ?? 'pages',
  };
  return buildRoutes(content, {config, configFile: 'site.config.ts', redirectLocations: []});
}

/** Returns `path → output file` for each route. */
function outputs({routes}: RouteTable): Record<string, string> {
  return Object.fromEntries(routes.map(({path, outputPath}) => [path, outputPath]));
}

const site: Files = {
  'content/pages/index.tsx': '',
  'content/pages/about/index.md': '',
  'content/pages/team.md': '',
  'content/docs/2.x/intro.md': '---\nslug: /\n---\n',
  'content/docs/2.x/guide/index.md': '',
  'content/docs/2.x/guide/a b.md': '',
  'content/docs/2.x/sidebars.json':
    '{"main": [{"type": "category", "label": "Guide", "link": {"type": "generated-index"}, "items": ["guide/a b"]}]}',
  'content/docs/1.x/intro.md': '---\nslug: /\n---\n',
};

describe('routes', () => {
  it('R-09, SLUG-04, SIDE-06, CFG-11 has one for each page, sorted; roots and index files end with a slash', async () => {
    const table = await routesOf(site);
    expect(report(table.diagnostics)).toBe('');
    expect(outputs(table)).toEqual({
      '/': 'index.html',
      '/about/': 'about/index.html',
      '/docs/': 'docs/index.html',
      '/docs/1.x/': 'docs/1.x/index.html',
      '/docs/category/guide': 'docs/category/guide/index.html',
      '/docs/guide/': 'docs/guide/index.html',
      '/docs/guide/a b': 'docs/guide/a b/index.html',
      '/team': 'team/index.html',
    });
    expect(table.routes.map(({path}) => path)).toEqual(Object.keys(outputs(table)).sort());
  });

  it('SLASH-02 end with a slash with trailingSlash true', async () => {
    expect(outputs(await routesOf(site, {...both, trailingSlash: true}))).toEqual({
      '/': 'index.html',
      '/about/': 'about/index.html',
      '/docs/': 'docs/index.html',
      '/docs/1.x/': 'docs/1.x/index.html',
      '/docs/category/guide/': 'docs/category/guide/index.html',
      '/docs/guide/': 'docs/guide/index.html',
      '/docs/guide/a b/': 'docs/guide/a b/index.html',
      '/team/': 'team/index.html',
    });
  });

  it('SLASH-03 are files without a slash with trailingSlash false', async () => {
    expect(outputs(await routesOf(site, {...both, trailingSlash: false}))).toEqual({
      '/': 'index.html',
      '/about': 'about.html',
      '/docs': 'docs.html',
      '/docs/1.x': 'docs/1.x.html',
      '/docs/category/guide': 'docs/category/guide.html',
      '/docs/guide': 'docs/guide.html',
      '/docs/guide/a b': 'docs/guide/a b.html',
      '/team': 'team.html',
    });
  });

  it('are found by path and by source', async () => {
    const {byPath, bySource} = await routesOf(site);
    expect(byPath.get('/')?.content).toMatchObject({kind: 'page'});
    expect(byPath.get('/docs/1.x')?.content).toMatchObject({kind: 'doc', doc: {version: '1.x'}});
    expect(byPath.get('/docs/category/guide')?.content).toMatchObject({
      kind: 'category',
      version: '2.x',
      sidebar: 'main',
      category: {label: 'Guide'},
      index: {title: 'Guide'},
    });
    expect(byPath.has('/docs/')).toBe(false);
    expect(bySource.get('content/pages/about/index.md')?.path).toBe('/about/');
    expect(bySource.get('content/docs/1.x/intro.md')?.path).toBe('/docs/1.x/');
    expect(bySource.size).toBe(7);
  });

  it('ROUTE-04, OUT-02 separates the not-found page', async () => {
    const {notFound, routes} = await routesOf(site);
    expect(notFound).toEqual({
      path: '/404.html',
      outputPath: '404.html',
      content: {kind: 'not-found'},
    });
    expect(routes).not.toContain(notFound);
  });

  it('ROUTE-03 are clean regardless of the file name', async () => {
    const table = await routesOf({
      'content/pages/old.html.md': '',
      'content/docs/2.x/a.md': '---\nslug: /x/index.html\n---\n',
      'content/docs/1.x/a.md': '',
    });
    expect(Object.keys(outputs(table))).toEqual(['/docs/1.x/a', '/docs/x/', '/old']);
  });
});

describe('duplicates', () => {
  const files: Files = {
    'content/pages/docs/1.x/same.md': '',
    'content/docs/2.x/c.md': '---\nslug: /1.x/same\n---\n',
    'content/docs/1.x/z.md': '---\ntitle: Z\nslug: same\n---\n',
    'content/docs/1.x/same.md': '',
    'content/docs/2.x/b.md': '---\nslug: x\n---\n',
    'content/docs/2.x/a.md': '---\nslug: x/\n---\n',
    'content/docs/2.x/sidebars.json':
      '{"main": [{"type": "category", "label": "X", "link": {"type": "generated-index", "slug": "/x.html"}, "items": ["b"]}]}',
  };

  it('ROUTE-14 warn, list every source, and name the winner', async () => {
    const table = await routesOf(files);
    expect(report(table.diagnostics)).toMatchInlineSnapshot(`
      "content/docs/2.x/c.md:2:7  warning duplicate-route
        4 pages have the path \`/docs/1.x/same\`: \`content/pages/docs/1.x/same.md\`, \`content/docs/2.x/c.md\`, \`content/docs/1.x/same.md\` and \`content/docs/1.x/z.md\`.
        Only \`content/pages/docs/1.x/same.md\` is built. Stand-alone pages take precedence over docs, and versions take precedence in their configured order. In each version, docs come first, sorted by source path, and category pages come last.
        Change the \`slug\` or the location of the other pages.
      content/docs/2.x/b.md:2:7  warning duplicate-route
        3 pages have the path \`/docs/x\`: \`content/docs/2.x/a.md\`, \`content/docs/2.x/b.md\` and the category \`X\` (\`content/docs/2.x/sidebars.json\`).
        Only \`content/docs/2.x/a.md\` is built. Stand-alone pages take precedence over docs, and versions take precedence in their configured order. In each version, docs come first, sorted by source path, and category pages come last.
        Change the \`slug\` or the location of the other pages."
    `);
    expect(table.routes.map(({path, content}) => [path, content.kind])).toEqual([
      ['/docs/1.x/same', 'page'],
      ['/docs/x/', 'doc'],
    ]);
    expect(table.byPath.get('/docs/x')?.content).toMatchObject({doc: {id: 'a'}});
  });

  it('ROUTE-14 lead from every source to the winning page', async () => {
    const {bySource, byPath} = await routesOf(files);
    expect(bySource.get('content/docs/1.x/z.md')).toBe(byPath.get('/docs/1.x/same'));
    expect(bySource.get('content/docs/2.x/b.md')).toBe(byPath.get('/docs/x'));
  });

  it.each([
    ['ignore', []],
    ['log', ['info', 'info']],
    ['warn', ['warning', 'warning']],
    ['throw', ['error', 'error']],
  ] as const)(
    'ROUTE-14, CFG-04 have the severity of onDuplicateRoutes %s',
    async (setting, expected) => {
      const {diagnostics} = await routesOf(files, {...both, onDuplicateRoutes: setting});
      expect(diagnostics.map(({severity}) => severity)).toEqual(expected);
    },
  );

  it('warn about paths that differ only in case', async () => {
    const {diagnostics, routes} = await routesOf({
      'content/docs/2.x/About.md': '',
      'content/docs/2.x/about.md': '',
      'content/docs/1.x/a.md': '',
    });
    expect(routes).toHaveLength(3);
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/docs/2.x/about.md  warning routes-differ-by-case
        The paths \`/docs/About\` (\`content/docs/2.x/About.md\`) and \`/docs/about\` (\`content/docs/2.x/about.md\`) differ only in case.
        Some hosts and file systems treat them as equal: one page would hide the other.
        Change one of the paths."
    `);
  });

  it('are refused if two names differ only in the encoding of their accents', async () => {
    const {diagnostics} = await readSite(
      {
        'content/docs/2.x/caf\u00e9.md': '',
        'content/docs/2.x/cafe\u0301.md': '',
        'content/docs/1.x/a.md': '',
      },
      both,
    );
    expect(diagnostics.map(({severity, code}) => `${severity} ${code}`)).toEqual([
      'error id-repeated',
    ]);
  });
});

describe('paths that cannot be written', () => {
  it('are errors with their location: reserved ones', async () => {
    const table = await routesOf(
      {
        'content/pages/404.md': '',
        'content/pages/assets/x.tsx': '',
        'content/docs/2.x/a.md': '---\nslug: /404.html\n---\n',
        'content/docs/2.x/b.md': '---\ntitle: B\nslug: /_data/x\n---\n',
        'content/docs/2.x/c.md': '---\nslug: /index\n---\n',
        'content/docs/2.x/d.md': '---\nslug: /x/index\n---\n',
        'content/docs/1.x/a.md': '',
      },
      {docs: {routeBasePath: '/', versions}},
    );
    expect(report(table.diagnostics)).toMatchInlineSnapshot(`
      "content/pages/404.md  error route-invalid
        The path \`/404\` of \`content/pages/404.md\` cannot be used: \`404.html\` is the page for unknown URLs.
        The page cannot be written.
        Rename the file or its folder, or change the page's \`slug\`.
      content/pages/assets/x.tsx  error route-invalid
        The path \`/assets/x\` of \`content/pages/assets/x.tsx\` cannot be used: \`/assets\` contains generated files.
        The page cannot be written.
        Rename the file or its folder, or change the page's \`slug\`.
      content/docs/2.x/a.md:2:7  error route-invalid
        The path \`/404\` of \`content/docs/2.x/a.md\` cannot be used: \`404.html\` is the page for unknown URLs.
        The page cannot be written.
        Rename the file or its folder, or change the page's \`slug\`.
      content/docs/2.x/b.md:3:7  error route-invalid
        The path \`/_data/x\` of \`content/docs/2.x/b.md\` cannot be used: \`/_data\` contains generated files.
        The page cannot be written.
        Rename the file or its folder, or change the page's \`slug\`.
      content/docs/2.x/c.md:2:7  error route-invalid
        The path \`/index\` of \`content/docs/2.x/c.md\` cannot be used: \`index\` is the name of a folder's own page.
        The page cannot be written.
        Rename the file or its folder, or change the page's \`slug\`."
    `);
    expect(Object.keys(outputs(table))).toEqual(['/1.x/a', '/x/index']);
  });

  it('are errors with their location: names that are invalid in file systems or URLs', async () => {
    const {diagnostics, routes} = await routesOf({
      'content/pages/back\\slash.md': '',
      'content/pages/new\nline.md': '',
      [`content/pages/${'x'.repeat(251)}.md`]: '',
      'content/docs/2.x/a.md': '',
      'content/docs/1.x/a.md': '',
    });
    expect(routes).toHaveLength(2);
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/pages/back\\slash.md  error route-invalid
        The path \`/back\\slash\` of \`content/pages/back\\slash.md\` cannot be used: it contains a backslash.
        The page cannot be written.
        Rename the file or its folder, or change the page's \`slug\`.
      content/pages/new
      line.md  error route-invalid
        The path \`/new�line\` of \`content/pages/new�line.md\` cannot be used: it contains a control character.
        The page cannot be written.
        Rename the file or its folder, or change the page's \`slug\`.
      content/pages/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.md  error route-invalid
        The path \`/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\` of \`content/pages/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.md\` cannot be used: it contains a segment of more than 250 bytes.
        The page cannot be written.
        Rename the file or its folder, or change the page's \`slug\`."
    `);
  });

  it('are errors: two sources for one output file', async () => {
    const {diagnostics} = await routesOf({
      ...site,
      'content/static/docs/index.html': '',
      'content/static/404.html': '',
      'content/static/team': '',
      'content/static/docs/1.x/index.html/x.txt': '',
      'content/static/team.html': '',
    });
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/static/404.html  error output-collision
        The page for unknown URLs and \`content/static/404.html\` both become \`404.html\`.
        Only one of them can be written.
        Rename one of the two.
      content/static/docs/index.html  error output-collision
        \`content/docs/2.x/intro.md\` and \`content/static/docs/index.html\` both become \`docs/index.html\`.
        Only one of them can be written.
        Rename one of the two.
      content/static/team  error output-collision
        \`content/static/team\` becomes the file \`team\`, but \`content/pages/team.md\` needs a folder with that name.
        Only one of them can be written.
        Rename one of the two.
      content/docs/1.x/intro.md:2:7  error output-collision
        \`content/docs/1.x/intro.md\` becomes the file \`docs/1.x/index.html\`, but \`content/static/docs/1.x/index.html/x.txt\` needs a folder with that name.
        Only one of them can be written.
        Rename one of the two."
    `);
  });

  it("are errors: a folder's own page if files end with .html", async () => {
    const {diagnostics} = await routesOf(
      {'content/docs/2.x/a.md': '---\nslug: /x/index\n---\n', 'content/docs/1.x/a.md': ''},
      {...both, trailingSlash: false},
    );
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/docs/2.x/a.md:2:7  error route-invalid
        The path \`/docs/x/index\` of \`content/docs/2.x/a.md\` cannot be used: \`index\` is the name of a folder's own page.
        The page cannot be written.
        Rename the file or its folder, or change the page's \`slug\`."
    `);
  });
});
