/**
 * The link of this page that an event is about, where it is one that scripts may follow: of this origin, in this
 * tab, no download. Reading SVG links is left to the browser.
 */
function linkOf({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && isOurs(link) ? link : undefined;
}

function isOurs(link: HTMLAnchorElement): boolean {
  return (
    link.hasAttribute('href') &&
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    ['', '_self'].includes(link.target)
  );
}

/**
 * Plain clicks on links: main button, no modifier, not handled by anyone else. A keyboard's Enter clicks too.
 *
 * @param follow @returns Whether it took the click over.
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

/** Follow an address as a click on a link to it does, also where the link itself is gone. */
export function followAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}

/** The pointer comes to a link, or a finger touches it: once for each link and address (row PREF-02). */
export function onLinkIntent(listener: (link: HTMLAnchorElement) => void): () => void {
  const known = new WeakMap<Element, string>();
  const heed = (event: Event) => {
    const link = linkOf(event);
    if (link === undefined || known.get(link) === link.href) return;
    known.set(link, link.href);
    listener(link);
  };
  document.addEventListener('mouseover', heed, {passive: true});
  document.addEventListener('touchstart', heed, {passive: true});
  return () => {
    document.removeEventListener('mouseover', heed);
    document.removeEventListener('touchstart', heed);
  };
}

/** Whether the reader sees a link that is in view, and leaves the page by it: a closed list is there, unseen. */
function leadsOn(link: HTMLAnchorElement): boolean {
  const isShown = link.checkVisibility?.({opacityProperty: true, visibilityProperty: true});
  return isShown !== false && !link.hasAttribute('aria-expanded');
}

/** What is told about links that can be seen. */
export interface VisibleLinks {
  /** In the order of the document, those of the navbar last: it is on every page. */
  readonly onEnter: (links: readonly HTMLAnchorElement[]) => void;
  readonly onLeave: (link: HTMLAnchorElement) => void;
}

/**
 * Watch which links are in view, those included that come later.
 *
 * @returns `done` stops watching a link until its address changes; `stop` ends it all.
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
          const shown = links(true).filter(leadsOn);
          onEnter(shown.sort((a, b) => Number(isEverywhere(a)) - Number(isEverywhere(b))));
        })
      : undefined;
  const scan = () => {
    const found = [...document.querySelectorAll('a')].filter(
      (link) => isOurs(link) && watched.get(link) !== link.href,
    );
    for (const link of found) {
      watched.set(link, link.href);
      // A link is reported when its watching starts; one that only got a new address starts anew.
      view?.unobserve(link);
      view?.observe(link);
    }
    if (view === undefined) onEnter(found);
  };
  // Later, so that `done` is there when the first links come into view.
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
