import {describe, expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {samplePage} from '../../test/unit/templates/sample-data.ts';
import {VersionBanner} from './VersionBanner.tsx';

describe('the version banner', () => {
  it('VER-07, VER-08 names site and version, and leads to the latest', () => {
    expect(render(<VersionBanner page={samplePage()} />)).toMatchInlineSnapshot(
      `"<div class="VersionBanner" role="alert"><p>This is the documentation of Sample <b>2.x</b>, a version that is no longer maintained.</p><p>For documentation that is kept up to date, see the <a href="/base/docs/guide/testing">latest version (3.x)</a>.</p></div>"`,
    );
  });

  it('VER-07 tells an unreleased version from one that is no longer maintained', () => {
    expect(render(<VersionBanner page={samplePage({banner: 'unreleased'})} />)).toContain(
      '<b>2.x</b>, a version that is not released yet.',
    );
  });

  it('VER-07 is absent on pages without one', () => {
    expect(render(<VersionBanner page={samplePage({banner: 'none'})} />)).toBe('');
  });
});
