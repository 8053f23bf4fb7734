import {describe, expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {samplePage, sampleSite, versions} from '../../test/unit/templates/sample-data.ts';
import {VersionBanner} from './VersionBanner.tsx';

describe('the version banner', () => {
  it('VER-07, VER-08 names site and version, and links to the latest version', () => {
    expect(render(<VersionBanner page={samplePage()} />)).toMatchInlineSnapshot(
      `"<div class="VersionBanner" role="alert"><p><span>This is the documentation of </span><span>Sample</span><span> </span><b>2.x</b><span>, a version that is no longer maintained.</span></p><p><span>In </span><span>3.x</span><span>: </span><a href="/base/docs/guide/testing">Testing</a></p></div>"`,
    );
  });

  it('VER-07 distinguishes unreleased versions from unmaintained ones', () => {
    expect(render(<VersionBanner page={samplePage({banner: 'unreleased'})} />)).toContain(
      '<b>2.x</b><span>, a version that is not released yet.</span>',
    );
  });

  it('VER-06 shows the configured text and link', () => {
    const ownBanner = {
      text: 'These pages describe 3.0 to 3.3.',
      link: {label: 'Later releases', href: 'https://a.b/', external: true},
    };
    const site = sampleSite();
    const docs = {...site.docs, versions: versions.map((version) => ({...version, ownBanner}))};
    const page = samplePage({banner: 'own'});
    expect(render(<VersionBanner page={page} />, {site: {...site, docs}})).toMatchInlineSnapshot(
      `"<div class="VersionBanner" role="note"><p><span>These pages describe 3.0 to 3.3.</span> <a href="https://a.b/" target="_blank" rel="noopener noreferrer" class="Link-external">Later releases</a></p><p><span>In </span><span>3.x</span><span>: </span><a href="/base/docs/guide/testing">Testing</a></p></div>"`,
    );
  });

  it('VER-07 is absent on pages without one', () => {
    expect(render(<VersionBanner page={samplePage({banner: 'none'})} />)).toBe('');
  });
});
