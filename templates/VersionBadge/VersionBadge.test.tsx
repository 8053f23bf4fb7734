import {expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {samplePage} from '../../test/unit/templates/sample-data.ts';
import {VersionBadge} from './VersionBadge.tsx';

it("VER-09 a badge shows the version's label if the page has a badge", () => {
  expect(render(<VersionBadge page={samplePage({version: 'current'})} />)).toBe(
    '<span class="VersionBadge">Version: 3.x</span>',
  );
  expect(render(<VersionBadge page={samplePage({badge: false})} />)).toBe('');
});
