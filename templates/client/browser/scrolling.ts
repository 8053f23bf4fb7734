import {hashTarget} from './articles.ts';
import {afterLoadWhenIdle} from './document.ts';
import {onReturn} from './history.ts';
import {onWindow, stopAll, wantsReducedMotion} from './window.ts';

/** Left and top, in CSS pixels. */
export type ScrollPosition = readonly [left: number, top: number];

/** Scroll position and sizes, in CSS pixels. */
export interface ScrollMetrics {
  readonly y: number;
  readonly viewportHeight: number;
  readonly documentHeight: number;
  readonly navbarHeight: number;
}

export function scrollPosition(): ScrollPosition {
  return [scrollX, scrollY];
}

export function scrollMetrics(): ScrollMetrics {
  return {
    y: scrollY,
    viewportHeight: innerHeight,
    documentHeight: document.documentElement.scrollHeight,
    navbarHeight: document.querySelector<HTMLElement>('.Navbar')?.offsetHeight ?? 0,
  };
}

export function scrollToPosition([left, top]: ScrollPosition): void {
  scrollTo({left, top, behavior: 'instant'});
}

export function scrollToTop(): void {
  scrollTo({top: 0, behavior: wantsReducedMotion() ? 'instant' : 'smooth'});
}

/**
 * Scrolls without animation, for example to compensate for a layout shift. @param distance Distance downwards, in CSS
 * pixels.
 */
export function scrollByInstantly(distance: number): void {
  scrollBy({top: distance, behavior: 'instant'});
}

/**
 * Scrolls to the element that a hash refers to, and opens the details elements that contain it. Does nothing if there
 * is no such element.
 */
export function scrollToHash(hash: string): void {
  const element = hashTarget(hash);
  for (let outer = element?.closest('details'); outer; ) {
    outer.open = true;
    outer = outer.parentElement?.closest('details');
  }
  element?.scrollIntoView({behavior: 'instant'});
}

/** Scrolls a container, not the page, to make one of its elements visible. */
export function revealWithin(container: HTMLElement, element: HTMLElement): void {
  const outer = container.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  container.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

/** Moves the focus to the start of an element that is not focusable itself (row SCRL-07). */
export function focusRegion(id: string): void {
  const region = document.getElementById(id);
  if (region === null) return;
  region.tabIndex = -1;
  region.focus({preventScroll: true});
  region.addEventListener('blur', () => region.removeAttribute('tabindex'), {once: true});
}

/**
 * Handles scroll restoration for back and forward while the page is open. When the page is left, the browser handles it
 * again, so that a reload keeps the scroll position.
 *
 * @param onLeave Called when the page is left. Returns true if the browser should restore this page's position.
 * @param restore Scrolls a page that was restored from the back-forward cache: Safari shows it from the top.
 * @returns A function that stops handling scroll restoration.
 */
export function ownScrollRestoration(onLeave: () => boolean, restore: () => void): () => void {
  const setMode = (mode: ScrollRestoration) => {
    history.scrollRestoration = mode;
  };
  setMode('manual');
  return stopAll(
    onReturn(restore),
    onWindow('pageshow', () => setMode('manual')),
    onWindow('pagehide', () => {
      if (onLeave()) setMode('auto');
    }),
    () => setMode('auto'),
  );
}

/**
 * Skips the layout of text below the viewport until the browser is idle. Call this before a page is shown.
 *
 * @param atTop False if the page is scrolled, for which the layout must be complete.
 */
export function skipHiddenText(atTop: boolean): void {
  const skip = (skipped: boolean) =>
    document.documentElement.toggleAttribute('data-opening', skipped);
  skip(atTop);
  if (atTop) requestAnimationFrame(() => afterLoadWhenIdle(() => void skip(false)));
}

/** A heading and its position in the viewport, in CSS pixels. */
export interface HeadingBox {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the page's headings with the given levels, in order. A heading without a height gets the rectangle of its
 * parent (row TOC-02).
 */
export function headingBoxes(levels: readonly number[]): HeadingBox[] {
  const headings = document.querySelectorAll(levels.map((level) => `main h${level}[id]`).join());
  return [...headings].map((heading) => {
    const {top, bottom} = visibleBox(heading);
    return {id: heading.id, top, bottom};
  });
}

function visibleBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const {parentElement} = element;
  return box.height === 0 && parentElement !== null ? visibleBox(parentElement) : box;
}
