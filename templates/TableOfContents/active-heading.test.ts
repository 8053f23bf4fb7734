import {describe, expect, it} from 'vitest';
import {activeHeading} from './active-heading.ts';

const screen = {covered: 60, viewportHeight: 800};
/** Returns headings that are 30 pixels high, at these vertical positions. */
const at = (...tops: number[]) =>
  tops.map((top, index) => ({id: 'abcd'.charAt(index), top, bottom: top + 30}));

describe('the active heading', () => {
  it('TOC-02 is the first below the navbar, if it is in the upper half', () => {
    expect(activeHeading(at(-100, 60, 300), screen)).toBe('b');
    expect(activeHeading(at(-100, 59, 300), screen)).toBe('c');
    expect(activeHeading(at(-100, 369), screen)).toBe('b');
  });

  it('TOC-02 is else the one before it, and none above the first', () => {
    expect(activeHeading(at(-500, -100, 370), screen)).toBe('b');
    expect(activeHeading(at(370, 900), screen)).toBeUndefined();
  });

  it('TOC-02 is the last when all are above', () => {
    expect(activeHeading(at(-900, -500, -100), screen)).toBe('c');
    expect(activeHeading([], screen)).toBeUndefined();
  });

  it('TOC-02 a heading at the very top counts where the navbar hides', () => {
    expect(activeHeading(at(-100, 30), {...screen, covered: 0})).toBe('b');
    expect(activeHeading(at(-100, 0), {...screen, covered: 0})).toBe('a');
  });
});
