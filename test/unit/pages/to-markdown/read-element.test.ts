import fc from 'fast-check';
import {expect, it} from 'vitest';
import {readSerialized} from '../../../../src/core/html/serialized.ts';
import {parseElements} from '../../../../src/pages/to-markdown/read-element.ts';

const isSerialized = (html: string): boolean => readSerialized(html, {start: () => undefined});

/** A comment that only an HTML parser reads. */
const unreadable = '<!-- <> -->';

it('reads serialised HTML like an HTML parser', () => {
  const text = fc.constantFrom('a', '\n', ' &amp; ', '&lt;b&gt;', '&#x26;', 'é');
  const leaf = fc.oneof(
    text,
    fc.constantFrom('<br>', '<img src="a?b&amp;c" alt="">', '<!-- -->', '<svg><path d=""/></svg>'),
    fc.constantFrom('<svg><title>x</title><g></g></svg>', '<script>"<b>"</script>'),
  );
  const {html} = fc.letrec<{html: string}>((tie) => ({
    html: fc.oneof(
      {maxDepth: 5},
      leaf,
      fc
        .tuple(
          fc.constantFrom('div', 'span', 'code', 'pre', 'ul', 'section', 'blockquote', 'iframe'),
          fc.constantFrom('', ' class="x y"', ' hidden', ' ID="a" title="&quot;"'),
          fc.array(tie('html'), {maxLength: 3}),
        )
        .map(([name, attributes, children]) =>
          name === 'iframe'
            ? `<iframe${attributes}></iframe>`
            : `<${name}${attributes}>${children.join('')}</${name}>`,
        ),
    ),
  }));
  fc.assert(
    fc.property(html, (written) => {
      expect(isSerialized(written)).toBe(true);
      expect(isSerialized(written + unreadable)).toBe(false);
      expect(joined(parseElements(written))).toEqual(joined(parseElements(written + unreadable)));
    }),
    {numRuns: 1_000, examples: [['<pre>\n\n<!-- -->\n</pre>'], ['<pre><!-- -->\n</pre>']]},
  );
});

it('leaves HTML with unclosed elements to an HTML parser', () => {
  expect(parseElements('<ul><li>a<li>b</ul>')).toEqual(
    parseElements('<ul><li>a</li><li>b</li></ul>'),
  );
});

/** Joins adjacent texts, which a comment separates in one of the results. */
function joined(nodes: ReturnType<typeof parseElements>): unknown[] {
  return nodes.reduce<unknown[]>((result, node) => {
    const last = result.at(-1);
    if (typeof node === 'string' && typeof last === 'string')
      result[result.length - 1] = last + node;
    else result.push(typeof node === 'string' ? node : {...node, children: joined(node.children)});
    return result;
  }, []);
}
