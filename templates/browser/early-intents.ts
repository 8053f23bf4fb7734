import {onSearchKeys} from './keyboard.ts';
import {requestSearch} from './search-requests.ts';
import {onWindow} from './window.ts';

/** Told to the window. */
export const aliveEvent = 'legacydocs:alive';

/** The page hears its readers itself from now on. */
export function announceAlive(): void {
  performance.mark(aliveEvent);
  dispatchEvent(new Event(aliveEvent));
}

/** What a press is remembered of: buttons, and the link that scripts make the button of the menu. */
const pressed = 'button, .Navbar-menu';

/**
 * Until the page is alive, remember what the reader wants, show that it was heard, and do it then: the last button that
 * was pressed, or the search, with what is typed meanwhile.
 *
 * @param load Has the page come alive. Where it fails, a link leads where it leads without scripts.
 */
export function rememberIntents(load: () => Promise<unknown>): void {
  let wanted: HTMLElement | null = null;
  let typed: string | undefined;

  function want(button: HTMLElement | null): void {
    wanted?.removeAttribute('data-heard');
    wanted = button;
    wanted?.setAttribute('data-heard', '');
    typed = undefined;
    if (button !== null) load().catch(() => giveUp(button));
  }

  function giveUp(button: HTMLElement): void {
    if (button !== wanted) return;
    want(null);
    if (button instanceof HTMLAnchorElement) location.assign(button.href);
  }

  function wantSearch(): boolean {
    if (typed === undefined) want(document.querySelector<HTMLElement>('.Search'));
    typed ??= '';
    return true;
  }

  function onKey(event: KeyboardEvent): void {
    if (typed === undefined || event.defaultPrevented) return;
    if (event.key === 'Escape') want(null);
    if (event.key === 'Escape' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
  }

  function onClick(event: MouseEvent): void {
    const {target} = event;
    const button = target instanceof Element ? target.closest<HTMLElement>(pressed) : null;
    if (button === null) return;
    if (button.matches('.Search')) wantSearch();
    else if (button.matches('button')) want(button);
    else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      want(button);
    }
  }

  const stops = [onWindow('keydown', onKey), onSearchKeys(wantSearch), onWindow('click', onClick)];
  const replay = (): void => {
    for (const stop of stops) stop();
    const [button, query] = [wanted, typed];
    want(null);
    if (query === undefined) button?.click();
    else requestSearch(query);
  };
  addEventListener(aliveEvent, replay, {once: true});
}
