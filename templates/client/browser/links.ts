import {onWindow, stopAll} from './window.ts';

/**
 * Returns the link that an event belongs to, if scripts can follow it: same origin, same tab, no download. The browser
 * handles SVG links.
 */
function linkOf({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && isOurs(link) ? link : undefined;
}

function isOurs(link: HTMLAnchorElement): boolean {
  return (
    // The origin of a link without a URL is empty.
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    /^(_self)?$/.test(link.target)
  );
}

/**
 * Listens for unhandled clicks on links, with the main button and without modifier keys. The Enter key counts as a
 * click.
 *
 * @param follow Returns true if it handled the click.
 */
export function onLinkClick(follow: (link: HTMLAnchorElement) => boolean): () => void {
  const listener = (event: MouseEvent) => {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified) return;
    const link = linkOf(event);
    if (link !== undefined && follow(link)) event.preventDefault();
  };
  document.addEventListener('click', listener);
  return () => document.removeEventListener('click', listener);
}

/** Follows a URL as a click on a link does. */
export function followUrl(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Reports each link and URL once, when the pointer enters the link or a finger touches it (row PREF-02). */
export function onLinkIntent(listener: (link: HTMLAnchorElement) => void): () => void {
  const known = new WeakMap<Element, string>();
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link === undefined || known.get(link) === link.href) return;
    known.set(link, link.href);
    listener(link);
  };
  return stopAll(onWindow('mouseover', onIntent), onWindow('touchstart', onIntent));
}

/** True if a link in the viewport is visible, unless it toggles a list. Links in a closed list are invisible. */
function isVisibleLink(link: HTMLAnchorElement): boolean {
  const isShown = link.checkVisibility?.({opacityProperty: true, visibilityProperty: true});
  return isShown !== false && !link.hasAttribute('aria-expanded');
}

/** Listeners for links that enter or leave the viewport. */
export interface VisibleLinks {
  /** Links in document order, but those in the navbar are last, because the navbar is on every page. */
  readonly onEnter: (links: readonly HTMLAnchorElement[]) => void;
  readonly onLeave: (link: HTMLAnchorElement) => void;
}

/**
 * Observes which links are in the viewport, including links that are added later.
 *
 * @returns `done`, which stops observing a link until its URL changes, and `stop`, which stops all observation.
 */
export function watchLinks({onEnter, onLeave}: VisibleLinks): {
  readonly done: (link: HTMLAnchorElement) => void;
  readonly stop: () => void;
} {
  const watched = new WeakMap<Element, string>();
  const view =
    'IntersectionObserver' in window
      ? new IntersectionObserver((entries) => {
          const links = (inView: boolean) =>
            entries.flatMap(({target, isIntersecting}) =>
              target instanceof HTMLAnchorElement && isIntersecting === inView ? [target] : [],
            );
          links(false).forEach(onLeave);
          const isEverywhere = (link: Element) => link.closest('.Navbar, .Navbar-brand') !== null;
          const shown = links(true).filter(isVisibleLink);
          onEnter(shown.sort((a, b) => Number(isEverywhere(a)) - Number(isEverywhere(b))));
        })
      : undefined;
  const scan = () => {
    const found = [...document.querySelectorAll('a')].filter(
      (link) => isOurs(link) && watched.get(link) !== link.href,
    );
    for (const link of found) {
      watched.set(link, link.href);
      // When observation starts, links are reported, so a link with a new URL is observed again.
      view?.unobserve(link);
      view?.observe(link);
    }
    if (view === undefined) onEnter(found);
  };
  // Started later, so that `done` exists when the first links are reported.
  queueMicrotask(scan);
  const changes = new MutationObserver(scan);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['href'],
  });
  return {
    done: (link) => view?.unobserve(link),
    stop: () => {
      changes.disconnect();
      view?.disconnect();
    },
  };
}
