import {describe, expect, it} from 'vitest';
import {backToTopRule, navbarRule, type ScrollRule, type ScrollState} from './scroll-rules.ts';

const page = {viewportHeight: 800, documentHeight: 3000, navbarHeight: 60};

/** Returns the state after each scroll position; the first one is the initial position. */
function shownAt(rule: ScrollRule, start: ScrollState, [first = 0, ...positions]: number[]) {
  let state = start;
  let previousY = first;
  return positions.map((y) => {
    state = rule(state, {...page, y, previousY});
    previousY = y;
    return state.shown;
  });
}

describe('the navbar', () => {
  const shown = {shown: true, jumped: false};
  const hidden = {shown: false, jumped: false};

  it('NAV-10 hides on the way down, and shows on the way up and near the top', () => {
    expect(shownAt(navbarRule, shown, [0, 30, 430, 380])).toEqual([true, false, true]);
    expect(shownAt(navbarRule, shown, [500, 600, 600, 599])).toEqual([false, false, true]);
    expect(shownAt(navbarRule, hidden, [400, 59])).toEqual([true]);
    expect(shownAt(navbarRule, hidden, [40, 50])).toEqual([true]);
  });

  it('NAV-10 stays when a page that was at its top jumps far down', () => {
    expect(shownAt(navbarRule, shown, [0, 900])).toEqual([true]);
  });

  it('NAV-10 ignores bouncing at the end of the page', () => {
    expect(shownAt(navbarRule, shown, [2000, 2200, 2180, 2100])).toEqual([false, false, true]);
  });

  it('NAV-10, NAV-12 ignores the event of a jump, and only that one', () => {
    expect(shownAt(navbarRule, {shown: true, jumped: true}, [100, 900, 950])).toEqual([
      true,
      false,
    ]);
    expect(navbarRule({shown: true, jumped: true}, {...page, y: 10, previousY: 900})).toEqual({
      shown: true,
      jumped: true,
    });
  });
});

describe('the button back to the top', () => {
  const hidden = {shown: false, jumped: false};

  it('DOC-07 appears on scrolling up, from 300 pixels on', () => {
    expect(shownAt(backToTopRule, hidden, [500, 900, 850, 860, 400, 299])).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(shownAt(backToTopRule, hidden, [301, 300])).toEqual([true]);
  });

  it('DOC-07 does not appear at the end of the page, nor after a jump', () => {
    expect(shownAt(backToTopRule, hidden, [2250, 2200])).toEqual([false]);
    expect(shownAt(backToTopRule, {shown: false, jumped: true}, [900, 500])).toEqual([false]);
  });
});
