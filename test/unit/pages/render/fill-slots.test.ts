import fc from 'fast-check';
import {parseFragment} from 'parse5';
import {describe, expect, it} from 'vitest';
import {fillSlots} from '../../../../src/pages/render/article.ts';

describe('fillSlots', () => {
  it('puts the attributes of each slot into its gap', () => {
    const html = ['<p><a class="x" ', '>a</a><img alt="" ', '></p>'];
    expect(
      fillSlots({type: 'html', html}, [{href: '/b/c'}, {src: '/d.png', width: '1', height: '2'}]),
    ).toBe('<p><a class="x" href="/b/c">a</a><img alt="" src="/d.png" width="1" height="2"></p>');
  });

  it('returns an article without gaps unchanged', () => {
    expect(fillSlots({type: 'html', html: ['<p>x</p>']}, [])).toBe('<p>x</p>');
  });

  it('never lets a value break out of its attribute', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (value) => {
        const html = fillSlots({type: 'html', html: ['<a ', '>x</a>']}, [{href: value}]);
        const [link, ...others] = parseFragment(html).childNodes;
        expect(others).toEqual([]);
        expect(link).toMatchObject({
          nodeName: 'a',
          // The HTML parser normalizes line endings and replaces NUL.
          attrs: [{name: 'href', value: value.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')}],
        });
      }),
    );
  });
});
