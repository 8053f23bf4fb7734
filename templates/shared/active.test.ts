import {expect, it} from 'vitest';
import {isActive} from './active.ts';

it.each([
  ['/base/docs/a', true],
  ['/base/docs', true],
  ['/base/docs/a#one', false],
  ['/base/', false],
])('NAV-05 a link to %s is active on the open page: %s', (href, active) => {
  expect(isActive({href, external: false}, '/base/docs/a', '/base/')).toBe(active);
});
