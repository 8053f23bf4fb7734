import {expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {linkContent} from './link-content.ts';

it('MD-30 shows a label of words and a long name as one text, not as columns, in links that are flex containers', () => {
  expect(render(<a href="/" {...linkContent({label: 'Move to useAnimatedKeyboard'})} />)).toBe(
    '<a href="/"><span>Move to <span translate="no">use<wbr/>Animated<wbr/>Keyboard</span></span></a>',
  );
});
