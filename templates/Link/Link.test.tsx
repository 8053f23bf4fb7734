import {describe, expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {Link, type LinkProps} from './Link.tsx';

const link = (props: LinkProps, trailingSlash: boolean | null = null): string =>
  render(<Link {...props}>x</Link>, {site: {trailingSlash}});

describe('Link', () => {
  it('LINK-01 opens external URLs in a new tab', () => {
    for (const address of ['https://a.example/', '//a.example/', 'mailto:a@b.example']) {
      expect(link({to: address})).toBe(
        `<a href="${address}" target="_blank" rel="noopener noreferrer" class="Link-external">x</a>`,
      );
    }
  });

  it('LINK-02 adds the base path to site paths, once', () => {
    expect(link({to: '/docs/'})).toBe('<a href="/base/docs/">x</a>');
    expect(link({href: '/base/docs/'})).toBe('<a href="/base/docs/">x</a>');
    expect(link({to: '/base'})).toBe('<a href="/base/">x</a>');
    expect(link({to: '../a'})).toBe('<a href="../a">x</a>');
    expect(link({to: '/docs/', autoAddBaseUrl: false})).toBe('<a href="/docs/">x</a>');
  });

  it('LINK-03 leaves hashes unchanged, and pathname:// to the browser', () => {
    expect(link({to: '#place'})).toBe('<a href="#place">x</a>');
    expect(link({to: 'pathname:///files/a.zip'})).toBe(
      '<a href="/base/files/a.zip" target="_blank" rel="noopener noreferrer" data-nobrokenlinkcheck="">x</a>',
    );
  });

  it('SLASH-02, SLASH-03, SLASH-04 adds or removes the trailing slash as configured, before query and hash', () => {
    expect(link({to: '/a/b?c#d'}, true)).toBe('<a href="/base/a/b/?c#d">x</a>');
    expect(link({to: '/a/b/?c#d'}, false)).toBe('<a href="/base/a/b?c#d">x</a>');
    expect(link({to: '/base/'}, false)).toBe('<a href="/base/">x</a>');
    expect(link({to: '?c'}, true)).toBe('<a href="?c">x</a>');
  });

  it('keeps other attributes', () => {
    expect(link({to: '/a', className: 'big', id: 'me'})).toBe(
      '<a href="/base/a" class="big" id="me">x</a>',
    );
  });
});
