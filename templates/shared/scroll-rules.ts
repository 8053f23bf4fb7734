import type {ScrollMetrics} from '../client/browser/scrolling.ts';

/** A scroll event: where the page is, and where it was at the event before. */
interface Scroll extends ScrollMetrics {
  readonly previousY: number;
}

export interface ScrollState {
  readonly shown: boolean;
  /** The next event comes from a jump to a place on the page, not from the reader's scrolling. */
  readonly jumped: boolean;
}

/** What a scroll event makes of a state. Pure. */
export type ScrollRule = (state: ScrollState, scroll: Scroll) => ScrollState;

/** Row NAV-10: hidden on the way down, shown on the way up and near the top; bouncing at the end counts for nothing. */
export const navbarRule: ScrollRule = (state, scroll) => {
  const {y, previousY, viewportHeight, documentHeight, navbarHeight} = scroll;
  if (y < navbarHeight) return {...state, shown: true};
  if (state.jumped) return {...state, jumped: false};
  if (previousY !== 0 && y >= previousY) return {...state, shown: false};
  if (y + viewportHeight < documentHeight - navbarHeight) return {...state, shown: true};
  return state;
};

/** How far down a page the way back is worth a button, in CSS pixels. */
const farDown = 300;

/** Row DOC-07: shown on the way up, until the top is near. */
export const backToTopRule: ScrollRule = (state, scroll) => {
  const {y, previousY, viewportHeight, documentHeight} = scroll;
  if (previousY === 0) return state;
  if (state.jumped) return {...state, jumped: false};
  if (y >= previousY || y < farDown) return {...state, shown: false};
  if (y + viewportHeight < documentHeight) return {...state, shown: true};
  return state;
};
