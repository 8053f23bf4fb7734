import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import type {ArticleMarkup} from '../../../../../src/site/config/schema/article-markup.ts';
import * as original from '../../../../../templates/ArticleMarkup.ts';
import {repository} from '../../../../support/repository.ts';
import {compileMarkdown, defaultOptions} from '../support.ts';

/** Article markup with an additional class in each list of classes, and with different icons. */
const markup = JSON.parse(
  JSON.stringify({
    ...original,
    headingLink: {...original.headingLink, icon: '<svg class="a b"><path d="M1 1"/></svg>'},
    elements: {...original.elements, table: 't', details: 'd', summary: 's', externalLink: 'e'},
  } satisfies ArticleMarkup),
  (key, value) => {
    if (typeof value !== 'string' || value.startsWith('<svg')) return value;
    return key === 'colors' ? 'colored' : `${value} x-${key}`;
  },
);

const sources = {
  box: ':::tip Title\nText\n:::\n',
  code: '```js title="a.js" showLineNumbers {1}\na\nb\n```\n',
  magic: '```js\n// highlight-next-line\na\n```\n',
  tabs: '::::tabs\n:::tab[One]\nText\n:::\n::::\n',
  heading: '## Heading\n',
  elements:
    '| a |\n| - |\n| b |\n\n<details>Text</details>\n\n<p align="center">Text</p>\n\n[a](https://example.org) [b](#b) [c](mailto:a@example.org)\n',
};

describe('compiled Markdown', () => {
  it.each(Object.entries(sources))(
    'has the classes and icons of the theme: %s',
    async (_, source) => {
      const {html, metadata} = await compileMarkdown(source, {markup});
      expect(html).toMatchSnapshot();
      // The generated anchor link of the heading does not count as a link of the author.
      expect(metadata.hashLinks.map(({url}) => url)).toEqual(source.includes('#b') ? ['#b'] : []);
    },
  );

  it('has them in MDX too', async () => {
    const {createPageCompiler} = await import(
      '../../../../../src/markdown/compile/page-compiler.ts'
    );
    const compiler = await createPageCompiler({...defaultOptions, markup, hasMdxComponents: true});
    const source = Object.values(sources).join('\n');
    const {page} = await compiler.compilePage({source, sourcePath: 'a.mdx', format: 'mdx'});
    const code = page?.body.body.type === 'module' ? page.body.body.code : '';
    for (const name of [
      'x-box',
      'x-content',
      'x-block',
      'x-panel',
      'x-link',
      'x-table',
      'colored',
    ]) {
      expect.soft(code).toContain(name);
    }
    // Generated elements have fixed names, so the site's MDX components cannot replace them.
    expect(code).toMatch(/_jsxs?\("div", \{\s*className: "admonition x-box/);
    expect(code).toMatch(/_jsxs?\("a", \{\s*className: "hash-link x-link"/);
  });

  it('has types of the site, with the styles of the theme', async () => {
    const keywords = [{keyword: 'api', icon: 'M8 5z'}, {keyword: 'tip'}];
    const {html} = await compileMarkdown(':::api\nText\n:::\n\n:::tip\nText\n:::\n', {
      markup,
      admonitions: {extendDefaults: true, keywords},
    });
    expect(html).toContain(
      '<div class="admonition x-box admonition-api x-ownType colored"><div class="admonition-heading x-heading"><span class="admonition-icon x-icon"><svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path fill-rule="evenodd" d="M8 5z"></path></svg></span>',
    );
    expect(html).toContain(
      '<div class="admonition x-box admonition-tip x-type x-ownType colored">',
    );
  });
});

it('the compiler contains no classes and icons', async () => {
  const files = await glob('src/markdown/compile/**/*.ts', {cwd: repository});
  const names = (JSON.stringify(original).match(/[a-z]+-[a-z-]+/g) ?? []).filter(
    (name) => !/^(?:fill-rule|aria-hidden)$/.test(name),
  );
  expect(names.length).toBeGreaterThan(25);
  const spelled = new RegExp(
    `['"\`. ](?:${names.join('|')})['"\`. ]|<svg|tagName: 'svg'|className: \\['|class="[\\w-]`,
  );
  const found = await Promise.all(
    files.map(async (path) => {
      const lines = (await readFile(join(repository, path), 'utf8')).split('\n');
      return lines.flatMap((line, index) =>
        spelled.test(line) && !/^\s*(?:\*|\/)/.test(line) ? [`${path}:${index + 1} ${line}`] : [],
      );
    }),
  );
  expect(found.flat()).toEqual([]);
});
