import {expect, it} from 'vitest';
import join, {clsx} from './clsx.ts';

it('joins names like the package', () => {
  expect(clsx('a', false, null, undefined, 0, '', 'b')).toBe('a b');
  expect(clsx(['a', ['b', {c: true, d: false}]], {e: 1}, 2)).toBe('a b c e 2');
  expect(join('a', {b: true})).toBe('a b');
});
