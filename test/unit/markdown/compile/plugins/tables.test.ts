import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx} from '../support.ts';

async function html(source: string): Promise<string> {
  return (await compileMarkdown(source)).html;
}

describe('tables', () => {
  it('MD-25 have roles, and their cells the labels of their columns', async () => {
    expect(await html('| Name | Default *now* |\n|-|-|\n| `a` | 1 |\n| b |')).toBe(
      `<table role="table">
<thead role="rowgroup">
<tr role="row">
<th role="columnheader">Name</th>
<th role="columnheader">Default <em>now</em></th>
</tr>
</thead>
<tbody role="rowgroup">
<tr role="row" id="a">
<td role="cell" data-label="Name"><code>a</code> <a class="hash-link" href="#a" aria-label="Direct link to a"></a></td>
<td role="cell" data-label="Default now">1</td>
</tr>
<tr role="row">
<td role="cell" data-label="Name">b</td>
<td role="cell" data-label="Default now"></td>
</tr>
</tbody>
</table>`,
    );
  });

  it('MD-25 keep cells that contain only a component or an expression', async () => {
    const {html: code} = await compileMdx(
      'export const A = () => 1;\n\n| <A x="head" /> | b |\n|-|-|\n| <A x="cell" /> | {1 + 2} |',
    );
    expect(code).toMatch(/columnheader.*"head".*"cell".*1 \+ 2/s);
  });

  it.each([
    '<table><tr><th>A</th></tr><tr><td>1</td></tr></table>',
    '<table><tbody><tr><th>A</th></tr><tr><td>1</td></tr></tbody></table>',
  ])('MD-25 have a group for the header row in `%s`', async (source) => {
    expect(await html(source)).toMatch(
      /<thead[^>]*><tr role="row"><th[^>]*>A<.*<td role="cell" data-label="A">1</s,
    );
  });

  it('MD-25 have no space in empty cells, so that their labels can be hidden', async () => {
    const source = '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td> </td></tr></table>';
    expect(await html(source)).toContain('<td role="cell" data-label="B"></td>');
  });

  it('MD-25 have no empty headers', async () => {
    const table = await html('| | A |\n|-|-|\n| b | 1 |');
    expect(table).toContain('<td role="cell"></td>\n<th role="columnheader">A</th>');
    expect(table).toContain('<td role="cell">b</td>\n<td role="cell" data-label="A">1</td>');
  });

  it('MD-25 can contain simple tables', async () => {
    const inner = (rows: string): string =>
      `<table><tr><th>A</th></tr><tr><td><p>1</p><table>${rows}</table></td></tr></table>`;
    expect(
      (await html(inner('<tr><th>B</th></tr><tr><td>2</td></tr>'))).match(/data-label/g),
    ).toEqual(['data-label', 'data-label']);
    expect(await html(inner('<tr><td>2</td></tr>'))).not.toContain('data-label');
  });

  it.each([
    ['<tr><th colspan="2">A</th></tr><tr><td>1</td><td>2</td></tr>'],
    ['<tr><th>A</th><th>B</th></tr><tr><td rowspan="2">1</td><td>2</td></tr>'],
    ['<tr><th>A</th></tr><tr><th>1</th></tr>'],
    ['<tr><td>A</td></tr><tr><td>1</td></tr>'],
    ['<tr><th>A</th></tr>'],
  ])('MD-25 are unchanged if they are not simple: %s', async (rows) => {
    expect(await html(`<table>${rows}</table>`)).toBe(`<table><tbody>${rows}</tbody></table>`);
  });

  it('MD-25 keeps roles set by authors', async () => {
    const table = await html(
      '<table role="presentation"><tr><th>A</th></tr><tr><td>1</td></tr></table>',
    );
    expect(table).not.toContain('data-label');
  });
});
