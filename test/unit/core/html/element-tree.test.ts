import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {elementTree, type TreeNode} from '../../../../src/core/html/element-tree.ts';

/** As a line for each node, so that a difference can be read. */
function lines(nodes: readonly TreeNode[], depth = 0): string[] {
  const pad = ' '.repeat(depth);
  return nodes.flatMap((node) =>
    typeof node === 'string'
      ? [`${pad}"${node}"`]
      : [
          `${pad}${node.name} ${JSON.stringify([...node.attributes])}`,
          ...lines(node.children, depth + 1),
        ],
  );
}

const inline = fc.constantFrom(
  'a',
  ' b &amp; c',
  '<b>d</b>',
  '<img src="x&quot;y" alt="">',
  '<br/>',
  '<!-- <i> -->',
  '&nbsp;',
);
/** What browsers read otherwise than it looks. */
const odd = fc.constantFrom(
  '<p>open',
  '<b title=x>y',
  '1 < 2',
  '&eacute;',
  '</i>',
  '<p',
  "<b t='1'>",
  '&#128;',
);

describe('elementTree', () => {
  it('reads elements, attributes and text', () => {
    expect(
      lines(elementTree('<p class="a b" hidden>1 &lt; 2<br>&#x26;</p><script>"</p>"</script>x')),
    ).toEqual([
      'p [["class","a b"],["hidden",""]]',
      ' "1 < 2"',
      ' br []',
      ' "&"',
      'script []',
      '"x"',
    ]);
  });

  it('reads anything as a browser does', () => {
    const html = fc.array(fc.oneof({weight: 4, arbitrary: inline}, odd), {maxLength: 8});
    fc.assert(
      fc.property(html, (parts) => {
        // What is not plain in front of it has the standard's parser read all of it.
        const text = parts.join('');
        const [, ...parsed] = lines(elementTree(`<wbr data-a='b'><i>c</i>${text}`));
        const [, ...plain] = lines(elementTree(`<wbr data-a="b"><i>c</i>${text}`));
        expect(plain).toEqual(parsed);
      }),
      {numRuns: 500},
    );
  });

  it('is no deeper than functions can call themselves', () => {
    const deep = `${'<div>'.repeat(50_000)}x${'</div>'.repeat(50_000)}<p>y</p>`;
    expect(lines(elementTree(deep)).at(-1)).toBe(' "y"');
  });
});
