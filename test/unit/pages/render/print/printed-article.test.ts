import {describe, expect, it} from 'vitest';
import {printedArticle} from '../../../../../src/pages/render/print/printed-article.ts';

const printed = (html: string): string =>
  printedArticle(html, {
    id: 'setup',
    url: 'https://example.org/base/docs/2.x/guide/setup',
    baseUrl: '/base/',
    ids: new Map([
      ['/docs/2.x', 'index'],
      ['/docs/2.x/guide/setup', 'setup'],
      ['/docs/2.x/guide/übung', 'übung'],
    ]),
  });

describe('an article in a printed version', () => {
  it.each([
    [
      'has its headings one level down',
      '<h1>A</h1><h2>B</h2><h5>C</h5><h6>D</h6>',
      '<h2>A</h2><h3>B</h3><h6>C</h6><h6>D</h6>',
    ],
    [
      'has ids of its own, and all that names them',
      '<p id="a"><a name="b"></a><i id="b2"></i><span aria-labelledby="a b2">x</span></p><svg><clipPath id="c"></clipPath><g clip-path="url(#c)"><use href="#c"></use></g></svg>',
      '<p id="setup-a"><a name="setup-b"></a><i id="setup-b2"></i><span aria-labelledby="setup-a setup-b2">x</span></p><svg><clipPath id="setup-c"></clipPath><g clip-path="url(#setup-c)"><use href="#setup-c"></use></g></svg>',
    ],
    [
      'links to the pages of the version within the document',
      '<a href="/base/docs/2.x/">1</a><a href="/base/docs/2.x/guide/%C3%BCbung.html#n%C3%B6" target="_blank">2</a><a href="../guide/setup?x=1">3</a>',
      '<a href="#index">1</a><a href="#übung-nö">2</a><a href="#setup">3</a>',
    ],
    [
      'links to its own places',
      '<a href="#a">1</a><a href="#">2</a><a href="#top">3</a><a href="#a:~:text=x">4</a>',
      '<a href="#setup-a">1</a><a href="#setup">2</a><a href="#setup">3</a><a href="#setup-a">4</a>',
    ],
    [
      'says where other links lead, unless they say it themselves',
      '<a href="/base/docs/1.x/">1</a><a href="https://x.org/a">https://x.org/a</a><a href="mailto:a@x.org">3</a><a href="http://">4</a>',
      '<a href="https://example.org/base/docs/1.x/" data-address="https://example.org/base/docs/1.x/">1</a><a href="https://x.org/a">https://x.org/a</a><a href="mailto:a@x.org">3</a><a href="http://">4</a>',
    ],
    [
      'is open, and has nothing to press or to play',
      '<details><summary>More</summary>x</details><h2>A<a class="hash-link" href="#a"></a></h2><div hidden="">y</div><fieldset><input type="range"></fieldset><button>Play</button><nav>z</nav>',
      '<details open=""><summary>More</summary>x</details><h3>A</h3>',
    ],
    [
      'names nothing that is left out: a panel without its tab is no panel',
      '<div role="tablist" hidden=""><button id="tab">A</button></div><div id="panel" role="tabpanel" aria-labelledby="tab"><p class="tabs-label">A</p></div><p aria-describedby="gone panel">x</p>',
      '<div id="setup-panel"><p class="tabs-label">A</p></div><p aria-describedby="setup-panel">x</p>',
    ],
    [
      'keeps lists of tasks, and loads its pictures at once',
      '<input type="checkbox" disabled="" checked=""><img src="/base/a.png" loading="lazy">',
      '<input type="checkbox" disabled="" checked=""><img src="/base/a.png">',
    ],
  ])('FORM-06 %s', (_, html, expected) => {
    expect(printed(html)).toBe(expected);
  });
});
