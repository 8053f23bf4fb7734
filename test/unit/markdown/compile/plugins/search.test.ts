import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx} from '../support.ts';

describe('search sections', () => {
  it('SRCH-02 splits a page at its headings; code blocks are code only', async () => {
    const {body} = await compileMarkdown(
      [
        '# Title',
        'Intro *text*\nof `code()`.',
        '## First `x`',
        '- one\n- two',
        '```js\nlet a\n```',
        '<h3 id="raw">Raw</h3><p>inner</p>',
        '## Empty',
      ].join('\n\n'),
    );
    expect(body.search).toEqual([
      {anchor: '', heading: '', text: 'Intro text of code().', code: 'code()', names: ''},
      {anchor: 'first-x', heading: 'First x', text: 'one two', code: 'let a', names: ''},
      {anchor: 'raw', heading: 'Raw', text: 'inner', code: '', names: ''},
      {anchor: 'empty', heading: 'Empty', text: '', code: '', names: ''},
    ]);
  });

  it('SRCH-02 joins text within a line and separates blocks and cells', async () => {
    const {body} = await compileMarkdown(
      'a<b>b</b>c\n\n| d | e |\n|-|-|\n| f | g |\n\n:::note T\nh\n:::',
    );
    expect(body.search).toEqual([
      {anchor: '', heading: '', text: 'abc d e f g T h', code: '', names: ''},
    ]);
  });

  it('SRCH-02 treats code in the first cell of a row as a documented name', async () => {
    const {body} = await compileMarkdown(
      '| `head` | `no` |\n|-|-|\n| `mass`, `damping` | `number` |\n| plain | `no` |',
    );
    expect(body.search.map(({names}) => names)).toEqual(['', 'mass damping']);
  });

  it('SRCH-02 reads components of MDX, not expressions', async () => {
    const {body} = await compileMdx('<Box>\n## In box\n\ntext {value}\n</Box>');
    expect(body.search).toEqual([
      {anchor: 'in-box', heading: 'In box', text: 'text', code: '', names: ''},
    ]);
  });

  it('SRCH-02 reads the texts of components and constant expressions that readers see', async () => {
    const {body} = await compileMdx(
      '<Card title="Card title" to="/x">text</Card>\n\n<Tab label={`two`} value="no" />\n\n{"flow"} and {`tpl`}{/* no */}',
    );
    expect(body.search).toEqual([
      {anchor: '', heading: '', text: 'Card title text two flow and tpl', code: '', names: ''},
    ]);
  });

  it('SRCH-02 reads level-1 headings other than the title of the page', async () => {
    const textOf = async (source: string) =>
      (await compileMarkdown(source)).body.search.map(({text}) => text);
    expect(await textOf('# Title\n\na\n\n# Second\n\nb')).toEqual(['a Second b']);
    expect(await textOf('intro\n\n# Late\n\ntext')).toEqual(['intro Late text']);
    expect(await textOf('<h1>HTML</h1>\n\ntext')).toEqual(['HTML text']);
  });

  it('has no section for an empty page', async () => {
    expect((await compileMarkdown('')).body.search).toEqual([]);
  });
});
