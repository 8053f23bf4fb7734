import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import * as markup from '../../../../../templates/ArticleMarkup.ts';
import {compileMarkdown, compileMdx} from '../support.ts';

/** A page with one element of each kind. */
const everything = [
  '## Heading',
  '```js\na // [!code ++]\nb // [!code --]\nc // [!code warning]\nd // [!code error]\n```',
  ':::note\nA box.\n:::',
  '```js title="a.js" showLineNumbers {1}\na\n```',
  '::::tabs\n:::tab[One]\nText\n:::\n::::',
  '- [x] done',
  'Text.[^1]\n\n[^1]: A footnote.',
].join('\n\n');

const page = join(
  import.meta.dirname,
  '../../../../../docs/content/docs/current/make-it-yours/articles.md',
);

/** Matches classes that authors write, or that other tools style. */
const general = /^(?:admonition-note|alert(?:--.*)?|language-.*|token-.*|[a-z]\d*)$/;

it('MD-26 the manual lists the classes of all elements of articles, which frozen versions contain permanently', async () => {
  const [, table = ''] = (await readFile(page, 'utf8')).split('## Classes\n');
  const listed = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const {html} = await compileMarkdown(everything);
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const found = new Set(classes.filter((name) => !general.test(name)));
  expect([...found].sort()).toEqual([...listed].sort());
  const {html: code} = await compileMdx(everything);
  for (const name of found) expect(code).toContain(name);
});

it('MD-31 the manual lists the settings of article markup', async () => {
  const [, section = ''] = (await readFile(page, 'utf8')).split('## Your own classes and icons\n');
  const keys: string[] = [];
  JSON.stringify(markup, (key, value) => {
    keys.push(key);
    return value;
  });
  const named = new Set([...section.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter((key) => key !== '' && !named.has(key))).toEqual([]);
});
