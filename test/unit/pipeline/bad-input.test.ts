import {mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {expect, it} from 'vitest';
import {readFiles} from '../../support/files.ts';
import {invalidHtml} from '../../support/html-checks.ts';
import {serveOutput} from '../../support/serve-output.ts';
import {
  buildGoodSite,
  built,
  docsSettings,
  runBuild,
  sharedSite,
  siteConfig,
} from '../../support/sites.ts';

const siteWith = sharedSite();
const withDocs = siteConfig(docsSettings('1.x'));
const intro = '# Introduction\n';

/** Builds a site that must fail, checks that nothing was written, and returns the error output. */
async function complaint(folder: string): Promise<string> {
  const {code, err} = await runBuild(folder);
  expect(code).toBe(1);
  expect(err).not.toMatch(/^ +at |internal error/m);
  expect(await readFiles(join(folder, 'build'))).toEqual({});
  return err;
}

/** Builds a site with warnings, and returns the error output. */
async function warnings(folder: string): Promise<string> {
  const {code, err} = await runBuild(folder);
  expect([code, err]).toEqual([0, err]);
  expect(await invalidHtml(join(folder, 'build'))).toEqual([]);
  return err;
}

async function writeBytes(file: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, bytes);
}

it('broken YAML', async () => {
  const page = '---\ntitle: Fine\ndescription: a: b\n---\n\n# Page\n';
  expect(await complaint(await siteWith({'content/pages/a.md': page}))).toMatchInlineSnapshot(`
    "content/pages/a.md:3:14  error front-matter-syntax
      The front matter is not valid YAML: A field begins inside the value of another field.
      The page would be built with wrong metadata.
      Text that contains \`: \` or \` #\`, or begins with a character such as \`@\`, needs quotes: \`title: "Units: px"\`.

    "
  `);
});

it('front matter in JavaScript, which is never run', async () => {
  const page = '---js\n{title: (globalThis.ran = true) && "x"}\n---\n\n# Page\n';
  const {code, err} = await runBuild(await siteWith({'content/pages/a.md': page}));
  expect(globalThis).not.toHaveProperty('ran');
  expect({code, err}).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "content/pages/a.md:1:1  error front-matter-language
      Front matter must be YAML; \`js\` is not supported.
      The page would be built with wrong metadata.
      Begin the file with a line that contains only \`---\`, and write the fields as YAML.

    ",
    }
  `);
});

it('a YAML bomb', async () => {
  const levels = 'abcdefghi'.split('').map((name, index, names) => {
    const inner = index === 0 ? '"lol"' : `*${names[index - 1]}`;
    return `${name}: &${name} [${Array.from({length: 9}, () => inner).join(', ')}]`;
  });
  const page = `---\n${levels.join('\n')}\n---\n\n# Page\n`;
  expect(await complaint(await siteWith({'content/pages/a.md': page}))).toMatchInlineSnapshot(`
    "content/pages/a.md:2:1  error front-matter-syntax
      The front matter is not valid YAML: Aliases (\`*name\`) repeat values more than 100 times.
      The page would be built with wrong metadata.

    "
  `);
});

it('invalid UTF-8', async () => {
  const folder = await siteWith({});
  await writeBytes(
    join(folder, 'content/pages/a.md'),
    Buffer.from('# Page\n\nText: \xFF\xFE.\n', 'latin1'),
  );
  expect(await complaint(folder)).toMatchInlineSnapshot(`
    "content/pages/a.md:3:7  error invalid-utf8
      The file is not UTF-8 text: byte \`0xFF\` is not allowed here.
      Characters would be lost.
      Save the file as UTF-8.

    "
  `);
});

it('empty files', async () => {
  const folder = await siteWith({
    'content/pages/empty.md': '',
    'content/pages/front.md': '---\n---\n',
    'content/pages/blank.mdx': '\n\n',
  });
  expect(await warnings(folder)).toMatchInlineSnapshot(`""`);
  expect(await built(folder, 'empty/index.html')).toContain('<title>');
});

it('an empty page of components', async () => {
  expect(await complaint(await siteWith({'content/pages/a.tsx': ''}))).toMatchInlineSnapshot(`
    "content/pages/a.tsx  error page-without-default-export
      The default export of \`content/pages/a.tsx\` is missing or is not a component.
      The page would be empty.
      Write \`export default function Page() { … }\`.

    "
  `);
});

it('three thousand headings', async () => {
  const headings = Array.from({length: 3000}, (_, n) => `## Heading ${n % 1500}\n\nText ${n}.\n`);
  const folder = await siteWith({'content/pages/a.md': `# Page\n\n${headings.join('\n')}`});
  await buildGoodSite(folder);
  expect(await built(folder, 'a/index.html')).toContain('id="heading-1499-1"');
});

it('a page of ten megabytes', async () => {
  const paragraph = `${'Some words in a row. '.repeat(4999)}\n\n`;
  const folder = await siteWith({'content/pages/a.md': `# Page\n\n${paragraph.repeat(100)}`});
  expect(await complaint(folder)).toMatchInlineSnapshot(`
    "content/pages/a.md  error page-too-large
      The page has 10.5 million characters; at most 2.0 million can be compiled.
      The build would run out of memory.
      Split the page into several pages, or offer its content as a file to download.

    "
  `);
});

it('names that differ in case only', async () => {
  const folder = await siteWith({
    'content/pages/About.md': '# One\n',
    'content/pages/about.md': '# Two\n',
  });
  const {code, err} = await runBuild(folder);
  expect({code, err}).toMatchInlineSnapshot(`
    {
      "code": 0,
      "err": "content/pages/about.md  warning routes-differ-by-case
      The paths \`/About\` (\`content/pages/About.md\`) and \`/about\` (\`content/pages/about.md\`) differ only in case.
      Some hosts and file systems treat them as equal: one page would hide the other.
      Change one of the paths.

    ",
    }
  `);
});

it('DEV-05 a missing version folder', async () => {
  const folder = await siteWith({
    'site.config.ts': siteConfig(docsSettings('2.x', '1.x')),
    'content/docs/2.x/intro.md': intro,
  });
  expect(await complaint(folder)).toMatchInlineSnapshot(`
    "site.config.ts:7:36  error version-folder-missing
      Version \`1.x\` has no folder: \`content/docs/1.x\` does not exist.
      The version cannot be built.
      Create the folder with the version's Markdown files, or remove \`1.x\` from \`docs.versions\`.

    "
  `);
});

it('a symlink loop', async () => {
  const folder = await siteWith({'site.config.ts': withDocs, 'content/docs/1.x/intro.md': intro});
  await symlink('..', join(folder, 'content/docs/1.x/loop'));
  await symlink('self', join(folder, 'content/docs/1.x/self'));
  const {code, err} = await runBuild(folder);
  expect({code, err}).toMatchInlineSnapshot(`
    {
      "code": 0,
      "err": "content/docs/1.x/loop/1.x/loop  warning link-loop  in 3 locations
      This symbolic link is circular.
      The link is skipped.
      Remove the link.
        content/docs/1.x/loop/1.x/self
        content/docs/1.x/self

    ",
    }
  `);
});

it('a symlink out of the site', async () => {
  const folder = await siteWith({'site.config.ts': withDocs, 'content/docs/1.x/intro.md': intro});
  await writeBytes(join(folder, '../secret.md'), '# Secret\n');
  await symlink('../../../../secret.md', join(folder, 'content/docs/1.x/secret.md'));
  await mkdir(join(folder, 'content/static'));
  await symlink('../../../secret.md', join(folder, 'content/static/secret.txt'));
  const {code, err} = await runBuild(folder);
  expect({code, err}).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "content/docs/1.x/secret.md  error link-outside-site  in 2 locations
      This symbolic link points outside the site folder.
      Files from elsewhere on the machine would be published.
      Replace the link with a copy of its target, or remove the link.
        content/static/secret.txt

    ",
    }
  `);
  expect(JSON.stringify(await readFiles(join(folder, 'build')))).not.toContain('Secret');
});

it('names with spaces, #, %, ?, & and letters of the world, served and linked', async () => {
  const names = ['a b', 'c#d', '100%', 'e&f', 'größe', '日本語', "it's", 'a+b', 'x%20y'];
  const list = names.map(
    (name) => `- [x](<./${encodeURIComponent(name)}.md>) ![x](<./${encodeURIComponent(name)}.svg>)`,
  );
  const folder = await siteWith({
    'site.config.ts': withDocs,
    'content/docs/1.x/intro.md': `---\nslug: /\n---\n\n${list.join('\n')}\n`,
    ...Object.fromEntries(
      names.map((name) => [`content/docs/1.x/${name}.md`, `# Page of ${name}\n`]),
    ),
    ...Object.fromEntries(
      names.map((name) => [
        `content/docs/1.x/${name}.svg`,
        '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
      ]),
    ),
  });
  expect(await warnings(folder)).toBe('');
  const server = await serveOutput(join(folder, 'build'), '/base/');
  try {
    const html = await (await fetch(`${server.url}docs/`)).text();
    const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
    const hrefs = [...article.matchAll(/<a href="([^"#]+)">x/g)].map(([, href]) => href ?? '');
    const images = [...article.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src ?? '');
    expect([hrefs.length, images.length]).toEqual([names.length, names.length]);
    for (const [index, name] of names.entries()) {
      const page = await fetch(new URL((hrefs[index] ?? '').replaceAll('&amp;', '&'), server.url));
      expect([
        name,
        page.status,
        (await page.text()).includes(`Page of ${name.replace('&', '&amp;')}`),
      ]).toEqual([name, 200, true]);
      const image = await fetch(
        new URL((images[index] ?? '').replaceAll('&amp;', '&'), server.url),
      );
      expect([name, image.status]).toEqual([name, 200]);
    }
  } finally {
    await server.close();
  }
});

it('Windows line ends and a byte order mark', async () => {
  const text =
    '---\ntitle: Page\nslug: /\n---\n\nFirst.\n\n:::note\nNote\n:::\n\n```js title="a.js"\nlet a;\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n';
  const page = async (contents: string) => {
    const folder = await siteWith({
      'site.config.ts': withDocs,
      'content/docs/1.x/intro.md': contents,
    });
    expect(await warnings(folder)).toBe('');
    return await readFiles(join(folder, 'build'));
  };
  const plain = await page(text);
  expect(await page(text.replaceAll('\n', '\r\n'))).toEqual(plain);
  expect(await page(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(plain);
});

it('a site folder that holds nothing', async () => {
  const folder = await siteWith({});
  await rm(join(folder, 'site.config.ts'));
  expect(await complaint(folder)).toMatchInlineSnapshot(`
    "error config-missing
      The site folder has no configuration. Looked for \`site.config.ts\`, \`site.config.mts\`, \`site.config.js\`, \`site.config.mjs\`.
      The site cannot be built without a configuration.
      Specify the folder that contains the configuration: \`legacydocs build <site>\`. \`legacydocs init <folder>\` starts a new site.

    "
  `);
});

it('settings and sidebars in modules that name something missing: each with its line', async () => {
  const folder = await siteWith({
    'site.config.ts': `import {defineConfig} from 'legacydocs';

const items = [{type: 'doc', docId: 'nope', label: 'Docs'}] as const;

export default defineConfig({
  title: 'Site',
  url: 'https://example.org',
  baseUrl: '/',
  favicon: 'gone.svg',
  docs: {
    versions: [{name: '1.x'}, {name: '0.x'}],
  },
  staticDirectories: ['static', 'public'],
  themeConfig: {
    navbar: {items: [...items, {type: 'docSidebar', sidebarId: 'none', label: 'Guide'}]},
  },
});
`,
    'content/docs/1.x/intro.md': '# Introduction\n\n[0](../0.x/intro.md)\n',
    'content/docs/1.x/sidebars.ts': `export default {
  docs: [
    'intro',
    {type: 'category', label: 'More', items: ['gone']},
  ],
};
`,
  });
  const heads = (await complaint(folder)).match(/^\S+ {2}(?:error|warning) \S+$/gm);
  expect(heads).toEqual([
    'site.config.ts:9:3  error broken-asset',
    'site.config.ts:11:31  error version-folder-missing',
    'site.config.ts:13:33  warning static-directory-missing',
    // Located at the list, because the list contains a spread, so the positions of its entries are unknown.
    'site.config.ts:15:14  error navbar-unknown-doc',
    'site.config.ts:15:14  error navbar-unknown-sidebar',
    'content/docs/1.x/intro.md:3:1  warning broken-markdown-link',
    'content/docs/1.x/sidebars.ts:4:47  error sidebar-doc-unknown',
  ]);
});
