import {describe, expect, it} from 'vitest';
import {parseSvg} from '../../../../src/core/html/svg.ts';

describe('parseSvg', () => {
  it('reads elements, attributes and text', () => {
    const text = `<svg viewBox='0 0 24 24' aria-hidden="true"><title>A b</title>\n<g><path d="M1 1"/></g></svg>`;
    expect(parseSvg(text)).toEqual({
      name: 'svg',
      attributes: new Map([
        ['viewBox', '0 0 24 24'],
        ['aria-hidden', 'true'],
      ]),
      children: [
        {name: 'title', attributes: new Map(), children: ['A b']},
        '\n',
        {
          name: 'g',
          attributes: new Map(),
          children: [{name: 'path', attributes: new Map([['d', 'M1 1']]), children: []}],
        },
      ],
    });
  });

  it.each([
    '',
    'M1 1',
    '<path d="M1 1"/>',
    '<svg',
    '<svg>',
    '</svg>',
    '<svg></g>',
    '<svg><path d="M1"></svg>',
    '<svg></svg><svg></svg>',
    'icon: <svg></svg>',
    '<svg width=16></svg>',
    '<svg><title>A &amp; B</title></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><use href="/sprite.svg#a"/></svg>',
    '<svg onload="alert(1)"></svg>',
    '<svg><foreignObject></foreignObject></svg>',
    '<!-- --><svg></svg>',
  ])('rejects %j', (text) => {
    expect(parseSvg(text)).toBeUndefined();
  });
});
