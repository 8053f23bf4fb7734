import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {writeFiles} from '../../support/files.ts';
import {built, runBuild, sharedSite, siteConfig} from '../../support/sites.ts';

const components = `import type {MDXComponents} from 'legacydocs/theme';
import type {ReactNode} from 'react';

const components: MDXComponents = {
  Loud: ({children}: {children?: ReactNode}) => <strong className="loud">{children}</strong>,
  h2: (props: object) => <h2 {...props} data-replaced="" />,
  a: (props: object) => <a {...props} className="fancy" />,
};

export default components;
`;

const pages = {
  'content/pages/mdx.mdx':
    "import Part from './_part.md';\n\n## Title\n\n<Loud>text</Loud> and [a link](./old.md)\n\n<Part />\n",
  'content/pages/old.md': '## Old\n\n<Loud>old</Loud>\n',
  'content/pages/plain.md': '## Plain\n\n[home](./index.md)\n',
  'content/pages/_part.md': '[in a part](./plain.md)\n',
};

describe('templates/MDXComponents', () => {
  const site = sharedSite();

  it('MD-28 gives all MDX pages its components, and replacements for Markdown elements', async () => {
    const folder = await site({...pages, 'templates/MDXComponents.tsx': components});
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    const html = await built(folder, 'mdx/index.html');
    expect(html).toContain('<strong class="loud">text</strong>');
    expect(html).toContain('<h2 id="title" data-replaced="">');
    expect(html).toContain('<a href="/base/old" class="fancy">a link</a>');
    // Imported files also use the components, but pages in plain Markdown do not.
    expect(html).toContain('<a href="/base/plain" class="fancy">in a part</a>');
    expect(await built(folder, 'old/index.html')).toContain('<strong class="loud">old</strong>');
    expect(await built(folder, 'plain/index.html')).toContain('<a href="/base/">home</a>');
  });

  it('MD-28 rebuilds pages when it changes, is added or removed', async () => {
    const folder = await site({
      ...pages,
      'templates/MDXComponents.jsx': components.replace(
        /^import type.*\n|: MDXComponents|: object|: \{children\?: ReactNode\}/gm,
        '',
      ),
    });
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    await writeFiles(folder, {
      'templates/MDXComponents.jsx': 'export default {Loud: () => <i>quiet</i>};\n',
    });
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await built(folder, 'mdx/index.html')).toContain(
      '<i>quiet</i> and <a href="/base/old">',
    );
    await rm(join(folder, 'templates'), {recursive: true});
    const {code, err} = await runBuild(folder);
    expect(code).toBe(1);
    expect(err).toContain('`Loud` is not defined.');
    expect(err).toContain('templates/MDXComponents.tsx');
  });

  it('MD-28 leaves code blocks, admonitions, tabs and heading links unchanged', async () => {
    const folder = await site({
      'content/pages/a.mdx':
        '## Title\n\n```js title="a.js"\nlet a;\n```\n\n:::tip Go\n\ntext `code`\n\n:::\n\n<Tabs>\n<TabItem value="x">\n\nin a tab\n\n</TabItem>\n</Tabs>\n'.replace(
          '## Title',
          "import {TabItem, Tabs} from 'legacydocs/theme';\n\n## Title",
        ),
      'templates/MDXComponents.jsx':
        "export default Object.fromEntries(['a', 'code', 'pre', 'div', 'span', 'p'].map((Name) => [Name, ({children}) => <Name data-mine=\"\">{children.slice(0)}</Name>]));\n",
    });
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    const html = await built(folder, 'a/index.html');
    expect(html).toContain('<p data-mine="">text <code data-mine="">code</code></p>');
    expect(html).toContain('<p data-mine="">in a tab</p>');
    expect(html.match(/data-mine/g)).toHaveLength(3);
    expect(html).toContain('<figure class="code-block"');
  });

  it('reports the problem of one that exports nothing', async () => {
    const folder = await site({...pages, 'templates/MDXComponents.tsx': 'export const a = 1;\n'});
    const {code, err} = await runBuild(folder);
    expect(code).toBe(1);
    expect(err).toMatchInlineSnapshot(`
      "templates/MDXComponents.tsx  error import-not-exported
        This template has no default export, which other templates import.
        The site cannot be built.
        A template must have all exports of the built-in template. Check the spelling of the names.

      "
    `);
  });

  it('is found under its name in Docusaurus', async () => {
    const folder = await site({
      'site.config.ts': siteConfig(),
      'content/pages/a.mdx':
        "import components from '@theme/MDXComponents';\n\n<components.Loud>own</components.Loud> <Mark />\n",
      'templates/MDXComponents.jsx':
        "import Original from '@theme-original/MDXComponents';\nexport default {...Original, Mark: () => <mark>mark</mark>, Loud: ({children}) => <b>{children}</b>};\n",
    });
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await built(folder, 'a/index.html')).toMatch(/<b>own<\/b>\s*<mark>mark<\/mark>/);
  });
});
