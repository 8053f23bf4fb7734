import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {BuildError} from '../../../../src/core/diagnostics/diagnostic.ts';
import {packageFolder} from '../../../../src/core/package/own-files.ts';
import {lineClasses} from '../../../../src/markdown/compile/code/magic-comments.ts';
import {loadArticleMarkup} from '../../../../src/site/config/load-config.ts';
import {articleMarkupSchema} from '../../../../src/site/config/schema/article-markup.ts';
import * as original from '../../../../templates/ArticleMarkup.ts';
import {writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';
import {printed} from '../../markdown/compile/support.ts';

async function siteWithMarkup(text: string): Promise<string> {
  const folder = await tempFolder();
  await writeFiles(folder, {'templates/ArticleMarkup.ts': text});
  return folder;
}

async function problemsOf(text: string): Promise<string> {
  try {
    await loadArticleMarkup(await siteWithMarkup(text));
  } catch (error) {
    if (error instanceof BuildError) return printed(error.diagnostics);
    throw error;
  }
  return '';
}

const wrapped = `import * as original from 'legacydocs/templates/ArticleMarkup.ts';
export * from 'legacydocs/templates/ArticleMarkup.ts';
`;

describe('classes and icons of articles', () => {
  it('are those of the theme', async () => {
    const {markup} = await loadArticleMarkup(await tempFolder());
    expect(markup).toEqual({...original});
    expect(articleMarkupSchema.parse(original)).toEqual({...original});
  });

  it('are those of a site, with values from the original and from its own files', async () => {
    const folder = await siteWithMarkup(`import type {ArticleMarkup} from 'legacydocs';
import {block} from '../brand/classes.ts';
${wrapped}
export const code: ArticleMarkup['code'] = {...original.code, block};
`);
    await writeFiles(folder, {
      'brand/classes.ts': "export const block = 'code-block not-prose';\n",
    });
    const {markup, reads} = await loadArticleMarkup(folder);
    expect(markup).toEqual({
      ...original,
      code: {...original.code, block: 'code-block not-prose'},
    });
    const files = [join(folder, 'brand/classes.ts'), join(folder, 'templates/ArticleMarkup.ts')];
    expect(reads).toEqual(expect.arrayContaining(files));
  });

  it('are reported if they are invalid', async () => {
    expect(
      await problemsOf(`${wrapped}
export const admonition = {
  ...original.admonition,
  ownIcon: '<svg></svg>',
};
export const code = {
  ...original.code,
  block: 'prose',
  title: 'code-title "big"',
  line: ['code-line'],
  copyIcon: '<svg><path d="M1 1"></svg>',
  colour: 'red',
};
export const tabs = {box: 'tabs'};
const headingLink = {...original.headingLink, icon: '§'};
export {headingLink};
`),
    ).toMatchInlineSnapshot(`
      "templates/ArticleMarkup.ts:6:3 error article-markup-invalid
        \`admonition.ownIcon\` must contain \`{path}\`; it is \`"<svg></svg>"\`.
        Pages cannot be compiled without these classes and icons.
      templates/ArticleMarkup.ts:10:3 error article-markup-invalid
        \`code.block\` must begin with the class \`code-block\`; it is \`"prose"\`.
        Pages cannot be compiled without these classes and icons.
        Scripts, Markdown copies and frozen versions depend on this class: write \`code-block\`, followed by your own classes.
      templates/ArticleMarkup.ts:11:3 error article-markup-invalid
        \`code.title\` must be class names separated by spaces, without \`"\` and \`<\`; it is \`"code-title \\"big\\""\`.
        Pages cannot be compiled without these classes and icons.
      templates/ArticleMarkup.ts:12:3 error article-markup-invalid
        \`code.line\` must be a string; it is a list.
        Pages cannot be compiled without these classes and icons.
      templates/ArticleMarkup.ts:13:3 error article-markup-invalid
        \`code.copyIcon\` must be one \`<svg …>…</svg>\`; it is \`"<svg><path d=\\"M1 1\\"></svg>"\`.
        Pages cannot be compiled without these classes and icons.
        Close every element, put attribute values in quotes, and omit scripts, styles, links and entities.
      templates/ArticleMarkup.ts:14:3 error article-markup-invalid
        \`code.colour\` is not a setting.
        Pages cannot be compiled without these classes and icons.
        \`code\` accepts \`block\`, \`title\`, \`numbered\`, \`line\`, \`markedLine\`, \`buttons\`, \`button\`, \`copyIcon\`, \`copiedIcon\` and \`wrapIcon\`.
      templates/ArticleMarkup.ts:16:14 error article-markup-invalid
        \`tabs.list\` is missing.
        Pages cannot be compiled without these classes and icons.
        To keep the original values, add \`import * as original from 'legacydocs/templates/ArticleMarkup.ts';\`, and write \`...original.tabs\` in the object.
      templates/ArticleMarkup.ts:16:14 error article-markup-invalid
        \`tabs.tab\` is missing.
        Pages cannot be compiled without these classes and icons.
        To keep the original values, add \`import * as original from 'legacydocs/templates/ArticleMarkup.ts';\`, and write \`...original.tabs\` in the object.
      templates/ArticleMarkup.ts:16:14 error article-markup-invalid
        \`tabs.panel\` is missing.
        Pages cannot be compiled without these classes and icons.
        To keep the original values, add \`import * as original from 'legacydocs/templates/ArticleMarkup.ts';\`, and write \`...original.tabs\` in the object.
      templates/ArticleMarkup.ts:16:14 error article-markup-invalid
        \`tabs.label\` is missing.
        Pages cannot be compiled without these classes and icons.
        To keep the original values, add \`import * as original from 'legacydocs/templates/ArticleMarkup.ts';\`, and write \`...original.tabs\` in the object.
      templates/ArticleMarkup.ts:17:47 error article-markup-invalid
        \`headingLink.icon\` must be one \`<svg …>…</svg>\`; it is \`"§"\`.
        Pages cannot be compiled without these classes and icons.
        Close every element, put attribute values in quotes, and omit scripts, styles, links and entities."
    `);
  });

  it('are reported if they are missing', async () => {
    expect(
      await problemsOf(
        `export {admonition, code, tabs} from 'legacydocs/templates/ArticleMarkup.ts';\nexport const elements = null;\n`,
      ),
    ).toMatchInlineSnapshot(`
      "templates/ArticleMarkup.ts:?:? error article-markup-invalid
        \`headingLink\` is missing.
        Pages cannot be compiled without these classes and icons.
        Add \`export * from 'legacydocs/templates/ArticleMarkup.ts';\` to export the original values.
      templates/ArticleMarkup.ts:2:14 error article-markup-invalid
        \`elements\` must be an object; it is \`null\`.
        Pages cannot be compiled without these classes and icons."
    `);
  });

  it.each([
    ['throws', "const icon = '';\nthrow new Error('No icons');\n"],
    ['cannot be read', 'export const code = {\n'],
    ['imports what is not there', "import './icons.ts';\n"],
  ])('end a build with a file that %s', async (_what, text) => {
    expect(await problemsOf(text)).toMatchSnapshot();
  });

  it('have a style in the theme only if they are used', async () => {
    const sheets = await glob('templates/{Article,Tabs}/*.css', {
      cwd: packageFolder,
      absolute: true,
    });
    const texts = await Promise.all(sheets.map((file) => readFile(file, 'utf8')));
    const styled = texts.flatMap((text) =>
      [...text.matchAll(/\.((?:admonition|code|tabs|hash|align)\b[\w-]*)/g)].map(
        ([, name]) => name,
      ),
    );
    const written = JSON.stringify(original).match(/[\w-]+/g) ?? [];
    // Scripts add the class `code-wrapped`.
    const known = new Set([...written, ...Object.values(lineClasses), 'code-wrapped']);
    expect(styled.length).toBeGreaterThan(20);
    expect(styled.filter((name) => !known.has(name ?? ''))).toEqual([]);
  });
});
