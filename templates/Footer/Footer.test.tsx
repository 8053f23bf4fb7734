import type {FooterData} from 'legacydocs';
import {describe, expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {Footer} from './Footer.tsx';

const empty: FooterData = {style: 'light', columns: [], links: []};
const rendered = (footer: FooterData | null): string => render(<Footer />, {site: {footer}});

describe('the footer', () => {
  it('FOOT-01 is there only when it is configured', () => {
    expect(rendered(null)).toBe('');
    expect(rendered(empty)).toBe(
      '<footer class="Footer Footer-light"><div class="Footer-inner"></div></footer>',
    );
  });

  it('FOOT-02 shows columns, with titles and external links', () => {
    expect(
      rendered({
        ...empty,
        columns: [
          {title: 'Docs', items: [{label: 'A', href: '/base/a', external: false}]},
          {title: null, items: [{label: 'B', href: 'https://b.example/', external: true}]},
        ],
      }),
    ).toMatchInlineSnapshot(
      `"<footer class="Footer Footer-light"><div class="Footer-inner"><div class="Footer-columns"><div class="Footer-column"><p class="Footer-title">Docs</p><ul class="Footer-items"><li><a href="/base/a" class="Footer-link">A</a></li></ul></div><div class="Footer-column"><ul class="Footer-items"><li><a href="https://b.example/" target="_blank" rel="noopener noreferrer" class="Footer-link Link-external">B</a></li></ul></div></div></div></footer>"`,
    );
  });

  it('FOOT-02 shows simple links on one line, HTML items unchanged', () => {
    expect(
      rendered({
        ...empty,
        links: [
          {label: 'A', href: '/base/a', external: false},
          {html: '<img src="/base/x.svg" alt="X">', href: '', external: false},
        ],
      }),
    ).toContain(
      '<ul class="Footer-line"><li><a href="/base/a" class="Footer-link">A</a></li><li><img src="/base/x.svg" alt="X"></li></ul>',
    );
  });

  it("FOOT-03 shows a linked logo and the copyright's HTML", () => {
    expect(
      rendered({
        ...empty,
        copyright: '© <b>Us</b>',
        logo: {
          src: '/base/l.svg',
          alt: 'Us',
          href: '/base/',
          external: false,
          width: 40,
          height: 40,
        },
      }),
    ).toMatchInlineSnapshot(
      `"<link rel="preload" as="image" href="/base/l.svg"/><footer class="Footer Footer-light"><div class="Footer-inner"><div class="Footer-bottom"><a href="/base/" class="Footer-logoLink"><img src="/base/l.svg" alt="Us" width="40" height="40" class="Footer-logo"/></a><div class="Footer-copyright">© <b>Us</b></div></div></div></footer>"`,
    );
  });
});
