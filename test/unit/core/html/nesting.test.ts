import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';
import {expect, it} from 'vitest';
import {nestingFlaws} from '../../../../src/core/html/nesting.ts';

const flawed: readonly (readonly [html: string, child: string | undefined, ancestor: string])[] = [
  ['<p><div>x</div></p>', 'div', 'p'],
  ['<p><span><p>x</p></span></p>', 'p', 'p'],
  ['<p><ul><li>x</li></ul></p>', 'ul', 'p'],
  ['<p><table><tbody><tr><td>x</td></tr></tbody></table></p>', 'table', 'p'],
  ['<a href="/x"><b><a href="/y">y</a></b></a>', 'a', 'a'],
  ['<button><span><button>x</button></span></button>', 'button', 'button'],
  ['<form><div><form>x</form></div></form>', 'form', 'form'],
  ['<div><tr><td>x</td></tr></div>', 'tr', 'div'],
  ['<table><tr><td>x</td></tr></table>', 'tr', 'table'],
  ['<table><tbody><tr>y<td>x</td></tr></tbody></table>', undefined, 'tr'],
  ['<table><tbody><div>x</div></tbody></table>', 'div', 'tbody'],
  ['<ul><li><li>x</li></li></ul>', 'li', 'li'],
  ['<dl><dt><dd>x</dd></dt></dl>', 'dd', 'dt'],
  ['<h1><h2>x</h2></h1>', 'h2', 'h1'],
  ['<svg><g><p>x</p></g></svg>', 'p', 'svg'],
];

const fine = [
  '<p>a<br/>b<img src="x>y"/> <span>c</span></p>',
  '<p><svg><g><path d=""></path><text>a</text><a href="x">b</a></g></svg></p>',
  '<svg><foreignObject><div><p>x</p></div></foreignObject></svg>',
  '<math><mtext><p>x</p></mtext></math>',
  '<p><button><b>x</b></button></p>',
  '<ul><li><ul><li>x</li></ul></li></ul>',
  '<a href="x"><table><tbody><tr><td><b>b</b></td></tr></tbody></table></a>',
  '<table> <caption>c</caption><colgroup><col/></colgroup><thead><tr> <th>x</th></tr></thead></table>',
  '<div><style>p > div {}</style><p>x</p></div>',
  '<h1><span>x</span></h1><h2>y</h2>',
  '<p><!-- -->x<!-- --></p>',
  '<details><summary><h2>x</h2></summary><div>y</div></details>',
];

/** Returns the nested names of all elements, both as browsers parse them and as written. */
function nesting(html: string): {readonly parsed: string; readonly written: string} {
  const show = (node: DefaultTreeAdapterTypes.Node): string => {
    const children = 'childNodes' in node ? node.childNodes.map(show).join('') : '';
    const isVoid = 'tagName' in node && /^(?:br|col|img)$/.test(node.tagName);
    const text = 'value' in node ? node.value.trim() : '';
    if (!('tagName' in node)) return children + text;
    return isVoid ? `<${node.tagName}>` : `<${node.tagName}>${children}</${node.tagName}>`;
  };
  const written = html
    .replace(/<!--.*?-->/g, '')
    .replace(/<([\w-]+)(?:"[^"]*"|[^">])*>/g, '<$1>')
    .replace(/> +</g, '><');
  return {parsed: show(parseFragment(html)), written};
}

it.each(flawed)('reports elements that browsers nest differently: %s', (html, child, ancestor) => {
  expect(nestingFlaws(html)).toMatchObject([{child, ancestor}]);
  const {parsed, written} = nesting(html);
  expect(parsed).not.toBe(written);
});

it.each(fine)('accepts elements that browsers nest as written: %s', (html) => {
  expect(nestingFlaws(html)).toEqual([]);
});
