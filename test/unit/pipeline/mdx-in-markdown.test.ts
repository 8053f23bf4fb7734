import {expect, it} from 'vitest';
import {buildSession} from '../../../src/pipeline/session.ts';
import {readHashes, writeFiles} from '../../support/files.ts';
import {
  buildSite,
  built,
  docsSettings,
  runBuild,
  siteConfig,
  siteWith,
} from '../../support/sites.ts';

const config = siteConfig(docsSettings('2.x', '1.x'));

/** A typical Docusaurus 2 site: MDX in `.md` files. */
const oldSite = {
  'site.config.ts': config,
  'content/docs/2.x/index.md': [
    '---\nslug: /\ntitle: Start\n---\n',
    "import {Tabs, TabItem} from 'legacydocs/theme';",
    "import Part from './_part.md';",
    '',
    '<!-- {a comment} -->',
    '',
    '<Tabs groupId="os">',
    '<TabItem value="mac" label="macOS">',
    '',
    'On **macOS**, see [setup](./setup.md#steps).',
    '',
    '</TabItem>',
    '<TabItem value="win" label="Windows">\n\nOn Windows.\n\n</TabItem>',
    '</Tabs>',
    '',
    '<img src={require(\'./dot.svg\').default} alt="Dot" />',
    '',
    '<Part name="Ann" />',
    '',
  ].join('\n'),
  'content/docs/2.x/_part.md': 'Dear {props.name}, see [the start](./index.md).\n',
  'content/docs/2.x/setup.md': '# Setup\n\nTo the [start](./index.md), or `<Tabs>`.\n\n## Steps\n',
  'content/docs/2.x/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  'content/docs/1.x/index.md': '---\nslug: /\n---\n\n# Old\n\n[New](../2.x/index.md)\n',
};

it('builds .md files that contain MDX, with components, partials, images and links both ways', async () => {
  const folder = await siteWith(oldSite);
  expect(await runBuild(folder, '--strict')).toMatchObject({code: 0});
  const start = await built(folder, 'docs/index.html');
  expect(start).toContain('role="tablist"');
  expect(start).toContain('href="/base/docs/setup#steps"');
  expect(start).toMatch(
    /<img src="\/base\/assets\/images\/dot-[\da-f]{8}\.svg" width="9" height="9"/,
  );
  expect(start).toMatch(/Dear (?:<!-- -->)?Ann/);
  expect(start).not.toMatch(/import Part|a comment|require\(/);
  expect(await built(folder, '_data/docs.js')).not.toMatch(/^export default "/);
  expect(await built(folder, '_data/docs/setup.js')).toMatch(/^export default "/);
  expect(await built(folder, 'docs/setup/index.html')).toContain('href="/base/docs/"');
});

it('refuses MDX if plain Markdown is configured, with a hint', async () => {
  const folder = await siteWith({
    'site.config.ts': siteConfig("markdown: {format: 'md'},"),
    'content/pages/own.md': '---\nmdx:\n  format: md\n---\n\n{props.x}\n',
    'content/pages/site.md': '# A\n\n<Tabs></Tabs>\n',
    'content/pages/mdx.md': '---\nmdx: {format: mdx}\n---\n\n{1 + 1}\n',
    'content/pages/wrong.md': '---\nmdx: {format: html}\n---\n\na\n',
  });
  const {code, err} = await runBuild(folder);
  expect({code, err}).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "content/pages/own.md:6:1  error mdx-in-markdown
      \`{props.\` is MDX, but this page is plain Markdown: its front matter has \`mdx: {format: md}\`.
      Readers would see this syntax as text, or not at all.
      Remove \`mdx\` from the front matter. To show the syntax as text, put it between backticks.

    content/pages/site.md:3:1  error mdx-in-markdown
      \`<Tabs>\` is MDX, but this page is plain Markdown: the configuration has \`markdown.format: 'md'\`.
      Readers would see this syntax as text, or not at all.
      Set \`markdown: {format: 'detect'}\`, or \`mdx: {format: mdx}\` in the page's front matter. To show the syntax as text, put it between backticks.

    content/pages/site.md:3:1  warning unknown-element
      \`<Tabs>\` is not an HTML element.
      It is shown as text.
      For text, write \`&lt;\` instead of \`<\`, or put the text between backticks.

    content/pages/wrong.md:2:15  error front-matter-invalid
      \`mdx.format\` must be a mapping such as \`{format: mdx}\`, whose format is \`detect\`, \`md\` or \`mdx\`, but is the string \`html\`.
      The page would be built with wrong metadata.

    ",
    }
  `);
});

it('parses every .md file as MDX if configured', async () => {
  const folder = await siteWith({
    'site.config.ts': siteConfig("markdown: {format: 'mdx'},"),
    'content/pages/index.md': '# A\n\n{1 + 1}\n',
  });
  expect(await runBuild(folder)).toMatchObject({code: 0});
  expect(await built(folder, 'index.html')).toContain('2</article>');
});

it('reports the replacement of a Docusaurus import, at its location', async () => {
  const folder = await siteWith({
    'content/pages/old.md':
      "import Layout from '@theme/Layout';\nimport code from '!!raw-loader!./a.js';\n\n<Layout />\n",
  });
  const {code, err} = await runBuild(folder);
  expect(err).not.toContain('npm install');
  expect({code, err}).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "content/pages/old.md:1:20  error import-unavailable
      \`@theme/Layout\` is a component from Docusaurus' theme, not a package.
      The site cannot be built.
      Remove it: every page has the site's layout.

    content/pages/old.md:2:18  error import-unavailable
      This file imports the text of \`./a.js\`, which does not exist.
      The site cannot be built.
      Correct the path. A path is relative to the importing file or, after \`@site/\`, to the site folder.

    ",
    }
  `);
});

it('rebuilds a page that becomes MDX, and plain Markdown again', async () => {
  const folder = await siteWith(oldSite);
  const page = 'content/docs/2.x/setup.md';
  const plain = oldSite[page];
  await buildSite(folder);
  const before = await readHashes(`${folder}/build`);
  for (const text of [
    `${plain}\n<b className="x">{1 + 1}</b>{/* */}\n`,
    `${plain}\n<Unknown>`,
    plain,
  ]) {
    await writeFiles(folder, {[page]: text});
    const {diagnostics} = await buildSite(folder);
    expect(diagnostics.map(({code}) => code)).toEqual(
      text.includes('Unknown') ? ['unknown-element'] : [],
    );
    if (text.includes('1 + 1')) {
      expect(await built(folder, 'docs/setup/index.html')).toContain('<b class="x">2</b>');
    }
  }
  expect(await readHashes(`${folder}/build`)).toEqual(before);
});

it('performs a full build if an edit of text makes a page MDX', async () => {
  const folder = await siteWith(oldSite);
  const session = buildSession();
  await buildSite(folder, {}, session);
  const page = 'content/docs/2.x/setup.md';
  await writeFiles(folder, {[page]: `${oldSite[page]}\nMore.\n`});
  expect((await session.preview(page))?.html).toContain('More.');
  await writeFiles(folder, {[page]: `${oldSite[page]}\n<Tabs />\n`});
  expect(await session.preview(page)).toBeUndefined();
  expect(await session.preview('content/docs/2.x/index.md')).toBeUndefined();
});
