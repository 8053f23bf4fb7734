import type {SiteData} from 'legacydocs';
import {describe, expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {sampleSite} from '../../test/unit/templates/sample-data.ts';
import {Navbar} from './Navbar.tsx';
import {NavbarBrand} from './NavbarBrand.tsx';

const withNavbar = (changes: Partial<SiteData['navbar']>) => ({
  site: {navbar: {...sampleSite().navbar, ...changes}},
});

describe('the navbar', () => {
  it('NAV-01 holds menu, brand and left items, then right items and the colour switch', () => {
    const html = render(<Navbar sidebar={[]} />, {
      site: {
        colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      },
    });
    const order = [
      'Navbar-menu',
      'Navbar-brand',
      '>Docs<',
      'Dropdown-label',
      '>GitHub<',
      'ColorModeToggle',
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('NAV-02 has the configured style', () => {
    expect(render(<Navbar sidebar={[]} />, withNavbar({style: 'primary'}))).toContain(
      '<nav class="Navbar Navbar-primary" aria-label="Main">',
    );
  });

  it('MOB-10 has no menu button if the menu would be empty', () => {
    expect(render(<Navbar sidebar={null} />, withNavbar({items: []}))).not.toContain('Navbar-menu');
    expect(render(<Navbar sidebar={[]} />, withNavbar({items: []}))).toContain('Navbar-menu');
  });

  it('THEME-01 has a colour switch only where it is enabled', () => {
    expect(render(<Navbar sidebar={[]} />)).not.toContain('ColorModeToggle');
  });

  it('A11Y-05 names its buttons that are icons, and hides the icons', () => {
    const html = render(<Navbar sidebar={[]} />);
    expect(html).toContain(
      'class="Navbar-menu"><span class="sr-only">Toggle navigation bar</span><svg',
    );
    expect(html.match(/<svg/g)).toHaveLength(
      html.match(/<svg[^>]* aria-hidden="true"/g)?.length ?? 0,
    );
  });
});

describe('the brand', () => {
  const logo = {src: '/base/logo.svg', external: false};

  it('NAV-03 leads to the home page', () => {
    expect(render(<NavbarBrand />, withNavbar({logo, title: 'Title'}))).toMatchInlineSnapshot(
      `"<link rel="preload" as="image" href="/base/logo.svg"/><a href="/base/" class="Navbar-brand"><img src="/base/logo.svg" alt="" class="Navbar-logo"/><span class="Navbar-title">Title</span></a>"`,
    );
  });

  it('NAV-03 leads to the link of the logo', () => {
    expect(
      render(
        <NavbarBrand />,
        withNavbar({logo: {...logo, href: 'https://example.com/', external: true}}),
      ),
    ).toContain('<a href="https://example.com/" target="_blank" rel="noopener noreferrer"');
  });

  it("NAV-03 describes the logo by its own text, else by the site's title unless that is shown", () => {
    const alt = (changes: Partial<SiteData['navbar']>) =>
      / alt="([^"]*)"/.exec(render(<NavbarBrand />, withNavbar(changes)))?.[1];
    expect(alt({logo: {...logo, alt: 'Own'}, title: 'Title'})).toBe('Own');
    expect(alt({logo, title: 'Title'})).toBe('');
    expect(alt({logo, title: undefined})).toBe('Sample');
  });

  it('THEME-10 has both logos if there is one for dark mode', () => {
    const html = render(<NavbarBrand />, withNavbar({logo: {...logo, srcDark: '/base/dark.svg'}}));
    expect(html).toContain('src="/base/logo.svg" alt="" class="Navbar-logo Logo-light"');
    expect(html).toContain('src="/base/dark.svg" alt="" class="Navbar-logo Logo-dark"');
  });

  it('NAV-03 is left out where there is neither logo nor title', () => {
    expect(render(<NavbarBrand />, withNavbar({logo: undefined, title: undefined}))).toBe('');
  });
});
