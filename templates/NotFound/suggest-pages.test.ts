import {expect, it} from 'vitest';
import {lastWords} from './suggest-pages.ts';

it('ROUTE-04 searches for the words at the end of the URL', () => {
  expect(lastWords('/docs/animated-style.html')).toBe('animated style');
  expect(lastWords('/docs/useSharedValue/')).toBe('useSharedValue');
  expect(lastWords('/')).toBe('');
});
