import {describe, expect, it} from 'vitest';
import {formatKeyPath, valueAt} from '../../../../src/site/config/problems/key-path.ts';

describe('formatKeyPath', () => {
  it('formats a path like code', () => {
    expect(formatKeyPath(['themeConfig', 'navbar', 'items', 2, 'aria-label'])).toBe(
      "themeConfig.navbar.items[2]['aria-label']",
    );
    expect(formatKeyPath(['a b'])).toBe("['a b']");
  });
});

describe('valueAt', () => {
  it('follows objects and lists, and ends at missing values', () => {
    expect(valueAt({a: [{b: 1}]}, ['a', 0, 'b'])).toBe(1);
    expect(valueAt({a: 'text'}, ['a', 'b', 'c'])).toBe(undefined);
    expect(valueAt(null, [])).toBe(null);
  });
});
