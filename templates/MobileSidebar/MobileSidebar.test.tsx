import {describe, expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {sampleSidebar, sampleSite} from '../../test/unit/templates/sample-data.ts';
import {MobileSidebar} from './MobileSidebar.tsx';

const control = {isOpen: true, isNeeded: true, open: () => undefined, close: () => undefined};
const panel = (sidebar: typeof sampleSidebar | null, items = sampleSite().navbar.items) =>
  render(<MobileSidebar control={control} sidebar={sidebar} />, {
    site: {
      navbar: {...sampleSite().navbar, items},
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    },
  });

describe('the panel of narrow screens', () => {
  it('MOB-09 is headed by brand, colour switch and close button', () => {
    const html = panel(null);
    const places = ['Navbar-brand', 'ColorModeToggle', 'aria-label="Close navigation bar"'].map(
      (part) => html.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('MOB-08 has only the menu on pages without a sidebar', () => {
    const html = panel(null);
    expect(html).toContain('<nav class="MobileSidebar-panel" aria-label="Main"><ul');
    expect(html).not.toContain('Docs sidebar');
    expect(html).not.toContain('Back to main menu');
  });

  it('MOB-08 has the sidebar in front of the menu', () => {
    const html = panel(sampleSidebar);
    expect(html).toContain('class="MobileSidebar-panels is-docs"');
    expect(html).toContain('aria-label="Main" inert=""');
    expect(html).toContain('← Back to main menu');
  });

  it('MOB-10 has no button back to a menu without items', () => {
    expect(panel(sampleSidebar, [])).not.toContain('Back to main menu');
  });

  it('DROP-07 lists that contain the open page start open, with a button to close them', () => {
    expect(panel(null)).toMatch(
      /<button[^>]* aria-expanded="true">Versions<\/button><ul class="Dropdown-sublist"><li>/,
    );
  });
});
