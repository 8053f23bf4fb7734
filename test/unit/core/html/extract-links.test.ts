import fc from 'fast-check';
import {type DefaultTreeAdapterTypes, parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {extractLinks} from '../../../../src/core/html/extract-links.ts';
import {srcsetUrls} from '../../../../src/core/html/srcset.ts';

/** Returns the links in a document as `attribute kind href`. */
function linksIn(html: string): string[] {
  return extractLinks(html).links.map(({attribute, kind, href}) => `${attribute} ${kind} ${href}`);
}

describe('extractLinks with metadata', () => {
  it.each([
    ['<link rel="canonical" href="https://x.example/a">', ['canonical page https://x.example/a']],
    ['<link rel=alternate hreflang=de href=/de/>', ['alternate page /de/']],
    ['<link rel="stylesheet" href="a.css">', ['href asset a.css']],
    ['<meta http-equiv="Refresh" content="0; url=/a?b;c">', ['refresh page /a?b;c']],
    [`<meta http-equiv=refresh content="5,'/a b'">`, ['refresh page /a b']],
    ['<meta http-equiv="refresh" content="30">', []],
    ['<meta property="og:image" content="/a.png">', ['og:image asset /a.png']],
    ['<meta name="description" content="https://x.example/">', []],
  ])('finds the URLs of metadata in %s', (html, expected) => {
    const {links} = extractLinks(html, {withHead: true});
    expect(links.map(({attribute, kind, href}) => `${attribute} ${kind} ${href}`)).toEqual(
      expected,
    );
  });

  it('returns the location of each attribute', () => {
    const {links} = extractLinks('<p>\n <a\n  href="/a">a</a><img src=b.png>', {
      withLocations: true,
    });
    expect(links.map(({line, column}) => [line, column])).toEqual([
      [3, 3],
      [3, 23],
    ]);
  });

  it('returns the base of relative URLs: the first `base` counts', () => {
    expect(extractLinks('<base target=_top><base href="/a/"><base href="/b/">').baseHref).toBe(
      '/a/',
    );
    expect(extractLinks('<p>none</p>').baseHref).toBeUndefined();
  });
});

describe('extractLinks', () => {
  it.each([
    ['<a href="/a">', ['href page /a']],
    ['<a href=" /a&amp;b \n">', ['href page /a&b']],
    ['<A HREF=/a>', ['href page /a']],
    ['<a href="">', []],
    ['<map><area href="/a"></map>', ['href page /a']],
    ['<form action="/search">', ['action page /search']],
    [
      '<img src="a.png" srcset="b.png 1x, c.png 2x">',
      ['src asset a.png', 'srcset asset b.png', 'srcset asset c.png'],
    ],
    [
      '<picture><source srcset="a.webp"><img src=a.png></picture>',
      ['srcset asset a.webp', 'src asset a.png'],
    ],
    [
      '<video src="a.mp4" poster="a.png"><track src="a.vtt"></video>',
      ['src asset a.mp4', 'poster asset a.png', 'src asset a.vtt'],
    ],
    ['<audio src="a.mp3"></audio>', ['src asset a.mp3']],
    ['<iframe src="/demo/"><a href="x"></iframe>', ['src asset /demo/']],
    ['<object data="a.pdf"></object>', ['data asset a.pdf']],
    ['<script src="a.js"></script>', ['src asset a.js']],
    [
      '<svg><use href="icons.svg#x"/><image xlink:href="a.png"/><a href="/a"/></svg>',
      ['href asset icons.svg#x', 'xlink:href asset a.png', 'href page /a'],
    ],
  ])('finds the URLs in %s', (html, expected) => {
    expect(linksIn(html)).toEqual(expected);
  });

  it.each(['stylesheet', 'icon', 'SHORTCUT ICON', 'modulepreload', 'prefetch', 'manifest'])(
    'treats a link with rel %s as an asset',
    (rel) => {
      expect(linksIn(`<link rel="${rel}" href="/x">`)).toEqual(['href asset /x']);
    },
  );

  it.each(['canonical', 'alternate', 'preconnect', 'dns-prefetch', 'me'])(
    'omits a link with rel %s, which the browser does not load',
    (rel) => {
      expect(linksIn(`<link rel="${rel}" href="/x">`)).toEqual([]);
    },
  );

  it.each([
    ['a comment', '<!-- <a href="x"> -->'],
    ['a script', '<script>"<a href=x>" // <!-- <b></script>'],
    ['a style sheet', '<style>a::before {content: "<a href=x>"}</style>'],
    ['a title', '<title><a href="x"></title>'],
    ['a text field', '<textarea><a href="x"></textarea>'],
    ['an attribute', '<p title="<a href=x>"></p>'],
    ['character data of a drawing', '<svg><![CDATA[<a href="x">]]></svg>'],
  ])('does not treat text as a link: %s', (_, html) => {
    expect(linksIn(`${html}<a href="real">`)).toEqual(['href page real']);
  });

  it('finds links in `noscript`', () => {
    expect(linksIn('<noscript><a href="/a">a</a></noscript>')).toEqual(['href page /a']);
  });

  it('LINK-08 omits elements that are excluded from the check', () => {
    expect(
      linksIn(
        '<a data-noBrokenLinkCheck="true" href="/a"><a data-noBrokenLinkCheck="false" href="/b">',
      ),
    ).toEqual(['href page /b']);
  });

  it('finds every id and anchor name once', () => {
    const html = '<h2 id="a">A</h2><a name="b"></a><a id="c" name="a"></a><p name="d" id=""></p>';
    expect([...extractLinks(html).anchors]).toEqual(['a', 'b', 'c']);
  });

  it('finds the same as a walk over the document tree', () => {
    fc.assert(
      fc.property(document, (html) => {
        const {links, anchors} = extractLinks(html);
        const expected = walk(parse(html, {scriptingEnabled: false}));
        expect(new Set(links.map(({attribute, href}) => `${attribute} ${href}`))).toEqual(
          expected.links,
        );
        expect(anchors).toEqual(expected.anchors);
      }),
      {numRuns: 500},
    );
  });
});

describe('srcsetUrls', () => {
  it.each([
    ['', []],
    [' , ', []],
    ['a.png', ['a.png']],
    ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
    ['a.png, b.png', ['a.png', 'b.png']],
    ['a,b.png 100w,\n c.png 200w', ['a,b.png', 'c.png']],
    ['a.png future(1, 2) 3x, b.png', ['a.png', 'b.png']],
  ])('%j contains %j', (srcset, expected) => {
    expect(srcsetUrls(srcset)).toEqual(expected);
  });
});

const word = fc.constantFrom('a', 'b', '/c/d', 'e.png', '#f', 'g&amp;h', '<a href=fake id=fake>');
const text = fc.constantFrom('', 'text', '&lt;a href="x"&gt;', '<!-- <a href="comment"> -->');
const raw = fc
  .tuple(fc.constantFrom('script', 'style', 'textarea', 'title', 'iframe', 'xmp'), word)
  .map(([tag, content]) => `<${tag}>${content}</${tag}>`);
const empty = fc
  .tuple(fc.constantFrom('img src', 'a href', 'a name', 'source src', 'p id'), word)
  .map(([start, value]) => `<${start}="${value}"></${start.split(' ')[0]}>`);
const drawing = fc
  .tuple(
    fc.constantFrom('title', 'style', 'g', 'desc', 'foreignObject'),
    word,
    fc.oneof(raw, empty),
  )
  .map(([tag, href, inner]) => {
    const content = tag === 'foreignObject' || tag === 'desc' ? inner : '';
    return `<svg><${tag}><a href="${href}"></a>${content}</${tag}></svg>`;
  });
const {block} = fc.letrec<{block: string}>((tie) => ({
  block: fc.oneof(
    {maxDepth: 4},
    text,
    raw,
    empty,
    drawing,
    fc
      .tuple(fc.constantFrom('div', 'section', 'template', 'noscript', 'ul'), word, tie('block'))
      .map(([tag, id, inner]) => `<${tag} id='${id}'>${inner}</${tag}>`),
    fc.tuple(tie('block'), tie('block')).map((parts) => parts.join('')),
  ),
}));
const document = block.map((body) => `<!doctype html><html><body>${body}</body></html>`);

const linkAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src'],
  source: ['src'],
};

function walk(root: DefaultTreeAdapterTypes.Node) {
  const links = new Set<string>();
  const anchors = new Set<string>();
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('attrs' in node) {
      for (const {name, value} of node.attrs) {
        if (linkAttributes[node.tagName]?.includes(name)) links.add(`${name} ${value}`);
        if (name === 'id' || (name === 'name' && node.tagName === 'a')) anchors.add(value);
      }
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(root);
  return {links, anchors};
}
