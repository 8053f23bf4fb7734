/** Syntax that can make a parser backtrack over its entire input if it is repeated, keyed by description. */
export const repeatedSyntax: Readonly<Record<string, string>> = {
  'emphasis that opens': '*a_',
  'emphasis that closes': '*_a',
  'emphasis and code': '*a* `b` ',
  strikethrough: '~a',
  brackets: '[',
  'links without an address': '[a](',
  'references without an end': '[a][',
  links: '[a](#b) ',
  images: '![a](b.png) ',
  'less-than signs': 'a < b ',
  'open tags': '<b>',
  'half a tag': '<a ',
  'processing instructions': 'a <?',
  'character data': '<![CDATA[',
  comments: '<!-- a',
  backticks: '`` ` ',
  'code blocks': '```js\nlet a;\n```\n\n',
  'quotes in one line': '> ',
  'lines of a quote': '> a\n',
  'lists in one line': '- ',
  'lines of a list': '- a\n',
  'rows of a table': '|a|b|\n|-|-|\n|c|d|\n\n',
  'boxes that nobody closes': ':::note\n\n',
  boxes: ':::note\na\n:::\n\n',
  tabs: '::::tabs\n:::tab[a]\nx\n:::\n::::\n\n',
  footnotes: 'a[^1] ',
  headings: '## a {#b}\n\n',
  'literal addresses': 'https://a.bc/d ',
  'mail addresses': 'a@b.cd ',
  emoji: ':smile: ',
  entities: '&amp;',
  styles: '<b style="color:red">a</b> ',
  details: '<details>\n\na\n\n',
};

/**
 * Repeats a piece of syntax.
 *
 * @param length Approximate number of characters.
 */
export function repeated(syntax: string, length: number): string {
  return syntax.repeat(Math.ceil(length / syntax.length));
}
