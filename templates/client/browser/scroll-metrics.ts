import {wantsReducedMotion} from './preferences.ts';

/** What a scroll position is judged by, in CSS pixels. */
export interface ScrollMetrics {
  readonly y: number;
  readonly viewportHeight: number;
  readonly documentHeight: number;
  readonly navbarHeight: number;
}

export function scrollMetrics(): ScrollMetrics {
  return {
    y: scrollY,
    viewportHeight: innerHeight,
    documentHeight: document.documentElement.scrollHeight,
    navbarHeight: document.querySelector<HTMLElement>('.Navbar')?.offsetHeight ?? 0,
  };
}

export function scrollToTop(): void {
  scrollTo({top: 0, behavior: wantsReducedMotion() ? 'instant' : 'smooth'});
}

/** Scroll a box of its own, not the page, so that one of its elements is in sight. */
export function revealWithin(box: HTMLElement, element: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
