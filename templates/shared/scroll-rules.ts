import type {ScrollMetrics} from '../client/browser/scrolling.ts';

/** A scroll event, with the scroll position at the previous event. */
interface Scroll extends ScrollMetrics {
  readonly previousY: number;
}

export interface ScrollState {
  readonly shown: boolean;
  /** True if a jump to a hash causes the next event. */
  readonly jumped: boolean;
}

/** Returns the state after a scroll event. Pure. */
export type ScrollRule = (state: ScrollState, scroll: Scroll) => ScrollState;

/**
 * Rule of the navbar (row NAV-10): hidden while scrolling down, shown while scrolling up and near the top.
 * Overscrolling is ignored.
 */
export const navbarRule: ScrollRule = (state, scroll) => {
  const {y, previousY, viewportHeight, documentHeight, navbarHeight} = scroll;
  if (y < navbarHeight) return {...state, shown: true};
  if (state.jumped) return {...state, jumped: false};
  if (previousY !== 0 && y >= previousY) return {...state, shown: false};
  if (y + viewportHeight < documentHeight - navbarHeight) return {...state, shown: true};
  return state;
};

/** Minimum scroll position for showing the button, in CSS pixels. */
const minScrollY = 300;

/** Rule of the button to the top (row DOC-07): shown while scrolling up, except near the top. */
export const backToTopRule: ScrollRule = (state, scroll) => {
  const {y, previousY, viewportHeight, documentHeight} = scroll;
  if (previousY === 0) return state;
  if (state.jumped) return {...state, jumped: false};
  if (y >= previousY || y < minScrollY) return {...state, shown: false};
  if (y + viewportHeight < documentHeight) return {...state, shown: true};
  return state;
};
