import {currentEntry, goBack, overlayDepth, pushOverlay} from './history.ts';
import {createOverlayStack, type Overlay} from './overlay-stack.ts';

/** Locks or unlocks the scrolling of the page behind an overlay (row MOB-03). */
export function lockScroll(locked: boolean): void {
  const {documentElement: root, body} = document;
  root.style.scrollbarGutter = locked && innerWidth > root.clientWidth ? 'stable' : '';
  body.style.overflow = locked ? 'hidden' : '';
}

const stack = createOverlayStack({depth: overlayDepth, push: pushOverlay, back: stepBack});
/** The page behind the overlay, and its scroll position. */
let page = {entry: 0, left: 0, top: 0};
let isListening = false;
/** Called by the event that marks the end of a back navigation. */
let onStepEnd: (() => void) | undefined;

/**
 * Registers an overlay: the next back navigation closes it instead of leaving the page (row MOB-04). Other listeners
 * are not notified of that navigation.
 */
export function openOverlay(onBack: () => void): Overlay {
  page = {entry: currentEntry().entry, left: scrollX, top: scrollY};
  if (!isListening) {
    addEventListener('popstate', onPop, true);
    addEventListener('scroll', noteScroll, {passive: true});
  }
  isListening = true;
  return stack.open(onBack);
}

/**
 * Records the page's scroll position, which can change after the overlay has opened: when the reader goes back to a
 * page with an open search, the search opens first, and then the page's scroll position is restored.
 */
function noteScroll(): void {
  page = {...page, left: scrollX, top: scrollY};
}

function onPop(event: Event): void {
  // Several steps lead to a different page, which the client navigation handles.
  if (stack.moved() && currentEntry().entry === page.entry) {
    event.stopImmediatePropagation();
    // Prevents browsers from scrolling to the hash's target.
    scrollTo({left: page.left, top: page.top, behavior: 'instant'});
  }
  onStepEnd?.();
}

function stepBack(steps: number, done: () => void): void {
  const ending = goBack(steps);
  if (ending !== undefined) void ending.then(done);
  else
    onStepEnd = () => {
      onStepEnd = undefined;
      // Runs after all other listeners.
      setTimeout(done);
    };
}

/** True if an event's target is inside an element. */
export function isInside(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}

/** Returns the clicked link; `null` if there is none or another listener has handled the click. */
export function clickedLink({target, defaultPrevented}: Event): HTMLAnchorElement | null {
  return target instanceof Element && !defaultPrevented ? target.closest('a') : null;
}
