import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {scanFrontMatter} from '../../../../src/core/markdown/scan-front-matter.ts';
import {readFrontMatter} from '../../../../src/site/content/front-matter/read-front-matter.ts';
import {report} from './read-site.ts';

const read = (text: string) => readFrontMatter(text, 'a.md');
const valuesOf = (yaml: string) => read(`---\n${yaml}\n---\n`).frontMatter;
const problemsOf = (text: string) => report(read(text).problems);

describe('the position of front matter', () => {
  it.each([
    ['with Windows line ends', '---\r\ntitle: A\r\n---\r\ntext\r\n'],
    ['with old Mac line ends', '---\rtitle: A\r---\rtext'],
    ['with spaces after the fences', '---  \ntitle: A\n---\t\ntext'],
    ['without text after it', '---\ntitle: A\n---'],
    ['after empty lines', '\n \r\n---\ntitle: A\n---\n'],
    ['after a comment', '<!-- (c)\n\nus -->\n\n---\ntitle: A\n---\n'],
    ['after spaces', '  ---\n  title: A\n  ---\n'],
    ['after a second byte order mark', '\uFEFF---\ntitle: A\n---\n'],
  ])('is found %s', (_, text) => {
    expect(read(text).frontMatter).toEqual({title: 'A'});
  });

  it.each([
    ['a horizontal line above a text', '\n---\n\nText\n\n---\n'],
    ['a horizontal line above a note', '\n---\nNote: text\n\n---\n'],
    ['a horizontal line below a comment', '<!-- a -->\n---\nnote: text\n\n---\n'],
    ['a horizontal line between a comment and a text', '<!-- a -->\n---\n\ntitle: text\n'],
    ['indented code', '    ---\n    title: A\n    ---\n'],
    ['plus signs', '+++\n\ntext\n'],
    ['a longer line of dashes', '----\ntitle: A\n----\n'],
    ['a horizontal line', '---\n\nSome text: here\n'],
    ['an empty file', ''],
    ['empty front matter', '---\n---\n'],
    ['front matter with only a comment', '---\n# nothing\n---\n'],
  ])('is not found: %s', (_, text) => {
    expect(read(text)).toEqual({frontMatter: {}, locations: new Map(), problems: []});
  });

  it('is read back, whatever the surrounding text', () => {
    const line = fc.string().filter((text) => !/[\r\n]/.test(text));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), line), fc.string(), (fields, body) => {
        const yaml = stringify(fields);
        fc.pre(!/^---[ \t]*$/m.test(yaml));
        const scan = scanFrontMatter(`---\n${yaml}---\n${body}`);
        expect(scan).toMatchObject({kind: 'yaml', yaml: yaml.replace(/\n$/, '')});
      }),
    );
  });
});

describe('values', () => {
  it('FM-01 keeps numbers and dates as written text', () => {
    expect(valuesOf('title: 1.10\nid: 0x1F\nsidebar_label: 2021-11-05\nslug: 3')).toEqual({
      title: '1.10',
      id: '0x1F',
      sidebar_label: '2021-11-05',
      slug: '3',
    });
  });

  it('FM-01 allows an empty title and description', () => {
    expect(valuesOf('title: ""\ndescription: \'\'')).toEqual({title: '', description: ''});
  });

  it('FM-02 reads booleans, numbers, lists and objects', () => {
    const yaml = [
      'hide_title: true',
      'hide_table_of_contents: False',
      'parse_number_prefixes: false',
      'draft: TRUE',
      'sidebar_position: 2.5',
      'keywords: [one, 2.0]',
      'image: ./img/card.png',
      'sidebar_custom_props: {level: 3, tags: [x]}',
    ].join('\n');
    expect(valuesOf(yaml)).toEqual({
      hide_title: true,
      hide_table_of_contents: false,
      parse_number_prefixes: false,
      draft: true,
      sidebar_position: 2.5,
      keywords: ['one', '2.0'],
      image: './img/card.png',
      sidebar_custom_props: {level: 3, tags: ['x']},
    });
  });

  it('FM-03 accepts null if it means none', () => {
    expect(
      valuesOf(
        'pagination_next: null\npagination_prev: a/b\ndisplayed_sidebar: ~\ncustom_edit_url:',
      ),
    ).toEqual({
      pagination_next: null,
      pagination_prev: 'a/b',
      displayed_sidebar: null,
      custom_edit_url: null,
    });
  });

  it('FM-05 allows unknown fields', () => {
    expect(problemsOf('---\nauthors: [me]\nsidebar_key: a\npage: 3\n---\n')).toBe('');
  });

  it('FM-05 reports fields of other generators without an effect', () => {
    const text = '---\nlast_update: {date: 2020-01-01}\ntags: [a]\nwrapperClassName: x\n---\n';
    expect(problemsOf(text)).toMatchInlineSnapshot(`
      "a.md:3:1  warning front-matter-unsupported
        \`tags\` has no effect: there are no tag pages, and pages do not show their tags.
        Readers do not see the value of this field.
        Remove the field, or move its value to the page's text.
      a.md:4:1  warning front-matter-unsupported
        \`wrapperClassName\` has no effect: pages cannot set a class.
        Readers do not see the value of this field.
        Remove the field, or move its value to the page's text."
    `);
  });

  it('FM-05 reports text that YAML reads as a comment', () => {
    const text =
      '---\ntitle: Fix #12\nkeywords: # words\n  - C# # the language\n  - a #b\nslug: "/x #y"\n---\n';
    expect(read(text).frontMatter).toEqual({title: 'Fix', keywords: ['C#', 'a'], slug: '/x #y'});
    expect(problemsOf(text)).toMatchInlineSnapshot(`
      "a.md:2:11  warning lost-text
        \`#12\` is a comment, not a part of the text before it.
        Readers do not see the comment.
        Put the text in quotes: \`"Fix #12"\`. For a comment, write a space after \`#\`.
      a.md:5:6  warning lost-text
        \`#b\` is a comment, not a part of the text before it.
        Readers do not see the comment.
        Put the text in quotes: \`"a #b"\`. For a comment, write a space after \`#\`."
    `);
  });

  it('FM-07 allows a page to be a draft or unlisted, not both', () => {
    expect(problemsOf('---\nunlisted: true\ndraft: false\n---\n')).toBe('');
    expect(problemsOf('---\nunlisted: true\ndraft: true\n---\n')).toMatchInlineSnapshot(`
      "a.md:2:11  error front-matter-invalid
        A page cannot be both \`draft\` and \`unlisted\`.
        The page would be built with wrong metadata."
    `);
  });

  it('returns the location of each value', () => {
    const {locations} = read('---\r\ntitle: A\r\nslug:   /x\r\n---\r\n');
    expect(locations.get('slug')).toEqual({file: 'a.md', line: 3, column: 9});
  });
});
