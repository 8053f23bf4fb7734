import {describe, expect, it} from 'vitest';
import {ignoring} from '../../../../src/tools/check/check-site.ts';

describe('patterns to ignore', () => {
  it.each([
    ['https://x.com/*', 'https://x.com/a/b?c', true],
    ['https://x.com/*', 'https://xacom/a', false],
    ['/docs/1.x/*', '/docs/1.x/a', true],
    ['/docs/1.x', '/docs/1.x/a', false],
    ['*/draft/*', 'https://x.com/draft/1', true],
    ['https://x.com/?a=(1)', 'https://x.com/?a=(1)', true],
  ])('%s and %s: %s', (pattern, name, expected) => {
    expect(ignoring([pattern])([name])).toBe(expected);
  });
});
