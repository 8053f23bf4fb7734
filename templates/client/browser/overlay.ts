import {currentEntry, goBack, overlayDepth, pushOverlay} from './history.ts';
import {createOverlayStack, type Overlay} from './overlay-stack.ts';

/** Locks or unlocks scrolling of the page behind an overlay (row MOB-03). */
export function lockScroll(locked: boolean): void {
  const {documentElement: root, body} = document;
  root.style.scrollbarGutter = locked && innerWidth > root.clientWidth ? 'stable' : '';
  body.style.overflow = locked ? 'hidden' : '';
}

const stack = createOverlayStack({depth: overlayDepth, push: pushOverlay, back: stepBack});
/** The page below the overlay, and its scroll position. */
let page = {entry: 0, left: 0, top: 0};
let isListening = false;
/** Called by the event that ends a back navigation. */
let onStepEnd: (() => void) | undefined;

/**
 * Registers an overlay: the next back navigation closes it instead of leaving the page (row MOB-04). Other listeners do
 * not receive that navigation.
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

/** Going back to an open list shows the list first and then restores the scroll position of the page below. */
function noteScroll(): void {
  page = {...page, left: scrollX, top: scrollY};
}

function onPop(event: Event): void {
  // Several steps lead to another page, which the navigation handles.
  if (stack.moved() && currentEntry().entry === page.entry) {
    event.stopImmediatePropagation();
    // Browsers scroll to the target of the hash.
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
      // After all other listeners.
      setTimeout(done);
    };
}

/** True if the target of an event is inside an element. */
export function isInside(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}

/** Returns the link of a click; `null` if there is none or another listener handled the click. */
export function clickedLink({target, defaultPrevented}: Event): HTMLAnchorElement | null {
  return target instanceof Element && !defaultPrevented ? target.closest('a') : null;
}
