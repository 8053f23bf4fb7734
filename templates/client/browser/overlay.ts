import {currentEntry, goBack, overlayDepth, pushOverlay} from './history.ts';
import {createOverlayStack, type Overlay} from './overlay-stack.ts';

/** Keep the page behind a panel from scrolling, or no longer (row MOB-03). */
export function lockScroll(locked: boolean): void {
  const {documentElement: root, body} = document;
  root.style.scrollbarGutter = locked && innerWidth > root.clientWidth ? 'stable' : '';
  body.style.overflow = locked ? 'hidden' : '';
}

const stack = createOverlayStack({depth: overlayDepth, push: pushOverlay, back: stepBack});
/** The page below, and where the reader is in it. */
let page = {entry: 0, left: 0, top: 0};
let isListening = false;
/** Waits for the event that ends a step back. */
let whenStepped: (() => void) | undefined;

/**
 * Something lies over the page from now on: the next step back closes it, instead of leaving the page (row MOB-04).
 * Nobody else hears of that step.
 */
export function openOverlay(onBack: () => void): Overlay {
  page = {entry: currentEntry().entry, left: scrollX, top: scrollY};
  if (!isListening) {
    addEventListener('popstate', onPop, true);
    addEventListener('scroll', notePlace, {passive: true});
  }
  isListening = true;
  return stack.open(onBack);
}

/** A step back to an open list shows the list first, and then goes to the reader's place in the page below. */
function notePlace(): void {
  page = {...page, left: scrollX, top: scrollY};
}

function onPop(event: Event): void {
  // A longer step leads elsewhere: that is navigation.
  if (stack.moved() && currentEntry().entry === page.entry) {
    event.stopImmediatePropagation();
    // Browsers go to the place that the hash names.
    scrollTo({left: page.left, top: page.top, behavior: 'instant'});
  }
  whenStepped?.();
}

function stepBack(steps: number, done: () => void): void {
  const ending = goBack(steps);
  if (ending !== undefined) void ending.then(done);
  else
    whenStepped = () => {
      whenStepped = undefined;
      // Once everybody has heard of it.
      setTimeout(done);
    };
}

/** Whether an event's target lies in an element. */
export function isInside(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}

/** The link that a click is about. @returns `null`: none, or somebody else took the click. */
export function clickedLink({target, defaultPrevented}: Event): HTMLAnchorElement | null {
  return target instanceof Element && !defaultPrevented ? target.closest('a') : null;
}
