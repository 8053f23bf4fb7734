import {expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {Details} from './Details.tsx';

it('MD-24 always has a summary', () => {
  expect(render(<Details summary="More">Text</Details>)).toBe(
    '<details><summary>More</summary>Text</details>',
  );
  expect(render(<Details>Text</Details>)).toContain('<summary>Details</summary>');
});
